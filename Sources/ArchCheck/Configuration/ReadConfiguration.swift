extension Configuration {
  /// Reads `.archcheck.yml` and the files that it extends. All mistakes of meaning come at once:
  /// errors are thrown, the others are in `notes`. `catalog` are the rules there are.
  package static func read(
    _ bytes: [UInt8], file: String, extending files: ConfigurationFiles? = nil,
    catalog: [any Rule.Type] = RuleCatalog.rules
  ) throws(ConfigurationError) -> (configuration: Configuration, notes: [Mistake]) {
    guard let value = try PlacedYAML.read(bytes, file: file) else {
      let start = Location(file: file, line: 1, column: 1)
      return (Configuration(), [Mistake("the configuration is empty", at: start, severity: .info)])
    }
    let extended = ExtendedFiles(value, named: file, in: files, catalog: catalog)
    var reader = ConfigurationReader(catalog: catalog, mistakes: extended.mistakes)
    var configuration = reader.configuration(
      extended.values.reduce(PlacedYAML(content: .map([]), location: value.location)) {
        $1.laid(over: $0)
      })
    if !extended.profiles.isEmpty { configuration.extends = extended.profiles }
    configuration.extendedFiles = extended.read
    if reader.mistakes.contains(where: { $0.severity == .error }) {
      throw ConfigurationError(reader.mistakes)
    }
    return (configuration, reader.mistakes.sorted(by: Mistake.isShownBefore))
  }
}

/// Turns the values of a file into a configuration and collects the mistakes.
struct ConfigurationReader {
  let catalog: [any Rule.Type]
  var mistakes: [Mistake]
  private var customRuleNames: [String] = []

  init(catalog: [any Rule.Type], mistakes: [Mistake]) {
    self.catalog = catalog
    self.mistakes = mistakes
  }

  mutating func configuration(_ value: PlacedYAML) -> Configuration {
    var configuration = Configuration()
    configuration.places = places(in: value)
    configuration.name = value["name"]?.text
    configuration.exclude = value["exclude"]?.texts ?? []
    let patterns = value.entries.filter { $0.key == "generated" }.map(\.value)
    configuration.generated = generated(patterns)
    configuration.pathPatterns = terms(value["exclude"]) + patterns.flatMap(addedTerms)
    configuration.architectures = architectures(value["architecture"])
    configuration.components = components(value["components"])
    configuration.roles = roles(value["roles"])
    configuration.namedCode =
      namedCode(inRoles: value["roles"]) + namedCode(inComponents: value["components"])
    refuseExpressions(
      configuration.namedCode.filter {
        ["types", "superclasses", "conformances"].contains($0.key)
      }.map(\.term))
    configuration.contracts = contracts(value["contracts"])
    configuration.rules = (value["rules"]?.entries ?? []).compactMap { ruleSetting($0) }
    configuration.customRules = customRules(
      value["rules"]?["custom"], components: configuration.components.map(\.name.value))
    customRuleNames = configuration.customRules.map(\.id)
    configuration.exceptions = (value["exceptions"]?.list ?? []).compactMap {
      exception($0, besides: configuration.contracts)
    }
    configuration.baseline = value["baseline"].flatMap { baseline in
      baseline.text.map { Placed($0, at: baseline.location) }
    }
    configuration.report.title = value["report"]?["title"]?.text
    configuration.report.pages = terms(value["report"]?["pages"])
    refuseLeavingRoot(value)
    return configuration
  }

  mutating func note(_ message: String, at location: Location, _ severity: Severity = .error) {
    mistakes.append(Mistake(message, at: location, severity: severity))
  }

  /// Names of types with what stands in none, as in a regular expression.
  mutating func refuseExpressions(_ names: [Contract.Term]) {
    for name in names where name.text.contains(where: { "^$()+\\".contains($0) }) {
      note(
        "\"\(name.text.shortened)\" can be the name of no type; patterns have * for any run of "
          + "characters and ? for one, and are no regular expressions", at: name.location)
    }
  }

  private func places(in value: PlacedYAML) -> [[String]: [Location]] {
    var places: [[String]: [Location]] = [:]
    func note(_ entry: PlacedYAML.Entry, as key: [String]) {
      // What several files say stands in each of them.
      for location in [entry.location] + entry.value.locations
      where !places[key, default: []].contains(where: { $0.file == location.file }) {
        places[key, default: []].append(location)
      }
    }
    for entry in value.entries { note(entry, as: [entry.key]) }
    for role in value["roles"]?.entries ?? [] { note(role, as: ["roles", role.key]) }
    for rule in value["rules"]?["custom"]?.entries ?? [] {
      for entry in rule.value.entries { note(entry, as: [rule.key, entry.key]) }
    }
    return places
  }

  private func change(_ value: PlacedYAML) -> ListChange {
    if case .map = value.content {
      return ListChange(added: value["add"]?.texts ?? [], removed: value["remove"]?.texts ?? [])
    }
    return ListChange(replacement: value.texts)
  }

  /// What the files say of the list of patterns, each after the one that it extends.
  private mutating func generated(_ values: [PlacedYAML]) -> [ListChange] {
    var changes: [ListChange] = []
    for value in values {
      let patterns = changes.applied(to: GeneratedFiles.patterns)
      for term in terms(value["remove"]) where !patterns.contains(term.text) {
        note(noneToRemove(term.text, from: "generated", patterns), at: term.location, .warning)
      }
      changes.append(change(value))
    }
    return changes
  }

  /// The entries that are added to a list, or that replace the default one and are not of it.
  private func addedTerms(_ value: PlacedYAML) -> [Contract.Term] {
    if case .map = value.content { return terms(value["add"]) }
    return terms(value).filter { !GeneratedFiles.patterns.contains($0.text) }
  }

  private func roles(_ value: PlacedYAML?) -> [(pattern: Glob, role: Role)] {
    var roles: [(pattern: Glob, role: Role)] = []
    for entry in value?.entries ?? [] {
      guard let role = Role(rawValue: entry.key) else { continue }
      roles += entry.value.texts.map { (Glob($0), role) }
    }
    return roles
  }

  private func namedCode(inRoles value: PlacedYAML?) -> [NamedCode] {
    (value?.entries ?? []).filter { Role(rawValue: $0.key) != nil }.flatMap { entry in
      terms(entry.value).map { NamedCode(component: nil, key: "types", term: $0) }
    }
  }

  private func namedCode(inComponents value: PlacedYAML?) -> [NamedCode] {
    (value?.entries ?? []).flatMap { component in
      func named(_ value: PlacedYAML, by key: String) -> [NamedCode] {
        terms(value).map { NamedCode(component: component.key, key: key, term: $0) }
      }
      guard case .map = component.value.content else {
        return named(component.value, by: "modules")
      }
      return component.value.entries.filter { $0.key != "roles" }.flatMap {
        named($0.value, by: $0.key)
      }
    }
  }

  private mutating func components(
    _ value: PlacedYAML?
  ) -> [(name: Placed<String>, pattern: ComponentPattern)] {
    (value?.entries ?? []).map { entry in
      var pattern = ComponentPattern()
      if case .map = entry.value.content {
        ListKey.fill(&pattern, by: ComponentPattern.keys, from: entry.value)
      } else {
        pattern.modules = entry.value.texts
      }
      if entry.value.list.isEmpty || entry.value.content == .map([]) {
        note("the component \"\(entry.key)\" has no pattern", at: entry.location)
      }
      return (Placed(entry.key, at: entry.location), pattern)
    }
  }

  private mutating func exception(
    _ value: PlacedYAML, besides contracts: [Contract]
  ) -> Exception? {
    if let rule = value["rule"], let id = rule.text {
      let known = catalog.idsWithContracts + Suppressed.rules + customRuleNames
      if !known.contains(id), let contract = contracts.first(where: { $0.name == id }) {
        note(
          "\"\(id)\" is a contract; write `rule: \(contract.word)` and `subject: \(id)`",
          at: rule.location)
      } else if !known.contains(id) {
        note(unknown("rule", id, among: known), at: rule.location)
      }
    }
    let about = Shape.exceptionSubjects
    if case .map = value.content, about.allSatisfy({ value[$0] == nil }) {
      note(
        "an exception names its \(about.joined(separator: ", ")), or several", at: value.location)
    }
    guard let rule = value["rule"]?.text, let because = value["because"]?.text else { return nil }
    func glob(_ key: String) -> Glob? { value[key]?.text.map(Glob.init) }
    return Exception(
      rule: rule, subject: glob("subject"),
      target: value["target"]?.text.map { Glob($0.replacing("->", with: "→")) },
      module: glob("module"),
      path: glob("path"), because: because, owner: value["owner"]?.text,
      until: value["until"]?.text.flatMap { Day($0) }, location: value.location)
  }

  /// Paths are relative to the root and stay below it.
  private mutating func refuseLeavingRoot(_ value: PlacedYAML) {
    let diagrams = (value["contracts"]?.list ?? []).compactMap { $0["diagram"] }
    for path in [value["baseline"]].compactMap({ $0 }) + (value["report"]?["pages"]?.list ?? [])
      + diagrams
    {
      guard let text = path.text else { continue }
      if text.hasPrefix("/") || text.hasPrefix("~") || text.split(separator: "/").contains("..") {
        note("\"\(text.shortened)\" must be a path below the project's root", at: path.location)
      }
    }
  }
}

extension Configuration {
  /// What is to be said of exceptions for rules that are off and for contracts that there are not.
  func idleExceptions(among rules: [EffectiveRule]) -> [Mistake] {
    let off = Set(rules.filter { !$0.isOn }.map(\.id))
    let kinds = Set(contracts.map(\.word))
    return exceptions.compactMap { exception in
      let rule = exception.rule
      let why =
        off.contains(rule)
        ? "the rule is off"
        : ContractCatalog.words.contains(rule) && !kinds.contains(rule)
          ? "there is no such contract" : nil
      return why.map {
        Mistake(
          "the exception for \(rule) covers nothing: \($0)", at: exception.location,
          severity: .warning)
      }
    }
  }
}
