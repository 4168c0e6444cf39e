extension CustomRule {
  /// The rule as an entry of `rules: custom:`, `origin` behind its first line.
  func yaml(
    origin: String, ofSeverity severityOrigin: String = "", withExamples: Bool = true
  ) -> [String] {
    var lines = ["    \(id):\(origin)", "      message: \(message.yaml)"]
    switch match {
    case .types(let pattern): lines.append("      types: \(pattern.yaml)")
    case .dependencies(let from, let to, let kinds):
      let counted = kinds.isEmpty ? "" : ", kinds: \(kinds.map(\.name).yaml)"
      lines.append("      dependencies: {from: \(from.yaml), to: \(to.yaml)\(counted)}")
    }
    lines.append("      severity: \(isOn ? severity.rawValue : Switch.off[0])\(severityOrigin)")
    if let because { lines.append("      because: \(because.yaml)") }
    if !fix.isEmpty { lines.append("      fix: \(fix.yaml)") }
    if withExamples, !examples.isEmpty {
      lines.append("      examples: \(examples.map(\.code).yaml)")
    }
    return lines
  }
}

extension TypePattern {
  fileprivate var yaml: String {
    var parts = ListKey.yaml(self, by: Self.keys)
    if !metrics.isEmpty {
      let bounds = metrics.map { bound in
        let value = Int(exactly: bound.value).map(String.init) ?? String(bound.value)
        return "\(bound.metric.rawValue): \"\(bound.relation.rawValue) \(value)\""
      }
      parts.append("metrics: {\(bounds.joined(separator: ", "))}")
    }
    parts += unless.map { "unless: \($0.yaml)" }
    return "{\(parts.joined(separator: ", "))}"
  }
}
