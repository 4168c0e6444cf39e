extension DependencyGraph {
  /// Modules of library products, and those that one of these re-exports, itself or by others.
  var modulesOfLibraryProducts: Set<ModuleID> {
    let exports = imports.filter { $0.modifiers.contains(.exported) }
    var found = Set(
      ownModules.filter { $0.declaration?.isLibraryProduct ?? false }.compactMap { module($0.name) }
    )
    var count = 0
    while count < found.count {
      count = found.count
      for site in exports where found.contains(files[site.file].module) {
        found.insert(site.module)
      }
    }
    return found
  }
}
