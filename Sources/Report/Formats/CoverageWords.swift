import ArchCheck

extension AnalysisResult.Summary {
  /// What no contract looks at, in figures: `1 module (Tools), 12 files and 40 dependencies`; nil
  /// where contracts look at everything.
  ///
  /// - Parameter limit: how many modules are named.
  func uncovered(naming limit: Int) -> String? {
    let names = uncoveredModules.prefix(limit).joined(separator: ", ")
    let more = uncoveredModules.count > limit ? " and \(uncoveredModules.count - limit) more" : ""
    func told(_ count: Int, _ noun: String, _ plural: String? = nil) -> String? {
      count == 0 ? nil : count.of(noun, plural)
    }
    let parts = [
      told(uncovered.modules, "module")
        .map { uncoveredModules.isEmpty ? $0 : "\($0) (\(names)\(more))" },
      told(uncovered.files, "file"),
      told(uncovered.dependencies, "dependency", "dependencies"),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.listed
  }
}
