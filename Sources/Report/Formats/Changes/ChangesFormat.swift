import ArchCheck

/// The formats in which the changes between two runs can be told.
package enum ChangesFormat: String, Sendable, CaseIterable {
  case text, json, markdown

  /// The whole output.
  package func render(_ changes: Changes, _ setting: FormatSetting) -> String {
    var shown = changes
    shown.findings = changes.findings.asShown
    return switch self {
    case .text: ChangesText(setting).render(shown)
    case .json: ChangesJSON(setting).render(changes)
    case .markdown: ChangesMarkdown(setting).render(shown)
    }
  }
}

extension Changes.Side {
  /// `main (3f2c1a2b9d0e)`, or `work tree (3f2c1a2b9d0e and changes)`.
  var title: String {
    guard let revision = project.revision else { return name }
    let id = String(revision.prefix(12))
    if revision.hasPrefix(name), name.count >= 7 { return project.dirty ? "\(id) and changes" : id }
    return "\(name) (\(id)\(project.dirty ? " and changes" : ""))"
  }
}

extension Changes {
  /// What is said where nothing changed.
  static let noChange = "No change to modules, dependencies, types and findings."

  /// What stands above the findings that a comment or an exception covers now.
  static let acceptedTitle = "Findings that a comment or an exception accepts now"

  /// What is said where the configuration changed.
  static let changedConfiguration =
    "The configuration changed too; both sides are judged by the new one."

  /// Types that came and went, without those that moved.
  var typesShown: Difference<String> {
    let moved = Set(moves.flatMap { ["\($0.from).\($0.name)", "\($0.to).\($0.name)"] })
    return types.filtered { !moved.contains($0) }
  }

  /// Movements that two digits show, by module.
  var visibleMetrics: [(module: String, movements: [Movement])] {
    Dictionary(grouping: metrics.filter(\.isVisible), by: \.module)
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Changes {
  /// Dependencies between types that came and went, without those that only their module's name
  /// tells apart because a type moved.
  var typeDependenciesShown: Difference<String> {
    if moves.isEmpty { return typeDependencies }
    let newNames = Dictionary(
      keepingFirst: moves.map { ("\($0.from).\($0.name)", "\($0.to).\($0.name)") })
    func afterMoves(_ dependency: String) -> String {
      dependency.split(separator: Self.arrow).map { newNames[String($0)] ?? String($0) }
        .joined(separator: Self.arrow)
    }
    let (added, renamed) = (Set(typeDependencies.added), typeDependencies.removed.map(afterMoves))
    let kept = Set(renamed).intersection(added)
    var told = typeDependencies
    told.added.removeAll { kept.contains($0) }
    told.removed = zip(told.removed, renamed).filter { !kept.contains($1) }.map(\.0)
    return told
  }

  private static let arrow = " → "
}

extension Changes.Movement {
  fileprivate var isVisible: Bool { metric.text(before) != metric.text(after) }

  /// `0.40 → 0.55`; a dash where a side has no figure.
  var values: String { "\(metric.text(before)) → \(metric.text(after))" }
}

extension Changes {
  /// The cycles in words: of one that was there before, who joined it and who left it.
  var cyclesShown: Difference<String> {
    var told = Difference<String>()
    var gone = cycles.removed
    for cycle in cycles.added {
      let members = Set(cycle.members)
      let shared = gone.map { before in
        before.level == cycle.level ? before.members.count(where: members.contains) : 0
      }
      guard let most = shared.max(), most > 0, let index = shared.firstIndex(of: most) else {
        told.added.append("\(listed(cycle.members)) (\(cycle.size))")
        continue
      }
      let before = gone.remove(at: index)
      let joined = cycle.members.filter { !before.members.contains($0) }
      let left = before.members.filter { !members.contains($0) }
      if !joined.isEmpty {
        told.added.append("\(listed(joined)) in a cycle, now of \(cycle.size)")
      }
      if !left.isEmpty {
        told.removed.append("\(listed(left)) out of a cycle, now of \(cycle.size)")
      }
    }
    told.removed += gone.map { "\(listed($0.members)) (\($0.size))" }
    return told
  }

  /// Some of the members: a cycle can have hundreds.
  private func listed(_ members: [String]) -> String {
    let limit = 8
    let more = members.count - limit
    return members.prefix(limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

extension Snapshot.Cycle {
  fileprivate var size: String { "\(members.count) \(level.rawValue)s" }
}

extension Snapshot.ModuleUse {
  var title: String { "\(source) → \(target)" }
}

extension Changes.Difference {
  func filtered(_ isIncluded: (Element) -> Bool) -> Self {
    Self(added: added.filter(isIncluded), removed: removed.filter(isIncluded))
  }
}
