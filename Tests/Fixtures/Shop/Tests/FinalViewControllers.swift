import ArchCheck

struct FinalViewControllers: Rule {
  var exempt: [String] = []

  func findings(in graph: DependencyGraph) -> [Finding] {
    Architecture(graph).types
      .filter { $0.role == .viewController && !$0.isFinal && !exempt.contains($0.name) }
      .map { $0.finding("\($0) is a view controller that can be subclassed") }
  }

  static let documentation = RuleDocumentation(
    summary: "View controllers are final.",
    rationale: "A subclass of a screen depends on everything the screen does.",
    fix: "Write `final class`, and share code through a collaborator.",
    options: ["exempt": "View controllers that may be subclassed."],
    examples: [
      Example(
        """
        class FeedViewController: UIViewController {}  // finding
        """),
      Example(
        """
        final class FeedViewController: UIViewController {}
        """),
    ])
}
