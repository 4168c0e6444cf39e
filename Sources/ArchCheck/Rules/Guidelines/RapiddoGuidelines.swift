extension Guide {
  /// The guidelines of the Rapiddo/App proposal, in the form of ``guidelines``.
  static let rapiddoGuidelines = #"""
    # Creating new screens
    RP-01 rule layer_dependency role_conflict
      The architecture is MVVM-C, with a coordinator implementation of the team's own.
    RP-02 rule
      No storyboards.
    RP-03 rule
      Screens are built entirely in code.
    RP-04 rule constructor_injection
      Use dependency injection in a plain form.
    RP-05 rule no_singletons
      There are no singletons.
    RP-06 rule constructor_injection
      Whatever a class needs is handed to it directly.
    RP-07 heuristic
      A Sourcery template generates a new screen's files.
    RP-08 rule
      A screen consists of coordinator, view model, view and view controller.
    RP-09 rule navigation_in_coordinators
      The coordinator handles screen transitions.
    RP-10 rule
      It retains its view controller.
    RP-11 rule
      It is its view controller's delegate, and so learns when to move on.
    RP-12 rule
      It builds the view model and the controller and passes services in (implied by a code sample).
    RP-13 rule
      A coordinator moves on by pushing another coordinator (implied by a code sample).
    RP-14 rule view_controller_no_io view_no_io
      The view model holds the business logic; API calls and retained data are found here.
    RP-15 rule view_model_ui_independent
      View models import no interface toolkit (implied by a code sample).
    RP-16 rule no_styling_in_view_controller
      Everything visual is built and kept in the view, not in the view controller.
    RP-17 rule
      The controller installs that view by overriding `loadView`.
    RP-18 rule weak_delegates view_no_controller_reference
      The view declares a delegate protocol in its own file and keeps it weak (implied by a code
      sample).
    RP-19 rule
      Subviews are private constants (implied by a code sample).
    RP-20 rule
      The coder initializer traps (implied by a code sample).
    RP-21 heuristic
      The view controller only routes information among the others, table delegates excepted.
    RP-22 rule
      A protocol with a view type gives the controller typed access to its root view.
    RP-23 rule weak_delegates class_bound_delegate_protocol
      The controller declares its delegate protocol beside itself and keeps it weak (implied by a
      code sample).
    RP-24 rule
      Controllers of coordinators derive from a common base class (implied by a code sample).
    RP-25 rule
      The controller takes its view model in the initializer (implied by a code sample).
    RP-26 rule
      Conformances are separate extensions (implied by a code sample).
    RP-27 rule final_classes
      All four scene types are `final` (implied by a code sample).
    # Style guide / frameworks and naming
    RP-28 process
      All code follows the guide; proposals are welcome.
      | It only says what the section is about.
    RP-29 rule
      Do not import frameworks lightly: solve natively unless the gain is large everywhere.
    RP-30 heuristic
      Use descriptive names by the API Design Guidelines and Clean Code's naming chapter.
    RP-31 process
      Names alone should document purpose.
      | Judgement.
    # Views
    RP-32 rule
      A view's set-up happens in `setup()`, called from its initializer.
    RP-33 rule
      Every view is pure code.
    RP-34 rule
      Constraints are written with Cartography.
    RP-35 rule
      Each subview has a set-up method that the main one calls.
    RP-36 rule
      A subview's constraints are added in its own set-up method.
    RP-37 rule
      Add a subview to its superview before constraining it.
    RP-38 heuristic
      Mind the order in which set-up methods are called.
    RP-39 rule
      Wire a button's or other view's action in the set-up method of that view.
    # Subviews and rendering
    RP-40 rule
      Subviews are created and configured by closures.
    RP-41 heuristic
      Set-up that needs no state or dynamic data belongs in that closure.
    RP-42 rule
      A view shows new information through `render`, which its superview or controller calls.
    RP-43 heuristic
      Views with changing content have a nested `State` enum.
    RP-44 rule
      `render` handles every state, one helper method each.
    # Table and collection views
    RP-45 rule
      Register cells with the team's typed method.
    RP-46 rule
      Register in the closure that creates the table or collection view.
    RP-47 rule
      Dequeue with the team's typed method.
    RP-48 rule
      The delegates of table and collection views are implemented by the view controller that
      has them.
    # Delegation
    RP-49 heuristic type_cycle
      Layers talk mostly through delegates.
    RP-50 heuristic
      A delegate method for a user action says so in its name (user did ...).
    RP-51 heuristic
      Pass the view as a parameter only if one superview can hold several of it.
    RP-52 rule
      Say `touched`, not tapped or clicked.
    # Components and styles
    RP-53 rule
      Every button is the team's button class.
    RP-54 process
      Positive style draws attention to an action, neutral otherwise.
      | Design intent.
    RP-55 heuristic
      A nil style with manual configuration is for extreme cases only.
    RP-56 rule
      Every label is the team's label class, made with a style.
    RP-57 rule
      Fonts outside labels come from the label style's default font.
    RP-58 heuristic
      Custom fonts are an exception to be discussed with the designer.
    RP-59 process
      Show missing data or failed requests with the empty-state view.
      | Product behaviour; which screens lack it cannot be inferred.
    RP-60 rule
      New empty-state modes are static methods in an extension of the mode type.
    RP-61 heuristic
      Handle its button through one delegate method and tell modes apart by its parameter.
    RP-62 heuristic
      General errors use the shared error mode.
    RP-63 rule
      Colours, margins and key dimensions are kept in one `Style` struct.
    RP-64 rule
      It has nested structs for colours, theme (concepts), margins and dimensions.
    RP-65 rule
      Always use them; talk to the designer if something is missing; hard-code only in extreme
      cases.
    RP-66 rule
      These components belong to the shared utilities module.
    # Assets and strings
    RP-67 rule
      Always refer to images and strings through generated code.
    RP-68 rule
      Images live in their provider's catalog and are read from the generated asset type.
    RP-69 heuristic
      Projects run the generator in a build phase.
    RP-70 heuristic
      All text lives in the strings file, although one language is supported.
    RP-71 rule
      Text is read from the generated localization type.
    RP-72 rule
      Keys are upper-case identifiers (implied by a code sample).
    RP-73 process
      Text that comes from the server is an exception.
      | Exception to RP-70.
    RP-74 heuristic
      Each provider defines its own generator scripts, so strings belong to the provider that
      shows them.
    # Error handling
    RP-75 heuristic
      Errors are shown as empty states, toasts or smart messages, nothing else.
    RP-76 rule
      An empty-state error is rendered in its view; all other errors go to the coordinator's
      `presentError`.
    RP-77 process
      An empty state blocks a view to say that nothing is there or to show an error.
      | Product behaviour.
    RP-78 heuristic
      Toasts suit errors that do not block; with an empty state showing, ask for smart messages
      only.
    RP-79 rule
      Smart messages come as API errors whose actions the coordinator handles by conformance.
    # Code conventions
    RP-80 rule
      A model or view adopts a protocol in an extension of its own.
    RP-81 heuristic
      Remove unused code.
    RP-82 process
      Comments explain intent only.
      | Judgement.
    RP-83 heuristic
      Do not comment the obvious, such as a conformance.
    RP-84 process
      Rewrite code that needs a comment to say what it does.
      | Judgement.
    RP-85 rule
      Document types meant to be built upon, as for a framework.
    RP-86 process
      Elsewhere clear names suffice.
      | It takes a demand back; there is nothing to find.
    RP-87 rule
      Trailing closure only for a single closure at the end of the arguments.
    RP-88 heuristic
      Closure parameters have descriptive names.
    RP-89 rule
      An unwrapped captured self is named `strongSelf`.
    RP-90 rule final_classes
      Classes not meant to be overridden are `final`.
    RP-91 rule
      So are such members of a class.
    """#

  /// The guidelines of the numbered Swift style guide, in the form of ``guidelines``.
  static let swiftStyleGuideGuidelines = #"""
    # 0 Preface
    SG-0.1 heuristic
      Read and follow Apple's API Design Guidelines; written for Swift 5.1.
    # 1 Code formatting
    SG-1.1 format
      Four spaces for a tab.
      | swift-format: `indentation: {spaces: 4}`, `tabWidth: 4`.
    SG-1.2 format
      Hard limit of 160 columns; avoid uncomfortably long lines below it.
      | swift-format: `lineLength: 160`.
    SG-1.3 format
      End every file with a newline.
      | swift-format's pretty printer (`AddLines`).
    SG-1.4 format
      No trailing whitespace, blank lines included.
      | swift-format: `TrailingWhitespace`, and `indentBlankLines: false`.
    SG-1.5 format
      Opening brace on the same line (1TBS).
      | swift-format's pretty printer (`RemoveLine`).
    SG-1.6 format
      No space before a colon in types, dictionaries, arguments, conformances, superclasses.
      | swift-format's pretty printer (`Spacing`), also for the colons of dictionaries.
    SG-1.7 format
      A space after each comma.
      | swift-format's pretty printer (`Spacing`).
    SG-1.8 format
      Spaces around binary operators and arrows, none inside parentheses.
      | swift-format's pretty printer (`Spacing`); for ranges, `spacesAroundRangeFormationOperators:
      true`.
    SG-1.9 format
      Keep Xcode's indentation, with wrapped parameters aligned under the first.
      | swift-format cannot align: it puts each wrapped parameter on its own indented line.
    SG-1.10 format
      In a call with many arguments each is on its own line, indented once.
      | swift-format keeps the layout as written with `respectsExistingLineBreaks: true` and
      `lineBreakBeforeEachArgument: false`.
    SG-1.11 format
      Brackets of wrapped array and dictionary literals and closures are placed like braces.
      | swift-format's pretty printer, with `multiElementCollectionTrailingCommas: false`.
    SG-1.12 rule
      Use local constants or the like to avoid multi-line predicates.
    # 2 Naming
    SG-2.1 heuristic
      No Objective-C style prefixes.
    SG-2.2 rule
      Type names in Pascal case.
    SG-2.3 rule
      Functions, properties, arguments and enum cases in camel case.
    SG-2.4 heuristic
      Acronyms keep one case: all capitals, or all lower case when they begin a lower-case name.
    SG-2.5a rule
      Constants that do not depend on the instance are `static`.
    SG-2.5b rule
      Such constants have their own section in the type, introduced by a mark.
    SG-2.5c heuristic
      With many constants, group those that share a prefix, suffix or use.
    SG-2.5d rule
      No `k` prefix.
    SG-2.5e rule
      Do not put constants in a nested namespace.
    SG-2.6a rule
      Generic parameters and associated types are Pascal-case descriptive words.
    SG-2.6b heuristic
      If the word clashes with its protocol or superclass, add `Type`.
    SG-2.7 heuristic
      Names are descriptive and unambiguous.
    SG-2.8 heuristic
      No abbreviations, shortenings or single letters.
    SG-2.9a heuristic
      Include type information where the name alone does not show it.
    SG-2.9b rule
      An image view is not called image, a label is not called text.
    SG-2.9c process
      A string's name shows that it is text, unless obvious.
      | Obviousness is a judgement.
    SG-2.9d rule
      A view controller may end in Controller, preferably ViewController; never VC.
    SG-2.9e rule
      Specific controllers (table, collection, split) say so in the name.
    SG-2.9f rule
      Outlets always carry the component type.
    SG-2.9g rule
      The type word stands at the end, not at the start.
    SG-2.10 heuristic
      Function arguments read so that each purpose is clear.
    SG-2.11a heuristic
      A protocol that says what something is, is a noun; one that names a capability ends in
      able, ible or ing.
    SG-2.11b rule
      Otherwise append `Protocol`.
    # 3.1 General
    SG-3.1.1 rule
      Prefer `let` to `var`.
    SG-3.1.2a rule
      Prefer `map`, `filter`, `reduce` to loops when turning one collection into another.
    SG-3.1.2b heuristic
      Closures of those methods have no side effects.
    SG-3.1.3 rule
      Omit types that can be inferred.
    SG-3.1.4a heuristic
      Return a tuple rather than use `inout` for several results.
    SG-3.1.4b rule
      Label tuple elements when the meaning is not obvious.
    SG-3.1.4c rule
      Give a tuple type used more than once a type alias.
    SG-3.1.4d rule
      For three or more elements use a struct or class.
    SG-3.1.5 rule weak_delegates
      Beware of retain cycles: delegate properties are typically weak.
    SG-3.1.6 rule escaping_self_capture
      Use a capture list when an escaping closure uses self.
    SG-3.1.7 rule
      No labelled breaks.
    SG-3.1.8 format
      No parentheses around control-flow conditions.
      | swift-format: `NoParensAroundConditions`.
    SG-3.1.9 heuristic
      Use enum shorthand where possible.
    SG-3.1.10 heuristic
      No shorthand for members of classes, since the context is harder to see.
    SG-3.1.11 rule
      Write `self.` only where required.
    SG-3.1.12a rule
      Mark methods not meant to be overridden `final`.
    SG-3.1.12b process
      Remember that `final` blocks overriding in tests.
      | A caution; nothing is demanded.
    SG-3.1.12c rule
      Be careful with `final` in libraries, where it is hard to undo.
    SG-3.1.13 format
      `else`, `catch` and the like on the line of the closing brace.
      | swift-format: `lineBreakBeforeControlFlowKeywords: false`.
    SG-3.1.14a rule
      Prefer `static` to `class` for type members.
    SG-3.1.14b process
      If overriding is wanted, consider a protocol.
      | Advice; nothing is demanded.
    SG-3.1.15 heuristic
      A function without arguments or side effects that returns a value should be a computed
      property.
    # 3.2 Access modifiers
    SG-3.2.1 rule
      The access modifier comes first.
    SG-3.2.2 rule
      It stands on the line of the declaration.
    SG-3.2.3 rule
      Do not write `internal`.
    SG-3.2.4a heuristic
      Make a property internal if tests need it through `@testable`.
    SG-3.2.4b heuristic
      Then say in its documentation that it would otherwise be private.
    SG-3.2.5 rule
      Prefer `private` to `fileprivate`.
    SG-3.2.6a rule unneeded_open
      `open` if subclassing outside the module is intended, else `public`.
    SG-3.2.6b rule unneeded_open
      Be generous with `open` in libraries, sparing in app modules.
    SG-3.2.6c rule unneeded_open
      Tests are no reason for `open`.
    # 3.3 Custom operators
    SG-3.3a rule
      Prefer named functions to custom operators.
    SG-3.3b rule
      A new operator in global scope needs a very good reason.
    SG-3.3c rule
      Existing operators may be overloaded but must keep their meaning; `==` tests equality and
      returns Bool.
    # 3.4 Switch statements and enums
    SG-3.4.1a rule
      No `default` in a switch over an enum.
    SG-3.4.1b rule
      Put unused cases at the bottom with `break`.
    SG-3.4.2 rule
      No `break` where it is not needed.
    SG-3.4.3 format
      `case` lines up with `switch`.
      | swift-format: `indentSwitchCaseLabels: false`.
    SG-3.4.4 rule
      Label associated values.
    SG-3.4.5 rule
      Prefer case lists to `fallthrough`.
    SG-3.4.6 heuristic
      A default that should not be reached throws, or asserts.
    # 3.5 Optionals
    SG-3.5.1a rule
      Implicitly unwrapped optionals only for outlets.
    SG-3.5.1b rule
      No force unwraps.
    SG-3.5.2a rule
      No `as!`.
    SG-3.5.2b rule
      No `try!`.
    SG-3.5.3 rule
      Compare with nil when the value is not used.
    SG-3.5.4 rule
      No `unowned`.
    SG-3.5.5 rule
      Keep the name when unwrapping.
    # 3.6 Protocols
    SG-3.6a rule
      Keep a protocol's implementation apart: below a mark, or in an extension within that file.
    SG-3.6b rule
      With an extension, still add marks.
    SG-3.6c process
      Extension methods cannot be overridden, so use marks if tests must override.
      | A caution; nothing is demanded.
    # 3.7 Properties
    SG-3.7.1 format
      No `get` around a read-only computed property.
      | swift-format: `UseSingleLinePropertyGetter`.
    SG-3.7.2 format
      Indent accessor blocks.
      | swift-format's pretty printer (`Indentation`).
    SG-3.7.3 rule
      Use the standard `newValue`/`oldValue` names.
    SG-3.7.4 rule
      A singleton may be declared as a static constant named shared.
    # 3.8 Closures
    SG-3.8.1 process
      Closure parameter types may be omitted or written, consistently.
      | Taste.
    SG-3.8.2a rule
      No parentheses around a closure type unless optional or nested.
    SG-3.8.2b process
      Always parenthesise a closure type's arguments.
      | Enforced by the compiler.
    SG-3.8.2c rule
      `()` for no arguments, `Void` for no result.
    SG-3.8.3 format
      Closure parameters on the line of the brace.
      | swift-format's pretty printer.
    SG-3.8.4 rule
      Use trailing closures unless the meaning gets lost, as with several closures.
    # 3.9 Arrays
    SG-3.9.1a rule
      Avoid direct subscripts; use `first`, `last`.
    SG-3.9.1b rule
      Prefer `for item in items` to index ranges.
    SG-3.9.1c heuristic
      Check bounds when a subscript is needed.
    SG-3.9.2 heuristic
      Do not concatenate arrays with `+` or `+=`; append or join.
    # 3.10 Error handling
    SG-3.10a heuristic
      Throw instead of returning nil when the reason for failure matters.
    SG-3.10b process
      An error value may record file, function, line and message.
      | Offered, not demanded.
    SG-3.10c process
      Optional is right when absence is a normal result.
      | Semantics.
    SG-3.10d heuristic
      A method that can fail for reasons not obvious from nil should throw.
    # 3.11 Guard statements
    SG-3.11.1 rule
      Return early rather than nest in `if`.
    SG-3.11.2 rule
      Unwrap with `guard` rather than `if`.
    SG-3.11.3a process
      Otherwise choose by readability; if unsure take `guard`.
      | Judgement.
    SG-3.11.3b rule
      No double negation in `guard`.
    SG-3.11.4 heuristic
      Choose between two states with `if`, not `guard`.
    SG-3.11.5 heuristic
      Use `guard` only when failure must leave the context; independent conditions get separate
      ifs.
    SG-3.11.6 rule
      Combine unwraps whose failure is handled alike; keep apart those with own errors.
    SG-3.11.7 rule
      No one-line guards.
    # 4.1 Documentation
    SG-4.1a heuristic
      Consider documenting any function more complex than O(1).
    SG-4.1b process
      Document quirks of the implementation.
      | Judgement.
    SG-4.1c heuristic
      Document complex types and properties.
    SG-4.1d rule
      Document everything public unless obvious.
    SG-4.1e process
      Check the rendered quick help after writing.
      | Work habit.
    SG-4.1f process
      Know the full set of comment markup.
      | Advice.
    SG-4.1.1 format
      Doc comments obey the 160-column limit.
      | swift-format does not report long lines of comments.
    SG-4.1.2 rule
      Use block doc comments even for one line.
    SG-4.1.3 rule
      No leading `*` on lines of a block.
    SG-4.1.4 rule
      Write `- parameter` in lower case, not `:param:`.
    SG-4.1.5 rule
      Document all parameters, results and errors or none.
    SG-4.1.6 heuristic
      Describe a complicated class's use, with examples.
    SG-4.1.7 heuristic
      Put code words in backticks.
    SG-4.1.8 process
      Be brief.
      | Taste.
    # 4.2 Other comments
    SG-4.2.1 format
      A space after `//`.
      | As LK-113.
    SG-4.2.2 rule
      Comments have their own line.
    SG-4.2.3 format
      A blank line follows a `MARK: -` comment.
      | swift-format does not look at it.
    """#
}
