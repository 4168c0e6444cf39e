/// What can be said of the texts of `#if` conditions without knowing the build.
extension DependencyGraph {
  /// Whether no build can satisfy both conditions; indexes into ``conditions``.
  func excludeEachOther(_ left: Int, _ right: Int) -> Bool {
    guard left != right, let left = condition(left), let right = condition(right) else {
      return false
    }
    return left.conjuncts.contains { one in
      right.conjuncts.contains { one.excludes($0) || $0.excludes(one) }
    }
  }

  /// Whether a condition holds only where a build sets a flag of the project's own, such as
  /// `CIPHER`; `os(iOS)`, `DEBUG` and what a flag must not be do not count.
  func needsFlag(_ index: Int?) -> Bool {
    guard let condition = condition(index) else { return false }
    var rest = condition[...]
    var isNegated = false
    while let character = rest.first {
      guard character.isLetter || character == "_" else {
        isNegated = character == "!" || (isNegated && (character == "(" || character == " "))
        rest.removeFirst()
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(name.count)
      if rest.first == "(" {
        // `os(…)`, `canImport(…)` and the like, with what they hold.
        rest = rest.drop { $0 != ")" }
      } else if !isNegated, !["DEBUG", "true", "false"].contains(name) {
        return true
      }
      isNegated = false
    }
    return false
  }
}

extension String {
  /// The condition itself and the parts that `&&` joins outside of parentheses, without blanks and
  /// double negations.
  fileprivate var conjuncts: [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in self where character != " " {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      part.append(character)
      if depth == 0, part.hasSuffix("&&") {
        parts.append(String(part.dropLast(2)))
        part = ""
      }
    }
    let all = filter { $0 != " " }
    return ([all] + parts + [part]).map { $0.hasPrefix("!!") ? String($0.dropFirst(2)) : $0 }
  }

  /// Whether one part of a condition rules another one out.
  fileprivate func excludes(_ other: String) -> Bool {
    if self == "!" + other || self == "!(\(other))" { return true }
    return ["os(", "arch("].contains { hasPrefix($0) && other.hasPrefix($0) } && self != other
      && [self, other].allSatisfy { $0.firstIndex(of: ")") == $0.index(before: $0.endIndex) }
  }
}
