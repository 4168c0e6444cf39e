/// The figures of one own type.
package struct TypeFigures: Sendable {
  package var type: TypeID
  /// Those that are defined.
  private var figures: [TypeMetric: Double] = [:]

  fileprivate init(_ type: TypeNode, in graph: DependencyGraph) {
    self.type = type.id
    let measured = MeasuredType(type: type, graph: graph)
    for metric in TypeMetric.allCases { figures[metric] = measured.figure(metric) }
  }

  /// A figure; nil where it is undefined.
  package subscript(_ metric: TypeMetric) -> Double? { figures[metric] }

  /// A figure that is a count.
  package func count(_ metric: TypeMetric) -> Int { figures[metric].map { Int($0) } ?? 0 }
}

/// An own type whose figures are asked for one by one.
private struct MeasuredType {
  let type: TypeNode
  let graph: DependencyGraph

  /// A figure; nil where it is undefined.
  func figure(_ metric: TypeMetric) -> Double? {
    switch metric {
    case .lines: Double(graph.codeLines(of: type))
    case .members: Double(graph.memberCount(of: type))
    case .wmc: Double(graph.weightedMethods(of: type.id))
    case .lcom4:
      Double(
        TypeCohesion(of: type.id, in: graph, merging: .overloadsAndWitnesses)
          .groups(ofAtLeast: 2).count)
    case .tcc: TypeCohesion(of: type.id, in: graph, merging: .nothing).tightCohesion
    case .atfd: Double(graph.foreignData(of: type.id).count)
    case .dit: Double(graph.superclasses(of: type.id).count { !graph[$0].isExternal })
    case .noc: Double(graph.subclassCounts[type.id, default: 0])
    case .ca: Double(graph.users(of: type.id))
    case .ce: Double(graph.ownNeighbours(of: type.id))
    }
  }
}

extension DependencyGraph {
  /// One figure of an own type; nil where it is undefined.
  package func figure(_ metric: TypeMetric, of id: TypeID) -> Double? {
    let measured = MeasuredType(type: types[id.index], graph: self)
    return measured.figure(metric)
  }

  /// The figures of every own class, struct, enum, actor and protocol, by type.
  ///
  /// - Parameter jobs: number of threads; the result does not depend on it.
  package func typeFigures(jobs: Int = 1) -> [TypeFigures] {
    let counted = countedTypes.map(\.id)
    return DeepStackThreads.map(counted.count, jobs: jobs) { [self] number in
      TypeFigures(types[counted[number].index], in: self)
    }
  }

  /// Counts once how many own classes inherit from each type directly.
  mutating func countSubclasses() {
    for type in types where !type.isExternal {
      if let superclass = type.superclass { subclassCounts[resolved(superclass), default: 0] += 1 }
    }
  }

  fileprivate func users(of id: TypeID) -> Int {
    Set(
      dependents(of: id).filter { dependency in
        let source = types[dependency.source.index]
        let isCounted =
          source.isExternal
          || (source.isNominal || source.kind == .globals) && !isTest(source.id)
        return isCounted && sites[dependency.sites].contains { !files[Int($0.file)].isTest }
      }.map { resolved($0.source) }
    )
    .count
  }

  /// Own types that a type uses in its module.
  fileprivate func ownNeighbours(of id: TypeID) -> Int {
    let used = dependencies(of: id).filter { dependency in
      sites[dependency.sites].contains { !$0.flags.contains(.foreignExtension) }
    }
    return Set(
      used.map { resolved($0.target) }.filter {
        !types[$0.index].isExternal && types[$0.index].isNominal && !isTest($0)
      }
    )
    .count
  }

  /// WMC of a type, over all code in its module that one build has.
  func weightedMethods(of id: TypeID) -> Int {
    bodiesInOneBuild(of: id).filter { $0.part != .initialValue }.reduce(0) {
      $0 + complexity(of: $1)
    }
  }

  /// Properties of unrelated own types that the code of a type in its module reads; ATFD is their number.
  func foreignData(of id: TypeID) -> Set<Int> {
    var found: Set<Int> = []
    for dependency in dependencies(of: id) where isForeign(dependency.target, to: id) {
      found.formUnion(sites[dependency.sites].filter(isRead).compactMap(\.usedMemberIndex))
    }
    return found
  }

  /// Whether a use reads an instance property.
  func isRead(_ site: Site) -> Bool {
    guard site.flags.isDisjoint(with: [.foreignExtension, .keyPath, .write]),
      let member = usedMember(of: site)
    else { return false }
    return member.kind == .property && !member.isStatic
  }

  /// Code lines of a type over its extensions, without those of nested types.
  func codeLines(of type: TypeNode) -> Int {
    places(of: type).reduce(0) { sum, place in
      let facts = files[place.file].facts
      let node = facts.nodes[place.node]
      let nested = facts.children(of: place.node).filter { facts.kind($0).declaresNominalType }
        .map { facts.codeLines(from: facts.nodes[$0].offset, to: facts.nodes[$0].endOffset) }
      return sum + facts.codeLines(from: node.offset, to: node.endOffset) - nested.reduce(0, +)
    }
  }

  /// Members over all extensions; a nested type counts as one.
  func memberCount(of type: TypeNode) -> Int {
    let nested = types[type.id.index...].dropFirst().prefix {
      $0.module == type.module && $0.name.hasPrefix(type.name)
    }.count { $0.outer == type.id }
    return type.members.count { isHome($0) } + nested
  }
}
