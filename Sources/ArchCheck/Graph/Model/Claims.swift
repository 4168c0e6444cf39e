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
