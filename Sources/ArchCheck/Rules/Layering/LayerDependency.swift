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
          !isByNameOnly(type, from, to, in: graph), !graph.isLog(target),
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

  /// A type that is a service by its name alone may be one of the interface, which its name tells:
  /// `ThemeService`; or it is called `Client` or `Service` and nothing else.
  private func isByNameOnly(
    _ type: TypeNode, _ from: Role, _ to: Role, in graph: DependencyGraph
  ) -> Bool {
    guard from == .service, [.view, .viewController].contains(to),
      graph.assignment(of: type.id).strength == .weak
    else { return false }
    let name = type.simpleName
    return name.filter(\.isUppercase).count == 1
      || Self.interfaceWords.contains(where: name.contains)
  }

  private static let interfaceWords = [
    "Alert", "Animation", "Appearance", "Cursor", "Font", "Haptic", "Hud", "HUD", "Keyboard",
    "Layout", "Loader", "Menu", "Navigation", "Orientation", "Overlay", "Pasteboard", "Popup",
    "Presentation", "Responder", "Screen", "Scroll", "Style", "Styling", "Theme", "Toast",
    "Tooltip", "UI", "View", "Window",
  ]

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
        // SwiftUI views may read what the environment gives them.
        return from == .view && graph.isFromEnvironment(site)
      }
      if from == .view, to == .model, graph.onlyMakes(uses) { uses.sites = [] }
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
      the view model of its row.
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

  /// Whether a use stands in a property that SwiftUI's environment fills.
  func isFromEnvironment(_ site: Site) -> Bool {
    guard site.member >= 0 else { return false }
    let member = members[Int(site.member)]
    guard member.kind == .property else { return false }
    return attributes(of: member).contains { ["Environment", "EnvironmentObject"].contains($0) }
  }
}
