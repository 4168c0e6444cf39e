extension Configuration {
  /// The effective configuration as YAML, each value with its origin in a comment. What is shown
  /// reads as the same configuration.
  package func shown(with rules: [EffectiveRule]) -> String {
    func place(_ locations: [Location]) -> String {
      locations.isEmpty
        ? "  # default"
        : "  # \(locations.map { "\($0.file):\($0.line)" }.joined(separator: ", "))"
    }
    func place(_ location: Location?) -> String { place(location.map { [$0] } ?? []) }
    func place(of keys: String...) -> String { place(places[keys] ?? []) }
    var lines = ["version: 1"]
    if let name { lines.append("name: \(name.yaml)\(place(of: "name"))") }
    let profiles = extends.map(\.value).joined(separator: ", ")
    lines.append("extends: none  # the rules of \(profiles) are written out below")
    if !exclude.isEmpty { lines.append("exclude: \(exclude.yaml)\(place(of: "exclude"))") }
    let patterns = generated.applied(to: GeneratedFiles.patterns)
    lines.append("generated: \(patterns.yaml)\(place(of: "generated"))")
    lines += architectureLines
    if !components.isEmpty {
      lines.append("components:")
      for (name, pattern) in components {
        lines.append("  \(name.value.yaml): \(pattern.yaml)\(place(name.location))")
      }
    }
    let byRole = Dictionary(grouping: roles, by: \.role)
    if !roles.isEmpty {
      lines.append("roles:")
      var told: Set<Role> = []
      // Of two patterns that match a type the first one wins.
      for (_, role) in roles where told.insert(role).inserted {
        let patterns = (byRole[role] ?? []).map(\.pattern.pattern)
        lines.append(
          "  \(role.rawValue): \(patterns.yaml)\(place(of: "roles", role.rawValue))")
      }
    }
    if !contracts.isEmpty {
      lines.append("contracts:")
      for contract in contracts { lines += contract.yaml(origin: place(contract.location)) }
    }
    lines.append("rules:")
    for rule in rules where rule.configured.rule != nil { lines += rule.yaml }
    if !customRules.isEmpty {
      lines.append("  custom:")
      for rule in customRules {
        lines += rule.yaml(
          origin: place(rule.location), ofSeverity: place(of: rule.id, "severity"))
      }
    }
    if !exceptions.isEmpty {
      lines.append("exceptions:")
      for exception in exceptions {
        lines.append("  - \(exception.yaml)\(place(exception.location))")
      }
    }
    if let baseline { lines.append("baseline: \(baseline.value.yaml)\(place(baseline.location))") }
    if report != ReportSettings() {
      let title = report.title.map { ["title: \($0.yaml)"] } ?? []
      let pages = report.pages.isEmpty ? [] : ["pages: \(report.pages.map(\.text).yaml)"]
      lines.append(
        "report: {\((title + pages).joined(separator: ", "))}\(place(of: "report"))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Configuration {
  /// The architectures by module, then what each of them forbids, and what holds for other modules.
  private var architectureLines: [String] {
    let common = RoleMatrix.common
    if architectures.isEmpty { return common.comment(titled: "architecture: common") }
    var lines = ["architecture:"]
    var told: [ArchitectureChoice] = []
    for (modules, choice) in architectures {
      lines.append("  \(modules.pattern.yaml): \(choice.yaml)  # \(choice.origin)")
      if !told.contains(where: { $0.yaml == choice.yaml }) { told.append(choice) }
    }
    let isWhole = architectures.contains { $0.modules.pattern == "*" }
    return lines + told.flatMap { $0.matrix?.comment(titled: "  \($0.yaml)") ?? [] }
      + (isWhole ? [] : common.comment(titled: "  common, for all other modules,"))
  }
}

extension RoleMatrix {
  /// Who must not know whom, a line for each role, as comments.
  fileprivate func comment(titled title: String) -> [String] {
    let edges = Dictionary(grouping: forbidden, by: \.from)
    return ["# \(title) forbids"]
      + edges.keys.sorted().map { from in
        let targets = (edges[from] ?? []).map(\.to).sorted().map(\.rawValue)
        return "#     \(from.rawValue): [\(targets.joined(separator: ", "))]"
      }
  }
}

extension [String] {
  var yaml: String { "[\(map(\.yaml).joined(separator: ", "))]" }
}

extension ArchitectureChoice {
  fileprivate var yaml: String {
    if allow.isEmpty, forbid.isEmpty { return name.yaml }
    func pairs(_ edges: [RoleMatrix.Edge]) -> String {
      "[\(edges.map { [$0.from.rawValue, $0.to.rawValue].yaml }.joined(separator: ", "))]"
    }
    return "{based_on: \(name.yaml), allow: \(pairs(allow)), forbid: \(pairs(forbid))}"
  }
}

extension ComponentPattern {
  fileprivate var yaml: String {
    "{\(ListKey.yaml(self, by: Self.keys).joined(separator: ", "))}"
  }
}

extension Exception {
  fileprivate var yaml: String {
    let keys = [
      ("rule", rule), ("subject", subject?.pattern), ("target", target?.pattern),
      ("module", module?.pattern), ("path", path?.pattern), ("because", because),
      ("owner", owner), ("until", until?.description),
    ]
    return
      "{\(keys.compactMap { key, value in value.map { "\(key): \($0.yaml)" } }.joined(separator: ", "))}"
  }
}

extension EffectiveRule {
  /// A rule that is off is one line.
  fileprivate var yaml: [String] {
    guard isOn else { return ["  \(id): off  # \(origin)"] }
    var lines = [
      "  \(id):  # \(origin)", "    severity: \(configured.severity.rawValue)  # \(severityOrigin)",
    ]
    if let because = configured.because { lines.append("    because: \(because.yaml)") }
    lines += options.map { "    \($0.name): \($0.value.yaml)  # \($0.origin)" }
    return lines
  }
}

extension Contract {
  /// The contract as an entry of the list, `origin` behind its first line.
  fileprivate func yaml(origin: String) -> [String] {
    func list(_ terms: [Term]) -> String { terms.map(\.text).yaml }
    var lines = ["  - name: \(name.yaml)\(origin)"]
    lines += kind.yaml.map { "    \($0)" }
    if let because { lines.append("    because: \(because.yaml)") }
    lines.append("    severity: \(severity.rawValue)")
    if isTransitive { lines.append("    transitive: true") }
    if uses.count < Use.allCases.count {
      lines.append("    uses: \(uses.map(\.rawValue).sorted().yaml)")
    }
    if !ignore.isEmpty { lines.append("    ignore:") }
    lines += ignore.map {
      "      - {from: \(list($0.from)), to: \(list($0.to)), because: \($0.because.yaml)}"
    }
    return lines
  }
}

extension ContractKind {
  /// The demand and what is turned on beside it.
  fileprivate var yaml: [String] {
    func list(_ names: ContractForm<Self>.Names) -> String { self[keyPath: names].map(\.text).yaml }
    let demand =
      switch Self.form {
      case .names(let names): list(names)
      case .keys(let keys):
        "{\(keys.map { "\($0.name): \(list($0.property))" }.joined(separator: ", "))}"
      case .text(let text, _): self[keyPath: text].yaml
      }
    return ["\(documentation.word): \(demand)"]
      + Self.switches.filter { self[keyPath: $0.property] }.map { "\($0.name): true" }
  }
}
