/// Turns what the linker found into the graph's dense, sorted arrays.
struct Assembly {
  private let project: ProjectLayout
  private let generated: Set<String>
  private let jobs: Int
  private let index: DeclarationIndex
  private var walks: [FileUses]
  private var graph = DependencyGraph()
  private var numbers: GraphNumbers
  private let externals: ExternalNames
  private var externalTypes: Set<QualifiedName> = []

  /// - Parameter walks: what was found in each file of the index, in the same order.
  init(
    project: ProjectLayout, index: DeclarationIndex, externals: ExternalNames, walks: [FileUses],
    claims: Claims, generated: Set<String>, jobs: Int
  ) {
    self.project = project
    self.generated = generated
    self.jobs = jobs
    self.index = index
    self.externals = externals
    self.walks = walks
    numbers = GraphNumbers(index: index, externals: externals)
    graph.claims = claims
    graph.conditions = Set(index.conditions + walks.flatMap(\.conditions)).sorted()
    graph.unresolvedNames = walks.reduce(0) { $0 + $1.unresolved }
  }

  mutating func assembled() -> DependencyGraph {
    externalTypes = externalTypeNames()
    addModules()
    addFiles()
    addTypes()
    let members = numberedMembers()
    // What the walks found is put in order beside all else, which takes about as long.
    let dependencies = Later(jobs: jobs) {
      [found = DependencyAssembly(walks, numbers: numbers, of: graph, jobs: jobs)] in
      found.assembled()
    }
    addExtensions()
    addMembers(members)
    // The thread that has them still lets go of what they hold, while this one goes on.
    walks = []
    addInheritance()
    graph.trappingNames = trappingNames()
    graph.interfaceClasses = project.interfaceClasses
    graph.interfaceModules = project.interfaceModules
    graph.overloadedLogic = overloadedLogic()
    graph.indexAncestry()
    graph.indexOverrides(jobs: jobs)
    addImports()
    graph.add(dependencies.value)
    addModuleDependencies()
    graph.valueTypes = Inference(index: index, numbers: numbers)
    return graph
  }

  private func condition(_ number: Int) -> Int? {
    number < 0 ? nil : graph.conditions.firstPosition(of: index.conditions[number])
  }

  // MARK: Modules and files

  private mutating func addModules() {
    let own = Set(index.moduleNames)
    var external: Set<String> = []
    for entries in index.imports {
      for entry in entries where entry.module < 0 { external.insert(index.names[entry.name]) }
    }
    for name in externalTypes { external.insert(name.module) }
    for declared in project.modules.flatMap(\.dependencies) where !own.contains(declared.name) {
      external.insert(declared.name)
    }
    external.subtract(own)
    for module in project.modules {
      graph.moduleIndex[module.name] = ModuleID(graph.modules.count)
      graph.modules.append(
        ModuleNode(
          name: module.name, declaration: module, isSystem: false))
    }
    for name in external.sorted() {
      graph.moduleIndex[name] = ModuleID(graph.modules.count)
      graph.modules.append(
        ModuleNode(
          name: name, declaration: nil, isSystem: index.sdk.isSystemModule(name)))
    }
  }

  private func externalTypeNames() -> Set<QualifiedName> {
    var names: Set<QualifiedName> = []
    for (file, walk) in walks.enumerated() {
      names.formUnion(walk.externals)
      for site in walk.sites where site.target >= 0 && externals.isAmbiguous[Int(site.target)] {
        names.insert(externals.name(index.types[Int(site.target)].fullName, in: file))
      }
    }
    for entry in index.types {
      if entry.isExternal { names.insert(externals.name(of: entry)) }
      for supertype in entry.supertypes {
        if case .external(let name, _) = supertype.type {
          names.insert(externals.name(index.names[name], in: supertype.site.file))
        }
      }
    }
    return names
  }

  private mutating func addFiles() {
    let testFolders = TestFolders(project)
    for (number, file) in project.files.enumerated() {
      let importsTests = index.imports[number].contains {
        ["XCTest", "Testing"].contains(index.names[$0.name])
      }
      let module = ModuleID(index.moduleOfFile[number])
      graph.files.append(
        GraphFile(
          path: file.path, module: module, facts: index.facts[number],
          isTest: graph.modules[module.index].isTest || importsTests || testFolders.hold(file),
          isGenerated: index.facts[number].isGenerated || generated.contains(file.path),
          otherModules: file.otherModules.compactMap { graph.moduleIndex[$0] }))
    }
    for (number, file) in graph.files.enumerated() {
      graph.modules[file.module.index].files.append(number)
    }
  }

  // MARK: Types

  private mutating func addTypes() {
    numbers.types = Array(repeating: -1, count: index.types.count)
    addOwnTypes()
    addGlobals()
    addExternalTypes()
    graph.typesOfFile = Array(repeating: [], count: graph.files.count)
    for type in graph.types where !type.isExternal {
      graph.modules[type.module.index].types.append(type.id)
      for file in Set(type.declarations.map(\.file)) { graph.typesOfFile[file].append(type.id) }
    }
  }

  private mutating func addOwnTypes() {
    let own = index.types.indices.filter { !index.types[$0].isExternal }
    let keys = own.map { entry -> (module: String, name: String, entry: Int) in
      (index.moduleNames[index.types[entry].module], index.types[entry].fullName, entry)
    }
    // Private twins of one name stand in the order of their files.
    for key in keys.sorted(by: { ($0.module, $0.name, $0.entry) < ($1.module, $1.name, $1.entry) })
    {
      let entry = index.types[key.entry]
      numbers.types[key.entry] = graph.types.count
      add(
        TypeNode(
          id: TypeID(graph.types.count), module: ModuleID(entry.module),
          name: key.name, kind: entry.kind, isExternal: false, declarations: entry.declarations,
          extensions: entry.extensions.filter { $0.module == entry.module }.map {
            NodeRef(file: index.contexts[$0.context].file, node: index.contexts[$0.context].node)
          }.sorted(), modifiers: entry.modifiers, attributes: attributes(of: entry),
          condition: condition(index.contexts[entry.contexts[0]].condition)))
    }
    for entry in own where index.types[entry].outer >= 0 {
      let outer = numbers.types[index.types[entry].outer]
      if outer >= 0 { graph.types[numbers.types[entry]].outer = TypeID(outer) }
    }
  }

  /// A type for what each module uses outside of its types.
  private mutating func addGlobals() {
    let modules = walks.enumerated().flatMap { file, walk in
      walk.sites.contains { $0.source < 0 } ? [index.moduleOfFile[file]] : []
    }
    for module in Set(modules).sorted() {
      numbers.globals[module] = graph.types.count
      add(
        TypeNode(
          id: TypeID(graph.types.count), module: ModuleID(module),
          name: DependencyGraph.globalsName, kind: .globals, isExternal: false))
    }
  }

  private mutating func addExternalTypes() {
    for external in externalTypes.sorted(by: { ($0.module, $0.name) < ($1.module, $1.name) }) {
      guard let module = graph.moduleIndex[external.module] else {
        preconditionFailure("modules of all external types come before the types")
      }
      numbers.externals[external] = graph.types.count
      add(
        TypeNode(
          id: TypeID(graph.types.count), module: module, name: external.name,
          kind: index.sdk.kind(of: external.name) ?? .unknown, isExternal: true))
    }
    for (number, entry) in index.types.enumerated() where entry.isExternal {
      numbers.types[number] = numbers.externals[externals.name(of: entry)] ?? -1
    }
  }

  private mutating func add(_ type: TypeNode) {
    let name = QualifiedName(
      module: graph.modules[type.module.index].name, name: type.name)
    if graph.typeIndex[name] == nil { graph.typeIndex[name] = type.id }
    graph.types.append(type)
  }

  private func attributes(of entry: DeclarationIndex.TypeEntry) -> [String] {
    var names: Set<String> = []
    for declaration in entry.declarations {
      let facts = index.facts[declaration.file]
      // They come before all else that a declaration holds.
      let children = facts.children(of: declaration.node).lazy.map { facts.nodes[$0] }
      for child in children.prefix(while: { [.attribute, .ifConfig].contains($0.kind) })
      where child.kind == .attribute {
        names.insert(facts.name(child))
      }
    }
    return names.sorted()
  }

  private mutating func addExtensions() {
    for (number, entry) in index.types.enumerated() {
      for found in entry.extensions {
        let context = index.contexts[found.context]
        let type = numbers.type(ofTarget: number, in: context.file)
        guard type >= 0, !entry.declarations.contains(where: { $0.file == context.file }) else {
          continue
        }
        let offset = index.facts[context.file].nodes[context.node].offset
        graph.extensions.append(
          ExtensionSite(file: context.file, offset: offset, type: TypeID(type)))
      }
    }
    graph.extensions.sort { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  // MARK: Members

  /// Numbers the members, and returns them as the index has them, in the order of their numbers.
  private mutating func numberedMembers() -> [Int] {
    numbers.members = Array(repeating: -1, count: index.members.count)
    let owned = index.members.indices.filter { index.members[$0].owner >= 0 }
    var byOwner = Buckets(owned.count, into: graph.types.count) {
      numbers.types[index.members[owned[$0]].owner]
    }
    byOwner.sort(jobs: jobs) { [index] in
      let entry = index.members[owned[$0]]
      return UInt64(entry.file) << 32 | UInt64(entry.node)
    }
    let order = byOwner.numbers.map { owned[Int($0)] }
    for (id, number) in order.enumerated() { numbers.members[number] = id }
    return order
  }

  private mutating func addMembers(_ order: [Int]) {
    var memberTypes = Array(repeating: TypeValue.unknown, count: index.members.count)
    for (file, walk) in walks.enumerated() {
      for (number, type) in zip(index.memberOfNode.numbers(in: file), walk.memberTypes) {
        memberTypes[Int(number)] = type
      }
    }
    graph.members = DeepStackThreads.flatMap(
      partsOf: order.count, elements: order.count, jobs: jobs
    ) { [self, memberTypes] part in
      order[part].map { member($0, type: memberTypes[$0]) }
    }
    var start = 0
    while start < graph.members.count {
      let owner = graph.members[start].owner
      var end = start
      while end < graph.members.count, graph.members[end].owner == owner { end += 1 }
      graph.types[owner.index].members = start..<end
      start = end
    }
  }

  private func member(_ number: Int, type value: TypeValue) -> Member {
    let entry = index.members[number]
    var type = value
    var parameters: [TypeID?] = []
    if case .function(let types, let result) = value, entry.kind != .property {
      type = result
      parameters = types.map { numbers.type(of: $0, in: entry.file) }
    }
    return Member(
      kind: entry.kind, name: index.names[entry.name],
      labels: index.parameters(of: number).map { $0.label == 0 ? "_" : index.names[$0.label] },
      owner: TypeID(numbers.types[entry.owner]),
      node: NodeRef(file: entry.file, node: entry.node), modifiers: entry.modifiers,
      isStored: entry.isStored, isInExtension: entry.isInExtension,
      type: numbers.type(of: type, in: entry.file),
      parameterTypes: parameters, condition: condition(entry.condition))
  }

  /// Names of functions all of which are declared to return `Never`, or stand at file level and do
  /// nothing but trap: `func undefined<T>() -> T { fatalError() }`. One under a condition may stand in
  /// for a function of the system.
  private func trappingNames() -> Set<String> {
    var trapping: Set<NameID> = []
    var returning: Set<NameID> = []
    for member in index.members where member.kind == .method {
      let facts = index.facts[member.file]
      let result = facts.child(.returnType, of: member.node).map { facts.nodes[$0 + 1] }
      let onlyTraps =
        member.owner < 0 && member.condition < 0
        && facts.child(.block, of: member.node)
          .flatMap { Traps.standard.onlyTrap(in: $0, of: facts) } != nil
      if onlyTraps || result.map({ $0.kind == .namedType && facts.name($0) == "Never" }) ?? false {
        trapping.insert(member.name)
      } else {
        returning.insert(member.name)
      }
    }
    return Set(trapping.subtracting(returning).map { index.names[$0] })
  }

  /// The operators of logic that the project declares for types of its own.
  private func overloadedLogic() -> Set<String> {
    let names = Set(["&&", "||"].compactMap(index.names.id))
    guard !names.isEmpty else { return [] }
    return Set(
      index.members.lazy.filter { $0.kind == .method && names.contains($0.name) }
        .map { index.names[$0.name] })
  }

  private mutating func addInheritance() {
    addAliases()
    markProtocols()
    for (number, entry) in index.types.enumerated() {
      let id = numbers.types[number]
      guard id >= 0 else { continue }
      for supertype in entry.supertypes where entry.isExternal || supertype.module == entry.module {
        for parent in typeIDs(of: supertype.type, in: supertype.site.file) where parent.index != id
        {
          let isFirst =
            supertype.site == entry.supertypes[0].site && !supertype.isOfExtension
          let kind = graph.types[parent.index].kind
          let mayBeClass =
            kind == .unknown && !graph.types[parent.index].name.namesProtocol
            || !graph.types[parent.index].toolkitFamilies.isEmpty
          if entry.kind == .class, kind == .class || mayBeClass && isFirst {
            graph.types[id].superclass = graph.types[id].superclass ?? parent
          } else {
            graph.types[id].conformances.append(parent)
          }
        }
      }
      graph.types[id].conformances = Set(graph.types[id].conformances).sorted()
    }
    // SDK classes have their superclass and protocols from the table.
    for (name, id) in numbers.externals {
      if let superclass = index.sdk.superclass(of: name), let parent = numbers.externals[superclass]
      {
        graph.types[id].superclass = TypeID(parent)
      }
    }
  }

  /// Types outside the project of which no table knows what they are, and that stand where only a
  /// protocol can: as what a struct, an actor or an extension conforms to, or behind the first that a
  /// class or an enum names. A protocol may demand a class anywhere.
  private mutating func markProtocols() {
    for (number, entry) in index.types.enumerated()
    where numbers.types[number] >= 0 && entry.kind != .protocol {
      for (position, supertype) in entry.supertypes.enumerated() {
        let mayBeNoProtocol =
          position == 0 && !supertype.isOfExtension && [.class, .enum].contains(entry.kind)
        guard !mayBeNoProtocol else { continue }
        for parent in typeIDs(of: supertype.type, in: supertype.site.file)
        where graph.types[parent.index].kind == .unknown
          && graph.types[parent.index].isExternal
        {
          graph.types[parent.index].kind = .protocol
        }
      }
    }
  }

  private mutating func addAliases() {
    let lookup = TypeLookup(index: index)
    for (number, entry) in index.types.enumerated() where entry.kind == .typealias {
      guard numbers.types[number] >= 0 else { continue }
      graph.types[numbers.types[number]].aliasTarget = lookup.aliasedType(number)
        .flatMap { numbers.type(of: lookup.value(of: $0.node, in: $0.scope), in: $0.scope.file) }
      graph.types[numbers.types[number]].toolkitFamilies = lookup.toolkitFamilies(ofAlias: number)
    }
  }

  private func typeIDs(of value: TypeValue, in file: Int) -> [TypeID] {
    if case .composition(let parts) = value {
      return parts.flatMap { typeIDs(of: $0, in: file) }
    }
    return numbers.type(of: value, in: file).map { [$0] } ?? []
  }

  // MARK: Imports and module dependencies

  private mutating func addImports() {
    for (file, entries) in index.imports.enumerated() {
      for entry in entries {
        let node = index.facts[file].nodes[entry.node]
        guard let module = module(of: entry) else { continue }
        graph.imports.append(
          ImportSite(
            file: file, offset: node.offset, module: module, path: index.facts[file].name(node),
            modifiers: node.modifiers, condition: condition(entry.condition)))
      }
    }
  }

  private func module(of entry: DeclarationIndex.ImportEntry) -> ModuleID? {
    if entry.module >= 0 { return ModuleID(entry.module) }
    // A module outside of the project that has the name of one inside has no place in the graph.
    let module = graph.moduleIndex[index.names[entry.name]]
    return module.flatMap { graph[$0].isExternal ? $0 : nil }
  }

  private mutating func addModuleDependencies() {
    struct Pair: Hashable {
      var source: Int
      var target: Int
    }
    var edges: [Pair: ModuleEdge] = [:]
    func edge(_ source: Int, _ target: Int, _ change: (inout ModuleEdge) -> Void) {
      guard source != target else { return }
      change(
        &edges[
          Pair(source: source, target: target),
          default: ModuleEdge(
            source: ModuleID(source), target: ModuleID(target), declaration: nil, imports: [],
            uses: 0)])
    }
    for (source, module) in project.modules.enumerated() {
      for declared in module.dependencies {
        guard let target = graph.moduleIndex[declared.name],
          graph[target].declaration.map({ declared.mayBe(ofPackage: $0.package) }) ?? true
        else { continue }
        edge(source, target.index) { if $0.declaration == nil { $0.declaration = declared } }
      }
    }
    for (number, site) in graph.imports.enumerated() {
      for module in graph.files[site.file].modules {
        edge(module.index, site.module.index) { $0.imports.append(number) }
      }
    }
    for dependency in graph.dependencies {
      var rest = graph.sites[dependency.sites]
      while let file = rest.first?.file {
        // The places of a dependency stand in the order of their files.
        let uses = rest.prefix { $0.file == file }.count
        rest = rest.dropFirst(uses)
        let ends = graph.modules(ofUseIn: Int(file), of: dependency.target)
        edge(ends.source.index, ends.target.index) { $0.uses += uses }
        for ends in graph.otherModules(ofUseIn: Int(file), of: dependency.target) {
          edge(ends.source.index, ends.target.index) { $0.uses += uses }
        }
      }
    }
    graph.moduleDependencies = edges.values.sorted {
      ($0.source, $0.target) < ($1.source, $1.target)
    }
  }
}

extension String {
  /// Whether a type outside the project of which nothing else is known is a protocol by its name, as
  /// Swift's API Design Guidelines name them: `Reachable`, `Tracking`, `ImageViewDelegate`.
  fileprivate var namesProtocol: Bool {
    ["able", "ible", "ing", "DataSource", "Delegate", "Protocol"].contains(where: hasSuffix)
  }
}
