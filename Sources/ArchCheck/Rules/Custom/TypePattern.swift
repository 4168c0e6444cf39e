/// Which types a rule of the configuration means: every key that is written must match, by one of
/// its entries.
package struct TypePattern: Sendable, Hashable {
  package var components: [Placed] = []
  package var modules: [Placed] = []
  package var paths: [Glob] = []
  package var names: [Glob] = []
  package var kinds: [TypeKind] = []
  package var modifiers: [Modifier] = []
  package var roles: [Role] = []
  package var superclasses: [Glob] = []
  package var conformances: [Glob] = []
  package var attributes: [Glob] = []
  /// Modules that the declaring file imports.
  package var imports: [Glob] = []
  package var metrics: [Bound] = []
  /// Types that are left out; at most one pattern.
  package var unless: [TypePattern] = []

  /// What stands before the keyword of a declaration.
  package enum Modifier: String, Sendable, Hashable, CaseIterable {
    case final, open, `public`, package, `internal`, `fileprivate`, `private`

    /// A type without access control is internal.
    func holds(for type: TypeNode, in graph: DependencyGraph) -> Bool {
      self == .final
        ? type.modifiers.contains(.final) : "\(graph.access(of: type.id))" == rawValue
    }
  }

  /// A name that must be known, and where it is written.
  package struct Placed: Sendable, Hashable {
    package var text: String
    package var location: Location
  }

  /// A figure and the values that are meant, such as `> 300`.
  package struct Bound: Sendable, Hashable {
    package enum Relation: String, Sendable, CaseIterable {
      // The longer ones first, as they are read.
      case atMost = "<="
      case atLeast = ">="
      case less = "<"
      case more = ">"
      case equal = "="
    }

    package var metric: TypeMetric
    package var relation: Relation
    package var value: Double

    /// Reads `> 300`; nil for anything else.
    package init?(_ metric: TypeMetric, _ text: String) {
      let text = text.filter { !$0.isWhitespace }
      guard let relation = Relation.allCases.first(where: { text.hasPrefix($0.rawValue) }),
        let value = Double(text.dropFirst(relation.rawValue.count)), value.isFinite
      else { return nil }
      self.metric = metric
      self.relation = relation
      self.value = value
    }

    func holds(for figure: Double) -> Bool {
      switch relation {
      case .atMost: figure <= value
      case .atLeast: figure >= value
      case .less: figure < value
      case .more: figure > value
      case .equal: figure == value
      }
    }
  }
}

/// Tells the types of a graph that a pattern means.
struct TypePatternMatcher {
  private let pattern: TypePattern
  private let graph: DependencyGraph
  private let components: Members
  private let unless: [TypePatternMatcher]

  init(_ pattern: TypePattern, in resolver: TermResolver) {
    self.pattern = pattern
    graph = resolver.graph
    var components = Members(label: "")
    for name in pattern.components {
      components.formUnion(resolver.members(of: name.text, asTarget: true))
    }
    self.components = components
    unless = pattern.unless.map { TypePatternMatcher($0, in: resolver) }
  }

  /// How surely the type is meant; nil where it is not.
  func strength(of type: TypeNode) -> Strength? {
    guard isInPlace(type), isOfKind(type), hasFigures(type) else { return nil }
    guard !unless.contains(where: { $0.strength(of: type) != nil }) else { return nil }
    var strength = Strength.strong
    if !pattern.components.isEmpty, components.weakTypes.contains(type.id.index) {
      strength = .weak
    }
    if !pattern.roles.isEmpty {
      let assigned = graph.assignment(of: type.id)
      guard let role = assigned.role, pattern.roles.contains(role) else { return nil }
      if assigned.strength == .weak { strength = .weak }
    }
    return strength
  }

  private func isInPlace(_ type: TypeNode) -> Bool {
    let files = type.declarations.map(\.file)
    if !pattern.components.isEmpty {
      guard
        components.types.contains(type.id.index) || components.modules.contains(type.module.index)
          || files.contains(where: components.files.contains)
      else { return false }
    }
    let module = graph[type.module].name
    if !pattern.modules.isEmpty,
      !pattern.modules.contains(where: { Glob($0.text).matches(module) })
    {
      return false
    }
    if !pattern.paths.isEmpty {
      let paths = files.map { graph.files[$0].path }
      guard pattern.paths.contains(where: { paths.contains(where: $0.matches) }) else {
        return false
      }
    }
    guard !pattern.imports.isEmpty else { return true }
    return graph.imports.contains { statement in
      files.contains(statement.file)
        && pattern.imports.contains { $0.matches(graph[statement.module].name) }
    }
  }

  private func isOfKind(_ type: TypeNode) -> Bool {
    if !pattern.kinds.isEmpty, !pattern.kinds.contains(type.kind) { return false }
    if !pattern.modifiers.isEmpty,
      !pattern.modifiers.contains(where: { $0.holds(for: type, in: graph) })
    {
      return false
    }
    if !pattern.names.isEmpty, !graph.isNamed(type.id, by: pattern.names) { return false }
    if !pattern.superclasses.isEmpty,
      !graph.hasSuperclass(type.id, among: pattern.superclasses)
    {
      return false
    }
    if !pattern.conformances.isEmpty,
      !graph.allConformances(of: type.id)
        .contains(where: { graph.isNamed($0, by: pattern.conformances) })
    {
      return false
    }
    return pattern.attributes.isEmpty
      || type.attributes.contains { name in
        pattern.attributes.contains { $0.matches(name) }
      }
  }

  private func hasFigures(_ type: TypeNode) -> Bool {
    pattern.metrics.allSatisfy { bound in
      !type.isExternal && graph.figure(bound.metric, of: type.id).map(bound.holds) ?? false
    }
  }
}
