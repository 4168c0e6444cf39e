extension ConfigurationReader {
  mutating func contracts(_ value: PlacedYAML?) -> [Contract] {
    var contracts: [Contract] = []
    var names: [String: Location] = [:]
    for entry in value?.list ?? [] {
      if entry.isNull { note("an entry without a contract", at: entry.location) }
      guard case .map = entry.content, let contract = contract(entry) else { continue }
      if let first = names[contract.name] {
        // The file that extends the other stands before it and wins.
        if first.file != contract.location.file { continue }
        note(
          "the contract \"\(contract.name)\" stands in line \(first.line) already; "
            + "names tell findings apart", at: contract.location)
      }
      names[contract.name] = contract.location
      if entry["severity"]?.isOff != true { contracts.append(contract) }
    }
    return contracts
  }

  private mutating func contract(_ value: PlacedYAML) -> Contract? {
    let kinds = value.entries.filter { entry in Contract.Kind.ids.contains(entry.key) }
    guard let entry = kinds.first, let word = Contract.Kind.Word(rawValue: entry.key) else {
      guard !hasUnknownKey(value) else { return nil }
      note(
        "a contract needs one of \(Contract.Kind.ids.joined(separator: ", "))", at: value.location)
      return nil
    }
    for other in kinds.dropFirst() {
      note(
        "a contract has one kind: \"\(entry.key)\" or \"\(other.key)\"; write two contracts",
        at: other.location)
    }
    refuseModifiers(of: word, in: value)
    let body = entry.value
    guard let kind = kind(word, body, in: value) else { return nil }
    let demandedUses = modifier("uses", in: value, or: body)
    if let demandedUses, demandedUses.list.isEmpty {
      note("\"uses\" is empty; without it all uses count", at: demandedUses.location)
    }
    let uses = demandedUses?.texts.compactMap(Contract.Use.init) ?? []
    if case .acyclic(let level) = kind, level != .modules, !uses.isEmpty, !uses.contains(.types),
      let demandedUses
    {
      note(
        "cycles of \(level.rawValue) are made of uses of types, so \"uses\" must have \"types\"",
        at: demandedUses.location)
    }
    let contract = Contract(
      kind, name: value["name"]?.text ?? kind.defaultName, because: value["because"]?.text,
      severity: value["severity"]?.text.flatMap(Severity.init) ?? .error,
      ignore: (value["ignore"]?.list ?? []).compactMap { exemption($0) },
      uses: uses.isEmpty ? Set(Contract.Use.allCases) : Set(uses),
      isTransitive: modifier("transitive", in: value, or: body)?.flag ?? false,
      location: value.location)
    noteScatteredCaptures(of: contract)
    return contract
  }

  /// One term must have all captures, or nothing says which texts belong together.
  private mutating func noteScatteredCaptures(of contract: Contract) {
    let captures = contract.captures
    let captured = contract.kind.terms.map { Set(CaptureTemplate($0.text).captures) }
    let ignored = contract.ignore.flatMap { $0.from + $0.to }
    for term in ignored where !CaptureTemplate(term.text).captures.allSatisfy(captures.contains) {
      note("\"\(term.text)\" captures what the contract does not", at: term.location)
    }
    if captures.isEmpty || captured.contains(Set(captures)) { return }
    note(
      "no name of the contract has all of \(captures.map { "<\($0)>" }.joined(separator: ", ")), so "
        + "that it is not clear which of them belong together", at: contract.location)
  }

  /// An unknown key is reported already, and probably the kind misspelt.
  private func hasUnknownKey(_ value: PlacedYAML) -> Bool {
    guard case .record(let record) = Shape.contract else { return false }
    return value.entries.contains { entry in !record.keys.contains { $0.name == entry.key } }
  }

  /// A key that may stand beside the kind or in its map, but not in both.
  private mutating func modifier(
    _ key: String, in value: PlacedYAML, or body: PlacedYAML
  ) -> PlacedYAML? {
    if let outer = value[key], body[key] != nil {
      note("\"\(key)\" is said twice", at: outer.location)
    }
    return body[key] ?? value[key]
  }

  private mutating func refuseModifiers(of kind: Contract.Kind.Word, in value: PlacedYAML) {
    let form = kind.form
    for entry in value.entries where form.foreignModifiers.contains(entry.key) {
      let allowed = form.modifiers.joined(separator: ", ")
      note(
        "\"\(entry.key)\" means nothing for \"\(kind.rawValue)\""
          + (allowed.isEmpty ? "" : "; allowed: \(allowed)"), at: entry.location)
    }
  }

  private mutating func kind(
    _ word: Contract.Kind.Word, _ body: PlacedYAML, in value: PlacedYAML
  ) -> Contract.Kind? {
    func isSet(_ key: String) -> Bool { value[key]?.flag ?? false }
    switch word {
    case .layers:
      let isExhaustive = isSet("exhaustive")
      return .layers(
        layers(body, isExhaustive: isExhaustive), closed: isSet("closed"),
        exhaustive: isExhaustive)
    case .independent:
      let terms = terms(body)
      if terms.isEmpty { note("\"independent\" is empty", at: body.location) }
      return .independent(terms)
    case .forbidden:
      let (from, to) = (named("from", in: body), named("to", in: body))
      if !from.isEmpty, Set(from.map(\.text)) == Set(to.map(\.text)) {
        note("\"from\" and \"to\" are the same, so it means nothing", at: body.location)
      }
      return .forbidden(from: from, to: to)
    // Who may use nothing, or be used by nobody, has an empty list.
    case .only: return .only(from: named("from", in: body), mayUse: terms(body["may_use"]))
    case .protected:
      return .protected(targets: named("target", in: body), importers: terms(body["importers"]))
    case .required:
      return .required(from: named("from", in: body), to: named("to", in: body))
    case .acyclic: return body.text.flatMap(Contract.Level.init).map { .acyclic($0) }
    case .visibility:
      return .visibility(modules: named("module", in: body), types: terms(body["types"]))
    case .diagram: return body.text.map { .diagram(Diagram(path: $0)) }
    }
  }

  private mutating func layers(_ value: PlacedYAML, isExhaustive: Bool) -> [Contract.Layer] {
    var seen: Set<String> = []
    let layers = value.list.compactMap { layer -> Contract.Layer? in
      guard let text = layer.text else { return nil }
      let names = text.split(separator: "|", omittingEmptySubsequences: false).map {
        String($0.trimmingBlanks)
      }
      if names.contains("") {
        note("a sibling without a name in \"\(text.shortened)\"", at: layer.location)
      }
      for name in names where !name.isEmpty && !seen.insert(name).inserted {
        note("\"\(name)\" stands in two layers", at: layer.location)
      }
      return names.filter { !$0.isEmpty }.map { Contract.Term($0, at: layer.location) }
    }
    // Siblings of one layer must not use each other, and every module has a place in an only one.
    let isDemanding = isExhaustive || (layers.first?.count ?? 0) > 1
    if layers.count < 2, value.entries.isEmpty, !isDemanding {
      let what = layers.isEmpty ? "no layer" : "one layer only"
      note("\"layers\" has \(what), so it demands nothing", at: value.location, .warning)
    }
    return layers
  }

  /// Terms of which there must be one.
  private mutating func named(_ key: String, in body: PlacedYAML) -> [Contract.Term] {
    let terms = terms(body[key])
    if terms.isEmpty, let value = body[key], value.list.isEmpty {
      note("\"\(key)\" is empty, so nothing is meant", at: value.location)
    }
    return terms
  }

  func terms(_ value: PlacedYAML?) -> [Contract.Term] {
    (value?.list ?? []).compactMap { entry in
      entry.text.map { Contract.Term($0, at: entry.location) }
    }
  }

  private mutating func exemption(_ value: PlacedYAML) -> Contract.Exemption? {
    guard let because = value["because"]?.text else { return nil }
    let (from, to) = (named("from", in: value), named("to", in: value))
    return Contract.Exemption(from: from, to: to, because: because)
  }
}

extension Contract.Kind {
  /// The name of a contract that has none: its kind and what it is about.
  fileprivate var defaultName: String {
    switch self {
    case .layers(let layers, _, _):
      "layers \(layers.map { $0.map(\.text).joined(separator: " | ") }.joined(separator: ", "))"
    case .independent(let terms): "independent \(terms.text)"
    case .forbidden(let from, let to): "forbidden \(from.text) → \(to.text)"
    case .only(let from, _): "only \(from.text)"
    case .protected(let targets, _): "protected \(targets.text)"
    case .required(let from, let to): "required \(from.text) → \(to.text)"
    case .acyclic(let level): "acyclic \(level.rawValue)"
    case .visibility(let modules, _): "visibility \(modules.text)"
    case .diagram(let diagram): "diagram \(diagram.path)"
    }
  }
}
