/// A type of the Swift toolchain or an Apple SDK, as far as roles and rules need to know it.
struct SDKType: Sendable, Hashable {
  enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `typealias`
    /// A free function or constant in capitals, which looks like a type where it is used.
    case global
    case macro
  }

  /// The module one imports to use the type.
  var module: String
  /// Dotted where nested: `URLSession.AsyncBytes`.
  var name: String
  var kind: Kind
  /// Generic parameters; for a protocol its own associated types.
  var parameters: [String]
  /// The superclass first and then protocols of note; for a protocol those it inherits, for a type
  /// alias what it stands for.
  var supertypes: [String]
  /// What the type itself stands for; ``SDKTable/families(of:)`` adds what it inherits.
  var families: SDKFamilies

  /// `Module.Type`, the way contracts name it.
  var qualifiedName: String { "\(module).\(name)" }
}

/// What a type of the SDK is used for: the families of the guidelines, and what gives roles.
struct SDKFamilies: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  /// Part of a user-interface toolkit.
  static let ui = SDKFamilies(rawValue: 1 << 0)
  /// A view of any toolkit, or a protocol that makes one of its conformers.
  static let view = SDKFamilies(rawValue: 1 << 1)
  static let swiftUIView = SDKFamilies(rawValue: 1 << 2)
  static let control = SDKFamilies(rawValue: 1 << 3)
  static let viewController = SDKFamilies(rawValue: 1 << 4)
  static let navigation = SDKFamilies(rawValue: 1 << 5)
  static let network = SDKFamilies(rawValue: 1 << 6)
  static let persistence = SDKFamilies(rawValue: 1 << 7)
  static let formatting = SDKFamilies(rawValue: 1 << 8)
  static let coding = SDKFamilies(rawValue: 1 << 9)
  static let concurrency = SDKFamilies(rawValue: 1 << 10)
  static let location = SDKFamilies(rawValue: 1 << 11)
  static let media = SDKFamilies(rawValue: 1 << 12)
  static let analytics = SDKFamilies(rawValue: 1 << 13)
  /// Tells observers of its changes.
  static let observable = SDKFamilies(rawValue: 1 << 14)
  /// Makes a stored model of its subclasses or conformers.
  static let model = SDKFamilies(rawValue: 1 << 15)
  /// Makes the composition root of its conformers.
  static let app = SDKFamilies(rawValue: 1 << 16)
  static let delegate = SDKFamilies(rawValue: 1 << 17)
  static let dataSource = SDKFamilies(rawValue: 1 << 18)
  static let test = SDKFamilies(rawValue: 1 << 19)

  /// Every family by the name that the table uses.
  static let named: [(name: String, family: SDKFamilies)] = [
    ("analytics", .analytics), ("app", .app), ("coding", .coding), ("concurrency", .concurrency),
    ("control", .control), ("dataSource", .dataSource), ("delegate", .delegate),
    ("formatting", .formatting), ("location", .location), ("media", .media), ("model", .model),
    ("navigation", .navigation), ("network", .network), ("observable", .observable),
    ("persistence", .persistence), ("swiftUIView", .swiftUIView), ("test", .test), ("ui", .ui),
    ("view", .view), ("viewController", .viewController),
  ]
}
