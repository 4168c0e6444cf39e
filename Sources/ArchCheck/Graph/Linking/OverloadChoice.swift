/// Which of several overloads a call means, as far as the types of arguments tell.
///
/// An approximation of the compiler's ranking: an argument of just that type is better than one that
/// inherits or conforms, which is better than a generic parameter; `Any`, a value that becomes
/// optional, a collection whose elements are converted and a literal of another type than its usual
/// one come last, in that order. Then the overload that leaves fewer defaults out wins, then the one
/// with fewer variadic parameters, then the most specific. Where that is not sure, as for an argument
/// whose type is not known, and those of the nearest type return different types, the call is open: it
/// may mean any of them, and its value is not known either.
extension Walker {
  /// What a call means.
  struct Choice {
    /// The likeliest overload.
    var member: Int
    /// All that may be meant, where that cannot be told.
    var rivals: [Int] = []
    /// Whether those give back different things, so that the value of the call is not known either.
    var isOpen = false
  }

  /// What an argument is, as far as it tells overloads apart.
  private enum GivenValue {
    /// The type of a value, with its node where that is all that stands there.
    case typed(TypeValue, node: Int?)
    case implicitMember(NameID, node: Int)
    case closure(Int)
    case nilLiteral

    /// Nil where the type is not known.
    init?(_ argument: Argument, in walker: Walker) {
      let node = argument.value
      let plain = walker.unmarked(node)
      if let type = argument.type {
        self = .typed(type, node: nil)
      } else if let name = walker.implicitMemberName(plain) {
        self = .implicitMember(name, node: plain)
      } else if walker.kind(node) == .closure {
        self = .closure(node)
      } else if walker.kind(node) == .nilLiteral {
        self = .nilLiteral
      } else {
        let type = walker.inferSilently(node)
        if type.isUnknown { return nil }
        self = .typed(
          walker.isOptionalChain(node) ? .optional(type.unwrapped) : type, node: node)
      }
    }
  }

  private func fit(of value: GivenValue, for parameter: TypeValue) -> Fit? {
    switch value {
    case .typed(let type, let node): fit(of: type, for: parameter, writtenAt: node)
    case .implicitMember(let name, let node): fitOfImplicitMember(name, node, for: parameter)
    case .closure(let node): fitOfClosure(node, for: parameter)
    case .nilLiteral: fitOfNil(for: parameter)
    }
  }

  /// An overload that the arguments looked at so far can be given to.
  private struct Overload {
    var member: Int
    /// What it demands of each argument; unknown where that cannot be told.
    var demands: [TypeValue] = []
    var fit = Fit(cost: 0)
  }

  /// The overload that a call means.
  ///
  /// - Parameter demanded: the type that the place wants of the result; overloads that give another
  ///   one count only where all do, since what an operator has on its other side is no more than a hint.
  func choose(
    _ candidates: [Int], receiver: TypeValue, for arguments: [Argument],
    demanded: TypeValue = .unknown
  ) -> Choice {
    guard candidates.count > 1 else { return Choice(member: candidates[0]) }
    // Arguments of arguments of arguments would take too long.
    guard silence < 2 else {
      return settled(candidates[0], among: candidates, of: receiver, orElse: candidates)
    }
    var isGuess = false
    var left = candidates.map { Overload(member: $0) }
    // Without `await`, nothing asynchronous is called.
    if !frame.isAwaited { keep(in: &left) { !index.members[$0].modifiers.contains(.async) } }
    if !demanded.isUnknown {
      keep(in: &left) { member in
        comparing(with: member) { fit(of: result(of: member, on: receiver), for: demanded) } != nil
      }
    }
    if left.count > 1 {
      for position in left.indices {
        left[position].demands = demands(of: left[position].member, on: receiver, by: arguments)
      }
    }
    for (order, argument) in arguments.enumerated() where left.count > 1 {
      // An argument of which all demand the same tells none apart.
      guard left.contains(where: { $0.demands[order] != left[0].demands[order] }) else { continue }
      guard let value = GivenValue(argument, in: self) else {
        isGuess = true
        continue
      }
      let fitting =
        (arguments.count == 1 ? takingExactly(value, among: left, of: receiver) : nil)
        ?? taking(value, at: order, among: left)
      if fitting.isEmpty { isGuess = true } else { left = fitting }
    }
    if left.count > 1 {
      keep(in: &left) { members.meetsRequirements(of: $0, receiver, from: file) }
      keep(in: &left) { !isLastChoice($0) }
      if frame.isAwaited { keep(in: &left) { index.members[$0].modifiers.contains(.async) } }
    }
    return best(of: left, isGuess: isGuess, receiver: receiver, demanded: demanded)
  }

  /// The overloads that demand just the type of a lone argument; nil where none does. There may be
  /// hundreds of others.
  private func takingExactly(
    _ value: GivenValue, among overloads: [Overload], of receiver: TypeValue
  ) -> [Overload]? {
    guard case .typed(_, let node) = value, node.map({ kind($0) != .keyPath }) ?? true,
      let exact = overloads.first(where: {
        index.members[$0.member].parameters.count == 1
          && fit(of: value, for: $0, at: 0) == Fit(cost: 0)
          && !isLastChoice($0.member)
          && members.meetsRequirements(of: $0.member, receiver, from: file)
      })
    else { return nil }
    return overloads.filter { $0.demands[0] == exact.demands[0] }
  }

  /// The overloads that a value can be given to as an argument.
  private func taking(
    _ value: GivenValue, at order: Int, among overloads: [Overload]
  ) -> [Overload] {
    var fitting = overloads.compactMap { overload -> (Overload, Fit)? in
      fit(of: value, for: overload, at: order).map { (overload, $0) }
    }
    // What only one of them takes as a function is told by that.
    if case .closure = value {
      let functions = fitting.indices.filter { isFunction(fitting[$0].0.demands[order]) }
      if functions.count == 1 { fitting[functions[0]].1.isSure = true }
    }
    return fitting.map { overload, fit in
      Overload(member: overload.member, demands: overload.demands, fit: overload.fit + fit)
    }
  }

  private func fit(of value: GivenValue, for overload: Overload, at order: Int) -> Fit? {
    comparing(with: overload.member) { fit(of: value, for: overload.demands[order]) }
  }

  /// The best of the overloads that are left, and its rivals.
  ///
  /// - Parameter isGuess: whether there are arguments that say nothing.
  private func best(
    of overloads: [Overload], isGuess: Bool, receiver: TypeValue, demanded: TypeValue
  ) -> Choice {
    func rank(_ overload: Overload) -> (Int, Int, Int) {
      let parameters = index.parameters(of: overload.member)
      return (overload.fit.cost, parameters.count, parameters.count(where: \.isVariadic))
    }
    let overloads = overloads.filter { overload in
      !overloads.contains { isPreferred($0, over: overload) }
    }
    let lowest = overloads.map(rank).min(by: <) ?? (0, 0, 0)
    var equal = overloads.filter { rank($0) == lowest }
    if equal.count > 1, !demanded.isUnknown {
      let fitting = equal.filter {
        types.isSame(result(of: $0.member, on: receiver), demanded.unwrapped) == true
      }
      if !fitting.isEmpty { equal = fitting }
    }
    let members = equal.map(\.member)
    if isGuess {
      // How many defaults are left out says little beside an argument that is not known.
      let rivals = nearest(among: overloads.filter { $0.fit.cost == lowest.0 }.map(\.member))
      let likeliest = members.first(where: rivals.contains) ?? rivals[0]
      return settled(likeliest, among: members, of: receiver, orElse: rivals)
    }
    let specific = mostSpecific(among: members, of: receiver)
    if equal.allSatisfy(\.fit.isSure) {
      return settled(specific[0], among: members, of: receiver, orElse: specific)
    }
    let all = overloads.map(\.member)
    let near = nearest(among: all)
    return settled(
      specific[0], among: members, of: receiver, orElse: near.contains(specific[0]) ? near : all)
  }

  /// Whether one overload is meant rather than another one that an extension of a protocol adds: it is
  /// of a type, or of an extension of a protocol that refines the other's.
  ///
  /// Source: `isDeclAsSpecializedAs` in the compiler's constraint solver, which compares this before
  /// what is demanded of the arguments.
  private func isPreferred(_ overload: Overload, over other: Overload) -> Bool {
    guard members.isAddedToProtocol(other.member), overload.fit.isSure || !other.fit.isSure,
      overload.fit.cost / Cost.any <= other.fit.cost / Cost.any
    else { return false }
    let (owner, above) = (index.members[overload.member].owner, index.members[other.member].owner)
    return owner >= 0 && owner != above && index.ancestors(of: owner).contains(above)
  }

  /// The overloads without those of types above that of the first one, which is the likeliest to be
  /// meant where arguments do not tell.
  private func nearest(among overloads: [Int]) -> [Int] {
    let owner = index.members[overloads[0]].owner
    guard owner >= 0 else { return overloads }
    return overloads.filter { member in
      let other = index.members[member].owner
      return other == owner || other < 0 || !members.isSubtype(owner, of: other, from: file)
    }
  }

  /// The overload, unless others that may be meant return something else.
  private func settled(
    _ member: Int, among equal: [Int], of receiver: TypeValue, orElse rivals: [Int]
  ) -> Choice {
    let result = result(of: member, on: receiver)
    let isOpen = rivals.contains { !isAlike(self.result(of: $0, on: receiver), result) }
    noteOpenChoice(among: isOpen ? rivals : equal)
    return Choice(member: member, rivals: rivals.count > 1 ? rivals : [], isOpen: isOpen)
  }

  /// What a name means that is not called.
  ///
  /// - Parameter expected: the type that the place demands, which tells functions apart.
  func choose(
    uncalled candidates: [Int], of receiver: TypeValue, expected: TypeValue
  ) -> Choice {
    guard candidates.count > 1 else { return Choice(member: candidates[0]) }
    var left = candidates.map { Overload(member: $0) }
    keep(in: &left) { members.meetsRequirements(of: $0, receiver, from: file) }
    if isFunction(expected) {
      keep(in: &left) {
        let type = members.type(of: $0, on: receiver)
        return isFunction(type) && comparing(with: $0) { fit(of: type, for: expected) } != nil
      }
    } else {
      // `rows` beside `rows(in:)`.
      keep(in: &left) { index.members[$0].kind != .method }
    }
    let specific = mostSpecific(among: left.map(\.member), of: receiver)
    let types = specific.map { members.type(of: $0, on: receiver) }
    let isOpen = types.contains { !isAlike($0, types[0]) }
    noteOpenChoice(among: candidates)
    return Choice(member: specific[0], rivals: specific, isOpen: isOpen)
  }

  private func isFunction(_ type: TypeValue) -> Bool {
    if case .function = type.unwrapped { true } else { false }
  }

  /// Takes away the overloads for which a condition does not hold, unless it holds for none.
  private func keep(in overloads: inout [Overload], where holds: (Int) -> Bool) {
    let kept = overloads.filter { holds($0.member) }
    if !kept.isEmpty { overloads = kept }
  }

  // MARK: Specificity

  /// Of members that fit equally well, those that demand most, as the compiler prefers them: of an
  /// extension with more constraints, for parameters with more constraints or of more derived types.
  /// Of a value that is known by its protocols alone, no constraints are known to hold.
  func mostSpecific(among candidates: [Int], of receiver: TypeValue) -> [Int] {
    guard candidates.count > 1 else { return candidates }
    let isAbstract = members.isAbstract(receiver)
    var overloads = candidates
    if isAbstract, receiver.associatedTypes.isEmpty {
      let anywhere = overloads.filter { members.specificity(of: index.members[$0].context) == 0 }
      if !anywhere.isEmpty { overloads = anywhere }
    }
    // What one type has is told apart so; of several types the first is the nearest. A property is
    // no overload of a method of its name.
    let (owner, kind) = (index.members[overloads[0]].owner, index.members[overloads[0]].kind)
    let usual = overloads.filter {
      index.members[$0].owner == owner && index.members[$0].kind == kind && !isLastChoice($0)
    }
    let known = usual.map { member in
      let ofContext = isAbstract ? 0 : members.specificity(of: index.members[member].context)
      return (member: member, specificity: ofContext + specificity(of: member))
    }
    let most = known.map(\.specificity).max()
    return most.map { most in known.filter { $0.specificity == most }.map(\.member) }
      ?? [overloads[0]]
  }

  /// Whether the compiler takes the member only where no other one fits, if at all.
  private func isLastChoice(_ member: Int) -> Bool {
    let entry = index.members[member]
    let facts = index.facts[entry.file]
    // Attributes come first, and few members have any.
    guard facts.firstChild(of: entry.node).map({ facts.kind($0) == .attribute }) ?? false else {
      return false
    }
    return facts.attribute("_disfavoredOverload", of: entry.node) != nil
      || facts.isUnavailable(entry.node)
  }

  private func specificity(of member: Int) -> Int {
    guard case .function(let parameters, _) = members.type(of: member) else { return 0 }
    return parameters.reduce(0) { $0 + specificity(of: $1) }
  }

  private func specificity(of parameter: TypeValue) -> Int {
    switch parameter {
    case .generic: parameter.constraints.reduce(0) { $0 + 1 + specificity(of: $1) }
    case .optional(let inner), .array(let inner): 1 + specificity(of: inner)
    case .nominal(let type, _) where !index.types[type].isExternal:
      members.ancestorCount(of: type)
    default: index.externalName(of: parameter).map { types.protocolCount(above: $0) } ?? 0
    }
  }

  /// What a call of an overload returns, whether it may fail or not.
  private func result(of member: Int, on receiver: TypeValue) -> TypeValue {
    let type = members.type(of: member, on: receiver)
    guard case .function(_, let result) = type else { return type.unwrapped }
    return result.unwrapped
  }

  /// Whether two types are one but for what their generic parameters are constrained to.
  private func isAlike(_ one: TypeValue, _ other: TypeValue) -> Bool {
    switch (one, other) {
    case (.generic(let name, _), .generic(let otherName, _)): name == otherName
    case (.function(let parameters, let result), .function(let others, let otherResult)):
      parameters.count == others.count
        && zip(parameters + [result], others + [otherResult]).allSatisfy { isAlike($0, $1) }
    case (.nominal(let type, let arguments), .nominal(let otherType, let others)):
      type == otherType && arguments.count == others.count
        && zip(arguments, others).allSatisfy { isAlike($0, $1) }
    default: one == other
    }
  }

  /// Notes a use of the type that has all of several overloads, where one has.
  func emitOwner(
    ofOneAmong overloads: [Int], on receiver: TypeValue, at offset: UInt32, flags: Site.Flags = []
  ) {
    let owner = index.members[overloads[0]].owner
    if overloads.allSatisfy({ index.members[$0].owner == owner }) {
      emitMember(overloads[0], of: receiver, at: offset, flags: flags)
    }
  }

  /// Notes what is sure of a call that may mean one of several overloads: the type that has them all,
  /// and the arguments of which all of them demand the same.
  func noteUses(
    ofOneAmong overloads: [Int], on receiver: TypeValue, arguments: [Argument], at offset: UInt32
  ) {
    emitOwner(ofOneAmong: overloads, on: receiver, at: offset, flags: .call)
    let demands = commonDemands(of: overloads, on: receiver, by: arguments)
    for (argument, demand) in zip(arguments, demands) {
      _ = infer(argument.value, expected: demand ?? .unknown)
    }
  }

  /// What all overloads demand of each argument; nil where that is not the same.
  func commonDemands(
    of overloads: [Int], on receiver: TypeValue, by arguments: [Argument]
  ) -> [TypeValue?] {
    let demands = overloads.map { self.demands(of: $0, on: receiver, by: arguments) }
    return arguments.indices.map { order in
      demands.allSatisfy { isAlike($0[order], demands[0][order]) } ? demands[0][order] : nil
    }
  }

  /// What an overload demands of each argument; unknown where that cannot be told.
  private func demands(
    of member: Int, on receiver: TypeValue, by arguments: [Argument]
  ) -> [TypeValue] {
    guard case .function(let parameters, _) = members.type(of: member, on: receiver) else {
      return Array(repeating: .unknown, count: arguments.count)
    }
    // Most calls give one argument for each parameter, and there may be hundreds of overloads.
    let isOneToOne =
      parameters.count == arguments.count
      && zip(index.parameters(of: member), arguments).allSatisfy { parameter, argument in
        !parameter.isVariadic && !argument.isTrailing && parameter.label == argument.label
      }
    if isOneToOne { return parameters }
    guard let positions = positions(of: arguments, in: member) else {
      return Array(repeating: .unknown, count: arguments.count)
    }
    return positions.map { demand(at: $0, of: member, parameters: parameters) }
  }

  /// Whether a value is nil where a part of its chain is: `user?.name.count`.
  fileprivate func isOptionalChain(_ node: Int) -> Bool {
    switch kind(node) {
    case .optionalChain: true
    case .member where hasBase(node), .call, .subscriptCall:
      first(node).map(isOptionalChain) ?? false
    default: false
    }
  }

  func inferSilently(_ node: Int) -> TypeValue {
    let outer = thrown
    (silence, thrown) = (silence + 1, nil)
    defer { (silence, thrown) = (silence - 1, outer) }
    return scoped { infer(node, expected: .unknown) }
  }
}
