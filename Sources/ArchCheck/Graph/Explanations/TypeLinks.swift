/// What makes types depend on one another, apart from what is meant to lead back: the same for the
/// rule `type_cycle`, a contract, the command `cycles`, a snapshot and the site.
struct TypeLinks {
  /// One use of a type by another, which may be a part of the type that the link begins at.
  struct Use {
    var source: TypeID
    var site: Site
  }

  let graph: DependencyGraph
  /// Whether nested types count as parts of the type around them.
  let nestedAreParts: Bool
  private(set) var uses: [Link: [Use]] = [:]

  /// - Parameter isIgnored: whether a use of the link's source by its target is left out.
  init(
    in graph: DependencyGraph, nestedAreParts: Bool = true,
    isIgnored: ((DependencyUse) -> Bool)? = nil
  ) {
    self.graph = graph
    self.nestedAreParts = nestedAreParts
    uses = findUses()
    if let isIgnored { leaveOut(isIgnored) }
  }

  private mutating func leaveOut(_ isIgnored: (DependencyUse) -> Bool) {
    for (link, found) in uses {
      let kept = found.filter { use in
        // The use may be in a type nested in the source.
        !Set([use.source.index, link.source]).contains {
          isIgnored(graph.use(of: TypeID(link.target), by: TypeID($0), at: use.site))
        }
      }
      uses[link] = kept.isEmpty ? nil : kept
    }
  }

  /// The links for the search of cycles.
  var search: CycleSearch {
    CycleSearch(
      nodeCount: graph.types.count, links: Array(uses.keys), conditions: conditions,
      weight: weight, stepLimit: Self.stepLimit)
  }

  /// A good cut is enough for advice; proving that of hundreds of types takes most of a run.
  private static let stepLimit = 1_000_000

  private func conditions(of link: Link) -> [Int] {
    let conditions = Set((uses[link] ?? []).map(\.site.conditionIndex))
    return conditions.contains(nil) ? [] : conditions.compactMap(\.self).sorted()
  }

  /// All places that whoever cuts a link has to change, calls included.
  func places(of link: Link) -> [Site] {
    let direct = graph.dependencies(of: TypeID(link.source)).first {
      $0.target.index == link.target
    }
    let own = direct.map { Array(graph.sites[$0.sites]) } ?? []
    let known = Set(own.map(Place.init))
    // The use may be in a type nested in the source.
    return own + (uses[link] ?? []).map(\.site).filter { !known.contains(Place($0)) }
  }

  /// What tells one site from another.
  private struct Place: Hashable {
    var file: Int32
    var offset: UInt32
    var kind: DependencyKind

    init(_ site: Site) { (file, offset, kind) = (site.file, site.offset, site.kind) }
  }

  // MARK: Uses

  private static let kinds: Set<DependencyKind> = [
    .inherits, .conforms, .stores, .parameter, .returns, .generic, .constructs,
  ]

  private func findUses() -> [Link: [Use]] {
    var links: [Link: [Use]] = [:]
    let homes = Set(
      graph.judgedTypes.filter { $0.outer == nil }.compactMap { $0.declarations.first?.file })
    for type in graph.judgedTypes {
      let uses = graph.uses(by: type.id) {
        Self.kinds.contains($0.kind) && !isOfFramework($0)
      }
      let sources = nestedAreParts ? [type.id] + wholes(around: type.id) : [type.id]
      // Asked once for all uses: a type may have as many conformances as uses.
      let (isContainer, isCollection) = (isContainer(type.id), isCollection(type.id))
      for use in uses {
        let target = graph.resolved(use.target)
        // A delegate is how a lower type reaches a higher one without knowing it.
        guard graph.isJudged(graph[target]), graph.role(of: target) != .delegateProtocol else {
          continue
        }
        let own = use.sites.filter {
          isOwn($0, of: type, homes: homes) && !isAssembly($0, type.id, target)
        }
        if own.isEmpty { continue }
        if isContainer, isCoder(target) { continue }
        if isCollection, isElement(target, of: type.id) { continue }
        for source in sources where !isWithinOne(source, target) {
          if graph.isRecord(source), graph.isRecord(target) { continue }
          links[Link(source: source.index, target: target.index), default: []] += own.map {
            Use(source: type.id, site: $0)
          }
        }
      }
    }
    // What makes a type knows it by nature, and is often started from there.
    return links.filter { link, _ in
      let name = graph.types[link.target].simpleName
      return
        !(Self.makers.contains(where: name.hasSuffix)
        && links[Link(source: link.target, target: link.source)] != nil)
    }.mapValues { inOrderOfPaths($0) }
  }

  /// Swift's coding has each container know the coder that made it.
  private func isContainer(_ id: TypeID) -> Bool {
    graph.allConformances(of: id).contains {
      graph[$0].isExternal && Self.containers.contains(where: graph[$0].name.contains)
    }
  }

  private func isCoder(_ id: TypeID) -> Bool {
    graph.allConformances(of: id).contains {
      graph[$0].isExternal && ["Decoder", "Encoder"].contains(graph[$0].name)
    }
  }

  private static let containers = ["DecodingContainer", "EncodingContainer"]

  /// A collection knows its elements; a value among them may be such a collection, as in JSON. An
  /// element that is an object has no need to know where it stands.
  private func isCollection(_ id: TypeID) -> Bool {
    graph.allConformances(of: id).contains {
      graph[$0].isExternal && ["Collection", "Sequence"].contains(where: graph[$0].name.hasSuffix)
    }
  }

  private func isElement(_ target: TypeID, of id: TypeID) -> Bool {
    guard !graph[target].isReferenceType else { return false }
    return graph.members(of: id).contains { member in
      guard member.kind == .subscript, let element = member.type.map(graph.resolved) else {
        return false
      }
      return element == target || graph.allConformances(of: target).contains(element)
    }
  }

  /// Endings of types that make another one or walk through it.
  private static let makers = [
    "Builder", "Cursor", "Decoder", "Encoder", "Factory", "Iterator", "Parser",
  ]

  /// Whether the type itself uses the target there, and not an extension that another made of it:
  /// the default implementations of a protocol, or what stands in the file of another type.
  private func isOwn(_ site: Site, of source: TypeNode, homes: Set<Int>) -> Bool {
    guard let home = source.declarations.first else { return false }
    if source.kind == .protocol {
      let node = graph.files[home.file].facts.nodes[home.node]
      return Int(site.file) == home.file && (node.offset..<node.endOffset).contains(site.offset)
    }
    return Int(site.file) == home.file || !homes.contains(Int(site.file))
  }

  /// A view controller of Clean Swift's templates puts its own scene together.
  private func isAssembly(_ site: Site, _ source: TypeID, _ target: TypeID) -> Bool {
    site.kind == .constructs && graph.role(of: source) == .viewController
      && graph.role(of: target).map { [.router, .interactor, .presenter].contains($0) } ?? false
  }

  private func inOrderOfPaths(_ uses: [Use]) -> [Use] {
    guard uses.contains(where: { $0.site.file != uses[0].site.file }) else { return uses }
    return uses.sorted {
      (graph.files[Int($0.site.file)].path, $0.site.offset)
        < (graph.files[Int($1.site.file)].path, $1.site.offset)
    }
  }

  /// The types of which the type is a part: those around it, unless they are mere namespaces.
  private func wholes(around id: TypeID) -> [TypeID] {
    var wholes: [TypeID] = []
    var current = id
    while let outer = graph[current].outer {
      if !graph.isNamespace(outer) { wholes.append(outer) }
      current = outer
    }
    return wholes
  }

  private func isWithinOne(_ source: TypeID, _ target: TypeID) -> Bool {
    guard nestedAreParts else { return source == target }
    func whole(_ id: TypeID) -> TypeID { wholes(around: id).last ?? id }
    return whole(source) == whole(target)
  }

  /// Whether a framework leads back: Core Data and SwiftData demand that relationships do, SwiftUI's
  /// environment is how a view reaches who shows it, and a representable view makes its coordinator.
  private func isOfFramework(_ site: Site) -> Bool {
    guard let member = graph.member(of: site) else { return false }
    return member.name == "makeCoordinator"
      || graph.attributes(of: member).contains {
        ["Environment", "EnvironmentObject", "NSManaged", "Relationship"].contains($0)
      }
  }

  // MARK: Costs

  /// What it costs to cut a link: the weights by which the cheapest cut is chosen.
  private enum Cost {
    /// What the architecture forbids has to go anyway.
    static let forbidden = 1
    /// A weak reference leads back to the owner, who does not need it.
    static let weak = 2
    /// Who is told by its initializer whom it serves could be told less.
    static let given = 3
    /// A use that is none of these, more than any of them.
    static let use = 4
    /// Who makes an object has reason to know it; as much as five other uses.
    static let construction = 20
    /// A superclass or conformance can hardly be taken away, nor what a conformance demands, nor from
    /// a composition root what it puts together: more than what else two types usually have to do
    /// with each other.
    static let fixed = 100
  }

  private func weight(of link: Link) -> Int {
    let (source, target) = (graph.types[link.source], graph.types[link.target])
    let uses = uses[link] ?? []
    let reverse = self.uses[Link(source: link.target, target: link.source)] ?? []
    if let from = graph.role(of: source.id), let to = graph.role(of: target.id),
      graph.matrix(of: source.module).forbidden(from, to) != nil
    {
      return Cost.forbidden
    }
    if uses.contains(where: { isRequired($0, of: target.id) }) { return Cost.fixed }
    // What refers back to its owner is the side to cut: it holds it weakly, or is told who it is.
    if uses.contains(where: { isWeak($0.site) }) { return Cost.weak }
    if uses.contains(where: { isGiven($0.site) }),
      !reverse.isEmpty, !reverse.contains(where: { isGiven($0.site) })
    {
      return Cost.given
    }
    let isRoot = graph.isCompositionRoot(source.id, roles: [.app, .coordinator, .factory])
    return places(of: link).reduce(0) { sum, site in
      switch site.kind {
      case .inherits, .conforms: sum + Cost.fixed
      case .constructs: sum + (isRoot ? Cost.fixed : Cost.construction)
      default: sum + (isRoot ? Cost.fixed : Cost.use)
      }
    }
  }

  /// Whether the target stands there because a protocol of the source requires the member with it.
  private func isRequired(_ use: Use, of target: TypeID) -> Bool {
    guard [.stores, .parameter, .returns].contains(use.site.kind),
      let member = graph.member(of: use.site)
    else { return false }
    return graph.allConformances(of: use.source).contains { conformance in
      !graph[conformance].isExternal
        && graph.requirements(of: conformance, named: member.name).contains { requirement in
          let required = graph.members[requirement]
          return required.kind == member.kind
            && ([required.type] + required.parameterTypes).contains {
              $0.map { graph.resolved($0) } == target
            }
        }
    }
  }

  /// Whether a property is weak or unowned.
  func isWeak(_ site: Site) -> Bool {
    guard site.kind == .stores, let member = graph.member(of: site) else { return false }
    return !member.modifiers.isDisjoint(with: [.weak, .unowned])
  }

  /// Whether an initializer takes the target.
  private func isGiven(_ site: Site) -> Bool {
    site.kind == .parameter && graph.member(of: site)?.kind == .initializer
  }
}
