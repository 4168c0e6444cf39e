/// What speaks for and against one of the known architectures.
struct ArchitectureGuess {
  var name: String
  /// What it is recognised by, in the reader's words; empty where nothing speaks for it.
  var evidence: [String]
  /// Number of dependencies that it forbids.
  var offences: Int
  /// Number of dependencies between roles, those included.
  var judged: Int
  /// Whether its roles are common, and no larger part of those that are there is another's.
  var isConsidered: Bool
}

extension ArchitectureGuess {
  /// What speaks for and against it: `9 view models; 3 of 70 dependencies between roles against it`.
  var described: String {
    "\(evidence.joined(separator: ", ")); \(offences == 0 ? "nothing" : against) against it"
  }

  /// `3 of 70 dependencies between roles`.
  var against: String {
    "\(offences) of \(judged.of("dependency", "dependencies")) between roles"
  }
}

/// The architecture that the roles of a project's types speak for.
struct InferredArchitecture {
  /// All known ones, with the likely one first.
  var guesses: [ArchitectureGuess] = []
  /// The likely one; nil where none of them is.
  var likely: String?
  /// Why none of them is, in one sentence.
  var reason = ""
  /// Whether there is anything that architectures say something about.
  var hasInterface = false
  /// Whether the roles are those of one, and too much goes against it.
  var isMisfit = false
  /// With a greater part of the dependencies between roles against it an architecture is none.
  private static let maximumOffences = 0.25

  init(of graph: DependencyGraph) {
    let census = Census(graph)
    let judged = Self.dependenciesBetweenRoles(in: graph)
    hasInterface = census.interfaces > 0
    guesses = census.evidence.map { name, evidence in
      ArchitectureGuess(
        name: name, evidence: evidence, offences: Self.offences(against: name, in: graph),
        judged: judged, isConsidered: census.choices.contains(name))
    }
    if let foreign = census.foreignArchitecture {
      reason = "the code is built on \(foreign)"
    } else if !census.hasInterface {
      reason = "\(census.interfaces == 0 ? "no" : "only one") type is a view or a view controller"
    } else {
      choose(from: census.choices)
    }
  }

  /// Takes the choice with the least against it, the first of equals.
  private mutating func choose(from choices: [String]) {
    let shown = choices.compactMap { name in guesses.first { $0.name == name } }
    guard let best = shown.min(by: { $0.offences < $1.offences }) else {
      reason = "too few types show the roles of one"
      return
    }
    guesses.sort { first, second in first.name == best.name && second.name != best.name }
    if Double(best.offences) <= Self.maximumOffences * Double(best.judged) {
      likely = best.name
    } else {
      isMisfit = true
      reason =
        "its roles are those of \(best.name), but \(best.against) "
        + "\(best.offences == 1 ? "goes" : "go") against it"
    }
  }

  /// How often a type of one role knows another role: what an architecture allows or forbids.
  private static func dependenciesBetweenRoles(in graph: DependencyGraph) -> Int {
    graph.judgedTypes.reduce(0) { sum, type in
      guard let role = graph.role(of: type.id), role != .test else { return sum }
      let known = graph.uses(by: type.id).compactMap { graph.role(of: graph.resolved($0.target)) }
      return sum + Set(known).subtracting([role]).count
    }
  }

  /// Dependencies that an architecture forbids, by the rule that judges them.
  private static func offences(against name: String, in graph: DependencyGraph) -> Int {
    var claimed = graph
    claimed.claims.architectures = [:]
    claimed.claims.common = RoleMatrix.named(name)
    return LayerDependency().findings(in: claimed).count
  }
}

/// How many types play which role.
private struct Census {
  private var counts: [Role: Int] = [:]
  private var nestedViewModels = 0
  private var swiftUIViews = 0
  private var vipProtocols = 0
  /// View models that are values without methods, which a presenter may hand to a view.
  private var shownValues = 0
  /// View controllers that know a view model; those of SwiftUI's views say nothing of them.
  private var controllersWithViewModel = 0
  /// Presenters that hold an interactor, as those of VIPER do and those of VIP do not.
  private var presentersAsking = 0
  /// Number of own types in files that import the framework of an architecture, by its module.
  private var typesByFramework: [String: Int] = [:]

  init(_ graph: DependencyGraph) {
    for type in graph.types where !type.isExternal && !graph.isTest(type.id) {
      if type.isNominal, type.outer == nil {
        for framework in Self.frameworks(importedBy: type, in: graph) {
          typesByFramework[framework, default: 0] += 1
        }
      }
      if type.simpleName.hasSuffix("BusinessLogic") || type.simpleName.hasSuffix("DisplayLogic") {
        vipProtocols += 1
      }
      guard type.isNominal, let role = graph.role(of: type.id) else { continue }
      counts[role, default: 0] += 1
      if role == .view, type.kind == .struct { swiftUIViews += 1 }
      if role == .viewModel, type.kind == .struct,
        !graph.members(of: type.id).contains(where: { $0.kind == .method })
      {
        shownValues += 1
      }
      if role == .presenter, Self.holdsInteractor(type.id, in: graph) { presentersAsking += 1 }
      if role == .viewController, Self.knowsViewModel(type.id, in: graph) {
        controllersWithViewModel += 1
      }
      if role == .viewModel, let outer = type.outer.flatMap(graph.role),
        [.view, .viewController].contains(outer)
      {
        nestedViewModels += 1
      }
    }
  }

  private static func frameworks(
    importedBy type: TypeNode, in graph: DependencyGraph
  ) -> Set<String> {
    let imported = type.declarations.flatMap { graph.imports(ofFile: $0.file) }
    return Set(imported.map { graph[$0.module].name })
      .intersection(frameworks.map(\.module))
  }

  /// Whether a type holds an interactor, or a protocol that one conforms to.
  private static func holdsInteractor(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph.members(of: id).contains { member in
      member.isStoredInstanceProperty
        && member.type.map { plays(.interactor, $0, in: graph) } ?? false
    }
  }

  /// Whether a type names a view model, or a protocol that one conforms to.
  private static func knowsViewModel(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph.uses(by: id).contains { plays(.viewModel, $0.target, in: graph) }
  }

  /// Whether a type, or one that conforms to it, has a role.
  private static func plays(_ role: Role, _ id: TypeID, in graph: DependencyGraph) -> Bool {
    let type = graph.resolved(id)
    return ([type] + graph.conformersByProtocol[type, default: []]).contains {
      graph.role(of: $0) == role
    }
  }

  private func count(_ role: Role) -> Int { counts[role] ?? 0 }

  var interfaces: Int { count(.view) + count(.viewController) }

  var hasInterface: Bool { interfaces >= 2 }

  /// The modules of architectures that no matrix describes.
  private static let frameworks: [(module: String, architecture: String)] = [
    ("ComposableArchitecture", "The Composable Architecture"), ("RIBs", "RIBs"),
    ("ReSwift", "ReSwift"), ("ReactorKit", "ReactorKit"), ("Mobius", "Mobius"),
    ("MobiusCore", "Mobius"), ("Workflow", "Workflow"),
  ]

  /// An architecture that no matrix describes, if its framework is worked with by at least one type for
  /// every four screens: one left over from before is an exception.
  var foreignArchitecture: String? {
    Self.frameworks.first { typesByFramework[$0.module, default: 0] * 4 >= max(interfaces, 1) }?
      .architecture
  }

  /// Whether a role is more than an exception: two view models beside four hundred views are one.
  private func isCommon(_ role: Role) -> Bool { isCommon(count(role)) }

  private func isCommon(_ count: Int) -> Bool { count >= 2 && count * 20 >= interfaces }

  /// Number of view models; beside presenters, of those that do something.
  private var viewModels: Int {
    count(.viewModel) - (isCommon(.presenter) ? shownValues : 0)
  }

  /// What the roles speak for, at most three: coordinators may be what a few flows have and no more,
  /// and scenes with interactors those of some screens among others with view models.
  var choices: [String] {
    guard isCommon(.interactor), isCommon(.presenter) else { return choicesWithoutScenes }
    let isViper = count(.router) >= 2 || presentersAsking * 2 >= count(.presenter)
    let scenes = isViper && vipProtocols == 0 ? "viper" : "vip"
    return count(.interactor) < viewModels ? choicesWithoutScenes + [scenes] : [scenes]
  }

  private var choicesWithoutScenes: [String] {
    if count(.coordinator) >= 2, isCommon(viewModels) { return ["mvvm_c", formOfViewModels] }
    if isCommon(.viewStore) { return ["view_store"] }
    if isCommon(.presenter), count(.presenter) > viewModels { return ["mvp"] }
    guard isCommon(viewModels) else { return [] }
    let isOfControllers = formOfViewModels == RoleMatrix.mvvm.name
    return isOfControllers && !controllersHaveViewModels ? [] : [formOfViewModels]
  }

  /// Whether at least one in five view controllers works with a view model.
  private var controllersHaveViewModels: Bool {
    controllersWithViewModel * 5 >= count(.viewController)
  }

  private var formOfViewModels: String {
    if swiftUIViews > count(.viewController) * 2 { return "swiftui_mvvm" }
    return nestedViewModels * 2 > count(.viewModel) ? "mvcvm" : "mvvm"
  }

  /// What speaks for each known architecture, sorted by name.
  var evidence: [(String, [String])] {
    func told(_ count: Int, _ noun: String) -> String? {
      count == 0 ? nil : count.of(noun)
    }
    let viewModels = told(count(.viewModel), "view model")
    let controllers = told(count(.viewController), "view controller")
    let routers = told(count(.router), "router")
    let scene = [told(count(.interactor), "interactor"), told(count(.presenter), "presenter")]
    let evidence: [String: [String?]] = [
      "mvcvm": [told(nestedViewModels, "view model").map { "\($0) inside of views" }, controllers],
      "mvp": [told(count(.presenter), "presenter")],
      "mvvm": [viewModels, controllers],
      "mvvm_c": [told(count(.coordinator), "coordinator"), viewModels],
      "swiftui_mvvm": [
        told(swiftUIViews, "SwiftUI view"), viewModels, routers,
      ],
      "view_store": [told(count(.viewStore), "view store")],
      "vip": scene,
      "viper": routers == nil && presentersAsking > 0 ? scene : [routers] + scene,
    ]
    // Without what comes first in its list, nothing speaks for an architecture.
    return evidence.keys.sorted().map { name in
      let found = evidence[name] ?? []
      return (name, found.first == .some(nil) ? [] : found.compactMap(\.self))
    }
  }
}
