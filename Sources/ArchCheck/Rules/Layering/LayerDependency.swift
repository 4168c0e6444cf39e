/// Types name only types whose role their own role may know.
struct LayerDependency: Rule {
  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.flatMap { type -> [Finding] in
      guard let from = graph.role(of: type.id), from != .test else { return [] }
      let matrix = graph.matrix(of: type.module)
      var offences: [Role: [Uses]] = [:]
      for use in graph.uses(by: type.id) {
        let target = graph.resolved(use.target)
        guard let to = graph.role(of: target), matrix.forbidden(from, to) != nil,
          !graph.isLog(target),
          !graph.isNested(target, in: type.id), !graph.isNested(type.id, in: target)
        else { continue }
        let judged = Edge(type: type, target: target, from: from, to: to, matrix: matrix.name)
          .judged(Uses(source: type.id, target: target, sites: use.sites), in: graph)
        if !judged.sites.isEmpty { offences[to, default: []].append(judged) }
      }
      let claim = matrix.name == RoleMatrix.common.name ? "" : " in \(matrix.name)"
      return offences.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { to, uses in
        graph.findings(
          ofAll: uses, target: to.rawValue,
          guidelines: matrix.forbidden(from, to)?.guidelines ?? []
        ) { deed in
          "\(type.name) \(deed): \(from.phrase) must not know \(to.phrase)\(claim)"
        }
      }
    }
  }

  /// One forbidden dependency, for what the matrices cannot say.
  private struct Edge {
    var type: TypeNode
    var target: TypeID
    var from: Role
    var to: Role
    var matrix: String

    /// Without the uses that the guides mean to allow.
    func judged(_ uses: Uses, in graph: DependencyGraph) -> Uses {
      // What the guides say of models and view models in views they say of UIKit's.
      if from == .view, [.model, .viewModel].contains(to), !graph.isClassicView(type.id) {
        return Uses(source: uses.source, target: uses.target, sites: [])
      }
      if from == .presenter, type.simpleName.hasSuffix("CellPresenter") {
        return Uses(source: uses.source, target: uses.target, sites: [])
      }
      // A coordinator has the window and the bars, and SwiftUI's screens are views.
      if from == .coordinator, to == .view,
        graph[target].isExternal || !graph.isClassicView(target)
      {
        return Uses(source: uses.source, target: uses.target, sites: [])
      }
      // A row is filled from the view model of that row, by whoever makes the rows.
      if from == .view, to == .viewModel, type.simpleName.hasSuffix("Cell") {
        return Uses(source: uses.source, target: uses.target, sites: [])
      }
      // Two weak signs, of which one is only that a value is coded, make no layers.
      if from == .model, graph.isModelByCoding(type.id),
        graph.assignment(of: target).strength == .weak
      {
        return Uses(source: uses.source, target: uses.target, sites: [])
      }
      // A value that a weak sign makes a model may be read from a text by what is called a parser.
      if from == .model, to == .parser,
        graph.isModelByCoding(type.id)
          || graph.assignment(of: type.id).strength == .weak
            && graph.assignment(of: target).strength == .weak
      {
        return Uses(source: uses.source, target: uses.target, sites: [])
      }
      // Some controllers of the system have no view that SwiftUI could show instead.
      if from == .view, to == .viewController, !graph.isClassicView(type.id),
        graph[target].isExternal
      {
        return Uses(source: uses.source, target: uses.target, sites: [])
      }
      // A coordinator that SwiftUI observes is the router that its views call.
      if from == .view, to == .coordinator, type.kind == .struct, graph.isObservable(target) {
        return Uses(source: uses.source, target: uses.target, sites: [])
      }
      var uses = uses
      uses.sites.removeAll { site in
        // A view controller of Clean Swift's templates puts its own scene together.
        if matrix == RoleMatrix.vip.name, from == .viewController, site.kind == .constructs {
          return true
        }
        // What signs in or shows an advertisement takes the controller to do it on.
        if to == .viewController, RoleEvidence.serviceRoles.contains(from),
          graph.isPresentingParameter(site, of: target)
        {
          return true
        }
        // Who needs another one hands it in, in a test above all.
        if RoleEvidence.serviceRoles.contains(to), site.flags.contains(.defaultArgument) {
          return true
        }
        if to == .view || to == .viewController, graph.isConstant(site, of: target) { return true }
        if from == .view, to == .viewController,
          graph.isOwnedPart(site, target) || graph.isParent(site, target, of: type.id)
        {
          return true
        }
        // SwiftUI views may read what the environment gives them.
        return from == .view && graph.isFromEnvironment(site)
      }
      if [.view, .viewController].contains(from), to == .model,
        graph.onlyMakes(uses) || graph.isVocabulary(target)
          || uses.sites.allSatisfy(graph.isUnusedParameter)
      {
        uses.sites = []
      }
      return uses
    }
  }

  static let documentation = RuleDocumentation(
    summary: "A type must not name types whose role its own role may not know.",
    category: .layering, certainty: .rule, severity: .error,
    rationale: """
      An architecture is a promise about which part knows which: models know nothing of screens, \
      views nothing of services, and so on. One dependency against the promise is enough to make \
      the parts inseparable. The promise is what `architecture` in the configuration selects; \
      without it, the edges on which all guides agree.
      """,
    fix: """
      Turn the dependency around: pass values or a closure in, or let the lower part declare a \
      protocol that the upper one conforms to.
      """,
    limits: """
      Roles come from superclasses, conformances, names and folders; `archcheck why TYPE` tells \
      which. Types without a role are not judged, and any type may write a log. A cell may know \
      the view model of its row, a view may own a controller of the system that shows a part of \
      it, a default argument may make a service, and constants of views, such as \
      `UITableView.automaticDimension`, are no views.
      """,
    guidelines: [
      "AB-05", "LK-01", "LK-08", "LK-31", "LK-32", "LK-39", "LK-81", "RP-01", "ST-02", "ST-04",
      "WX-49",
    ],
    profiles: [.lickability, .wolox, .swiftTeam, .rapiddo, .swiftuiModular, .recommended],
    examples: commonExamples + architectureExamples)
}

extension DependencyGraph {
  /// Whether the type writes a log, which every layer may: `Logger`, `LoggingService`.
  func isLog(_ id: TypeID) -> Bool {
    let name = types[id.index].simpleName
    return name.hasSuffix("Logger") || name.hasSuffix("Log") || name.hasPrefix("Logging")
      || name.hasPrefix("Logger")
  }

  /// Whether a use only reads a constant of a view or controller of the SDK: the name of a
  /// notification, `UITableView.automaticDimension`, `UIImageView.af.sharedImageDownloader`.
  func isConstant(_ site: Site, of target: TypeID) -> Bool {
    guard site.kind == .static, types[target.index].isExternal else { return false }
    let facts = files[Int(site.file)].facts
    let member = facts.nodes.indices.dropLast().first { index in
      facts.kind(index) == .member && facts.kind(index + 1) == .identifier
        && facts.nodes[index + 1].offset == site.offset
    }
    // In the outline a call comes right before what is called.
    guard let member, member > 0 else { return false }
    return facts.kind(member - 1) != .call
  }

  /// Whether a use is the parameter of a method without a statement, which only a protocol demands.
  func isUnusedParameter(_ site: Site) -> Bool {
    guard site.kind == .parameter, site.member >= 0 else { return false }
    let member = members[Int(site.member)]
    let facts = files[member.node.file].facts
    return member.kind == .method
      && facts.child(.block, of: member.node.node).map { facts.firstChild(of: $0) == nil } ?? false
  }

  /// Whether a use is the controller that a parameter says to present on.
  func isPresentingParameter(_ site: Site, of target: TypeID) -> Bool {
    guard site.kind == .parameter, site.member >= 0, types[target.index].isExternal else {
      return false
    }
    let member = members[Int(site.member)]
    return zip(member.labels, member.parameterTypes).contains { label, type in
      type.map(resolved) == target
        && (["from", "in", "parent", "viewController"].contains(label)
          || label.lowercased().hasPrefix("present"))
    }
  }

  /// Whether a view makes and keeps a controller of the system that shows a part of it, such as a
  /// `UIHostingController` or an `AVPlayerViewController`.
  func isOwnedPart(_ site: Site, _ target: TypeID) -> Bool {
    let type = types[target.index]
    guard type.isExternal, !Self.openControllers.contains(type.name) else { return false }
    if site.kind == .constructs { return true }
    guard site.member >= 0 else { return false }
    let member = members[Int(site.member)]
    return member.kind == .property && member.isStored
      && member.modifiers.isDisjoint(with: [.weak, .unowned])
      && !member.name.lowercased().hasSuffix("delegate")
  }

  /// Whether a view that owns a part is handed the controller whose child that part becomes.
  func isParent(_ site: Site, _ target: TypeID, of view: TypeID) -> Bool {
    guard site.kind == .parameter, types[target.index].isExternal,
      Self.openControllers.contains(types[target.index].name)
    else { return false }
    return uses(by: view).contains { use in
      let part = resolved(use.target)
      return role(of: part) == .viewController && use.sites.contains { isOwnedPart($0, part) }
    }
  }

  /// Controllers that stand for any screen.
  private static let openControllers: Set<String> = [
    "NSViewController", "UINavigationController", "UISplitViewController", "UITabBarController",
    "UITableViewController", "UIViewController",
  ]

  /// Whether a use stands in a property that SwiftUI's environment fills.
  func isFromEnvironment(_ site: Site) -> Bool {
    guard site.member >= 0 else { return false }
    let member = members[Int(site.member)]
    guard member.kind == .property else { return false }
    return attributes(of: member).contains { ["Environment", "EnvironmentObject"].contains($0) }
  }
}
