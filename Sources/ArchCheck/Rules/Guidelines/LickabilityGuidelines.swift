extension Guide {
  /// The guidelines of the Lickability best practices, in the form of ``guidelines``.
  static let lickabilityGuidelines = #"""
    # Architecture diagram (MVCVM)
    LK-01 rule layer_dependency
      Split an app into four kinds of object: model, view, controller and view model, each with
      its own duty.
    LK-02 heuristic role_conflict
      Model role: stands for the application's data.
    LK-03 heuristic role_conflict view_no_io
      View role: draws content and handles the user's interaction with it.
    LK-04 heuristic role_conflict
      Controller role: connects the other three roles.
    LK-05 heuristic role_conflict view_model_no_io
      View-model role: holds the data one kind of view needs plus the logic that turns it into
      displayable properties.
    # Model
    LK-06 rule models_ui_independent
      Models do not depend on the user interface.
    LK-07 heuristic feature_envy
      Domain data and business rules live in the models themselves.
    LK-08 rule layer_dependency
      Models prepare data as a controller asks; they do not drive controllers.
    LK-09 rule models_no_io
      Models do not fetch from the persistence or network layer.
    LK-10 rule immutable_models
      Avoid mutable models; make a new value when something changes.
    LK-11 heuristic models_no_formatting
      Keep raw values in the model and leave formatting for display to others (ex).
    LK-12 heuristic nest_supporting_types
      Small enums that only qualify one model are nested in it (ex).
    # View
    LK-13 heuristic no_styling_in_view_controller
      Styling and layout of interface components is the view's job.
    LK-14 heuristic view_configured_by_view_model
      A view is the visible form of the model that feeds it.
    LK-15 heuristic view_configured_by_view_model views_not_model_aware
      A composite custom view is configured through its view model, which is its interface for
      display properties.
    LK-16 rule view_no_controller_reference
      Some views report interaction to their controller by delegate or closure.
    LK-17 heuristic control_uses_target_action
      `UIControl` subclasses report interaction by target-action.
    LK-18 process
      Target-action may be chained to a delegate or closure so that another controller does the
      work (permission).
      | It permits and demands nothing.
    LK-19 rule class_bound_delegate_protocol
      Delegate protocols are limited to classes (ex).
    LK-20 rule weak_delegates
      Delegate references are `weak` optionals (ex).
    LK-21 heuristic delegate_sender_parameter
      Delegate methods pass their sender first and start with its name (ex).
    LK-22 rule private_actions
      Action methods wired by selector or Interface Builder are `private` (ex).
    # View / Interface Builder
    LK-23 heuristic prefer_interface_builder
      Views designed in Interface Builder are reached from code through outlets and actions.
    LK-24 rule private_outlets
      Outlets are declared private and weak (ex).
    LK-25 heuristic nested_view_model
      The view model is a struct nested in the view it feeds and named `ViewModel` (ex).
    LK-26 heuristic view_model_did_set
      The view has one optional `viewModel` property whose observer refreshes every subview
      (ex).
    LK-27 rule ib_aspect_ratio_constraint
      Size one dimension relative to the other with an aspect-ratio constraint rather than with
      separate numbers.
    LK-28 rule ib_aspect_ratio_constraint
      Write the aspect-ratio multiplier as a ratio such as 4:3, never as a decimal.
    LK-29 heuristic ib_aspect_ratio_constraint
      The constraint's first item is the dimension that determines the other one.
    LK-30 heuristic ib_aspect_ratio_constraint
      When neither dimension leads, width comes first and height second.
    # Controller
    LK-31 heuristic layer_dependency
      Controllers steer the flow of execution.
    LK-32 rule layer_dependency
      Controllers may use other controllers to do their job (permission).
    LK-33 rule view_controller_requires_view_model view_model_private_constant
      A view controller receives its view model through its initializer and keeps it as a
      private constant (ex).
    LK-34 rule unavailable_init_coder
      The coder initializer of a programmatically built controller is marked unavailable and
      traps (ex).
    LK-35 rule missing_super_call
      A lifecycle override calls `super` and hands over to a private configuration method (ex).
    LK-36 process
      A button's title and handler are grouped in a small struct inside the view model (ex).
      | Seen once in a sample, no stated demand; `rule_of_threes` finds related groups where it
      is on.
    # View model
    LK-37 rule view_model_ui_independent
      A view model carries what one view needs and the presentation logic for it.
    LK-38 heuristic view_configured_by_view_model
      The view model is the single place from which displayable properties are set.
    LK-39 heuristic layer_dependency
      Most view-model properties correspond one to one to model properties (permission).
    LK-40 rule no_formatting_in_views
      Turning own values into display form (dates, prices) is the view model's work.
    LK-41 rule view_model_no_interaction
      Interaction logic such as touch handling sits in the view, not in the view model.
    # SwiftUI best practices / file order
    LK-42 rule swiftui_body_placement
      Put `body` after the initializer so that it has a fixed place.
    LK-43 rule swiftui_body_placement
      Without an initializer, `body` comes right after the properties.
    LK-44 rule mark_names_origin_type
      A `View` mark precedes `body` (ex).
    LK-45 rule swiftui_private_state
      `@State`, `@StateObject` and `@AppStorage` properties are private.
    LK-46 rule swiftui_wrapper_grouping
      Keep properties with the same wrapper together.
    LK-47 rule swiftui_wrapper_grouping
      Wrapped properties come before plain ones (ex, stated of the sample).
    # SwiftUI best practices / initializing views
    LK-48 heuristic swiftui_binding_init
      A handwritten initializer takes bindings as parameters and assigns the underscored
      storage, which keeps the property private.
    LK-49 heuristic redundant_argument_label
      Drop the first argument label of a handwritten initializer when type and meaning are
      obvious at the call.
    LK-50 rule prefer_memberwise_init
      Rely on the synthesized memberwise initializer in most cases.
    LK-51 rule swiftui_private_set_inputs
      `var` properties set at initialization are marked `private(set)`.
    # SwiftUI best practices / modifier comments
    LK-52 process
      Explain a modifier whose use is unclear at the call.
      | Whether a use is unclear is a reviewer's judgement.
    LK-53 heuristic modifier_comment_placement
      Such a comment stands to the right of the modifier.
    LK-54 heuristic modifier_comment_placement
      For a modifier with a closure, the comment is the first thing inside the closure.
    # View Store
    LK-55 rule view_store_shape
      A view store is an observable object that separates view-specific logic from rendering in
      a repeatable, testable form.
    LK-56 rule view_store_shape
      Its protocol has associated types for the view state and the action, a readable
      `viewState` and `send(_:)`.
    LK-57 rule view_store_single_state
      `viewState` is the only source of truth for the data its view uses.
    LK-58 rule view_store_shape
      `viewState` is always `@Published`.
    LK-59 rule no_formatting_in_views
      View-state properties are ready for display: the view neither transforms nor formats them.
    LK-60 rule view_store_actions_via_send
      Views act on a store only through `send(_:)`.
    LK-61 rule view_store_shape
      Actions are typically an enum.
    LK-62 heuristic view_store_action_effect
      Sending an action typically changes the view state.
    LK-63 heuristic view_store_single_pipeline
      Combine all data sources into one stream that assigns the view state.
    LK-64 heuristic view_store_single_pipeline
      Perform an action by sending a value into a subject that the pipeline reads.
    LK-65 rule combine_latest_prepend
      Give such subjects an initial value before they enter `combineLatest`.
    LK-66 rule view_store_bindings
      Bindings offered by a store read the view state and send an action.
    LK-67 heuristic view_store_bindings
      The view passes that binding to the control instead of calling `send` itself.
    LK-68 heuristic view_store_bindings
      Use the key-path and case-path helper for the common binding.
    LK-69 process
      A public sample project shows the pattern with and without a store.
      | Reference only.
    LK-70 heuristic child_view_store_use
      Not every view needs a store: simple views take all they show through their initializer.
    LK-71 heuristic child_view_store_use view_no_io
      What a simple view shows comes from the store of a parent view.
    LK-72 rule child_view_store_use
      A simple view reports small actions through a closure set by its parent, whose store
      handles them.
    LK-73 rule state_object_ownership
      The owning view creates its store with `StateObject(wrappedValue:)` from a provider passed
      to its initializer (ex).
    # Common controller types
    LK-74 heuristic parsing_in_parser
      Parser: turns structured data into models.
    LK-75 heuristic throws_over_optional
      A parser throws on invalid input instead of returning a half-built value (ex).
    LK-76 rule io_in_designated_roles
      Network controller: sends requests and receives responses.
    LK-77 rule dependencies_are_protocols
      Networking is described by a protocol whose concrete form wraps the system session (ex).
    LK-77a heuristic throws_over_optional
      Asynchronous results arrive as one `Result` value, on a queue that the caller names or the
      documentation states (ex).
    LK-78 rule io_in_designated_roles
      Persistence controller: stores models in the data layer and gets them back.
    LK-79 rule dependencies_are_protocols
      Persistence too is described by a protocol (ex).
    LK-80 heuristic complex_mapping_in_translator
      Translator: does involved conversions from models to view models.
    LK-81 heuristic layer_dependency
      View controller: looks after its views and interface logic and works with other
      controllers.
    LK-82 heuristic updater_coordinates_io
      Updater: fetches from the network and stores the result, using both those controllers.
    LK-83 rule dependencies_are_protocols
      An updater receives both as protocol-typed parameters, with concrete defaults allowed
      (ex).
    LK-84 heuristic data_source_separate_from_controller
      Data source: manages a collection that feeds a collection-style view.
    LK-85 heuristic data_source_separate_from_controller
      A data source is generic over its collection and asks a closure to configure cells (ex).
    LK-86 heuristic unchecked_subscript
      Bounds are checked before an element is taken by index, with a logged assertion on failure
      (ex).
    # Access control
    LK-87 process
      Vary access levels to show intent.
      | Aim of the section; measured by the rows below.
    LK-88 rule prefer_private
      Make everything private that can be.
    LK-89 rule prefer_private_set
      Use `private(set)` where others read but only the type writes.
    LK-90 rule prefer_private_over_fileprivate
      Use `fileprivate` only to share a symbol among types of one file.
    LK-91 rule explicit_internal
      Never write `internal`.
    LK-92 rule unneeded_public
      `public` only for symbols that other modules need.
    LK-93 rule final_classes
      Classes are `final` unless meant to be subclassed.
    LK-94 rule unneeded_open
      `open` only when subclassing from another module is intended.
    # Assets
    LK-95 heuristic assets_in_catalog
      Organise assets in asset catalogs.
    LK-96 heuristic assets_in_catalog
      Use folders inside the catalogs.
    LK-97 rule no_hardcoded_style
      Colours and images known at compile time live in the catalog; system colours need not be
      copied.
    LK-98 process
      Catalog colours come from the design system; do not add one-off colours without the
      designers' consent.
      | Consent is outside the sources; LK-97 catches the code symptom.
    LK-99 heuristic ib_images_in_nib
      Set catalog images in Interface Builder whenever possible.
    LK-100 rule ib_no_colors
      Component colours are assigned by code; Interface Builder holds none.
    LK-101 rule generated_resource_accessors
      Reach catalog colours and images through generated, non-optional constants.
    LK-102 rule no_resource_literals
      Avoid image and colour literals.
    # Documentation and comments
    LK-103 rule documented_declarations
      Document everything internal or wider, except protocol witnesses and overrides.
    LK-104 rule doc_comment_style doc_parameter_syntax
      Use Xcode's generated documentation form in most cases.
    LK-105 rule documented_declarations
      Private types may be documented for clarity but need not be (permission).
    LK-106 rule doc_parameter_order
      Parameter documentation follows the order of the signature.
    LK-107 rule doc_enum_cases
      An enum has one line of documentation at its top.
    LK-108 rule doc_enum_cases
      Each case is documented, with associated values written like function parameters.
    LK-109 rule doc_closure_typealias
      A closure type alias is documented like a function with parameters.
    LK-110 rule doc_extension
      An extension that adds functionality gets a comment saying which.
    LK-111 process
      Comment to explain edge cases, complexity or unfamiliar patterns.
      | Need for explanation is a judgement.
    LK-112 process
      Prefer clear names so that code explains itself.
      | Judgement; partly covered by `vague_names`, `no_abbreviations`.
    LK-113 format comment_spacing
      A comment is two slashes and a space.
      | `//` followed by a character other than space, `/`, `!` or line end. Not covered by
      swift-format (SwiftLint `comment_spacing`): own trivia check.
    # Extensions
    LK-114 rule conformance_in_extension
      Use extensions to break code into logical groups.
    LK-115 rule conformance_in_extension
      Declare a conformance in an extension in the type's own file when possible.
    LK-116 heuristic extension_locality
      An extension used by one file only stays in that file.
    LK-117 rule framework_extension_own_file
      General extensions of other frameworks have their own file.
    LK-118 rule extension_file_name
      Name that file with the extended type, a plus sign and a word or phrase.
    # Imports
    LK-119 rule import_order
      Import system frameworks first, then third-party, then own modules.
    LK-120 rule import_order
      `@testable` imports come last.
    LK-121 format import_order
      No blank lines between imports.
      | Option `allow_blank_lines: false`. swift-format `OrderedImports` inserts a blank line
      before `@testable` and sorts by name, so it must be off under this guide.
    # Organization within a file
    LK-122 rule one_major_type_per_file
      One major type declaration per file.
    LK-123 rule one_major_type_per_file
      Other types in the file are there only to support the major type.
    LK-124 rule file_name_matches_type
      The file is named after its major type.
    LK-125 heuristic nest_supporting_types
      Enums belonging to a class are nested in it.
    LK-126 rule file_header
      Begin the file with Xcode's default header.
    LK-127 rule file_order
      File sections run: header, imports, associated protocols, major type, conformance
      extensions, private extensions of other types.
    LK-128 rule file_order
      A protocol tied to the major type precedes it, each followed by its default
      implementations.
    LK-129 rule member_order
      Inside a type: nested types, then properties, then functions.
    LK-130 rule member_order
      Properties run inherited, protocol, outlets, open, public, internal, private.
    LK-131 rule member_order
      Functions follow the same sequence (without outlets): inherited, then protocol, then by
      falling access.
    LK-132 rule member_order
      Initializers lead each group of functions.
    LK-133 rule member_order
      `deinit` follows the last initializer, or leads the functions if there is none.
    LK-134 rule coding_keys_last
      `CodingKeys` comes after all other nested types.
    LK-135 rule mark_names_origin_type
      `CodingKeys` needs no mark.
    LK-136 rule default_implementation_extension_pure
      Extensions with default implementations add nothing else, except private helpers those
      defaults use.
    # Marks
    LK-137 rule member_order
      Group members as overridden, conforming, and introduced here.
    LK-138 rule mark_only_when_needed
      Use marks only in files with overrides or conformances.
    LK-139 rule mark_names_origin_type
      A mark tells where the following members were first declared.
    LK-140 rule mark_names_origin_type
      Type grouping uses `MARK: -`.
    LK-141 rule mark_names_origin_type
      The text of such a mark is the type's name.
    LK-142 rule mark_names_origin_type
      Other sub-groups use `MARK:` without dash.
    LK-143 rule mark_inside_extension
      The mark of an extension stands inside it.
    LK-144 rule mark_names_origin_type
      Default-implementation extensions need no mark.
    # Formatting
    LK-145 heuristic required_files
      A shared linter configuration enforces most formatting.
    LK-146 process
      Xcode's default behaviour decides what the linter does not.
      | Editor behaviour.
    LK-147 process
      Fix new linter warnings before opening a pull request.
      | Team process; archcheck's baseline and diff gate is the analogue for its own findings.
    LK-148 rule lint_suppression_reason
      Opt out of a linter rule only on the line concerned and with a comment that explains it.
    LK-149 format swift_format_config
      Indent with four spaces, no tabs.
      | `indentation: {spaces: 4}`, `tabWidth: 4`.
    LK-150 format swift_format_config
      Re-indent code and documentation with Xcode's command.
      | Pretty printer (`Indentation` findings); doc text is not re-indented.
    LK-151 format swift_format_config
      Keep Xcode's indentation even where it looks odd.
      | swift-format differs for several closures with capture lists; cannot be matched.
    # Project groups
    LK-152 heuristic group_by_feature
      Group files by feature first, then by architecture component.
    LK-153 rule group_by_feature
      Every file is in a feature group, with the two exceptions below.
    LK-154 rule application_group
      An Application group holds entry-point files.
    LK-155 rule resources_group
      A Resources group holds static support files.
    LK-156 rule subgroup_large_feature
      With more than five files, a feature group gets sub-groups by component.
    # Custom operators
    LK-157 rule no_custom_operators
      Avoid custom operators.
    LK-158 heuristic operator_overloads
      Overload existing operators sparingly: for conformances such as `Equatable` or for values
      backed by a number.
    LK-159 rule operator_in_extension
      Implement an operator in an extension of the type it works on.
    LK-160 rule extension_file_name
      Such an extension's file follows the extension naming rule.
    # Default parameter values
    LK-161 rule default_arguments_over_overloads
      Prefer default parameter values to convenience functions that pass constants on.
    LK-162 process
      The default is the most common use.
      | Judgement about use; call-site counts would only hint.
    LK-163 heuristic doc_default_argument
      Document the default value.
    # Localization
    LK-164 heuristic localized_strings
      Make all text shown to users localizable with the system localization functions.
    LK-165 heuristic localized_plurals
      Plural forms go in a strings dictionary.
    LK-166 rule localization_key_style
      The localization key is the English text itself, never an identifier.
    LK-167 rule localization_comment
      Always give a comment detailed enough for a translator.
    LK-168 heuristic localization_comment
      The comment describes positional parameters in their English order.
    LK-169 rule localized_formatting
      Format dates and numbers for display with the localized API variants.
    LK-170 process
      Consider width-variant strings instead of conditionals for adaptive text.
      | That a condition picks text by width cannot be told from syntax.
    # Naming
    LK-171 heuristic api_design_naming
      Follow the Swift API Design Guidelines for names.
    LK-172 rule ui_name_suffix
      Types and instances of interface components carry their component type in the name.
    # Interface Builder
    LK-173 heuristic prefer_interface_builder
      Use Interface Builder in place of layout code, to keep views and controllers small.
    LK-174 heuristic prefer_stack_view
      Prefer stack views to constraints that tie sibling views together, unless performance
      suffers.
    LK-175 rule ib_single_top_level_item
      One top-level item per nib.
    LK-176 rule ib_single_top_level_item
      Separately designed `UIView` subclasses get their own nib.
    LK-177 process
      Use inspectable properties for common design attributes such as corner radius.
      | A wish about a possibility; absence shows nothing wrong.
    LK-178 rule ibdesignable_requires_drawing
      Use designable views only for custom drawing.
    LK-179 rule ibdesignable_requires_drawing
      Do not use designable views to alter outlets.
    LK-180 rule ib_no_colors
      No colours in Interface Builder.
    LK-181 rule no_hardcoded_style
      Take colours only from constants in code.
    LK-182 rule ib_no_fonts
      Interface Builder holds no fonts; every font is assigned by code.
    LK-183 heuristic prefer_interface_builder
      Design views in Interface Builder whenever possible and load them from their nib in code.
    LK-184 rule cell_identifier_from_type
      Register cells with their nib's name.
    LK-185 rule nib_name_from_type
      Load other views by a nib name derived from the type (ex).
    # Object communication
    LK-186 heuristic multicast_delegate
      Delegation is one-to-one and begun by the delegate's owner.
    LK-187 heuristic multicast_delegate
      Closures are one-to-one too, may capture state and can each have another client.
    LK-188 heuristic notification_single_observer
      Notifications are one-to-many and one-way.
    # Optionals
    LK-189 heuristic needless_optional
      Use an optional only for values unknown at initialization, APIs that can fail, or a
      meaningful absence.
    LK-190 heuristic needless_optional
      Ask whether the optional is needed; avoid it if possible.
    LK-191 rule no_optional_bool
      Bools are never optional.
    LK-192 rule no_optional_bool
      Model three states as an enum with three named cases.
    LK-193 rule no_optional_collection
      Avoid optional arrays.
    LK-194 rule no_optional_collection
      An optional array is fine if its absence differs from emptiness (exception).
    LK-195 process
      System APIs may force an optional (exception).
      | Exception to LK-190.
    LK-196 rule no_implicitly_unwrapped_optional
      Weak properties are optional by nature.
    LK-197 rule no_force_unwrap
      Always unwrap safely.
    LK-198 heuristic prefer_if_let_over_flatmap
      Prefer conditional binding to `flatMap` on an optional.
    LK-199 rule prefer_guard_unwrap
      When a function needs the value, bind with `guard` and return early.
    # Protocols
    LK-200 rule view_no_controller_reference
      Use protocols as the delegates of views and controllers.
    LK-201 heuristic type_casing
      Use a protocol where several types offer the same functionality.
    LK-202 rule third_party_behind_protocol
      Wrap third-party dependencies in protocols so that they can be swapped without
      project-wide edits.
    LK-203 rule dependencies_are_protocols
      Inject protocol-typed dependencies into controllers so that tests can swap them.
    LK-204 heuristic view_configured_by_view_model
      A protocol with an associated view-model type gives cells one configuration point (ex).
    # Testing
    LK-205 heuristic test_framework
      Write unit tests with XCTest.
    LK-206 process
      A unit test verifies one unit of work.
      | Intent of a test.
    LK-207 heuristic codable_tests
      Do not unit-test default `Codable` behaviour.
    LK-208 heuristic codable_tests
      Do test handwritten coding, for example of dates.
    LK-209 process
      Use Xcode UI tests to verify that the expected interface appears.
      | Choice of test kind.
    LK-210 heuristic integration_tests_no_doubles
      Integration tests use real implementations rather than doubles.
    LK-211 heuristic unit_tests_inject_doubles
      Unit tests of controllers swap dependencies for doubles.
    LK-212 process
      Contract tests verify that an outside API still behaves as expected.
      | Needs the live service.
    LK-213 process
      Black-box test on a real device from the user's view.
      | Manual.
    # TODOs
    LK-214 heuristic todo_budget
      Use TODO sparingly.
    LK-215 process
      A TODO may mark a gap left to keep a pull request small (permission).
      | Reason is outside the sources.
    LK-216 rule unimplemented_requirement
      A TODO may stand in an empty hook that a later task fills (permission).
    LK-217 rule todo_requires_link
      Every TODO has a link to the task that resolves it.
    LK-218 rule todo_marker
      No FIXME or other marker.
    LK-219 rule todo_marker
      TODOs are single-line double-slash comments.
    # Zero
    LK-220 rule zero_usage
      Write `0` for numbers; never `zero` on Int, Double and the like.
    LK-221 rule zero_usage
      Use `zero` for non-primitive values.
    LK-222 process
      The two forms let a reader tell primitives from structures.
      | Reason for LK-220 and LK-221.
    """#
}
