extension Analysis {
  /// The figures of a run.
  func summary(
    of settled: Settled, project: ProjectLayout, graph: DependencyGraph, coverage: ContractCoverage
  ) -> AnalysisResult.Summary {
    var summary = AnalysisResult.Summary()
    summary.files = graph.files.count
    summary.lines = graph.files.reduce(0) { $0 + $1.facts.lineCount }
    summary.modules = project.modules.count
    summary.types = graph.countedTypes.count { _ in true }
    summary.dependencies = graph.dependencies.count {
      !graph[$0.source].isExternal && !graph[$0.target].isExternal
    }
    summary.unresolvedNames = graph.unresolvedNames
    summary.findings = SeverityCounts(of: settled.comparison.findings)
    summary.new = settled.comparison.newCount
    summary.known = settled.comparison.knownCount
    summary.resolved = settled.comparison.resolvedCount
    summary.suppressed = settled.suppressed
    summary.excepted = settled.excepted
    summary.contracts = configuration.contracts.count
    let uncovered = coverage.uncovered(in: graph)
    summary.uncovered = .init(
      modules: uncovered.modules.count, files: uncovered.files,
      dependencies: uncovered.dependencies)
    if summary.contracts > 0 { summary.uncoveredModules = uncovered.modules }
    return summary
  }
}
