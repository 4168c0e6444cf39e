/// A type names few others.
struct ExcessiveCoupling: Rule {
  var maxEfferent = 20
  var countExternal = false
  var exemptRoles: [Role] = [.app, .coordinator, .factory, .viewController]

  func findings(in graph: DependencyGraph) -> [Finding] {
    let namespaces = namespaces(in: graph)
    return graph.judgedOriginals.compactMap { type in
      if graph.isCompositionRoot(type.id, roles: Set(exemptRoles)) || assembles(type, in: graph) {
        return nil
      }
      // A protocol's extensions are code for many types.
      guard type.kind != .protocol, let place = graph.location(of: type.id) else { return nil }
      // A table of screens or routes names all of them.
      if let role = graph.role(of: type.id), [.destination, .router].contains(role) { return nil }
      let all = targets(of: type, namespaces, in: graph)
      guard all.count > maxEfferent else { return nil }
      let targets = inOneBuild(withoutTables(all, of: type, in: graph), of: graph)
      guard targets.count > maxEfferent else { return nil }
      let sorted = targets.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      return Finding(
        "\(type.name) names \(targets.count.of("other type")), at most \(maxEfferent) "
          + "\(maxEfferent == 1 ? "is" : "are") allowed",
        at: place, about: type.id, in: graph, condition: graph.condition(type.condition),
        fix: fix(type, sorted.map(\.key), in: graph),
        evidence: sorted.compactMap { target, sites in
          sites.first.map {
            Finding.Evidence(
              "\(graph[target].name), named \(sites.count.of("time"))", at: graph.location(of: $0))
          }
        })
    }
  }

  /// A protocol can stand in front of several objects; values, errors, protocols and what a class
  /// inherits from are what they are.
  private func fix(
    _ type: TypeNode, _ targets: [TypeID], in graph: DependencyGraph
  ) -> String {
    let inherited = graph.superclasses(of: type.id)
    let objects = targets.filter { target in
      graph[target].isReferenceType && !inherited.contains(target)
        && ![.model, .view, .viewController].contains(graph.role(of: target))
        && !graph.allConformances(of: target).contains { graph[$0].name == "Error" }
    }.prefix(3).map { graph[$0].name }
    return objects.count < 2
      ? "Split the type."
      : "Split the type, or put one protocol in front of objects that are used "
        + "together: of those, it names most often \(objects.listed)."
  }

  /// Whether the type makes most of what it holds, and holds it for others: what it names are the
  /// parts of the app.
  private func assembles(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    let held = graph.members(of: type.id).filter {
      $0.isStoredInstanceProperty
    }
    let objects = Set(
      held.filter { !$0.modifiers.isPrivate }.compactMap {
        $0.type.map(graph.resolved)
      }.filter { graph[$0].isReferenceType && !graph[$0].isExternal })
    guard objects.count > 5, objects.count * 2 > held.count else { return false }
    let made = Set(
      graph.uses(by: type.id) { $0.kind == .constructs }.map { graph.resolved($0.target) })
    return objects.intersection(made).count * 2 > objects.count
  }

  /// What a type names, each with the places that name it or a part of it.
  ///
  /// Of a type that branches of `#if` declare anew, one declaration and all extensions count.
  private func targets(
    of source: TypeNode, _ namespaces: Set<TypeID>, in graph: DependencyGraph
  ) -> [TypeID: [Site]] {
    guard source.declarations.count > 1 else {
      return targets(of: source.id, namespaces, in: graph) { _ in true }
    }
    let ranges = source.declarations.map { declaration in
      let node = graph.files[declaration.file].facts.nodes[declaration.node]
      return (file: Int32(declaration.file), range: node.offset..<node.endOffset)
    }
    func contains(_ place: (file: Int32, range: Range<UInt32>), _ site: Site) -> Bool {
      site.file == place.file && place.range.contains(site.offset)
    }
    return ranges.map { own in
      targets(of: source.id, namespaces, in: graph) { site in
        contains(own, site) || !ranges.contains { contains($0, site) }
      }
    }.max { $0.count < $1.count } ?? [:]
  }

  private func targets(
    of source: TypeID, _ namespaces: Set<TypeID>, in graph: DependencyGraph,
    where counts: (Site) -> Bool
  ) -> [TypeID: [Site]] {
    let isSchema = graph.allConformances(of: source).contains {
      graph[$0].isExternal && graph[$0].name == "VersionedSchema"
    }
    let uses = graph.uses(by: source) { site in
      guard counts(site), !site.flags.contains(.unnamed) else { return false }
      guard let member = graph.member(of: site) else { return true }
      // What the cases of an enum hold is a list of alternatives, and a schema lists all its models.
      return member.kind != .enumCase && !(isSchema && member.name == "models")
    }
    let inner = Set(
      uses.filter { graph[$0.target].outer != nil }.flatMap { use in
        use.sites.map { Place(file: $0.file, offset: $0.offset) }
      })
    var targets: [TypeID: [Site]] = [:]
    for use in uses {
      let target = graph.resolved(use.target)
      // A namespace without functions names nothing by itself.
      let isEmpty = namespaces.contains(target) && graph.members(of: target).isEmpty
      guard !isEmpty, isCounted(target, for: source, in: graph) else {
        continue
      }
      // `Outer` of `Outer.Inner` names nothing by itself.
      let width = UInt32(graph[use.target].simpleName.utf8.count + 1)
      let named = use.sites.filter {
        !inner.contains(Place(file: $0.file, offset: $0.offset + width))
      }
      if !named.isEmpty { targets[counted(target, namespaces, in: graph), default: []] += named }
    }
    return targets.mapValues(graph.inOrderOfPaths)
  }

  /// Those of the targets that do not stand in tables alone: in a list that a property holds or gives,
  /// as the subcommands of a command do, among what is registered, or in the methods of a visitor, one
  /// for each type.
  private func withoutTables(
    _ targets: [TypeID: [Site]], of type: TypeNode, in graph: DependencyGraph
  ) -> [TypeID: [Site]] {
    let visits = Set(
      graph.allConformances(of: type.id).filter { isVisitor($0, in: graph) }
        .flatMap(graph.requirements).compactMap { graph.witness(of: $0, in: type.id) })
    let listed = Set(type.members.flatMap { listedPlaces(ofMember: $0, graph) })
    return targets.compactMapValues { sites in
      let others = sites.filter { site in
        !(site.kind == .parameter && visits.contains(Int(site.member)))
          && !listed.contains(Place(file: site.file, offset: site.offset))
      }
      return others.isEmpty ? nil : others
    }
  }

  /// Whether an own protocol has nothing but methods, each for values of another type.
  private func isVisitor(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    let methods = graph.allRequirements(of: id).map { graph.members[$0] }
    let visited = Set(methods.compactMap { $0.parameterTypes.first?.map(graph.resolved) })
    return methods.count > 1 && methods.allSatisfy { $0.kind == .method }
      && visited.count == methods.count
  }

  /// Where a member names types that it lists, `[Add.self, CreateOrders()]`, or registers one by one.
  private func listedPlaces(ofMember index: Int, _ graph: DependencyGraph) -> [Place] {
    let member = graph.members[index]
    let facts = graph.files[member.node.file].facts
    var lists: [Int] = []
    if member.isStored {
      lists = facts.descendants(of: member.node.node).filter { facts.kind($0) == .array }
    }
    var elements: [Int] = []
    for body in graph.bodies(ofMember: index) where !member.isStored {
      if let result = facts.soleResult(of: body.node), facts.kind(result) == .array {
        lists.append(result)
      }
      elements += registered(in: body.node, facts)
    }
    elements += lists.flatMap { facts.children(of: $0).map(facts.unwrapped) }
    return elements.compactMap { element in
      facts.callee(of: element)?.node
        ?? (facts.name(at: element) == "self" ? facts.base(of: element) : nil)
    }.map { Place(file: Int32(member.node.file), offset: facts.nodes[$0].offset) }
  }

  /// What the statements of a block hand to one function again and again:
  /// `app.migrations.add(CreateOrders())`.
  private func registered(in block: Int, _ facts: SourceFacts) -> [Int] {
    let calls = facts.children(of: block).map(facts.unwrapped)
    let byName = Dictionary(grouping: calls) { facts.callee(of: $0)?.name ?? "" }
    return byName.filter { !$0.key.isEmpty && $0.value.count >= Self.manyRegistrations }.values
      .joined().flatMap(facts.arguments).compactMap(facts.firstChild).map(facts.unwrapped)
  }

  private static let manyRegistrations = 5

  /// Those of the targets that one build can name at most: branches of `#if` exclude each other.
  private func inOneBuild(
    _ targets: [TypeID: [Site]], of graph: DependencyGraph
  ) -> [TypeID: [Site]] {
    let conditions = Set(
      targets.values.filter { $0.allSatisfy { $0.conditionIndex != nil } }
        .flatMap { $0.compactMap(\.conditionIndex) })
    let builds = graph.builds(with: conditions).map { build in
      targets.compactMapValues { sites -> [Site]? in
        let named = sites.filter { $0.conditionIndex.map(build.contains) ?? true }
        return named.isEmpty ? nil : named
      }
    }
    return builds.max { $0.count < $1.count } ?? targets
  }

  private struct Place: Hashable {
    var file: Int32
    var offset: UInt32
  }

  private func isCounted(_ target: TypeID, for source: TypeID, in graph: DependencyGraph) -> Bool {
    let type = graph[target]
    if type.isExternal { return countExternal && type.kind != .unknown }
    // What only the file may see is a part of what stands in it.
    return type.isNominal && !graph.isGenerated(target) && !graph.isHidden(target)
      && graph.outermost(target) != graph.outermost(source)
  }

  /// Types that are nested in one another are one piece of knowledge, and so are namespaces:
  /// `L10n.Cart.title` is no more than `L10n`. Other types in a namespace count by themselves.
  private func counted(
    _ target: TypeID, _ namespaces: Set<TypeID>, in graph: DependencyGraph
  ) -> TypeID {
    guard let outer = graph[target].outer,
      !namespaces.contains(outer) || namespaces.contains(target)
    else { return target }
    return counted(outer, namespaces, in: graph)
  }

  /// Enums without cases, and structs that hold nothing but other types.
  private func namespaces(in graph: DependencyGraph) -> Set<TypeID> {
    let outer = Set(graph.types.compactMap(\.outer))
    return Set(
      graph.types.filter { type in
        graph.isNamespace(type.id)
          || type.kind == .struct && outer.contains(type.id) && graph.members(of: type.id).isEmpty
      }.map(\.id))
  }

  static let documentation = RuleDocumentation(
    summary: "A type must not name too many others.",
    category: .solid, certainty: .heuristic, severity: .info,
    rationale: """
      A type that knows many others has many reasons to change, and can be read and tested only \
      with all of them at hand (CBO, Chidamber and Kemerer 1994).
      """,
    fix: "Split the type, or put a protocol in front of objects that are used together.",
    limits: """
      Value types count like services. Types of one outer type count as one, but an enum without \
      cases, or a struct that holds other types only, is a namespace whose types count one by one. \
      An alias counts as what it stands for, and of branches of `#if` only those of one build.

      Not counted:
      - types of the same outer type, generated types and private ones
      - what the cases of an enum hold, what a list in a property does, such as subcommands, and what \
      five or more calls of one function register
      - what the methods of a visitor take, whose protocol has one for each type
      - types whose members are used without naming the type

      Not reported:
      - types that put the app together, by their role, their name or what they make and hold, and \
      tables of destinations
      - view controllers, which are left to `massive_view_controller`
      """,
    options: [
      "maxEfferent": "Most own types that a type may name.",
      "countExternal": "Whether types of SDKs count too.",
      "exemptRoles": "Roles of types that put others together.",
    ],
    guidelines: ["AB-25"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Hub.swift
        import Foundation
        struct A {}
        final class Hub {  // finding
          let a = A()
          let queue = OperationQueue()
        }
        """, of: ExcessiveCoupling(maxEfferent: 1, countExternal: true)),
      Example(
        """
        //- App/Hub.swift
        struct A {}
        struct B {}
        protocol C {}
        final class Hub {  // finding
          let a = A()
          var c: C?
          func b(_ b: [B]) {}
        }
        """, of: ExcessiveCoupling(maxEfferent: 2)),
      Example(
        """
        //- App/Hub.swift
        enum API {
          struct Order {}
          struct User {}
          static func order() -> Order { Order() }
        }
        enum Texts {
          enum Cart { static let title = "" }
          enum Feed { static let title = "" }
          static let app = ""
        }
        enum Shop {
          struct Item {}
          struct Shelf {}
        }
        final class Board {  // finding
          func show(_ order: API.Order, _ user: API.User) { print(API.order()) }
        }
        final class Rack {
          func show(_ item: Shop.Item, _ shelf: Shop.Shelf) {}
        }
        final class Title {
          func show() { print(Texts.Cart.title, Texts.Feed.title, Texts.app) }
        }
        """, of: ExcessiveCoupling(maxEfferent: 2)),
      Example(
        """
        //- App/Hub.swift
        struct A {}
        struct B {}
        final class CartCoordinator {
          let a = A()
          let b = B()
        }
        enum Node {
          case a(A)
          case b(B)
        }
        """, of: ExcessiveCoupling(maxEfferent: 1)),
      Example(
        """
        //- App/Hub.swift
        import Foundation
        struct A {
          enum Part { case one }
          var next: B { B() }
          func take(_ b: B) {}
        }
        struct B {}
        private struct C {}
        typealias Both = A
        final class Hub {
          enum Kind { case one }
          let part = A.Part.one
          let a = A()
          let both: Both
          let kind = Kind.one
          let queue = OperationQueue()
          init(both: Both) { self.both = both }
          func go() { _ = a.next; _ = C(); a.take(.init()) }
        }
        """, of: ExcessiveCoupling(maxEfferent: 1)),
    ])
}
