import ArchCheck

extension OpenProject {
  /// The result of another commit, judged as this project is: by its configuration, on its day.
  ///
  /// - Parameter isCompared: whether more than the findings will be compared; the graph may be
  ///   empty, then as well.
  func result(ofBase base: Commit, isCompared: Bool) throws -> AnalysisResult {
    var analysis = analysis
    analysis.tree = try CommitTree(of: requiredRepository(), at: base)
    analysis.head = self.analysis.tree
    analysis.memory = memory
    analysis.baseline = nil
    analysis.reading = .syntax
    var result: AnalysisResult
    if let kept = cache.flatMap({ analysis.keptResult(in: $0, isCompared: isCompared) }) {
      result = kept
    } else {
      result = try analysis.run()
      if isCompared { result.snapshot = Snapshot(of: result.graph) }
      if let cache { analysis.keep(result, in: cache) }
    }
    result.project.revision = base.id
    return result
  }

  /// The repository, or why there is none.
  func requiredRepository() throws(ProjectError) -> GitRepository {
    if let repository { return repository }
    return try GitRepository(at: root.path, cache: cache)
  }

  /// Whether the base has another configuration in its root.
  func hasOtherConfiguration(at base: Commit) throws -> Bool {
    guard let repository else { return false }
    let before = Self.configurationFile(in: try CommitTree(of: repository, at: base))
    return before?.bytes != Self.configurationFile(in: analysis.tree)?.bytes
  }
}
