/// What the project says its architecture is, as plain values for the rules.
package struct Claims: Sendable {
  /// The role matrix of each own module, by module name; a module that is not named has `common`.
  package var architectures: [String: RoleMatrix] = [:]
  /// The matrix of all other modules; nil selects the common core.
  package var common: RoleMatrix?
  /// Modules, components and folders from high to low; names in one group are siblings.
  package var layers: [[String]] = []
  /// Named groups of modules and types.
  package var components: [String: ComponentPattern] = [:]
  /// Roles set in the configuration: type-name glob to role.
  package var roles: [(pattern: String, role: Role)] = []

  package init() {}
}

/// Which roles may not name which, for one architecture.
package struct RoleMatrix: Sendable, Hashable {
  /// `mvvm_c`, `vip`, …; `common` for the edges on which all guides agree.
  package var name: String
  package var forbidden: Set<Edge>

  package struct Edge: Sendable, Hashable {
    package var from: Role
    package var to: Role
    /// Guidelines that forbid the edge, sorted.
    package var guidelines: [String]

    package init(_ from: Role, _ to: Role, guidelines: [String] = []) {
      self.from = from
      self.to = to
      self.guidelines = guidelines
    }

    package static func == (left: Edge, right: Edge) -> Bool {
      left.from == right.from && left.to == right.to
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(from)
      hasher.combine(to)
    }
  }

  package init(name: String, forbidden: Set<Edge>) {
    self.name = name
    self.forbidden = forbidden
  }
}

/// How the types and modules of a component are recognised; several keys are a union.
package struct ComponentPattern: Sendable, Hashable {
  package var modules: [String] = []
  package var paths: [String] = []
  package var types: [String] = []
  package var roles: [Role] = []
  package var superclasses: [String] = []
  package var conformances: [String] = []
  package var attributes: [String] = []

  package init() {}
}

/// What a type is in the architecture.
public enum Role: String, Sendable, Codable, CaseIterable, Comparable {
  case model, view, viewController, viewModel, viewStore, coordinator, router, destination
  case presenter, interactor, worker, logicController, service, network, persistence, parser
  case translator, updater, dataSource, factory, delegateProtocol, app, repository, test

  /// Whether the left name comes first in the alphabet.
  public static func < (left: Role, right: Role) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a role or finding rests on.
public enum Strength: String, Sendable, Codable {
  case strong, weak
}

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
