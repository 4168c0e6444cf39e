extension DependencyGraph {
  /// What of the uses of one type by another the architecture in force forbids; nil where it forbids
  /// none of them.
  func forbiddenByRole(_ use: Uses) -> Uses? {
    let (type, target) = (types[whole(of: use.source).index], resolved(use.target))
    let matrix = matrix(of: type.module)
    guard let from = role(of: type.id), from != .test, let to = role(of: target),
      matrix.forbidden(from, to) != nil, !isReporter(target), !isNested(target, in: type.id),
      !isNested(use.source, in: target)
    else { return nil }
    let forbidden = ForbiddenByRole(
      type: type, target: target, from: from, to: to, matrix: matrix.name)
    if forbidden.allowsPair(in: self) { return nil }
    let sites = use.sites.filter { !forbidden.allowsUse(at: $0, in: self) }
    if sites.isEmpty { return nil }
    let judged = Uses(source: use.source, target: target, sites: sites)
    return forbidden.allowsAllUses(judged, in: self) ? nil : judged
  }

  /// Whether the architecture in force forbids a type to use another one as it does: it should not
  /// be given that either, whether as a class or as a protocol.
  func isForbidden(_ target: TypeID, to type: TypeID) -> Bool {
    uses(of: target, by: type).contains { forbiddenByRole($0) != nil }
  }
}

/// One forbidden dependency, for what the matrices cannot say.
private struct ForbiddenByRole {
  /// What uses the target, or has the value that does as a part.
  var type: TypeNode
  var target: TypeID
  var from: Role
  var to: Role
  var matrix: String

  /// Whether the guides mean to allow the dependency, whatever the uses are.
  func allowsPair(in graph: DependencyGraph) -> Bool {
    switch (from, to) {
    case (.view, .model):
      // What the guides say of models in views they say of UIKit's; AppKit's items are controllers.
      return !graph.isClassicView(type.id) || graph.isCollectionViewItem(type.id)
    case (.view, .viewModel):
      // Of view models, too; and whoever makes the rows fills each from its own view model.
      return !graph.isClassicView(type.id) || type.simpleName.hasSuffix("Cell")
        || graph.hasSuperclass(type.id, among: WellKnownMembers.reusedViews)
    case (.view, .viewController):
      // Some controllers of the system have no view that SwiftUI could show instead, and AppKit's
      // items are controllers themselves.
      return !graph.isClassicView(type.id) && graph[target].isExternal
        || graph.isCollectionViewItem(type.id)
    case (.view, .coordinator):
      // A coordinator that SwiftUI observes is the router that its views call.
      return type.kind == .struct && graph.isObservable(target)
        || graph.isHelper(target, of: type.id)
    case (.coordinator, .view):
      // A coordinator has the window and the bars, and SwiftUI's screens are views.
      return graph[target].isExternal || !graph.isClassicView(target)
    case (.presenter, _):
      // A cell presenter knows cell and model so that the cell need not know the model.
      return type.simpleName.hasSuffix("CellPresenter")
    case (.model, _) where graph.isModelByCoding(type.id):
      // Two weak signs, of which one is only that a value is coded, make no layers; and a value
      // that is coded may be read from a text.
      return to == .parser || graph.assignment(of: target).strength == .weak
    case (.model, .parser):
      // A value that a weak sign makes a model may be read from a text by what is called a parser.
      return graph.assignment(of: type.id).strength == .weak
        && graph.assignment(of: target).strength == .weak
    default:
      // Nobody can hand a service to what only the system makes.
      return RoleEvidence.serviceRoles.contains(to) && graph.isMadeBySystem(type.id)
    }
  }

  /// Whether the guides mean to allow one use of several.
  func allowsUse(at site: Site, in graph: DependencyGraph) -> Bool {
    // A view controller of Clean Swift's templates puts its own scene together, as some of VIPER do.
    if [RoleMatrix.vip.name, RoleMatrix.viper.name].contains(matrix), from == .viewController,
      site.kind == .constructs
    {
      return true
    }
    // An extension of a model beside a screen or a service is theirs.
    if from == .model, !graph.isOwn(file: Int(site.file), ofModel: type.id) { return true }
    // SwiftUI views may read what the environment gives them.
    if from == .view, graph.isFromEnvironment(site) { return true }
    return switch to {
    case .viewController: allowsNamingController(at: site, in: graph)
    case .view: allowsNamingView(at: site, in: graph)
    default: allowsNamingService(at: site)
    }
  }

  private func allowsNamingController(at site: Site, in graph: DependencyGraph) -> Bool {
    if allowsNamingScreen(at: site, in: graph) { return true }
    if RoleEvidence.serviceRoles.contains(from) {
      // What signs in or shows an advertisement takes the controller to do it on.
      return graph.isPresenting(site, of: target)
        // Whoever passes a closure in answers for what it receives.
        || site.kind == .mentions && graph[target].isExternal && graph.isInFunctionType(site)
    }
    guard from == .view else { return false }
    // A context menu takes its preview as a controller.
    return graph[target].isExternal && graph.isInPreviewOfMenu(site)
      // A window has a root view controller.
      || graph.isWindow(type.id)
      // Some views of the system come as controllers, which need a parent.
      || graph.isOwnedPart(site, target) || graph.isParent(site, target, of: type.id)
      || graph.isChild(site, ofContainer: type.id) || graph.hostsChildren(type.id)
  }

  private func allowsNamingView(at site: Site, in graph: DependencyGraph) -> Bool {
    // What leads from screen to screen does so in a window, and some of the system ask for one.
    allowsNamingScreen(at: site, in: graph)
      || graph.isWindow(target)
        && (from == .router || graph.conforms(type.id, to: Self.presentationProviders))
  }

  /// Whether a use of a view or a view controller is allowed.
  private func allowsNamingScreen(at site: Site, in graph: DependencyGraph) -> Bool {
    // The system's protocols and superclasses say what they hand over or ask for.
    graph.isDemanded(site, target)
      // A constant such as the name of a notification shows nothing.
      || graph.isConstant(site, of: target)
      || [.view, .viewModel].contains(from) && graph.isOwnConstant(site)
  }

  private func allowsNamingService(at site: Site) -> Bool {
    // Who needs another one hands it in, in a test above all.
    RoleEvidence.serviceRoles.contains(to) && site.flags.contains(.defaultArgument)
  }

  private static let presentationProviders = [Glob("*PresentationContextProviding")]

  /// Whether screens may know a type because of all that they do with it.
  func allowsAllUses(_ uses: Uses, in graph: DependencyGraph) -> Bool {
    // What works in the background on the store that SwiftUI's environment gives a view.
    let made = uses.sites.filter { [.constructs, .static].contains($0.kind) }
    if from == .view, !made.isEmpty,
      made.allSatisfy({ graph.isForEnvironment(target, madeAt: $0) })
    {
      return true
    }
    return [.view, .viewController].contains(from) && to == .model
      && graph.maySee(target, by: uses)
  }
}
