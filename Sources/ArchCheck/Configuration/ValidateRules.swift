extension Configuration {
  /// Patterns of the modules that a rule is about, as options of the file have them, of which none
  /// matches.
  func ruleMistakes(in graph: DependencyGraph) -> [Mistake] {
    let modules = graph.modules.map(\.name)
    return rules.filter(\.isOn).flatMap { setting -> [Mistake] in
      let rule = RuleCatalog.rules.first { $0.id == setting.id.value }
      let named = setting.options.filter {
        $0.name.value == rule?.documentation.moduleOption?.snakeCased
      }
      return named.flatMap { option -> [Mistake] in
        let unmatched = option.written.filter { pattern in
          !modules.contains(where: Glob(pattern).matches)
        }
        guard let place = option.name.location, !unmatched.isEmpty else { return [] }
        func mistake(_ what: String, of patterns: [String]) -> Mistake {
          let hint = patterns.lazy.compactMap { nearestSpelling(of: $0, among: modules) }.first
          return Mistake(
            what + (hint.map { "; did you mean \"\($0)\"?" } ?? ""), at: place, severity: .warning)
        }
        let name = option.name.value
        // What is added stands beside what the rule looks at anyway.
        if option.isWhole, unmatched.count == option.written.count {
          return [
            mistake(
              "\"\(name)\" matches no module, so \(setting.id.value) finds nothing", of: unmatched)
          ]
        }
        // Of patterns, one may be there for modules to come.
        return unmatched.filter { Glob($0).isLiteral }.map {
          mistake("\"\($0)\" in \"\(name)\" matches no module", of: [$0])
        }
      }
    }
  }
}

extension OptionSetting {
  /// Whether the file has the whole list, and not only what is added to the usual one.
  fileprivate var isWhole: Bool {
    if case .value = change { true } else { false }
  }

  /// The texts that the file has in a list.
  fileprivate var written: [String] {
    switch change {
    case .value(.list(let values)), .list(let values, _): values.map(\.written)
    case .value: []
    }
  }
}
