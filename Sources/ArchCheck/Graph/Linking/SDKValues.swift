/// What members of types of the SDK give, in terms of the types' generic arguments, and those of some
/// libraries that many apps use.
///
/// Source: the declarations of these types in Apple's documentation, in Alamofire and in RealmSwift.
indirect enum SDKValue: Sendable {
  /// A generic argument of the type, counted from 0.
  case argument(Int)
  case optional(SDKValue)
  case array(SDKValue)
  case type(String, [SDKValue] = [])
  case tuple([(label: String, value: SDKValue)])
  /// Anything else, which tells nothing.
  case other

  /// Properties and methods by the type that has them.
  static let members: [String: [String: SDKValue]] = [
    "DataResponse": response, "DataTask": response.merging(["value": .argument(0)]) { $1 },
    "NSCache": ["object": .optional(.argument(1))],
    "NSDiffableDataSourceSectionSnapshot": [
      "items": .array(.argument(0)), "parent": .optional(.argument(0)),
      "rootItems": .array(.argument(0)), "visibleItems": .array(.argument(0)),
    ],
    "NSDiffableDataSourceSnapshot": [
      "itemIdentifiers": .array(.argument(1)), "reconfiguredItemIdentifiers": .array(.argument(1)),
      "reloadedItemIdentifiers": .array(.argument(1)),
      "sectionIdentifier": .optional(.argument(0)), "sectionIdentifiers": .array(.argument(0)),
    ],
    "NSCollectionViewDiffableDataSource": dataSource, "NSTableViewDiffableDataSource": dataSource,
    "UICollectionViewDiffableDataSource": dataSource, "UITableViewDiffableDataSource": dataSource,
    "NSFetchedResultsController": [
      "fetchedObjects": .optional(.array(.argument(0))), "object": .argument(0),
    ],
    "NSHostingController": ["rootView": .argument(0)], "NSHostingView": ["rootView": .argument(0)],
    "UIHostingController": ["rootView": .argument(0)],
    "NotificationCenter": ["publisher": .type("AnyPublisher", [.type("Notification")])],
    "UserDefaults": ["data": .optional(.type("Data"))],
    "Timer": ["publish": .type("AnyPublisher", [.type("Date")])],
    "URLSession": [
      "dataTaskPublisher": .type(
        "AnyPublisher", [.tuple([("data", .type("Data")), ("response", .type("URLResponse"))])])
    ],
  ]

  /// Of Alamofire.
  private static let response: [String: SDKValue] = [
    "result": .type("Result", [.argument(0), .other]), "value": .optional(.argument(0)),
  ]

  private static let dataSource: [String: SDKValue] = [
    "itemIdentifier": .optional(.argument(1)), "sectionIdentifier": .optional(.argument(0)),
    "snapshot": .type("NSDiffableDataSourceSnapshot", [.argument(0), .argument(1)]),
  ]

  /// What the closure is given that an object is made with, by the object's type.
  static let closures: [String: [SDKValue]] = [
    "NSCollectionViewDiffableDataSource": [.other, .other, .argument(1)],
    "NSTableViewDiffableDataSource": [.other, .other, .other, .argument(1)],
    "UICollectionView.CellRegistration": [.argument(0), .other, .argument(1)],
    "UICollectionView.SupplementaryRegistration": [.argument(0)],
    "UICollectionViewDiffableDataSource": [.other, .other, .argument(1)],
    "UITableViewDiffableDataSource": [.other, .other, .argument(1)],
  ]

  /// The label of the argument that tells the generic argument of the object that is made with it.
  static let tellingLabels = [
    "NSFetchedResultsController": "fetchRequest", "NSHostingController": "rootView",
    "NSHostingView": "rootView",
    "UIHostingController": "rootView",
  ]

  /// What a method makes of the type that its first argument names, of Alamofire, SwiftNIO and Realm.
  static let madeOfNamedType = [
    "makePromise": "EventLoopPromise", "objects": "Results", "serializingDecodable": "DataTask",
  ]

  /// Types that are made with a path into the type that they compare.
  static let comparators: Set<String> = ["KeyPathComparator", "SortDescriptor"]

  /// The names of all members.
  static let memberNames = Set(members.values.flatMap(\.keys))

  /// Names of types that a project may use without naming them.
  static let typeNames = [
    "AnyPublisher", "Data", "DataResponse", "DataTask", "Date", "EventLoopFuture",
    "EventLoopPromise", "KeyPathComparator", "Notification", "NSDiffableDataSourceSnapshot",
    "Published.Publisher", "Results", "URLResponse",
  ]

  fileprivate func value(with arguments: [TypeValue], in walker: Walker) -> TypeValue {
    switch self {
    case .argument(let position):
      return arguments.indices.contains(position) ? arguments[position] : .unknown
    case .optional(let inner):
      let value = inner.value(with: arguments, in: walker)
      return value.isUnknown ? .unknown : .optional(value)
    case .array(let element): return .array(element.value(with: arguments, in: walker))
    case .type(let name, let parts):
      return walker.index.names.id(name).map {
        walker.types.external(
          $0, arguments: parts.map { $0.value(with: arguments, in: walker) })
      } ?? .unknown
    case .tuple(let parts):
      return .tuple(
        parts.map { walker.index.names.id($0.label) ?? 0 },
        parts.map { $0.value.value(with: arguments, in: walker) })
    case .other: return .unknown
    }
  }
}

extension Walker {
  /// What a property or method gives of a value whose type is one of the SDK or inherits from one.
  func sdkMember(_ name: String, of value: TypeValue) -> TypeValue? {
    guard SDKValue.memberNames.contains(name) else { return nil }
    return externalBases(of: value).lazy.compactMap { base in
      SDKValue.members[self.index.names[base.name]]?[name]?.value(with: base.arguments, in: self)
    }.first
  }

  /// A value's type if it stands outside the project, else the types outside that its class inherits
  /// from.
  private func externalBases(
    of value: TypeValue
  ) -> [(name: NameID, arguments: [TypeValue])] {
    if let type = index.external(value) { return [type] }
    guard let type = value.nominal, index.types[type].kind == .class else { return [] }
    return index.ancestors(of: type).flatMap { ancestor in
      index.types[ancestor].supertypes.compactMap { index.external($0.type) }
    }
  }

  /// `UIHostingController(rootView: OrderScreen())`, and what takes a closure that is told values of
  /// its generic arguments.
  func sdkConstruction(
    of type: TypeValue, from arguments: [Argument], expected: TypeValue
  ) -> TypeValue? {
    guard let (name, written) = index.external(type) else { return nil }
    let text = index.names[name]
    if let label = SDKValue.tellingLabels[text], written.isEmpty {
      let values = infer(arguments)
      let told = zip(arguments, values).first { index.names[$0.0.label] == label }
      return told.map { types.external(name, arguments: [requested(by: $0.1) ?? $0.1]) } ?? type
    }
    let wanted = index.external(expected.unwrapped)
    if SDKValue.comparators.contains(text) {
      let compared = written.first ?? wanted?.arguments.first ?? .unknown
      _ = closureResult(arguments, parameters: [compared])
      return types.external(name, arguments: [compared])
    }
    if text == "FetchDescriptor", !written.isEmpty {
      for argument in arguments {
        let demanded: TypeValue =
          switch index.names[argument.label] {
          case "predicate": .external(index.wellKnown.predicate, written)
          // Which type compares does not matter, only what it compares.
          case "sortBy": .array(.external(index.wellKnown.predicate, written))
          default: .unknown
          }
        _ = infer(argument.value, expected: demanded)
      }
      return type
    }
    guard let closure = SDKValue.closures[text] else { return nil }
    let parts = written.isEmpty && wanted?.name == name ? wanted?.arguments ?? [] : written
    let told = closure.map { $0.value(with: parts, in: self) }
    _ = closureResult(arguments, parameters: told)
    return parts.isEmpty ? type : types.external(name, arguments: parts)
  }

  /// `#Predicate<Order> { $0.isPaid }`; the place may tell the type that is judged.
  func predicate(
    of judged: [TypeValue], _ arguments: [Argument], expected: TypeValue
  ) -> TypeValue {
    let types =
      judged.isEmpty ? self.arguments(of: index.wellKnown.predicate, in: expected) ?? [] : judged
    _ = closureResult(arguments, parameters: types)
    return .external(index.wellKnown.predicate, types)
  }

  /// What a request of Core Data or SwiftData asks for; nil for any other value.
  private func requested(by request: TypeValue) -> TypeValue? {
    guard let (name, arguments) = index.external(request),
      ["FetchDescriptor", "NSFetchRequest"].contains(index.names[name])
    else { return nil }
    return arguments.first
  }

  /// What a call gives that is told by one of its arguments: objects by the request for them, a cell by
  /// how it is registered, a view controller by the closure that makes it, a future by its value.
  func sdkCall(_ name: String, arguments: [Argument]) -> TypeValue? {
    if let made = SDKValue.madeOfNamedType[name].flatMap(index.names.id) {
      guard case .meta(let type)? = infer(arguments).first else { return .unknown }
      return types.external(made, arguments: [type])
    }
    switch name {
    case "fetch":
      guard let first = infer(arguments).first else { return nil }
      return requested(by: first).map { .array($0) } ?? .unknown
    // Of Alamofire.
    case "responseDecodable":
      let told = arguments.first { index.names[$0.label] == "of" }
      guard let name = index.names.id("DataResponse"), let told,
        case .meta(let type) = inferSilently(told.value)
      else { return nil }
      let response = types.external(name, arguments: [type, .unknown])
      _ = closureResult(arguments, parameters: [response])
      return .unknown
    // Of Realm.
    case "object" where arguments.first.map { index.names[$0.label] } == "ofType":
      guard case .meta(let type)? = infer(arguments).first else { return .unknown }
      return .optional(type)
    case "makeSucceededFuture": return infer(arguments).first.flatMap(future)
    case "dequeueConfiguredReusableCell", "dequeueConfiguredReusableSupplementary":
      guard let first = infer(arguments).first else { return nil }
      return index.external(first)?.arguments.first ?? .unknown
    case "instantiateInitialViewController", "instantiateViewController":
      guard let last = arguments.last, kind(last.value) == .closure else { return nil }
      let made = closureResult(arguments, parameters: []).unwrapped
      return name == "instantiateViewController" || made.isUnknown ? made : .optional(made)
    default: return nil
    }
  }
}
