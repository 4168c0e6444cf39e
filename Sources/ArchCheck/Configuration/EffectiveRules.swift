/// Where an effective value comes from.
enum Origin: Sendable, Hashable, CustomStringConvertible {
  /// The rule's own default.
  case initial
  case profile(String)
  case file(Location)

  var description: String {
    switch self {
    case .initial: "default"
    case .profile(let name): "profile \(name)"
    case .file(let location): "\(location.file):\(location.line)"
    }
  }
}

/// A rule as profiles and configuration leave it.
package struct EffectiveRule: Sendable {
  package struct Option: Sendable {
    /// In snake case, as the configuration writes it.
    package var name: String
    package var value: OptionValue
    var origin: Origin
  }

  package var isOn: Bool
  /// What turned the rule on or off.
  var origin: Origin
  var severityOrigin: Origin
  /// The rule with its options, severity and reason.
  package var configured: ConfiguredRule
  /// Nil where profiles and configuration leave all of them as they are.
  private var changedOptions: [Option]?

  package var id: String { configured.id }

  /// In the order of their declaration.
  package var options: [Option] {
    changedOptions ?? configured.rule.map { Self.defaultOptions(of: type(of: $0)) } ?? []
  }

  private static func defaultOptions(of rule: any Rule.Type) -> [Option] {
    RuleOptions.options(of: rule).map { Option(name: $0.name, value: $0.value, origin: .initial) }
  }
}

extension Configuration {
  /// Every rule of the catalogue, on or off, and the rules of the project's own, with the origin of
  /// each value. Values that do not fit are mistakes.
  ///
  /// - Parameter profiles: What the command line says instead of `extends`.
  package func effectiveRules(
    profiles: [String] = [], among catalog: [any Rule.Type] = RuleCatalog.rules
  ) throws(ConfigurationError) -> [EffectiveRule] {
    let applied = appliedProfiles(profiles)
    var mistakes: [Mistake] = []
    let effective = catalog.map { rule in
      let setting = rules.first { $0.id.value == rule.id }
      return EffectiveRule(rule, profiles: applied, setting: setting, mistakes: &mistakes)
    }
    if !mistakes.isEmpty { throw ConfigurationError(mistakes) }
    return effective + customRules.map(EffectiveRule.init)
  }

  /// Entries that options of rules are to lose and do not have.
  func idleRemovals() -> [Mistake] {
    let applied = appliedProfiles([])
    return rules.flatMap { setting -> [Mistake] in
      guard let rule = RuleCatalog.rules.first(where: { $0.id == setting.id.value }) else {
        return []
      }
      return setting.options.indices.flatMap { index -> [Mistake] in
        let option = setting.options[index]
        guard case .list(_, let removing) = option.change, !removing.isEmpty else { return [] }
        var none: [Mistake] = []
        var earlier = setting
        earlier.options = Array(setting.options[..<index])
        let before = EffectiveRule(rule, profiles: applied, setting: earlier, mistakes: &none)
          .options
        guard case .list(let list) = before.first(where: { $0.name == option.name.value })?.value
        else { return [] }
        return removing.filter { !list.contains($0.value) }.compactMap { entry in
          entry.location.map {
            Mistake(
              noneToRemove(entry.value.written, from: option.name.value, list.map(\.written)),
              at: $0, severity: .warning)
          }
        }
      }
    }
  }

  /// The guides that the project follows by naming their profiles.
  ///
  /// - Parameter profiles: What the command line says instead of `extends`.
  package func guides(profiles: [String] = []) -> Set<Guide> {
    let applied = appliedProfiles(profiles)
    return Set(Guide.allCases.filter { applied.contains($0.profile) })
  }

  /// Takes the architecture of the last profile that has one for the modules of which the
  /// configuration says nothing.
  ///
  /// - Parameter profiles: What the command line says instead of `extends`.
  mutating func takeArchitecture(ofProfiles profiles: [String] = []) {
    let named = appliedProfiles(profiles).compactMap { Profile(rawValue: $0) }
    guard let profile = named.last(where: { $0.architecture != nil }),
      let name = profile.architecture, !architectures.contains(where: { $0.modules.pattern == "*" })
    else { return }
    architectures.append(
      (Glob("*"), ArchitectureChoice(name: name, origin: .profile(profile.rawValue))))
  }

  /// The profiles after the last `none`.
  private func appliedProfiles(_ profiles: [String]) -> ArraySlice<String> {
    let named = profiles.isEmpty ? extends.map(\.value) : profiles
    return named.lastIndex(of: "none").map { named[($0 + 1)...] } ?? named[...]
  }
}

extension EffectiveRule {
  init(_ rule: CustomRule) {
    isOn = rule.isOn
    origin = .file(rule.location)
    severityOrigin = origin
    changedOptions = []
    configured = ConfiguredRule(rule)
  }

  init(
    _ rule: any Rule.Type, profiles: ArraySlice<String>, setting: RuleSetting?,
    mistakes: inout [Mistake]
  ) {
    let documentation = rule.documentation
    let memberships = profiles.compactMap { name in
      documentation.profiles.last { $0.profile.rawValue == name }
    }
    isOn = !memberships.isEmpty
    origin = memberships.last.map { .profile($0.profile.rawValue) } ?? .initial
    severityOrigin = .initial
    if let setting {
      isOn = setting.isOn
      origin = setting.id.location.map { .file($0) } ?? .initial
      if let changed = setting.severity {
        severityOrigin = changed.location.map { .file($0) } ?? .initial
      }
    }
    configured = ConfiguredRule(
      rule.init(), severity: setting?.severity?.value, because: setting?.because)
    // Encoding a rule to learn its options takes long, and most rules keep all their defaults.
    let changes = setting?.options ?? []
    guard !changes.isEmpty || memberships.contains(where: { !$0.options.isEmpty }) else { return }

    let known = RuleOptions.options(of: rule)
    var options = Self.defaultOptions(of: rule)
    for membership in memberships {
      for index in known.indices {
        guard let value = membership.options[known[index].property] else { continue }
        options[index].value = value
        options[index].origin = .profile(membership.profile.rawValue)
      }
    }
    for change in changes { Self.apply(change, to: &options) }
    changedOptions = options
    let values = Dictionary(keepingFirst: zip(known.map(\.property), options.map(\.value)))
    if let made = RuleOptions.rule(rule, with: values) {
      configured.origin = .code(made)
    } else if let location = setting?.id.location {
      mistakes.append(Mistake("the options of \"\(rule.id)\" do not fit together", at: location))
    }
  }

  private static func apply(_ setting: OptionSetting, to options: inout [Option]) {
    guard let index = options.firstIndex(where: { $0.name == setting.name.value }) else { return }
    switch setting.change {
    case .value(let value): options[index].value = value
    case .list(let adding, let removing):
      guard case .list(let current) = options[index].value else { return }
      let removed = removing.map(\.value)
      let kept = current.filter { !removed.contains($0) }
      options[index].value = .list(kept + adding.filter { !kept.contains($0) })
    }
    options[index].origin = setting.name.location.map { .file($0) } ?? .initial
  }
}
