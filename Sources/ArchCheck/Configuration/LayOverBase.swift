extension PlacedYAML {
  /// What a configuration says together with the one that it extends: what it says itself wins, and
  /// lists are added up.
  ///
  /// A key of a map stands several times where values change one another, the base's first.
  func laid(over base: PlacedYAML) -> PlacedYAML {
    laid(over: base) { key, own, bases in
      let base = bases[0]
      return switch key {
      case "exclude", "contracts", "exceptions": [own.followed(by: base)]
      case "generated": bases + [own]
      case "architecture": [own.architecture(over: base)]
      case "components": [own.replacing(in: base)]
      // Of two patterns that match a type the first one wins.
      case "roles": [own.with(own.entries + base.entries)]
      case "rules": [own.rules(over: base)]
      case "report": [own.report(over: base)]
      default: [own]
      }
    }
  }

  /// The entries of two maps; those with a key of both have the values that `joined` makes of its own
  /// value and the base's.
  private func laid(
    over base: PlacedYAML, joined: (_ key: String, _ own: Self, _ bases: [Self]) -> [Self]
  ) -> PlacedYAML {
    if isNull { return base }
    guard case .map(let own) = content, case .map(let others) = base.content else { return self }
    let bases = Dictionary(grouping: others.filter { !$0.value.isNull }, by: \.key)
    let both = own.flatMap { entry -> [Entry] in
      guard let others = bases[entry.key], let other = others.first else { return [entry] }
      if entry.value.isNull { return others }
      return joined(entry.key, entry.value, others.map(\.value)).map { value in
        let isOwn = value.location.file == entry.location.file
        return Entry(
          key: entry.key, location: isOwn ? entry.location : other.location, value: value)
      }
    }
    let keys = Set(own.map(\.key))
    return with(both + others.filter { !keys.contains($0.key) })
  }

  /// The entries of two maps, of which those of this one win.
  private func replacing(in base: PlacedYAML) -> PlacedYAML {
    laid(over: base) { _, own, _ in [own] }
  }

  private func with(_ entries: [Entry]) -> PlacedYAML {
    PlacedYAML(content: .map(entries), location: location)
  }

  private func followed(by base: PlacedYAML) -> PlacedYAML {
    PlacedYAML(content: .list(list + base.list), location: location)
  }

  private func report(over base: PlacedYAML) -> PlacedYAML {
    laid(over: base) { key, own, bases in key == "pages" ? [own.followed(by: bases[0])] : [own] }
  }

  /// One for all modules replaces every other.
  private func architecture(over base: PlacedYAML) -> PlacedYAML {
    guard isOfModules else { return self }
    let all = Entry(key: "*", location: base.location, value: base)
    return replacing(in: base.isOfModules ? base : base.with([all]))
  }

  private func rules(over base: PlacedYAML) -> PlacedYAML {
    laid(over: base) { key, own, bases in
      [key == "custom" ? own.customRules(over: bases[0]) : own.rule(over: bases[0])]
    }
  }

  /// A rule that is written anew replaces the other; one word says how much the other weighs.
  private func customRules(over base: PlacedYAML) -> PlacedYAML {
    laid(over: base) { _, own, bases in
      [own.text == nil ? own : bases[0].with(own.rule(over: bases[0]).entries)]
    }
  }

  /// What two entries say of one rule. Options stand in the order in which they apply.
  private func rule(over base: PlacedYAML) -> PlacedYAML {
    let (own, others) = (ruleEntries, base.ruleEntries)
    let said = own.last { $0.key == "severity" }?.value
    let before = others.last { $0.key == "severity" }?.value
    // Who turns a rule on, or changes its options, does not say how much it weighs.
    let isSevere = said.map { $0.flag == true } ?? true
    let severity = isSevere && before?.isOff == false ? before : said
    let word = severity.map { Entry(key: "severity", location: $0.location, value: $0) }
    return with(
      (others + own).filter { !["severity", "because"].contains($0.key) }
        + [word].compactMap(\.self)
        + [own, others].compactMap { $0.last { $0.key == "because" } }.prefix(1))
  }

  private var ruleEntries: [Entry] {
    text == nil ? entries : [Entry(key: "severity", location: location, value: self)]
  }
}
