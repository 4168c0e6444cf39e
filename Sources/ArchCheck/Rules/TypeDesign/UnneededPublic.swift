/// Only what other modules need is public.
struct UnneededPublic: Rule {
  var libraryProductsAreApi = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let names = NamesByModule(in: graph)
    let passedOn = libraryProductsAreApi ? graph.modulesOfLibraryProducts : []
    let offered = typesOffered(by: passedOn, in: graph)
    let seenFromC = modulesSeenFromC(in: graph)
    let extended = graph.types.filter { $0.isExternal && !graph.dependencies(of: $0.id).isEmpty }
    let added = typesAdded(in: graph)
    return graph.ownModules.flatMap { module -> [Finding] in
      guard let id = graph.module(module.name), isJudged(module, names, id), !passedOn.contains(id)
      else { return [] }
      let needed = needed(
        of: module, id: id, extended, added, names: names,
        isSeenFromC: seenFromC.contains(module.name), in: graph)
      let judged = module.types.filter { graph.isJudged(graph[$0]) }
      let members = judged.filter { needed.contains($0) && !offered.contains($0) }.compactMap {
        memberFinding(about: graph[$0], names: names, in: graph)
      }
      let globals = globalFinding(of: module, id: id, names: names, in: graph)
      return members + [globals].compactMap(\.self)
        + typeFindings(about: judged.filter { !needed.contains($0) }, in: graph)
    }
  }

  private func isJudged(_ module: ModuleNode, _ names: NamesByModule, _ id: ModuleID) -> Bool {
    guard let declared = module.declaration, !module.isTest else { return false }
    if libraryProductsAreApi, declared.isLibraryProduct { return false }
    // Code that is inlined or expanded into other modules needs what it names to be public, and
    // what helps tests is there for test targets.
    return [.library, .executable, .app].contains(declared.kind) && !names.isInlined(id)
      && !names.helpsTests(id)
  }

  /// Types that the public API of library products brings along: their public members are API, too.
  private func typesOffered(by products: Set<ModuleID>, in graph: DependencyGraph) -> Set<TypeID> {
    guard !products.isEmpty else { return [] }
    let isOfProduct = { (site: Site) in products.contains(graph.files[Int(site.file)].module) }
    let inner = Dictionary(grouping: graph.types.filter { $0.outer != nil }, by: \.outer)
    var offered: Set<TypeID> = []
    var pending = graph.types.filter { type in
      !type.isExternal && type.kind != .globals && products.contains(type.module)
        && graph.access(of: type.id) >= .public
    }.map(\.id)
    for type in graph.types where type.isExternal || type.kind == .globals {
      pending += graph.dependencies(of: type.id).filter { dependency in
        graph.sites[dependency.sites].contains { site in
          isOfProduct(site)
            && (type.kind == .globals
              ? isInPublicSignature(site, in: graph) : isInSignature(site, in: graph))
        }
      }.map(\.target)
    }
    while let type = pending.popLast() {
      guard !graph[type].isExternal, offered.insert(type).inserted else { continue }
      if let alias = graph[type].aliasTarget { pending.append(alias) }
      pending += (inner[type] ?? []).map(\.id).filter { graph.access(of: $0) >= .public }
      pending += graph.dependencies(of: type).filter { dependency in
        graph.sites[dependency.sites].contains { isInSignature($0, in: graph) }
      }.map(\.target)
    }
    return offered
  }

  /// Types in the signatures of what modules add to own types of others, which goes out with these.
  private func typesAdded(in graph: DependencyGraph) -> [TypeID] {
    graph.dependencies.filter { dependency in
      !graph[dependency.source].isExternal
        && graph.sites[dependency.sites].contains {
          $0.flags.contains(.foreignExtension) && isInSignature($0, in: graph)
        }
    }.map(\.target)
  }

  /// Names of the modules that one with C, Objective-C or C++ may use, whose code is not read.
  private func modulesSeenFromC(in graph: DependencyGraph) -> Set<String> {
    Set(
      graph.ownModules.compactMap(\.declaration).filter { $0.isClang || $0.isMixed }
        .flatMap(\.dependencies).map(\.name))
  }

  // MARK: What is needed

  /// Types of a module that others name, and those that their public members bring along.
  ///
  /// - Parameters:
  ///   - extended: types from outside that have extensions in the project.
  ///   - added: types that go out with extensions of own types of other modules.
  ///   - isSeenFromC: whether code that is not read may use the module.
  private func needed(
    of module: ModuleNode, id: ModuleID, _ extended: [TypeNode], _ added: [TypeID],
    names: NamesByModule, isSeenFromC: Bool, in graph: DependencyGraph
  ) -> Set<TypeID> {
    let nested = Dictionary(grouping: module.types.filter { graph[$0].outer != nil }) {
      graph[$0].outer
    }
    var needed: Set<TypeID> = []
    var pending = module.types.filter {
      names.isNamed(graph[$0].simpleName, outside: id) || graph[$0].attributes.contains("_expose")
        || isSeenFromC && isInObjectiveC($0, in: graph)
    }
    pending += added
    // What public functions and variables and extensions of types from outside name may go out with
    // them.
    let globals = graph.type(DependencyGraph.globalsName, in: module.name).map { graph[$0] }
    for type in [globals].compactMap(\.self) + extended {
      pending += graph.dependencies(of: type.id).filter { dependency in
        graph.sites[dependency.sites].contains { site in
          type.kind == .globals
            ? isInPublicSignature(site, in: graph)
            : isInSignature(site, in: graph)
        }
      }.map(\.target)
    }
    while let type = pending.popLast() {
      guard graph[type].module == id, needed.insert(type).inserted else { continue }
      if let outer = graph[type].outer { pending.append(outer) }
      if let inner = nested[type] {
        pending += inner.filter { mayBeDemanded($0, byProtocolsOf: type, in: graph) }
      }
      if let alias = graph[type].aliasTarget { pending.append(alias) }
      for dependency in graph.dependencies(of: type)
      where graph.sites[dependency.sites].contains(where: { isInSignature($0, in: graph) }) {
        pending.append(dependency.target)
      }
    }
    return needed
  }

  /// Whether Objective-C sees a type.
  private func isInObjectiveC(_ type: TypeID, in graph: DependencyGraph) -> Bool {
    graph[type].attributes.contains { ["objc", "objcMembers"].contains($0) }
      || graph.descends(type, from: ["NSObject"])
  }

  /// Whether a nested type may stand for what a protocol of the outer one leaves open: it must be as
  /// public as the protocol.
  private func mayBeDemanded(
    _ nested: TypeID, byProtocolsOf type: TypeID, in graph: DependencyGraph
  ) -> Bool {
    // The macro makes the type conform to a protocol that leaves `State` and `Action` open.
    graph[type].attributes.contains("Reducer")
      || graph.allConformances(of: type).contains { conformance in
        // What a protocol of another package leaves open is not known.
        if graph[conformance].isExternal {
          return DependencyGraph.foreignRequirements[graph[conformance].name] == nil
        }
        guard let place = graph[conformance].declarations.first else { return false }
        let facts = graph.files[place.file].facts
        return facts.children(of: place.node).contains {
          facts.kind($0) == .associatedTypeDecl && facts.name(at: $0) == graph[nested].simpleName
        }
      }
  }

  private func isInSignature(_ site: Site, in graph: DependencyGraph) -> Bool {
    let member = graph.member(of: site)
    switch site.kind {
    case .inherits, .conforms, .stores, .parameter, .returns, .generic, .mentions: break
    // Whoever calls the function sees what a default argument names.
    case _ where site.flags.contains(.defaultArgument): break
    // The type of a property may come from its initial value.
    case .constructs: guard member?.kind == .property else { return false }
    case .static:
      guard let member, tellsType(site, ofProperty: member, in: graph) else { return false }
    case .casts, .member: return false
    }
    return member.map { graph.access(of: $0) >= .package } ?? true
  }

  /// Whether a use stands in the initial value of a property that says no type: `= Theme.standard`.
  private func tellsType(
    _ site: Site, ofProperty member: Member, in graph: DependencyGraph
  ) -> Bool {
    let facts = graph.files[member.node.file].facts
    return member.kind == .property && facts.child(.typeAnnotation, of: member.node.node) == nil
      && facts.child(.initialValue, of: member.node.node)
        .map { facts.spans($0, site.offset) } ?? false
  }

  /// Whether a use outside of types stands in what others see of a function or variable: not in its
  /// braces, and in its initial value only where that tells its type.
  private func isInPublicSignature(_ site: Site, in graph: DependencyGraph) -> Bool {
    let facts = graph.files[Int(site.file)].facts
    let path = facts.nodes(around: site.offset).reversed()
      .drop { [.file, .ifConfig, .ifClause].contains(facts.kind($0)) }
    // What stands before the name, such as an attribute, is seen in any case.
    guard let declaration = path.first, facts.spans(declaration, site.offset) else { return true }
    guard let access = facts.nodes[declaration].modifiers.access, access >= .package else {
      return false
    }
    return switch path.dropFirst().first.map(facts.kind) {
    case .block, .accessorDecl: false
    case .initialValue: facts.child(.typeAnnotation, of: declaration) == nil
    default: true
    }
  }

  // MARK: Findings

  /// One finding for each type that stands in no other unneeded one.
  private func typeFindings(about types: [TypeID], in graph: DependencyGraph) -> [Finding] {
    let unneeded = Set(types.filter { isPublic($0, in: graph) })
    func outermost(_ id: TypeID) -> TypeID {
      sequence(first: id) { graph[$0].outer }.filter(unneeded.contains).last ?? id
    }
    return Dictionary(grouping: unneeded.sorted(), by: outermost).compactMap { id, types in
      guard let place = graph.location(of: id) else { return nil }
      let nested = types.filter { $0 != id }
      let number = nested.isEmpty ? "" : ", with \(nested.count.of("type")) nested in it"
      return Finding(
        "\(graph[id].name) is public\(number), and no other module needs it", at: place,
        about: id, in: graph,
        condition: graph.condition(graph[id].condition),
        evidence: nested.map {
          Finding.Evidence("\(graph[$0].name) is public", at: graph.location(of: $0) ?? place)
        })
    }
  }

  private func isPublic(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph.access(of: id) == .public
      && graph.location(of: id).map { !isTemplate($0) } ?? false
  }

  /// Whether Xcode writes the file for an entity of Core Data, always with `public`.
  private func isTemplate(_ place: Location) -> Bool {
    ["+CoreDataClass.swift", "+CoreDataProperties.swift"].contains(where: place.file.hasSuffix)
  }

  /// One finding for all public members of a type that nothing outside its module names.
  private func memberFinding(
    about type: TypeNode, names: NamesByModule, in graph: DependencyGraph
  ) -> Finding? {
    guard let required = requiredNames(of: type, in: graph) else { return nil }
    // Whoever calls a function sees what its default arguments name.
    let defaults = Set(
      graph.dependents(of: type.id).flatMap { graph.sites[$0.sites] }
        .filter { $0.flags.contains(.defaultArgument) }.compactMap(\.usedMemberIndex))
    let unneeded = graph.judgedMembers(of: type).filter { index in
      let member = graph.members[index]
      // Requirements are as public as their protocol.
      guard graph.access(of: member) == .public, type.kind != .protocol || member.isInExtension,
        [.method, .property].contains(member.kind), !member.modifiers.contains(.override),
        member.name.first?.isLetter == true, member.name != "callAsFunction",
        !required.contains(member.name), !defaults.contains(index),
        graph.attributes(of: member).isEmpty
      else { return false }
      return !names.isNamed(member.name, outside: type.module)
    }
    let signatures = unneeded.map { graph.members[$0].signature }
    return graph.finding(
      "\(type.name) has \(unneeded.count.of("public member")) that no other module uses: "
        + signatures.listed(atMost: 6),
      ofMembers: unneeded, of: type, evidence: "is public")
  }

  /// One finding for all public functions and variables outside of types that nothing outside their
  /// module names.
  private func globalFinding(
    of module: ModuleNode, id: ModuleID, names: NamesByModule, in graph: DependencyGraph
  ) -> Finding? {
    let unneeded = module.files.filter { graph.isJudged(file: $0) }.flatMap { file in
      let facts = graph.files[file].facts
      return facts.publicGlobals().filter { node in
        let name = facts.name(at: node)
        return name.first?.isLetter == true && facts.child(.attribute, of: node) == nil
          && !names.isNamed(name, outside: id)
      }.map { node in
        Finding.Cause(
          facts.labelledName(at: node), at: graph.location(of: NodeRef(file: file, node: node)))
      }
    }.sorted { $0.location < $1.location }
    guard let first = unneeded.first else { return nil }
    return Finding(
      "\(module.name) has \(unneeded.count.of("public declaration")) outside of types that no "
        + "other module uses: \(unneeded.map(\.name).listed(atMost: 6))",
      at: first.location, module: module.name,
      subject: "\(module.name).\(DependencyGraph.globalsName)",
      evidence: unneeded.dropFirst().map {
        Finding.Evidence("\($0.name) is public", at: $0.location)
      }
    ).caused(by: unneeded)
  }

  /// Names of the members that the protocols of a type require to be public; nil where a protocol
  /// of another package may require anything.
  private func requiredNames(of type: TypeNode, in graph: DependencyGraph) -> Set<String>? {
    guard type.kind != .protocol,
      !type.attributes.contains(where: Self.specialAttributes.contains),
      !graph.superclasses(of: type.id).contains(where: { graph[$0].isExternal })
    else { return nil }
    var names: Set<String> = type.attributes.contains("globalActor") ? ["shared"] : []
    for conformance in graph.allConformances(of: type.id) {
      if graph[conformance].isExternal {
        guard let known = DependencyGraph.foreignRequirements[graph[conformance].name] else {
          return nil
        }
        names.formUnion(known)
      } else {
        names.formUnion(graph.members(of: conformance).map(\.name))
      }
    }
    return names
  }

  private static let specialAttributes: Set<String> = [
    "_expose", "propertyWrapper", "resultBuilder", "dynamicMemberLookup", "dynamicCallable", "objc",
    "objcMembers", "Model",
  ]

  static let documentation = RuleDocumentation(
    summary: "Only what other modules need may be public.",
    category: .typeDesign, certainty: .rule, severity: .info,
    rationale: """
      What is public must be kept working for others, and is what a reader of the module looks at \
      first. The less there is, the easier is either.
      """,
    fix: "Drop `public`.",
    limits: """
      A declaration counts as needed if its name stands anywhere in the code of a module that \
      depends on its own, directly or through others, or in the signature of what is needed or of \
      a public function or variable outside of types. Uses in tests are a need only without \
      `@testable`. Types that are nested in an unneeded one are reported with it.

      Not reported:
      - what is `open`, which is left to `unneeded_open`, what `@_expose` hands to C++, and classes \
      that Objective-C sees, if a target with C, Objective-C or C++ declares their module
      - members of types that the public API of a library product brings along
      - initializers, operators and members with attributes
      - members of types that conform to protocols or inherit from classes whose demands are not \
      known, and nested types that a protocol may ask for
      - modules that inline code into others, declare macros or import a test framework

      What code outside of the repository uses cannot be seen, so the rule is not in `recommended`.
      """,
    options: [
      "libraryProductsAreApi": "Whether modules of library products are left alone."
    ],
    guidelines: ["LK-92"],
    profiles: [.lickability],
    examples: [
      Example(
        """
        //- Kit/Row.swift
        public struct Row {}  // finding
        struct Table {
          let rows: [Row]
        }
        //- App/Cart.swift
        import Kit
        struct Cart {}
        //- KitTests/RowTests.swift
        @testable import Kit
        import XCTest
        struct RowTests {
          let row = Row()
        }
        """),
      Example(
        """
        //- Kit/Row.swift
        public struct Row: Equatable {
          public init() {}
          public func show() {}
          public func hide() {}  // finding
          public var size: Int { 1 }
          public static func == (left: Row, right: Row) -> Bool { true }
        }
        //- App/Cart.swift
        import Kit
        struct Cart {
          let row = Row()
          func show() { row.show() }
        }
        """),
      Example(
        """
        //- Kit/Trait.swift
        public struct Trait {
          public let name: String
        }
        //- KitTests/TraitTests.swift
        import Kit
        import XCTest
        func check(_ trait: Trait) -> Bool { trait.name.isEmpty }
        """),
      Example(
        """
        //- Kit/Row.swift
        public struct Row {
          public init() {}
          public func style() -> Style { Style() }
        }
        public struct Style {
          public let margin: Margin
          public init() { margin = Margin() }
        }
        public struct Margin: CustomStringConvertible {
          public var description: String { "" }
        }
        internal struct Hidden {}
        //- App/Cart.swift
        import Kit
        struct Cart {
          let row = Row()
          func style() { print(row.style().margin) }
        }
        """),
      Example(
        """
        //- Kit/Rows.swift
        public protocol Showing {
          func show()
        }
        public extension Showing {
          func hide() {}
        }
        public func rows() -> [Row] { [] }
        public struct Row: Showing {
          public func show() {}
        }
        public struct Style {}
        public struct Grid {}
        extension String {
          public func styled(_ style: Style = Style()) -> String { self }
        }
        public let grid = Grid()
        //- Core/Server.swift
        public struct Server { public init() {} }
        //- Kit/Server+Test.swift
        import Core
        public struct Setup {}
        extension Server { public func test(_ setup: Setup?) {} }
        //- App/Cart.swift
        import Kit
        let all = rows().map { $0 }
        let text = "".styled()
        print(grid)
        import Core
        Server().test(nil)
        """),
    ])
}

/// Which names stand in which modules' productive code.
private struct NamesByModule {
  private var modules: [String: Set<Int>] = [:]
  /// Which modules depend on which: the others mean something else by a name.
  private let dependencies: TransitiveClosure
  private var inlined: Set<Int> = []
  private var testing: Set<Int> = []
  /// Names in tests that import a module as anyone else does, without `@testable`.
  private var tested: [Int: Set<String>] = [:]

  init(in graph: DependencyGraph) {
    dependencies = TransitiveClosure(
      of: Adjacency(
        nodeCount: graph.modules.count,
        edges: graph.moduleDependencies.map { Edge($0.source.index, $0.target.index) }))
    for file in graph.files where !file.isTest {
      let module = file.module.index
      for name in file.facts.names { modules[name, default: []].insert(module) }
      if ["inlinable", "externalMacro"].contains(where: file.facts.names.contains) {
        inlined.insert(module)
      }
    }
    for site in graph.imports
    where graph.files[site.file].isTest && !site.modifiers.contains(.testable)
      && !graph[site.module].isExternal
    {
      tested[site.module.index, default: []].formUnion(graph.files[site.file].facts.names)
    }
    for site in graph.imports where ["XCTest", "Testing"].contains(graph[site.module].name) {
      testing.insert(graph.files[site.file].module.index)
    }
  }

  func isNamed(_ name: String, outside module: ModuleID) -> Bool {
    modules[name]?.contains {
      $0 != module.index && dependencies.reaches($0, module.index)
    } ?? false
      || tested[module.index]?.contains(name) ?? false
  }

  func isInlined(_ module: ModuleID) -> Bool { inlined.contains(module.index) }
  func helpsTests(_ module: ModuleID) -> Bool { testing.contains(module.index) }
}
