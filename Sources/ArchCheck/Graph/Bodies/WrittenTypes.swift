/// The types that stand where a single one does not: the parts of a composition, what an alias stands
/// for, and what a generic parameter is bound to.
extension DependencyGraph {
  /// The types that a property or parameter of a type is written to be, each through `?`, `any`,
  /// `some` and attributes; empty where it has no written type, or one of another kind.
  ///
  /// - Parameter elements: whether those of an array are meant.
  func writtenTypes(
    of declaration: NodeRef, in owner: TypeID, elements: Bool = false
  ) -> [TypeID] {
    let facts = files[declaration.file].facts
    let holder = facts.child(.typeAnnotation, of: declaration.node) ?? declaration.node
    guard let type = facts.children(of: holder).first(where: { facts.kind($0).isType }) else {
      return []
    }
    return types(
      writtenAt: NodeRef(file: declaration.file, node: type), in: owner, elements: elements)
  }

  private func types(
    writtenAt place: NodeRef, in owner: TypeID, elements: Bool = false, depth: Int = 0
  ) -> [TypeID] {
    guard depth < DepthLimit.nestedTypes else { return [] }
    let facts = files[place.file].facts
    func parts(_ nodes: [Int], elements: Bool = false) -> [TypeID] {
      nodes.flatMap {
        types(
          writtenAt: NodeRef(file: place.file, node: $0), in: owner, elements: elements,
          depth: depth + 1)
      }
    }
    let children = facts.children(of: place.node).filter { facts.kind($0).isType }
    switch facts.kind(place.node) {
    case .optionalType, .unwrappedType, .someType, .anyType, .attributedType:
      return parts(children.suffix(1), elements: elements)
    case .tupleType where children.count == 1: return parts(children, elements: elements)
    case .arrayType where elements: return parts(children)
    case .compositionType: return parts(children)
    case .namedType: return named(place, in: owner, depth: depth)
    default: return []
    }
  }

  private func named(_ place: NodeRef, in owner: TypeID, depth: Int) -> [TypeID] {
    let facts = files[place.file].facts
    let offset = facts.nodes[place.node].offset
    let used = sites(inFile: place.file, from: offset, to: offset + 1)
      .first { $0.site.usedMemberIndex == nil && !$0.site.flags.contains(.qualifier) }
      .flatMap { target(ofSite: $0.index) }.map(resolved)
    guard let used else {
      return bounds(ofParameter: facts.name(at: place.node), of: owner, depth: depth)
    }
    guard self[used].kind == .typealias else { return [used] }
    return self[used].declarations.prefix(1).flatMap { alias in
      let facts = files[alias.file].facts
      return facts.children(of: alias.node).filter { facts.kind($0).isType }.flatMap {
        types(writtenAt: NodeRef(file: alias.file, node: $0), in: used, depth: depth + 1)
      }
    }
  }

  /// What a generic parameter of a type, or of one around it, must be.
  private func bounds(ofParameter name: String, of owner: TypeID, depth: Int) -> [TypeID] {
    sequence(first: owner) { self[$0].outer }.flatMap { type in
      self[type].declarations.prefix(1).flatMap { declaration -> [TypeID] in
        let facts = files[declaration.file].facts
        let children = facts.children(of: declaration.node)
        let parameter = children.first {
          facts.kind($0) == .genericParameter && facts.name(at: $0) == name
        }
        guard let parameter else { return [] }
        let demanded = children.filter {
          facts.kind($0) == .requirement && !facts.nodes[$0].isSameType
            && facts.firstChild(of: $0).map(facts.name) == name
        }.compactMap(facts.lastChild)
        return ([facts.firstChild(of: parameter)].compactMap(\.self) + demanded).flatMap {
          types(writtenAt: NodeRef(file: declaration.file, node: $0), in: type, depth: depth + 1)
        }
      }
    }
  }
}
