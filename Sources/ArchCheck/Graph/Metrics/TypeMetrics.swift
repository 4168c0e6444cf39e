/// The figures of one own type.
package struct TypeMetrics: Sendable {
  package var type: TypeID
  /// Code lines of the declarations and extensions in its module, without nested types.
  package var codeLines: Int
  /// Properties, methods, initializers, subscripts and cases; a nested type counts as one.
  package var members: Int
  /// WMC: the sum of the cyclomatic complexities of its code. Chidamber and Kemerer 1994.
  package var weightedMethods: Int
  /// LCOM4: how many groups of two or more methods share no data. Hitz and Montazeri 1995.
  package var lackOfCohesion: Int
  /// TCC, from 0 to 1; nil below two visible methods. Bieman and Kang 1995.
  package var tightCohesion: Double?
  /// ATFD: how many properties of other own types it reads. Lanza and Marinescu 2006.
  package var foreignData: Int
  /// DIT: how many own superclasses it has. Chidamber and Kemerer 1994.
  package var depth: Int
  /// NOC: how many own classes inherit from it directly. Chidamber and Kemerer 1994.
  package var children: Int
  /// Ce: how many own types it uses outside tests.
  package var efferentCoupling: Int
  /// Ca: how many own types use it outside tests; the global code of a module, and all extensions of
  /// one type of others, count as one each.
  package var afferentCoupling: Int
}

/// A figure of a type.
public enum TypeMetric: String, Sendable, CaseIterable {
  /// Code lines of the declarations and extensions in its module, without nested types.
  case lines
  /// Number of properties, methods, initializers, subscripts and cases; a nested type counts as
  /// one.
  case members
  /// Weighted methods per class: the sum of the cyclomatic complexities of its code. Chidamber and
  /// Kemerer 1994.
  case wmc
  /// Lack of cohesion of methods: the number of groups of two or more methods that share no data.
  /// Hitz and Montazeri 1995.
  case lcom4
  /// Tight class cohesion: the share of pairs of visible methods that use common data, from 0 to 1;
  /// undefined below two visible methods. Bieman and Kang 1995.
  case tcc
  /// Access to foreign data: the number of properties of other own types that it reads. Lanza and
  /// Marinescu 2006.
  case atfd
  /// Depth of inheritance tree: the number of own superclasses. Chidamber and Kemerer 1994.
  case dit
  /// Number of children: the number of own classes that inherit from it directly. Chidamber and
  /// Kemerer 1994.
  case noc
  /// Afferent coupling: the number of own types that use it outside tests; the global code of a
  /// module, and all extensions of one type of others, count as one each.
  case ca
  /// Efferent coupling: the number of own types that it uses outside tests.
  case ce
}

extension DependencyGraph {
  /// One figure of an own type; nil where it is undefined.
  package func figure(_ metric: TypeMetric, of id: TypeID) -> Double? {
    switch metric {
    case .lines: Double(codeLines(of: types[id.index]))
    case .members: Double(memberCount(of: types[id.index]))
    case .wmc: Double(weightedMethods(of: id))
    case .lcom4: Double(TypeCohesion(of: id, in: self).groups(ofAtLeast: 2).count)
    case .tcc: TypeCohesion(of: id, in: self, mergingWitnesses: false).tightCohesion
    case .atfd: Double(foreignData(of: id).count)
    case .dit: Double(superclasses(of: id).count { !types[$0.index].isExternal })
    case .noc: Double(subclassCounts[id, default: 0])
    case .ca: Double(users(of: id))
    case .ce: Double(ownNeighbours(dependencies(of: id).map(\.target)))
    }
  }

  /// The figures of every own class, struct, enum, actor and protocol, by type.
  ///
  /// - Parameter jobs: number of threads; the result does not depend on it.
  package func typeMetrics(jobs: Int = 1) -> [TypeMetrics] {
    let counted = countedTypes.map(\.id)
    return DeepStackThreads.map(counted.count, jobs: jobs) { [self] number in
      typeMetrics(of: types[counted[number].index])
    }
  }

  private func typeMetrics(of type: TypeNode) -> TypeMetrics {
    let cohesion = TypeCohesion(of: type.id, in: self, mergingWitnesses: false)
    let merged = cohesion.hasWitnesses ? TypeCohesion(of: type.id, in: self) : cohesion
    return TypeMetrics(
      type: type.id, codeLines: codeLines(of: type), members: memberCount(of: type),
      weightedMethods: weightedMethods(of: type.id),
      lackOfCohesion: merged.groups(ofAtLeast: 2).count,
      tightCohesion: cohesion.tightCohesion,
      foreignData: foreignData(of: type.id).count,
      depth: superclasses(of: type.id).count { !types[$0.index].isExternal },
      children: subclassCounts[type.id, default: 0],
      efferentCoupling: ownNeighbours(dependencies(of: type.id).map(\.target)),
      afferentCoupling: users(of: type.id))
  }

  /// Counts once how many own classes inherit from each type directly.
  mutating func countSubclasses() {
    for type in types where !type.isExternal {
      if let superclass = type.superclass { subclassCounts[resolved(superclass), default: 0] += 1 }
    }
  }

  private func users(of id: TypeID) -> Int {
    Set(
      dependents(of: id).filter { dependency in
        let source = types[dependency.source.index]
        if source.isExternal {
          return sites[dependency.sites].contains { !files[Int($0.file)].isTest }
        }
        return (source.isNominal || source.kind == .globals) && !isTest(source.id)
      }.map { resolved($0.source) }
    )
    .count
  }

  private func ownNeighbours(_ ids: [TypeID]) -> Int {
    Set(
      ids.map(resolved).filter {
        !types[$0.index].isExternal && types[$0.index].isNominal && !isTest($0)
      }
    )
    .count
  }

  /// WMC of a type: the complexities of all code in its module that one build has. Chidamber and
  /// Kemerer 1994.
  func weightedMethods(of id: TypeID) -> Int {
    bodiesInOneBuild(of: id).filter { $0.part != .initialValue }.reduce(0) {
      $0 + complexity(of: $1)
    }
  }

  /// Properties of unrelated own types that the code of a type reads. Lanza and Marinescu 2006.
  func foreignData(of id: TypeID) -> Set<Int> {
    var found: Set<Int> = []
    for dependency in dependencies(of: id) where isForeign(dependency.target, to: id) {
      found.formUnion(sites[dependency.sites].filter(isRead).compactMap(\.usedMemberIndex))
    }
    return found
  }

  /// Whether a use reads an instance property.
  func isRead(_ site: Site) -> Bool {
    guard site.flags.isDisjoint(with: [.write, .keyPath]), let member = usedMember(of: site) else {
      return false
    }
    return member.kind == .property && !member.isStatic
  }

  /// Whether a type is an own one, and no outer, nested or inherited type of the other.
  func isForeign(_ id: TypeID, to other: TypeID) -> Bool {
    !types[id.index].isExternal && outermost(id) != outermost(other)
      && !superclasses(of: other).contains(id) && !allConformances(of: other).contains(id)
  }

  /// The type around all that a type is nested in.
  func outermost(_ id: TypeID) -> TypeID {
    var current = id
    while let outer = types[current.index].outer { current = outer }
    return current
  }

  /// Where a type is declared or extended in its own module.
  func places(of type: TypeNode) -> [NodeRef] {
    (type.declarations + type.extensions).filter { files[$0.file].module == type.module }
  }

  /// Code lines of a type over its extensions, without those of nested types.
  func codeLines(of type: TypeNode) -> Int {
    places(of: type).reduce(0) { sum, place in
      let facts = files[place.file].facts
      let node = facts.nodes[place.node]
      let nested = facts.children(of: place.node).filter {
        [.classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl].contains(facts.kind($0))
      }.map { facts.codeLines(from: facts.nodes[$0].offset, to: facts.nodes[$0].endOffset) }
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

extension TypeNode {
  /// Whether it is a type that source code declares in braces.
  package var isNominal: Bool {
    switch kind {
    case .class, .struct, .enum, .actor, .protocol: true
    case .typealias, .unknown, .globals: false
    }
  }
}
