/// A rule that the configuration writes down: types, or uses of types, that match are findings.
package struct CustomRule: Sendable {
  package enum Match: Sendable, Hashable {
    case types(TypePattern)
    /// Without kinds, any use counts.
    case dependencies(from: TypePattern, to: TypePattern, kinds: [DependencyKind])
  }

  package var id: String
  package var match: Match
  /// May name ``placeholders`` in braces.
  package var message: String
  package var severity: Severity
  package var isOn = true
  package var because: String?
  package var fix: String
  package var examples: [Example]
  /// Where the rule is written.
  package var location: Location

  package init(
    id: String, match: Match, message: String, severity: Severity = .warning,
    because: String? = nil, fix: String = "", examples: [Example] = [], location: Location
  ) {
    self.id = id
    self.match = match
    self.message = message
    self.severity = severity
    self.because = because
    self.fix = fix
    self.examples = examples
    self.location = location
  }

  /// What a message can name in braces; those of the target only where the rule is about
  /// dependencies.
  var placeholders: [String] {
    let own = ["type", "module", "role", "kind"] + TypeMetric.allCases.map(\.rawValue)
    guard case .dependencies = match else { return own }
    return own + ["target", "target_module", "target_role"]
  }

  var documentation: RuleDocumentation {
    RuleDocumentation(
      summary: message.fillingPlaceholders { "‹\($0)›" }, severity: severity,
      rationale: because ?? "", fix: fix, examples: examples)
  }

  /// The offences, in the order of the types.
  package func findings(in graph: DependencyGraph) -> [Finding] {
    let resolver = TermResolver(graph: graph)
    switch match {
    case .types(let pattern):
      let matcher = TypePatternMatcher(pattern, in: resolver)
      return graph.judgedTypes.compactMap { type in
        matcher.strength(of: type).flatMap { finding(about: type, $0, in: graph) }
      }
    case .dependencies(let from, let to, let kinds):
      let sources = TypePatternMatcher(from, in: resolver)
      let targets = TypePatternMatcher(to, in: resolver)
      let aliases = AliasTable(of: graph)
      return graph.judgedTypes.flatMap { type -> [Finding] in
        guard let strength = sources.strength(of: type) else { return [] }
        return graph.dependencies(of: type.id).compactMap { dependency in
          // Another name for a target is no way around.
          let named =
            [dependency.target] + aliases.types(of: dependency.target).filter { $0 != type.id }
          let strengths = named.compactMap { targets.strength(of: graph[$0]) }
          guard let target = strengths.contains(.strong) ? .strong : strengths.first else {
            return nil
          }
          let isWeak = strength == .weak || target == .weak
          return finding(about: dependency, kinds, isWeak ? .weak : .strong, in: graph)
        }
      }
    }
  }

  /// Why the rule finds nothing in a line, in the reader's words; nil where that is not known.
  func obstacle(inFile path: String, line: Int, of graph: DependencyGraph) -> String? {
    let declared = graph.judgedTypes.compactMap { type in
      graph.location(of: type.id).flatMap { $0.file == path && $0.line <= line ? ($0, type) : nil }
    }
    guard let type = declared.max(by: { $0.0 < $1.0 })?.1 else { return nil }
    let resolver = TermResolver(graph: graph)
    switch match {
    case .types(let pattern): return pattern.obstacle(for: type, resolver)
    case .dependencies(let from, let to, _):
      if let obstacle = from.obstacle(for: type, resolver) { return obstacle }
      let used = graph.dependencies(of: type.id).filter { dependency in
        graph.sites[dependency.sites].contains { graph.location(of: $0).line == line }
      }
      return used.lazy.compactMap { to.obstacle(for: graph[$0.target], resolver) }.first
        ?? (used.isEmpty ? "\(type.name) uses no type there" : nil)
    }
  }

  private func finding(
    about type: TypeNode, _ strength: Strength, in graph: DependencyGraph
  ) -> Finding? {
    guard let location = graph.location(of: type.id) else { return nil }
    return Finding(
      text(about: type, in: graph), at: location, about: type.id, in: graph, strength: strength,
      condition: graph.condition(type.condition), fix: fix,
      evidence: evidence(of: [type.id], strength, in: graph))
  }

  private func finding(
    about dependency: Dependency, _ kinds: [DependencyKind], _ strength: Strength,
    in graph: DependencyGraph
  ) -> Finding? {
    let sites = graph.sites[dependency.sites].filter { site in
      graph.isJudged(file: Int(site.file))
        && (kinds.isEmpty || kinds.contains(site.kind)
          || kinds.contains(.stores) && graph.holds(site))
    }
    guard let site = sites.first, dependency.source != dependency.target else { return nil }
    let source = graph[dependency.source]
    return Finding(
      text(about: source, using: graph[dependency.target], in: graph),
      at: graph.location(of: site), about: source.id, in: graph,
      target: graph.qualifiedName(of: dependency.target), strength: strength,
      condition: graph.condition(ofAny: sites)?.description, fix: fix,
      evidence: evidence(of: [source.id, dependency.target], strength, in: graph))
  }

  /// What the roles rest on, where one of them is a guess.
  private func evidence(
    of types: [TypeID], _ strength: Strength, in graph: DependencyGraph
  ) -> [Finding.Evidence] {
    strength == .weak ? types.flatMap { graph.roleEvidence(of: $0) } : []
  }

  private func text(
    about type: TypeNode, using target: TypeNode? = nil, in graph: DependencyGraph
  ) -> String {
    message.fillingPlaceholders { name in
      value(of: name, for: type, using: target, in: graph) ?? "{\(name)}"
    }
  }

  /// What a name in braces stands for; a dash for a figure that the type does not have.
  private func value(
    of name: String, for type: TypeNode, using target: TypeNode?, in graph: DependencyGraph
  ) -> String? {
    switch name {
    case "type": type.name
    case "module": graph[type.module].name
    case "role": graph.role(of: type.id)?.rawValue ?? "without a role"
    case "kind": type.kind.rawValue
    case "target": target?.name
    case "target_module": target.map { graph[$0.module].name }
    case "target_role": target.map { graph.role(of: $0.id)?.rawValue ?? "without a role" }
    default:
      TypeMetric(rawValue: name).map { metric in
        guard let figure = graph.figure(metric, of: type.id) else { return "–" }
        return figure == figure.rounded() ? "\(Int(figure))" : "\(figure)"
      }
    }
  }
}

extension String {
  /// The names that stand in braces.
  var placeholders: [String] {
    matches(of: /\{([^{}]*)\}/).map { String($0.1) }
  }

  /// The text with something else in place of the braces and their names.
  fileprivate func fillingPlaceholders(_ text: (_ name: String) -> String) -> String {
    replacing(/\{([^{}]*)\}/) { text(String($0.1)) }
  }
}
