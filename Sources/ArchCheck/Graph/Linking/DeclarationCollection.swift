/// Finds the declarations of all files, binds extensions to their types and types to what they
/// inherit; ``DeclarationIndex`` is what comes of it.
struct DeclarationCollection {
  typealias TypeEntry = DeclarationIndex.TypeEntry
  typealias Context = DeclarationIndex.Context
  typealias MemberEntry = DeclarationIndex.MemberEntry
  typealias ImportEntry = DeclarationIndex.ImportEntry
  typealias Supertype = DeclarationIndex.Supertype

  let facts: [SourceFacts]
  let modules: ProjectModules
  let sdk: SDKTable
  private(set) var sdkKinds: [TypeNode.Kind?] = []
  private(set) var genericsOfSDK = NameSet()
  private(set) var parametersOfSDK: [NameID: [NameID]] = [:]
  let wellKnown: WellKnownNames
  let standardMembers: NameSet
  private let jobs: Int

  private(set) var names: NameTable
  private(set) var types: [TypeEntry] = []
  private(set) var contexts: [Context] = []
  private(set) var members: [MemberEntry] = []
  private(set) var parameters: [DeclarationIndex.Parameter] = []
  private(set) var imports: [[ImportEntry]] = []
  private(set) var conditions = ConditionTable()
  private(set) var topLevel = ScopedNames()
  private(set) var globals = ScopedNames()
  private(set) var globalOperators = ScopedNames()
  private(set) var nested = ScopedNames()
  private(set) var associatedNames = NameSet()
  private(set) var membersOfType = ScopedNames()
  private(set) var extendedExternals: [NameID: Int] = [:]
  private(set) var fileContexts: [Int] = []
  private(set) var reexports: [[Int]]
  private(set) var namesPassedOn: [Set<NameID>]
  private(set) var modulesPassedOn: [[NameID]]
  /// Which modules' members code of which module sees.
  private(set) var visibleModules = TransitiveClosure(of: Adjacency(nodeCount: 0, edges: []))
  private(set) var contextOfNode = NodeTable([], files: 0, jobs: 1)
  private(set) var memberOfNode = NodeTable([], files: 0, jobs: 1)

  private var pendingExtensions: [Int] = []

  private var moduleOfFile: [Int] { modules.ofFile }

  /// - Parameter jobs: number of threads; the result does not depend on it.
  init(
    facts: [SourceFacts], names: NameTable, modules: ProjectModules, sdk: SDKTable, jobs: Int
  ) {
    self.facts = facts
    self.modules = modules
    self.sdk = sdk
    self.jobs = jobs
    var names = names
    wellKnown = WellKnownNames(&names)
    for name in sdk.nestedNames(among: names) { names.add(name) }
    self.names = names
    standardMembers = StandardMemberNames.all.compactMap { names.id($0) }
      .reduce(into: NameSet()) { $0.insert($1) }
    let texts = names.texts
    reexports = Array(repeating: [], count: modules.names.count)
    namesPassedOn = Array(repeating: [], count: modules.names.count)
    modulesPassedOn = Array(repeating: [], count: modules.names.count)
    // The kinds are looked up while declarations are collected, which takes about as long.
    let kinds = Later(jobs: jobs) { texts.map { sdk.kind(of: $0) } }
    for file in facts.indices { collect(file) }
    sdkKinds = kinds.value
    addNamesOfSDK()
    visibleModules = modulesSeen()
    bindExtensions()
    resolveInheritance()
    contextOfNode = NodeTable(
      contexts.map { NodeRef(file: $0.file, node: $0.node) }, files: facts.count, jobs: jobs)
    memberOfNode = NodeTable(
      members.map { NodeRef(file: $0.file, node: $0.node) }, files: facts.count, jobs: jobs)
    globalOperators = operatorsByOperand()
  }

  /// The names of the associated types of those protocols of the SDK that the files name, and those
  /// of its generic types.
  private mutating func addNamesOfSDK() {
    for (name, kind) in sdkKinds.enumerated() {
      switch kind {
      case .protocol:
        for parameter in sdk.parameters(ofType: names[NameID(name)]) {
          if let id = names.id(parameter) { associatedNames.insert(id) }
        }
      case .class, .struct, .enum, .actor:
        let types = sdk.types(named: names[NameID(name)])
        if types.allSatisfy({ !$0.parameters.isEmpty }) { genericsOfSDK.insert(NameID(name)) }
        let parameters = sdk.parameters(ofType: names[NameID(name)])
        if !parameters.isEmpty { parametersOfSDK[NameID(name)] = parameters.map { names.add($0) } }
      default: break
      }
    }
  }

  // MARK: Files

  private mutating func collect(_ file: Int) {
    imports.append([])
    let context = contexts.count
    contexts.append(
      Context(parent: -1, file: file, node: 0, type: -1, isExtension: false, condition: -1))
    fileContexts.append(context)
    guard !facts[file].nodes.isEmpty else { return }
    indexChildren(of: 0, file: file, context: context, condition: -1)
  }

  private mutating func indexChildren(of node: Int, file: Int, context: Int, condition: Int) {
    for child in facts[file].children(of: node) {
      index(child, file: file, context: context, condition: condition)
    }
  }

  private mutating func index(_ node: Int, file: Int, context: Int, condition: Int) {
    let syntax = facts[file].nodes[node]
    switch syntax.kind {
    case .classDecl: indexType(.class, node, file, context, condition)
    case .structDecl: indexType(.struct, node, file, context, condition)
    case .enumDecl: indexType(.enum, node, file, context, condition)
    case .actorDecl: indexType(.actor, node, file, context, condition)
    case .protocolDecl: indexType(.protocol, node, file, context, condition)
    case .typealiasDecl: indexType(.typealias, node, file, context, condition)
    case .extensionDecl:
      contexts.append(
        Context(
          parent: context, file: file, node: node, type: -1, isExtension: true,
          condition: condition))
      pendingExtensions.append(contexts.count - 1)
    case .associatedTypeDecl:
      guard contexts[context].type >= 0 else { break }
      let name = name(syntax, file)
      types[contexts[context].type].associated[name] = NodeRef(file: file, node: node)
      associatedNames.insert(name)
    case .functionDecl: indexMember(.method, node, file, context, condition)
    case .initializerDecl: indexMember(.initializer, node, file, context, condition)
    case .deinitializerDecl: indexMember(.deinitializer, node, file, context, condition)
    case .subscriptDecl: indexMember(.subscript, node, file, context, condition)
    case .variableDecl: indexMember(.property, node, file, context, condition)
    case .enumCaseDecl: indexMember(.enumCase, node, file, context, condition)
    case .importDecl: indexImport(node, file, condition)
    case .ifConfig:
      for clause in conditions.clauses(of: node, in: facts[file], within: condition) {
        indexChildren(
          of: clause.node, file: file, context: context, condition: clause.condition)
      }
    default: break
    }
  }

  private func name(_ node: Node, _ file: Int) -> NameID {
    names.ofFile[file][Int(node.name)]
  }

  private mutating func indexImport(_ node: Int, _ file: Int, _ condition: Int) {
    let syntax = facts[file].nodes[node]
    let path = facts[file].name(syntax).split(separator: ".").map(String.init)
    guard let first = path.first else { return }
    let module = modules.module(named: first, from: moduleOfFile[file]) ?? -1
    let only = syntax.importsOneDeclaration && path.count > 1 ? names.add(path[path.count - 1]) : 0
    let id = names.add(first)
    imports[file].append(
      ImportEntry(
        file: file, node: node, name: id, module: module, modifiers: syntax.modifiers, only: only,
        condition: condition))
    guard syntax.modifiers.contains(.exported) else { return }
    for own in [moduleOfFile[file]] + modules.othersOfFile[file] {
      if module >= 0 { reexports[own].append(module) }
      if module < 0, only != 0 { namesPassedOn[own].insert(only) }
      if module < 0, only == 0 { modulesPassedOn[own].append(id) }
    }
  }

  /// An import brings the members of everything that is imported behind it.
  private func modulesSeen() -> TransitiveClosure {
    // Modules that compile a file in common know what the others add to its types.
    var edges = Set(modules.sharing.map { Edge($0, $1) })
    for (file, entries) in imports.enumerated() {
      for entry in entries where entry.module >= 0 {
        edges.insert(Edge(moduleOfFile[file], entry.module))
      }
    }
    return TransitiveClosure(of: Adjacency(nodeCount: modules.names.count, edges: Array(edges)))
  }

  // MARK: Types

  private mutating func indexType(
    _ kind: TypeNode.Kind, _ node: Int, _ file: Int, _ context: Int, _ condition: Int
  ) {
    let syntax = facts[file].nodes[node]
    let name = name(syntax, file)
    let module = moduleOfFile[file]
    let outer = contexts[context].type
    let access = access(of: syntax, in: context)
    // A type in a private type is as hidden as that is; only the file matters here.
    let privateTo =
      access == .private || access == .fileprivate ? file : outer >= 0 ? types[outer].privateTo : -1
    let siblings = outer >= 0 ? nested[outer, name] : topLevel[module, name]
    let twin = siblings.first {
      types[$0].module == module && types[$0].kind == kind && types[$0].privateTo == privateTo
    }
    let id: Int
    if let twin {
      id = twin
    } else {
      id = types.count
      // A raw identifier may have a dot of its own; in its backticks it is nobody else's name.
      let text = names[name]
      let own = text.utf8.contains(UInt8(ascii: ".")) ? "`\(text)`" : text
      let fullName = outer >= 0 ? "\(types[outer].fullName).\(own)" : own
      types.append(
        TypeEntry(
          name: name, fullName: fullName, module: module, kind: kind, isExternal: false,
          outer: outer, privateTo: privateTo, modifiers: syntax.modifiers))
      types[id].modifiers.access = access
      types[id].access = reach(of: syntax, in: context)
      if outer >= 0 {
        nested.add(id, named: name, in: outer)
      } else {
        topLevel.add(id, named: name, in: module)
        for other in modules.othersOfFile[file] { topLevel.add(id, named: name, in: other) }
      }
      for child in facts[file].children(of: node)
      where facts[file].nodes[child].kind == .genericParameter {
        let name = self.name(facts[file].nodes[child], file)
        if kind == .protocol {
          types[id].primary.append(name)
        } else {
          types[id].generics.append(name)
        }
      }
    }
    types[id].declarations.append(NodeRef(file: file, node: node))
    contexts.append(
      Context(
        parent: context, file: file, node: node, type: id, isExtension: false,
        condition: condition))
    let inner = contexts.count - 1
    types[id].contexts.append(inner)
    indexChildren(of: node, file: file, context: inner, condition: condition)
  }

  /// Extensions are bound when all types are known, and again while that makes more types known.
  private mutating func bindExtensions() {
    while !pendingExtensions.isEmpty {
      var waiting: [Int] = []
      let before = pendingExtensions.count
      let pending = pendingExtensions
      pendingExtensions = []
      for (context, type) in zip(pending, extendedTypes(of: pending)) {
        if let type {
          bind(context, to: type)
        } else {
          waiting.append(context)
        }
      }
      if waiting.count == before {
        // What an extension of `URL` declares may be extended as `URL.Kind`: the outer ones first.
        let depths = waiting.map(nestingOfExtendedName)
        let outermost = depths.min() ?? 0
        let names = externalNames(ofExtendedIn: waiting)
        for (position, context) in waiting.enumerated() where depths[position] == outermost {
          bind(context, to: registerExternal(names[position]))
        }
        waiting = zip(waiting, depths).filter { $0.1 > outermost }.map(\.0)
      }
      pendingExtensions = waiting + pendingExtensions
    }
  }

  private func nestingOfExtendedName(in context: Int) -> Int {
    let entry = contexts[context]
    let name = facts[entry.file].name(facts[entry.file].nodes[entry.node])
    return name.utf8.prefix { $0 != UInt8(ascii: "<") }.count { $0 == UInt8(ascii: ".") }
  }

  private mutating func bind(_ context: Int, to type: Int) {
    contexts[context].type = type
    let file = contexts[context].file
    types[type].contexts.append(context)
    types[type].extensions.append((context, moduleOfFile[file]))
    indexChildren(
      of: contexts[context].node, file: file, context: context,
      condition: contexts[context].condition)
  }

  /// The own type that each extension is of, in a function of its own so that the index it reads is
  /// gone before the types are changed.
  private func extendedTypes(of extensions: [Int]) -> [Int?] {
    let index = DeclarationIndex(self)
    return DeepStackThreads.flatMap(
      partsOf: extensions.count, elements: extensions.count, jobs: jobs
    ) { [self] part in
      let lookup = TypeLookup(index: index, throughSupertypes: false)
      return extensions[part].map { extendedType(of: contexts[$0], with: lookup) }
    }
  }

  private func extendedType(of context: Context, with lookup: TypeLookup) -> Int? {
    guard case .own(let type)? = extendedName(of: context, with: lookup) else { return nil }
    return lookup.followAlias(type)
  }

  /// What the name behind `extension` stands for.
  private func extendedName(
    of context: Context, with lookup: TypeLookup
  ) -> TypeResolution? {
    let node = facts[context.file].children(of: context.node)
      .first { facts[context.file].nodes[$0].kind.isType }
    guard let node else { return nil }
    return lookup.resolve(
      node, in: TypeScope(file: context.file, context: fileContexts[context.file]))
  }

  /// What the extended types are called outside the project, aliases followed.
  private func externalNames(ofExtendedIn extensions: [Int]) -> [String] {
    let lookup = TypeLookup(index: DeclarationIndex(self), throughSupertypes: false)
    return extensions.map { context in
      let entry = contexts[context]
      if let alias = extendedName(of: entry, with: lookup), case .own(let type) = alias,
        case .external(let name)? = lookup.aliasEnd(type)
      {
        return names[name]
      }
      return externalName(ofExtendedIn: entry)
    }
  }

  private func externalName(ofExtendedIn entry: Context) -> String {
    let written = facts[entry.file].children(of: entry.node)
      .first { facts[entry.file].nodes[$0].kind.isType }
    let text = facts[entry.file].name(facts[entry.file].nodes[entry.node])
    let path: String =
      switch written.map({ facts[entry.file].nodes[$0].kind }) {
      case .arrayType: "Array"
      case .dictionaryType: "Dictionary"
      case .optionalType: "Optional"
      default: String(text.prefix { $0 != "<" && $0 != "[" })
      }
    // `extension Foundation.URL` extends `URL`.
    let parts = path.split(separator: ".").map(String.init)
    let isQualified =
      parts.count > 1
      && (sdk.isSystemModule(parts[0])
        || imports[entry.file].contains { names[$0.name] == parts[0] })
    return isQualified ? parts.dropFirst().joined(separator: ".") : path
  }

  private mutating func registerExternal(_ fullName: String) -> Int {
    let id = names.add(fullName)
    if let known = extendedExternals[id] { return known }
    types.append(
      TypeEntry(
        name: id, fullName: fullName, module: -1,
        kind: sdk.kind(of: fullName) ?? .unknown, isExternal: true, outer: -1, privateTo: -1,
        modifiers: []))
    types[types.count - 1].generics = sdk.parameters(ofType: fullName).map { names.add($0) }
    extendedExternals[id] = types.count - 1
    return types.count - 1
  }

  // MARK: Members

  private mutating func indexMember(
    _ kind: Member.Kind, _ node: Int, _ file: Int, _ context: Int, _ condition: Int
  ) {
    let syntax = facts[file].nodes[node]
    let owner = contexts[context].type
    var entry = MemberEntry(
      kind: kind, name: name(syntax, file), owner: owner, context: context, file: file, node: node,
      modifiers: syntax.modifiers, access: reach(of: syntax, in: context),
      isInExtension: contexts[context].isExtension,
      isStored: kind == .property && isStored(node, file), condition: condition)
    entry.modifiers.access = access(of: syntax, in: context)
    let first = parameters.count
    for child in facts[file].children(of: node) where facts[file].nodes[child].kind == .parameter {
      let parameter = facts[file].nodes[child]
      var label = name(parameter, file)
      if let written = facts[file].child(.label, of: child) {
        label = name(facts[file].nodes[written], file)
      } else if kind == .subscript || !names[entry.name].startsLikeWord {
        // A subscript's parameter has no label unless two names are written, and an operator's has
        // none.
        label = 0
      }
      let isVariadic = parameter.modifiers.contains(.variadic)
      parameters.append(
        DeclarationIndex.Parameter(
          label: label,
          isOptional: isVariadic || facts[file].child(.initialValue, of: child) != nil,
          isVariadic: isVariadic))
    }
    entry.parameters = first..<parameters.count
    members.append(entry)
    if owner >= 0 {
      membersOfType.add(members.count - 1, named: entry.name, in: owner)
    } else {
      for module in [moduleOfFile[file]] + modules.othersOfFile[file] {
        globals.add(members.count - 1, named: entry.name, in: module)
      }
      globals.add(members.count - 1, named: entry.name, in: DeclarationIndex.anyModule)
    }
  }

  /// The access level as written, which for what stands in a private extension may be that of the
  /// extension.
  private func access(of syntax: Node, in context: Int) -> Access? {
    let around = contexts[context]
    guard syntax.modifiers.access == nil, around.isExtension else { return syntax.modifiers.access }
    switch facts[around.file].nodes[around.node].modifiers.access {
    case .private, .fileprivate: return .fileprivate
    default: return nil
    }
  }

  /// Who sees a declaration outside of its file: as written, else as the extension or the protocol
  /// around it says, and for the cases of an enum as the enum does.
  private func reach(of syntax: Node, in context: Int) -> Access {
    if let written = syntax.modifiers.access { return written }
    let around = contexts[context]
    guard around.type >= 0 else { return .internal }
    if around.isExtension {
      return facts[around.file].nodes[around.node].modifiers.access ?? .internal
    }
    return syntax.kind == .enumCaseDecl || types[around.type].kind == .protocol
      ? types[around.type].access : .internal
  }

  private func isStored(_ node: Int, _ file: Int) -> Bool {
    facts[file].children(of: node).allSatisfy { child in
      let accessor = facts[file].nodes[child]
      guard accessor.kind == .accessorDecl else { return true }
      let name = facts[file].name(accessor)
      return name == "willSet" || name == "didSet"
    }
  }

  // MARK: Operators

  private func operatorsByOperand() -> ScopedNames {
    let declared = members.indices.filter {
      members[$0].kind == .method && members[$0].owner < 0
        && !names[members[$0].name].startsLikeWord
    }
    guard !declared.isEmpty else { return ScopedNames() }
    let lookup = MemberLookup(index: DeclarationIndex(self))
    var found = ScopedNames()
    for member in declared {
      guard case .function(let parameters, _) = lookup.type(of: member) else { continue }
      for type in Set(parameters.compactMap(\.unwrapped.nominal)) {
        found.add(member, named: members[member].name, in: type)
      }
    }
    return found
  }

  // MARK: Inheritance

  private mutating func resolveInheritance() {
    for (type, found) in supertypes(throughSupertypes: false).enumerated() {
      types[type].supertypes = found
    }
    // Names that are found through a supertype need the first round's result.
    for (type, found) in supertypes(throughSupertypes: true).enumerated() {
      types[type].supertypes = found
    }
  }

  /// The supertypes of every type, in a function of its own so that the index it reads is gone
  /// before the types are changed.
  private func supertypes(throughSupertypes: Bool) -> [[Supertype]] {
    let index = DeclarationIndex(self)
    return DeepStackThreads.flatMap(partsOf: types.count, elements: types.count, jobs: jobs) {
      [self] part in
      let lookup = TypeLookup(index: index, throughSupertypes: throughSupertypes)
      return part.map { self.supertypes(of: $0, with: lookup) }
    }
  }

  private func supertypes(of type: Int, with lookup: TypeLookup) -> [Supertype] {
    var found: [Supertype] = []
    for context in types[type].contexts {
      let entry = contexts[context]
      // They come before the members, of which there may be many.
      for child in facts[entry.file].children(of: entry.node) {
        let kind = facts[entry.file].nodes[child].kind
        if kind.isDeclaration, kind != .ifConfig { break }
        let isSelfConstraint =
          kind == .requirement && types[type].kind == .protocol && !entry.isExtension
          && !facts[entry.file].nodes[child].isSameType
          && Int(facts[entry.file].nodes[child].end) > child + 1
          && facts[entry.file].name(facts[entry.file].nodes[child + 1]) == "Self"
        guard kind == .inheritance || isSelfConstraint else { continue }
        // `~Copyable` is the lack of a conformance.
        guard let node = facts[entry.file].lastChild(of: child),
          facts[entry.file].nodes[node].kind != .suppressedType
        else { continue }
        // An inheritance clause is looked up from outside the type's own body.
        let scope = TypeScope(
          file: entry.file, context: isSelfConstraint ? context : entry.parent,
          generics: types[type].generics, owners: entry.isExtension ? [] : [entry.node])
        var value = lookup.value(of: node, in: scope)
        // That there is a supertype is worth knowing even where nothing declares it.
        if value.isUnknown {
          switch lookup.resolve(node, in: scope) {
          case .unresolved(let name), .foreign(let name): value = .external(name, [])
          case .own(let alias) where !lookup.toolkitFamilies(ofAlias: alias).isEmpty:
            value = .nominal(alias, [])
          case .own(let alias):
            // Which one it is depends on the platform; each says the same of what conforms to it.
            value = lookup.toolkitProtocol(ofAlias: alias).map { .external($0, []) } ?? .unknown
          default: break
          }
        }
        found.append(
          Supertype(
            type: value, site: NodeRef(file: entry.file, node: node),
            module: moduleOfFile[entry.file], isOfExtension: entry.isExtension))
      }
    }
    return found
  }
}
