/// Everything the project declares, by dense numbers: what names are looked up in.
struct DeclarationIndex: Sendable {
  /// An own type, or an external one that the project extends.
  struct TypeEntry: Sendable {
    var name: NameID
    /// Dotted.
    var fullName: String
    var module: Int
    var kind: TypeNode.Kind
    var isExternal: Bool
    /// The entry it is nested in, or -1.
    var outer: Int
    /// The only file that sees the type, or -1.
    var privateTo: Int
    var modifiers: Node.Modifiers
    /// Contexts of the type's declarations and extensions.
    var contexts: [Int] = []
    var declarations: [NodeRef] = []
    var extensions: [(context: Int, module: Int)] = []
    var generics: [NameID] = []
    var nested: [NameID: [Int]] = [:]
    /// Associated types by name, with their declaration.
    var associated: [NameID: NodeRef] = [:]
    var members: [NameID: [Int]] = [:]
    /// Superclass and protocols; filled by `resolveInheritance`.
    var supertypes: [Supertype] = []
    var condition: Int = -1
  }

  struct Supertype: Sendable {
    var type: TypeValue
    var site: NodeRef
    /// Module of the declaration or extension that states it.
    var module: Int
  }

  /// A file, type body or extension body: where names are looked up from.
  struct Context: Sendable {
    /// The lexically enclosing context, or -1 for a file.
    var parent: Int
    var file: Int
    var node: Int
    /// Index of the type, or -1 for a file.
    var type: Int
    var isExtension: Bool
  }

  struct MemberEntry: Sendable {
    var kind: Member.Kind
    var name: NameID
    /// Index of the owner, or -1 for a global.
    var owner: Int
    var context: Int
    var file: Int
    var node: Int
    var modifiers: Node.Modifiers
    /// External labels; 0 where there is none.
    var labels: [NameID] = []
    /// Parameters that a call may leave out.
    var optionalParameters: [Bool] = []
    var isInExtension: Bool
    var isStored: Bool
    var condition: Int

    var isStatic: Bool {
      !modifiers.isDisjoint(with: [.static, .classMember]) || kind == .enumCase
        || kind == .initializer
    }
  }

  struct ImportEntry: Sendable {
    var file: Int
    var node: Int
    var name: NameID
    /// Index of the own module, or -1.
    var module: Int
    var modifiers: Node.Modifiers
    /// For `import struct M.T`, the only name that it brings, else 0.
    var only: NameID
    var condition: Int
  }

  let facts: [SourceFacts]
  var names: NameTable
  let moduleNames: [String]
  let moduleOfFile: [Int]
  let packageOfModule: [String]
  let sdk: SDKTable

  var types: [TypeEntry] = []
  var contexts: [Context] = []
  var members: [MemberEntry] = []
  var imports: [[ImportEntry]] = []
  var conditions: [String] = []
  private var conditionIndex: [String: Int] = [:]

  /// Types at file level, by module and name.
  var topLevel: [[NameID: [Int]]]
  /// Functions and variables at file level, by module and name.
  var globals: [[NameID: [Int]]]
  /// External types that the project extends, by name.
  var extendedExternals: [NameID: Int] = [:]
  var fileContexts: [Int] = []
  /// Context that a node of a file opens, by file.
  var contextOfNode: [[Int: Int]] = []
  /// Member that a node of a file declares, by file.
  var memberOfNode: [[Int: Int]] = []
  /// Modules that importing a module brings along, by module index.
  var reexports: [[Int]]
  /// Names of external modules that a module re-exports.
  var externalReexports: [[NameID]]
  /// Own modules that some file of a module imports, with what they re-export.
  var importedModules: [Set<Int>] = []
  let moduleIndex: [String: Int]
  let wellKnown: WellKnownNames
  /// Names that members of the standard library's and Foundation's values have.
  let standardMembers: Set<NameID>

  private var pendingExtensions: [(context: Int, condition: Int)] = []

  init(
    facts: [SourceFacts], moduleNames: [String], packages: [String], moduleOfFile: [Int],
    sdk: SDKTable
  ) {
    self.facts = facts
    self.moduleNames = moduleNames
    self.moduleOfFile = moduleOfFile
    self.sdk = sdk
    packageOfModule = packages
    names = NameTable(facts)
    wellKnown = WellKnownNames(&names)
    standardMembers = Set(StandardMemberNames.all.compactMap { [names] in names.id($0) })
    topLevel = Array(repeating: [:], count: moduleNames.count)
    globals = Array(repeating: [:], count: moduleNames.count)
    reexports = Array(repeating: [], count: moduleNames.count)
    externalReexports = Array(repeating: [], count: moduleNames.count)
    moduleIndex = Dictionary(
      moduleNames.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for file in facts.indices { indexFile(file) }
    findImportedModules()
    bindExtensions()
    resolveInheritance()
    contextOfNode = Array(repeating: [:], count: facts.count)
    for (number, context) in contexts.enumerated() {
      contextOfNode[context.file][context.node] = number
    }
    memberOfNode = Array(repeating: [:], count: facts.count)
    for (number, member) in members.enumerated() { memberOfNode[member.file][member.node] = number }
  }

  // MARK: Files

  private mutating func indexFile(_ file: Int) {
    imports.append([])
    let context = contexts.count
    contexts.append(Context(parent: -1, file: file, node: 0, type: -1, isExtension: false))
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
        Context(parent: context, file: file, node: node, type: -1, isExtension: true))
      pendingExtensions.append((contexts.count - 1, condition))
    case .associatedTypeDecl:
      guard contexts[context].type >= 0 else { break }
      types[contexts[context].type].associated[name(syntax, file)] = NodeRef(file: file, node: node)
    case .functionDecl: indexMember(.method, node, file, context, condition)
    case .initializerDecl: indexMember(.initializer, node, file, context, condition)
    case .deinitializerDecl: indexMember(.deinitializer, node, file, context, condition)
    case .subscriptDecl: indexMember(.subscript, node, file, context, condition)
    case .variableDecl: indexMember(.property, node, file, context, condition)
    case .enumCaseDecl: indexMember(.enumCase, node, file, context, condition)
    case .importDecl: indexImport(node, file, condition)
    case .ifConfig:
      var earlier: [String] = []
      for clause in facts[file].children(of: node) {
        let text = clauseCondition(clause, file: file, earlier: &earlier)
        let inner = self.condition(text, within: condition)
        indexChildren(of: clause, file: file, context: context, condition: inner)
      }
    default: break
    }
  }

  /// The condition of an `#if` clause, with those of the earlier clauses negated.
  func clauseCondition(_ clause: Int, file: Int, earlier: inout [String]) -> String {
    let syntax = facts[file].nodes[clause]
    let own = facts[file].name(syntax)
    let negated = earlier.map { $0.contains("&&") || $0.contains("||") ? "!(\($0))" : "!\($0)" }
    if !own.isEmpty { earlier.append(own) }
    let parts = own.isEmpty ? negated : negated + [own]
    return parts.joined(separator: " && ")
  }

  /// Number of a condition text inside another condition; -1 is none.
  mutating func condition(_ text: String, within outer: Int) -> Int {
    let whole = outer < 0 ? text : "\(conditions[outer]) && \(text)"
    if let index = conditionIndex[whole] { return index }
    conditions.append(whole)
    conditionIndex[whole] = conditions.count - 1
    return conditions.count - 1
  }

  func name(_ node: Node, _ file: Int) -> NameID {
    names.ofFile[file][Int(node.name)]
  }

  private mutating func indexImport(_ node: Int, _ file: Int, _ condition: Int) {
    let syntax = facts[file].nodes[node]
    let path = facts[file].name(syntax).split(separator: ".").map(String.init)
    guard let first = path.first else { return }
    let module = moduleIndex[first] ?? -1
    let only = syntax.detail == 1 && path.count > 1 ? names.add(path[path.count - 1]) : 0
    let id = names.add(first)
    imports[file].append(
      ImportEntry(
        file: file, node: node, name: id, module: module, modifiers: syntax.modifiers, only: only,
        condition: condition))
    if syntax.modifiers.contains(.exported) {
      if module >= 0 {
        reexports[moduleOfFile[file]].append(module)
      } else {
        externalReexports[moduleOfFile[file]].append(id)
      }
    }
  }

  private mutating func findImportedModules() {
    importedModules = Array(repeating: [], count: moduleNames.count)
    for (file, entries) in imports.enumerated() {
      for entry in entries where entry.module >= 0 {
        importedModules[moduleOfFile[file]].insert(entry.module)
      }
    }
    // An import brings the members of everything that is imported behind it.
    for module in moduleNames.indices {
      var pending = Array(importedModules[module])
      while let next = pending.popLast() {
        for further in importedModules[next] where importedModules[module].insert(further).inserted
        {
          pending.append(further)
        }
      }
    }
  }

  // MARK: Types

  private mutating func indexType(
    _ kind: TypeNode.Kind, _ node: Int, _ file: Int, _ context: Int, _ condition: Int
  ) {
    let syntax = facts[file].nodes[node]
    let name = name(syntax, file)
    let module = moduleOfFile[file]
    let outer = contexts[context].type
    // A member of a private extension or type is as hidden as that is; only the file matters here.
    let access = syntax.modifiers.access
    let privateTo =
      access == .private || access == .fileprivate ? file : outer >= 0 ? types[outer].privateTo : -1
    let siblings = (outer >= 0 ? types[outer].nested[name] : topLevel[module][name]) ?? []
    let twin = siblings.first {
      types[$0].module == module && types[$0].kind == kind && types[$0].privateTo == privateTo
    }
    let id: Int
    if let twin {
      id = twin
    } else {
      id = types.count
      let fullName = outer >= 0 ? "\(types[outer].fullName).\(names[name])" : names[name]
      types.append(
        TypeEntry(
          name: name, fullName: fullName, module: module, kind: kind, isExternal: false,
          outer: outer, privateTo: privateTo, modifiers: syntax.modifiers))
      types[id].condition = condition
      if outer >= 0 {
        types[outer].nested[name, default: []].append(id)
      } else {
        topLevel[module][name, default: []].append(id)
      }
      for child in facts[file].children(of: node)
      where facts[file].nodes[child].kind == .genericParameter {
        types[id].generics.append(self.name(facts[file].nodes[child], file))
      }
    }
    types[id].declarations.append(NodeRef(file: file, node: node))
    contexts.append(
      Context(parent: context, file: file, node: node, type: id, isExtension: false))
    let inner = contexts.count - 1
    types[id].contexts.append(inner)
    indexChildren(of: node, file: file, context: inner, condition: condition)
  }

  /// Extensions are bound when all types are known, and again while that makes more types known.
  private mutating func bindExtensions() {
    while !pendingExtensions.isEmpty {
      var waiting: [(context: Int, condition: Int)] = []
      let before = pendingExtensions.count
      let pending = pendingExtensions
      pendingExtensions = []
      for (context, condition) in pending {
        if let type = extendedType(of: context) {
          bind(context, to: type, condition: condition)
        } else {
          waiting.append((context, condition))
        }
      }
      if waiting.count == before {
        for (context, condition) in waiting {
          bind(context, to: externalType(of: context), condition: condition)
        }
        waiting = []
      }
      pendingExtensions = waiting + pendingExtensions
    }
  }

  private mutating func bind(_ context: Int, to type: Int, condition: Int) {
    contexts[context].type = type
    let file = contexts[context].file
    types[type].contexts.append(context)
    types[type].extensions.append((context, moduleOfFile[file]))
    indexChildren(of: contexts[context].node, file: file, context: context, condition: condition)
  }

  private func extendedType(of context: Int) -> Int? {
    let entry = contexts[context]
    guard let node = facts[entry.file].children(of: entry.node).first(where: isType(in: entry.file))
    else { return nil }
    let scope = TypeScope(file: entry.file, context: fileContexts[entry.file])
    var lookup = TypeLookup(index: self, supertypes: false)
    guard case .own(let type) = lookup.resolve(node, in: scope) else { return nil }
    return lookup.followAlias(type)
  }

  private mutating func externalType(of context: Int) -> Int {
    let entry = contexts[context]
    let text = facts[entry.file].name(facts[entry.file].nodes[entry.node])
    let plain = String(text.prefix { $0 != "<" && $0 != "[" })
    let path = plain.isEmpty ? "Array" : plain
    // `extension Foundation.URL` extends `URL`.
    let parts = path.split(separator: ".").map(String.init)
    let isQualified =
      parts.count > 1
      && (sdk.isSystemModule(parts[0])
        || imports[entry.file].contains { names[$0.name] == parts[0] })
    let fullName = isQualified ? parts.dropFirst().joined(separator: ".") : path
    return registerExternal(fullName)
  }

  mutating func registerExternal(_ fullName: String) -> Int {
    let id = names.add(fullName)
    if let known = extendedExternals[id] { return known }
    let simple = fullName.split(separator: ".").last.map(String.init) ?? fullName
    types.append(
      TypeEntry(
        name: names.add(simple), fullName: fullName, module: -1,
        kind: sdk.kind(of: fullName) ?? .unknown, isExternal: true, outer: -1, privateTo: -1,
        modifiers: []))
    extendedExternals[id] = types.count - 1
    return types.count - 1
  }

  func isType(in file: Int) -> (Int) -> Bool {
    { facts[file].nodes[$0].kind.isType }
  }

  // MARK: Members

  private mutating func indexMember(
    _ kind: Member.Kind, _ node: Int, _ file: Int, _ context: Int, _ condition: Int
  ) {
    let syntax = facts[file].nodes[node]
    let owner = contexts[context].type
    var entry = MemberEntry(
      kind: kind, name: name(syntax, file), owner: owner, context: context, file: file, node: node,
      modifiers: syntax.modifiers, isInExtension: contexts[context].isExtension,
      isStored: kind == .property && isStored(node, file), condition: condition)
    for child in facts[file].children(of: node) where facts[file].nodes[child].kind == .parameter {
      let parameter = facts[file].nodes[child]
      var label = name(parameter, file)
      if let written = facts[file].child(.label, of: child) {
        label = name(facts[file].nodes[written], file)
      } else if kind == .subscript {
        // A subscript's parameter has no label unless two names are written.
        label = 0
      }
      entry.labels.append(label)
      entry.optionalParameters.append(
        facts[file].child(.initialValue, of: child) != nil
          || parameter.modifiers.contains(.variadic))
    }
    members.append(entry)
    if owner >= 0 {
      types[owner].members[entry.name, default: []].append(members.count - 1)
    } else {
      globals[moduleOfFile[file]][entry.name, default: []].append(members.count - 1)
    }
  }

  private func isStored(_ node: Int, _ file: Int) -> Bool {
    facts[file].children(of: node).allSatisfy { child in
      let accessor = facts[file].nodes[child]
      guard accessor.kind == .accessorDecl else { return true }
      let name = facts[file].name(accessor)
      return name == "willSet" || name == "didSet"
    }
  }

  // MARK: Inheritance

  private mutating func resolveInheritance() {
    var all: [[Supertype]] = []
    do {
      var lookup = TypeLookup(index: self, supertypes: false)
      all = types.indices.map { supertypes(of: $0, with: &lookup) }
    }
    for (type, found) in all.enumerated() { types[type].supertypes = found }
    // Names that are found through a supertype need the first round's result.
    do {
      var lookup = TypeLookup(index: self, supertypes: true)
      all = types.indices.map { supertypes(of: $0, with: &lookup) }
    }
    for (type, found) in all.enumerated() { types[type].supertypes = found }
  }

  private func supertypes(of type: Int, with lookup: inout TypeLookup) -> [Supertype] {
    var found: [Supertype] = []
    for context in types[type].contexts {
      let entry = contexts[context]
      for child in facts[entry.file].children(of: entry.node) {
        let kind = facts[entry.file].nodes[child].kind
        let isSelfConstraint =
          kind == .requirement && types[type].kind == .protocol && !entry.isExtension
          && facts[entry.file].nodes[child].detail == 0
          && Int(facts[entry.file].nodes[child].end) > child + 1
          && facts[entry.file].name(facts[entry.file].nodes[child + 1]) == "Self"
        guard kind == .inheritance || isSelfConstraint else { continue }
        guard let node = Array(facts[entry.file].children(of: child)).last else { continue }
        // An inheritance clause is looked up from outside the type's own body.
        let scope = TypeScope(
          file: entry.file, context: isSelfConstraint ? context : entry.parent,
          generics: types[type].generics)
        var value = lookup.value(of: node, in: scope)
        // That there is a supertype is worth knowing even where nothing declares it.
        if value.isUnknown, case .unresolved(let name) = lookup.resolve(node, in: scope) {
          value = .external(name, [])
        }
        found.append(
          Supertype(
            type: value, site: NodeRef(file: entry.file, node: node),
            module: moduleOfFile[entry.file]))
      }
    }
    return found
  }
}

extension Node.Kind {
  /// Whether a node is a type as it is written.
  var isType: Bool {
    rawValue >= Node.Kind.namedType.rawValue && rawValue <= Node.Kind.otherType.rawValue
  }
}

/// Names that linking treats specially.
struct WellKnownNames: Sendable {
  let selfType, selfValue, initializer, element, subscriptName, callAsFunction: NameID
  let array, dictionary, set, optional, wrappedValue, projectedValue, dynamicMember: NameID
  let newValue, oldValue, error, anyObject, any, void, rawValue, iterator, next: NameID

  init(_ names: inout NameTable) {
    selfType = names.add("Self")
    selfValue = names.add("self")
    initializer = names.add("init")
    element = names.add("Element")
    subscriptName = names.add("subscript")
    callAsFunction = names.add("callAsFunction")
    array = names.add("Array")
    dictionary = names.add("Dictionary")
    set = names.add("Set")
    optional = names.add("Optional")
    wrappedValue = names.add("wrappedValue")
    projectedValue = names.add("projectedValue")
    dynamicMember = names.add("dynamicMember")
    newValue = names.add("newValue")
    oldValue = names.add("oldValue")
    error = names.add("error")
    anyObject = names.add("AnyObject")
    any = names.add("Any")
    void = names.add("Void")
    rawValue = names.add("rawValue")
    iterator = names.add("makeIterator")
    next = names.add("next")
  }
}
