/// Which module each file of the targets belongs to.
struct FileOwnership {
  /// The Swift files, sorted by path.
  let files: [SourceFile]
  /// Modules that compile nothing which is not another's, with the module whose files they are.
  let absorbed: [String: String]

  /// - Parameter members: the targets, those first that files rather belong to.
  init(of members: [ProjectTarget]) {
    var modules: [TreeEntry: [String]] = [:]
    for member in members {
      let name = member.target.moduleName
      for source in member.target.sources where modules[source]?.contains(name) != true {
        modules[source, default: []].append(name)
      }
    }
    files = modules.filter { SourceKind(path: $0.key.path) == .swift }.map { entry, names in
      SourceFile(
        path: entry.path, module: names[0], otherModules: names.dropFirst().sorted(),
        blob: entry.blob)
    }.sorted { $0.path.precedesByBytes($1.path) }

    let owners = Set(modules.values.map { $0[0] })
    var absorbed: [String: String] = [:]
    for target in members.lazy.map(\.target) where !owners.contains(target.moduleName) {
      absorbed[target.moduleName] = target.sources.first.flatMap { modules[$0]?[0] }
    }
    self.absorbed = absorbed
  }
}
