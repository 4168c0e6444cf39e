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
      return named.compactMap { option in
        let patterns = option.written
        guard let place = option.name.location, !patterns.isEmpty,
          !patterns.contains(where: { pattern in modules.contains(where: Glob(pattern).matches) })
        else { return nil }
        let hint = patterns.lazy.compactMap { nearestSpelling(of: $0, among: modules) }.first
        return Mistake(
          "\"\(option.name.value)\" matches no module, so \(setting.id.value) finds nothing"
            + (hint.map { "; did you mean \"\($0)\"?" } ?? ""), at: place, severity: .warning)
      }
    }
  }
}

extension OptionSetting {
  /// The texts that the file has in a list.
  fileprivate var written: [String] {
    switch change {
    case .value(.list(let values)), .list(let values, _): values.map(\.written)
    case .value: []
    }
  }
}
