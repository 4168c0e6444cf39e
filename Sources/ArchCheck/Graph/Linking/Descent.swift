/// What each type inherits from and conforms to, as seen from a module.
///
/// A type outside the project may be extended by any module; what modules that are not imported
/// add to it is not seen. One instance serves one thread; since
/// every member is looked up here, exclusive access is not checked each time.
final class Descent {
  /// Ends each level of a lineage.
  static let levelEnd: Int32 = -1

  private let index: DeclarationIndex
  /// Positions in `lineages`, by type and module.
  @exclusivity(unchecked) private var lineageOfType = PairTable(unused: Int32(-1))
  /// The same for types without an entry, by name and module.
  @exclusivity(unchecked) private var lineageOfName = PairTable(unused: Int32(-1))
  @exclusivity(unchecked) private var lineages: [[Int32]] = []
  /// Positions in `supertypes`, by type and module.
  @exclusivity(unchecked) private var supertypesOfType = PairTable(unused: Int32(-1))
  @exclusivity(unchecked) private var supertypes: [Set<Int>] = []
  /// Positions in `parentLists`, by type and module.
  @exclusivity(unchecked) private var parentsOfType = PairTable(unused: Int32(-1))
  @exclusivity(unchecked) private var parentLists: [[Int]] = []
  private var parentsOfExternal: [String: [Int]] = [:]

  init(index: DeclarationIndex) {
    self.index = index
  }

  /// The types whose members a value has, the nearest level first; each level ends with
  /// ``levelEnd``.
  func lineage(of value: TypeValue, from module: Int) -> [Int32] {
    switch value {
    case .nominal(let type, _): return lineage(ofType: type, from: module)
    case .external(let name, _): return lineage(ofExternal: name, from: module)
    case .array: return lineage(ofExternal: index.wellKnown.array, from: module)
    case .dictionary: return lineage(ofExternal: index.wellKnown.dictionary, from: module)
    case .meta(let inner): return lineage(of: inner, from: module)
    case .optional: return lineage(ofExternal: index.wellKnown.optional, from: module)
    case .generic(_, let parts), .composition(let parts):
      let owners = parts.flatMap { self.owners(of: $0) }
      if owners.count == 1 { return lineage(ofType: owners[0], from: module) }
      return lineage(startingWith: owners, from: module)
    case .unknown, .tuple, .function, .module, .associated, .conforming, .memberOf: return []
    }
  }

  /// Whether a type inherits from another one or conforms to it, directly or not.
  func isSubtype(_ type: Int, of other: Int, from module: Int) -> Bool {
    if let known = supertypesOfType[type, NameID(module)] {
      return supertypes[Int(known)].contains(other)
    }
    var found: Set<Int> = []
    var pending = [type]
    while let next = pending.popLast() {
      for supertype in index.types[next].supertypes where isSeen(supertype, of: next, from: module)
      {
        guard let parent = supertype.type.nominal, found.insert(parent).inserted else { continue }
        pending.append(parent)
      }
    }
    supertypesOfType.set(type, NameID(module), to: Int32(supertypes.count))
    supertypes.append(found)
    return found.contains(other)
  }

  private func isSeen(
    _ supertype: DeclarationIndex.Supertype, of type: Int, from module: Int
  ) -> Bool {
    !index.types[type].isExternal || index.sees(supertype.module, from: module)
  }

  // MARK: Lineages

  private func lineage(ofType type: Int, from module: Int) -> [Int32] {
    if let known = lineageOfType[type, NameID(module)] { return lineages[Int(known)] }
    let found = lineage(startingWith: [type], from: module)
    lineageOfType.set(type, NameID(module), to: Int32(lineages.count))
    lineages.append(found)
    return found
  }

  private func lineage(ofExternal name: NameID, from module: Int) -> [Int32] {
    if let known = lineageOfName[Int(name), NameID(module)] { return lineages[Int(known)] }
    let found = lineage(startingWith: externalOwners(name), from: module)
    lineageOfName.set(Int(name), NameID(module), to: Int32(lineages.count))
    lineages.append(found)
    return found
  }

  private func lineage(startingWith owners: [Int], from module: Int) -> [Int32] {
    var found: [Int32] = []
    var visited: Set<Int> = []
    var level = owners
    while !level.isEmpty {
      var next: [Int] = []
      for owner in level where visited.insert(owner).inserted {
        found.append(Int32(owner))
        next += parents(of: owner, from: module)
      }
      found.append(Self.levelEnd)
      level = next
    }
    return found
  }

  // MARK: Owners

  /// The types whose members a value has directly.
  private func owners(of value: TypeValue) -> [Int] {
    switch value {
    case .nominal(let type, _): return [type]
    case .external(let name, _): return externalOwners(name)
    case .array: return externalOwners(index.wellKnown.array)
    case .dictionary: return externalOwners(index.wellKnown.dictionary)
    case .optional: return externalOwners(index.wellKnown.optional)
    case .generic(_, let constraints): return constraints.flatMap { owners(of: $0) }
    case .composition(let parts): return parts.flatMap { owners(of: $0) }
    case .meta(let inner): return owners(of: inner)
    case .unknown, .tuple, .function, .module, .associated, .conforming, .memberOf: return []
    }
  }

  private func parents(of type: Int, from module: Int) -> [Int] {
    if let known = parentsOfType[type, NameID(module)] { return parentLists[Int(known)] }
    let found = foundParents(of: type, from: module)
    parentsOfType.set(type, NameID(module), to: Int32(parentLists.count))
    parentLists.append(found)
    return found
  }

  private func foundParents(of type: Int, from module: Int) -> [Int] {
    let found = index.types[type].supertypes
      .filter { isSeen($0, of: type, from: module) }
      .flatMap { owners(of: $0.type) }
    if index.types[type].isExternal { return found + externalParents(index.types[type].fullName) }
    // A superclass is nearer than a protocol.
    return found.filter { index.types[$0].kind == .class }
      + found.filter { index.types[$0].kind != .class }
  }

  private func externalOwners(_ name: NameID) -> [Int] {
    index.extendedExternals[name].map { [$0] } ?? externalParents(index.names[name])
  }

  /// Extended types that an SDK type inherits from or conforms to.
  private func externalParents(_ name: String) -> [Int] {
    if let known = parentsOfExternal[name] { return known }
    let protocols = name.namesObservable ? ["ObservableType", "ObservableConvertibleType"] : []
    let found = (index.sdk.supertypes(of: name) + protocols).compactMap { name in
      index.names.id(name).flatMap { index.extendedExternals[$0] }
    }
    parentsOfExternal[name] = found
    return found
  }
}
