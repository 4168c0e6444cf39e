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
    LK-11 heuristic
      Keep raw values in the model and leave formatting for display to others (implied by a code
      sample).
    LK-12 heuristic
      Small enums that only qualify one model are nested in it (implied by a code sample).
    # View
    LK-13 heuristic no_styling_in_view_controller
      Styling and layout of interface components is the view's job.
    LK-14 heuristic
      A view is the visible form of the model that feeds it.
    LK-15 heuristic views_not_model_aware
      A composite custom view is configured through its view model, which is its interface for
      display properties.
    LK-16 rule view_no_controller_reference
      Some views report interaction to their controller by delegate or closure.
    LK-17 heuristic
      `UIControl` subclasses report interaction by target-action.
    LK-18 process
      Target-action may be chained to a delegate or closure so that another controller does the
      work.
      | It permits and demands nothing.
    LK-19 rule class_bound_delegate_protocol
      Delegate protocols are limited to classes (implied by a code sample).
    LK-20 rule weak_delegates
      Delegate references are `weak` optionals (implied by a code sample).
    LK-21 heuristic
      Delegate methods pass their sender first and start with its name (implied by a code sample).
    LK-22 rule
      Action methods wired by selector or Interface Builder are `private` (implied by a code
      sample).
    # View / Interface Builder
    LK-23 heuristic
      Views designed in Interface Builder are reached from code through outlets and actions.
    LK-24 rule
      Outlets are declared private and weak (implied by a code sample).
    LK-25 heuristic
      The view model is a struct nested in the view it feeds and named `ViewModel` (implied by a
      code sample).
    LK-26 heuristic
      The view has one optional `viewModel` property whose observer refreshes every subview (implied
      by a code sample).
    LK-27 rule
      Size one dimension relative to the other with an aspect-ratio constraint rather than with
      separate numbers.
    LK-28 rule
      Write the aspect-ratio multiplier as a ratio such as 4:3, never as a decimal.
    LK-29 heuristic
      The constraint's first item is the dimension that determines the other one.
    LK-30 heuristic
      When neither dimension leads, width comes first and height second.
    # Controller
    LK-31 heuristic layer_dependency
      Controllers steer the flow of execution.
    LK-32 rule layer_dependency
      Controllers may use other controllers to do their job.
    LK-33 rule
      A view controller receives its view model through its initializer and keeps it as a private
      constant (implied by a code sample).
    LK-34 rule
      The coder initializer of a programmatically built controller is marked unavailable and traps
      (implied by a code sample).
    LK-35 rule missing_super_call
      A lifecycle override calls `super` and hands over to a private configuration method (implied
      by a code sample).
    LK-36 process
      A button's title and handler are grouped in a small struct inside the view model (implied by a
      code sample).
      | Seen once in a sample; nothing is demanded.
    # View model
    LK-37 rule view_model_ui_independent
      A view model carries what one view needs and the presentation logic for it.
    LK-38 heuristic
      The view model is the single place from which displayable properties are set.
    LK-39 heuristic layer_dependency
      Most view-model properties may correspond one to one to model properties.
    LK-40 rule no_formatting_in_views
      Turning own values into display form (dates, prices) is the view model's work.
    LK-41 rule
      Interaction logic such as touch handling sits in the view, not in the view model.
    # SwiftUI best practices / file order
    LK-42 rule
      Put `body` after the initializer so that it has a fixed place.
    LK-43 rule
      Without an initializer, `body` comes right after the properties.
    LK-44 rule
      A `View` mark precedes `body` (implied by a code sample).
    LK-45 rule
      `@State`, `@StateObject` and `@AppStorage` properties are private.
    LK-46 rule
      Keep properties with the same wrapper together.
    LK-47 rule
      Wrapped properties come before plain ones (stated of a code sample).
    # SwiftUI best practices / initializing views
    LK-48 heuristic
      A handwritten initializer takes bindings as parameters and assigns the underscored
      storage, which keeps the property private.
    LK-49 heuristic
      Drop the first argument label of a handwritten initializer when type and meaning are
      obvious at the call.
    LK-50 rule
      Rely on the synthesized memberwise initializer in most cases.
    LK-51 rule
      `var` properties set at initialization are marked `private(set)`.
    # SwiftUI best practices / modifier comments
    LK-52 process
      Explain a modifier whose use is unclear at the call.
      | Whether a use is unclear is a reviewer's judgement.
    LK-53 heuristic
      Such a comment stands to the right of the modifier.
    LK-54 heuristic
      For a modifier with a closure, the comment is the first thing inside the closure.
    # View Store
    LK-55 rule
      A view store is an observable object that separates view-specific logic from rendering in
      a repeatable, testable form.
    LK-56 rule
      Its protocol has associated types for the view state and the action, a readable
      `viewState` and `send(_:)`.
    LK-57 rule
      `viewState` is the only source of truth for the data its view uses.
    LK-58 rule
      `viewState` is always `@Published`.
    LK-59 rule no_formatting_in_views
      View-state properties are ready for display: the view neither transforms nor formats them.
    LK-60 rule
      Views act on a store only through `send(_:)`.
    LK-61 rule
      Actions are typically an enum.
    LK-62 heuristic
      Sending an action typically changes the view state.
    LK-63 heuristic
      Combine all data sources into one stream that assigns the view state.
    LK-64 heuristic
      Perform an action by sending a value into a subject that the pipeline reads.
    LK-65 rule
      Give such subjects an initial value before they enter `combineLatest`.
    LK-66 rule
      Bindings offered by a store read the view state and send an action.
    LK-67 heuristic
      The view passes that binding to the control instead of calling `send` itself.
    LK-68 heuristic
      Use the key-path and case-path helper for the common binding.
    LK-69 process
      A public sample project shows the pattern with and without a store.
      | Reference only.
    LK-70 heuristic
      Not every view needs a store: simple views take all they show through their initializer.
    LK-71 heuristic view_no_io
      What a simple view shows comes from the store of a parent view.
    LK-72 rule
      A simple view reports small actions through a closure set by its parent, whose store
      handles them.
    LK-73 rule state_object_ownership
      The owning view creates its store with `StateObject(wrappedValue:)` from a provider passed to
      its initializer (implied by a code sample).
    # Common controller types
    LK-74 heuristic
      Parser: turns structured data into models.
    LK-75 heuristic
      A parser throws on invalid input instead of returning a half-built value (implied by a code
      sample).
    LK-76 rule io_in_designated_roles
      Network controller: sends requests and receives responses.
    LK-77 rule dependencies_are_protocols
      Networking is described by a protocol whose concrete form wraps the system session (implied by
      a code sample).
    LK-77a heuristic
      Asynchronous results arrive as one `Result` value, on a queue that the caller names or the
      documentation states (implied by a code sample).
    LK-78 rule io_in_designated_roles
      Persistence controller: stores models in the data layer and gets them back.
    LK-79 rule dependencies_are_protocols
      Persistence too is described by a protocol (implied by a code sample).
    LK-80 heuristic
      Translator: does involved conversions from models to view models.
    LK-81 heuristic layer_dependency
      View controller: looks after its views and interface logic and works with other
      controllers.
    LK-82 heuristic
      Updater: fetches from the network and stores the result, using both those controllers.
    LK-83 rule dependencies_are_protocols
      An updater receives both as protocol-typed parameters, with concrete defaults allowed (implied
      by a code sample).
    LK-84 heuristic
      Data source: manages a collection that feeds a collection-style view.
    LK-85 heuristic
      A data source is generic over its collection and asks a closure to configure cells (implied by
      a code sample).
    LK-86 heuristic
      Bounds are checked before an element is taken by index, with a logged assertion on failure
      (implied by a code sample).
    # Access control
    LK-87 process
      Vary access levels to show intent.
      | The aim of the section; the guidelines below it say how.
    LK-88 rule
      Make everything private that can be.
    LK-89 rule
      Use `private(set)` where others read but only the type writes.
    LK-90 rule
      Use `fileprivate` only to share a symbol among types of one file.
    LK-91 rule
      Never write `internal`.
    LK-92 rule unneeded_public
      `public` only for symbols that other modules need.
    LK-93 rule final_classes
      Classes are `final` unless meant to be subclassed.
    LK-94 rule unneeded_open
      `open` only when subclassing from another module is intended.
    # Assets
    LK-95 heuristic
      Organise assets in asset catalogs.
    LK-96 heuristic
      Use folders inside the catalogs.
    LK-97 rule
      Colours and images known at compile time live in the catalog; system colours need not be
      copied.
    LK-98 process
      Catalog colours come from the design system; do not add one-off colours without the
      designers' consent.
      | Consent is outside the sources; LK-97 has the symptom in code.
    LK-99 heuristic
      Set catalog images in Interface Builder whenever possible.
    LK-100 rule
      Component colours are assigned by code; Interface Builder holds none.
    LK-101 rule
      Reach catalog colours and images through generated, non-optional constants.
    LK-102 rule
      Avoid image and colour literals.
    # Documentation and comments
    LK-103 rule
      Document everything internal or wider, except protocol witnesses and overrides.
    LK-104 rule
      Use Xcode's generated documentation form in most cases.
    LK-105 rule
      Private types may be documented for clarity but need not be.
    LK-106 rule
      Parameter documentation follows the order of the signature.
    LK-107 rule
      An enum has one line of documentation at its top.
    LK-108 rule
      Each case is documented, with associated values written like function parameters.
    LK-109 rule
      A closure type alias is documented like a function with parameters.
    LK-110 rule
      An extension that adds functionality gets a comment saying which.
    LK-111 process
      Comment to explain edge cases, complexity or unfamiliar patterns.
      | Whether something needs an explanation is a judgement.
    LK-112 process
      Prefer clear names so that code explains itself.
      | A judgement.
    LK-113 format
      A comment is two slashes and a space.
      | swift-format does not look at it; SwiftLint's `comment_spacing` does.
    # Extensions
    LK-114 rule
      Use extensions to break code into logical groups.
    LK-115 rule
      Declare a conformance in an extension in the type's own file when possible.
    LK-116 heuristic
      An extension used by one file only stays in that file.
    LK-117 rule
      General extensions of other frameworks have their own file.
    LK-118 rule
      Name that file with the extended type, a plus sign and a word or phrase.
    # Imports
    LK-119 rule
      Import system frameworks first, then third-party, then own modules.
    LK-120 rule
      `@testable` imports come last.
    LK-121 format
      No blank lines between imports.
      | swift-format's `OrderedImports` inserts a blank line before `@testable` and sorts by name,
      so it must be off under this guide.
    # Organization within a file
    LK-122 rule
      One major type declaration per file.
    LK-123 rule
      Other types in the file are there only to support the major type.
    LK-124 rule
      The file is named after its major type.
    LK-125 heuristic
      Enums belonging to a class are nested in it.
    LK-126 rule
      Begin the file with Xcode's default header.
    LK-127 rule
      File sections run: header, imports, associated protocols, major type, conformance
      extensions, private extensions of other types.
    LK-128 rule
      A protocol tied to the major type precedes it, each followed by its default
      implementations.
    LK-129 rule
      Inside a type: nested types, then properties, then functions.
    LK-130 rule
      Properties run inherited, protocol, outlets, open, public, internal, private.
    LK-131 rule
      Functions follow the same sequence (without outlets): inherited, then protocol, then by
      falling access.
    LK-132 rule
      Initializers lead each group of functions.
    LK-133 rule
      `deinit` follows the last initializer, or leads the functions if there is none.
    LK-134 rule
      `CodingKeys` comes after all other nested types.
    LK-135 rule
      `CodingKeys` needs no mark.
    LK-136 rule
      Extensions with default implementations add nothing else, except private helpers those
      defaults use.
    # Marks
    LK-137 rule
      Group members as overridden, conforming, and introduced here.
    LK-138 rule
      Use marks only in files with overrides or conformances.
    LK-139 rule
      A mark tells where the following members were first declared.
    LK-140 rule
      Type grouping uses `MARK: -`.
    LK-141 rule
      The text of such a mark is the type's name.
    LK-142 rule
      Other sub-groups use `MARK:` without dash.
    LK-143 rule
      The mark of an extension stands inside it.
    LK-144 rule
      Default-implementation extensions need no mark.
    # Formatting
    LK-145 heuristic
      A shared linter configuration enforces most formatting.
    LK-146 process
      Xcode's default behaviour decides what the linter does not.
      | Editor behaviour.
    LK-147 process
      Fix new linter warnings before opening a pull request.
      | Team process; archcheck's baseline does as much for its own findings.
    LK-148 rule
      Opt out of a linter rule only on the line concerned and with a comment that explains it.
    LK-149 format
      Indent with four spaces, no tabs.
      | swift-format: `indentation: {spaces: 4}`, `tabWidth: 4`.
    LK-150 format
      Re-indent code and documentation with Xcode's command.
      | swift-format's pretty printer (`Indentation`); it does not indent documentation anew.
    LK-151 format
      Keep Xcode's indentation even where it looks odd.
      | swift-format differs for several closures with capture lists; cannot be matched.
    # Project groups
    LK-152 heuristic group_by_feature
      Group files by feature first, then by architecture component.
    LK-153 rule group_by_feature
      Every file is in a feature group, with the two exceptions below.
    LK-154 rule
      An Application group holds entry-point files.
    LK-155 rule
      A Resources group holds static support files.
    LK-156 rule
      With more than five files, a feature group gets sub-groups by component.
    # Custom operators
    LK-157 rule
      Avoid custom operators.
    LK-158 heuristic
      Overload existing operators sparingly: for conformances such as `Equatable` or for values
      backed by a number.
    LK-159 rule
      Implement an operator in an extension of the type it works on.
    LK-160 rule
      Such an extension's file follows the extension naming rule.
    # Default parameter values
    LK-161 rule
      Prefer default parameter values to convenience functions that pass constants on.
    LK-162 process
      The default is the most common use.
      | Judgement about use; call-site counts would only hint.
    LK-163 heuristic
      Document the default value.
    # Localization
    LK-164 heuristic
      Make all text shown to users localizable with the system localization functions.
    LK-165 heuristic
      Plural forms go in a strings dictionary.
    LK-166 rule
      The localization key is the English text itself, never an identifier.
    LK-167 rule
      Always give a comment detailed enough for a translator.
    LK-168 heuristic
      The comment describes positional parameters in their English order.
    LK-169 rule
      Format dates and numbers for display with the localized API variants.
    LK-170 process
      Consider width-variant strings instead of conditionals for adaptive text.
      | That a condition picks text by width cannot be told from syntax.
    # Naming
    LK-171 heuristic
      Follow the Swift API Design Guidelines for names.
    LK-172 rule
      Types and instances of interface components carry their component type in the name.
    # Interface Builder
    LK-173 heuristic
      Use Interface Builder in place of layout code, to keep views and controllers small.
    LK-174 heuristic
      Prefer stack views to constraints that tie sibling views together, unless performance
      suffers.
    LK-175 rule
      One top-level item per nib.
    LK-176 rule
      Separately designed `UIView` subclasses get their own nib.
    LK-177 process
      Use inspectable properties for common design attributes such as corner radius.
      | A wish about a possibility; absence shows nothing wrong.
    LK-178 rule
      Use designable views only for custom drawing.
    LK-179 rule
      Do not use designable views to alter outlets.
    LK-180 rule
      No colours in Interface Builder.
    LK-181 rule
      Take colours only from constants in code.
    LK-182 rule
      Interface Builder holds no fonts; every font is assigned by code.
    LK-183 heuristic
      Design views in Interface Builder whenever possible and load them from their nib in code.
    LK-184 rule
      Register cells with their nib's name.
    LK-185 rule
      Load other views by a nib name derived from the type (implied by a code sample).
    # Object communication
    LK-186 heuristic
      Delegation is one-to-one and begun by the delegate's owner.
    LK-187 heuristic
      Closures are one-to-one too, may capture state and can each have another client.
    LK-188 heuristic
      Notifications are one-to-many and one-way.
    # Optionals
    LK-189 heuristic
      Use an optional only for values unknown at initialization, APIs that can fail, or a
      meaningful absence.
    LK-190 heuristic
      Ask whether the optional is needed; avoid it if possible.
    LK-191 rule
      Bools are never optional.
    LK-192 rule
      Model three states as an enum with three named cases.
    LK-193 rule
      Avoid optional arrays.
    LK-194 rule
      An optional array is fine if its absence differs from emptiness.
    LK-195 process
      System APIs may force an optional.
      | Exception to LK-190.
    LK-196 rule
      Weak properties are optional by nature.
    LK-197 rule
      Always unwrap safely.
    LK-198 heuristic
      Prefer conditional binding to `flatMap` on an optional.
    LK-199 rule
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
    LK-204 heuristic
      A protocol with an associated view-model type gives cells one configuration point (implied by
      a code sample).
    # Testing
    LK-205 heuristic
      Write unit tests with XCTest.
    LK-206 process
      A unit test verifies one unit of work.
      | Intent of a test.
    LK-207 heuristic
      Do not unit-test default `Codable` behaviour.
    LK-208 heuristic
      Do test handwritten coding, for example of dates.
    LK-209 process
      Use Xcode UI tests to verify that the expected interface appears.
      | Choice of test kind.
    LK-210 heuristic
      Integration tests use real implementations rather than doubles.
    LK-211 heuristic
      Unit tests of controllers swap dependencies for doubles.
    LK-212 process
      Contract tests verify that an outside API still behaves as expected.
      | Needs the live service.
    LK-213 process
      Black-box test on a real device from the user's view.
      | Manual.
    # TODOs
    LK-214 heuristic
      Use TODO sparingly.
    LK-215 process
      A TODO may mark a gap left to keep a pull request small.
      | Reason is outside the sources.
    LK-216 rule unimplemented_requirement
      A TODO may stand in an empty hook that a later task fills.
    LK-217 rule
      Every TODO has a link to the task that resolves it.
    LK-218 rule
      No FIXME or other marker.
    LK-219 rule
      TODOs are single-line double-slash comments.
    # Zero
    LK-220 rule
      Write `0` for numbers; never `zero` on Int, Double and the like.
    LK-221 rule
      Use `zero` for non-primitive values.
    LK-222 process
      The two forms let a reader tell primitives from structures.
      | Reason for LK-220 and LK-221.
    """#
}
