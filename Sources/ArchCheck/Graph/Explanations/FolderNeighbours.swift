/// What code outside of a folder is used in it and uses it: other modules by their names, and the
/// folders of the module that it is a part of.
package struct FolderNeighbours: Sendable {
  /// Number of places by name; 0 for a module that is imported and of which no type is known.
  package private(set) var uses: [String: Int] = [:]
  package private(set) var users: [String: Int] = [:]

  package init(of files: Set<Int>, in graph: DependencyGraph) {
    let modules = Set(files.flatMap { graph.files[$0].modules })
    let folders = FolderGraph(of: graph)
    func name(ofFile file: Int, in module: ModuleID) -> String {
      guard modules.contains(module), let folder = folders.folder(ofFile: file) else {
        return graph[module].name
      }
      return folders.folders[folder]
    }
    func count(useIn file: Int, of type: TypeID) {
      let declared = graph[type].declarations.first?.file
      let isUsedHere = declared.map(files.contains) ?? false
      guard files.contains(file) != isUsedHere else { return }
      let ends = graph.modules(ofUseIn: file, of: type)
      if isUsedHere {
        users[name(ofFile: file, in: ends.source), default: 0] += 1
      } else {
        let target = declared.map { name(ofFile: $0, in: ends.target) }
        uses[target ?? graph[ends.target].name, default: 0] += 1
      }
    }
    for dependency in graph.dependencies {
      for site in graph.sites[dependency.sites] {
        count(useIn: Int(site.file), of: dependency.target)
      }
    }
    for site in graph.extensions { count(useIn: site.file, of: site.type) }
    for site in graph.imports where files.contains(site.file) && !modules.contains(site.module) {
      uses[graph[site.module].name, default: 0] += 0
    }
  }
}
