/// Rules that demand opposite things, so that a configuration can have one of them only.
private let exclusivePairs: [(String, String)] = [
  ("prefer_interface_builder", "no_interface_builder"),
  ("prefer_interface_builder", "constraint_dsl"),
  ("no_singletons", "singleton_shape"),
  ("private_methods_in_private_extension", "member_order"),
  ("mark_only_when_needed", "mark_protocol_conformances"),
  ("mark_only_when_needed", "constants_section"),
  ("modifier_comment_placement", "comment_on_own_line"),
  ("no_constant_namespace", "style_namespace_shape"),
  ("no_interface_builder", "outlet_did_set_configuration"),
  ("no_interface_builder", "private_outlets"),
  ("no_interface_builder", "no_outlets_in_view_controller"),
]

/// Rules that contradict an architecture.
private let excludedByArchitecture: [(rule: String, architecture: String)] = [
  ("view_configured_by_view_model", "mvvm"),
  ("child_view_store_use", "swiftui_mvvm"),
]

/// Rules whose options may not differ between the profiles that are combined.
private let undividedRules: Set<String> = [
  "doc_comment_style", "doc_parameter_syntax", "delegate_sender_parameter",
  "localization_key_style", "constraint_dsl",
]

extension Configuration {
  /// A mistake for each pair of effective rules, or rule and architecture, that exclude each other.
  func exclusions(among rules: [EffectiveRule], profiles: ArraySlice<String>) -> [Mistake] {
    let on = Dictionary(
      rules.filter(\.isOn).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var mistakes: [Mistake] = []
    for (first, second) in exclusivePairs {
      guard let one = on[first], let other = on[second] else { continue }
      mistakes.append(
        Mistake(
          "\"\(first)\" (\(one.origin)) and \"\(second)\" (\(other.origin)) exclude each other; "
            + "turn one off", at: place(of: [first, second])))
    }
    for (rule, name) in excludedByArchitecture where on[rule] != nil {
      guard let choice = architectures.first(where: { $0.architecture.name == name }) else {
        continue
      }
      mistakes.append(
        Mistake(
          "\"\(rule)\" contradicts the architecture \(name) (\(choice.architecture.origin)); "
            + "turn it off", at: place(of: [rule])))
    }
    return mistakes + divisions(among: on, profiles: profiles)
  }

  private func divisions(
    among on: [String: EffectiveRule], profiles: ArraySlice<String>
  ) -> [Mistake] {
    undividedRules.sorted().compactMap { id in
      guard let effective = on[id],
        !rules.contains(where: { $0.id.value == id && !$0.options.isEmpty })
      else { return nil }
      let memberships = effective.configured.documentation.profiles.filter {
        profiles.contains($0.profile.rawValue)
      }
      guard Set(memberships.map(\.options)).count > 1 else { return nil }
      let names = memberships.map(\.profile.rawValue).joined(separator: ", ")
      return Mistake(
        "the profiles \(names) differ about \"\(id)\"; say under rules which holds",
        at: place(of: [id]))
    }
  }

  /// Where the configuration names one of the rules, else where it names the profiles.
  private func place(of ids: [String]) -> Location {
    rules.last { ids.contains($0.id.value) }?.id.location
      ?? extends.last?.location ?? Location(file: "", line: 1, column: 1)
  }
}
