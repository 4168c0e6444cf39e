/// The role of one type and why.
package struct RoleAssignment: Sendable, Hashable {
  package var role: Role?
  package var strength: Strength
  /// What speaks for the role, best first; empty where there is none.
  var pieces: [RoleEvidence]
  /// Further roles with strong evidence, for `role_conflict`.
  package var others: [Role]

  init(
    role: Role? = nil, strength: Strength = .weak, pieces: [RoleEvidence] = [],
    others: [Role] = []
  ) {
    self.role = role
    self.strength = strength
    self.pieces = pieces
    self.others = others
  }

  /// What the role rests on in the reader's words: `subclass of UIView`, `name ends in ViewModel`.
  package var evidence: [String] { pieces.map(\.text) }

  /// Whether the project set the role itself.
  var isClaimed: Bool { pieces.contains { $0.source == .configuration } }
}

/// One reason to give a type a role.
struct RoleEvidence: Sendable, Hashable {
  /// Where the reason comes from, from strongest to weakest; two pieces of different sources are
  /// independent of each other.
  enum Source: Int, Sendable, Comparable {
    /// The project sets the role itself.
    case configuration
    /// What the type inherits from and conforms to, and its attributes.
    case nature
    /// How it is called.
    case name
    /// The folder, file or module that it stands in.
    case place
    /// What it makes, stores or uses.
    case use
    /// It is `Codable`.
    case coding
    /// The type around it has the role.
    case nesting

    static func < (left: Source, right: Source) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  var role: Role
  var strength: Strength
  var source: Source
  /// In the reader's words: `subclass of UIView`, `name ends in ViewModel`.
  var text: String
  /// The type that is used, where that is the reason.
  var used: TypeID?

  init(
    _ role: Role, _ strength: Strength, _ source: Source, _ text: String, of used: TypeID? = nil
  ) {
    self.role = role
    self.strength = strength
    self.source = source
    self.text = text
    self.used = used
  }
}

extension RoleAssignment {
  /// The role that the best evidence speaks for, in the order of ``RoleEvidence/Source``; two
  /// independent weak pieces make a strong one.
  init(_ pieces: [RoleEvidence]) {
    let ranked = pieces.enumerated().sorted {
      ($0.element.source, $0.offset) < ($1.element.source, $1.offset)
    }.map(\.element)
    guard let best = ranked.first else {
      self.init()
      return
    }
    let supporting = ranked.filter { $0.role == best.role || $0.supports(best.role) }
    let isStrong =
      supporting.contains { $0.strength == .strong } || Set(supporting.map(\.source)).count > 1
    let others = ranked.filter {
      $0.role != best.role && $0.source <= .name && ($0.strength == .strong || $0.isTelling)
    }
    self.init(
      role: best.role, strength: isStrong ? .strong : .weak, pieces: supporting,
      others: Set(others.map(\.role)).sorted())
  }
}

extension RoleEvidence {
  /// Roles of types that other types get their data from and bring it to.
  static let serviceRoles: Set<Role> = [
    .service, .network, .persistence, .repository, .updater, .worker,
  ]

  /// That a type stores a session is a second reason to take `CartService` for a service.
  fileprivate func supports(_ role: Role) -> Bool {
    source == .use && Self.serviceRoles.contains(self.role) && Self.serviceRoles.contains(role)
  }

  /// No type that is no view model is called so by chance.
  fileprivate var isTelling: Bool {
    role == .viewModel && source == .name
  }
}
