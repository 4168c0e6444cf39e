/// Which module an external type is of, by the imports of the file that names it.
struct ExternalNames: Sendable {
  private let sdk: SDKTable
  private let index: DeclarationIndex
  /// For each type of the index, whether it is an extended one whose name several modules declare.
  let isAmbiguous: [Bool]

  init(_ index: DeclarationIndex) {
    self.index = index
    let sdk = index.sdk
    self.sdk = sdk
    isAmbiguous = index.types.map { type in
      guard type.isExternal else { return false }
      let candidates = sdk.types(named: type.fullName)
      return candidates.contains { $0.module != candidates[0].module }
    }
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
