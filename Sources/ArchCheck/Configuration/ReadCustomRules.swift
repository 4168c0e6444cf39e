extension ConfigurationReader {
  /// The rules that stand under `rules: custom:`, those with mistakes of form left out.
  mutating func customRules(
    _ value: PlacedYAML?, components: [String]
  ) -> [CustomRule] {
    var rules: [CustomRule] = []
    for entry in value?.entries ?? [] {
      guard Shape.customRule.mistakes(in: entry.value, what: "").isEmpty else { continue }
      if entry.value.text != nil {
        note(
          "no file that this one extends has the rule \"\(entry.key)\", so one word says too little",
          at: entry.location)
        continue
      }
      refuseName(entry)
      guard let match = match(entry, components: components) else { continue }
      let severity = entry.value["severity"]?.text.flatMap(Severity.init)
      var rule = CustomRule(
        id: entry.key, match: match, message: entry.value["message"]?.text ?? "",
        severity: severity ?? .warning, because: entry.value["because"]?.text,
        fix: entry.value["fix"]?.text ?? "", examples: examples(entry.value["examples"]),
        location: entry.location)
      rule.isOn = entry.value["severity"]?.isOff != true
      refusePlaceholders(of: rule, at: entry.value["message"]?.location ?? entry.location)
      rules.append(rule)
    }
    return rules
  }

  private mutating func refuseName(_ entry: PlacedYAML.Entry) {
    let isSnakeCase =
      entry.key.first.map { "a"..."z" ~= $0 } ?? false
      && entry.key.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "_" }
    if !isSnakeCase {
      note(
        "the rule \"\(entry.key.shortened)\" needs a name of lower-case letters, digits and _",
        at: entry.location)
    }
    if catalog.idsOfFindings.contains(entry.key) {
      note("archcheck has a rule \"\(entry.key)\" already", at: entry.location)
    }
  }

  private mutating func match(
    _ entry: PlacedYAML.Entry, components: [String]
  ) -> CustomRule.Match? {
    switch (entry.value["types"], entry.value["dependencies"]) {
    case (let types?, nil):
      return .types(pattern(types, what: "types", components: components))
    case (nil, let uses?):
      let kinds = uses["kinds"]?.texts ?? []
      refuseEmptyLists(in: uses, keys: ["kinds"])
      return .dependencies(
        from: uses["from"].map { pattern($0, what: "from", components: components) }
          ?? TypePattern(),
        to: uses["to"].map { pattern($0, what: "to", components: components) } ?? TypePattern(),
        kinds: DependencyKind.allCases.filter { kinds.contains($0.name) })
    case (nil, nil), (_?, _?):
      note("a rule is about \"types\" or about \"dependencies\"", at: entry.location)
      return nil
    }
  }

  /// An empty list would mean no more than a key that is not written, which is everything.
  private mutating func refuseEmptyLists(in value: PlacedYAML, keys: [String]) {
    for entry in value.entries where keys.contains(entry.key) && entry.key != "unless" {
      let isMap = if case .map = entry.value.content { true } else { false }
      guard isMap ? entry.value.entries.isEmpty : entry.value.list.isEmpty else { continue }
      note(
        "\"\(entry.key)\" is empty; name what is meant, or leave the key out where all are",
        at: entry.value.location)
    }
  }

  private mutating func pattern(
    _ value: PlacedYAML, what: String, components: [String]
  ) -> TypePattern {
    if value.entries.isEmpty {
      note(
        "\"\(what)\" has no pattern; write names: \"*\" where every type is meant",
        at: value.location)
    }
    refuseEmptyLists(in: value, keys: value.entries.map(\.key))
    for key in ["names", "superclasses", "conformances"] { refuseExpressions(terms(value[key])) }
    var pattern = TypePattern()
    ListKey.fill(&pattern, by: TypePattern.keys, from: value)
    for name in pattern.components
    where !components.contains(where: Glob(name.text).matches) {
      note(unknown("component", name.text, among: components), at: name.location)
    }
    for entry in value["metrics"]?.entries ?? [] {
      guard let metric = TypeMetric(rawValue: entry.key), let text = entry.value.text else {
        continue
      }
      if let bound = TypePattern.Bound(metric, text) { pattern.metrics.append(bound) }
    }
    if let unless = value["unless"] {
      pattern.unless = [self.pattern(unless, what: "unless", components: components)]
    }
    return pattern
  }

  private func examples(_ value: PlacedYAML?) -> [Example] {
    (value?.list ?? []).compactMap { entry in
      entry.text.map { text in
        Example(text, filePath: entry.location.file, line: entry.location.line)
      }
    }
  }

  private mutating func refusePlaceholders(of rule: CustomRule, at location: Location) {
    for name in rule.message.placeholders where !rule.placeholders.contains(name) {
      note(unknown("name in braces", name, among: rule.placeholders), at: location)
    }
  }
}

extension Configuration {
  /// Examples of the configuration's own rules that do not show what they say.
  package func exampleMistakes() -> [Mistake] {
    customRules.flatMap { rule in
      rule.examples.flatMap { example -> [Mistake] in
        let claims = claims(for: Set(example.files.map(\.module)).sorted())
        // A rule of the configuration cannot throw.
        let told = (try? example.mismatches(of: ConfiguredRule(rule), claims: claims)) ?? []
        let place = Location(file: example.filePath, line: example.line, column: 1)
        return told.map { Mistake("the example of \"\(rule.id)\": \($0)", at: place) }
      }
    }
  }

  /// Modules that the configuration's own rules name and nothing knows, and patterns of users that
  /// match no type. What a rule is against may well be nowhere.
  func customRuleMistakes(_ resolver: TermResolver) -> [Mistake] {
    customRules.flatMap { rule -> [Mistake] in
      let patterns: [TypePattern] =
        switch rule.match {
        case .types(let pattern): [pattern]
        case .dependencies(let from, let to, _): [from, to]
        }
      let all = patterns + patterns.flatMap(\.unless)
      return all.flatMap(\.modules)
        .filter { Glob($0.text).isLiteral && !resolver.isKnown($0.text) }
        .map { name in
          Mistake(unknown("module", name.text, among: resolver.ownNames), at: name.location)
        }
        + (all.flatMap { $0.likelyTypos(in: resolver) } + idleUsers(of: rule, resolver)).map {
          Mistake($0, at: rule.location, severity: .warning)
        }
    }
  }

  private func idleUsers(of rule: CustomRule, _ resolver: TermResolver) -> [String] {
    guard case .dependencies(let users, _, _) = rule.match else { return [] }
    return users.idleKeys(in: resolver).map { "`\($0)` in \"from\" matches no type" }
  }
}
