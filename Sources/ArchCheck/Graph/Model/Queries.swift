extension DependencyGraph {
  // Read in place: a copy of a node counts references of all its arrays.
  package subscript(id: TypeID) -> TypeNode { _read { yield types[id.index] } }
  package subscript(id: ModuleID) -> ModuleNode { _read { yield modules[id.index] } }

  /// The type of that module and dotted name.
  package func type(_ name: String, in module: String) -> TypeID? {
    typeIndex[QualifiedName(module: module, name: name)]
  }

  package func module(_ name: String) -> ModuleID? {
    moduleIndex[name]
  }

  /// Types declared in the project; what stands outside of types is none.
  package var ownTypes: some Sequence<TypeNode> {
    types.lazy.filter { !$0.isExternal && $0.kind != .globals }
  }

  /// What figures count: own classes, structs, enums, actors and protocols. An alias is another name
  /// for a type.
  var countedTypes: some Sequence<TypeNode> {
    ownTypes.filter(\.isNominal)
  }

  /// Modules of the project.
  package var ownModules: some Sequence<ModuleNode> {
    modules.lazy.filter { !$0.isExternal }
  }

  /// What a type uses, by target.
  package func dependencies(of id: TypeID) -> ArraySlice<Dependency> {
    dependencies[Int(firstDependency[id.index])..<Int(firstDependency[id.index + 1])]
  }

  /// What a module depends on, by target.
  func moduleDependencies(of id: ModuleID) -> ArraySlice<ModuleEdge> {
    moduleDependencies[moduleDependencies.partitioningIndex { $0.source >= id }...]
      .prefix { $0.source == id }
  }

  /// What uses a type, by source.
  package func dependents(of id: TypeID) -> [Dependency] {
    incoming[Int(firstIncoming[id.index])..<Int(firstIncoming[id.index + 1])]
      .map { dependencies[Int($0)] }
  }

  /// Uses written in a file between two offsets, in order.
  package func sites(inFile file: Int, from start: UInt32, to end: UInt32) -> [(
    site: Site, index: Int
  )] {
    let inFile = sitesByPlace[Int(firstSiteOfFile[file])..<Int(firstSiteOfFile[file + 1])]
    let first = inFile.partitioningIndex { sites[Int($0)].offset >= start }
    return inFile[first...].prefix { sites[Int($0)].offset < end }
      .map { (sites[Int($0)], Int($0)) }
  }

  /// The modules at both ends of a use: one where it compiles both, which files of several modules
  /// allow, else that of the file and the one that this takes the type from.
  package func modules(
    ofUseIn file: Int, of target: TypeID
  ) -> (source: ModuleID, target: ModuleID) {
    let source = files[file]
    let type = types[target.index]
    guard source.module != type.module, let declared = type.declarations.first,
      !source.otherModules.isEmpty || !files[declared.file].otherModules.isEmpty
    else { return (source.module, type.module) }
    let targets = files[declared.file].modules
    if let common = source.modules.first(where: targets.contains) { return (common, common) }
    return (source.module, provider(among: targets, for: source.module, in: file))
  }

  /// The same for the further modules that compile the file and from which the use leads to another
  /// module: those that do not compile the type's file as well. A type that stands in one of the
  /// file's own modules has a twin in the others.
  func otherModules(
    ofUseIn file: Int, of target: TypeID
  ) -> [(source: ModuleID, target: ModuleID)] {
    let others = files[file].otherModules
    guard !others.isEmpty else { return [] }
    let type = types[target.index]
    if files[file].modules.contains(type.module) { return [] }
    let inside = type.declarations.first.map { files[$0.file].modules } ?? [type.module]
    return others.filter { !inside.contains($0) }
      .map { ($0, provider(among: inside, for: $0, in: file)) }
  }

  /// Which of the modules that all compile a type gives it to another one: one that the file imports
  /// or, failing that, that the other one declares; the type's own where nothing tells.
  private func provider(
    among modules: [ModuleID], for source: ModuleID, in file: Int
  ) -> ModuleID {
    guard modules.count > 1 else { return modules[0] }
    let names = Set((self[source].declaration?.dependencies ?? []).map(\.name))
    let declared = modules.filter { names.contains(self[$0].name) }
    let imported = Set(imports(ofFile: file).map(\.module))
    return declared.first(where: imported.contains) ?? modules.first(where: imported.contains)
      ?? declared.first ?? modules[0]
  }

  /// Members of a type, its extensions in the declaring module included.
  package func members(of id: TypeID) -> ArraySlice<Member> {
    members[types[id.index].members]
  }

  /// Members of a type of that name, by their indexes.
  func members(of id: TypeID, named name: String) -> ArraySlice<Int> {
    let sorted = membersByName.value {
      members.indices.sorted {
        (members[$0].owner, members[$0].name, $0) < (members[$1].owner, members[$1].name, $1)
      }
    }
    // Sorting by owner keeps each type's members in its range.
    let own = sorted[types[id.index].members]
    return own[own.partitioningIndex { members[$0].name >= name }...]
      .prefix { members[$0].name == name }
  }

  /// The member of a type in which a node stands.
  func member(of id: TypeID, around place: NodeRef) -> Int? {
    // They are in the order of their places.
    let own = types[id.index].members
    let next = own.partitioningIndex { members[$0].node > place }
    guard next > own.lowerBound else { return nil }
    let node = members[next - 1].node
    let isInside =
      node.file == place.file
      && files[node.file].facts.descendants(of: node.node).contains(place.node)
    return isInside ? next - 1 : nil
  }

  /// The member that a use stands in.
  func member(of site: Site) -> Member? { site.memberIndex.map { members[$0] } }

  /// The member that a use is one of.
  func usedMember(of site: Site) -> Member? { site.usedMemberIndex.map { members[$0] } }

  /// The superclass chain, nearest first, as far as it is known; SDK classes included.
  func superclasses(of id: TypeID) -> [TypeID] {
    superclassesOfType[id.index]
  }

  /// Whether a superclass is named by one of the patterns; behind the superclasses that the graph
  /// holds, those count that the SDK has.
  func hasSuperclass(_ id: TypeID, among patterns: [Glob]) -> Bool {
    let known = superclasses(of: id)
    if known.contains(where: { isNamed($0, by: patterns) }) { return true }
    guard let last = known.last, self[last].isExternal else { return false }
    var name = QualifiedName(module: self[self[last].module].name, name: self[last].name)
    while let next = SDKTable.bundled.superclass(of: name) {
      if patterns.contains(where: { $0.matches(next) }) { return true }
      name = next
    }
    return false
  }

  /// Whether a protocol that a type conforms to is named by one of the patterns; behind those that the
  /// graph holds, those count that the SDK has.
  package func conforms(_ id: TypeID, to patterns: [Glob]) -> Bool {
    if possibleConformances(of: id).contains(where: { isNamed($0, by: patterns) }) { return true }
    return (allConformances(of: id) + superclasses(of: id) + [id]).contains { ancestor in
      let type = self[ancestor]
      guard type.isExternal else { return false }
      let name = QualifiedName(module: self[type.module].name, name: type.name)
      return SDKTable.bundled.protocols(above: name).contains { above in
        patterns.contains { $0.matches(above) }
      }
    }
  }

  /// Whether a pattern matches the name of a type; one with a dot, the name with the types it stands in
  /// or with its module too. Otherwise `Cart*` would mean all types of a module `CartFeature`.
  func isNamed(_ id: TypeID, by patterns: [Glob]) -> Bool {
    let name = self[id].name
    let simpleName = lastPart(of: name)
    return patterns.contains { pattern in
      guard pattern.isDotted else { return pattern.matches(simpleName) }
      return pattern.matches(name) || pattern.matches(qualifiedName(of: id))
    }
  }

  /// A type with its type aliases followed.
  package func resolved(_ id: TypeID) -> TypeID {
    var current = id
    for _ in 0..<DepthLimit.aliases {
      guard let target = types[current.index].aliasTarget else { break }
      current = target
    }
    return current
  }

  /// Every protocol a type conforms to: declared, inherited by protocols and from superclasses.
  func allConformances(of id: TypeID) -> [TypeID] {
    conformancesOfType[id.index]
  }

  /// The same with what a class names first and no table knows, which may be a protocol.
  func possibleConformances(of id: TypeID) -> [TypeID] {
    allConformances(of: id) + superclasses(of: id).filter { self[$0].kind == .unknown }
  }

  /// `Module.Type`, the way findings and the baseline name a type.
  package func qualifiedName(of id: TypeID) -> String {
    let type = types[id.index]
    return "\(modules[type.module.index].name).\(type.name)"
  }

  /// Name of the module that declares a type.
  func moduleName(of id: TypeID) -> String {
    modules[types[id.index].module.index].name
  }

  /// The same in the reader's words: types of modules that nobody knows, and code outside of types,
  /// have names for machines only.
  package func shownName(of id: TypeID) -> String {
    let type = types[id.index]
    let module = modules[type.module.index].name
    if type.kind == .globals { return "global code of \(module)" }
    return module == Self.unknownModule ? type.name : "\(module).\(type.name)"
  }

  /// ``shownName(of:)`` of the type with a qualified name.
  package static func shownName(ofQualified name: String) -> String {
    let unknown = "\(unknownModule)."
    if name.hasPrefix(unknown) { return String(name.dropFirst(unknown.count)) }
    let globals = ".\(globalsName)"
    return name.hasSuffix(globals) ? "global code of \(name.dropLast(globals.count))" : name
  }

  /// Path, line and column of an offset in a file.
  package func location(file: Int, offset: UInt32) -> Location {
    let position = files[file].facts.position(of: offset)
    return Location(file: files[file].path, line: position.line, column: position.column)
  }

  package func location(of site: Site) -> Location {
    location(file: Int(site.file), offset: site.offset)
  }

  /// The text of the condition of an index into ``conditions``, where there is one.
  func condition(_ index: Int?) -> String? {
    guard let index, conditions.indices.contains(index) else { return nil }
    return conditions[index].description
  }

  /// The text of the `#if` condition around a place, where there is one.
  package func condition(of site: Site) -> String? {
    condition(site.conditionIndex)
  }

  /// Where a node's name stands.
  package func location(of reference: NodeRef) -> Location {
    location(
      file: reference.file, offset: files[reference.file].facts.nodes[reference.node].offset)
  }

  /// The access of a type that says it itself, or whose extension around it does.
  package func access(of id: TypeID) -> Access {
    let type = self[id]
    return type.modifiers.access
      ?? (type.outer == nil ? nil : type.declarations.first.flatMap(accessOfExtension)) ?? .internal
  }

  /// The least access of a type and of the project's types that it stands in.
  func visibility(of id: TypeID) -> Access {
    sequence(first: id) { self[$0].outer }.prefix { !self[$0].isExternal }.map(access).min()
      ?? .public
  }

  /// Whether a type is an enum without cases, which only gives names a place.
  func isNamespace(_ id: TypeID) -> Bool {
    self[id].kind == .enum && !members(of: id).contains { $0.kind == .enumCase }
  }

  /// Whether a structure only holds what others go by, by its name.
  func isBagOfOptions(_ id: TypeID) -> Bool {
    self[id].kind == .struct
      && ["Configuration", "Options", "Settings"].contains(where: self[id].simpleName.hasSuffix)
  }

  /// Whether a type is declared inside another, at any depth.
  func isNested(_ id: TypeID, in outer: TypeID) -> Bool {
    var current = types[id.index].outer
    while let next = current {
      if next == outer { return true }
      current = types[next.index].outer
    }
    return false
  }

  /// The type around all that a type is nested in.
  func outermost(_ id: TypeID) -> TypeID {
    var current = id
    while let outer = types[current.index].outer { current = outer }
    return current
  }

  /// Whether a type is an own one, and no outer, nested or inherited type of the other.
  func isForeign(_ id: TypeID, to other: TypeID) -> Bool {
    !types[id.index].isExternal && outermost(id) != outermost(other)
      && !superclasses(of: other).contains(id) && !allConformances(of: other).contains(id)
  }

  /// Whether only its file knows a type, for itself or for a type that it stands in.
  func isHidden(_ id: TypeID) -> Bool {
    sequence(first: id) { self[$0].outer }.contains { self[$0].modifiers.isPrivate }
  }

  /// The access of a member; what a protocol requires and cases of an enum have that of their type.
  func access(of member: Member) -> Access {
    if let written = member.modifiers.access { return written }
    if member.isInExtension { return accessOfExtension(around: member.node) ?? .internal }
    let isPart = member.kind == .enumCase || self[member.owner].kind == .protocol
    return isPart ? access(of: member.owner) : .internal
  }

  /// What the extension that holds a declaration gives to those that say nothing themselves, whoever
  /// declares the extended type.
  private func accessOfExtension(around place: NodeRef) -> Access? {
    let facts = files[place.file].facts
    var around = 0
    var access: Access?
    while true {
      let inner = facts.children(of: around).first { place.node < Int(facts.nodes[$0].end) }
      guard let inner, inner < place.node else { return access }
      switch facts.kind(inner) {
      case .extensionDecl: access = facts.nodes[inner].modifiers.access
      case .ifConfig, .ifClause: break
      // What stands in a type in the extension is not the extension's own.
      default: return nil
      }
      around = inner
    }
  }

  /// Where one module says that it depends on another: its first import, or its manifest's line.
  func location(of edge: ModuleEdge) -> Location? {
    if let first = edge.imports.first {
      return location(file: imports[first].file, offset: imports[first].offset)
    }
    guard let declared = edge.declaration, let source = self[edge.source].declaration else {
      return nil
    }
    return Location(file: source.declaredIn, line: declared.line, column: 1)
  }

  /// Where a type is declared, or nil for an external one.
  package func location(of id: TypeID) -> Location? {
    types[id.index].declarations.first.map(location)
  }

  /// Where a type is declared or extended in its own module.
  func places(of type: TypeNode) -> [NodeRef] {
    (type.declarations + type.extensions).filter { files[$0.file].module == type.module }
  }

  /// Whether a type stands in test code.
  package func isTest(_ id: TypeID) -> Bool {
    let type = types[id.index]
    return modules[type.module.index].isTest
      || type.declarations.first.map { files[$0.file].isTest } ?? false
  }

  /// The types that a file declares.
  func types(inFile file: Int) -> [TypeID] { typesOfFile[file] }

  /// The import statements of a file.
  func imports(ofFile file: Int) -> ArraySlice<ImportSite> {
    imports[imports.partitioningIndex { $0.file >= file }...].prefix { $0.file == file }
  }

  /// Whether a generator wrote what stands there: the file, or a marked region of it.
  func isGenerated(_ offset: UInt32, in file: Int) -> Bool {
    let found = files[file]
    if found.isGenerated || found.facts.generatedLines.isEmpty { return found.isGenerated }
    let line = location(file: file, offset: offset).line
    return found.facts.generatedLines.contains { $0.contains(line) }
  }

  /// Whether a type stands in generated code.
  func isGenerated(_ id: TypeID) -> Bool {
    types[id.index].declarations.first.map { files[$0.file].isGenerated } ?? false
  }
}

extension Glob {
  /// Whether the pattern means a type of the SDK; one with a dot, with its module too.
  fileprivate func matches(_ name: QualifiedName) -> Bool {
    matches(name.name) || isDotted && matches("\(name.module).\(name.name)")
  }
}
