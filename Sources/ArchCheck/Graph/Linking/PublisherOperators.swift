/// What the operators of publishers, observables, signals and futures give, and what those are told
/// that listen to them.
extension Walker {
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
    if Self.keepingValues.contains(name) {
      let isValue = Self.takingValues.contains(name)
      let isCompared = name == "removeDuplicates" || name == "distinctUntilChanged"
      inferListeners(
        arguments, told: isCompared ? [sent, sent] : [sent], value: isValue ? sent : .unknown)
      return receiver
    }
    if let output = output(of: name, sent: sent, arguments, demanded: published(by: expected)) {
      return types.external(type, arguments: [output.bounded] + parts.dropFirst())
    }
    let failure = parts.count > 1 ? parts[1] : .unknown
    switch name {
    case "concatMap", "flatMap", "flatMapFirst", "flatMapLatest", "then":
      let result = closureResult(arguments, parameters: [sent])
      return published(by: result) == nil ? .unknown : result
    case "switchToLatest": return published(by: sent) == nil ? .unknown : sent
    case "catch", "tryCatch":
      _ = closureResult(arguments, parameters: [failure], demanded: receiver)
      return receiver
    case "mapError":
      return types.external(
        type, arguments: [sent, closureResult(arguments, parameters: [failure])])
    case "create", "empty", "error", "just", "never", "of":
      inferListeners(arguments, told: [], value: sent)
      return receiver
    case "get", "value", "wait":
      if arguments.isEmpty { return sent }
      inferListeners(arguments, told: [sent])
      return receiver
    case "always", "whenComplete":
      let result = types.external(index.wellKnown.result, arguments: [sent, .unknown])
      inferListeners(arguments, told: [result])
      return receiver
    case "accept", "onNext", "send", "succeed":
      inferListeners(arguments, told: [], completion: completion(by: failure), value: sent)
      return .unknown
    case "bind", "done", "drive", "emit", "observeValues", "sink", "startWithValues", "subscribe",
      "whenSuccess":
      listen(by: name, to: sent, failure: failure, arguments)
      return .unknown
    default: return nil
    }
  }

  /// What an operator makes of each value; nil for operators that do not make one value of another.
  ///
  /// - Parameter demanded: the values that the place demands, if any.
  private func output(
    of name: String, sent: TypeValue, _ arguments: [Argument], demanded: TypeValue?
  ) -> TypeValue? {
    switch name {
    case "flatMapThrowing", "map", "tryMap":
      return closureResult(arguments, parameters: [sent], demanded: demanded ?? .unknown)
    case "compactMap", "tryCompactMap":
      return closureResult(arguments, parameters: [sent]).unwrappedOnce
    case "collect", "toArray":
      infer(arguments)
      return .array(sent)
    case "transform": return infer(arguments).first
    case "replaceNil", "skipNil", "unwrap":
      inferListeners(arguments, told: [], value: sent.unwrappedOnce)
      return sent.unwrappedOnce
    case "reduce", "scan", "tryReduce", "tryScan":
      guard let first = arguments.first else { return nil }
      let seed = infer(first.value, expected: .unknown)
      let result = closureResult(Array(arguments.dropFirst()), parameters: [seed, sent])
      return result.isUnknown ? seed : result
    case "withLatestFrom" where arguments.count == 1:
      return published(by: infer(arguments)[0]) ?? .unknown
    case "and", "combineLatest", "withLatestFrom", "zip":
      return combined(with: arguments, after: [sent])
    case "withUnretained": return .tuple([0, 0], [infer(arguments).first ?? .unknown, sent])
    case "materialize": return .external(index.wellKnown.rxEvent, [sent])
    case "decode":
      guard case .meta(let decoded)? = infer(arguments).first else { return .unknown }
      return decoded
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
    "filter", "first", "flatMapError", "guard", "handleEvents", "hop", "last", "makeConnectable",
    "merge", "observe", "output",
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
