import Testing

@testable import ArchCheck

struct GuidelineTests {
  static let all = Guide.allCases.flatMap(\.guidelines)

  /// A guide numbers its guidelines from its first page to its last; what no rule can decide for sure
  /// is named by number.
  struct Numbering: Sendable {
    var guide: Guide
    var last: String
    var heuristic: String
    var format: String
    var process: String
  }

  static let numberings = [
    Numbering(
      guide: .lickability, last: "LK-222",
      heuristic: """
        02 03 04 05 07 11 12 13 14 15 17 21 23 25 26 29 30 31 38 39 48 49 53 54 62 63 64 67 68 70 \
        71 74 75 77a 80 81 82 84 85 86 95 96 99 116 125 145 152 158 163 164 165 168 171 173 174 \
        183 186 187 188 189 190 198 201 204 205 207 208 210 211 214
        """,
      format: """
        113 121 149 150 151
        """,
      process: """
        18 36 52 69 87 98 111 112 146 147 162 170 177 195 206 209 212 213 215 222
        """),
    Numbering(
      guide: .wolox, last: "WX-60",
      heuristic: """
        02 03 17 18 21 32 36 37 38 41 42 44 47 50 51 57
        """,
      format: "",
      process: """
        01 58
        """),
    Numbering(
      guide: .swiftTeam, last: "ST-37",
      heuristic: """
        03 04 05 06 11 12 14 15 16 21 23 26 28 33 35 36 37
        """,
      format: "",
      process: """
        01 08 09 13 22 27
        """),
    Numbering(
      guide: .rapiddo, last: "RP-91",
      heuristic: """
        07 21 30 38 41 43 49 50 51 55 58 61 62 69 70 74 75 78 81 83 88
        """,
      format: "",
      process: """
        28 31 54 59 73 77 82 84 86
        """),
    Numbering(
      guide: .swiftStyleGuide, last: "SG-4.2.3",
      heuristic: """
        0.1 2.1 2.4 2.5c 2.6b 2.7 2.8 2.9a 2.10 2.11a 3.1.2b 3.1.4a 3.1.9 3.1.10 3.1.15 3.2.4a \
        3.2.4b 3.4.6 3.9.1c 3.9.2 3.10a 3.10d 3.11.4 3.11.5 4.1a 4.1c 4.1.6 4.1.7
        """,
      format: """
        1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 1.10 1.11 3.1.8 3.1.13 3.4.3 3.7.1 3.7.2 3.8.3 4.1.1 \
        4.2.1 4.2.3
        """,
      process: """
        2.9c 3.1.12b 3.1.14b 3.6c 3.8.1 3.8.2b 3.10b 3.10c 3.11.3a 4.1b 4.1e 4.1f 4.1.8
        """),
    Numbering(
      guide: .swiftuiModular, last: "AB-39",
      heuristic: """
        03 04 10b 24 25 26 27 28 30 31a 31b 32a 33 35 38 39
        """,
      format: "",
      process: """
        01 09 23
        """),
  ]

  @Test(arguments: numberings)
  func holdsEveryGuideline(of expected: Numbering) {
    let guidelines = expected.guide.guidelines
    let numbers = guidelines.map { GuidelineNumber($0.id) }.sorted()
    #expect(guidelines.max { GuidelineNumber($0.id) < GuidelineNumber($1.id) }?.id == expected.last)
    #expect(numbers.first?.isFirst == true)
    for (number, next) in zip(numbers, numbers.dropFirst()) {
      #expect(number.isFollowed(by: next), "\(number.parts) is followed by \(next.parts)")
    }
    func named(_ check: Guideline.Check) -> String {
      guidelines.filter { $0.check == check }.map(\.id)
        .sorted { GuidelineNumber($0) < GuidelineNumber($1) }
        .map { String($0.dropFirst(3)) }.joined(separator: " ")
    }
    #expect(named(.heuristic) == expected.heuristic)
    #expect(named(.format) == expected.format)
    #expect(named(.process) == expected.process)
  }

  @Test func idsAreUniqueAndOfTheirGuide() {
    #expect(Set(Self.all.map(\.id)).count == Self.all.count)
    for guideline in Self.all {
      #expect(guideline.id.wholeMatch(of: /[A-Z]{2}-[0-9.]*[0-9][a-z]?/) != nil, "\(guideline.id)")
      #expect(guideline.id.hasPrefix(guideline.guide.prefix + "-"))
    }
  }

  /// Rules that guides ask for and the catalogue lacks; a misspelled id would be one.
  static let missingRules = """
    access_modifier_inline access_modifier_order acronym_case actions_in_setup \
    add_subview_before_constraints api_design_naming application_group argument_labels \
    assets_in_catalog associated_value_labels autoresizing_mask_disabled bind_in_view_did_load \
    cell_identifier_from_type cell_registration_in_closure child_containment_order \
    child_view_store_use closure_parameter_names closure_type_style codable_tests coding_keys_last \
    combine_guards combine_latest_prepend comment_line_length comment_on_own_line comment_spacing \
    complex_mapping_in_translator conformance_in_extension conformance_role constants_section \
    constraint_dsl control_uses_target_action coordinator_contract \
    data_source_separate_from_controller default_arguments_over_overloads \
    default_implementation_extension_pure delegate_method_naming delegate_protocol_colocated \
    delegate_sender_parameter design_system_components destinations_are_enums \
    destinations_mapped_once doc_all_or_nothing doc_block_no_asterisks doc_closure_typealias \
    doc_code_ticks doc_comment_style doc_complex_code doc_default_argument doc_enum_cases \
    doc_extension doc_parameter_order doc_parameter_syntax doc_testable_internal doc_usage_example \
    documented_declarations duplicated_pinning_code empty_state_modes enum_shorthand \
    enum_switch_no_default environment_object_broad environment_object_injected \
    environment_object_unused errors_presented_by_coordinator explicit_internal \
    explicit_static_member_base extension_file_name extension_locality file_header \
    file_name_matches_type file_order final_members framework_extension_own_file \
    generated_resource_accessors generic_parameter_names guard_two_states \
    ib_aspect_ratio_constraint ib_images_in_nib ib_no_colors ib_no_fonts ib_single_top_level_item \
    ibdesignable_requires_drawing immutable_view_controller import_order independent_guards \
    integration_tests_no_doubles interaction_verb large_tuple layer_communication_via_delegate \
    lazy_actions lint_suppression_reason load_view_override localization_comment \
    localization_key_style localized_formatting localized_plurals localized_strings \
    mark_blank_line mark_inside_extension mark_names_origin_type mark_only_when_needed \
    mark_protocol_conformances member_name_case member_order models_no_formatting \
    modifier_comment_placement module_resource_ownership multi_line_predicate multicast_delegate \
    multiline_guard mvp_passive_view needless_optional nest_supporting_types nested_view_model \
    nested_view_state_enum nib_name_from_type nil_check_over_unused_binding no_abbreviations \
    no_array_concat_operator no_constant_namespace no_custom_operators no_fallthrough \
    no_force_cast no_force_try no_force_unwrap no_frame_layout_for_children no_hardcoded_style \
    no_implicitly_unwrapped_optional no_interface_builder no_k_prefix no_labeled_break \
    no_layout_callback_setup no_negated_guard no_objc_prefix no_optional_bool \
    no_optional_collection no_resource_literals no_storyboards no_unowned \
    notification_single_observer one_conformance_per_extension one_major_type_per_file \
    operator_in_extension operator_overloads operator_semantics outlet_did_set_configuration \
    parsing_in_parser prefer_collection_transforms prefer_computed_property prefer_early_return \
    prefer_first_last prefer_for_in_over_indices prefer_guard_unwrap prefer_if_let_over_flatmap \
    prefer_interface_builder prefer_let prefer_memberwise_init prefer_private \
    prefer_private_over_fileprivate prefer_private_set prefer_stack_view \
    prefer_static_over_class_member private_actions private_methods_in_private_extension \
    private_outlets protocol_naming redundant_argument_label redundant_break redundant_comment \
    redundant_self redundant_type_annotation render_handles_all_states required_files \
    resources_group router_per_navigation_stack router_shape rule_of_threes same_name_unwrap \
    scene_completeness scene_composed_in_coordinator scene_size_architecture sheet_environment \
    side_effect_free_transforms singleton_shape smart_view_conformance standard_observer_names \
    state_child_view_controllers static_constants string_backed_models strong_self_name \
    style_namespace_shape subgroup_large_feature subview_closure_initialization \
    swift_format_config swiftui_binding_init swiftui_body_placement swiftui_private_set_inputs \
    swiftui_private_state swiftui_wrapper_grouping test_framework third_party_imports \
    throws_over_optional todo_budget todo_marker todo_requires_link trailing_closure tuple_labels \
    tuple_over_inout tuple_typealias type_in_module type_name_case ui_name_suffix \
    unavailable_init_coder unchecked_subscript unit_tests_inject_doubles \
    unreachable_default_throws unused_cases_last unused_code updater_coordinates_io vague_names \
    view_configured_by_view_model view_controller_base_class \
    view_controller_depends_only_on_view_model view_controller_requires_view_model \
    view_controller_routing_only view_factory_shape view_model_did_set view_model_hides_model \
    view_model_no_interaction view_model_observable_outputs view_model_private_constant \
    view_render_method view_setup_method view_store_action_effect view_store_actions_via_send \
    view_store_bindings view_store_shape view_store_single_pipeline view_store_single_state \
    zero_usage
    """

  @Test func ruleIdsAreInSnakeCase() {
    let rules = Set(Self.all.flatMap(\.rules))
    let built = Set(RuleCatalog.rules.map { $0.id })
    #expect(rules.subtracting(built).sorted().joined(separator: " ") == Self.missingRules)
    for rule in rules {
      #expect(rule.wholeMatch(of: /[a-z][a-z0-9]*(_[a-z0-9]+)*/) != nil, "\(rule)")
    }
    for guideline in Self.all {
      #expect(Set(guideline.rules).count == guideline.rules.count, "\(guideline.id)")
    }
  }

  @Test func whatHasNoRuleSaysWhy() {
    for guideline in Self.all {
      #expect(guideline.rules.isEmpty == (guideline.check == .process), "\(guideline.id)")
      let isLeftToOthers = guideline.check == .process || guideline.check == .format
      #expect(guideline.reason.isEmpty != isLeftToOthers, "\(guideline.id)")
    }
  }

  @Test func textsAreWhole() {
    for guideline in Self.all {
      #expect(!guideline.section.isEmpty, "\(guideline.id)")
      #expect(guideline.text.hasSuffix(".") || guideline.text.hasSuffix(")"), "\(guideline.id)")
      #expect(guideline.text.count { $0 == "`" } % 2 == 0, "\(guideline.id)")
      #expect(!guideline.text.contains("  "), "\(guideline.id)")
    }
  }

  @Test func readsSectionsRulesTextAndReason() {
    let guidelines = Guide.read(
      """
      # Views
      LK-1 rule some_rule other_rule
        The first line
        and `more` (ex).
      # Habits
      LK-2 process
        Talk.
        | Leaves no
        trace.
      """, of: .lickability)
    #expect(
      guidelines == [
        Guideline(
          id: "LK-1", guide: .lickability, section: "Views",
          text: "The first line and `more` (ex).", check: .rule,
          rules: ["some_rule", "other_rule"], reason: ""),
        Guideline(
          id: "LK-2", guide: .lickability, section: "Habits", text: "Talk.", check: .process,
          rules: [], reason: "Leaves no trace."),
      ])
  }

  @Test func guidesHaveTheIdsOfProfiles() {
    #expect(
      Guide.allCases.map(\.profile) == [
        "lickability", "wolox", "swift-team", "rapiddo", "swift-style-guide", "swiftui-modular",
      ])
    #expect(
      Guide.rapiddo.title == "Rapiddo/App proposal: MVVM-C in code, plus its own style guide")
  }
}

/// The number in the id of a guideline: `3.1.2a` in `SG-3.1.2a`.
private struct GuidelineNumber: Comparable {
  var parts: [Int]
  var letter: Character?

  init(_ id: String) {
    let number = id.drop { $0 != "-" }.dropFirst()
    letter = number.last.flatMap { $0.isLetter ? $0 : nil }
    parts = number.split(separator: ".").compactMap { part in Int(part.filter(\.isNumber)) }
  }

  static func < (left: GuidelineNumber, right: GuidelineNumber) -> Bool {
    left.parts == right.parts
      ? (left.letter ?? " ") < (right.letter ?? " ")
      : left.parts.lexicographicallyPrecedes(right.parts)
  }

  /// `1` or, before the first chapter, `0.1`.
  var isFirst: Bool { parts == [1] || parts == [0, 1] }

  /// Whether no number is missing between the two.
  func isFollowed(by next: GuidelineNumber) -> Bool {
    if parts == next.parts {
      let expected: Character =
        letter.flatMap { $0.asciiValue }.map { Character(Unicode.Scalar($0 + 1)) } ?? "a"
      return next.letter == expected
    }
    let shared = zip(parts, next.parts).prefix { $0 == $1 }.count
    let rest = next.parts.dropFirst(shared)
    guard let first = rest.first, next.letter ?? "a" == "a" else { return false }
    let expected = shared < parts.count ? parts[shared] + 1 : 1
    return first == expected && rest.dropFirst().allSatisfy { $0 == 1 }
  }
}
