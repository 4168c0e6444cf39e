@testable import ArchCheck

/// A case that the specification warns of and that no example of the rule shows, replayed in the
/// same disguises as the examples.
struct NearMiss {
  var rule: any Rule
  /// What is easily mistaken, in the words of the specification.
  var risk: String
  var example: Example

  init(_ rule: any Rule, _ risk: String, _ example: Example) {
    self.rule = rule
    self.risk = risk
    self.example = example
  }

  static let all = injection + layering + modules + hierarchies + interfaces + measures + typeDesign

  var asExample: ExampleCase { ExampleCase(rule: rule, example: example) }
}
