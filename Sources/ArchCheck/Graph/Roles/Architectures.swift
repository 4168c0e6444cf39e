extension RoleMatrix {
  /// The matrices that ship with archcheck, sorted by name.
  static let builtIn: [RoleMatrix] =
    [common, mvcvm, mvvm, mvvmC, mvp, swiftuiMvvm, viewStore, vip, viper]
    .sorted { $0.name < $1.name }

  /// The matrix of that name: `common`, `mvcvm`, `mvvm`, `mvvm_c`, `mvp`, `swiftui_mvvm`,
  /// `view_store`, `vip` or `viper`.
  static func named(_ name: String) -> RoleMatrix? {
    builtIn.first { $0.name == name }
  }

  /// The edges on which all guides agree; used where no architecture is selected.
  static let common = RoleMatrix(
    name: "common",
    [
      .row(
        .model,
        [.view, .viewController, .viewModel, .viewStore, .coordinator, .router, .network]
          + [.persistence],
        ["AB-38", "LK-06", "LK-08", "LK-09", "WX-43"]),
      .row(
        .view, [.viewController, .coordinator, .network, .persistence], ["LK-03", "LK-16", "RP-18"]),
      .row(.viewModel, [.view, .viewController], ["LK-37", "LK-41", "RP-15", "WX-32"]),
      .row(.viewStore, [.view, .viewController], ["LK-37", "LK-41", "RP-15", "WX-32"]),
    ]
      + [.network, .persistence, .service, .repository, .parser, .updater].map {
        .row($0, interface, ["LK-76", "LK-78", "WX-32"])
      })

  /// Model, view, controller and view model; the controller is the hub.
  static let mvcvm = RoleMatrix(
    extendingCommonBy: "mvcvm",
    [
      .row(
        .model,
        interface + [.network, .persistence, .parser, .translator, .updater, .dataSource],
        ["LK-06", "LK-08", "LK-09", "LK-11"]),
      .row(
        .view, [.model, .viewController, .network, .persistence, .updater],
        ["LK-15", "LK-16", "LK-200", "LK-38"]),
      .row(
        .viewModel, [.view, .viewController, .network, .persistence], ["LK-05", "LK-37", "LK-41"]),
      .row(.parser, interface + [.network, .persistence], ["LK-74"]),
      .row(.network, interface, ["LK-76", "LK-77"]),
      .row(.persistence, interface, ["LK-78", "LK-79"]),
      .row(.translator, [.network, .persistence, .viewController], ["LK-80"]),
      .row(.updater, interface, ["LK-82", "LK-83"]),
      .row(.dataSource, [.network, .persistence], ["LK-84", "LK-85"]),
    ])

  /// SwiftUI with stores that take actions and publish one view state.
  static let viewStore = RoleMatrix(
    extendingCommonBy: "view_store",
    [
      .row(
        .view, [.network, .persistence, .service, .repository],
        ["LK-57", "LK-70", "LK-71", "LK-72"]),
      .row(.viewStore, [.view, .viewController], ["LK-55", "LK-63"]),
    ])

  /// A view controller that binds one view model to a separate view class.
  static let mvvm = RoleMatrix(
    extendingCommonBy: "mvvm",
    [
      .row(
        .viewController, [.service, .repository, .model, .network, .persistence],
        ["WX-32", "WX-34", "WX-49"]),
      .row(
        .view, [.viewModel, .model, .service, .repository, .network, .persistence],
        ["WX-36", "WX-48", "WX-51"]),
      .row(.viewModel, [.view, .viewController], ["WX-49"]),
      .row(.service, interface, ["WX-12", "WX-32"]),
      .row(.repository, interface, ["WX-12", "WX-32"]),
      .row(
        .model,
        interface + [.viewStore, .coordinator, .router, .presenter, .interactor]
          + [.service, .repository, .network, .persistence, .worker, .updater],
        ["WX-43"]),
    ])

  /// Coordinators build scenes and lead from one to the next.
  static let mvvmC = RoleMatrix(
    extendingCommonBy: "mvvm_c",
    [
      .row(.coordinator, [.view], ["RP-09", "RP-16"]),
      .row(
        .viewController, [.coordinator, .service, .repository, .network, .persistence],
        ["RP-09", "RP-14", "RP-23"]),
      .row(
        .view,
        [.viewController, .viewModel, .coordinator, .service, .repository, .network, .persistence],
        ["RP-14", "RP-16", "RP-18"]),
      .row(.viewModel, [.view, .viewController, .coordinator], ["RP-14", "RP-15"]),
    ])

  /// The Clean Swift cycle: view controller, interactor, presenter.
  static let vip = RoleMatrix(
    extendingCommonBy: "vip",
    [
      .row(.viewController, [.presenter, .worker, .network, .persistence], ["ST-02", "ST-05"]),
      .row(.interactor, [.viewController, .view, .router], ["ST-02", "ST-05"]),
      .row(
        .presenter, [.viewController, .view, .interactor, .worker, .network, .persistence],
        ["ST-02", "ST-05"]),
      .row(.worker, [.viewController, .presenter, .interactor], ["ST-02", "ST-05"]),
      .row(.router, [.worker, .network, .persistence], ["ST-02", "ST-05"]),
    ])

  /// The view shows what the presenter says, which asks the interactor for the data and the router
  /// for the way; the router puts the scenes together. None of the guides is on it: the edges are
  /// those of objc.io, "Architecting iOS Apps with VIPER" (issue 13).
  static let viper = RoleMatrix(
    extendingCommonBy: "viper",
    [
      .row(.viewController, [.interactor, .router] + sources, []),
      .row(.view, [.viewController, .coordinator, .interactor, .router] + sources, []),
      .row(.presenter, [.view, .viewController] + sources, []),
      .row(.interactor, [.view, .viewController, .router, .coordinator], []),
      .row(.worker, interface + [.presenter, .interactor, .router], []),
    ])

  /// A presenter between a passive view and the model.
  static let mvp = RoleMatrix(
    extendingCommonBy: "mvp",
    [
      .row(.presenter, [.view, .viewController], ["ST-03", "ST-04"]),
      .row(
        .view, [.model, .viewController, .coordinator, .network, .persistence], ["ST-04", "LK-16"]),
    ])

  /// SwiftUI views with view models, environment objects and a router.
  static let swiftuiMvvm = RoleMatrix(
    extendingCommonBy: "swiftui_mvvm",
    [
      .row(.viewModel, [.view, .viewController], ["AB-05"]),
      .row(.router, [.view], ["AB-12", "AB-15", "AB-18"]),
    ])

  private static let interface: [Role] = [.view, .viewController, .viewModel]

  /// Where an interactor has its data from.
  private static let sources: [Role] = [.network, .persistence, .repository, .service, .worker]

  /// The edge from one role to another, where it is forbidden.
  func forbidden(_ from: Role, _ to: Role) -> Edge? {
    let edge = Edge(from, to)
    return forbidden.firstIndex(of: edge).map { forbidden[$0] }
  }

  private struct Row {
    var from: Role
    var to: [Role]
    var guidelines: [String]

    static func row(_ from: Role, _ to: [Role], _ guidelines: [String]) -> Row {
      Row(from: from, to: to, guidelines: guidelines)
    }
  }

  private init(name: String, _ rows: [Row]) {
    self.init(name: name, forbidden: [])
    for row in rows {
      forbidden.formUnion(row.to.map { Edge(row.from, $0, guidelines: row.guidelines.sorted()) })
    }
  }

  /// Roles of which an architecture says nothing keep the edges on which all guides agree.
  private init(extendingCommonBy name: String, _ rows: [Row]) {
    self.init(name: name, rows)
    let judged = Set(rows.map(\.from))
    forbidden.formUnion(Self.common.forbidden.filter { !judged.contains($0.from) })
  }
}

extension DependencyGraph {
  /// The matrix that holds for a module: its own, else the project's, else the common core.
  func matrix(of module: ModuleID) -> RoleMatrix {
    claims.architectures[modules[module.index].name] ?? claims.common ?? .common
  }
}
