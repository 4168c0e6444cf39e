/// A closure that outlives the call it is written in.
struct EscapingClosure: Sendable {
  enum Way: Sendable {
    /// Stored in the property of that name.
    case stored(String)
    /// Given to an own function that declares the parameter `@escaping`.
    case parameter(String)
    /// Given to a function that is known to keep it.
    case retained(String)

    /// Of the property or function.
    var name: String {
      switch self {
      case .stored(let name), .parameter(let name), .retained(let name): name
      }
    }
  }

  var node: NodeRef
  var way: Way
  /// Whether the language lets it escape only because it is optional, and the function that takes it
  /// does nothing but call it.
  var isOnlyCalled = false
}

/// The parameter that takes a closure, of a function of the project.
struct ClosureTaker: Sendable, Hashable {
  /// Index into ``DependencyGraph/members``.
  var member: Int
  /// The node of the parameter.
  var parameter: Int
}

/// Which functions without a declaration in the project keep the closures that they are given.
struct ClosureKeeping: Sendable {
  /// `sink` for any closure of a function, `addObserver(using:)` for one under that label or
  /// behind the parentheses.
  var names: [String]
  /// Whether functions of which nothing is known keep closures too.
  var assumesMore = false
  /// Whether structs of the project that are stored, and actions of controls, keep what they are
  /// made of.
  var followsValues = false
  /// Functions that do not, even so.
  var exempt: Set<String> = []

  func keeps(_ name: String, label: String) -> Bool {
    let isListed = names.contains { entry in
      guard let open = entry.firstIndex(of: "(") else { return entry == name }
      let labels = entry[entry.index(after: open)...].dropLast().split(separator: ":")
      return entry[..<open] == name && (label.isEmpty || labels.contains { $0 == label })
    }
    return isListed || assumesMore && !exempt.contains(name)
  }
}

extension DependencyGraph {
  /// The closures in a body that outlive it, as far as declarations and the table tell.
  func escapingClosures(in body: Body, keeping: ClosureKeeping) -> [EscapingClosure] {
    let facts = facts(of: body)
    let closures = facts.ownDescendants(of: body.node).filter { facts.kind($0) == .closure }
    guard !closures.isEmpty else { return [] }
    let types = DeclaredTypes(in: body, of: self)
    return closures.compactMap { closure in
      guard let way = way(of: closure, in: body, types: types, keeping: keeping) else { return nil }
      return EscapingClosure(
        node: NodeRef(file: body.file, node: closure), way: way,
        isOnlyCalled: isOnlyCalled(closure, types: types, facts: facts))
    }
  }

  private func way(
    of closure: Int, in body: Body, types: DeclaredTypes, keeping: ClosureKeeping
  ) -> EscapingClosure.Way? {
    let facts = facts(of: body)
    // `handlers["end"] = …` and `handlers = ["end": …]` keep a closure as `handler = …` does.
    var value = closure
    while let list = types.parent(of: value), [.array, .dictionary].contains(facts.kind(list)) {
      value = list
    }
    guard let parent = types.parent(of: value) else { return nil }
    switch facts.kind(parent) {
    case .initialValue:
      guard parent == body.node else { return nil }
      return .stored(members[body.member].name)
    case .assignment:
      return receiver(of: value, types: types, facts: facts).map { list(of: $0, facts) }
        .flatMap { storedProperty($0, types: types, facts: facts) }.map { .stored($0) }
    case .argument where value != closure: return nil
    case .argument:
      guard let call = types.parent(of: parent), facts.kind(call) == .call,
        let (name, callee) = facts.callee(of: call)
      else { return nil }
      let isAwaited = isAwaited(call, types: types, facts: facts)
      if let called = calledMember(callee, types: types) {
        return takesEscaping(called, argument: parent, of: call, facts: facts)
          && (!isAwaited || stores(parent, of: call, in: called, facts: facts))
          ? .parameter(name) : nil
      }
      if isAwaited { return nil }
      if let list = receiver(of: closure, types: types, facts: facts),
        let property = storedProperty(list, types: types, facts: facts)
      {
        return .stored(property)
      }
      if keeping.followsValues,
        storesByMemberwiseInitializer(parent, of: call, callee, in: body, types: types),
        isStoredAtOnce(call, types: types, facts: facts)
      {
        return .retained(name)
      }
      if keeping.followsValues, name == "UIAction",
        let taker = control(given: call, types: types, facts: facts)
      {
        return .retained(taker)
      }
      if name == "sink", isLetGo(call, in: body, types: types) { return nil }
      guard !isOneShot(call, facts: facts),
        !isEnded(by: closure, of: call, callee, types: types, facts: facts),
        keeping.keeps(name, label: facts.name(at: parent))
      else { return nil }
      return .retained(name)
    default: return nil
    }
  }

  /// Whether a subscription ends where it is made, or with the variable of the body that holds it.
  private func isLetGo(_ call: Int, in body: Body, types: DeclaredTypes) -> Bool {
    let facts = facts(of: body)
    guard let parent = types.parent(of: call) else { return false }
    switch facts.kind(parent) {
    case .assignment:
      return facts.firstChild(of: parent).map { facts.kind($0) == .discard } ?? false
    case .initialValue:
      guard parent != body.node, let variable = types.parent(of: parent),
        facts.kind(variable) == .variableDecl
      else { return false }
      let named = facts.nodes(named: facts.nodes[variable].name, below: body.node)
      return named.allSatisfy { node in
        guard [.capture, .identifier].contains(facts.kind(node)) else { return true }
        return types.parent(of: node).map {
          facts.kind($0) == .member && facts.name(at: $0) == "cancel"
        } ?? false
      }
    default: return false
    }
  }

  /// What is called to give an action to a control, `addAction` of
  /// `button.addAction(UIAction { … }, for: .touchUpInside)` or `UIButton` of
  /// `UIButton(primaryAction: UIAction { … })`, unless that is made for the caller.
  private func control(
    given action: Int, types: DeclaredTypes, facts: SourceFacts
  ) -> String? {
    guard let argument = types.parent(of: action), facts.kind(argument) == .argument,
      let call = types.parent(of: argument), let name = facts.callee(of: call)?.name
    else { return nil }
    if name == "addAction" {
      return facts.arguments(of: call).contains { facts.name(at: $0) == "for" } ? name : nil
    }
    guard facts.name(at: argument) == "primaryAction",
      let made = types.type(of: call), isControl(made),
      let user = types.parent(of: call), facts.kind(user) != .returnStmt,
      facts.kind(user) != .block || facts.soleResult(of: user) == nil
    else { return nil }
    return self[made].simpleName
  }

  /// Whether a type that takes a primary action is a control; a bar button item takes one, too.
  private func isControl(_ id: TypeID) -> Bool {
    self[id].isExternal
      ? self[id].name != "UIBarButtonItem" : hasSuperclass(id, among: [Glob("UIControl")])
  }

  /// Whether an argument goes into a property of a struct of the project by the initializer that the
  /// language writes for it.
  private func storesByMemberwiseInitializer(
    _ argument: Int, of call: Int, _ callee: Int, in body: Body, types: DeclaredTypes
  ) -> Bool {
    let facts = facts(of: body)
    guard let made = types.type(of: call), self[made].kind == .struct, !self[made].isExternal,
      self[made].simpleName == facts.name(at: callee),
      !members(of: made).contains(where: { $0.kind == .initializer })
    else { return false }
    let label = facts.name(at: argument)
    let taking = members(of: made).filter { $0.isStoredInstanceProperty && holdsFunction($0) }
    let isTrailing = label.isEmpty && facts.nodes[argument].isTrailingClosure
    return isTrailing ? !taking.isEmpty : taking.contains { $0.name == label }
  }

  /// Whether a property is declared to hold a function.
  private func holdsFunction(_ property: Member) -> Bool {
    let facts = files[property.node.file].facts
    guard var node = facts.child(.typeAnnotation, of: property.node.node) else { return false }
    while [.typeAnnotation, .optionalType, .unwrappedType, .attributedType, .tupleType]
      .contains(facts.kind(node)), let inner = facts.lastChild(of: node)
    {
      node = inner
    }
    return facts.kind(node) == .functionType
  }

  /// Whether a value is put into a property where it is made, alone or as one of a list, or handed to a
  /// method that does so.
  private func isStoredAtOnce(_ call: Int, types: DeclaredTypes, facts: SourceFacts) -> Bool {
    var value = call
    while let parent = types.parent(of: value), facts.kind(parent) == .array { value = parent }
    guard let user = types.parent(of: value) else { return false }
    switch facts.kind(user) {
    case .assignment:
      guard facts.lastChild(of: user) == value, let target = facts.firstChild(of: user) else {
        return false
      }
      return storedProperty(facts.unwrapped(target), types: types, facts: facts) != nil
    case .argument:
      guard let taking = types.parent(of: user), let callee = facts.callee(of: taking)?.node,
        let method = calledMember(callee, types: types), members[method].kind == .method,
        !members[method].isStatic
      else { return false }
      return stores(user, of: taking, in: method, facts: facts)
    default: return false
    }
  }

  /// Whether a function puts the closure that it takes into a property, or into a list there; alone,
  /// or as a part of what is made of it.
  private func stores(
    _ argument: Int, of call: Int, in function: Int, facts: SourceFacts
  ) -> Bool {
    let member = members[function]
    guard let taken = parameter(of: member, for: argument, of: call, facts: facts) else {
      return false
    }
    let facts = files[member.node.file].facts
    return bodies(ofMember: function).contains { body in
      let types = DeclaredTypes(in: body, of: self)
      return facts.descendants(of: body.node).contains { node in
        guard facts.kind(node) == .identifier, facts.name(at: node) == facts.name(at: taken) else {
          return false
        }
        var value = node
        while let argument = types.parent(of: value), facts.kind(argument) == .argument,
          let maker = types.parent(of: argument),
          facts.makesObject(maker)
        {
          value = maker
        }
        let target = receiver(of: value, types: types, facts: facts).map { list(of: $0, facts) }
        return target.flatMap { storedProperty($0, types: types, facts: facts) } != nil
      }
    }
  }

  /// What a value is assigned to, or the list that it is put into; nil where it is used otherwise.
  private func receiver(of value: Int, types: DeclaredTypes, facts: SourceFacts) -> Int? {
    guard let user = types.parent(of: value) else { return nil }
    switch facts.kind(user) {
    case .assignment where facts.lastChild(of: user) == value:
      return facts.firstChild(of: user).map(facts.unwrapped)
    case .argument:
      guard let callee = types.parent(of: user).flatMap({ facts.callee(of: $0) }),
        SourceFacts.additions.contains(callee.name)
      else { return nil }
      return facts.base(of: callee.node).map(facts.unwrapped)
    default: return nil
    }
  }

  /// What a subscript reaches into; anything else is left as it is.
  private func list(of target: Int, _ facts: SourceFacts) -> Int {
    guard facts.kind(target) == .subscriptCall else { return target }
    return facts.firstChild(of: target).map(facts.unwrapped) ?? target
  }

  /// Whether the code waits for what it calls, so that the closure has run when it goes on, unless that
  /// stored it.
  private func isAwaited(_ call: Int, types: DeclaredTypes, facts: SourceFacts) -> Bool {
    var node = call
    while let parent = types.parent(of: node), [.tryExpr, .otherExpr].contains(facts.kind(parent)) {
      node = parent
    }
    return types.parent(of: node).map { facts.kind($0) == .awaitExpr } ?? false
  }

  /// The name of the property that an assignment stores to, if it is declared in the project.
  private func storedProperty(
    _ target: Int, types: DeclaredTypes, facts: SourceFacts
  ) -> String? {
    guard [.identifier, .member].contains(facts.kind(target)), !types.isLocal(target),
      let member = types.member(target), members[member].kind == .property
    else { return nil }
    return members[member].isStored || members[member].isRequirement(in: self)
      ? members[member].name : nil
  }

  private func calledMember(_ callee: Int, types: DeclaredTypes) -> Int? {
    types.isLocal(callee) ? nil : types.member(callee)
  }

  /// The parameter of a declaration that an argument of a call belongs to.
  private func parameter(
    of declared: Member, for argument: Int, of call: Int, facts: SourceFacts
  ) -> Int? {
    let declaring = files[declared.node.file].facts
    let parameters = declaring.parameters(of: declared.node.node)
    let label = facts.name(at: argument)
    if facts.nodes[argument].isTrailingClosure, label.isEmpty {
      return parameters.last {
        declaring.hasEscaping($0) || takesFunction(NodeRef(file: declared.node.file, node: $0))
      }
    }
    if label.isEmpty {
      let position = facts.arguments(of: call)
        .firstIndex(of: argument)
      return position.flatMap { parameters.indices.contains($0) ? parameters[$0] : nil }
    }
    return zip(parameters, declared.labels).first { $1 == label }?.0
  }

  private func takesEscaping(
    _ member: Int, argument: Int, of call: Int, facts: SourceFacts
  ) -> Bool {
    let declared = members[member]
    guard let parameter = parameter(of: declared, for: argument, of: call, facts: facts) else {
      return false
    }
    return mayEscape(parameter, in: declared.node.file)
  }

  /// Whether a parameter of a function's type may outlive the call; an optional one always may.
  private func mayEscape(_ parameter: Int, in file: Int) -> Bool {
    let facts = files[file].facts
    return facts.hasEscaping(parameter)
      || facts.children(of: parameter).contains {
        facts.kind($0) == .optionalType && takesFunction(NodeRef(file: file, node: parameter))
      }
  }

  /// Whether the closure that a function takes may outlive the call.
  func isEscaping(_ taker: ClosureTaker) -> Bool {
    let file = members[taker.member].node.file
    let facts = files[file].facts
    // Of another type than that of a function, such as a generic one, nothing is known.
    return mayEscape(taker.parameter, in: file)
      || !facts.children(of: taker.parameter).contains { facts.kind($0) == .functionType }
  }

  /// Whether a function does nothing with the closure that it takes but call it.
  func isOnlyCalled(_ taker: ClosureTaker) -> Bool {
    let node = members[taker.member].node
    return isOnlyCalled(taker.parameter, of: node.node, in: files[node.file].facts)
  }

  /// The parameter that takes an argument of a call, where a function of the project is called.
  func taker(
    ofArgument argument: Int, of call: Int, types: DeclaredTypes, facts: SourceFacts
  ) -> ClosureTaker? {
    guard let (_, callee) = facts.callee(of: call),
      let called = calledMember(callee, types: types),
      let parameter = parameter(of: members[called], for: argument, of: call, facts: facts)
    else { return nil }
    return ClosureTaker(member: called, parameter: parameter)
  }

  private func isOnlyCalled(_ closure: Int, types: DeclaredTypes, facts: SourceFacts) -> Bool {
    guard let argument = types.parent(of: closure), facts.kind(argument) == .argument,
      let call = types.parent(of: argument),
      let taker = taker(ofArgument: argument, of: call, types: types, facts: facts)
    else { return false }
    let function = members[taker.member].node
    let declaring = files[function.file].facts
    return !declaring.hasEscaping(taker.parameter)
      && isOnlyCalled(taker.parameter, of: function.node, in: declaring)
  }

  /// Whether a function with a body does nothing with its parameter but call it.
  private func isOnlyCalled(_ parameter: Int, of function: Int, in facts: SourceFacts) -> Bool {
    guard let body = facts.child(.block, of: function) else { return false }
    let name = facts.name(at: parameter)
    let callees = Set(facts.descendants(of: body).compactMap { facts.callee(of: $0)?.node })
    return facts.descendants(of: body).allSatisfy { node in
      facts.kind(node) != .identifier || facts.name(at: node) != name || callees.contains(node)
    }
  }

  /// Whether a closure ends what keeps it: the local that it is given to, what the call gives back, or
  /// what the closure is handed. `timer.setEventHandler { timer.cancel() }`,
  /// `token = center.addObserver { center.removeObserver(token) }`, `{ timer in timer.invalidate() }`.
  private func isEnded(
    by closure: Int, of call: Int, _ callee: Int, types: DeclaredTypes, facts: SourceFacts
  ) -> Bool {
    var names = Set(
      facts.children(of: closure).filter { facts.kind($0) == .parameter }
        .map { facts.name(at: $0) })
    if let keeper = facts.base(of: callee), types.isLocal(keeper) {
      names.insert(facts.name(at: keeper))
    }
    if let result = types.parent(of: call) {
      switch facts.kind(result) {
      case .assignment:
        if let target = facts.firstChild(of: result), types.isLocal(target) {
          names.insert(facts.name(at: target))
        }
      case .initialValue:
        if let variable = types.parent(of: result) { names.insert(facts.name(at: variable)) }
      default: break
      }
    }
    func isKeeper(_ node: Int) -> Bool {
      let node = facts.unwrapped(node)
      return facts.kind(node) == .identifier && names.contains(facts.name(at: node))
    }
    return facts.descendants(of: closure).contains { node in
      guard let (name, ending) = facts.callee(of: node) else { return false }
      switch name {
      case "cancel", "dispose", "invalidate": return facts.base(of: ending).map(isKeeper) ?? false
      case "removeObserver":
        return facts.arguments(of: node).first.flatMap(facts.firstChild).map(isKeeper) ?? false
      default: return false
      }
    }
  }

  /// A timer that does not repeat lets its closure go.
  private func isOneShot(_ call: Int, facts: SourceFacts) -> Bool {
    facts.children(of: call).contains { argument in
      facts.kind(argument) == .argument && facts.name(at: argument) == "repeats"
        && facts.firstChild(of: argument).map {
          facts.kind($0) == .boolean && facts.name(at: $0) == "false"
        } ?? false
    }
  }
}

extension SourceFacts {
  /// Methods that put something into a collection.
  static let additions: Set<String> = ["append", "insert", "updateValue"]

  fileprivate func hasEscaping(_ parameter: Int) -> Bool {
    children(of: parameter).contains { child in
      kind(child) == .attributedType && attribute("escaping", of: child) != nil
    }
  }
}

extension Member {
  /// Whether the member is a protocol's requirement, which its conformers store as a rule.
  fileprivate func isRequirement(in graph: DependencyGraph) -> Bool {
    graph[owner].kind == .protocol && !isInExtension
  }
}

/// How a closure gets hold of `self`.
enum SelfCapture: Sendable {
  case none, weak
  /// The nodes that use `self`, in order; empty for `[self]` alone.
  case strong([Int])
}

extension SourceFacts {
  /// How a closure of a class holds `self`: a capture list decides, else any use of it inside.
  func selfCapture(of closure: Int) -> SelfCapture {
    if let listed = listedSelfCapture(of: closure) { return listed }
    let uses = usesOfSelf(in: closure)
    return uses.isEmpty ? .none : .strong(uses)
  }

  /// Whether a closure captures `self` weakly. Only its head is looked at, never what it holds:
  /// closures within closures would be searched once for each of those around them.
  func capturesSelfWeakly(_ closure: Int) -> Bool {
    if case .weak? = listedSelfCapture(of: closure) { return true }
    return false
  }

  /// How the head of a closure says that it holds `self`; nil where it says nothing.
  private func listedSelfCapture(of closure: Int) -> SelfCapture? {
    if isGivenSelf(closure) { return SelfCapture.none }
    for capture in children(of: closure) where kind(capture) == .capture {
      let isSelf = firstChild(of: capture).map(isSelf) ?? (name(at: capture) == "self")
      guard isSelf else { continue }
      if nodes[capture].modifiers.isDisjoint(with: [.weak, .unowned]) { return .strong([]) }
      return .weak
    }
    return nil
  }

  /// Whether a closure has a parameter that is called `self`.
  private func isGivenSelf(_ closure: Int) -> Bool {
    children(of: closure).contains { kind($0) == .parameter && isNamedSelf($0) }
  }

  /// Uses of `self`; a closure that captures it weakly is one.
  private func usesOfSelf(in closure: Int) -> [Int] {
    var uses: [Int] = []
    // What a capture list names is worked out where the closure is made: `[service = self.service]`.
    var node = children(of: closure).first { kind($0) != .capture } ?? Int(nodes[closure].end)
    let end = Int(nodes[closure].end)
    while node < end {
      if kind(node) == .closure, capturesSelfWeakly(node) {
        // To hand `self` on, even weakly, this closure has to have it.
        uses.append(node)
        node = Int(nodes[node].end)
        continue
      }
      // A type in a function has a `self` of its own, and so has a closure that is given one.
      if kind(node).opensTypeBody || kind(node) == .closure && isGivenSelf(node) {
        node = Int(nodes[node].end)
        continue
      }
      // Behind `let self = other` the name stands for something else.
      if [.variableDecl, .optionalBinding].contains(kind(node)), isNamedSelf(node),
        firstChild(of: node) != nil, !descendants(of: node).contains(where: isSelf)
      {
        break
      }
      if kind(node) == .superExpr || kind(node) == .identifier && name(at: node) == "self" {
        uses.append(node)
      }
      node += 1
    }
    return uses
  }

  private func isNamedSelf(_ node: Int) -> Bool {
    ["self", "`self`"].contains(name(at: node))
  }
}
