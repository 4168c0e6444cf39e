extension DependencyGraph {
  /// Types that the categories solid and ui speak of: judged ones that stand in for no other.
  var judgedOriginals: some Sequence<TypeNode> {
    judgedAndOriginal.lazy.map { types[$0.index] }
  }

  /// Indexes of the members of a type that are written in judged files of its own module.
  func judgedMembers(of type: TypeNode) -> [Int] {
    type.members.filter { isHome($0) && isJudged(file: members[$0].node.file) }
  }

  /// Members by name and labels, and by the types of their parameters where others of `all` have the
  /// same name and labels, but other types.
  func signatures(of members: [Int], among all: [Int]) -> [String] {
    let overloads = Dictionary(grouping: all) { self.members[$0].signature }
      .mapValues { $0.count > 1 ? Set($0.map(typedSignature)).count : 1 }
    return members.map { member in
      let signature = self.members[member].signature
      return overloads[signature, default: 0] > 1 ? typedSignature(of: member) : signature
    }
  }

  private func typedSignature(of index: Int) -> String {
    let member = members[index]
    let facts = files[member.node.file].facts
    let parameters = zip(member.labels, facts.parameters(of: member.node.node)).map {
      label, parameter in
      "\(label): "
        + (facts.children(of: parameter).first { facts.kind($0).isType }.map(facts.shortType)
          ?? "…")
    }
    return "\(member.name)(\(parameters.joined(separator: ", ")))"
      + (member.modifiers.contains(.async) ? " async" : "")
  }

  /// Members of a type as what a finding is about. Of overloads the second is `visit(_:) 2`: one more
  /// of them is one more cause, and the others keep their names.
  func causes(_ members: [Int]) -> [Finding.Cause] {
    var counts: [String: Int] = [:]
    return members.map { member in
      let name = self.members[member].signature
      counts[name, default: 0] += 1
      let number = counts[name, default: 1]
      return Finding.Cause(
        number == 1 ? name : "\(name) \(number)", at: location(of: self.members[member].node))
    }
  }

  /// Where code of other types changes a member, by members.
  var writes: [Int: [Site]] {
    sites.lazy.filter { $0.flags.contains(.write) }.reduce(into: [:]) { writes, site in
      if let member = site.usedMemberIndex { writes[member, default: []].append(site) }
    }
  }

  /// The members that are handed out by a binding, as in `$order.note`: they must be variables.
  var boundMembers: Set<Int> {
    var bound: Set<Int> = []
    for (number, file) in files.enumerated()
    where file.facts.names.contains(where: { $0.isBinding || SourceFacts.bindings.contains($0) }) {
      let facts = file.facts
      let locals = facts.localBindings
      for node in facts.nodes.indices where facts.kind(node) == .member {
        guard let root = facts.root(ofMember: node), facts.binds(root, locals) else { continue }
        let offset = facts.nodes[node].offset
        let used = sites(inFile: number, from: offset, to: offset + 1)
          .compactMap(\.site.usedMemberIndex)
        bound.formUnion(used.filter { members[$0].name == facts.name(at: node) })
      }
    }
    return bound
  }

  /// One finding for several members of a type, at the first of them.
  ///
  /// The evidence says of each of the others what is wrong with it: `is open`.
  func finding(
    _ message: String, ofMembers members: [Int], of type: TypeNode, evidence fault: String,
    fix: String = ""
  ) -> Finding? {
    guard let first = members.first else { return nil }
    return Finding(
      message, at: location(of: self.members[first].node), about: type.id, in: self,
      condition: condition(ofAny: members.map { self.members[$0].condition })?.description,
      fix: fix,
      evidence: members.dropFirst().map {
        Finding.Evidence(
          "\(self.members[$0].signature) \(fault)", at: location(of: self.members[$0].node))
      }
    ).caused(by: causes(members))
  }

  /// Indexes of overriding members of judged types.
  var judgedOverrides: [Int] {
    judgedOriginals.flatMap { type in
      judgedMembers(of: type).filter { members[$0].modifiers.contains(.override) }
    }
  }
}

extension SourceFacts {
  /// Whether an expression is the name of a property of `self`.
  func names(_ property: Member, at expression: Int) -> Bool {
    let node = unwrapped(expression)
    return name(at: node) == property.name
      && (kind(node) == .identifier || base(of: node).map(isSelf) ?? false)
  }

  /// A type as it is written, without what stands in its angle brackets.
  fileprivate func shortType(_ type: Int) -> String {
    let parts = children(of: type).filter { kind($0).isType }.map(shortType)
    return switch kind(type) {
    case .namedType: name(at: type)
    case .optionalType, .unwrappedType: parts.joined() + "?"
    case .arrayType: "[\(parts.joined())]"
    case .dictionaryType: "[\(parts.joined(separator: ": "))]"
    case .attributedType, .someType, .anyType: parts.last ?? "…"
    case .tupleType: "(\(parts.joined(separator: ", ")))"
    case .functionType: "(\(parts.dropLast().joined(separator: ", "))) -> \(parts.last ?? "Void")"
    default: "…"
    }
  }
}

extension SourceFacts {
  /// What makes bindings: `Binding($note)`, `Bindable(model).name`.
  fileprivate static let bindings: Set<String> = ["Bindable", "Binding"]

  /// Names that stand for such bindings: `if let note = Binding($note)`.
  fileprivate var localBindings: Set<String> {
    guard names.contains(where: Self.bindings.contains) else { return [] }
    return Set(
      nodes.indices.compactMap { node in
        guard kind(node) == .initialValue, let value = firstChild(of: node).map(unwrapped),
          callee(of: value).map({ Self.bindings.contains($0.name) }) ?? false
        else { return nil }
        return parent(of: node).map { name(at: $0) }
      }
    ).subtracting([""])
  }

  /// Where a chain of members and subscripts begins: `$order` of `$order.lines[0].note`.
  fileprivate func root(ofMember member: Int) -> Int? {
    var root = base(of: member)
    while let base = root {
      switch kind(base) {
      case .member: root = self.base(of: base)
      case .subscriptCall: root = firstChild(of: base).map(unwrapped)
      default: return base
      }
    }
    return nil
  }

  /// Whether an expression is a binding by its name.
  fileprivate func binds(_ expression: Int, _ locals: Set<String>) -> Bool {
    if kind(expression) == .call {
      return callee(of: expression).map { Self.bindings.contains($0.name) } ?? false
    }
    let name = name(at: expression)
    return name.isBinding || kind(expression) == .identifier && locals.contains(name)
  }
}

extension String {
  /// Whether a name is that of a binding, `$order`, and no parameter of a closure, `$0`.
  fileprivate var isBinding: Bool {
    first == "$" && dropFirst().first.map { !$0.isNumber } ?? false
  }
}
