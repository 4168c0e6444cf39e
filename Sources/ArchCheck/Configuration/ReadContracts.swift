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
            + "names tell findings apart, so give one of them another `name`",
          at: contract.location)
      }
      names[contract.name] = contract.location
      if entry["severity"]?.isOff != true { contracts.append(contract) }
    }
    return contracts
  }

  private mutating func contract(_ value: PlacedYAML) -> Contract? {
    let kinds = value.entries.filter { entry in ContractCatalog.words.contains(entry.key) }
    guard let entry = kinds.first, let type = ContractCatalog.kind(entry.key) else {
      guard !hasUnknownKey(value) else { return nil }
      let words = ContractCatalog.words.joined(separator: ", ")
      note("a contract needs one of \(words)", at: value.location)
      return nil
    }
    for other in kinds.dropFirst() {
      note(
        "a contract has one kind: \"\(entry.key)\" or \"\(other.key)\"; write two contracts",
        at: other.location)
    }
    refuseModifiers(of: type, in: value)
    let body = entry.value
    guard let kind = read(type, body, in: value) else { return nil }
    let demandedUses = modifier("uses", in: value, or: body)
    if let demandedUses, demandedUses.list.isEmpty {
      note("\"uses\" is empty; without it all uses count", at: demandedUses.location)
    }
    let uses = demandedUses?.texts.compactMap(Contract.Use.init) ?? []
    mistakes += kind.mistakes(
      in: WrittenContract(
        location: body.location, names: body.entries.isEmpty ? terms(body) : nil,
        uses: demandedUses.map { (uses, $0.location) }))
    let contract = Contract(
      kind: kind, name: value["name"]?.text ?? "\(entry.key) \(kind.subject)",
      because: value["because"]?.text,
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
    guard case .map(let map) = Shape.contract else { return false }
    return value.entries.contains { entry in !map.keys.contains { $0.name == entry.key } }
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

  private mutating func refuseModifiers(of kind: any ContractKind.Type, in value: PlacedYAML) {
    let foreign = kind.foreignModifiers
    for entry in value.entries where foreign.contains(entry.key) {
      let allowed = kind.modifiers.joined(separator: ", ")
      note(
        "\"\(entry.key)\" means nothing for \"\(kind.documentation.word)\""
          + (allowed.isEmpty ? "" : "; allowed: \(allowed)"), at: entry.location)
    }
  }

  /// nil where the demand has not the form of the kind, which is reported already.
  private mutating func read<Kind: ContractKind>(
    _: Kind.Type, _ body: PlacedYAML, in value: PlacedYAML
  ) -> Kind? {
    var kind = Kind()
    switch Kind.form {
    case .names(let names): kind[keyPath: names] = terms(body)
    case .keys(let keys):
      for key in keys {
        kind[keyPath: key.property] =
          key.mayBeEmpty ? terms(body[key.name]) : named(key.name, in: body)
      }
    case .text(let text, let choices):
      guard let written = body.text, choices.isEmpty || choices.contains(written) else {
        return nil
      }
      kind[keyPath: text] = written
    }
    for key in Kind.switches { kind[keyPath: key.property] = value[key.name]?.flag ?? false }
    return kind
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
