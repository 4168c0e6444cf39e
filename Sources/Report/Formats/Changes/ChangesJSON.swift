import ArchCheck

/// The changes as JSON: the findings as in the result, with their states, and what came and went.
struct ChangesJSON {
  private let setting: FormatSetting

  init(_ setting: FormatSetting) {
    self.setting = setting
  }

  func render(_ changes: Changes) -> String {
    JSON.object([
      .init(key: "schemaVersion", value: .int(JSONFormat.schemaVersion)),
      .init(key: "tool", value: JSONFormat.tool(version: setting.version)),
      .init(key: "base", value: side(changes.base)),
      .init(key: "head", value: side(changes.head)),
      .init(key: "configurationChanged", value: .bool(changes.configurationChanged)),
      .init(key: "findings", value: .array(changes.findings.map(JSONFormat.json))),
      .init(key: "accepted", value: .array(changes.accepted.map(JSONFormat.json))),
      .init(key: "modules", value: difference(changes.modules, JSON.string)),
      .init(key: "types", value: difference(changes.types, JSON.string)),
      .init(
        key: "moves",
        value: .array(
          changes.moves.map {
            ["name": .string($0.name), "from": .string($0.from), "to": .string($0.to)]
          })),
      .init(key: "dependencies", value: difference(changes.dependencies, use)),
      .init(key: "typeDependencies", value: difference(changes.typeDependencies, JSON.string)),
      .init(
        key: "cycles",
        value: difference(changes.cycles) {
          ["level": .string($0.level.rawValue), "members": .strings($0.members)]
        }),
      .init(key: "surface", value: difference(changes.surface, JSON.string)),
      .init(
        key: "metrics",
        value: .array(
          changes.metrics.map {
            [
              "module": .string($0.module), "metric": .string($0.metric.nameInChanges),
              "before": $0.before.map(JSON.double) ?? .null,
              "after": $0.after.map(JSON.double) ?? .null,
            ]
          })),
      .init(key: "diagnostics", value: .array(changes.diagnostics.map(JSONFormat.json))),
    ]).text
  }

  private func side(_ side: Changes.Side) -> JSON {
    [
      "name": .string(side.name), "project": JSONFormat.json(side.project),
      "summary": JSONFormat.json(side.summary), "surface": .int(side.surface),
    ]
  }

  private func difference<Element>(
    _ difference: Changes.Difference<Element>, _ json: (Element) -> JSON
  ) -> JSON {
    [
      "added": .array(difference.added.map(json)), "removed": .array(difference.removed.map(json)),
    ]
  }

  private func use(_ use: Snapshot.ModuleUse) -> JSON {
    [
      "source": .string(use.source), "target": .string(use.target),
      "external": .bool(use.isExternal), "file": .optional(use.location?.file),
      "line": use.location.map { .int($0.line) } ?? .null,
    ]
  }
}

extension ModuleMetric {
  /// What the JSON of changes calls a figure.
  fileprivate var nameInChanges: String {
    switch self {
    case .files: "files"
    case .lines: "lines"
    case .types: "types"
    case .ca: "afferentCoupling"
    case .ce: "efferentCoupling"
    case .i: "instability"
    case .a: "abstractness"
    case .d: "distance"
    }
  }
}
