extension RoleRecognition {
  /// What superclasses, conformances, attributes and shape say; strong evidence.
  func natureEvidence(_ shape: TypeShape) -> [RoleEvidence] {
    let type = shape.type
    var pieces: [RoleEvidence] = []
    func add(_ role: Role, _ text: String) {
      pieces.append(RoleEvidence(role, .strong, .nature, text))
    }
    func addConformance(_ role: Role, where matches: (String) -> Bool) {
      if let name = shape.conformances.first(where: matches) { add(role, "conforms to \(name)") }
    }

    if let attribute = type.attributes.first(where: Self.entryPoints.contains) {
      add(.app, "marked @\(attribute)")
    }
    addConformance(.app, where: Self.appProtocols.contains)
    if let ancestor = graph.ancestor(of: type.id, in: .controller) {
      if let leading = leaderEvidence(type).first {
        add(.coordinator, leading.text)
      } else {
        add(.viewController, "subclass of \(graph[ancestor].name)")
      }
    } else if let ancestor = graph.ancestor(of: type.id, in: .view) {
      add(.view, "subclass of \(graph[ancestor].name)")
    } else if !shape.isRepresentable {
      if shape.conformsToView { add(.view, "conforms to View") }
      addConformance(.view, where: Self.viewPartProtocols.contains)
    }
    if type.kind == .class, let ancestor = shape.superclassNames.first(where: isCoordinator) {
      add(.coordinator, "subclass of \(ancestor)")
    } else {
      addConformance(.coordinator, where: isCoordinator)
    }
    if let name = shape.coderProtocol { add(.parser, "conforms to \(name)") }
    addConformance(.viewController) { $0.hasSuffix("DisplayLogic") }
    addConformance(.presenter) { $0.hasSuffix("PresentationLogic") }
    addConformance(.interactor) { $0.hasSuffix("BusinessLogic") }
    addConformance(.router) { $0.hasSuffix("RoutingLogic") || $0.hasSuffix("DataPassing") }
    addConformance(.viewStore) { $0 == "ViewStore" }
    if shape.isViewStore { add(.viewStore, "has viewState and send(_:)") }
    if type.attributes.contains("Model") { add(.model, "marked @Model") }
    if graph.isFluentModel(type.id) { add(.model, "conforms to Model") }
    if type.attributes.contains("ModelActor") { add(.persistence, "marked @ModelActor") }
    for (family, role) in Family.rolesOfServices
    where type.kind == .class {
      if let ancestor = graph.ancestor(of: type.id, in: family) {
        add(role, "subclass of \(graph[ancestor].name)")
      }
    }
    if shape.superclassNames.contains("NSManagedObject") {
      add(.model, "subclass of NSManagedObject")
    }
    if type.simpleName == "ViewModel", type.outer != nil {
      add(.viewModel, "nested type named ViewModel")
    } else if type.simpleName.hasSuffix("ViewModel") || type.simpleName.hasSuffix("VM"),
      shape.isObservable
    {
      add(.viewModel, "observable")
    } else if shape.isObservable, type.kind == .class, type.simpleName.hasSuffix("Model"),
      RoleNames.isFeature(type.simpleName), observed.viewStates.contains(type.id)
    {
      // A `NavigationModel` only leads from one view to the next.
      add(.viewModel, "observable, and the state of a view")
    }
    if observed.destinations.contains(type.id) {
      add(.destination, "used in navigationDestination(for:)")
    }
    if shape.isObservable, type.kind == .class, !RoleNames.isFeature(type.simpleName),
      shape.holdsPath(of: observed.destinations)
    {
      // What leads may be called a coordinator, too.
      let named = RoleNames.role(ofName: type.simpleName, kind: type.kind)?.role
      add(
        named == .coordinator ? .coordinator : .router, "observable, holds a path of destinations")
    }
    let isInterface =
      pieces.contains { $0.role == .view || $0.role == .viewController }
      || graph.superclasses(of: type.id).contains {
        ["NSDocument", "NSWindowController"].contains(graph[$0].name)
      }
    // What is called a view model is meant for one, whatever else it does.
    if !isInterface, !type.simpleName.hasSuffix("ViewModel") {
      addConformance(.dataSource, where: Self.dataSourceProtocols.contains)
    }
    if pieces.isEmpty, shape.makesThings { add(.factory, "only has make methods") }
    return pieces
  }

  private func isCoordinator(_ name: String) -> Bool {
    name == "Coordinator" || name == "BaseCoordinator" || name.hasPrefix("Coordinator.")
      || (name.hasSuffix("Coordinator") && !name.hasPrefix("NS") && !name.hasPrefix("UI"))
  }

  static let entryPoints: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  static let appProtocols: Set<String> = [
    "App", "CPTemplateApplicationSceneDelegate", "UIApplicationDelegate", "UIWindowSceneDelegate",
    "NSApplicationDelegate",
    "WKExtensionDelegate", "WKApplicationDelegate", "UISceneDelegate",
  ]

  /// SwiftUI's protocols for parts of views.
  private static let viewPartProtocols: Set<String> = [
    "ButtonStyle", "ControlGroupStyle", "CustomizableToolbarContent", "DisclosureGroupStyle",
    "GaugeStyle", "GroupBoxStyle", "LabelStyle", "LabeledContentStyle", "PrimitiveButtonStyle",
    "ProgressViewStyle", "TextFieldStyle", "ToggleStyle", "ToolbarContent", "ViewModifier",
  ]

  private static let dataSourceProtocols: Set<String> = [
    "UITableViewDataSource", "UICollectionViewDataSource", "UIPickerViewDataSource",
    "NSTableViewDataSource", "NSOutlineViewDataSource", "NSCollectionViewDataSource",
  ]
}
