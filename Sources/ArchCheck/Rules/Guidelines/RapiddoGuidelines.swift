extension Guide {
  /// The guidelines of the Rapiddo/App proposal, in the form of ``guidelines``.
  static let rapiddoGuidelines = #"""
    # Creating new screens
    RP-01 rule layer_dependency role_conflict
      The architecture is MVVM-C, with a coordinator implementation of the team's own.
    RP-02 rule no_storyboards
      No storyboards.
    RP-03 rule no_interface_builder
      Screens are built entirely in code.
    RP-04 rule constructor_injection
      Use dependency injection in a plain form.
    RP-05 rule no_singletons
      There are no singletons.
    RP-06 rule constructor_injection
      Whatever a class needs is handed to it directly.
    RP-07 heuristic required_files
      A Sourcery template generates a new screen's files.
    RP-08 rule scene_completeness
      A screen consists of coordinator, view model, view and view controller.
    RP-09 rule navigation_in_coordinators
      The coordinator handles screen transitions.
    RP-10 rule coordinator_contract
      It retains its view controller.
    RP-11 rule coordinator_contract
      It is its view controller's delegate, and so learns when to move on.
    RP-12 rule scene_composed_in_coordinator
      It builds the view model and the controller and passes services in (ex).
    RP-13 rule coordinator_contract
      A coordinator moves on by pushing another coordinator (ex).
    RP-14 rule view_controller_no_io view_no_io
      The view model holds the business logic; API calls and retained data are found here.
    RP-15 rule view_model_ui_independent
      View models import no interface toolkit (ex).
    RP-16 rule no_styling_in_view_controller
      Everything visual is built and kept in the view, not in the view controller.
    RP-17 rule load_view_override
      The controller installs that view by overriding `loadView`.
    RP-18 rule delegate_protocol_colocated weak_delegates view_no_controller_reference
      The view declares a delegate protocol in its own file and keeps it weak (ex).
    RP-19 rule subview_closure_initialization
      Subviews are private constants (ex).
    RP-20 rule unavailable_init_coder
      The coder initializer traps (ex).
    RP-21 heuristic view_controller_routing_only
      The view controller only routes information among the others, table delegates excepted.
    RP-22 rule smart_view_conformance
      A protocol with a view type gives the controller typed access to its root view.
    RP-23 rule delegate_protocol_colocated weak_delegates class_bound_delegate_protocol
      The controller declares its delegate protocol beside itself and keeps it weak (ex).
    RP-24 rule view_controller_base_class
      Controllers of coordinators derive from a common base class (ex).
    RP-25 rule view_controller_requires_view_model
      The controller takes its view model in the initializer (ex).
    RP-26 rule conformance_in_extension
      Conformances are separate extensions (ex).
    RP-27 rule final_classes
      All four scene types are `final` (ex).
    # Style guide / frameworks and naming
    RP-28 process
      All code follows the guide; proposals are welcome.
      | Scope statement.
    RP-29 rule third_party_imports
      Do not import frameworks lightly: solve natively unless the gain is large everywhere.
    RP-30 heuristic api_design_naming vague_names
      Use descriptive names by the API Design Guidelines and Clean Code's naming chapter.
    RP-31 process
      Names alone should document purpose.
      | Judgement.
    # Views
    RP-32 rule view_setup_method
      A view's set-up happens in `setup()`, called from its initializer.
    RP-33 rule no_interface_builder
      Every view is pure code.
    RP-34 rule constraint_dsl
      Constraints are written with Cartography.
    RP-35 rule view_setup_method
      Each subview has a set-up method that the main one calls.
    RP-36 rule view_setup_method
      A subview's constraints are added in its own set-up method.
    RP-37 rule add_subview_before_constraints
      Add a subview to its superview before constraining it.
    RP-38 heuristic add_subview_before_constraints
      Mind the order in which set-up methods are called.
    RP-39 rule actions_in_setup
      Wire a button's or other view's action in the set-up method of that view.
    # Subviews and rendering
    RP-40 rule subview_closure_initialization
      Subviews are created and configured by closures.
    RP-41 heuristic subview_closure_initialization
      Set-up that needs no state or dynamic data belongs in that closure.
    RP-42 rule view_render_method
      A view shows new information through `render`, which its superview or controller calls.
    RP-43 heuristic nested_view_state_enum
      Views with changing content have a nested `State` enum.
    RP-44 rule render_handles_all_states
      `render` handles every state, one helper method each.
    # Table and collection views
    RP-45 rule cell_identifier_from_type
      Register cells with the team's typed method.
    RP-46 rule cell_registration_in_closure
      Register in the closure that creates the table or collection view.
    RP-47 rule cell_identifier_from_type
      Dequeue with the team's typed method.
    RP-48 rule conformance_role
      The delegates of table and collection views are implemented by the view controller that
      has them.
    # Delegation
    RP-49 heuristic layer_communication_via_delegate type_cycle
      Layers talk mostly through delegates.
    RP-50 heuristic delegate_method_naming
      A delegate method for a user action says so in its name (user did ...).
    RP-51 heuristic delegate_sender_parameter
      Pass the view as a parameter only if one superview can hold several of it.
    RP-52 rule interaction_verb
      Say `touched`, not tapped or clicked.
    # Components and styles
    RP-53 rule design_system_components
      Every button is the team's button class.
    RP-54 process
      Positive style draws attention to an action, neutral otherwise.
      | Design intent.
    RP-55 heuristic design_system_components
      A nil style with manual configuration is for extreme cases only.
    RP-56 rule design_system_components
      Every label is the team's label class, made with a style.
    RP-57 rule no_hardcoded_style
      Fonts outside labels come from the label style's default font.
    RP-58 heuristic no_hardcoded_style
      Custom fonts are an exception to be discussed with the designer.
    RP-59 process
      Show missing data or failed requests with the empty-state view.
      | Product behaviour; which screens lack it cannot be inferred.
    RP-60 rule empty_state_modes
      New empty-state modes are static methods in an extension of the mode type.
    RP-61 heuristic empty_state_modes
      Handle its button through one delegate method and tell modes apart by its parameter.
    RP-62 heuristic empty_state_modes
      General errors use the shared error mode.
    RP-63 rule no_hardcoded_style
      Colours, margins and key dimensions are kept in one `Style` struct.
    RP-64 rule style_namespace_shape
      It has nested structs for colours, theme (concepts), margins and dimensions.
    RP-65 rule no_hardcoded_style
      Always use them; talk to the designer if something is missing; hard-code only in extreme
      cases.
    RP-66 rule type_in_module
      These components belong to the shared utilities module.
    # Assets and strings
    RP-67 rule generated_resource_accessors
      Always refer to images and strings through generated code.
    RP-68 rule generated_resource_accessors
      Images live in their provider's catalog and are read from the generated asset type.
    RP-69 heuristic required_files
      Projects run the generator in a build phase.
    RP-70 heuristic localized_strings
      All text lives in the strings file, although one language is supported.
    RP-71 rule generated_resource_accessors
      Text is read from the generated localization type.
    RP-72 rule localization_key_style
      Keys are upper-case identifiers (ex).
    RP-73 process
      Some text comes from the server (exception).
      | Exception to RP-70.
    RP-74 heuristic module_resource_ownership
      Each provider defines its own generator scripts, so strings belong to the provider that
      shows them.
    # Error handling
    RP-75 heuristic errors_presented_by_coordinator
      Errors are shown as empty states, toasts or smart messages, nothing else.
    RP-76 rule errors_presented_by_coordinator
      An empty-state error is rendered in its view; all other errors go to the coordinator's
      `presentError`.
    RP-77 process
      An empty state blocks a view to say that nothing is there or to show an error.
      | Product behaviour.
    RP-78 heuristic errors_presented_by_coordinator
      Toasts suit errors that do not block; with an empty state showing, ask for smart messages
      only.
    RP-79 rule conformance_role
      Smart messages come as API errors whose actions the coordinator handles by conformance.
    # Code conventions
    RP-80 rule conformance_in_extension
      A model or view adopts a protocol in an extension of its own.
    RP-81 heuristic unused_code
      Remove unused code.
    RP-82 process
      Comments explain intent only.
      | Judgement.
    RP-83 heuristic redundant_comment
      Do not comment the obvious, such as a conformance.
    RP-84 process
      Rewrite code that needs a comment to say what it does.
      | Judgement.
    RP-85 rule documented_declarations
      Document types meant to be built upon, as for a framework.
    RP-86 process
      Elsewhere clear names suffice.
      | Removes the demand; nothing to find.
    RP-87 rule trailing_closure
      Trailing closure only for a single closure at the end of the arguments.
    RP-88 heuristic closure_parameter_names
      Closure parameters have descriptive names.
    RP-89 rule strong_self_name
      An unwrapped captured self is named `strongSelf`.
    RP-90 rule final_classes
      Classes not meant to be overridden are `final`.
    RP-91 rule final_members
      So are such members of a class.
    """#

  /// The guidelines of the numbered Swift style guide, in the form of ``guidelines``.
  static let swiftStyleGuideGuidelines = #"""
    # 0 Preface
    SG-0.1 heuristic api_design_naming
      Read and follow Apple's API Design Guidelines; written for Swift 5.1.
    # 1 Code formatting
    SG-1.1 format swift_format_config
      Four spaces for a tab.
      | `indentation: {spaces: 4}`, `tabWidth: 4`.
    SG-1.2 format swift_format_config
      Hard limit of 160 columns; avoid uncomfortably long lines below it.
      | `lineLength: 160` (`LineLength` finding).
    SG-1.3 format swift_format_config
      End every file with a newline.
      | Pretty printer (`AddLines` finding at end of file).
    SG-1.4 format swift_format_config
      No trailing whitespace, blank lines included.
      | `TrailingWhitespace` finding; `indentBlankLines: false`.
    SG-1.5 format swift_format_config
      Opening brace on the same line (1TBS).
      | Pretty printer (`RemoveLine`).
    SG-1.6 format swift_format_config
      No space before a colon in types, dictionaries, arguments, conformances, superclasses.
      | Pretty printer (`Spacing`); it also left-aligns dictionary colons.
    SG-1.7 format swift_format_config
      A space after each comma.
      | Pretty printer (`Spacing`).
    SG-1.8 format swift_format_config
      Spaces around binary operators and arrows, none inside parentheses.
      | Pretty printer (`Spacing`); ranges by `spacesAroundRangeFormationOperators: true`.
    SG-1.9 format swift_format_config
      Keep Xcode's indentation, with wrapped parameters aligned under the first.
      | swift-format puts each wrapped parameter on its own indented line and cannot align:
      conflict with the tool, accept its layout.
    SG-1.10 format swift_format_config
      In a call with many arguments each is on its own line, indented once.
      | Written layout survives with `respectsExistingLineBreaks: true` and
      `lineBreakBeforeEachArgument: false`; `true` would enforce one argument a line but moves
      the closing parenthesis to its own line, unlike the sample.
    SG-1.11 format swift_format_config
      Brackets of wrapped array and dictionary literals and closures are placed like braces.
      | Pretty printer; the sample has no trailing commas:
      `multiElementCollectionTrailingCommas: false`.
    SG-1.12 rule multi_line_predicate
      Use local constants or the like to avoid multi-line predicates.
    # 2 Naming
    SG-2.1 heuristic no_objc_prefix
      No Objective-C style prefixes.
    SG-2.2 rule type_name_case
      Type names in Pascal case.
    SG-2.3 rule member_name_case
      Functions, properties, arguments and enum cases in camel case.
    SG-2.4 heuristic acronym_case
      Acronyms keep one case: all capitals, or all lower case when they begin a lower-case name.
    SG-2.5a rule static_constants
      Constants that do not depend on the instance are `static`.
    SG-2.5b rule constants_section
      Such constants have their own section in the type, introduced by a mark.
    SG-2.5c heuristic constants_section
      With many constants, group those that share a prefix, suffix or use.
    SG-2.5d rule no_k_prefix
      No `k` prefix.
    SG-2.5e rule no_constant_namespace
      Do not put constants in a nested namespace.
    SG-2.6a rule generic_parameter_names
      Generic parameters and associated types are Pascal-case descriptive words.
    SG-2.6b heuristic generic_parameter_names
      If the word clashes with its protocol or superclass, add `Type`.
    SG-2.7 heuristic vague_names
      Names are descriptive and unambiguous.
    SG-2.8 heuristic no_abbreviations
      No abbreviations, shortenings or single letters.
    SG-2.9a heuristic ui_name_suffix
      Include type information where the name alone does not show it.
    SG-2.9b rule ui_name_suffix
      An image view is not called image, a label is not called text.
    SG-2.9c process
      A string's name shows that it is text, unless obvious.
      | Obviousness is a judgement.
    SG-2.9d rule ui_name_suffix
      A view controller may end in Controller, preferably ViewController; never VC.
    SG-2.9e rule ui_name_suffix
      Specific controllers (table, collection, split) say so in the name.
    SG-2.9f rule ui_name_suffix
      Outlets always carry the component type.
    SG-2.9g rule ui_name_suffix
      The type word stands at the end, not at the start.
    SG-2.10 heuristic argument_labels
      Function arguments read so that each purpose is clear.
    SG-2.11a heuristic protocol_naming
      A protocol that says what something is, is a noun; one that names a capability ends in
      able, ible or ing.
    SG-2.11b rule protocol_naming
      Otherwise append `Protocol`.
    # 3.1 General
    SG-3.1.1 rule prefer_let
      Prefer `let` to `var`.
    SG-3.1.2a rule prefer_collection_transforms
      Prefer `map`, `filter`, `reduce` to loops when turning one collection into another.
    SG-3.1.2b heuristic side_effect_free_transforms
      Closures of those methods have no side effects.
    SG-3.1.3 rule redundant_type_annotation
      Omit types that can be inferred.
    SG-3.1.4a heuristic tuple_over_inout
      Return a tuple rather than use `inout` for several results.
    SG-3.1.4b rule tuple_labels
      Label tuple elements when the meaning is not obvious.
    SG-3.1.4c rule tuple_typealias
      Give a tuple type used more than once a type alias.
    SG-3.1.4d rule large_tuple
      For three or more elements use a struct or class.
    SG-3.1.5 rule weak_delegates
      Beware of retain cycles: delegate properties are typically weak.
    SG-3.1.6 rule escaping_self_capture
      Use a capture list when an escaping closure uses self.
    SG-3.1.7 rule no_labeled_break
      No labelled breaks.
    SG-3.1.8 format swift_format_config
      No parentheses around control-flow conditions.
      | `NoParensAroundConditions`.
    SG-3.1.9 heuristic enum_shorthand
      Use enum shorthand where possible.
    SG-3.1.10 heuristic explicit_static_member_base
      No shorthand for members of classes, since the context is harder to see.
    SG-3.1.11 rule redundant_self
      Write `self.` only where required.
    SG-3.1.12a rule final_members
      Mark methods not meant to be overridden `final`.
    SG-3.1.12b process
      Remember that `final` blocks overriding in tests.
      | Caution; option `exempt_test_subclasses`.
    SG-3.1.12c rule final_members
      Be careful with `final` in libraries, where it is hard to undo.
    SG-3.1.13 format swift_format_config
      `else`, `catch` and the like on the line of the closing brace.
      | `lineBreakBeforeControlFlowKeywords: false`.
    SG-3.1.14a rule prefer_static_over_class_member
      Prefer `static` to `class` for type members.
    SG-3.1.14b process
      If overriding is wanted, consider a protocol.
      | Advice in the finding text.
    SG-3.1.15 heuristic prefer_computed_property
      A function without arguments or side effects that returns a value should be a computed
      property.
    # 3.2 Access modifiers
    SG-3.2.1 rule access_modifier_order
      The access modifier comes first.
    SG-3.2.2 rule access_modifier_inline
      It stands on the line of the declaration.
    SG-3.2.3 rule explicit_internal
      Do not write `internal`.
    SG-3.2.4a heuristic doc_testable_internal
      Make a property internal if tests need it through `@testable` (permission).
    SG-3.2.4b heuristic doc_testable_internal
      Then say in its documentation that it would otherwise be private.
    SG-3.2.5 rule prefer_private_over_fileprivate
      Prefer `private` to `fileprivate`.
    SG-3.2.6a rule unneeded_open
      `open` if subclassing outside the module is intended, else `public`.
    SG-3.2.6b rule unneeded_open
      Be generous with `open` in libraries, sparing in app modules.
    SG-3.2.6c rule unneeded_open
      Tests are no reason for `open`.
    # 3.3 Custom operators
    SG-3.3a rule no_custom_operators
      Prefer named functions to custom operators.
    SG-3.3b rule no_custom_operators
      A new operator in global scope needs a very good reason.
    SG-3.3c rule operator_semantics
      Existing operators may be overloaded but must keep their meaning; `==` tests equality and
      returns Bool.
    # 3.4 Switch statements and enums
    SG-3.4.1a rule enum_switch_no_default
      No `default` in a switch over an enum.
    SG-3.4.1b rule unused_cases_last
      Put unused cases at the bottom with `break`.
    SG-3.4.2 rule redundant_break
      No `break` where it is not needed.
    SG-3.4.3 format swift_format_config
      `case` lines up with `switch`.
      | `indentSwitchCaseLabels: false`.
    SG-3.4.4 rule associated_value_labels
      Label associated values.
    SG-3.4.5 rule no_fallthrough
      Prefer case lists to `fallthrough`.
    SG-3.4.6 heuristic unreachable_default_throws
      A default that should not be reached throws, or asserts.
    # 3.5 Optionals
    SG-3.5.1a rule no_implicitly_unwrapped_optional
      Implicitly unwrapped optionals only for outlets.
    SG-3.5.1b rule no_force_unwrap
      No force unwraps.
    SG-3.5.2a rule no_force_cast
      No `as!`.
    SG-3.5.2b rule no_force_try
      No `try!`.
    SG-3.5.3 rule nil_check_over_unused_binding
      Compare with nil when the value is not used.
    SG-3.5.4 rule no_unowned
      No `unowned`.
    SG-3.5.5 rule same_name_unwrap
      Keep the name when unwrapping.
    # 3.6 Protocols
    SG-3.6a rule conformance_in_extension
      Keep a protocol's implementation apart: below a mark, or in an extension within that file.
    SG-3.6b rule mark_protocol_conformances
      With an extension, still add marks.
    SG-3.6c process
      Extension methods cannot be overridden, so use marks if tests must override.
      | Caution; option `exempt_overridden`.
    # 3.7 Properties
    SG-3.7.1 format swift_format_config
      No `get` around a read-only computed property.
      | `UseSingleLinePropertyGetter`.
    SG-3.7.2 format swift_format_config
      Indent accessor blocks.
      | Pretty printer (`Indentation`).
    SG-3.7.3 rule standard_observer_names
      Use the standard `newValue`/`oldValue` names.
    SG-3.7.4 rule singleton_shape
      A singleton may be declared as a static constant named shared (permission).
    # 3.8 Closures
    SG-3.8.1 process
      Closure parameter types may be omitted or written, consistently.
      | Taste.
    SG-3.8.2a rule closure_type_style
      No parentheses around a closure type unless optional or nested.
    SG-3.8.2b process
      Always parenthesise a closure type's arguments.
      | Enforced by the compiler.
    SG-3.8.2c rule closure_type_style
      `()` for no arguments, `Void` for no result.
    SG-3.8.3 format swift_format_config
      Closure parameters on the line of the brace.
      | Pretty printer keeps the signature on the brace's line.
    SG-3.8.4 rule trailing_closure
      Use trailing closures unless the meaning gets lost, as with several closures.
    # 3.9 Arrays
    SG-3.9.1a rule prefer_first_last
      Avoid direct subscripts; use `first`, `last`.
    SG-3.9.1b rule prefer_for_in_over_indices
      Prefer `for item in items` to index ranges.
    SG-3.9.1c heuristic unchecked_subscript
      Check bounds when a subscript is needed.
    SG-3.9.2 heuristic no_array_concat_operator
      Do not concatenate arrays with `+` or `+=`; append or join.
    # 3.10 Error handling
    SG-3.10a heuristic throws_over_optional
      Throw instead of returning nil when the reason for failure matters.
    SG-3.10b process
      An error value may record file, function, line and message.
      | Offered, not demanded.
    SG-3.10c process
      Optional is right when absence is a normal result (exception).
      | Semantics.
    SG-3.10d heuristic throws_over_optional
      A method that can fail for reasons not obvious from nil should throw.
    # 3.11 Guard statements
    SG-3.11.1 rule prefer_early_return
      Return early rather than nest in `if`.
    SG-3.11.2 rule prefer_guard_unwrap
      Unwrap with `guard` rather than `if`.
    SG-3.11.3a process
      Otherwise choose by readability; if unsure take `guard`.
      | Judgement.
    SG-3.11.3b rule no_negated_guard
      No double negation in `guard`.
    SG-3.11.4 heuristic guard_two_states
      Choose between two states with `if`, not `guard`.
    SG-3.11.5 heuristic independent_guards
      Use `guard` only when failure must leave the context; independent conditions get separate
      ifs.
    SG-3.11.6 rule combine_guards
      Combine unwraps whose failure is handled alike; keep apart those with own errors.
    SG-3.11.7 rule multiline_guard
      No one-line guards.
    # 4.1 Documentation
    SG-4.1a heuristic doc_complex_code
      Consider documenting any function more complex than O(1).
    SG-4.1b process
      Document quirks of the implementation.
      | Judgement.
    SG-4.1c heuristic doc_complex_code
      Document complex types and properties.
    SG-4.1d rule documented_declarations
      Document everything public unless obvious.
    SG-4.1e process
      Check the rendered quick help after writing.
      | Work habit.
    SG-4.1f process
      Know the full set of comment markup.
      | Advice.
    SG-4.1.1 format comment_line_length
      Doc comments obey the 160-column limit.
      | swift-format does not report long comment lines: own trivia check, option `max` (160);
      URLs exempt.
    SG-4.1.2 rule doc_comment_style
      Use block doc comments even for one line.
    SG-4.1.3 rule doc_block_no_asterisks
      No leading `*` on lines of a block.
    SG-4.1.4 rule doc_parameter_syntax
      Write `- parameter` in lower case, not `:param:`.
    SG-4.1.5 rule doc_all_or_nothing
      Document all parameters, results and errors or none.
    SG-4.1.6 heuristic doc_usage_example
      Describe a complicated class's use, with examples.
    SG-4.1.7 heuristic doc_code_ticks
      Put code words in backticks.
    SG-4.1.8 process
      Be brief.
      | Taste.
    # 4.2 Other comments
    SG-4.2.1 format comment_spacing
      A space after `//`.
      | As LK-113.
    SG-4.2.2 rule comment_on_own_line
      Comments have their own line.
    SG-4.2.3 format mark_blank_line
      A blank line follows a `MARK: -` comment.
      | Not covered by swift-format: own trivia check.
    """#
}
