/// An object that a member of a type makes, to be asked why it is made just there.
struct ConstructedObject {
  private let graph: DependencyGraph
  private let type: TypeID
  private let target: TypeID
  private let member: Member
  private let facts: SourceFacts
  private let call: Int

  /// Nil where no call of a member makes it.
  init?(of target: TypeID, at site: Site, by type: TypeID, in graph: DependencyGraph) {
    guard let member = graph.member(of: site), let call = graph.call(at: site) else { return nil }
    (self.graph, self.type, self.target, self.call) = (graph, type, target, call)
    self.member = member
    facts = graph.files[member.node.file].facts
  }

  /// Whether it is made with the type's own object: before that there is nothing to make it with. It is
  /// handed over as it is, as in `Downloader(delegate: self)`, by what it does, as in
  /// `Session(onExpire: logOut)`, or in a closure.
  var takesSelf: Bool {
    facts.arguments(of: call).flatMap(facts.descendants).contains { part in
      guard facts.kind(part) == .identifier || facts.kind(part) == .member else { return false }
      if isInClosure(part) { return facts.isSelf(part) || isOwnMember(part) { _ in true } }
      // What is read or called while the object is made could be handed over by others.
      guard facts.member(of: part) == nil, facts.call(of: part) == nil else { return false }
      return facts.isSelf(part) || isOwnMember(part) { $0.kind == .method }
    }
  }

  /// Whether it is made with a value of SwiftUI's environment, which nobody has before the view is shown:
  /// `CartStore(context: modelContext)`.
  var takesEnvironment: Bool {
    facts.arguments(of: call).flatMap(facts.descendants).contains { part in
      isOwnMember(part) {
        graph.attributes(of: $0).contains { ["Environment", "EnvironmentObject"].contains($0) }
      }
    }
  }

  private func isInClosure(_ part: Int) -> Bool {
    facts.ancestors(of: part).prefix { $0 > call }.contains { facts.kind($0) == .closure }
  }

  /// Whether an expression names a member of the type's objects that counts, with or without `self`.
  private func isOwnMember(_ part: Int, where counts: (Member) -> Bool) -> Bool {
    let isPlain = facts.kind(part) == .identifier
    guard isPlain || facts.base(of: part).map(facts.isSelf) ?? false else { return false }
    let isMember = ([type] + graph.superclasses(of: type)).contains { owner in
      graph.members(of: owner, named: facts.name(at: part)).contains {
        !graph.members[$0].isStatic && counts(graph.members[$0])
      }
    }
    return isMember && !(isPlain && isLocal(part))
  }

  /// Whether the member gives a name a meaning of its own.
  private func isLocal(_ name: Int) -> Bool {
    !facts.declarations(of: facts.nodes[name].name, below: node).isEmpty
  }

  /// Whether an initializer makes it where it was given none: a default argument in other words.
  var isDefaultOfParameter: Bool {
    member.kind == .initializer
      && isFallback { given in
        facts.parameters(of: node).contains {
          facts.kind(given) == .identifier && facts.name(at: $0) == facts.name(at: given)
        }
      }
  }

  /// Whether a method makes the object from a value that it has only then, so that no initializer
  /// could have been given it, as `Upload(image: image)`.
  var isMadeOfData: Bool {
    isHandedOut
      || member.kind == .method
        && (isFallback { _ in true } || isConfigured || takesLocalObject || takesIngredient
          || isBuilt || takesData || isModelActor)
  }

  /// Whether it is an actor of SwiftData, which works on the queue of whoever makes it.
  private var isModelActor: Bool { graph[target].attributes.contains("ModelActor") }

  private var node: Int { member.node.node }

  /// `given ?? Service()`, where what is given counts.
  private func isFallback(where counts: (Int) -> Bool) -> Bool {
    facts.ancestors(of: call).prefix { $0 > node }.contains { node in
      guard facts.kind(node) == .binary, facts.name(at: node) == "??",
        let given = facts.firstChild(of: node)
      else { return false }
      return Int(facts.nodes[given].end) <= call && counts(given)
    }
  }

  /// Whether an argument's label says that it takes a value: one that the type does not keep.
  private var takesData: Bool {
    let labels = Set(
      facts.arguments(of: call).filter { argument in
        facts.firstChild(of: argument).map {
          facts.kind($0) == .identifier
            && graph.members(of: type, named: facts.name(at: $0)).isEmpty
        } ?? false
      }.map { facts.name(at: $0) })
    return graph.members(of: target, named: "init").map { graph.members[$0] }.contains {
      initializer in
      initializer.kind == .initializer && labels.isSubset(of: initializer.labels)
        && zip(initializer.labels, initializer.parameterTypes).contains { label, parameter in
          labels.contains(label) && parameter.map(isData) ?? false
        }
    }
  }

  private func isData(_ id: TypeID) -> Bool {
    let type = graph[graph.resolved(id)]
    return [.struct, .enum].contains(type.kind) || Self.images.contains(type.name)
  }

  private static let images: Set<String> = ["CGImage", "NSImage", "UIImage"]

  /// Whether what is made gets a local name and is then told what it needs: `client.setHeaders(…)`.
  private var isConfigured: Bool {
    guard let value = facts.parent(of: call), facts.kind(value) == .initialValue,
      let local = facts.parent(of: value), facts.kind(local) == .variableDecl, local > node
    else { return false }
    return facts.nodes(named: facts.nodes[local].name, below: node).contains { base in
      guard base > call, facts.kind(base) == .identifier, let member = facts.member(of: base)
      else { return false }
      return facts.name(at: member).beginsWithWord("set")
        || facts.parent(of: member).map {
          facts.kind($0) == .assignment && facts.firstChild(of: $0) == member
        } ?? false
    }
  }

  /// Whether an argument is something that the method has made just before: `API(client: client)`.
  private var takesLocalObject: Bool {
    facts.arguments(of: call).contains { argument in
      guard let given = facts.firstChild(of: argument), facts.kind(given) == .identifier else {
        return false
      }
      return facts.nodes(named: facts.nodes[given].name, below: node).prefix { $0 < call }
        .contains { local in
          // What only names a property was there before.
          facts.kind(local) == .variableDecl
            && (facts.child(.initialValue, of: local).map { value in
              facts.descendants(of: value).contains { Self.makingKinds.contains(facts.kind($0)) }
            } ?? true)
        }
    }
  }

  private static let makingKinds: Set<Node.Kind> = [.call, .ifStmt, .switchStmt, .ternary]

  /// Whether a method, or a computed property that others can read, does nothing with the object but
  /// return it as a protocol: it chooses for others.
  private var isHandedOut: Bool {
    guard member.kind == .method || isOfferedComputation,
      let result = member.type.map(graph.resolved), graph[result].kind == .protocol,
      graph.allConformances(of: target).contains(result)
    else { return false }
    return facts.user(of: call).map { facts.kind($0) == .returnStmt || isWholeBody($0) } ?? false
  }

  private var isOfferedComputation: Bool {
    member.kind == .property && !member.isStored && !member.modifiers.isPrivate
  }

  /// Whether a block is the member's own and has only one statement, whose value is returned.
  private func isWholeBody(_ block: Int) -> Bool {
    facts.kind(block) == .block && facts.soleResult(of: block) != nil
      && facts.parent(of: block).map { owner in
        owner == node || facts.kind(owner) == .accessorDecl && facts.parent(of: owner) == node
      } ?? false
  }

  /// Whether the method, or a closure or loop in it, was given something that the object is made with,
  /// anywhere in the arguments:
  /// `Channel(wrapping: connection, parent: self)`, `Socket(url: URL(string: "wss://\(host)")!)`.
  private var takesIngredient: Bool {
    let names = Set(
      facts.arguments(of: call).flatMap(facts.descendants)
        .filter { facts.kind($0) == .identifier }.map { facts.nodes[$0].name })
    var asked: Set<Int> = []
    return names.contains { facts.isClosureArgument($0) || isIngredient($0, &asked) }
  }

  /// Whether a name is that of what the method was given, in a closure, a loop or a pattern too, or of
  /// what it makes of that: `host`, and `url` of `guard let url = URL(string: host)`.
  ///
  /// - Parameter asked: the declarations that were looked at already.
  private func isIngredient(_ name: UInt32, _ asked: inout Set<Int>) -> Bool {
    for declared in facts.declarations(of: name, below: node) {
      if [.identifierPattern, .parameter].contains(facts.kind(declared)) { return true }
      guard [.variableDecl, .optionalBinding].contains(facts.kind(declared)),
        let value = facts.child(.initialValue, of: declared), asked.insert(declared).inserted
      else { continue }
      for part in facts.descendants(of: value) where facts.kind(part) == .identifier {
        if isIngredient(facts.nodes[part].name, &asked) { return true }
      }
    }
    return false
  }

  /// Whether a builder makes its product: it is told one thing after another, and makes the object
  /// with that.
  private var isBuilt: Bool {
    let takesSetting = facts.arguments(of: call).contains { argument in
      guard let value = facts.firstChild(of: argument),
        graph.members(of: type, named: facts.name(at: value)).map({ graph.members[$0] })
          .contains(where: { $0.kind == .property && $0.isStored })
      else { return false }
      return facts.kind(value) == .identifier || facts.base(of: value).map(facts.isSelf) ?? false
    }
    return takesSetting && graph.members(of: type).count(where: returnsItself) >= 2
  }

  /// Whether a method takes something and returns its own object, so that the next call can follow.
  private func returnsItself(_ member: Member) -> Bool {
    guard member.kind == .method, !member.isStatic, !member.parameterTypes.isEmpty else {
      return false
    }
    if member.type.map(graph.resolved) == type { return true }
    let facts = graph.files[member.node.file].facts
    return facts.child(.returnType, of: member.node.node).flatMap(facts.firstChild).map {
      facts.kind($0) == .namedType && facts.name(at: $0) == "Self"
    } ?? false
  }
}
