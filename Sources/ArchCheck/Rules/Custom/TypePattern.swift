/// Which types a rule of the configuration means: every key that is written must match, by one of
/// its entries.
package struct TypePattern: Sendable, Hashable {
  package var components: [Placed] = []
  package var modules: [Placed] = []
  package var paths: [Glob] = []
  package var names: [Glob] = []
  package var kinds: [TypeKind] = []
  var modifiers: [Modifier] = []
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
  enum Modifier: String, Sendable, Hashable, CaseIterable {
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
    enum Relation: String, Sendable, CaseIterable {
      // The longer ones first, as they are read.
      case atMost = "<="
      case atLeast = ">="
      case less = "<"
      case more = ">"
      case equal = "="
    }

    package var metric: TypeMetric
    var relation: Relation
    package var value: Double

    /// Reads `> 300`; nil for anything else.
    package init?(_ metric: TypeMetric, _ text: String) {
      guard let (relation, value) = Self.parts(of: text) else { return nil }
      self.metric = metric
      self.relation = relation
      self.value = value
    }

    /// What a bound of any figure consists of.
    static func parts(of text: String) -> (relation: Relation, value: Double)? {
      let text = text.filter { !$0.isWhitespace }
      guard let relation = Relation.allCases.first(where: { text.hasPrefix($0.rawValue) }),
        let value = Double(text.dropFirst(relation.rawValue.count)), value.isFinite
      else { return nil }
      return (relation, value)
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

extension TypePattern {
  /// The first thing that a type lacks to be meant, in the reader's words; nil where it is meant.
  func obstacle(for type: TypeNode, _ resolver: TermResolver) -> String? {
    func isMeant(by pattern: TypePattern) -> Bool {
      TypePatternMatcher(pattern, in: resolver).strength(of: type) != nil
    }
    if let key = parts.first(where: { !isMeant(by: $0.pattern) })?.key {
      guard key == "roles" else { return "\(type.name) does not match `\(key)`" }
      return resolver.graph.role(of: type.id).map { "\(type.name) is \($0.phrase)" }
        ?? "\(type.name) has no role in this example"
    }
    return isMeant(by: self) ? nil : "\(type.name) matches `unless`"
  }

  /// The keys that are written, each as a pattern of its own.
  fileprivate var parts: [(key: String, pattern: TypePattern)] {
    var parts: [(key: String, pattern: TypePattern)] = []
    func add<Value>(_ key: String, _ path: WritableKeyPath<TypePattern, [Value]>) {
      guard !self[keyPath: path].isEmpty else { return }
      var pattern = TypePattern()
      pattern[keyPath: path] = self[keyPath: path]
      parts.append((key, pattern))
    }
    add("names", \.names)
    add("kinds", \.kinds)
    add("modules", \.modules)
    add("paths", \.paths)
    add("components", \.components)
    add("modifiers", \.modifiers)
    add("roles", \.roles)
    add("superclasses", \.superclasses)
    add("conformances", \.conformances)
    add("attributes", \.attributes)
    add("imports", \.imports)
    add("metrics", \.metrics)
    return parts
  }
}

extension TypePattern {
  /// The keys that name types and that no type of the project matches.
  func idleKeys(in resolver: TermResolver) -> [String] {
    parts.filter { part in
      guard ["attributes", "conformances", "names", "superclasses"].contains(part.key) else {
        return false
      }
      let matcher = TypePatternMatcher(part.pattern, in: resolver)
      return !resolver.graph.ownTypes.contains { matcher.strength(of: $0) != nil }
    }.map(\.key)
  }

  /// What is written in the pattern, stands for nothing and is close to something that is there. Other
  /// names of nothing are no mistake: a rule may see to it that there is no such thing.
  func likelyTypos(in resolver: TermResolver) -> [String] {
    let graph = resolver.graph
    let types = graph.types.filter { $0.kind != .globals }.map { $0.simpleName }
    let attributes = Set(graph.types.flatMap(\.attributes)).sorted()
    func typos(_ patterns: [Glob], among known: [String]) -> [String] {
      let known = Set(known)
      return patterns.filter {
        $0.isLiteral && !$0.isDotted && !known.contains($0.pattern)
      }.compactMap { glob -> String? in
        let word = glob.pattern.lowercased()
        let near = known.filter { editDistance(word, $0.lowercased()) <= 1 }
        return near.min().map { "\"\(glob.pattern)\" is nothing; did you mean \($0)?" }
      }
    }
    let missing = paths.filter { glob in !graph.files.contains { glob.matches($0.path) } }.map {
      "\"\($0.pattern)\" matches no Swift file"
    }
    let marked = self.attributes.map(\.pattern).filter { $0.hasPrefix("@") }.map {
      "\"\($0)\" matches nothing; attributes are written without @"
    }
    return typos(names + superclasses + conformances, among: types)
      + typos(self.attributes, among: attributes)
      + typos(imports, among: graph.modules.map(\.name)) + missing + marked
  }
}

/// Tells the types of a graph that a pattern means.
struct TypePatternMatcher {
  private let pattern: TypePattern
  private let graph: DependencyGraph
  private let components: Members
  private let modules: [Glob]
  private let unless: [TypePatternMatcher]
  /// Whether the project has types that the patterns of superclasses or conformances name.
  private let ownsSuperclass: Bool
  private let ownsConformance: Bool

  init(_ pattern: TypePattern, in resolver: TermResolver) {
    self.pattern = pattern
    graph = resolver.graph
    ownsSuperclass = graph.hasOwnType(namedBy: pattern.superclasses)
    ownsConformance = graph.hasOwnType(namedBy: pattern.conformances)
    var components = Members(label: "")
    for name in pattern.components {
      components.formUnion(resolver.members(of: name.text, at: .target))
    }
    self.components = components
    modules = pattern.modules.map { Glob($0.text) }
    unless = pattern.unless.map { TypePatternMatcher($0, in: resolver) }
  }

  /// How surely the type is meant; nil where it is not, or where that cannot be told.
  func strength(of type: TypeNode) -> Strength? {
    guard isInPlace(type), isOfKind(type), hasAncestors(type) == true, hasFigures(type),
      let strength = strengthOfRole(type), !unless.contains(where: { $0.mayMean(type) })
    else { return nil }
    return components.weakTypes.contains(type.id.index) ? .weak : strength
  }

  /// Whether the type is meant, or nothing speaks against it.
  private func mayMean(_ type: TypeNode) -> Bool {
    isInPlace(type) && isOfKind(type) && hasAncestors(type) != false && hasFigures(type)
      && strengthOfRole(type) != nil
  }

  /// nil where a role is asked for that the type has not.
  private func strengthOfRole(_ type: TypeNode) -> Strength? {
    guard !pattern.roles.isEmpty else { return .strong }
    let assigned = graph.assignment(of: type.id)
    return assigned.role.map(pattern.roles.contains) == true ? assigned.strength : nil
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
    if !modules.isEmpty, !modules.contains(where: { $0.matches(module) }) { return false }
    if !pattern.paths.isEmpty {
      let paths = files.map { graph.files[$0].path }
      guard pattern.paths.contains(where: { paths.contains(where: $0.matches) }) else {
        return false
      }
    }
    guard !pattern.imports.isEmpty else { return true }
    return files.contains { file in
      graph.imports(ofFile: file).contains { statement in
        pattern.imports.contains { $0.matches(graph[statement.module].name) }
      }
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
    return pattern.attributes.isEmpty
      || type.attributes.contains { name in
        pattern.attributes.contains { $0.matches(name) }
      }
  }

  /// nil where it cannot be told: a type of another package may have further superclasses and
  /// protocols, though never one of this project.
  private func hasAncestors(_ type: TypeNode) -> Bool? {
    var isKnown = true
    if !pattern.superclasses.isEmpty, !graph.hasSuperclass(type.id, among: pattern.superclasses) {
      guard graph.superclasses(of: type.id).contains(where: graph.hasUnknownAncestry),
        !ownsSuperclass
      else { return false }
      isKnown = false
    }
    if !pattern.conformances.isEmpty, !graph.conforms(type.id, to: pattern.conformances) {
      let ancestors = graph.allConformances(of: type.id) + graph.superclasses(of: type.id)
      guard ancestors.contains(where: graph.hasUnknownAncestry), !ownsConformance else {
        return false
      }
      isKnown = false
    }
    return isKnown ? true : nil
  }

  private func hasFigures(_ type: TypeNode) -> Bool {
    pattern.metrics.allSatisfy { bound in
      !type.isExternal && graph.figure(bound.metric, of: type.id).map(bound.holds) ?? false
    }
  }
}

extension DependencyGraph {
  /// Whether neither the project nor a table says what a type inherits.
  fileprivate func hasUnknownAncestry(_ id: TypeID) -> Bool {
    let type = self[id]
    return type.isExternal && (type.kind == .unknown || !self[type.module].isSystem)
  }

  fileprivate func hasOwnType(namedBy patterns: [Glob]) -> Bool {
    !patterns.isEmpty && ownTypes.contains { isNamed($0.id, by: patterns) }
  }
}
