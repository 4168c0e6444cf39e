/// What the project says its architecture is, as plain values for the rules.
public struct Claims: Sendable {
  /// The role matrix of each own module, by module name; a module that is not named has `common`.
  public var architectures: [String: RoleMatrix] = [:]
  /// The matrix of all other modules; nil selects the common core.
  public var common: RoleMatrix?
  /// Modules, components and folders from high to low; names in one group are siblings.
  public var layers: [[String]] = []
  /// Named groups of modules and types.
  public var components: [String: ComponentPattern] = [:]
  /// Roles set in the configuration: type-name glob to role.
  public var roles: [(pattern: String, role: Role)] = []

  public init() {}
}

/// Which roles may not name which, for one architecture.
public struct RoleMatrix: Sendable, Hashable {
  /// `mvvm_c`, `vip`, …; `common` for the edges on which all guides agree.
  public var name: String
  public var forbidden: Set<Edge>

  public struct Edge: Sendable, Hashable {
    public var from: Role
    public var to: Role
    /// Guidelines that forbid the edge, sorted.
    public var guidelines: [String]

    public init(_ from: Role, _ to: Role, guidelines: [String] = []) {
      self.from = from
      self.to = to
      self.guidelines = guidelines
    }

    public static func == (left: Edge, right: Edge) -> Bool {
      left.from == right.from && left.to == right.to
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(from)
      hasher.combine(to)
    }
  }

  public init(name: String, forbidden: Set<Edge>) {
    self.name = name
    self.forbidden = forbidden
  }
}

/// How the types and modules of a component are recognised; several keys are a union.
public struct ComponentPattern: Sendable, Hashable {
  public var modules: [String] = []
  public var paths: [String] = []
  public var types: [String] = []
  public var roles: [Role] = []
  public var superclasses: [String] = []
  public var conformances: [String] = []
  public var attributes: [String] = []

  public init() {}
}

/// What a type is in the architecture.
public enum Role: String, Sendable, Codable, CaseIterable, Comparable {
  case model, view, viewController, viewModel, viewStore, coordinator, router, destination
  case presenter, interactor, worker, logicController, service, network, persistence, parser
  case translator, updater, dataSource, factory, delegateProtocol, app, repository, test

  public static func < (left: Role, right: Role) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a role or finding rests on.
public enum Strength: String, Sendable, Codable {
  case strong, weak
}

/// The role of one type and why.
public struct RoleAssignment: Sendable, Hashable {
  public var role: Role?
  public var strength: Strength
  /// In the reader's words: `subclass of UIView`, `name ends in ViewModel`.
  public var evidence: [String]
  /// Further roles with strong evidence, for `role_conflict`.
  public var others: [Role]

  public init(
    role: Role? = nil, strength: Strength = .weak, evidence: [String] = [], others: [Role] = []
  ) {
    self.role = role
    self.strength = strength
    self.evidence = evidence
    self.others = others
  }
}
