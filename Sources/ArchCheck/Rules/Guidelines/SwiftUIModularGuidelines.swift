extension Guide {
  /// The guidelines of the Swift architecture best practices, in the form of ``guidelines``.
  static let swiftuiModularGuidelines = #"""
    # Sources
    AB-01 process
      Linked article and conference talks on iOS application architecture.
      | Reading list.
    # The making of Ice Cubes / organization
    AB-02 rule self_contained_modules module_cycle undeclared_module_dependency unused_module_dependency
      Build the app from many self-contained Swift packages.
    AB-03 heuristic module_by_feature
      Split packages by domain and by feature.
    AB-04 heuristic thin_app_target
      The app target itself holds hardly any code.
    # Architecture
    AB-05 rule layer_dependency role_conflict view_model_ui_independent
      Use MVVM with SwiftUI.
    AB-06 rule state_object_ownership
      The main view owns its view model through `@StateObject`.
    AB-07 rule state_object_ownership
      Subviews receive that view model as `@ObservedObject` or a plain constant.
    # Environment objects
    AB-08 rule
      Share app-wide state by environment objects injected at the scene root.
    AB-09 process
      Injecting any number of them costs nothing by itself.
      | It permits and demands nothing.
    AB-10a rule
      A view is redrawn on any published change of an environment object it is connected to,
      used or not; connect consciously.
    AB-10b heuristic
      Mind how often such objects publish.
    # Navigation
    AB-11 rule navigation_via_router
      Navigate through one central router built on `NavigationStack`.
    AB-12 rule
      Agree on enums of router and sheet destinations so that no ad-hoc transitions arise.
    AB-13 rule
      Destinations are a hashable enum whose payload is in associated values (implied by a code
      sample).
    AB-14 rule
      Sheets are an identifiable enum (implied by a code sample).
    AB-15 rule
      A main-actor observable object holds path and presented sheet and offers `navigate(to:)`.
    AB-16 rule
      Each navigation stack has its own router object bound to the stack's path.
    AB-17 rule
      The stack injects its router into the environment.
    AB-18 rule
      An extension of `View` maps router destinations to screens in one place.
    AB-19 rule
      Another maps sheet destinations.
    AB-20 rule
      Sheet content gets the environment objects again, from shared instances (implied by a code
      sample).
    AB-21 rule navigation_via_router
      Views navigate by calling the router from the environment.
    AB-22 rule navigation_via_router
      Views present sheets by setting the router's sheet property.
    AB-23 process
      Linked article: introducing MVVM into a SwiftUI project.
      | Reading list.
    AB-24 heuristic
      Linked article: coordinators in SwiftUI.
    # Modules visible in the samples
    AB-38 heuristic models_ui_independent
      Domain models form a package of their own, which other code names as a qualifier (implied by a
      code sample).
    AB-39 heuristic
      Router and destination types are public types of a shared package, so that any feature can
      navigate (implied by a code sample).
    # SOLID
    AB-25 heuristic mixed_responsibilities low_cohesion god_type excessive_coupling feature_envy
      Single responsibility: each type has one job, so only one kind of change touches it.
    AB-26 heuristic type_casing scattered_enum_switch
      Open-closed: new behaviour is added without editing existing code.
    AB-27 heuristic downcast_to_subtype type_casing override_strengthens_precondition
      Liskov substitution: code using a base type must work with its subtypes without knowing
      them.
    AB-28 heuristic client_uses_protocol_subset fat_protocol
      Interface segregation: no client depends on members it does not use.
    AB-29 rule dependencies_are_protocols constructor_injection leaky_abstraction
      Dependency inversion: rely on protocols rather than on concrete types.
    AB-30 heuristic mixed_responsibilities
      A manager delegates fetching, parsing and saving to three collaborators given to it (implied
      by a code sample).
    AB-31a heuristic inheritance_depth
      Extend through extensions, protocols and proper inheritance.
    AB-31b heuristic scattered_enum_switch
      New variants arrive as new types, not as edits to switches (implied).
    AB-32a heuristic override_replaces_behavior empty_override missing_super_call override_strengthens_precondition
      A subclass does not change what base-class functions do.
    AB-32b rule trapping_override abstract_method_trap
      Nor does it disable them (implied).
    AB-33 heuristic fat_protocol client_uses_protocol_subset
      Interfaces are neither overly complex nor hard to understand.
    AB-34 rule unimplemented_requirement
      A type offers no method that it does not truly carry out.
    AB-35 heuristic fat_protocol
      Prefer several small role protocols, combined where needed (implied by a code sample).
    AB-36 rule high_level_depends_on_low_level abstraction_ownership unstable_dependency main_sequence_distance type_cycle
      Policy-level modules must not rest on detail-level ones.
    AB-37 rule dependencies_are_protocols
      Name the interface, never the implementation, as a dependency.
    """#
}
