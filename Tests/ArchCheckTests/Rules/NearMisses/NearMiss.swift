@testable import ArchCheck

/// Code that a rule is easily mistaken about: something close to an offence that it must leave
/// alone, or an offence that looks like none. Examples teach and stand on the rule's page, near
/// misses test; both are replayed in the same disguises.
///
/// A near miss can hold all that an example can, and stands in the file for its rule.
struct NearMiss {
  /// The rule, with the options that the case needs.
  var rule: any Rule
  /// What is easily mistaken.
  var risk: String
  var example: Example

  init(_ rule: any Rule, _ risk: String, _ example: Example) {
    precondition(example.rule == nil, "options are those of the near miss")
    self.rule = rule
    self.risk = risk
    self.example = example
  }

  /// Those of all rules of the catalog.
  static let all = RuleCatalog.rules.compactMap { $0 as? any HasNearMisses.Type }
    .flatMap { $0.nearMisses }

  var asExample: ExampleCase { ExampleCase(rule: rule, example: example) }
}

/// A rule with near misses. The file for it makes it one, and they are run.
protocol HasNearMisses: Rule {
  static var nearMisses: [NearMiss] { get }
}
