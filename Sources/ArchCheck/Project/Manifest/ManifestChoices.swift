/// A question whose answer lies outside of the manifest: an environment variable, a file's
/// existence, the platform.
struct ManifestDecision: Hashable {
  var key: String
  /// What each answer is called in a condition.
  var literals: [String]
  /// The answer where nothing else is chosen.
  var usual: Int
}

/// The answers that one run assumes, and the questions that it met.
struct ManifestChoices {
  /// Answers that differ from the usual ones, by the decision's key.
  private let chosen: [String: Int]
  private(set) var decisions: [ManifestDecision] = []
  private(set) var branches: Set<Branch> = []

  /// A place where the flow depends on something outside, and where it went in this run.
  struct Branch: Hashable {
    var offset: Int
    var condition: String
    var outcome: Bool
  }

  init(_ chosen: [String: Int]) {
    self.chosen = chosen
  }

  /// The answer to a yes-or-no question, given by its text.
  mutating func decide(_ condition: String, usually usual: Bool) -> Bool {
    let (key, isNegated) = normalized(condition)
    let answer = choose(
      ManifestDecision(key: key, literals: [key, negated(key)], usual: usual != isNegated ? 0 : 1))
    return (answer == 0) != isNegated
  }

  mutating func choose(_ decision: ManifestDecision) -> Int {
    if !decisions.contains(where: { $0.key == decision.key }) { decisions.append(decision) }
    return chosen[decision.key] ?? decision.usual
  }

  /// Notes where the flow goes at a condition that rests on something outside.
  mutating func note(_ condition: String, outcome: Bool, offset: Int) {
    branches.insert(Branch(offset: offset, condition: condition, outcome: outcome))
  }
}

/// The opposite of a condition, as a person would write it.
func negated(_ condition: String) -> String {
  let (positive, isNegated) = normalized(condition)
  if isNegated { return positive }
  if let (left, right) = sides(of: positive, around: " != ") { return "\(left) == \(right)" }
  if let (left, right) = sides(of: positive, around: " == ") { return "\(left) != \(right)" }
  return isOneTerm(positive) ? "!\(positive)" : "!(\(positive))"
}

/// The condition without leading negations, and whether their number is odd. `a == nil` counts as
/// the negation of `a != nil`.
private func normalized(_ condition: String) -> (text: String, isNegated: Bool) {
  var text = condition
  var isNegated = false
  while text.hasPrefix("!"), isOneTerm(String(text.dropFirst())) {
    text.removeFirst()
    isNegated.toggle()
  }
  while text.hasPrefix("("), text.hasSuffix(")"), isOneTerm(text) {
    text = String(text.dropFirst().dropLast())
  }
  if let (left, right) = sides(of: text, around: " == "), right == "nil" {
    return ("\(left) != nil", !isNegated)
  }
  return (text, isNegated)
}

private func sides(of condition: String, around sign: String) -> (String, String)? {
  guard !condition.contains(" && "), !condition.contains(" || "), !condition.contains(" ?? ")
  else { return nil }
  let parts = condition.split(separator: sign, omittingEmptySubsequences: false)
  return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
}

/// Whether no operator stands outside of brackets and quotes.
private func isOneTerm(_ text: String) -> Bool {
  var depth = 0
  var isQuoted = false
  for character in text {
    switch character {
    case "\"": isQuoted.toggle()
    case _ where isQuoted: break
    case "(", "[", "{": depth += 1
    case ")", "]", "}": depth -= 1
    case " " where depth == 0: return false
    default: break
    }
  }
  return true
}
