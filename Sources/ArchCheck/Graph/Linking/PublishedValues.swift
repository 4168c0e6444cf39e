/// What the publishers of Combine, the observables of RxSwift, the signals of ReactiveSwift, the futures
/// of SwiftNIO and the promises of PromiseKit give their closures and operators.
///
/// Source: the declarations of these types in Combine, RxSwift, RxCocoa, ReactiveSwift, NIOCore and
/// PromiseKit. Only types that name their values as the first generic argument stand here, and those
/// that are made of other publishers; the second argument is the error that ends them.
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
  func publisherName(_ name: NameID) -> String? {
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
    case "futureResult": return published(by: value).flatMap(future)
    case "orEmpty", "producer", "signal":
      return index.externalName(of: value).flatMap(publisherName).map { _ in value }
    default: return nil
    }
  }

  /// A future of SwiftNIO.
  func future(of value: TypeValue) -> TypeValue? {
    index.names.id("EventLoopFuture").map { types.external($0, arguments: [value]) }
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
      return published(by: made) == nil ? type : made
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
  func observable(
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
  func combined(with arguments: [Argument], after sent: [TypeValue]) -> TypeValue {
    let made = arguments.last.flatMap { isFunction($0) ? $0 : nil }
    let others = made == nil ? arguments[...] : arguments.dropLast()
    let values =
      sent + others.map { published(by: infer($0.value, expected: .unknown)) ?? .unknown }
    guard let made else { return TypeValue.tuple(values.map { _ in 0 }, values).bounded }
    return closureResult([made], parameters: values)
  }

  func isFunction(_ argument: Argument) -> Bool {
    kind(argument.value) == .closure || kind(argument.value) == .keyPath
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
  "AnyPublisher", "CurrentValueSubject", "Deferred", "Driver", "EventLoopFuture",
  "EventLoopPromise", "Future", "Guarantee", "Infallible", "Just", "Maybe", "MutableProperty",
  "PassthroughSubject", "Promise", "Property", "Published.Publisher", "Signal",
  "SignalProducer", "Single",
])
