/// What the publishers of Combine, the observables of RxSwift and the signals of ReactiveSwift give
/// their closures and operators.
///
/// Source: the declarations of these types in Combine, RxSwift, RxCocoa and ReactiveSwift. Only
/// types that name their values as the first generic argument stand here, and those that are made of
/// other publishers; the second argument is the error that ends them.
extension Walker {
  /// The values that a publisher sends; nil for what is none.
  func published(by value: TypeValue) -> TypeValue? {
    // Most values have no generic arguments, so that they are asked for first.
    guard let type = index.external(value), let sent = type.arguments.first, !sent.isUnknown,
      publisherName(type.name) != nil
    else { return nil }
    return sent
  }

  /// The name of a publisher without what it stands in and without the digit that counts the others
  /// which it is made of: `Zip` for `Publishers.Zip3`; nil for what is none.
  private func publisherName(_ name: NameID) -> String? {
    let text = index.names[name]
    if text.namesPublisher { return text }
    guard text.hasPrefix("Publishers.") else { return nil }
    var inner = text.dropFirst("Publishers.".count)
    if inner.last?.isNumber ?? false { inner.removeLast() }
    return Self.combinations.contains(String(inner)) ? String(inner) : nil
  }

  /// Publishers of Combine that are made of several.
  private static let combinations: Set<String> = ["CombineLatest", "Merge", "MergeMany", "Zip"]

  /// What `$name` of a property with `@Published` is; nil for other properties.
  func publisher(ofProperty property: Int) -> TypeValue? {
    let entry = index.members[property]
    let facts = index.facts[entry.file]
    let isPublished = facts.children(of: entry.node).contains {
      facts.nodes[$0].kind == .attribute && facts.name(facts.nodes[$0]) == "Published"
    }
    let type = members.type(of: property)
    guard isPublished, !type.isUnknown else { return nil }
    return index.names.id("Published.Publisher").map { types.external($0, arguments: [type]) }
  }

  /// `subject.value`, the values of `publisher.values`, and `orders.publisher`, which sends elements.
  func publisherMember(_ name: String, of value: TypeValue) -> TypeValue? {
    if name == "publisher", case .array(let element) = value {
      return index.names.id("AnyPublisher").map { types.external($0, arguments: [element]) }
    }
    if name == "rx", !value.isUnknown {
      return types.external(index.wellKnown.reactive, arguments: [value])
    }
    if let base = arguments(of: index.wellKnown.reactive, in: value)?.first {
      return name == "base" ? base : .external(index.wellKnown.controlEvent, [.unknown])
    }
    if let sent = arguments(of: index.wellKnown.rxEvent, in: value)?.first {
      return name == "element" ? .optional(sent) : nil
    }
    switch name {
    case "value": return published(by: value)
    case "values": return published(by: value).map { .array($0) }
    case "orEmpty", "producer", "signal":
      return index.externalName(of: value).flatMap(publisherName).map { _ in value }
    default: return nil
    }
  }

  // MARK: Making

  /// `Just(order)`, `CurrentValueSubject<Order, Never>(.empty)`, `Publishers.Zip(orders, users)`.
  ///
  /// - Parameter expected: the type that the place demands of the publisher.
  func publisherConstruction(
    of type: TypeValue, from arguments: [Argument], expected: TypeValue
  ) -> TypeValue? {
    guard let (name, written) = index.external(type), let text = publisherName(name) else {
      return nil
    }
    if Self.combinations.contains(text) {
      return combination(named: name, isMerged: text.hasPrefix("Merge"), of: arguments)
    }
    switch text {
    case "Deferred":
      let made = closureResult(arguments, parameters: [], demanded: expected)
      return published(by: made) == nil ? nil : made
    case "Future":
      let result = types.external(index.wellKnown.result, arguments: written)
      let made: TypeValue = written.count == 2 ? .function([result], .void) : .unknown
      _ = closureResult(arguments, parameters: [made])
      return type
    default:
      guard arguments.count == 1, kind(arguments[0].value) != .closure else { return nil }
      let sent = written.first ?? published(by: expected) ?? .unknown
      let value = infer(arguments[0].value, expected: sent)
      return written.isEmpty
        ? types.external(name, arguments: [sent.isUnknown ? value : sent]) : type
    }
  }

  private func combination(
    named name: NameID, isMerged: Bool, of arguments: [Argument]
  ) -> TypeValue? {
    let sent = arguments.map { argument in
      let value = infer(argument.value, expected: .unknown)
      return published(by: value) ?? published(by: element(of: value)) ?? .unknown
    }
    guard let first = sent.first else { return nil }
    let all = TypeValue.tuple(sent.map { _ in 0 }, sent)
    return types.external(name, arguments: [isMerged ? first : all.bounded])
  }

  /// `Observable.combineLatest(orders, users) { order, user in … }`, of a type without what it sends.
  private func observable(
    madeBy name: String, of type: NameID, from arguments: [Argument]
  ) -> TypeValue? {
    func observable(of sent: TypeValue?) -> TypeValue {
      types.external(type, arguments: [sent ?? .unknown])
    }
    switch name {
    case "combineLatest", "zip": return observable(of: combined(with: arguments, after: []))
    case "concat", "merge": return combination(named: type, isMerged: true, of: arguments)
    case "from": return observable(of: infer(arguments).first.map(element(of:)))
    case "just", "of": return observable(of: infer(arguments).first)
    case "deferred": return closureResult(arguments, parameters: [])
    default: return nil
    }
  }

  /// What several publishers send together: what the closure makes of their values, or the values.
  private func combined(with arguments: [Argument], after sent: [TypeValue]) -> TypeValue {
    let made = arguments.last.flatMap { isFunction($0) ? $0 : nil }
    let others = made == nil ? arguments[...] : arguments.dropLast()
    let values =
      sent + others.map { published(by: infer($0.value, expected: .unknown)) ?? .unknown }
    guard let made else { return TypeValue.tuple(values.map { _ in 0 }, values).bounded }
    return closureResult([made], parameters: values)
  }

  private func isFunction(_ argument: Argument) -> Bool {
    kind(argument.value) == .closure || kind(argument.value) == .keyPath
  }

  // MARK: Operators

  /// An operator of a publisher, or what listens to it.
  ///
  /// - Parameter expected: the type that the place demands of the result.
  func publisherCall(
    _ name: String, of receiver: TypeValue, arguments: [Argument], expected: TypeValue
  ) -> TypeValue? {
    guard let (type, parts) = index.external(receiver) else { return nil }
    if type == index.wellKnown.reactive { return reactiveCall(arguments) }
    guard publisherName(type) != nil else { return nil }
    if nameWithoutArguments(of: receiver) != nil,
      let made = observable(madeBy: name, of: type, from: arguments)
    {
      return made
    }
    guard let sent = parts.first else { return nil }
    let failure = parts.count > 1 ? parts[1] : .unknown
    func publisher(of output: TypeValue) -> TypeValue {
      types.external(type, arguments: [output.bounded] + parts.dropFirst())
    }
    if Self.keepingValues.contains(name) {
      let isValue = Self.takingValues.contains(name)
      let isCompared = name == "removeDuplicates" || name == "distinctUntilChanged"
      inferListeners(
        arguments, told: isCompared ? [sent, sent] : [sent], value: isValue ? sent : .unknown)
      return receiver
    }
    switch name {
    case "map", "tryMap":
      let demanded = published(by: expected) ?? .unknown
      return publisher(of: closureResult(arguments, parameters: [sent], demanded: demanded))
    case "compactMap", "tryCompactMap":
      return publisher(of: closureResult(arguments, parameters: [sent]).unwrappedOnce)
    case "concatMap", "flatMap", "flatMapFirst", "flatMapLatest":
      let result = closureResult(arguments, parameters: [sent])
      return published(by: result) == nil ? .unknown : result
    case "switchToLatest": return published(by: sent) == nil ? .unknown : sent
    case "collect", "toArray":
      infer(arguments)
      return publisher(of: .array(sent))
    case "skipNil":
      infer(arguments)
      return publisher(of: sent.unwrappedOnce)
    case "replaceNil":
      inferListeners(arguments, told: [], value: sent.unwrappedOnce)
      return publisher(of: sent.unwrappedOnce)
    case "reduce", "scan", "tryReduce", "tryScan":
      guard let first = arguments.first else { return nil }
      let seed = infer(first.value, expected: .unknown)
      let result = closureResult(Array(arguments.dropFirst()), parameters: [seed, sent])
      return publisher(of: result.isUnknown ? seed : result)
    case "combineLatest", "zip":
      return publisher(of: combined(with: arguments, after: [sent]))
    case "withLatestFrom":
      guard arguments.count == 1 else {
        return publisher(of: combined(with: arguments, after: [sent]))
      }
      return publisher(of: published(by: infer(arguments)[0]) ?? .unknown)
    case "withUnretained":
      return publisher(of: .tuple([0, 0], [infer(arguments).first ?? .unknown, sent]))
    case "materialize": return publisher(of: .external(index.wellKnown.rxEvent, [sent]))
    case "value" where arguments.isEmpty: return sent
    case "catch", "tryCatch":
      _ = closureResult(arguments, parameters: [failure], demanded: receiver)
      return receiver
    case "mapError":
      return types.external(
        type, arguments: [sent, closureResult(arguments, parameters: [failure])])
    case "decode":
      guard case .meta(let decoded)? = infer(arguments).first else { return .unknown }
      return publisher(of: decoded)
    case "create", "empty", "error", "just", "never", "of":
      inferListeners(arguments, told: [], value: sent)
      return receiver
    case "accept", "onNext", "send":
      inferListeners(arguments, told: [], completion: completion(by: failure), value: sent)
      return .unknown
    case "bind", "drive", "emit", "observeValues", "sink", "startWithValues", "subscribe":
      listen(by: name, to: sent, failure: failure, arguments)
      return .unknown
    default: return nil
    }
  }

  /// `sink { completion in … } receiveValue: { value in … }`, `subscribe { event in … }`, and
  /// `subscribe(with: self, onNext: { owner, value in … })`.
  private func listen(
    by name: String, to sent: TypeValue, failure: TypeValue, _ arguments: [Argument]
  ) {
    if let rows = arguments.first, isRowBinding(rows), arguments.count == 2 {
      return inferRows(of: sent, rows, made: arguments[1])
    }
    let owner = arguments.first { index.names[$0.label] == "with" && !isFunction($0) }
    let owned = owner.map { [infer($0.value, expected: .unknown)] } ?? []
    let event = TypeValue.external(index.wellKnown.rxEvent, [sent])
    inferListeners(
      arguments.filter { $0.value != owner?.value }, told: owned + [sent],
      completion: failure.isUnknown && name == "subscribe" ? event : completion(by: failure),
      isFirstToldMore: name == "subscribe"
        || arguments.contains { index.names[$0.label] == "receiveValue" })
  }

  /// `bind(to: table.rx.items(cellType: OrderCell.self)) { row, order, cell in … }`
  private func isRowBinding(_ argument: Argument) -> Bool {
    guard kind(argument.value) == .call, let callee = first(argument.value) else { return false }
    return kind(callee) == .member && facts.name(facts.nodes[callee]) == "items"
  }

  private func inferRows(of sent: TypeValue, _ rows: Argument, made closure: Argument) {
    _ = infer(rows.value, expected: .unknown)
    let told = self.arguments(of: rows.value).first { index.names[$0.label] == "cellType" }
    var cell = TypeValue.unknown
    if let told, case .meta(let type) = inferSilently(told.value) { cell = type }
    _ = infer(
      closure.value, expected: .function([.unknown, element(of: sent), cell], .unknown))
  }

  /// What a method of `rx` sends: `table.rx.modelSelected(Order.self)`.
  private func reactiveCall(_ arguments: [Argument]) -> TypeValue {
    var sent = TypeValue.unknown
    if case .meta(let type)? = infer(arguments).first { sent = type }
    return .external(index.wellKnown.controlEvent, [sent])
  }

  /// Whether what a place demands of an operator's result is demanded of the publisher before it.
  func passesDemand(_ name: NameID, of expected: TypeValue) -> Bool {
    published(by: expected) != nil && Self.keepingValues.contains(index.names[name])
  }

  /// Operators that send the values of the publisher before them.
  private static let keepingValues: Set<String> = takingValues.union([
    "asDriver", "asObservable", "asSignal", "asSingle", "assertNoFailure", "autoconnect", "buffer",
    "debounce", "delay", "distinctUntilChanged", "do", "drop", "dropFirst", "eraseToAnyPublisher",
    "filter", "first", "handleEvents", "last", "makeConnectable", "merge", "observe", "output",
    "on", "prefix", "print", "receive", "removeDuplicates", "retry", "setFailureType", "share",
    "skip", "skipRepeats", "subscribeOn", "take", "throttle", "timeout", "tryFilter",
  ])

  /// Operators that send other values besides, or in place of some.
  private static let takingValues: Set<String> = [
    "append", "catchAndReturn", "catchErrorJustReturn", "prepend", "replaceEmpty", "replaceError",
    "startWith",
  ]

  /// Infers the arguments of an operator or of what listens.
  ///
  /// - Parameters:
  ///   - told: what closures are told of values.
  ///   - completion: what they are told of the end.
  ///   - value: what is demanded of values that stand among the arguments.
  ///   - isFirstToldMore: whether a closure without a label is told of the end.
  private func inferListeners(
    _ arguments: [Argument], told: [TypeValue], completion: TypeValue = .unknown,
    value: TypeValue = .unknown, isFirstToldMore: Bool = false
  ) {
    for argument in arguments {
      let label = index.names[argument.label]
      let isOfEnd = ["completion", "receiveCompletion"].contains(label)
      var demanded = TypeValue.unknown
      if isFunction(argument) {
        if isOfEnd || label.isEmpty && isFirstToldMore {
          demanded = .function([completion], .unknown)
        } else if Self.labels.contains(label) {
          demanded = .function(told, .unknown)
        }
      } else {
        demanded = isOfEnd ? completion : value
      }
      _ = infer(argument.value, expected: demanded)
    }
  }

  /// Labels of the closures that are told values.
  private static let labels: Set<String> = [
    "", "by", "onNext", "onSuccess", "receiveOutput", "receiveValue", "value", "where", "while",
  ]

  private func completion(by failure: TypeValue) -> TypeValue {
    failure.isUnknown
      ? .unknown : types.external(index.wellKnown.completion, arguments: [failure])
  }
}

extension String {
  /// Whether the name is that of a type which sends values, the first of its generic arguments.
  var namesPublisher: Bool { publishers.contains(self) }

  /// Whether the name is that of a type which conforms to RxSwift's `ObservableType`.
  var namesObservable: Bool { observables.contains(self) }
}

private let observables: Set<String> = [
  "BehaviorRelay", "BehaviorSubject", "ControlEvent", "ControlProperty", "Observable",
  "PublishRelay", "PublishSubject", "ReplaySubject",
]

private let publishers = observables.union([
  "AnyPublisher", "CurrentValueSubject", "Deferred", "Driver", "Future", "Infallible", "Just",
  "Maybe", "MutableProperty", "PassthroughSubject", "Property", "Published.Publisher", "Signal",
  "SignalProducer", "Single",
])
