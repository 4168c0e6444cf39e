extension Walker {
  // MARK: Names

  /// What an expression in front of an argument list, or a plain name, refers to.
  struct Callee {
    var type: TypeValue = .unknown
    /// Members among which the arguments choose.
    var candidates: [Int] = []
    /// The value whose members the candidates are.
    var receiver: TypeValue = .unknown
    var offset: UInt32 = 0
  }

  /// The value of a name that is not called.
  func used(_ callee: Callee, expected: TypeValue = .unknown) -> TypeValue {
    guard !callee.candidates.isEmpty else { return callee.type }
    let choice = choose(uncalled: callee.candidates, of: callee.receiver, expected: expected)
    guard !choice.isOpen else {
      emitOwner(ofOneAmong: choice.rivals, on: callee.receiver, at: callee.offset)
      return .unknown
    }
    emitMember(choice.member, of: callee.receiver, at: callee.offset)
    noteThrow(by: choice.member)
    return members.type(of: choice.member, on: callee.receiver)
  }

  var selfValue: TypeValue {
    members.selfValue(in: frame.scope.context)
  }

  var superclassValue: TypeValue {
    let type = index.contexts[frame.scope.context].type
    guard type >= 0 else { return .unknown }
    let superclass = index.types[type].supertypes.first {
      !$0.isOfExtension
        && $0.type.nominal.map { index.types[$0].kind == .class || index.types[$0].isExternal }
          ?? true
    }
    let value = superclass?.type ?? .unknown
    return frame.isStaticContext ? .meta(value) : value
  }

  func identifier(_ name: NameID, at node: Int, arguments: [Argument]?) -> Callee {
    let offset = offset(node)
    if let local = locals.last(where: { $0.name == name }) {
      return Callee(type: local.type, offset: offset)
    }
    if name == index.wellKnown.selfValue {
      return Callee(type: frame.isStaticContext ? .meta(selfValue) : selfValue, offset: offset)
    }
    if name == index.wellKnown.selfType { return Callee(type: .meta(selfValue), offset: offset) }
    if let found = enclosingMember(name, offset: offset, arguments: arguments) { return found }
    if let wrapped = wrapperMember(name, offset: offset) { return wrapped }
    if let found = globalValue(name, arguments: arguments, offset: offset) { return found }
    return typeName(name, at: node, isCall: arguments != nil)
  }

  /// A member of an enclosing type, used without `self`.
  private func enclosingMember(_ name: NameID, offset: UInt32, arguments: [Argument]?) -> Callee? {
    var context = frame.scope.context
    var isStatic = frame.isStaticContext
    while context >= 0 {
      let entry = index.contexts[context]
      if entry.type >= 0 {
        let receiver = members.selfValue(in: context)
        let found = candidates(name, of: receiver, isStatic: isStatic, arguments: arguments)
        if !found.isEmpty {
          return Callee(candidates: found, receiver: receiver, offset: offset)
        }
        if arguments == nil, !isStatic, entry.isExtension,
          let known = standardMember(index.names[name], of: receiver)
        {
          return Callee(type: known, receiver: receiver, offset: offset)
        }
        if !isStatic, let known = sdkMember(index.names[name], of: receiver) {
          return Callee(type: arguments == nil ? known : .function([], known), offset: offset)
        }
        // Initial values and nested code may also use static members and enum cases.
        isStatic = true
      }
      context = entry.parent
    }
    return nil
  }

  func candidates(
    _ name: NameID, of receiver: TypeValue, isStatic: Bool, arguments: [Argument]?
  ) -> [Int] {
    guard let arguments else {
      return members.members(name, of: receiver, from: file, isStatic: isStatic)
    }
    let isLabelled = arguments.contains { !$0.isTrailing && $0.label != 0 }
    func isAccepted(_ member: Int) -> Bool {
      // Functions have labels; a property is called where no function of that name fits.
      !(isLabelled && index.members[member].kind == .property) && accepts(arguments, by: member)
    }
    var found = members.members(
      name, of: receiver, from: file, isStatic: isStatic, accepts: isAccepted)
    found.removeAll {
      index.members[$0].kind == .property && !canBeCalled(members.type(of: $0, on: receiver))
    }
    guard let first = found.first else { return [] }
    if name == index.wellKnown.initializer {
      if members.isAddedToProtocol(first) { return found }
      return found + members.addedInitializers(of: receiver, from: file, accepts: isAccepted)
    }
    return found
      + members.overloads(
        of: found, above: receiver, from: file, isStatic: isStatic, accepts: isAccepted)
  }

  /// Whether the value of a property may be one that is called: `rows.first { … }` is a method of
  /// sequences, though `first` is a number.
  private func canBeCalled(_ type: TypeValue) -> Bool {
    switch type {
    case .array, .dictionary, .tuple: false
    case .external(let name, _): !StandardTypes.takesNoArray(index.names[name])
    case .optional(let inner): canBeCalled(inner)
    default: true
    }
  }

  /// `$name` and `_name` of a wrapped property.
  private func wrapperMember(_ name: NameID, offset: UInt32) -> Callee? {
    let text = index.names[name]
    guard let first = text.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_"),
      let plain = index.names.id(String(text.dropFirst()))
    else { return nil }
    if text.hasPrefix("$"), let local = locals.last(where: { $0.name == plain }) {
      return Callee(type: binding(to: local.type), offset: offset)
    }
    let type = index.contexts[frame.scope.context].type
    guard type >= 0, let property = index.membersOfType[type, plain].first else { return nil }
    let receiver = members.selfValue(in: frame.scope.context)
    if text.hasPrefix("$") { return projection(of: property, on: receiver, at: offset) }
    return Callee(
      type: wrapperValue(ofProperty: property, on: receiver) ?? .unknown, offset: offset)
  }

  private func globalValue(_ name: NameID, arguments: [Argument]?, offset: UInt32) -> Callee? {
    var found = globals(name)
    guard !found.isEmpty else { return nil }
    if let arguments {
      let accepted = found.filter { accepts(arguments, by: $0) }
      if !accepted.isEmpty { found = accepted }
    }
    return Callee(candidates: found, offset: offset)
  }

  /// What a name without a base means at file level: in the module, and among functions in what the
  /// file imports, whose functions of one name are overloads of one another.
  func globals(_ name: NameID) -> [Int] {
    guard index.globals.contains(name, in: DeclarationIndex.anyModule) else { return [] }
    if let known = globalMembers[name] { return known }
    let found = visibleGlobals(name)
    globalMembers[name] = found
    return found
  }

  private func visibleGlobals(_ name: NameID) -> [Int] {
    var own: [Int] = []
    for module in ownModules where own.isEmpty {
      own = index.globals[module, name].filter { visible($0) }
    }
    // A variable hides what other modules call alike.
    if own.contains(where: { index.members[$0].kind != .method }) { return own }
    var found = own
    var met = Set(own)
    for module in types.importedModules(for: name, in: file) {
      for global in index.globals[module, name]
      where visible(global) && met.insert(global).inserted
        && !own.contains(where: { hides($0, global) })
      {
        found.append(global)
      }
    }
    return found
  }

  /// Whether a function hides that of another module: it has the same labels and takes the same.
  private func hides(_ own: Int, _ other: Int) -> Bool {
    guard index.members[other].kind == .method,
      case .function(let demanded, _) = members.type(of: own),
      case .function(let others, _) = members.type(of: other)
    else { return true }
    return demanded == others
      && index.parameters(of: own).map(\.label) == index.parameters(of: other).map(\.label)
  }

  /// The modules that compile the file.
  var ownModules: [Int] { [index.moduleOfFile[file]] + index.modules.othersOfFile[file] }

  func visible(_ global: Int) -> Bool {
    let entry = index.members[global]
    switch entry.modifiers.access {
    case .private, .fileprivate: return entry.file == file
    default: return index.isAccessible(entry.access, in: entry.file, from: file)
    }
  }

  private func typeName(_ name: NameID, at node: Int, isCall: Bool) -> Callee {
    let resolution = types.resolve(name, in: frame.scope)
    let arguments = children(node).filter { kind($0).isType }
      .map { types.value(of: $0, in: frame.scope) }
    var callee = Callee(offset: offset(node))
    switch resolution {
    case .own(let type):
      emit(type, isCall ? .constructs : .static, at: offset(node))
      callee.type = .meta(types.value(of: type, arguments: arguments))
    case .external(let name):
      emitExternal(index.names[name], isCall ? .constructs : .static, at: offset(node))
      callee.type = .meta(types.external(name, arguments: arguments))
    case .generic(let name):
      callee.type = .meta(.generic(name, types.constraints(of: name, in: frame.scope)))
    case .module(let name) where isCall:
      emit(.unresolved(name), .constructs, at: offset(node))
      callee.type = .meta(.external(name, arguments))
    case .module(let name): callee.type = .module(name)
    case .local: break
    case .foreign: emit(resolution, .mentions, at: offset(node))
    case .unresolved(let name):
      // A capitalised name is a type of imported code; others are functions of it.
      if index.names[name].first?.isUppercase == true {
        emit(resolution, isCall ? .constructs : .static, at: offset(node))
        callee.type = .meta(.external(name, arguments))
      }
    }
    return callee
  }

  // MARK: Members

  func member(_ node: Int, expected: TypeValue, arguments: [Argument]?) -> Callee {
    let name = name(node)
    let offset = offset(node)
    defer {
      for argument in facts.genericArguments(of: node) {
        mention(argument, .generic, direct: false)
      }
    }
    let value: TypeValue
    if hasBase(node), let base = first(node) {
      let isDemandedOfBase = startsWithDot(base) || passesDemand(name, of: expected)
      let demanded = isDemandedOfBase ? expected : typeOfChoices(base, name, arguments)
      value = infer(base, expected: demanded)
    } else if let receiver = implicitReceiver, receiver.node == node {
      value = receiver.value
    } else {
      return implicitMember(name, of: expected, offset: offset, arguments: arguments)
    }
    switch value {
    case .module(let module):
      return moduleMember(name, of: module, node: node, isCall: arguments != nil)
    case .meta(let type): return staticMember(name, of: type, node: node, arguments: arguments)
    case .tuple(let labels, let elements):
      return Callee(type: part(name, of: elements, labels) ?? .unknown, offset: offset)
    default: break
    }
    if name == index.wellKnown.selfValue { return Callee(type: value, offset: offset) }
    if name == index.wellKnown.initializer {
      // `self.init` and `super.init`.
      let found = candidates(name, of: value, isStatic: true, arguments: arguments)
      if !found.isEmpty { return Callee(candidates: found, receiver: value, offset: offset) }
    }
    if let found = instanceMember(name, of: value, offset: offset, arguments: arguments) {
      return found
    }
    // Only what is declared as `T!` gives a member of `T` without a `?`.
    if case .optional(let inner) = value,
      let found = instanceMember(name, of: inner, offset: offset, arguments: arguments)
    {
      return found
    }
    noteExternalMember(of: value.unwrappedOnce, offset: offset)
    let isOfOptional = ["flatMap", "map"].contains(index.names[name])
    return Callee(receiver: isOfOptional ? value : value.unwrappedOnce, offset: offset)
  }

  /// Whether a chain begins with a member of the type that is expected of all of it:
  /// `.Defaults.color.opacity(1)`.
  func startsWithDot(_ chain: Int) -> Bool {
    var head = chain
    while let next = first(head) {
      switch kind(head) {
      case .member where !hasBase(head): return implicitReceiver?.node != head
      case .member, .call, .subscriptCall, .optionalChain, .forceUnwrap: head = next
      default: return false
      }
    }
    return kind(head) == .member && !hasBase(head) && implicitReceiver?.node != head
  }

  /// `[.day, .week].contains(period)`: what is written with dots is of the type of what is looked for.
  private func typeOfChoices(
    _ base: Int, _ name: NameID, _ arguments: [Argument]?
  ) -> TypeValue {
    guard kind(base) == .array, index.names[name] == "contains", arguments?.count == 1,
      let argument = arguments?.first, argument.label == 0, !argument.isTrailing,
      children(base).allSatisfy(startsWithDot)
    else { return .unknown }
    let type = inferSilently(argument.value).unwrapped
    return type.isUnknown ? .unknown : .array(type)
  }

  private func instanceMember(
    _ name: NameID, of value: TypeValue, offset: UInt32, arguments: [Argument]?
  ) -> Callee? {
    let found = candidates(name, of: value, isStatic: false, arguments: arguments)
    if !found.isEmpty { return Callee(candidates: found, receiver: value, offset: offset) }
    if let known = standardMember(index.names[name], of: value) {
      return Callee(type: known, receiver: value, offset: offset)
    }
    return dynamicMember(name, of: value, offset: offset)
      ?? bindingMember(name, of: value, offset: offset)
  }

  /// A member of a type outside the project, whose declaration is not known.
  private func noteExternalMember(of value: TypeValue, offset: UInt32) {
    switch value {
    // Nobody names slices, as nobody names arrays, nor what `rx` gives.
    case .external(index.wellKnown.arraySlice, _), .external(index.wellKnown.reactive, _),
      .external(index.wellKnown.controlEvent, _):
      break
    case .external(let name, _): emitExternal(index.names[name], .member, at: offset)
    case .nominal(let type, _) where index.types[type].isExternal:
      emit(type, .member, at: offset)
    default: break
    }
  }

  /// A part of a tuple, by its position or label.
  func part(_ name: NameID, of parts: [TypeValue], _ labels: [NameID]) -> TypeValue? {
    if let position = Int(index.names[name]), parts.indices.contains(position) {
      return parts[position]
    }
    return labels.firstIndex(of: name).map { parts[$0] }
  }

  private func moduleMember(_ name: NameID, of module: NameID, node: Int, isCall: Bool) -> Callee {
    let resolution = types.member(name, of: .module(module), in: frame.scope)
    if let own = index.module(named: module, from: file),
      index.globals.contains(name, in: DeclarationIndex.anyModule)
    {
      let having = index.exports(of: [own]).first { index.globals.contains(name, in: $0) }
      if let having {
        let found = index.globals[having, name]
        return Callee(candidates: found.filter { visible($0) }, offset: offset(node))
      }
    }
    // A function of the module, or a member of the type that is called like it.
    if case .external(let name) = resolution, index.names[name].first?.isLowercase == true {
      return Callee(offset: offset(node))
    }
    emit(resolution, isCall ? .constructs : .static, at: offset(node))
    let arguments = children(node).dropFirst(1).map { types.value(of: $0, in: frame.scope) }
    switch resolution {
    case .own(let type):
      return Callee(type: .meta(types.value(of: type, arguments: arguments)), offset: offset(node))
    case .external(let name):
      return Callee(type: .meta(types.external(name, arguments: arguments)), offset: offset(node))
    default: return Callee(offset: offset(node))
    }
  }

  func staticMember(
    _ name: NameID, of type: TypeValue, node: Int, arguments: [Argument]?
  ) -> Callee {
    let offset = offset(node)
    let known = index.wellKnown
    if name == known.selfValue { return Callee(type: .meta(type), offset: offset) }
    if let nominal = type.nominal,
      case .own(let nested)? = types.nested(name, of: nominal, file: file)
    {
      markAsQualifier(first(node))
      emit(nested, arguments == nil ? .static : .constructs, at: offset)
      let arguments = children(node).dropFirst(1).map { types.value(of: $0, in: frame.scope) }
      let value = types.value(of: nested, arguments: arguments)
      return Callee(
        type: .meta(types.concrete(value, named: nested) { type }), offset: offset)
    }
    if let found = nestedExternal(name, of: type, node: node, isCall: arguments != nil) {
      return found
    }
    if let found = dependentType(name, of: type, at: offset, isCall: arguments != nil) {
      return found
    }
    if name == known.initializer { noteConstruction(of: type, by: first(node), at: offset) }
    let found = candidates(name, of: type, isStatic: true, arguments: arguments)
    if !found.isEmpty { return Callee(candidates: found, receiver: type, offset: offset) }
    if name == known.initializer { return Callee(type: .meta(type), offset: offset) }
    if index.names[name] == "allCases" { return Callee(type: .array(type), offset: offset) }
    // `Type.method` without a receiver.
    let unbound = candidates(name, of: type, isStatic: false, arguments: nil)
    if arguments == nil, let method = unbound.first {
      emitMember(method, of: type, at: offset)
      return Callee(type: .function([type], members.type(of: method, on: type)), offset: offset)
    }
    return Callee(type: externalStatic(name, of: type), receiver: type, offset: offset)
  }

  /// `Font.Weight`: a type of the SDK that stands in another one.
  private func nestedExternal(
    _ name: NameID, of type: TypeValue, node: Int, isCall: Bool
  ) -> Callee? {
    guard let outer = index.externalName(of: type), index.names[name].namesType else { return nil }
    let resolution = types.member(name, of: .external(outer), in: frame.scope)
    let arguments = children(node).dropFirst(1).map { types.value(of: $0, in: frame.scope) }
    let value: TypeValue
    switch resolution {
    case .own(let extended): value = types.value(of: extended, arguments: arguments)
    case .external(let nested): value = types.external(nested, arguments: arguments)
    default: return nil
    }
    markAsQualifier(first(node))
    emit(resolution, isCall ? .constructs : .static, at: offset(node))
    return Callee(type: .meta(value), offset: offset(node))
  }

  /// The outer name of `Outer.Inner.member` is no use of the outer type.
  private func markAsQualifier(_ base: Int?) {
    if let last = sites.indices.last, let base, kind(base) == .identifier,
      sites[last].kind == .static, sites[last].offset == offset(base)
    {
      sites[last].flags.insert(.qualifier)
    }
  }

  /// `M.Reply`: an associated type of a generic parameter, or what its protocols call so.
  private func dependentType(
    _ name: NameID, of type: TypeValue, at offset: UInt32, isCall: Bool
  ) -> Callee? {
    guard index.associatedNames.contains(name) || index.nested.names.contains(name),
      let declaration = types.dependentType(name, of: type, from: file),
      let found = types.memberType(name, of: type, from: file)
    else { return nil }
    switch declaration {
    case .associatedType(let owner): emit(owner, .member, at: offset)
    case .alias(let alias): emit(alias, isCall ? .constructs : .static, at: offset)
    }
    return Callee(type: .meta(found), offset: offset)
  }

  /// `Type.init` makes what `Type()` does; so does `.init`, which names no type.
  private func noteConstruction(of type: TypeValue, by base: Int?, at offset: UInt32) {
    if let base, let last = sites.indices.last, sites[last].kind == .static,
      sites[last].offset == self.offset(base)
    {
      sites[last].kind = .constructs
      return
    }
    switch type {
    case .nominal(let type, _): emit(type, .constructs, at: offset, flags: .unnamed)
    case .external(let name, _):
      emitExternal(index.names[name], .constructs, at: offset, flags: .unnamed)
    default: break
    }
  }

  /// `URLSession.shared`: a static member of an SDK class that is named like an instance.
  private func externalStatic(_ name: NameID, of type: TypeValue) -> TypeValue {
    let isExternal: Bool =
      switch type {
      case .external: true
      case .nominal(let type, _): index.types[type].isExternal
      default: false
      }
    guard isExternal else { return .unknown }
    switch index.names[name] {
    case "shared", "standard", "default", "current", "main", "general": return type
    default: return .unknown
    }
  }

  func implicitMember(
    _ name: NameID, of expected: TypeValue, offset: UInt32, arguments: [Argument]?
  ) -> Callee {
    let isInitializer = name == index.wellKnown.initializer
    // `.init(…)` makes what is wrapped, too.
    var type = isInitializer ? expected.unwrapped : expected
    while true {
      let found = candidates(name, of: type, isStatic: true, arguments: arguments)
      if !found.isEmpty {
        if isInitializer { noteConstruction(of: type, by: nil, at: offset) }
        return Callee(candidates: found, receiver: type, offset: offset)
      }
      if isInitializer, !type.isUnknown {
        noteConstruction(of: type, by: nil, at: offset)
        return Callee(type: .meta(type), offset: offset)
      }
      if case .nominal(let outer, _) = type,
        case .own(let nested)? = types.nested(name, of: outer, file: file)
      {
        emit(nested, arguments == nil ? .static : .constructs, at: offset)
        return Callee(type: .meta(types.value(of: nested)), offset: offset)
      }
      // `.failure(.offline)`
      let payload = arguments == nil ? [] : standardPayload(index.names[name], of: type)
      if !payload.isEmpty { return Callee(type: .function(payload, type), offset: offset) }
      if let value = valueHeld(byMade: name, of: type) {
        return Callee(type: .function([value], type), offset: offset)
      }
      guard case .optional(let inner) = type else { return Callee(offset: offset) }
      type = inner
    }
  }

  /// `subscript(dynamicMember:)` with a key path into another type, or with the name as a text.
  private func dynamicMember(_ name: NameID, of value: TypeValue, offset: UInt32) -> Callee? {
    let known = index.wellKnown
    let found = members.members(known.subscriptName, of: value, from: file) {
      self.index.parameters(of: $0).first?.label == known.dynamicMember
    }
    guard let chosen = found.first, index.parameters(of: chosen).first?.label == known.dynamicMember
    else { return nil }
    // One for each of several types is told by which of them has the member.
    for member in found {
      guard case .function(let parameters, _) = members.type(of: member, on: value),
        case .external(_, let arguments)? = parameters.first, let root = arguments.first
      else { continue }
      let inner = candidates(name, of: root, isStatic: false, arguments: nil)
      guard !inner.isEmpty else { continue }
      emitMember(member, at: offset)
      return Callee(candidates: inner, receiver: root, offset: offset)
    }
    emitMember(chosen, at: offset)
    guard case .function(let parameters, let result) = members.type(of: chosen, on: value) else {
      return Callee(offset: offset)
    }
    let isOfName =
      if case .external(_, let arguments)? = parameters.first { arguments.isEmpty } else { true }
    return Callee(type: isOfName ? result : .unknown, offset: offset)
  }
}
