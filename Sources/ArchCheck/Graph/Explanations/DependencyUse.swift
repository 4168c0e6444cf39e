/// One statement that a module or type depends on another: in a manifest, as an import, or in code;
/// uses of one type by another in one file are one, that of the first site.
package struct DependencyUse: Sendable, Hashable {
  /// Where it stands.
  package enum Kind: String, Sendable, CaseIterable {
    case manifest, imports, types
  }

  var kind: Kind
  var sourceModule: ModuleID
  var targetModule: ModuleID
  /// nil for a manifest's dependency.
  var file: Int?
  var offset: UInt32 = 0
  /// nil for imports, manifests and extensions.
  var sourceType: TypeID?
  /// nil for manifests and for the imports of whole modules.
  var targetType: TypeID?
  /// The alias that the code writes in place of the target.
  var alias: TypeID?
  /// Indexes into ``DependencyGraph/sites``.
  var sites = 0..<0
  /// Index into ``DependencyGraph/conditions``.
  var condition: Int?
  /// Where the manifest declares it.
  var declaration: Location?
}

extension DependencyGraph {
  /// Calls `body` for each use of the given kinds outside of generated code: manifests first, then
  /// imports, then types.
  func forEachUse(_ kinds: Set<DependencyUse.Kind>, _ body: (DependencyUse) -> Void) {
    if kinds.contains(.manifest) {
      for edge in moduleDependencies {
        // What a product brings along is used where it is imported.
        guard edge.declaration?.isBundled != true, let use = manifestUse(edge) else { continue }
        body(use)
      }
    }
    if kinds.contains(.imports) {
      for site in imports where !isGenerated(site.offset, in: site.file) {
        for module in files[site.file].modules where module != site.module {
          body(
            DependencyUse(
              kind: .imports, sourceModule: module, targetModule: site.module,
              file: site.file, offset: site.offset, targetType: importedType(site),
              condition: site.condition))
        }
      }
    }
    guard kinds.contains(.types) else { return }
    for dependency in dependencies {
      var start = dependency.sites.lowerBound
      while start < dependency.sites.upperBound {
        let file = sites[start].file
        let end = sites[start..<dependency.sites.upperBound].firstIndex { $0.file != file }
        var run = start..<(end ?? dependency.sites.upperBound)
        start = run.upperBound
        // `extension Outer.Inner` says where Inner stands, not that Inner uses Outer.
        while let first = run.first,
          isQualifier(sites[first], of: dependency)
            || isGenerated(sites[first].offset, in: Int(file))
        {
          run.removeFirst()
        }
        if !run.isEmpty {
          forEachModule(of: typeUse(dependency, run), in: Int(file), of: dependency.target, body)
        }
      }
    }
  }

  /// Calls `body` for all that contracts judge: each use of the given kinds and, with those of types,
  /// each extension of a type that another file declares.
  func forEachJudgedUse(_ kinds: Set<DependencyUse.Kind>, _ body: (DependencyUse) -> Void) {
    forEachUse(kinds, body)
    if kinds.contains(.types) { forEachExtension(body) }
  }

  /// The only type that `import struct Core.Database` brings.
  private func importedType(_ site: ImportSite) -> TypeID? {
    guard let dot = site.path.firstIndex(of: ".") else { return nil }
    let name = QualifiedName(
      module: self[site.module].name, name: String(site.path[site.path.index(after: dot)...]))
    return typeIndex[name]
  }

  /// Calls `body` for all that a use of an alias uses: each type that the alias is made of.
  func forEachUse(
    behindAliasIn use: DependencyUse, _ aliases: AliasTable, _ body: (DependencyUse) -> Void
  ) {
    guard let alias = use.targetType, let file = use.file else { return }
    for target in aliases.types(of: alias) where target != use.sourceType {
      var aliased = use
      aliased.targetType = target
      aliased.targetModule = modules(ofUseIn: file, of: target).target
      aliased.alias = alias
      body(aliased)
    }
  }

  /// Calls `body` for each extension of a type that another file declares, whose module or folder
  /// cannot do without that type.
  private func forEachExtension(_ body: (DependencyUse) -> Void) {
    for site in extensions where !isGenerated(site.offset, in: site.file) {
      let modules = modules(ofUseIn: site.file, of: site.type)
      let use = DependencyUse(
        kind: .types, sourceModule: modules.source, targetModule: modules.target,
        file: site.file, offset: site.offset, targetType: site.type)
      forEachModule(of: use, in: site.file, of: site.type, body)
    }
  }

  /// Calls `body` with a use of a type, and again for each other module that compiles its file.
  private func forEachModule(
    of use: DependencyUse, in file: Int, of target: TypeID, _ body: (DependencyUse) -> Void
  ) {
    body(use)
    var other = use
    for modules in otherModules(ofUseIn: file, of: target) {
      other.sourceModule = modules.source
      other.targetModule = modules.target
      body(other)
    }
  }

  /// Whether a type only writes the name of a namespace, or of a type around it, in front of another
  /// one.
  func isQualifier(_ site: Site, of dependency: Dependency) -> Bool {
    guard site.flags.contains(.qualifier) else { return false }
    if isNamespace(dependency.target) { return true }
    var outer = self[dependency.source].outer
    while let around = outer {
      if around == dependency.target { return true }
      outer = self[around].outer
    }
    return false
  }

  /// The use of one site only, of a use of types.
  func uses(ofSitesOf use: DependencyUse) -> [DependencyUse] {
    use.sites.map { index in
      var single = use
      single.sites = index..<index + 1
      single.offset = sites[index].offset
      single.condition = sites[index].conditionIndex
      return single
    }
  }

  /// The condition of all places of some uses together.
  func condition(ofUses uses: [DependencyUse]) -> BuildCondition? {
    condition(ofAny: uses.flatMap(conditions))
  }

  /// Those of the places of a use, nil for one without.
  func conditions(of use: DependencyUse) -> [Int?] {
    use.sites.isEmpty
      ? [use.condition] : sites[use.sites].map(\.conditionIndex)
  }

  func manifestUse(_ edge: ModuleEdge) -> DependencyUse? {
    guard let declared = edge.declaration, let module = self[edge.source].declaration else {
      return nil
    }
    return DependencyUse(
      kind: .manifest, sourceModule: edge.source, targetModule: edge.target,
      declaration: Location(file: module.declaredIn, line: declared.line, column: 1))
  }

  /// The use of one type by another at the given sites of one file.
  func typeUse(_ dependency: Dependency, _ run: Range<Int>) -> DependencyUse {
    var use = use(of: dependency.target, by: dependency.source, at: sites[run.lowerBound])
    use.sites = run
    return use
  }

  /// The use of one type by another at one site.
  func use(of target: TypeID, by source: TypeID, at site: Site) -> DependencyUse {
    let modules = modules(ofUseIn: Int(site.file), of: target)
    return DependencyUse(
      kind: .types, sourceModule: modules.source, targetModule: modules.target,
      file: Int(site.file), offset: site.offset, sourceType: source,
      targetType: target, condition: site.conditionIndex)
  }

  func location(of use: DependencyUse) -> Location {
    if let file = use.file { return location(file: file, offset: use.offset) }
    return use.declaration ?? Location(file: "", line: 1, column: 1)
  }

  /// The qualified name of a type; a file's path for code outside of types.
  func name(ofSource type: TypeID, in file: Int?) -> String {
    if self[type].kind == .globals, let file { return files[file].path }
    return qualifiedName(of: type)
  }
}
