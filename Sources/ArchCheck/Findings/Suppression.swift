/// A comment that accepts findings where it stands:
/// `// archcheck:disable:next no_singletons - reason until:2027-01-31 owner:@team`.
struct Suppression: Sendable, Hashable {
  enum Scope: Sendable, Hashable {
    /// The lines on which a finding is accepted.
    case lines(ClosedRange<Int>)
    case file
  }

  var rules: [String]
  var scope: Scope
  var reason: String
  var owner: String?
  /// The last valid day.
  var until: Day?
  var location: Location

  /// Whether the suppression is about a place in its file.
  func covers(line: Int) -> Bool {
    switch scope {
    case .file: true
    case .lines(let lines): lines.contains(line)
    }
  }
}

/// What the comments of one file that speak to archcheck say.
struct SuppressionReader {
  private(set) var suppressions: [Suppression] = []
  /// What is wrong with the comments, as findings.
  private(set) var findings: [Finding] = []
  private let path: String
  private let module: String
  private let facts: SourceFacts
  private let knownRules: Set<String>
  /// Suppressions of regions that no `enable` has closed yet, by rule.
  private var open: [String: [OpenRegion]] = [:]
  private var openedCount = 0
  /// Indexes of the lines with code.
  private lazy var codeLines = (0..<facts.lineCount).filter(facts.isCode(lineIndex:))
  /// The nodes in the order in which their text begins.
  private lazy var codeNodes = nodesOfCode()

  init(path: String, module: String, facts: SourceFacts, knownRules: Set<String>) {
    self.path = path
    self.module = module
    self.facts = facts
    self.knownRules = knownRules
    for directive in facts.directives { read(directive) }
    close(Set(open.keys), before: .max)
  }

  /// A region as it is suppressed for one rule, and how many others were opened before it.
  private struct OpenRegion {
    var number: Int
    var suppression: Suppression
  }

  private mutating func read(_ directive: SourceFacts.Directive) {
    let position = facts.position(of: directive.offset)
    let location = Location(file: path, line: position.line, column: position.column)
    let command = directive.text.prefix { !$0.isWhitespace }
    let written = directive.text.dropFirst(command.count)
    let (rules, reason) = parts(written)
    let known = rules.filter(knownRules.contains)
    if command != "enable", let text = reasonWithoutDash(written) {
      return reportMissingDash(between: written, and: text, command, at: location, about: known)
    }
    reportUnknown(rules, at: location)
    if command == "enable" { return enable(rules, at: location) }
    guard let scope = readScope(of: command, at: location),
      let acceptance = readAcceptance(of: rules, reason, at: location), !known.isEmpty
    else { return }
    let suppression = Suppression(
      rules: known, scope: scope, reason: acceptance.reason, owner: acceptance.owner,
      until: acceptance.until, location: location)
    if command == "disable" { open(suppression) } else { suppressions.append(suppression) }
  }

  // MARK: Parts of a comment

  private mutating func reportMissingDash(
    between written: Substring, and text: Substring, _ command: Substring, at location: Location,
    about known: [String]
  ) {
    let front = written[..<text.startIndex].trimmingBlanks
    let named = front.hasSuffix(":") ? front.dropLast() : front[...]
    report(
      .invalidSuppression,
      "` - ` is missing behind \(named): archcheck:\(command) \(named) - \(text)",
      at: location, about: known.joined(separator: " "))
  }

  private mutating func reportUnknown(_ rules: [String], at location: Location) {
    for rule in rules where !knownRules.contains(rule) {
      let hint =
        nearestSpelling(of: rule, among: knownRules.sorted())
        .map { "; did you mean \($0)?" } ?? ""
      report(
        .unknownSuppression, "No rule is called \(rule)\(hint)", at: location, about: rule)
    }
  }

  /// What a command is about; nil, and reported, where there is no such command.
  private mutating func readScope(
    of command: Substring, at location: Location
  ) -> Suppression.Scope? {
    if let scope = lines(of: command, at: location.line) { return scope }
    report(
      .invalidSuppression,
      "archcheck:\(String(command).shortened) is no comment archcheck knows; "
        + "there are disable, disable:next, :this, :previous, :file and enable",
      at: location, about: String(command))
    return nil
  }

  /// Why, until when and by whom findings are accepted; nil, and reported, where the comment does not
  /// say what it must.
  private mutating func readAcceptance(
    of rules: [String], _ words: [Substring], at location: Location
  ) -> (reason: String, until: Day?, owner: String?)? {
    let (text, until, owner, badDate) = details(words)
    let mistake: String? =
      if rules.isEmpty {
        "A suppression names its rules"
      } else if let badDate {
        badDate.isEmpty
          ? "until: is followed at once by its date: until:2027-01-31"
          : "\(badDate.shortened) is no date such as 2027-01-31"
      } else if text.isEmpty {
        "A suppression needs a reason behind ` - `; this one does nothing"
      } else {
        nil
      }
    guard let mistake else { return (text, until, owner) }
    report(.invalidSuppression, mistake, at: location, about: rules.joined(separator: " "))
    return nil
  }

  /// The rules in front of ` - ` and the reason behind it.
  private func parts(_ text: Substring) -> (rules: [String], reason: [Substring]) {
    let words = text.split { $0.isWhitespace || $0 == "," }
    let dash = words.firstIndex { ["-", "--", "–", "—"].contains($0) } ?? words.endIndex
    let reason =
      dash < words.endIndex
      ? text.split(whereSeparator: \.isWhitespace).drop { !["-", "--", "–", "—"].contains($0) } : []
    return (words[..<dash].map(String.init), Array(reason.dropFirst()))
  }

  /// What follows rules without ` - ` between, or behind a colon, and reads like no rule; nil where
  /// there is none.
  private func reasonWithoutDash(_ text: Substring) -> Substring? {
    let words = text.split { $0.isWhitespace || $0 == "," }
    guard parts(text).rules.count == words.count else { return nil }
    if let colon = words.firstIndex(where: { $0.hasSuffix(":") }), colon + 1 < words.count,
      words[..<colon].allSatisfy(isKnown), isKnown(words[colon].dropLast())
    {
      return text[words[colon + 1].startIndex...].trimmingBlanks
    }
    guard words.first.map(isKnown) ?? false,
      let first = words.first(where: { !isKnown($0) }), !first.contains("_")
    else { return nil }
    return text[first.startIndex...].trimmingBlanks
  }

  private func isKnown(_ word: Substring) -> Bool { knownRules.contains(String(word)) }

  private func details(
    _ words: [Substring]
  ) -> (text: String, until: Day?, owner: String?, badDate: String?) {
    var until: Day?
    var owner: String?
    var badDate: String?
    var text: [Substring] = []
    for word in words {
      if word.hasPrefix("until:") {
        until = Day(String(word.dropFirst(6)))
        if until == nil { badDate = String(word.dropFirst(6)) }
      } else if word.hasPrefix("owner:") {
        owner = String(word.dropFirst(6))
      } else {
        text.append(word)
      }
    }
    return (text.joined(separator: " "), until, owner, badDate)
  }

  /// The lines a command is about; `next` and `previous` mean lines of code.
  private mutating func lines(of command: Substring, at line: Int) -> Suppression.Scope? {
    switch command {
    case "disable": return .lines(line...Int.max)
    case "disable:this": return .lines(line...line)
    case "disable:file": return .file
    case "disable:next":
      let next = codeLines[codeLines.partitioningIndex { $0 >= line }...].first
      let first = (next ?? line) + 1
      return .lines(first...max(first, lineOfDeclaration(beginningAt: first) ?? first))
    case "disable:previous":
      let previous = codeLines[..<codeLines.partitioningIndex { $0 >= line - 1 }].last
      return previous.map { .lines($0 + 1...$0 + 1) } ?? .lines(0...0)
    default: return nil
    }
  }

  /// The line with the name of a declaration whose attributes, modifiers or `#if` stand on lines above
  /// it, from that one on; nil where something else stands there.
  private mutating func lineOfDeclaration(beginningAt line: Int) -> Int? {
    // Behind the last line there is nothing.
    guard facts.lineStarts.indices.contains(line - 1) else { return nil }
    let start = facts.lineStarts[line - 1] & ~SourceFacts.codeBit
    let nodes = facts.nodes
    let position = codeNodes.partitioningIndex { nodes[$0].offset >= start }
    guard position < codeNodes.count else { return nil }
    let first = nodes[codeNodes[position]]
    return first.kind.isDeclaration ? facts.position(of: first.offset).line : nil
  }

  private func nodesOfCode() -> [Int] {
    let nodes = facts.nodes
    var found: [Int] = []
    var node = 1
    while node < nodes.count {
      switch nodes[node].kind {
      // What stands in an attribute or names a condition is no code of its own.
      case .attribute: node = Int(nodes[node].end)
      case .ifConfig, .ifClause: node += 1
      default:
        found.append(node)
        node += 1
      }
    }
    return found.sorted { (nodes[$0].offset, $0) < (nodes[$1].offset, $1) }
  }

  // MARK: Regions

  /// Each rule of a region is a suppression of its own.
  private mutating func open(_ region: Suppression) {
    for rule in region.rules {
      var part = region
      part.rules = [rule]
      open[rule, default: []].append(OpenRegion(number: openedCount, suppression: part))
      openedCount += 1
    }
  }

  private mutating func enable(_ rules: [String], at location: Location) {
    let closed = rules.isEmpty ? Set(open.keys) : Set(rules).intersection(open.keys)
    if closed.isEmpty {
      report(
        .unusedSuppression, "archcheck:enable closes no region", at: location,
        about: rules.joined(separator: " "))
    }
    close(closed, before: location.line)
  }

  /// Ends the open regions of the given rules.
  private mutating func close(_ rules: Set<String>, before line: Int) {
    let regions = rules.flatMap { open.removeValue(forKey: $0) ?? [] }
    for region in regions.sorted(by: { $0.number < $1.number }) {
      var suppression = region.suppression
      let first = suppression.location.line
      suppression.scope = .lines(first...max(first, line))
      suppressions.append(suppression)
    }
  }

  private mutating func report(
    _ demand: AcceptanceDemand, _ message: String, at location: Location, about subject: String
  ) {
    findings.append(
      Finding.ofSuppression(demand, message, at: location, module: module, subject: subject))
  }
}

extension Finding {
  /// A finding about a comment in the source; its subject leaves out the file, which may move.
  static func ofSuppression(
    _ demand: AcceptanceDemand, _ message: String, at location: Location, module: String,
    subject: String
  ) -> Finding {
    var finding = Finding(
      message, at: location, module: module, subject: "\(module) \(subject)",
      severity: demand.severity)
    finding.rule = demand.id
    finding.category = demand.category.rawValue
    return finding
  }
}
