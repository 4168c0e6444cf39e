/// There is no shared instance of an own class.
struct NoSingletons: Rule {
  var names = WellKnownMembers.sharedInstances
  var external = External.allow
  var allowInRoles: [Role] = [.app]

  enum External: String, Codable, Sendable, CaseIterable {
    case allow, report
  }

  func findings(in graph: DependencyGraph) -> [Finding] {
    var findings: [Finding] = []
    let users = users(in: graph)
    // Branches of `#if` may each declare the same one.
    let singletons = graph.members.indices.filter { isSingleton(graph.members[$0], in: graph) }
    let twins = Dictionary(grouping: singletons) { index in
      Twin(owner: graph.members[index].owner, name: graph.members[index].name)
    }
    for indices in twins.values.sorted(by: { $0[0] < $1[0] }) {
      let inOrder = indices.sorted { path(of: $0, in: graph) < path(of: $1, in: graph) }
      let users = indices.flatMap { users[$0] ?? [] }
      if isForSystem(users, in: graph) || isForPreviews(users, in: graph)
        || indices.allSatisfy({ graph.isForDebugging(graph.members[$0].condition) })
        || users.isEmpty && indices.allSatisfy({ isOffered(graph.members[$0], in: graph) })
      {
        continue
      }
      findings.append(finding(about: inOrder, users: users, in: graph))
    }
    return external == .report ? findings + externalFindings(in: graph) : findings
  }

  private struct Twin: Hashable {
    var owner: TypeID
    var name: String
  }

  private func path(of member: Int, in graph: DependencyGraph) -> String {
    graph.files[graph.members[member].node.file].path
  }

  /// The uses of static members by other types, by member.
  private func users(in graph: DependencyGraph) -> [Int: [Site]] {
    var users: [Int: [Site]] = [:]
    for dependency in graph.dependencies {
      for site in graph.sites[dependency.sites] where graph.isJudged(file: Int(site.file)) {
        guard let used = site.usedMemberIndex else { continue }
        let member = graph.members[used]
        if member.isStatic, names.matches(member.name) { users[used, default: []].append(site) }
      }
    }
    return users.mapValues(graph.inOrderOfPaths)
  }

  /// Whether nobody but objects that the system makes uses it: they have no initializer that could
  /// be given anything.
  private func isForSystem(_ users: [Site], in graph: DependencyGraph) -> Bool {
    !users.isEmpty
      && users.allSatisfy { user in
        graph.member(of: user).map { graph.isMadeBySystem(graph.outermost($0.owner)) } ?? false
      }
  }

  /// Whether only previews use it, which nobody gives anything.
  private func isForPreviews(_ users: [Site], in graph: DependencyGraph) -> Bool {
    !users.isEmpty && users.allSatisfy(graph.isInPreview)
  }

  private func isSingleton(_ member: Member, in graph: DependencyGraph) -> Bool {
    guard member.isStatic, names.matches(member.name), isShared(member, in: graph),
      !member.modifiers.isPrivate,
      graph.isJudged(graph[member.owner]), graph.isJudged(file: member.node.file),
      !graph.isTestDouble(member.owner), !graph.isHidden(member.owner),
      !isDemanded(member, in: graph), !graph.attributes(of: member).contains("TaskLocal")
    else { return false }
    if let role = graph.role(of: member.owner), allowInRoles.contains(role) { return false }
    guard let instance = instance(of: member, in: graph) else { return false }
    guard graph[instance].isReferenceType, !graph[instance].isExternal else { return false }
    // What stands elsewhere for a protocol is a service for all, even if it stores nothing itself.
    let isOwn = instance == member.owner
    if isOwn || graph[instance].conformances.isEmpty, isStateless(instance, in: graph) {
      return false
    }
    return !(isOwn && isPreset(instance, in: graph))
  }

  /// Whether global actors have to have it, or what Factory keeps its registrations in.
  private func isDemanded(_ member: Member, in graph: DependencyGraph) -> Bool {
    graph[member.owner].attributes.contains("globalActor")
      || member.name == "shared"
        && graph.descends(member.owner, from: ["GlobalActor", "SharedContainer"])
  }

  /// Whether a property, or a method without parameters, gives the same object again and again.
  private func isShared(_ member: Member, in graph: DependencyGraph) -> Bool {
    switch member.kind {
    case .property:
      return member.isStored || handsOutStored(member, in: graph)
    case .method:
      // A shared instance that everybody can reach is the singleton itself.
      return member.labels.isEmpty
        && handsOutStored(member, in: graph) {
          $0.modifiers.isPrivate || !names.matches($0.name)
        }
    default:
      return false
    }
  }

  /// Whether a property without storage, or a method, gives what a variable of its file or another
  /// static property stores: `static var shared: Session { session }`; or what it makes once and
  /// stores there.
  private func handsOutStored(
    _ member: Member, in graph: DependencyGraph, where counts: (Member) -> Bool = { _ in true }
  ) -> Bool {
    let facts = graph.files[member.node.file].facts
    let function =
      member.kind == .method
      ? member.node.node
      : facts.children(of: member.node.node).first {
        facts.kind($0) == .accessorDecl && facts.name(at: $0) == "get"
      }
    guard let function, let block = facts.child(.block, of: function) else { return false }
    if givesStoredLocally(block, facts) { return true }
    let stored = graph.members(of: member.owner).filter {
      $0.kind == .property && $0.isStatic && $0.isStored
    }
    if let name = onlyResult(of: block, of: member.owner, facts, graph) {
      if let other = stored.first(where: { $0.name == name }) { return counts(other) }
      return facts.children(of: 0).contains {
        facts.kind($0) == .variableDecl && facts.name(at: $0) == name
          && facts.child(.initialValue, of: $0) != nil
      }
    }
    return stored.contains {
      counts($0) && !$0.modifiers.contains(.weak) && $0.type != nil
        && $0.type.map(graph.resolved) == member.type.map(graph.resolved)
        && (isMadeOnce($0, in: block, facts, graph) || isUnwrapped($0, in: block, facts, graph))
    }
  }

  /// Whether a getter gives what a structure inside it stores:
  /// `struct Static { static let instance = Session() }; return Static.instance`.
  private func givesStoredLocally(_ block: Int, _ facts: SourceFacts) -> Bool {
    guard let last = facts.lastChild(of: block), facts.kind(last) == .returnStmt,
      let value = facts.firstChild(of: last).map(facts.unwrapped),
      let holder = facts.base(of: value)
    else { return false }
    return facts.children(of: block).contains { local in
      facts.kind(local) == .structDecl && facts.name(at: local) == facts.name(at: holder)
        && facts.children(of: local).contains {
          facts.kind($0) == .variableDecl && facts.name(at: $0) == facts.name(at: value)
            && facts.nodes[$0].modifiers.contains(.static)
        }
    }
  }

  /// Whether all that a getter gives is what a property holds, or it traps:
  /// `guard let instance else { fatalError() }; return instance`.
  private func isUnwrapped(
    _ property: Member, in block: Int, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    let nodes = facts.ownDescendants(of: block)
    let names = nodes.compactMap { node -> String? in
      guard facts.kind(node) == .optionalBinding else { return nil }
      let value = facts.child(.initialValue, of: node).flatMap(facts.firstChild)
      let bound = value.flatMap { variable($0, of: property.owner, facts, graph) }
      return (bound ?? facts.name(at: node)) == property.name ? facts.name(at: node) : nil
    }
    guard !names.isEmpty, let last = facts.lastChild(of: block) else { return false }
    let results = nodes.filter { facts.kind($0) == .returnStmt }.compactMap(facts.firstChild)
    let isGiven = { facts.kind($0) == .identifier && names.contains(facts.name(at: $0)) }
    return (results + [last]).contains(where: isGiven) && results.allSatisfy(isGiven)
  }

  /// The name of the variable that is all a getter gives: `session`, `Self.session`, also under a lock:
  /// `lock.withLock { session }`.
  private func onlyResult(
    of block: Int, of owner: TypeID, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> String? {
    guard let value = facts.soleResult(of: block).map(facts.unwrapped) else { return nil }
    if let name = variable(value, of: owner, facts, graph) { return name }
    // `replacement ?? shared`: tests give another one.
    if facts.kind(value) == .binary, facts.name(at: value) == "??",
      let given = facts.firstChild(of: value).map(facts.unwrapped),
      variable(given, of: owner, facts, graph) != nil,
      let usual = facts.lastChild(of: value).map(facts.unwrapped)
    {
      return variable(usual, of: owner, facts, graph)
    }
    guard let callee = facts.callee(of: value)?.name,
      callee == "sync" || callee.hasPrefix("withLock"),
      let closure = facts.arguments(of: value).last.flatMap(facts.firstChild),
      facts.kind(closure) == .closure, let guarded = facts.child(.block, of: closure)
    else { return nil }
    return onlyResult(of: guarded, of: owner, facts, graph)
  }

  /// Whether a getter looks whether the property has an object, and stores one there.
  private func isMadeOnce(
    _ property: Member, in block: Int, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    let named = facts.ownDescendants(of: block).filter { node in
      variable(node, of: property.owner, facts, graph) == property.name
    }
    let targets = named.filter { facts.kind($0 - 1) == .assignment }
    let isBound = facts.ownDescendants(of: block).contains {
      facts.kind($0) == .optionalBinding && facts.name(at: $0) == property.name
    }
    return !targets.isEmpty && (isBound || named.contains { !targets.contains($0) })
  }

  /// The name of the variable that an expression is, alone, behind the name of its type or behind a dot
  /// that stands for it.
  private func variable(
    _ expression: Int, of owner: TypeID, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> String? {
    switch facts.kind(expression) {
    case .identifier: return facts.name(at: expression)
    case .member:
      guard let base = facts.base(of: expression).map(facts.name) else {
        return facts.name(at: expression)
      }
      return base == "Self" || base == graph[owner].simpleName ? facts.name(at: expression) : nil
    default: return nil
    }
  }

  /// A class that stores nothing and reaches nothing that is shared: its methods work on what they
  /// are given.
  private func isStateless(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    // One without methods has yet to become something.
    graph.members(of: id).contains { $0.kind == .method && !$0.isStatic }
      && ([id] + graph.superclasses(of: id)).allSatisfy {
        storesNothing(graph.resolved($0), in: graph)
      }
  }

  private func storesNothing(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    if graph[id].isExternal { return Self.stateless.contains(graph[id].name) }
    return !graph.members(of: id).contains(where: \.isStoredInstanceProperty)
      && reachesNothing(id, in: graph)
  }

  /// Whether a class works with values and with objects that it is given or makes.
  private func reachesNothing(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph.dependencies(of: id).allSatisfy { dependency in
      let target = graph[graph.resolved(dependency.target)]
      if [.struct, .enum, .protocol].contains(target.kind) { return true }
      if ["Any", "AnyObject"].contains(target.name) || graph.moduleName(of: target.id) == "Swift" {
        return true
      }
      // What imported code declares is not known.
      return target.kind == .class && !Self.stores.contains(target.name)
        && graph.sites[dependency.sites].allSatisfy { $0.kind != .static }
    }
  }

  /// Superclasses of the SDK whose objects keep nothing.
  private static let stateless: Set<String> = [
    "Formatter", "NSObject", "NSSecureUnarchiveFromDataTransformer", "ValueTransformer",
  ]

  /// Classes whose new objects reach what another object has stored.
  private static let stores: Set<String> = [
    "CNContactStore", "EKEventStore", "FileManager", "HKHealthStore", "NSPersistentContainer",
    "NWPathMonitor", "NotificationCenter", "URLCache", "URLSession", "UserDefaults",
  ]

  /// One of several values of a class that holds nothing but constants, or the one that a final class
  /// of plain values has for those who make none of their own.
  private func isPreset(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    let members = graph.members(of: id)
    let stored = members.filter { $0.isStoredInstanceProperty }
    guard graph.superclasses(of: id).allSatisfy({ graph[$0].name == "NSObject" }), !stored.isEmpty,
      stored.allSatisfy({ property in
        property.modifiers.contains(.let)
          && !(property.type.map { isVariable(graph[graph.resolved($0)]) } ?? false)
          && !isBox(property, in: graph)
      })
    else { return false }
    // Branches of `#if` may each declare the same one.
    let presets = Set(
      members.filter {
        $0.kind == .property && $0.isStatic && $0.isStored && $0.modifiers.contains(.let)
          && instance(of: $0, in: graph) == id
      }.map(\.name))
    return presets.count > 1
      || graph[id].modifiers.contains(.final) && reachesNothing(id, in: graph)
        && stored.allSatisfy { isPlain($0, in: graph) }
        && members.contains {
          $0.kind == .initializer && !$0.labels.isEmpty && !$0.modifiers.isPrivate
        }
      || graph.dependents(of: id).contains { dependency in
        graph.sites[dependency.sites].contains { $0.kind == .constructs }
      }
  }

  /// Whether a property holds numbers, texts and other values that hold no object themselves.
  private func isPlain(_ property: Member, in graph: DependencyGraph, depth: Int = 0) -> Bool {
    let written = graph.writtenTypes(of: property.node, in: property.owner, elements: true)
    let types = written.isEmpty ? [property.type].compactMap(\.self) : written
    return depth < 3 && !types.isEmpty
      && types.allSatisfy { id in
        let type = graph[graph.resolved(id)]
        return [.enum, .struct].contains(type.kind)
          && graph.members(of: type.id).allSatisfy {
            type.isExternal || !$0.isStoredInstanceProperty
              || isPlain($0, in: graph, depth: depth + 1)
          }
      }
  }

  /// Whether what an object of the type holds can change.
  private func isVariable(_ type: TypeNode) -> Bool {
    type.isReferenceType && !(type.isExternal && Self.constants.contains(type.name))
  }

  /// Classes of the toolkits whose objects never change.
  private static let constants: Set<String> = [
    "CGColor", "CGImage", "NSColor", "NSFont", "NSImage", "UIColor", "UIFont", "UIImage",
  ]

  /// Whether a constant holds a lock or an atomic box, whose content changes.
  private func isBox(_ property: Member, in graph: DependencyGraph) -> Bool {
    let facts = graph.files[property.node.file].facts
    let written = facts.child(.typeAnnotation, of: property.node.node)
      .flatMap(facts.firstChild).map { facts.name(at: $0) }
    let made = facts.child(.initialValue, of: property.node.node)
      .flatMap(facts.firstChild).flatMap(facts.callee)?.name
    return [written, made].compactMap(\.self).contains { $0.namesLock || $0.contains("Atomic") }
  }

  /// The type of the object: that of the property, or what the initial value of a protocol's
  /// property makes.
  private func instance(of member: Member, in graph: DependencyGraph) -> TypeID? {
    let declared = member.type.map(graph.resolved)
    if let declared, graph[declared].kind != .protocol { return declared }
    let facts = graph.files[member.node.file].facts
    guard let value = facts.child(.initialValue, of: member.node.node) else { return nil }
    // A type that makes itself has no dependency.
    if graph.constructs(value, member.owner, facts) { return member.owner }
    let node = facts.nodes[value]
    return graph.sites(inFile: member.node.file, from: node.offset, to: node.endOffset)
      .first { $0.site.kind == .constructs }
      .flatMap { graph.target(ofSite: $0.index) } ?? ownInstance(of: member, in: graph)
  }

  /// The class of the member, where its object gets a name first or is asked for what to share.
  private func ownInstance(of member: Member, in graph: DependencyGraph) -> TypeID? {
    let facts = graph.files[member.node.file].facts
    guard let value = facts.child(.initialValue, of: member.node.node) else { return nil }
    let words = (value + 1..<Int(facts.nodes[value].end)).lazy.filter {
      facts.nodes[$0].kind == .identifier
    }
    let name = graph[member.owner].simpleName
    guard let callee = words.first, [name, "Self"].contains(facts.name(facts.nodes[callee]))
    else { return nil }
    return member.owner
  }

  private func finding(
    about members: [Int], users: [Site], in graph: DependencyGraph
  ) -> Finding {
    let member = graph.members[members[0]]
    let owner = graph[member.owner]
    let declarations = members.dropFirst().map { index in
      Finding.Evidence("also declared here", at: graph.location(of: graph.members[index].node))
    }
    let uses = users.map { Finding.Evidence("used here", at: graph.location(of: $0)) }
    return Finding(
      "\(owner.name).\(member.name) is a singleton", at: graph.location(of: member.node),
      // An extension may stand in another module than the class.
      module: graph[graph.files[member.node.file].module].name,
      subject: graph.qualifiedName(of: owner.id),
      condition: members.count == 1 ? graph.condition(member.condition) : nil,
      fix: users.isEmpty && isApi(member, in: graph) ? fixForApi(member, in: graph) : "",
      evidence: declarations + uses)
  }

  /// Whether clients of a library may use it or make their own.
  private func isOffered(_ member: Member, in graph: DependencyGraph) -> Bool {
    isApi(member, in: graph)
      && graph.members(of: instance(of: member, in: graph) ?? member.owner).contains {
        $0.kind == .initializer && graph.access(of: $0) >= .public
      }
  }

  /// Whether clients of a library can use it.
  private func isApi(_ member: Member, in graph: DependencyGraph) -> Bool {
    let module = graph[graph.files[member.node.file].module]
    let owners = sequence(first: member.owner) { graph[$0].outer }
    return module.declaration?.isLibraryProduct ?? false
      && graph.access(of: member) >= .public
      && owners.allSatisfy { graph.access(of: $0) >= .public }
  }

  /// Nobody in the project can be given an object that only users of a library use.
  private func fixForApi(_ member: Member, in graph: DependencyGraph) -> String {
    let name = graph[instance(of: member, in: graph) ?? member.owner].name
    let shared = "\(graph[member.owner].name).\(member.name)"
    return "Let clients make their own \(name), and keep \(shared) out of the library's own code."
  }

  private func externalFindings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { type in
      !graph.isTestDouble(type.id)
        && !(graph.role(of: type.id).map(allowInRoles.contains) ?? false)
    }.flatMap { type in
      graph.uses(by: type.id) { $0.kind == .static && !$0.flags.contains(.defaultArgument) }
        .flatMap { use -> [Finding] in
          let target = graph[graph.resolved(use.target)]
          guard target.isExternal, target.kind == .class else { return [] }
          let shared = use.sites.filter { names.matches(graph.memberName(after: $0)) }
          guard !shared.isEmpty else { return [] }
          let member = graph.memberName(after: shared[0])
          return graph.findings(
            of: Uses(source: use.source, target: use.target, sites: shared)
          ) { _ in "\(type.name) uses the singleton \(target.name).\(member)" }
        }
    }
  }

  static let documentation = RuleDocumentation(
    summary: "There must be no singletons.",
    category: .dependencyInjection, certainty: .rule, severity: .warning,
    rationale: """
      A shared instance is a global variable: any code can use it without saying so, tests share \
      its state, and there can never be two. What a type needs should be handed to it, where a \
      reader sees it and a test can replace it.
      """,
    fix: "Make the object in the composition root and pass it to the initializers that need it.",
    limits: """
      One finding stands at the declaration, with the uses as evidence.

      Also counted:
      - properties that give out what a variable of the file stores, or make their object once and \
      keep it, and static methods without parameters in place of a property
      - instances that only clients of a library product use and cannot make themselves

      Not reported:
      - shared instances under other names, private ones, and those of private types
      - value types, and presets of a class that holds constants only; one alone if the class is \
      final, holds values, can be made with others and shares nothing
      - classes that store and share nothing, superclasses included
      - global actors, and containers of Factory, which have to have one
      - what `@TaskLocal` binds anew for a task
      - instances for debug builds alone, and those that only previews use or objects which the \
      system makes, such as intents and editor commands
      """,
    options: [
      "names": "Patterns of the names that shared instances have.",
      "external": "Whether the shared objects of other modules may be used: allow or report.",
      "allowInRoles": "Roles whose types may have a shared instance.",
    ],
    guidelines: ["RP-05"],
    profiles: [.rapiddo, .recommended],
    examples: [
      Example(
        """
        //- App/Session.swift
        final class Session {
          static let shared = Session()  // finding
          var user = ""
        }
        final class Greeter {
          func greet() -> String { "Hello " + Session.shared.user }
        }
        """),
      Example(
        """
        //- App/Upload.swift
        import Foundation
        final class Upload {
          func start() {
            URLSession.shared.invalidateAndCancel()  // finding
            _ = URLSession.shared.configuration
          }
        }
        """, of: NoSingletons(external: .report)),
      Example(
        """
        //- App/AppDelegate.swift
        import UIKit
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          static let shared = AppDelegate()
        }
        final class Upload {
          private let session = URLSession.shared
        }
        //- AppTests/SessionTests.swift
        import XCTest
        final class Fixture {
          static let shared = Fixture()
        }
        """),
      Example(
        """
        //- App/Theme.swift
        struct Theme {
          static let shared = Theme()
        }
        final class Session {
          static let empty = Session()
          private static let shared = Session()
        }
        final class Level {
          static let shared = Level()
          static let empty = Level()
          let items = [1]
        }
        @globalActor
        actor DatabaseActor {
          static let shared = DatabaseActor()
        }
        """),
    ])
}
