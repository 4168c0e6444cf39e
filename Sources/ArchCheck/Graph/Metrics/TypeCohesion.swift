/// Which methods of a type work on which of its data, for LCOM4 and TCC.
///
/// A node is an instance method or a computed property with code; what does one thing together may be
/// merged into one. Initializers are no nodes.
struct TypeCohesion: Sendable {
  /// Which methods are one node.
  enum Merging: Sendable {
    /// None, as the definitions have it.
    case nothing
    /// Overloads of one name, and all overrides of a superclass.
    case overloads
    /// These, and the witnesses of one protocol.
    case overloadsAndWitnesses
  }

  struct Node: Sendable {
    /// The member, or what the merged members have in common: `Equatable`.
    var name: String
    var members: [Int]
  }

  private(set) var nodes: [Node] = []
  /// What each node uses. Behind the nodes stand the names of several of them, initial values,
  /// observers and, where asked for, the methods of the types around, which only connect.
  private(set) var uses: [MethodUses] = []
  /// The groups of nodes that have data of their own: LCOM4 is their number. Hitz and Montazeri 1995.
  ///
  /// - Parameter size: smallest number of nodes that make a group.
  func groups(ofAtLeast size: Int) -> [[Int]] {
    cohesiveGroups(of: uses).compactMap { group in
      let usesData = group.contains { !uses[$0].fields.isEmpty }
      let own = group.filter { $0 < nodes.count }
      return usesData && own.count >= size ? own : nil
    }
  }

  /// TCC of the nodes that are not private, as what stands behind them is. Bieman and Kang 1995.
  var tightCohesion: Double? {
    tightClassCohesion(of: uses)
  }

  /// Takes a type's cohesion; members in other modules' extensions do not count.
  ///
  /// - Parameter joinedByOuterTypes: whether what one method of a type around uses belongs together.
  init(
    of type: TypeID, in graph: DependencyGraph, merging: Merging,
    joinedByOuterTypes: Bool = false
  ) {
    let table = MemberTable(of: type, in: graph)
    var inherited: [String: Int] = [:]
    var numbers: [String: Int] = [:]
    var isPrivate: [Bool] = []
    let witnesses = merging == .overloadsAndWitnesses ? table.witnesses : [:]
    for index in table.methods {
      let member = graph.members[index]
      let isOverride = merging != .nothing && member.modifiers.contains(.override)
      let name = isOverride ? "overrides" : witnesses[index] ?? member.name
      let isHidden = member.modifiers.isPrivate
      if merging != .nothing, let number = numbers[name] {
        nodes[number].members.append(index)
        isPrivate[number] = isPrivate[number] && isHidden
      } else {
        numbers[name] = nodes.count
        nodes.append(Node(name: name, members: [index]))
        isPrivate.append(isHidden)
      }
    }
    var nodesOfName: [String: Set<Int>] = [:]
    for (number, node) in nodes.enumerated() {
      for index in node.members {
        nodesOfName[graph.members[index].name, default: []].insert(number)
      }
    }
    // A call tells no overload from another: what calls one goes by way of their name.
    var names: [MethodUses] = []
    let calledByName = nodesOfName.sorted { $0.key < $1.key }.reduce(into: [String: Int]()) {
      if $1.value.count == 1 {
        $0[$1.key] = $1.value.first
      } else {
        $0[$1.key] = nodes.count + names.count
        names.append(MethodUses(calls: $1.value, isPrivate: true))
      }
    }
    func inheritedField(_ name: String) -> Int {
      let number = inherited[name] ?? table.fields.count + inherited.count
      inherited[name] = number
      return number
    }
    func field(_ name: String) -> Int? {
      table.fields[name] ?? (table.storageAbove(name) == true ? inheritedField(name) : nil)
    }
    func uses(of members: [Int], isPrivate: Bool) -> MethodUses {
      var fields: Set<Int> = []
      var calls: Set<Int> = []
      for body in members.flatMap({ graph.bodies(ofMember: $0) }) {
        let names = graph.namesUsed(in: body)
        fields.formUnion(graph.fields(ofOther: type, in: body, numberedBy: field))
        for name in names.all {
          if let field = field(name) {
            fields.insert(field)
          } else if let called = calledByName[name] {
            calls.insert(called)
          } else if names.inherited.contains(name),
            table.inheritsMembers || table.storageAbove(name) != nil
          {
            fields.insert(inheritedField(name))
          }
        }
      }
      return MethodUses(fields: fields, calls: calls, isPrivate: isPrivate)
    }
    self.uses = zip(nodes, isPrivate).map { uses(of: $0.members, isPrivate: $1) } + names
    // What a lazy value or an observer uses belongs together with its property.
    for index in table.stored {
      let found = uses(of: [index], isPrivate: true)
      guard !found.fields.isEmpty || !found.calls.isEmpty,
        let own = table.fields[graph.members[index].name]
      else { continue }
      self.uses.append(
        MethodUses(fields: found.fields.union([own]), calls: found.calls, isPrivate: true))
    }
    guard joinedByOuterTypes else { return }
    for method in graph.methodsOfOuterTypes(of: type) {
      let names = graph.namesUsed(byMember: method, of: type)
      self.uses.append(
        MethodUses(
          fields: Set(names.compactMap(field)),
          calls: Set(names.compactMap { calledByName[$0] }), isPrivate: true))
    }
  }
}

/// The members of a type by what they are for cohesion.
private struct MemberTable {
  /// Number of each stored instance property, by name.
  var fields: [String: Int] = [:]
  /// Stored instance properties.
  var stored: [Int] = []
  /// Instance methods, subscripts and computed properties with code.
  var methods: [Int] = []
  /// Whether the type inherits members whose names the project does not declare.
  var inheritsMembers = false
  /// Name of the protocol whose requirement a method fulfils.
  var witnesses: [Int: String] = [:]
  private let graph: DependencyGraph
  private let ownAncestors: [TypeID]

  init(of type: TypeID, in graph: DependencyGraph) {
    self.graph = graph
    let ancestors = graph.superclasses(of: type)
    ownAncestors = ancestors.filter { !graph[$0].isExternal }
    for index in graph[type].members where graph.isHome(index) {
      let member = graph.members[index]
      guard !member.isStatic else { continue }
      switch member.kind {
      case .property where member.isStored:
        stored.append(index)
        if fields[member.name] == nil { fields[member.name] = fields.count }
      case .property, .method, .subscript:
        if !graph.bodies(ofMember: index).isEmpty { methods.append(index) }
      case .initializer, .deinitializer, .enumCase: break
      }
    }
    inheritsMembers = ownAncestors.count < ancestors.count
    let requirements = graph.requirementNames(of: type)
    for index in methods {
      let member = graph.members[index]
      if let name = requirements[member.name] {
        witnesses[index] = name
      } else if let name = graph.conformance(ofExtensionAround: index) {
        witnesses[index] = name
      }
    }
  }

  /// Whether one of the properties of that name that own superclasses have is stored; nil where they
  /// have none.
  func storageAbove(_ name: String) -> Bool? {
    guard !ownAncestors.isEmpty else { return nil }
    let found = graph.propertiesOfSuperclasses(named: name).filter {
      ownAncestors.contains(graph.members[$0].owner)
    }
    return found.isEmpty ? nil : found.contains { graph.members[$0].isStored }
  }
}

extension DependencyGraph {
  /// The instance properties of that name of all own classes that others inherit from.
  fileprivate func propertiesOfSuperclasses(named name: String) -> [Int] {
    inheritedProperties.value {
      subclassCounts.keys.filter { !types[$0.index].isExternal }.flatMap { types[$0.index].members }
        .filter { members[$0].kind == .property && !members[$0].isStatic }
        .reduce(into: [:]) { $0[members[$1].name, default: []].append($1) }
    }[name] ?? []
  }

  /// The names of a type's own members that a body uses.
  fileprivate func namesUsed(in body: Body) -> (all: Set<String>, inherited: Set<String>) {
    let facts = facts(of: body)
    var all: Set<String> = []
    // Plain names that are called may be global functions; what is read must be a property.
    var inherited: Set<String> = []
    let declaration = members[body.member].node.node
    NameWalk.uses(in: body.node, of: declaration, facts: facts) { use in
      guard use.kind != .wholeSelf else { return }
      let text = facts.name(at: use.node)
      let name = text.hasPrefix("$") || text.hasPrefix("_") ? String(text.dropFirst()) : text
      all.insert(name)
      if text != name { all.insert(text) }
      if !use.isCalled, name.first?.isLowercase == true { inherited.insert(name) }
    }
    return (all, inherited)
  }

  /// The properties that a body uses of another value of its type: of `$0`, where that is `self` under
  /// a closure's name.
  fileprivate func fields(
    ofOther type: TypeID, in body: Body, numberedBy number: (String) -> Int?
  ) -> Set<Int> {
    let facts = facts(of: body)
    return Set(
      facts.descendants(of: body.node).compactMap { node in
        guard facts.kind(node) == .member, let base = facts.base(of: node),
          facts.kind(base) == .identifier, !facts.isSelf(base),
          let field = number(facts.name(at: node)),
          DeclaredTypes(in: body, of: self).type(of: base) == type
        else { return nil }
        return field
      })
  }

  /// The instance methods and computed properties of the types around a type.
  fileprivate func methodsOfOuterTypes(of type: TypeID) -> [Int] {
    sequence(first: type) { types[$0.index].outer }.dropFirst().flatMap { outer in
      types[outer.index].members.filter {
        [.method, .property, .subscript].contains(members[$0].kind) && !members[$0].isStatic
          && isHome($0)
      }
    }
  }

  /// The names of the members of another type that a member uses.
  fileprivate func namesUsed(byMember member: Int, of type: TypeID) -> Set<String> {
    let used = bodies(ofMember: member).flatMap { sites(in: $0) }
      .compactMap { usedMember(of: $0.site) }
    return Set(used.filter { $0.owner == type }.map(\.name))
  }

  /// The own protocol that requires a member of each name, of those a type conforms to.
  func requirementNames(of type: TypeID) -> [String: String] {
    var names: [String: String] = [:]
    for conformance in allConformances(of: type) where !types[conformance.index].isExternal {
      for member in members(of: conformance)
      where !member.isInExtension && names[member.name] == nil {
        names[member.name] = types[conformance.index].name
      }
    }
    return names
  }

  /// The first protocol that the extension around a member declares a conformance to.
  func conformance(ofExtensionAround index: Int) -> String? {
    guard let around = extensionAround(member: index) else { return nil }
    let facts = files[around.file].facts
    return facts.child(.inheritance, of: around.node).flatMap(facts.firstChild)
      .map { facts.name(at: $0) }
  }

  /// The extension that a member stands in.
  func extensionAround(member index: Int) -> NodeRef? {
    let member = members[index]
    guard member.isInExtension else { return nil }
    let facts = files[member.node.file].facts
    return types[member.owner.index].extensions.first {
      $0.file == member.node.file && $0.node < member.node.node
        && member.node.node < Int(facts.nodes[$0.node].end)
    }
  }
}
