/// Which module an external type is of, by the imports of the file that names it.
struct ExternalNames: Sendable {
  private let sdk: SDKTable
  private let index: DeclarationIndex
  /// For each type of the index, whether it is an extended one whose name several modules declare.
  let isAmbiguous: [Bool]
  /// System modules that a file sees: by file, by own module, and in all of the project.
  private var ofFile: [Set<String>] = []
  private var ofModule: [Set<String>]
  private var ofProject: Set<String> = []
  /// Files that import code which is neither Swift code of the project nor of the system.
  private var importsOthers: [Bool] = []
  /// Whether no file imports anything from outside of the project, as in a snippet.
  private let importsNothing: Bool
  /// Names of own modules, which no module outside of the project can have in the graph.
  private let ownModules: Set<String>

  init(_ index: DeclarationIndex) {
    self.index = index
    let sdk = index.sdk
    self.sdk = sdk
    isAmbiguous = index.types.map { type in
      guard type.isExternal else { return false }
      let candidates = sdk.types(named: type.fullName)
      return candidates.contains { $0.module != candidates[0].module }
    }
    ofModule = Array(repeating: [], count: index.moduleNames.count)
    // Most files of a project have one of few lists of imports.
    var known: [[NameID]: Set<String>] = [:]
    for file in index.imports.indices {
      let (imported, seesClang) = index.seenFromOutside(by: file)
      let visible =
        known[imported] ?? sdk.visibleModules(importing: imported.map { index.names[$0] })
      if known.updateValue(visible, forKey: imported) == nil { ofProject.formUnion(visible) }
      ofFile.append(visible)
      importsOthers.append(
        seesClang || imported.contains { !sdk.isSystemModule(index.names[$0]) })
      ofModule[index.moduleOfFile[file]].formUnion(visible)
    }
    ownModules = Set(index.moduleNames)
    importsNothing =
      ofProject.isSubset(of: SDKTable.implicitModules) && !importsOthers.contains(true)
  }

  /// What a dotted name means in a file; an imported module has what is called like it. Else the
  /// module is unknown where no table tells it, or where
  /// nothing near the file imports the module: a name that is found nowhere else is not evidence.
  ///
  /// Files of one module, and of one project, may see what only others import: through a bridging
  /// header, which packages do not have, or because another package re-exports it. Where a file
  /// imports such a package, or C code, a word such as `TextField` may be that package's own.
  func name(_ name: String, in file: Int) -> QualifiedName {
    let isModule = index.imports[file].contains { $0.module < 0 && index.names[$0.name] == name }
    let module = type(named: name, in: file)?.module ?? (isModule ? name : nil)
    return QualifiedName(
      module: module.flatMap { ownModules.contains($0) ? nil : $0 }
        ?? DependencyGraph.unknownModule, name: name)
  }

  private func type(named name: String, in file: Int) -> SDKType? {
    if let type = sdk.type(named: name, visibleIn: ofFile[file]) { return type }
    // Apple's Foundation passes Combine on; elsewhere another package may have its names.
    let passedOn: Set = ofFile[file].contains("Foundation") ? ["Combine"] : []
    let others = [passedOn, ofModule[index.moduleOfFile[file]], ofProject]
    let type =
      others.lazy.compactMap { sdk.type(named: name, visibleIn: $0) }.first
      ?? (importsNothing ? sdk.types(named: name).first : nil)
    guard let type, !name.hasPrefixOfSystem else { return type }
    if importsOthers[file] { return type.module == "Foundation" ? type : nil }
    let isOfPackage = index.modules.isOfPackage[index.moduleOfFile[file]]
    return isOfPackage && !passedOn.contains(type.module) ? nil : type
  }

  /// What an external type that the project extends is called, by its first extension.
  func name(of entry: DeclarationIndex.TypeEntry) -> QualifiedName {
    name(entry.fullName, in: entry.contexts.first.map { index.contexts[$0].file } ?? 0)
  }
}

extension String {
  /// Whether the name begins like `UIView` or `CGRect`, which only a system's own types do.
  fileprivate var hasPrefixOfSystem: Bool {
    utf8.prefix(2).count { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } == 2
  }
}
