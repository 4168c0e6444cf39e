@testable import ArchCheck

/// The rules whose findings the tests of changes plant.
let plantedRules = RuleCatalog.rules.filter {
  ["module_cycle", "no_singletons", "type_cycle", "weak_delegates"].contains($0.id)
}.map { ConfiguredRule($0.init()) }

/// The result of a run with the planted rules.
///
/// - Parameter head: the tree that is compared with this one, where there is one.
func result(
  of tree: any SourceTree, against head: (any SourceTree)? = nil, baseline: Baseline? = nil
) throws -> AnalysisResult {
  var analysis = Analysis(
    tree: tree, rootName: "Shop", rules: plantedRules, baseline: baseline,
    today: Day(number: 20_000))
  analysis.head = head
  var linked = try analysis.run()
  linked.result.snapshot = Snapshot(of: linked.graph)
  return linked.result
}

extension Changes {
  /// What came and what went, a line each, sorted; metrics and places left out.
  var lines: [String] {
    var lines = told(modules) { "module \($0)" } + told(types) { "type \($0)" }
    lines += told(dependencies) { "use \($0.source) → \($0.target)" }
    lines += told(typeDependencies) { "use \($0)" }
    lines += told(cycles) { "cycle \($0.members.joined(separator: ", "))" }
    lines += told(surface) { "public \($0)" }
    lines += moves.map { "moved \($0.name) \($0.from) → \($0.to)" }
    lines += findings.filter { $0.state != .known }.map { finding in
      "\(finding.state == .new ? "+" : "-") \(finding.rule) \(finding.ends)"
    }
    return lines.sorted()
  }

  private func told<Element>(
    _ difference: Difference<Element>, _ text: (Element) -> String
  ) -> [String] {
    difference.added.map { "+ \(text($0))" } + difference.removed.map { "- \(text($0))" }
  }
}

extension Finding {
  /// `subject`, or `subject → target`.
  fileprivate var ends: String {
    subject + (target.map { " → \($0)" } ?? "")
  }
}
