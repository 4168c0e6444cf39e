/// What the standard library's collections and optionals give back, as far as element types go.
///
/// Source: the declarations of Sequence, Collection, Array, Dictionary and Optional in the Swift
/// standard library. Only members whose result follows from the receiver's type stand here.
extension Walker {
  /// The type of the elements that a `for` loop sees.
  func element(of value: TypeValue) -> TypeValue {
    // Of a binding to a collection it is a binding to an element.
    if let held = held(by: value) { return binding(to: element(of: held)) }
    if let (name, arguments) = index.external(value) {
      let text = index.names[name]
      if Self.sequencesOfFirstArgument.contains(text) { return arguments.first ?? .unknown }
      // Identifiers come first.
      if text.namesList { return arguments.last ?? .unknown }
    }
    switch value {
    case .array(let element): return element
    case .dictionary(let key, let value):
      return .tuple([index.wellKnown.key, index.wellKnown.value], [key, value])
    case .optional(let inner): return element(of: inner)
    case .nominal(let type, _): return ownElement(of: type, value: value)
    case .generic(_, let parts), .composition(let parts):
      let known = index.wellKnown.element
      if !value.demands(on: known).isEmpty { return types.memberType(known, of: value) ?? .unknown }
      return value.associatedTypes[known]
        ?? parts.lazy.map { self.element(of: $0) }.first { !$0.isUnknown } ?? .unknown
    default: return .unknown
    }
  }

  private static let sequencesOfFirstArgument: Set<String> = [
    "Set", "Range", "ClosedRange", "ArraySlice", "ContiguousArray", "AnySequence",
    "AnyCollection", "AnyIterator", "AsyncStream", "AsyncThrowingStream", "TaskGroup",
    "ThrowingTaskGroup", "Sequence", "Collection", "BidirectionalCollection",
    "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
    "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol",
  ]

  /// What a range of positions gives of a collection outside the project.
  func slice(of collection: TypeValue) -> TypeValue {
    guard case .array(let element) = collection else { return collection }
    return .external(index.wellKnown.arraySlice, [element])
  }

  /// The element type of an own sequence: its `Element`, what its iterator's `next` returns, or what
  /// stands at a position of a collection.
  private func ownElement(of type: Int, value: TypeValue) -> TypeValue {
    let known = index.wellKnown
    if case .own(let element)? = types.nested(known.element, of: type, file: file) {
      return types.concrete(types.value(of: element), named: element) { value }
    }
    for name in [known.next, known.iterator, known.asyncIterator] {
      guard let found = members.members(name, of: value, from: file).first,
        index.members[found].kind == .method,
        case .function(_, let result) = members.type(of: found, on: value)
      else { continue }
      if name == known.next { return result.unwrappedOnce }
      guard let iterator = result.nominal else {
        let element = element(of: result)
        if element.isUnknown { continue }
        return element
      }
      if iterator == type { continue }
      return ownElement(of: iterator, value: result)
    }
    let isCollection = conforms(type) { $0.hasSuffix("Collection") }
    return isCollection ? subscripted(value) : .unknown
  }

  /// Whether a type conforms to a protocol outside the project that has such a name.
  func conforms(_ type: Int, toExternal isNamed: (String) -> Bool) -> Bool {
    index.ancestors(of: type).contains { ancestor in
      index.types[ancestor].supertypes.contains { supertype in
        index.externalName(of: supertype.type).map { isNamed(index.names[$0]) } ?? false
      }
    }
  }

  /// What a subscript by position gives; unknown where several give different things.
  private func subscripted(_ collection: TypeValue) -> TypeValue {
    let found = members.members(index.wellKnown.subscriptName, of: collection, from: file)
    let results = found.compactMap { member -> TypeValue? in
      let parameters = index.parameters(of: member)
      guard parameters.count == 1, parameters.allSatisfy({ $0.label == 0 }),
        case .function(let types, let result) = members.type(of: member, on: collection),
        !isRange(types[0])
      else { return nil }
      if case .generic = types[0] { return nil }
      return result
    }
    guard let first = results.first, results.allSatisfy({ $0 == first }) else { return .unknown }
    return first
  }

  func isRange(_ type: TypeValue) -> Bool {
    index.externalName(of: type).map { index.names[$0].contains("Range") } ?? false
  }

  /// A property of a standard collection or optional.
  func standardMember(_ name: String, of value: TypeValue) -> TypeValue? {
    if case .dictionary(let key, let element) = value {
      switch name {
      case "keys": return .array(key)
      case "values": return .array(element)
      case "first": return .optional(self.element(of: value))
      default: return nil
      }
    }
    if name == "lowerBound" || name == "upperBound" {
      let bounds = [index.wellKnown.range, index.wellKnown.closedRange].lazy.compactMap {
        self.arguments(of: $0, in: value)
      }
      return bounds.first?.first
    }
    if let arguments = arguments(of: index.wellKnown.task, in: value) {
      return name == "value" ? arguments.first : nil
    }
    if let known = publisherMember(name, of: value) ?? sdkMember(name, of: value) { return known }
    // To find the elements of a type of the project takes a look at all that it conforms to.
    guard ["first", "last", "lazy"].contains(name) else { return nil }
    if case .optional = value { return nil }
    let element = element(of: value)
    guard !element.isUnknown else { return nil }
    return name == "lazy" ? value : .optional(element)
  }

  /// The generic arguments of a type outside the project of that name, whether the project extends it
  /// or not.
  func arguments(of name: NameID, in value: TypeValue) -> [TypeValue]? {
    guard let type = index.external(value), type.name == name else { return nil }
    return type.arguments
  }

  /// What a case of a standard enum holds.
  func standardPayload(_ name: String, of value: TypeValue) -> [TypeValue] {
    if case .optional(let inner) = value, name == "some" { return [inner] }
    if let failure = arguments(of: index.wellKnown.completion, in: value)?.first {
      return name == "failure" ? [failure] : []
    }
    if let sent = arguments(of: index.wellKnown.rxEvent, in: value)?.first {
      return name == "next" ? [sent] : []
    }
    guard let parts = arguments(of: index.wellKnown.result, in: value) else { return [] }
    switch name {
    case "success": return Array(parts.prefix(1))
    case "failure": return Array(parts.dropFirst().prefix(1))
    default: return []
    }
  }

  /// A collection made from another one: `Array(values)`, `Dictionary(grouping: values)`.
  ///
  /// - Parameter expected: the type that the place demands.
  func standardConstruction(
    of type: TypeValue, from arguments: [Argument], expected: TypeValue
  ) -> TypeValue? {
    guard let first = arguments.first else { return nil }
    switch type {
    case .array(.unknown): return collection(named: index.wellKnown.array, from: arguments)
    case .external(let name, let known)
    where arguments.count == 1 && known.count < 2 && isLock(name):
      return .external(name, [state(infer(first.value, expected: known.first ?? .unknown), known)])
    case .nominal(let lock, let known)
    where arguments.count == 1 && known.count < 2 && isLock(index.types[lock].name):
      return .nominal(lock, [state(infer(first.value, expected: known.first ?? .unknown), known)])
    case .external(index.wellKnown.task, let known) where known.isEmpty:
      return .external(index.wellKnown.task, [closureResult(arguments, parameters: [])])
    case .external, .nominal:
      return collection(named: nameWithoutArguments(of: type), from: arguments)
        ?? bindingConstruction(of: type, from: arguments)
        ?? containerConstruction(of: type, from: arguments)
        ?? publisherConstruction(of: type, from: arguments, expected: expected)
        ?? sdkConstruction(of: type, from: arguments, expected: expected)
    case .dictionary(.unknown, .unknown):
      return collection(named: index.wellKnown.dictionary, from: arguments)
    case .dictionary where arguments.count > 1:
      return collection(named: index.wellKnown.dictionary, from: arguments) == nil ? nil : type
    default: return nil
    }
  }

  /// The name of a type outside the project that is written without generic arguments, whether the
  /// project extends it or not.
  func nameWithoutArguments(of type: TypeValue) -> NameID? {
    switch type {
    case .external(let name, let arguments) where arguments.isEmpty: name
    case .nominal(let type, let arguments)
    where index.types[type].isExternal
      && arguments.allSatisfy({ if case .generic = $0 { true } else { $0.isUnknown } }):
      index.types[type].name
    default: nil
    }
  }

  /// A collection whose elements are told by what it is made of.
  private func collection(named name: NameID?, from arguments: [Argument]) -> TypeValue? {
    guard let name, let first = arguments.first else { return nil }
    func made() -> TypeValue { element(of: infer(first.value, expected: .unknown)) }
    switch (index.names[name], index.names[first.label], arguments.count) {
    case ("Array", "", 1): return .array(made())
    case ("Optional", "", 1): return .optional(infer(first.value, expected: .unknown))
    case ("Array", "repeating", 2): return .array(infer(arguments)[0])
    case ("Set", "", 1), ("ContiguousArray", "", 1), ("ArraySlice", "", 1):
      return .external(name, [made()])
    case ("Dictionary", "grouping", 2):
      let element = made()
      let key = closureResult(Array(arguments.dropFirst()), parameters: [element])
      return TypeValue.dictionary(key, .array(element)).bounded
    case ("Dictionary", "uniqueKeysWithValues", 1), ("Dictionary", "", 2):
      guard case .tuple(_, let parts) = made(), parts.count == 2 else { return nil }
      inferClosures(Array(arguments.dropFirst()), parameters: [parts[1], parts[1]])
      return TypeValue.dictionary(parts[0], parts[1]).bounded
    default: return nil
    }
  }

  /// Whether a type outside the project guards the value it is made with: `Mutex(State())`.
  private func isLock(_ name: NameID) -> Bool { index.names[name].namesLock }

  /// What a lock guards: what is written in its angle brackets, else what it is made with.
  private func state(_ made: TypeValue, _ written: [TypeValue]) -> TypeValue {
    if let written = written.first { return written }
    if case .function = made { return .unknown }
    return made
  }

  /// `lock.withLock { state in … }`: the closure gets what the lock guards, and the call gives back
  /// what the closure does.
  private func lockCall(
    _ name: String, of receiver: TypeValue, arguments: [Argument]
  ) -> TypeValue? {
    guard name.hasPrefix("withLock") || name.hasPrefix("withCriticalRegion") else { return nil }
    switch receiver {
    case .external(_, let guarded) where guarded.count == 1,
      .nominal(_, let guarded) where guarded.count == 1:
      let result = closureResult(arguments, parameters: guarded)
      return name.hasSuffix("IfAvailable") ? .optional(result) : result
    default: return nil
    }
  }

  /// `queue.sync { … }`, `lock.withLock { … }`, `MainActor.run { … }` and `Task.detached { … }`: what
  /// the closure gives back, or a task for it.
  private func runningCall(
    _ name: String, of receiver: TypeValue, arguments: [Argument]
  ) -> TypeValue? {
    guard let types = Self.running[name] else { return nil }
    var runner = receiver
    if case .meta(let type) = receiver { runner = type }
    guard let type = index.externalName(of: runner), types.contains(index.names[type]) else {
      return nil
    }
    let result = closureResult(arguments, parameters: [])
    return name == "detached" ? .external(type, [result]) : result
  }

  /// Types whose methods run a closure and give back what it does, by the method.
  private static let running: [String: Set<String>] = [
    "detached": ["Task"], "run": ["MainActor"],
    "sync": ["DispatchQueue"],
    "withLock": ["NSCondition", "NSConditionLock", "NSLock", "NSRecursiveLock"],
  ]

  /// A method of a standard collection or optional, or a function such as `zip`.
  ///
  /// - Parameter expected: the type that the place demands of the result.
  func standardCall(
    _ callee: Int, receiver: TypeValue, arguments: [Argument], expected: TypeValue
  ) -> TypeValue? {
    guard kind(callee) == .member else { return standardFunction(callee, arguments: arguments) }
    let name = facts.name(facts.nodes[callee])
    if case .optional(let wrapped) = receiver {
      guard name == "map" || name == "flatMap" else { return nil }
      let demanded: TypeValue
      if case .optional(let inner) = expected, name == "map" {
        demanded = inner
      } else {
        demanded = name == "flatMap" ? expected : .unknown
      }
      let result = closureResult(arguments, parameters: [wrapped], demanded: demanded)
      return .optional(result.unwrappedOnce)
    }
    if case .dictionary(let key, let value) = receiver {
      if let known = dictionaryCall(
        name, key: key, value: value, arguments: arguments, expected: expected)
      {
        return known
      }
    }
    if let parts = self.arguments(of: index.wellKnown.result, in: receiver), parts.count == 2,
      let known = resultCall(name, parts[0], parts[1], arguments: arguments, expected: expected)
    {
      return known
    }
    if let known = lockCall(name, of: receiver, arguments: arguments) { return known }
    if let known = runningCall(name, of: receiver, arguments: arguments) { return known }
    if let known = publisherCall(name, of: receiver, arguments: arguments, expected: expected) {
      return known
    }
    if let known = sdkMember(name, of: receiver) {
      infer(arguments)
      return known
    }
    if let known = sdkCall(name, arguments: arguments) { return known }
    if name == "resolve", let made = product(ofFactory: receiver, from: arguments) { return made }
    if let known = callByType(name, arguments: arguments) { return known }
    if name == "makeStream" { return madeStream(of: receiver, arguments: arguments) }
    if let known = queryCall(name, of: receiver, arguments: arguments) { return known }
    if let known = modifierCall(name, of: receiver, arguments: arguments) { return known }
    if isSetAlgebra(receiver), let known = setCall(name, of: receiver, arguments: arguments) {
      return known
    }
    guard let method = SequenceMethod(rawValue: name) else { return nil }
    if let iterator = iterator(madeBy: method, of: receiver) { return iterator }
    let element = element(of: receiver)
    guard !element.isUnknown else { return castElements(method, arguments) }
    return sequenceCall(
      method, element: element, receiver: receiver, arguments: arguments, expected: expected)
  }

  /// An iterator of which a protocol of the project demands something; nil for any other value.
  private func iterator(madeBy method: SequenceMethod, of sequence: TypeValue) -> TypeValue? {
    let name: String? =
      switch method {
      case .makeIterator: "Iterator"
      case .makeAsyncIterator: "AsyncIterator"
      default: nil
      }
    guard let id = name.flatMap(index.names.id), let found = types.memberType(id, of: sequence)
    else { return nil }
    return found.ownConstraints.isEmpty ? nil : found
  }

  /// A method of a `Result`.
  private func resultCall(
    _ name: String, _ success: TypeValue, _ failure: TypeValue, arguments: [Argument],
    expected: TypeValue
  ) -> TypeValue? {
    let result = index.wellKnown.result
    let parts = self.arguments(of: result, in: expected) ?? []
    let (wished, wishedFailure) =
      parts.count == 2 ? (parts[0], parts[1]) : (TypeValue.unknown, .unknown)
    switch name {
    case "get": return success
    case "map":
      let mapped = closureResult(arguments, parameters: [success], demanded: wished)
      return types.external(result, arguments: [mapped, failure])
    case "mapError":
      let mapped = closureResult(arguments, parameters: [failure], demanded: wishedFailure)
      return types.external(result, arguments: [success, mapped])
    case "flatMap":
      return closureResult(
        arguments, parameters: [success],
        demanded: types.external(result, arguments: [wished, failure]))
    default: return nil
    }
  }

  /// `view.subviews.compactMap { $0 as? Row }`: whatever the elements are, the closure says what
  /// becomes of them.
  private func castElements(_ method: SequenceMethod, _ arguments: [Argument]) -> TypeValue? {
    guard method == .compactMap, arguments.count == 1, kind(arguments[0].value) == .closure else {
      return nil
    }
    let made = closureResult(arguments, parameters: [.unknown]).unwrapped
    return made.isUnknown ? .unknown : .array(made)
  }

  /// `decoder.decode(Order.self, from: data)`: coders, and containers that know an object for each
  /// type, give back a value of the type that they are told.
  private func callByType(_ name: String, arguments: [Argument]) -> TypeValue? {
    guard name == "decode" || name == "decodeIfPresent" || name == "resolve",
      arguments.first?.label == 0
    else { return nil }
    guard case .meta(let type)? = infer(arguments).first else { return .unknown }
    return name == "decode" ? type : .optional(type)
  }

  /// `AsyncStream.makeStream(of: Part.self)`: a stream, and what feeds it.
  private func madeStream(of type: TypeValue, arguments: [Argument]) -> TypeValue? {
    guard let name = index.externalName(of: type),
      ["AsyncStream", "AsyncThrowingStream"].contains(index.names[name])
    else { return nil }
    guard case .meta(let element)? = infer(arguments).first else { return .unknown }
    return .tuple(
      [index.wellKnown.stream, index.wellKnown.continuation],
      [.external(name, [element]), .unknown])
  }

  /// Whether a type of the project is an option set, whose elements are of the type itself.
  private func isSetAlgebra(_ value: TypeValue) -> Bool {
    guard let type = value.nominal, !index.types[type].isExternal else { return false }
    return conforms(type) { $0 == "OptionSet" || $0 == "SetAlgebra" }
  }

  private func setCall(
    _ name: String, of receiver: TypeValue, arguments: [Argument]
  ) -> TypeValue? {
    let isOperation = Self.setOperations.contains(name)
    guard isOperation || Self.otherSetMethods.contains(name) else { return nil }
    for argument in arguments { _ = infer(argument.value, expected: receiver) }
    return isOperation ? receiver : .unknown
  }

  /// Methods of sets that give another set.
  private static let setOperations: Set<String> = [
    "intersection", "subtracting", "symmetricDifference", "union",
  ]
  private static let otherSetMethods: Set<String> = [
    "contains", "formIntersection", "formUnion", "insert", "isDisjoint", "isSubset", "isSuperset",
    "remove", "subtract", "update",
  ]

  private func sequenceCall(
    _ method: SequenceMethod, element: TypeValue, receiver: TypeValue, arguments: [Argument],
    expected: TypeValue
  ) -> TypeValue {
    var demanded = TypeValue.unknown
    if case .array(let type) = expected.unwrapped { demanded = type }
    switch method {
    case .map:
      return .array(closureResult(arguments, parameters: [element], demanded: demanded))
    case .compactMap:
      let result = closureResult(
        arguments, parameters: [element],
        demanded: demanded.isUnknown ? .unknown : .optional(demanded))
      return .array(result.unwrappedOnce)
    case .flatMap:
      let result = closureResult(arguments, parameters: [element])
      return .array(self.element(of: result))
    case .filter:
      inferClosures(arguments, parameters: [element])
      let isSet = index.externalName(of: receiver) == index.wellKnown.set
      return isSet ? receiver : .array(element)
    case .split:
      inferClosures(arguments, parameters: [element])
      return .array(slice(of: .array(element)))
    case .elementsEqual:
      for argument in arguments {
        let isOthers = argument.label == 0
        _ = infer(
          argument.value,
          expected: isOthers ? .array(element) : .function([element, element], bool))
      }
      return bool
    case .drop, .prefix, .suffix, .dropFirst, .dropLast:
      inferClosures(arguments, parameters: [element])
      return slice(of: .array(element))
    case .reversed, .shuffled, .removeAll, .partition:
      inferClosures(arguments, parameters: [element])
      return .array(element)
    case .sorted, .sort:
      let comparator = index.names.id("KeyPathComparator").map { TypeValue.external($0, [element]) }
      for argument in arguments {
        var demanded = TypeValue.function([element, element], .unknown)
        if index.names[argument.label] == "using", let comparator {
          demanded = kind(argument.value) == .array ? .array(comparator) : comparator
        }
        _ = infer(argument.value, expected: demanded)
      }
      return .array(element)
    case .append, .insert:
      for argument in arguments {
        let isElement = argument.label == 0
        let isOthers = argument.label == index.wellKnown.contentsOf
        _ = infer(argument.value, expected: isElement ? element : isOthers ? receiver : .unknown)
      }
      return .unknown
    case .contains:
      inferClosures(arguments, parameters: [element], argument: element, labelled: "")
      return .unknown
    case .forEach, .allSatisfy, .firstIndex, .lastIndex, .count, .index:
      inferClosures(arguments, parameters: [element], argument: element, labelled: "of")
      return .unknown
    case .starts:
      inferClosures(arguments, parameters: [element, element])
      return .unknown
    // It gives elements as its sequence does.
    case .makeIterator, .makeAsyncIterator: return receiver
    case .first, .last, .randomElement, .popLast, .popFirst, .next:
      inferClosures(arguments, parameters: [element])
      return .optional(element)
    case .min, .max:
      inferClosures(arguments, parameters: [element, element])
      return .optional(element)
    case .remove:
      inferClosures(arguments, parameters: [element], argument: element, labelled: "")
      return element
    case .removeFirst, .removeLast:
      inferClosures(arguments, parameters: [element])
      return element
    case .enumerated:
      return .array(
        .tuple(
          [index.wellKnown.offset, index.wellKnown.elementLabel],
          [standard("Int"), element]))
    case .joined:
      infer(arguments)
      let inner = self.element(of: element)
      return inner.isUnknown ? .unknown : .array(inner)
    case .reduce: return reduce(arguments, element: element, demanded: expected)
    case .formUnion, .union, .intersection, .subtracting:
      inferClosures(arguments, parameters: [], argument: receiver, labelled: "")
      return receiver
    }
  }

  private func dictionaryCall(
    _ name: String, key: TypeValue, value: TypeValue, arguments: [Argument], expected: TypeValue
  ) -> TypeValue? {
    switch name {
    case "mapValues":
      var demanded = TypeValue.unknown
      if case .dictionary(_, let type) = expected.unwrapped { demanded = type }
      return .dictionary(key, closureResult(arguments, parameters: [value], demanded: demanded))
    case "compactMapValues":
      return .dictionary(key, closureResult(arguments, parameters: [value]).unwrappedOnce)
    case "filter":
      inferClosures(arguments, parameters: [element(of: .dictionary(key, value))])
      return .dictionary(key, value)
    case "removeValue", "updateValue":
      for argument in arguments {
        _ = infer(argument.value, expected: argument.label == 0 ? value : key)
      }
      return .optional(value)
    default: return nil
    }
  }

  private func reduce(
    _ arguments: [Argument], element: TypeValue, demanded: TypeValue
  ) -> TypeValue {
    var result = TypeValue.unknown
    for argument in arguments {
      if kind(argument.value) == .closure {
        let closure = infer(argument.value, expected: .function([result, element], .unknown))
        // Its parameters may be written with their types.
        if result.isUnknown, case .function(let parameters, _) = closure {
          result = parameters.first ?? .unknown
        }
      } else {
        let value = infer(argument.value, expected: demanded)
        // A number that is written out takes the type that the place or the closure demands.
        result = isLiteral(argument.value) ? demanded : value
      }
    }
    return result
  }

  private func standardFunction(_ callee: Int, arguments: [Argument]) -> TypeValue? {
    guard kind(callee) == .identifier else { return nil }
    switch facts.name(facts.nodes[callee]) {
    case "zip":
      let values = infer(arguments)
      guard values.count == 2 else { return .unknown }
      return TypeValue.array(.tuple([0, 0], values.map { element(of: $0) })).bounded
    case "min", "max":
      return commonType(of: arguments.map(\.value), infer(arguments)) ?? .unknown
    case "repeatElement", "sequence", "stride":
      return infer(arguments).first.map { .array($0) } ?? .unknown
    case "withTaskGroup", "withThrowingTaskGroup": return taskGroup(arguments)
    case "autoreleasepool", "firstly", "withAnimation":
      return closureResult(arguments, parameters: [])
    case "type":
      let values = infer(arguments)
      return values.first.map { $0.isUnknown ? .unknown : .meta($0) }
    default: return nil
    }
  }

  /// `withTaskGroup(of: Part.self) { group in … }`: the group gives back what its tasks do.
  private func taskGroup(_ arguments: [Argument]) -> TypeValue {
    var element = TypeValue.unknown
    var result = TypeValue.unknown
    for argument in arguments {
      if element.isUnknown, kind(argument.value) == .closure {
        element = resultOfChildTask(in: argument.value)
      }
      let group = TypeValue.external(index.wellKnown.taskGroup, [element])
      let value = infer(argument.value, expected: .function([group], .unknown))
      if case .meta(let type) = value, element.isUnknown { element = type }
      if case .function(_, let returned) = value { result = returned }
    }
    return result
  }

  /// What the first `group.addTask { … }` of a group's closure gives, which needs no `of:` then.
  private func resultOfChildTask(in body: Int) -> TypeValue {
    let task = facts.descendants(of: body).first { node in
      facts.callee(of: node).map { ["addTask", "addTaskUnlessCancelled"].contains($0.name) }
        ?? false
    }
    guard let task, let closure = self.arguments(of: task).last?.value, kind(closure) == .closure,
      case .function(_, let result) = inferSilently(closure)
    else { return .unknown }
    return result
  }

  /// Infers a call's arguments; the result is that of its closure or key path.
  ///
  /// - Parameter demanded: what the closure has to give, as far as the place tells.
  func closureResult(
    _ arguments: [Argument], parameters: [TypeValue], demanded: TypeValue = .unknown
  ) -> TypeValue {
    var result = TypeValue.unknown
    for argument in arguments {
      let value = infer(argument.value, expected: .function(parameters, demanded))
      if case .function(_, let returned) = value { result = returned }
      if case .meta(let type) = value { result = type }
    }
    return result
  }

  /// Infers a call's arguments.
  ///
  /// - Parameters:
  ///   - parameters: what its closures are given.
  ///   - argument: the type of the argument that has this label.
  private func inferClosures(
    _ arguments: [Argument], parameters: [TypeValue], argument: TypeValue = .unknown,
    labelled label: String? = nil
  ) {
    for written in arguments {
      let isFunction = kind(written.value) == .closure || kind(written.value) == .keyPath
      let demanded =
        isFunction
        ? .function(parameters, .unknown)
        : index.names[written.label] == label ? argument : TypeValue.unknown
      _ = infer(written.value, expected: demanded)
    }
  }
}

/// The methods of sequences and collections whose results, or what their closures are given, follow
/// from the elements.
private enum SequenceMethod: String {
  case map, compactMap, flatMap, filter, sorted, drop, prefix, suffix, dropFirst, dropLast
  case reversed, shuffled, removeAll, sort, partition, append, insert, forEach, allSatisfy, contains
  case firstIndex, lastIndex, count, index, starts, makeIterator, makeAsyncIterator, first, last
  case min, max, randomElement, popLast, popFirst, next, remove, removeFirst, removeLast, enumerated
  case split, elementsEqual, joined, reduce, formUnion, union, intersection, subtracting
}

extension String {
  /// Whether it names a box that guards a value: `Mutex`, `OSAllocatedUnfairLock`,
  /// `NIOLockedValueBox`, `ManagedCriticalState`.
  var namesLock: Bool {
    ["Mutex", "Lock", "CriticalState"].contains { word in
      utf8.indices.contains { utf8[$0...].starts(with: word.utf8) }
    }
  }
}
