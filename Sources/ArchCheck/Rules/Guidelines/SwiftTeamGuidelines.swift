extension Guide {
  /// The guidelines of the Swift Team code standards, in the form of ``guidelines``.
  static let swiftTeamGuidelines = #"""
    # Integrated development environment
    ST-01 process
      Use the latest Xcode (11 when written).
      | Tool version; `swift-tools-version` in the manifest shows only a minimum.
    # iOS architecture
    ST-02 rule vip_cycle layer_dependency role_conflict
      Complex scenes follow VIP, the cycle known from Clean Swift.
    ST-03 heuristic
      Use MVP for small scenes, under 300 lines of code.
    ST-04 heuristic layer_dependency
      In MVP the presenter mediates between a passive view and the model (implied by the
      pattern's name).
    ST-05 heuristic massive_view_controller
      Linked article: cure massive view controllers with Clean Swift.
    # App architecture
    ST-06 heuristic thin_app_target module_cycle
      Build the app from modules.
    ST-07 rule
      Use the Swift Package Manager.
    ST-08 process
      Development flow: pull, build and regenerate the project.
      | Work habit.
    ST-09 process
      Implement and push; repeat.
      | Work habit.
    ST-10 rule undeclared_module_dependency unused_module_dependency
      Add a new dependency to the package manifest, then regenerate.
    # Code structure
    ST-11 heuristic
      Rule of threes: three or more properties or locals sharing a prefix become a method, type
      or tuple.
    # Models
    ST-12 heuristic
      Make string-backed model values expressible by literals and string interpolation, each in
      its own extension.
    ST-13 process
      Linked article: types expressible by string interpolation.
      | Source of ST-12.
    ST-14 heuristic
      Linked article: logic controllers (logic taken out of the view controller, which renders
      states).
    ST-15 heuristic
      Linked article: child view controllers as plug-ins.
    ST-16 heuristic
      Linked article: reusable data sources.
    ST-17 rule views_not_model_aware
      Linked article: keep views unaware of models.
    # Tips / child view controllers as plug-ins
    ST-18 rule
      One extension of `UIViewController` offers add and remove helpers for children.
    ST-19 rule
      Adding: register the child, add its view, then notify it.
    ST-20 rule
      Removing: check that there is a parent, announce, remove the view, then leave the parent.
    ST-21 heuristic
      The loading state is its own child view controller.
    ST-22 process
      Delay the spinner half a second so that fast loads show none.
      | A detail of a sample; nothing is demanded.
    ST-23 heuristic
      The error state is a child view controller with a settable reload closure (implied by a code
      sample).
    ST-24 rule escaping_self_capture
      Escaping closures capture self weakly (implied by a code sample).
    ST-25 rule
      Handlers for results and errors stand in a private extension (implied by a code sample).
    # Tips / reusable data sources
    ST-26 heuristic
      A generic data source takes models, a reuse identifier and a cell-configuring closure.
    ST-27 process
      Constrained extensions give factory methods for concrete models (implied by a code sample).
      | A convenience; absence shows nothing wrong.
    ST-28 heuristic
      Sections are composed from several data sources.
    ST-29 rule
      The composing data source conforms in an extension (implied by a code sample).
    # Tips / presenters and view factories
    ST-30 rule views_not_model_aware
      A cell presenter fills a cell from a model, so that the cell does not know the model.
    ST-31 rule constructor_injection
      The presenter gets its services through its initializer (implied by a code sample).
    ST-32 rule escaping_self_capture
      A closure given to a view captures the needed service, not the presenter (implied by a code
      sample).
    ST-33 heuristic
      View factories build views that are configured once.
    ST-34 rule
      Programmatic layout uses anchors, activated together (implied by a code sample).
    # Tools
    ST-35 heuristic
      Generate the Xcode project by tool.
    ST-36 heuristic
      Generate documentation by tool.
    ST-37 heuristic
      Publish coverage reports with an outside service.
    """#
}
