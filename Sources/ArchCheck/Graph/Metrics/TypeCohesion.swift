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
  /// - Parameters:
  ///   - joinedByOuterTypes: whether what one method of a type around uses belongs together.
  ///   - count: of how many nodes it is asked; what fewer of them use is not looked at.
  init(
    of type: TypeID, in graph: DependencyGraph, merging: Merging,
    joinedByOuterTypes: Bool = false, ifAtLeast count: Int = 0
  ) {
    let table = MemberTable(of: type, in: graph)
    nodes = table.nodes(merging: merging)
    guard nodes.count >= count else { return }
    var reader = UseReader(of: type, table: table, nodes: nodes, in: graph)
    uses = nodes.map { node in
      reader.uses(
        of: node.members,
        isPrivate: node.members.allSatisfy { graph.members[$0].modifiers.isPrivate })
    }
    uses += reader.sharedNames
    // What a lazy value or an observer uses belongs together with its property.
    for index in table.stored {
      var found = reader.uses(of: [index], isPrivate: true)
      guard !found.fields.isEmpty || !found.calls.isEmpty,
        let own = table.fields[graph.members[index].name]
      else { continue }
      found.fields.insert(own)
      uses.append(found)
    }
    if joinedByOuterTypes {
      uses += graph.methodsOfOuterTypes(of: type).map { reader.uses(byOuterMethod: $0) }
    }
  }
}

/// Reads what the bodies of a type's members use of its data and its nodes.
private struct UseReader {
  /// What calls by a name that several nodes have go by way of: a call tells no overload from another.
  private(set) var sharedNames: [MethodUses] = []
  private let type: TypeID
  private let table: MemberTable
  private let graph: DependencyGraph
  /// The node that a call of each name leads to, or the place of the name in ``sharedNames`` behind
  /// the nodes.
  private var called: [String: Int] = [:]
  /// Numbers of the inherited properties, behind those of the type's own.
  private var inherited: [String: Int] = [:]

  init(of type: TypeID, table: MemberTable, nodes: [TypeCohesion.Node], in graph: DependencyGraph) {
    self.type = type
    self.table = table
    self.graph = graph
    var nodesOfName: [String: Set<Int>] = [:]
    for (number, node) in nodes.enumerated() {
      for index in node.members {
        nodesOfName[graph.members[index].name, default: []].insert(number)
      }
    }
    for (name, numbers) in nodesOfName.sorted(by: { $0.key < $1.key }) {
      if numbers.count == 1 {
        called[name] = numbers.first
      } else {
        called[name] = nodes.count + sharedNames.count
        sharedNames.append(MethodUses(calls: numbers, isPrivate: true))
      }
    }
  }

  mutating func uses(of members: [Int], isPrivate: Bool) -> MethodUses {
    var uses = MethodUses(isPrivate: isPrivate)
    for body in members.flatMap({ graph.bodies(ofMember: $0) }) {
      let names = graph.namesUsed(in: body)
      uses.fields.formUnion(graph.fields(ofOther: type, in: body, numberedBy: { field($0) }))
      for name in names.all {
        if let field = field(name) {
          uses.fields.insert(field)
        } else if let called = called[name] {
          uses.calls.insert(called)
        } else if names.inherited.contains(name),
          table.inheritsMembers || table.storageAbove(name) != nil
        {
          uses.fields.insert(inheritedField(name))
        }
      }
    }
    return uses
  }

  mutating func uses(byOuterMethod method: Int) -> MethodUses {
    let names = graph.namesUsed(byMember: method, of: type)
    return MethodUses(
      fields: Set(names.compactMap { field($0) }), calls: Set(names.compactMap { called[$0] }),
      isPrivate: true)
  }

  private mutating func field(_ name: String) -> Int? {
    table.fields[name] ?? (table.storageAbove(name) == true ? inheritedField(name) : nil)
  }

  private mutating func inheritedField(_ name: String) -> Int {
    let number = inherited[name] ?? table.fields.count + inherited.count
    inherited[name] = number
    return number
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
      } else {
        witnesses[index] =
          graph.conformance(ofExtensionAround: index) ?? graph.foreignProtocol(demanding: index)
      }
    }
  }

  /// The methods, with those that do one thing together as one node.
  func nodes(merging: TypeCohesion.Merging) -> [TypeCohesion.Node] {
    var nodes: [TypeCohesion.Node] = []
    var numbers: [String: Int] = [:]
    for index in methods {
      let member = graph.members[index]
      let name =
        switch merging {
        case .nothing: member.name
        case _ where member.modifiers.contains(.override): "overrides"
        case .overloads: member.name
        case .overloadsAndWitnesses: witnesses[index] ?? member.name
        }
      if merging != .nothing, let number = numbers[name] {
        nodes[number].members.append(index)
      } else {
        numbers[name] = nodes.count
        nodes.append(TypeCohesion.Node(name: name, members: [index]))
      }
    }
    return nodes
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
