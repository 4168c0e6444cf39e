/// Which module an external type is of, by the imports of the file that names it.
struct ExternalNames: Sendable {
  private let sdk: SDKTable
  private let index: DeclarationIndex
  /// The types that the project extends whose name several modules declare.
  let ambiguousTypes: Set<Int>

  init(_ index: DeclarationIndex) {
    self.index = index
    let sdk = index.sdk
    self.sdk = sdk
    ambiguousTypes = Set(
      index.extendedExternals.values.filter { type in
        let candidates = sdk.types(named: index.types[type].fullName)
        return candidates.contains { $0.module != candidates[0].module }
      })
  }

  /// What a dotted name means in a file; the module is unknown where no table tells it.
  func name(_ name: String, in file: Int) -> QualifiedName {
    let candidates = sdk.types(named: name)
    guard let first = candidates.first else {
      return QualifiedName(module: DependencyGraph.unknownModule, name: name)
    }
    let isAmbiguous = candidates.contains { $0.module != first.module }
    let module = isAmbiguous ? importedModule(of: name, in: file) : nil
    return QualifiedName(module: module ?? first.module, name: name)
  }

  /// What an external type that the project extends is called, by its first extension.
  func name(of entry: DeclarationIndex.TypeEntry) -> QualifiedName {
    name(entry.fullName, in: entry.contexts.first.map { index.contexts[$0].file } ?? 0)
  }

  private func importedModule(of name: String, in file: Int) -> String? {
    let imported = index.imports[file].map { index.names[$0.name] }
    return sdk.type(named: name, visibleIn: sdk.visibleModules(importing: imported))?.module
  }
}
