/// What the associated types of a protocol are for a type that names none of them: its members tell
/// that meet the requirements. With `func open() -> File` for `func open() -> Handle`, `Handle` is
/// `File`.
///
/// Only what members state is looked at, not what follows from their code. One instance serves one
/// thread; it remembers what it has found.
final class WitnessedTypes {
  /// Looks up what members state, without witnesses of its own, so that nothing goes round in a circle.
  private let types: TypeLookup
  private var requirements: [Int: [Int]]?
  private var found: [Conformance: [NameID: TypeValue]] = [:]

  private struct Conformance: Hashable {
    var type: Int
    var demanded: Int
  }

  init(types: TypeLookup) { self.types = types }

  /// What the associated types of a protocol, and of those that it refines, are for a type.
  private func types(of type: Int, conformingTo demanded: Int) -> [NameID: TypeValue] {
    let conformance = Conformance(type: type, demanded: demanded)
    if let known = found[conformance] { return known }
    var bindings: [NameID: TypeValue] = [:]
    var names: Set<NameID> = []
    for ancestor in index.ancestors(of: demanded) where !index.types[ancestor].associated.isEmpty {
      names.formUnion(index.types[ancestor].associated.keys)
      for requirement in requirements(of: ancestor) {
        guard let witness = witness(of: requirement, in: type),
          let stated = types.statedType(of: index.members[requirement]), stated.isGeneric,
          let met = types.statedType(of: index.members[witness])
        else { continue }
        stated.bind(to: met, into: &bindings)
      }
    }
    // The generic parameters of a requirement itself are those of each call.
    bindings = bindings.filter { names.contains($0.key) }
    found[conformance] = bindings
    return bindings
  }

  /// What an associated type of one of a type's protocols is for the type.
  func type(_ name: NameID, of type: Int) -> TypeValue? {
    guard index.associatedNames.contains(name) else { return nil }
    return index.ancestors(of: type).lazy
      .filter { self.index.types[$0].associated[name] != nil }
      .compactMap { self.types(of: type, conformingTo: $0)[name] }.first
  }

  private func witness(of requirement: Int, in type: Int) -> Int? {
    let entry = index.members[requirement]
    let labels = index.parameters(of: requirement).map(\.label)
    var witnesses = index.membersOfType[type, entry.name].makeIterator()
    var only: Int?
    while let member = witnesses.next() {
      guard index.members[member].kind == entry.kind,
        index.members[member].isStatic == entry.isStatic,
        index.parameters(of: member).map(\.label) == labels
      else { continue }
      // Of several overloads any may be the one that is meant.
      if only != nil { return nil }
      only = member
    }
    return only
  }

  private func requirements(of demanded: Int) -> [Int] {
    if let requirements { return requirements[demanded] ?? [] }
    let all = Dictionary(
      grouping: index.members.indices.filter { member in
        let entry = index.members[member]
        return [.method, .property, .subscript].contains(entry.kind) && entry.owner >= 0
          && !entry.isInExtension && index.types[entry.owner].kind == .protocol
      }, by: { index.members[$0].owner })
    requirements = all
    return all[demanded] ?? []
  }

  private var index: DeclarationIndex { types.index }
}
