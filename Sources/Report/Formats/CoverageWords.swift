import ArchCheck

extension AnalysisResult.Summary {
  /// What no contract looks at, in figures: `1 module (Tools), 12 files and 40 dependencies`; nil
  /// where contracts look at everything.
  ///
  /// - Parameter limit: how many modules are named.
  func uncovered(naming limit: Int) -> String? {
    let names = uncoveredModules.prefix(limit).joined(separator: ", ")
    let more = uncoveredModules.count > limit ? " and \(uncoveredModules.count - limit) more" : ""
    func counted(_ count: Int, _ one: String, _ many: String) -> String? {
      count == 0 ? nil : "\(grouped(count)) \(count == 1 ? one : many)"
    }
    let parts = [
      counted(uncovered.modules, "module", "modules")
        .map { uncoveredModules.isEmpty ? $0 : "\($0) (\(names)\(more))" },
      counted(uncovered.files, "file", "files"),
      counted(uncovered.dependencies, "dependency", "dependencies"),
    ].compactMap { $0 }
    guard let last = parts.last else { return nil }
    return parts.count == 1 ? last : "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}
