/// What the publishers of Combine and the observables of RxSwift give their closures and operators.
///
/// Source: the declarations of Combine's publishers and of RxSwift's and RxCocoa's observables. Only
/// types that name their values as the first generic argument stand here.
extension Walker {
  /// The values that a publisher sends; nil for what is none.
  func published(by value: TypeValue) -> TypeValue? {
    let sent: TypeValue?
    switch value {
    case .external(_, let arguments), .nominal(_, let arguments): sent = arguments.first
    default: sent = nil
    }
    // Most values have no generic arguments, so that they are asked for first.
    guard let sent, !sent.isUnknown, let name = index.externalName(of: value),
      Self.publishers.contains(index.names[name])
    else { return nil }
    return sent
  }

  private static let publishers: Set<String> = [
    "AnyPublisher", "BehaviorRelay", "BehaviorSubject", "CurrentValueSubject", "Driver", "Future",
    "Infallible", "Just", "Maybe", "Observable", "PassthroughSubject", "PublishRelay",
    "PublishSubject", "Published", "ReplaySubject", "Signal", "Single",
  ]

  /// What `$name` of a property with `@Published` is; nil for other properties.
  func publisher(ofProperty property: Int) -> TypeValue? {
    let entry = index.members[property]
    let facts = index.facts[entry.file]
    let attribute = facts.children(of: entry.node).first {
      facts.nodes[$0].kind == .attribute && facts.name(facts.nodes[$0]) == "Published"
    }
    let type = members.type(of: property)
    guard let attribute, !type.isUnknown else { return nil }
    return .external(index.name(facts.nodes[attribute], entry.file), [type])
  }

  /// `subject.value`, and the values of `publisher.values`.
  func publisherMember(_ name: String, of value: TypeValue) -> TypeValue? {
    guard name == "value" || name == "values", let sent = published(by: value) else { return nil }
    return name == "value" ? sent : .array(sent)
  }

  /// An operator of a publisher, or what listens to it.
  func publisherCall(
    _ name: String, of receiver: TypeValue, arguments: [Argument]
  ) -> TypeValue? {
    guard let sent = published(by: receiver), let type = index.externalName(of: receiver) else {
      return nil
    }
    switch name {
    case "map", "tryMap":
      return .external(type, [closureResult(arguments, parameters: [sent])])
    case "compactMap", "tryCompactMap":
      return .external(type, [closureResult(arguments, parameters: [sent]).unwrappedOnce])
    case "concatMap", "flatMap", "flatMapFirst", "flatMapLatest":
      let result = closureResult(arguments, parameters: [sent])
      return published(by: result) == nil ? .unknown : result
    case "asDriver", "asObservable", "asSignal", "asSingle", "assertNoFailure", "debounce", "delay",
      "distinctUntilChanged", "do", "drop", "dropFirst", "eraseToAnyPublisher", "filter", "first",
      "handleEvents", "last", "observe", "prefix", "print", "receive", "removeDuplicates",
      "replaceError", "retry", "setFailureType", "share", "skip", "subscribeOn", "take", "throttle",
      "timeout", "tryFilter":
      inferListeners(arguments, sent: sent, isFirstToldMore: false)
      return receiver
    case "bind", "drive", "emit", "sink", "subscribe":
      // `sink { completion in … } receiveValue: { value in … }`, `subscribe { event in … }`
      let isFirstToldMore =
        name == "subscribe" || arguments.contains { index.names[$0.label] == "receiveValue" }
      inferListeners(arguments, sent: sent, isFirstToldMore: isFirstToldMore)
      return .unknown
    default: return nil
    }
  }

  private func inferListeners(_ arguments: [Argument], sent: TypeValue, isFirstToldMore: Bool) {
    for argument in arguments {
      let label = index.names[argument.label]
      let isToldValues = Self.labels.contains(label) && !(label.isEmpty && isFirstToldMore)
      _ = infer(argument.value, expected: isToldValues ? .function([sent], .unknown) : .unknown)
    }
  }

  /// Labels of the closures that are told values.
  private static let labels: Set<String> = [
    "", "onNext", "onSuccess", "receiveOutput", "receiveValue", "where", "while",
  ]
}
