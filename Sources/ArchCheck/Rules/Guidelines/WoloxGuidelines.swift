extension Guide {
  /// The guidelines of the Wolox iOS rules, in the form of ``guidelines``.
  static let woloxGuidelines = #"""
    # README (rule list)
    WX-01 process
      Follow the public GitHub Swift style guide.
      | An outside document; the parts repeated by the other guides are covered by their rows.
    WX-02 heuristic
      Enforce the style by linter and a review bot.
    WX-03 heuristic
      Follow Apple's API design guidelines.
    WX-04 rule no_outlets_in_view_controller
      Extract view logic from the controller (see WX-48).
    WX-05 rule
      Keep controllers immutable (see WX-28 to WX-36).
    WX-06 rule
      Make actions lazy (see WX-59).
    WX-07 rule no_formatting_in_views
      Move presentation logic into view models.
    WX-08 rule
      Use extensions for protocol conformance (see WX-56).
    WX-09 rule
      Put private methods in a private extension.
    WX-10 rule
      Configure outlets in property observers (see WX-45).
    WX-11 rule struct_no_self_capture
      No structs with closures that capture self (see WX-24).
    WX-12 rule dependencies_are_protocols
      Dependencies are always protocols.
    WX-13 rule
      Infer table-cell identifiers from the class name (see WX-54).
    WX-14 rule
      Public properties come before private ones.
    WX-15 rule
      Do not add child views by frame or bounds (see WX-16).
    # avoid-frame-bounds-properties
    WX-16 rule
      Do not size a child controller's view from its container's frame or bounds when adding it.
    WX-17 heuristic
      Lay out view components in Interface Builder; large sections become child controllers in
      container views.
    WX-18 heuristic
      Create child controllers after the parent's view has loaded and put their views in the
      container.
    WX-19 rule
      Do not set up children in the layout callback behind a did-configure flag.
    WX-20 rule
      Pin the child's edges to the container with constraints.
    WX-21 heuristic
      Extract repeated pinning code to an extension of `UIView`.
    WX-22 rule
      Turn off autoresizing translation before constraining in code (implied by a code sample).
    # avoid-struct-closure-self
    WX-23 rule struct_no_reference_members
      Value types should not hold reference types.
    WX-24 rule struct_no_self_capture
      A struct must not use closures that capture `self`.
    WX-25 rule struct_init_no_side_effects
      Value types are inert: nothing runs without their owner calling it.
    WX-26 rule struct_no_self_capture
      Turn such a struct into a class (remedy).
    WX-27 rule escaping_self_capture
      In a class that owns the signal, capture `self` unowned in the observing closure (implied by a
      code sample).
    # immutable-controller
    WX-28 rule
      Create controllers in code through the initializer that takes the view model.
    WX-29 rule
      Avoid storyboards.
    WX-30 rule
      The controller's view model is a private constant.
    WX-31 rule constructor_injection
      A custom initializer makes dependencies explicit.
    WX-32 heuristic view_controller_no_io view_model_no_io
      Business logic goes to services.
    WX-33 rule no_formatting_in_views
      Presentation logic goes to view models.
    WX-34 rule
      A controller's only dependency is its view model.
    WX-35 rule
      Controllers keep no changing internal state.
    WX-36 heuristic
      The controller just binds view-model properties to the view.
    WX-37 heuristic
      View-model changes are exposed through observable types (signals, producers, observable
      properties).
    WX-38 heuristic massive_view_controller
      What remains for the controller: coordinate view model and view, and handle framework
      events.
    WX-39 rule
      The main view is a lazy property loaded from its nib and assigned in `loadView` (implied by a
      code sample).
    WX-40 rule
      The coder initializer traps (implied by a code sample).
    WX-41 heuristic escaping_self_capture
      Subscriptions end with the controller's life and capture it unowned (implied by a code
      sample).
    WX-42 heuristic
      The view model hides its model and offers read-only derived properties; single functions may
      be injected as type-aliased closures (implied by a code sample).
    WX-43 rule immutable_models models_ui_independent models_no_io
      Models are structs with constants (implied by a code sample).
    WX-44 heuristic
      Binding happens in one method called from `viewDidLoad`, kept in a private extension (implied
      by a code sample).
    # property-hooks-for-outlets
    WX-45 rule
      Style each outlet in its own `didSet`.
    WX-46 rule
      Do not override `awakeFromNib` only to style.
    WX-47 heuristic
      Do not write one styling function per outlet.
    # separate-view-logic
    WX-48 rule no_outlets_in_view_controller
      Outlets and styling live in a `UIView` subclass, not in the view controller.
    WX-49 rule layer_dependency role_conflict
      Use MVVM to move presentation logic out of controllers.
    WX-50 heuristic massive_view_controller
      Keep controllers small by dividing responsibilities.
    WX-51 heuristic no_styling_in_view_controller
      The controller passes view-model values to its view and does not manage the interface
      elements.
    WX-52 rule
      A view's nib name comes from its type name, through a static loader (implied by a code
      sample).
    WX-53 rule final_classes
      Controllers and views are `final` (implied by a code sample).
    # table-view-cell-identifier
    WX-54 rule
      A protocol gives every cell class a static identifier equal to its type name.
    WX-55 rule
      A registration helper on `UITableView` uses that identifier for nib and reuse.
    # use-extensions-when-conforming-to-protocols
    WX-56 rule
      The members a protocol requires stand in a separate extension that declares the
      conformance.
    WX-57 heuristic
      One extension per task breaks a class into smaller, findable parts.
    WX-58 process
      Delegates are assigned in the binding method (implied by a code sample).
      | Seen once in a sample; no stated rule.
    # use-lazy-actions
    WX-59 rule
      Reactive actions are private lazy properties made by a closure that captures self unowned
      (implied by a code sample).
    WX-60 rule constructor_injection
      View-model collaborators come through the initializer, with a default for stateless helpers
      (implied by a code sample).
    """#
}
