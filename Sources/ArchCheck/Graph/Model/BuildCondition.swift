/// A condition of `#if`: as it is written, and which builds it stands for.
struct BuildCondition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// `os(iOS) && !DEBUG`.
  let description: String
  let formula: Formula

  init(_ text: String) {
    self.init(description: text, formula: Formula(text))
  }

  private init(description: String, formula: Formula) {
    self.description = description
    self.formula = formula
  }

  /// The condition that demands all of some, where there are any.
  static func all(_ conditions: [BuildCondition]) -> BuildCondition? {
    guard conditions.count > 1 else { return conditions.first }
    return BuildCondition(
      description: conditions.map(\.factor).joined(separator: " && "),
      formula: .and(conditions.flatMap(\.formula.factors)))
  }

  /// The condition of the builds in which any of some holds, nil where that is every build. What
  /// another one covers is left out.
  static func any(_ conditions: Set<BuildCondition>) -> BuildCondition? {
    // So many kinds of builds are no condition that a reader could use.
    guard !conditions.isEmpty, conditions.count <= maximumAlternatives else { return nil }
    var parts = conditions.sorted()
    for part in parts.reversed() where parts.contains(where: { $0 != part && part.implies($0) }) {
      parts.removeAll { $0 == part }
    }
    guard parts.count > 1 else { return parts[0].alwaysHolds ? nil : parts[0] }
    let whole = BuildCondition(
      description: parts.map(\.description).joined(separator: " || "),
      formula: .or(parts.map(\.formula)))
    return whole.alwaysHolds ? nil : whole
  }

  private static let maximumAlternatives = 8

  /// The condition of the builds that this one leaves.
  var negated: BuildCondition {
    let isJoined = description.contains("&&") || description.contains("||")
    let text =
      if isJoined {
        "!(\(description))"
      } else {
        description.hasPrefix("!") ? String(description.dropFirst()) : "!\(description)"
      }
    return BuildCondition(description: text, formula: .not(formula))
  }

  /// The text as a part of what `&&` joins, which binds tighter than `||`.
  private var factor: String {
    if case .or = formula, !isParenthesized { return "(\(description))" }
    return description
  }

  /// Whether one pair of parentheses holds the whole text.
  private var isParenthesized: Bool {
    guard description.hasPrefix("("), description.hasSuffix(")") else { return false }
    var depth = 0
    for character in description.utf8.dropLast() {
      if character == UInt8(ascii: "(") { depth += 1 }
      if character == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return false }
    }
    return true
  }

  static func == (left: BuildCondition, right: BuildCondition) -> Bool {
    left.description == right.description
  }

  static func < (left: BuildCondition, right: BuildCondition) -> Bool {
    left.description < right.description
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

extension BuildCondition {
  /// Whether no build can satisfy both conditions.
  func excludes(_ other: BuildCondition) -> Bool {
    var steps = 0
    return !Formula.canHold(
      [(formula, true), (other.formula, true)], given: Literals(), steps: &steps)
  }

  /// Whether each build that satisfies this condition satisfies the other, too.
  func implies(_ other: BuildCondition) -> Bool { excludes(other.negated) }

  /// Whether every build satisfies the condition.
  fileprivate var alwaysHolds: Bool {
    var steps = 0
    return !Formula.canHold([(formula, false)], given: Literals(), steps: &steps)
  }

  /// Whether a condition asks for a flag of the project's own, such as `CIPHER`; `os(iOS)`, `DEBUG`
  /// and what a flag must not be do not count.
  var needsFlag: Bool { formula.needsFlag(holds: true) }

  /// What a condition says, without blanks and redundant parentheses.
  indirect enum Formula: Sendable {
    /// `DEBUG`, `os(iOS)`.
    case term(String)
    case not(Formula)
    case and([Formula])
    case or([Formula])

    /// What `&&` joins.
    fileprivate var factors: [Formula] {
      if case .and(let parts) = self { return parts }
      return [self]
    }

    /// What an operator joins.
    private var parts: [Formula] {
      switch self {
      case .and(let parts), .or(let parts): parts
      case .term, .not: [self]
      }
    }

    /// - Parameter holds: whether the formula is asked to hold.
    fileprivate func needsFlag(holds: Bool) -> Bool {
      switch self {
      case .term(let name): holds && isFlag(name)
      case .not(let inner): inner.needsFlag(holds: !holds)
      case .and(let parts), .or(let parts): parts.contains { $0.needsFlag(holds: holds) }
      }
    }

    /// A name of the project's own, and no question such as `os(iOS)`.
    private func isFlag(_ term: String) -> Bool {
      guard let first = term.first, first.isLetter || first == "_" else { return false }
      return !term.contains("(") && !["DEBUG", "true", "false"].contains(term)
    }

    /// How many terms and choices are gone through before two conditions count as compatible.
    private static var maximumSteps: Int { 20_000 }

    /// Whether some build makes each formula true or false, as it is asked.
    fileprivate static func canHold(
      _ demands: [(Formula, holds: Bool)], given: Literals, steps: inout Int
    ) -> Bool {
      // All that was left open and all that is given is gone through again.
      steps += demands.count + given.count
      if steps > maximumSteps { return true }
      var demands = demands
      var literals = given
      var choices: [(Formula, holds: Bool)] = []
      while let (formula, holds) = demands.popLast() {
        steps += 1
        switch formula {
        case .term(let term): if !literals.add(term, holds: holds) { return false }
        case .not(let inner): demands.append((inner, !holds))
        case .and(let parts) where holds, .or(let parts) where !holds:
          demands += parts.map { ($0, holds) }
        case .and, .or: choices.append((formula, holds))
        }
      }
      guard let (choice, holds) = choices.popLast() else { return true }
      return choice.parts.contains {
        canHold(choices + [($0, holds)], given: literals, steps: &steps)
      }
    }
  }

  /// Terms that are asked to be true or false.
  fileprivate struct Literals {
    private var known: [String: Bool] = [:]
    /// The questions of which one term holds: a build has one system and one architecture.
    private var answered: Set<String> = []

    var count: Int { known.count }

    /// - Returns: whether the others leave it possible.
    mutating func add(_ term: String, holds: Bool) -> Bool {
      if let isTrue = known.updateValue(holds, forKey: term) { return isTrue == holds }
      guard holds, let question = ["os(", "arch("].first(where: term.hasPrefix) else { return true }
      return answered.insert(question).inserted
    }
  }
}

extension BuildCondition.Formula {
  /// What the text of a condition says; what does not parse is one term.
  fileprivate init(_ text: String) {
    var reader = Reader(rest: text.filter { !$0.isWhitespace }[...])
    let formula = reader.alternatives(depth: 0)
    self = reader.rest.isEmpty ? formula : .term(text)
  }

  private struct Reader {
    var rest: Substring

    mutating func alternatives(depth: Int) -> BuildCondition.Formula {
      var parts = [conjunction(depth: depth)]
      while take("||") { parts.append(conjunction(depth: depth)) }
      return parts.count == 1 ? parts[0] : .or(parts)
    }

    private mutating func conjunction(depth: Int) -> BuildCondition.Formula {
      var parts = factor(depth: depth).factors
      while take("&&") { parts += factor(depth: depth).factors }
      return parts.count == 1 ? parts[0] : .and(parts)
    }

    private mutating func factor(depth: Int) -> BuildCondition.Formula {
      var isNegated = false
      while take("!") { isNegated.toggle() }
      let whole = rest
      var formula: BuildCondition.Formula
      if depth < DepthLimit.conditions, take("(") {
        formula = alternatives(depth: depth + 1)
        if !take(")") {
          rest = whole
          formula = term()
        }
      } else {
        formula = term()
      }
      return isNegated ? .not(formula) : formula
    }

    /// Everything in front of the next operator or the parenthesis that closes what is around.
    private mutating func term() -> BuildCondition.Formula {
      var depth = 0
      var end = rest.startIndex
      while end < rest.endIndex {
        let left = rest[end...]
        if depth == 0, left.hasPrefix(")") || left.hasPrefix("&&") || left.hasPrefix("||") { break }
        if left.hasPrefix("(") { depth += 1 }
        if left.hasPrefix(")") { depth -= 1 }
        rest.formIndex(after: &end)
      }
      defer { rest = rest[end...] }
      return .term(String(rest[..<end]))
    }

    private mutating func take(_ mark: String) -> Bool {
      guard rest.hasPrefix(mark) else { return false }
      rest.removeFirst(mark.count)
      return true
    }
  }
}

extension DependencyGraph {
  /// Whether no build can satisfy both conditions; indexes into ``conditions``.
  func excludeEachOther(_ left: Int?, _ right: Int?) -> Bool {
    guard let left, let right, left != right,
      [left, right].allSatisfy(conditions.indices.contains)
    else { return false }
    return conditions[left].excludes(conditions[right])
  }

  /// The condition of all places together, by indexes into ``conditions``: what one of them needs,
  /// and nil where one needs nothing.
  func condition(ofAny places: some Sequence<Int?>) -> BuildCondition? {
    var found: Set<Int> = []
    for index in places {
      guard let index, conditions.indices.contains(index) else { return nil }
      found.insert(index)
    }
    return BuildCondition.any(Set(found.map { conditions[$0] }))
  }

  /// The condition of all sites together.
  func condition(ofAny sites: some Sequence<Site>) -> BuildCondition? {
    condition(ofAny: sites.lazy.map(\.conditionIndex))
  }

  /// The condition of what needs a place of each group, such as a chain of its dependencies.
  func condition(ofEach groups: [BuildCondition?]) -> BuildCondition? {
    BuildCondition.all(groups.compactMap(\.self).uniqued())
  }

  /// Whether a condition asks for a flag of the project's own; index into ``conditions``.
  func needsFlag(_ index: Int?) -> Bool {
    guard let index, conditions.indices.contains(index) else { return false }
    return conditions[index].needsFlag
  }
}
