extension ConfigurationReader {
  /// What an entry of `rules` says; nil for an unknown rule, which the shape refuses.
  mutating func ruleSetting(_ entry: PlacedYAML.Entry) -> RuleSetting? {
    guard let rule = catalog.first(where: { $0.id == entry.key }) else { return nil }
    let id = Placed(entry.key, at: entry.location)
    if let word = entry.value.text {
      return RuleSetting(
        id: id, isOn: entry.value.flag ?? true,
        severity: Severity(rawValue: word).map { Placed($0, at: entry.value.location) }, options: []
      )
    }
    let severity = entry.value["severity"].flatMap { value in
      value.text.flatMap(Severity.init).map { Placed($0, at: value.location) }
    }
    let known = RuleOptions.options(of: rule)
    var options: [OptionSetting] = []
    for written in entry.value.entries {
      guard let option = known.first(where: { $0.name == written.key }),
        option.shape.mistakes(in: written.value, what: "").isEmpty
      else { continue }
      options.append(
        OptionSetting(
          name: Placed(option.name, at: written.location),
          change: change(written.value, option.shape)))
    }
    return RuleSetting(
      id: id, isOn: entry.value["severity"]?.isOff != true, severity: severity,
      because: entry.value["because"]?.text,
      options: options)
  }

  private func change(_ value: PlacedYAML, _ shape: Shape) -> OptionSetting.Change {
    if case .either(let shapes) = shape, case .map = value.content {
      let element = shapes.first ?? .anything
      func entries(_ key: String) -> [Placed<OptionValue>] {
        guard let list = value[key], case .list(let values) = OptionValue(list, as: element)
        else { return [] }
        return zip(values, list.list).map { Placed($0, at: $1.location) }
      }
      return .list(adding: entries("add").map(\.value), removing: entries("remove"))
    }
    return .value(OptionValue(value, as: shape))
  }
}

extension OptionValue {
  /// A value that has the given shape.
  init(_ value: PlacedYAML, as shape: Shape) {
    switch shape {
    case .flag: self = .bool(value.flag ?? false)
    case .count: self = .int(value.text.flatMap { Int($0) } ?? 0)
    case .share: self = .double(value.number ?? 0)
    case .list(let element): self = .list(value.list.map { OptionValue($0, as: element) })
    case .pair(let element): self = .list(value.list.map { OptionValue($0, as: element) })
    case .dictionary(let element):
      self = .map(
        Dictionary(
          keepingFirst: value.entries.map { ($0.key, OptionValue($0.value, as: element)) }))
    case .either(let shapes):
      self = OptionValue(value, as: Shape.chosen(from: shapes, for: value) ?? .anything)
    case .text, .choice, .choiceOrFile, .bound, .date: self = .string(value.text ?? "")
    case .map, .anything: self = OptionValue(untyped: value)
    }
  }

  private init(untyped value: PlacedYAML) {
    switch value.content {
    case .scalar(let text, let isPlain):
      if isPlain, let number = Int(text) {
        self = .int(number)
      } else if isPlain, let number = value.number {
        self = .double(number)
      } else if isPlain, text == "true" || text == "false" {
        self = .bool(text == "true")
      } else {
        self = .string(text)
      }
    case .list(let values): self = .list(values.map { OptionValue(untyped: $0) })
    case .map(let entries):
      self = .map(
        Dictionary(keepingFirst: entries.map { ($0.key, OptionValue(untyped: $0.value)) }))
    }
  }
}
