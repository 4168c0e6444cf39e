/// What differs between two runs over the same project, the first one the base.
package struct Changes: Sendable {
  /// What came and what went.
  package struct Difference<Element: Sendable & Hashable>: Sendable {
    package var added: [Element]
    package var removed: [Element]

    package init(added: [Element] = [], removed: [Element] = []) {
      self.added = added
      self.removed = removed
    }

    package var isEmpty: Bool { added.isEmpty && removed.isEmpty }
  }

  /// A figure of a module that is not what it was; nil where it is not defined or the module is new.
  package struct Movement: Sendable, Hashable {
    package var module: String
    package var metric: ModuleMetric
    package var before: Double?
    package var after: Double?
  }

  /// A type of one name that stands in another module than before.
  package struct Move: Sendable, Hashable {
    package var name: String
    package var from: String
    package var to: String
  }

  package var base: Side
  package var head: Side
  /// Findings of the head, each new or known, and behind them those of the base that are resolved.
  package var findings: [Finding]
  /// Findings of the base that a comment or an exception accepts at the head.
  package var accepted: [Finding]
  /// Findings of the base in files that could not be read in full at the head.
  package var undecided: [Finding]
  /// Findings of the head in files that no commit holds; they count as known.
  package var unheld: [Finding]
  package var modules: Difference<String>
  package var types: Difference<String>
  package var dependencies: Difference<Snapshot.ModuleUse>
  /// `Module.Type → Module.Type`.
  package var typeDependencies: Difference<String>
  package var cycles: Difference<Snapshot.Cycle>
  package var surface: Difference<String>
  package var metrics: [Movement]
  package var moves: [Move]
  /// Whether the configuration is not what it was; both sides are judged by the head's.
  package var configurationChanged = false
  package var diagnostics: [Diagnostic]

  /// One of the two runs.
  package struct Side: Sendable {
    /// As the user named it, such as `main`.
    package var name: String
    package var project: AnalysisResult.ProjectIdentity
    package var summary: AnalysisResult.Summary
    /// Declarations that other modules can see.
    package var surface: Int
  }

  /// Compares two results that have snapshots.
  package init(
    from base: AnalysisResult, named baseName: String, to head: AnalysisResult,
    named headName: String, isHeld: (String) throws -> Bool
  ) rethrows {
    guard let before = base.snapshot, let after = head.snapshot else {
      preconditionFailure("a result without a snapshot cannot be compared")
    }
    self.base = Side(
      name: baseName, project: base.project, summary: base.summary, surface: before.surface.count)
    self.head = Side(
      name: headName, project: head.project, summary: head.summary, surface: after.surface.count)
    let compared = try head.compared(with: base, isHeld: isHeld)
    findings = (compared.result.findings + compared.resolved).sorted(by: Finding.isShownBefore)
    (accepted, undecided, unheld) = (compared.accepted, compared.undecided, compared.unheld)
    self.head.summary = compared.result.summary
    modules = Difference(from: before.modules, to: after.modules)
    types = Difference(from: before.types, to: after.types)
    dependencies = Difference(from: before.dependencies, to: after.dependencies)
    typeDependencies = Difference(from: before.typeDependencies, to: after.typeDependencies)
    cycles = Difference(from: before.cycles, to: after.cycles)
    surface = Difference(from: before.surface, to: after.surface)
    metrics = Self.movements(from: before.metrics, to: after.metrics)
    moves = Self.moves(types, modules: Set(before.modules + after.modules))
    diagnostics = head.diagnostics
  }

  /// Whether nothing at all differs but lines and figures.
  package var isEmpty: Bool {
    modules.isEmpty && types.isEmpty && dependencies.isEmpty && typeDependencies.isEmpty
      && cycles.isEmpty && surface.isEmpty && accepted.isEmpty
      && !findings.contains { $0.state != .known }
  }

  private static func movements(
    from before: [String: [ModuleMetric: Double]], to after: [String: [ModuleMetric: Double]]
  ) -> [Movement] {
    Set(before.keys).union(after.keys).sorted().flatMap { module in
      Snapshot.comparedMetrics.compactMap { metric in
        let (old, new) = (before[module]?[metric], after[module]?[metric])
        return old == new
          ? nil : Movement(module: module, metric: metric, before: old, after: new)
      }
    }
  }

  /// Types whose dotted name went in one module and came in exactly one other.
  private static func moves(_ types: Difference<String>, modules: Set<String>) -> [Move] {
    func split(_ type: String) -> (module: String, name: String)? {
      // Names of modules can have dots; the longest that fits is the module's.
      let dots = type.indices.filter { type[$0] == "." }
      guard let dot = dots.last(where: { modules.contains(String(type[..<$0])) }) else {
        return nil
      }
      return (String(type[..<dot]), String(type[type.index(after: dot)...]))
    }
    let gone = Dictionary(grouping: types.removed.compactMap(split), by: \.name)
    let come = Dictionary(grouping: types.added.compactMap(split), by: \.name)
    return gone.keys.sorted().compactMap { name in
      guard let from = gone[name], let to = come[name], from.count == 1, to.count == 1 else {
        return nil
      }
      return Move(name: name, from: from[0].module, to: to[0].module)
    }
  }
}

extension Changes.Difference {
  /// What is in one of two lists only, in the order of the list.
  fileprivate init(from before: [Element], to after: [Element]) {
    let (old, new) = (Set(before), Set(after))
    added = after.filter { !old.contains($0) }
    removed = before.filter { !new.contains($0) }
  }
}

extension Changes.Difference<String> {
  /// What is in one of two lists only; most of what two commits agree on stands at both ends.
  fileprivate init(from before: TextList, to after: TextList) {
    let (first, last) = before.agreement(with: after)
    self.init(
      from: Array(before.dropFirst(first).dropLast(last)),
      to: Array(after.dropFirst(first).dropLast(last)))
  }
}
