/// What the project says its architecture is, as plain values for the rules.
package struct Claims: Sendable {
  /// The role matrix of each own module, by module name; a module that is not named has `common`.
  var architectures: [String: RoleMatrix] = [:]
  /// The matrix of all other modules; nil selects the common core.
  var common: RoleMatrix?
  /// Modules, components and folders from high to low; names in one group are siblings.
  package var layers: [[String]] = []
  /// Named groups of modules and types.
  package var components: [String: ComponentPattern] = [:]
  /// Roles set in the configuration, by the names of types.
  package var roles: [(pattern: Glob, role: Role)] = []

  package init() {}
}

/// Which roles may not name which, for one architecture.
struct RoleMatrix: Sendable, Hashable {
  /// `mvvm_c`, `vip`, …; `common` for the edges on which all guides agree.
  var name: String
  var forbidden: Set<Edge>

  struct Edge: Sendable, Hashable {
    var from: Role
    var to: Role
    /// Guidelines that forbid the edge, sorted.
    var guidelines: [String]

    init(_ from: Role, _ to: Role, guidelines: [String] = []) {
      self.from = from
      self.to = to
      self.guidelines = guidelines
    }

    static func == (left: Edge, right: Edge) -> Bool {
      left.from == right.from && left.to == right.to
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(from)
      hasher.combine(to)
    }
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
