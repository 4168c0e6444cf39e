/// The conditions of `#if` that stand around code, each once, by number.
struct ConditionTable {
  private(set) var all: [BuildCondition] = []
  private var numbers: [BuildCondition: Int] = [:]
  /// What the clauses say by their text, so that each is read once.
  private var written: [String: BuildCondition] = [:]

  /// How many earlier clauses are negated in a later one: a chain of thousands would take as long as
  /// the square of it, and says of its ends what it says of its beginning.
  private static let maximumNegated = 32

  /// The clauses of an `#if` that stands inside another condition, with the number of each one's
  /// condition: the earlier clauses are negated in it, and -1 is none.
  mutating func clauses(
    of node: Int, in facts: SourceFacts, within outer: Int
  ) -> [(node: Int, condition: Int)] {
    var negated: [BuildCondition] = []
    var clauses: [(node: Int, condition: Int)] = []
    for clause in facts.children(of: node) where facts.kind(clause) == .ifClause {
      let own = condition(of: facts.name(facts.nodes[clause]))
      clauses.append((clause, number(of: negated + (own.map { [$0] } ?? []), within: outer)))
      if let own, negated.count < Self.maximumNegated { negated.append(own.negated) }
    }
    return clauses
  }

  /// Nothing for a clause that holds in every build or in none, and for `#else`.
  private mutating func condition(of text: String) -> BuildCondition? {
    guard !text.isEmpty, text.constantCondition == nil else { return nil }
    if let known = written[text] { return known }
    let condition = BuildCondition(text)
    written[text] = condition
    return condition
  }

  private mutating func number(of conditions: [BuildCondition], within outer: Int) -> Int {
    let around = outer < 0 ? [] : [all[outer]]
    guard let inner = BuildCondition.all(conditions),
      let whole = BuildCondition.all(around + [inner])
    else { return outer }
    if let known = numbers[whole] { return known }
    numbers[whole] = all.count
    all.append(whole)
    return all.count - 1
  }
}
