/// Screens are shown and left by coordinators.
struct NavigationInCoordinators: Rule {
  var calls = Self.callsOfControllers
  var roles: [Role] = [.app, .coordinator, .router]
  var allowAlerts = true

  private static let callsOfControllers = [
    "dismiss(animated:", "performSegue(withIdentifier:", "popToRootViewController(animated:",
    "popToViewController(_:animated:", "popViewController(animated:", "present(_:animated:",
    "pushViewController(_:animated:", "setViewControllers(_:animated:", "show(_:sender:",
    "showDetailViewController(_:sender:",
  ]

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { type in
      type.kind != .protocol && !(graph.role(of: type.id).map(roles.contains) ?? false)
        && !isTransition(type, in: graph) && !isCoordinator(type, in: graph)
    }.compactMap { type in
      let steps = steps(of: type, in: graph)
      guard let first = steps.first else { return nil }
      return Finding(
        "\(type.name) navigates with \(first.call)", at: first.location,
        about: type.id, in: graph,
        condition: graph.condition(ofAny: steps.map(\.condition))?.description,
        fix: type.kind == .class || type.kind == .actor
          ? ""
          : "Let a closure report what the user wants, and the coordinator show the next screen.",
        evidence: graph.roleEvidence(of: type.id)
          + steps.dropFirst().map { Finding.Evidence($0.call, at: $0.location) }
      ).caused(by: steps.map { Finding.Cause($0.call, at: $0.location) })
    }
  }

  /// Whether the type is a coordinator by another name, also as the navigation controller that it
  /// leads through.
  private func isCoordinator(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    RoleNames.leading.contains(where: type.simpleName.hasSuffix)
      && (graph.role(of: type.id) != .viewController
        || graph.descends(type.id, from: RoleNames.stages))
  }

  /// Whether the type moves from one screen to another that others chose; a gesture that closes a
  /// screen must begin by dismissing it.
  private func isTransition(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.role(of: type.id) != .viewController
      && (graph.conformsToTransitioning(type.id)
        || graph.hasSuperclass(
          type.id,
          among: [Glob("UIPercentDrivenInteractiveTransition"), Glob("UIPresentationController")]))
  }

  private struct Step {
    var call: String
    var location: Location
    var condition: Int?
  }

  private func steps(of type: TypeNode, in graph: DependencyGraph) -> [Step] {
    graph.bodies(of: type.id).filter { graph.isJudged(file: $0.file) }.flatMap { body in
      let facts = graph.facts(of: body)
      return facts.descendants(of: body.node).compactMap { node -> Step? in
        guard let (name, place) = step(node, of: body, facts, graph) else { return nil }
        return Step(
          call: name, location: graph.location(file: body.file, offset: facts.nodes[place].offset),
          condition: graph.members[body.member].condition)
      }
    }.sorted { $0.location < $1.location }
  }

  private func step(
    _ node: Int, of body: Body, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> (name: String, node: Int)? {
    if facts.kind(node) == .assignment,
      let target = facts.firstChild(of: node).map(facts.unwrapped),
      facts.kind(target) == .member, facts.name(at: target) == "rootViewController"
    {
      if facts.lastChild(of: node).map({ facts.kind($0) == .nilLiteral }) ?? false { return nil }
      if let base = facts.base(of: target), keepsRoot(base, in: body, graph) { return nil }
      return ("rootViewController", target)
    }
    if let list = listOfScreens(at: node, in: body, graph) { return ("viewControllers", list) }
    guard let callee = facts.callee(of: node) else { return nil }
    let arguments = facts.arguments(of: node)
    let labels = arguments.map { argument -> String in
      let label = facts.name(at: argument)
      return label.isEmpty ? (facts.nodes[argument].isTrailingClosure ? "" : "_:") : label + ":"
    }
    let written = "\(callee.name)(\(labels.joined())"
    guard calls.contains(where: written.hasPrefix),
      !isDeclaredHere(callee, with: labels, of: body, facts, graph)
    else { return nil }
    if Self.callsOfControllers.contains(where: written.hasPrefix),
      let receiver = facts.base(of: callee.node),
      !canBeController(receiver, for: callee.name, in: body, graph)
    {
      return nil
    }
    if allowAlerts, Self.showing.contains(callee.name),
      let shown = arguments.first.flatMap(facts.firstChild(of:)),
      isAlert(shown, of: body, facts, graph)
    {
      return nil
    }
    if allowAlerts, callee.name == "dismiss", let closed = facts.base(of: callee.node),
      isAlert(closed, of: body, facts, graph)
    {
      return nil
    }
    if allowAlerts, callee.name == "dismiss",
      isOnlyForAlert(node, callee.node, of: body, facts, graph)
    {
      return nil
    }
    if callee.name == "dismiss", closesParameter(callee.node, of: body, facts, graph) { return nil }
    if Self.arranging.contains(callee.name), isContainer(graph.members[body.member].owner, graph) {
      return nil
    }
    return (callee.name, callee.node)
  }

  /// `navigation.viewControllers = [cart]`, but for a stack that is made there.
  private func listOfScreens(
    at node: Int, in body: Body, _ graph: DependencyGraph
  ) -> Int? {
    let facts = graph.facts(of: body)
    guard facts.kind(node) == .assignment,
      let target = facts.firstChild(of: node).map(facts.unwrapped), facts.kind(target) == .member,
      facts.name(at: target) == "viewControllers", let base = facts.base(of: target),
      !isContainer(graph.members[body.member].owner, graph)
    else { return nil }
    let isNavigation =
      DeclaredTypes(in: body, of: graph).type(of: base).map {
        graph[$0].name == "UINavigationController"
          || graph.descends($0, from: ["UINavigationController"])
      } ?? facts.name(at: facts.unwrapped(base)).lowercased().hasSuffix("navigationcontroller")
    let isMadeHere = facts.nodes(named: facts.nodes[facts.unwrapped(base)].name, below: body.node)
      .contains { local in
        facts.kind(local) == .variableDecl && local > body.node
          && facts.child(.initialValue, of: local).flatMap(facts.firstChild).map {
            facts.makesObject(facts.unwrapped($0))
          } ?? false
      }
    return isNavigation && !isMadeHere ? target : nil
  }

  /// Whether what has a root controller is an own type that is no window, and only keeps it.
  private func keepsRoot(_ holder: Int, in body: Body, _ graph: DependencyGraph) -> Bool {
    guard let type = DeclaredTypes(in: body, of: graph).type(of: holder) else { return false }
    return !graph[type].isExternal && !graph.isWindow(type)
  }

  /// Calls whose first argument is what is shown.
  private static let showing: Set<String> = ["present", "show", "showDetailViewController"]

  /// A call of a method that the project declares, such as the type's own `present(_:animated:)`,
  /// or of the one that the type overrides.
  private func isDeclaredHere(
    _ callee: (name: String, node: Int), with labels: [String], of body: Body,
    _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    let used = graph.usedMember(at: NodeRef(file: body.file, node: callee.node))
    if let used, takes(labels, graph.members[used]) { return true }
    let base = facts.base(of: callee.node)
    // What a navigation controller adds to its own steps, it does not decide.
    if let base, facts.kind(base) == .superExpr { return true }
    guard base == nil || base.map(facts.isSelf) ?? false else { return false }
    let owner = graph.members[body.member].owner
    return graph.members(of: owner, named: callee.name).map { graph.members[$0] }.contains {
      $0.kind == .method && !$0.modifiers.contains(.override) && takes(labels, $0)
    }
  }

  /// Whether a method has the labels of a call, in their order, perhaps with others between them: a
  /// `dismiss()` of the project's own is not what `dismiss(animated: true)` calls.
  private func takes(_ labels: [String], _ method: Member) -> Bool {
    var left = method.labels[...]
    return labels.filter { !$0.isEmpty }.allSatisfy { label in
      guard let position = left.firstIndex(where: { $0 + ":" == label }) else { return false }
      left = left[(position + 1)...]
      return true
    }
  }

  /// Whether a call is one of a controller, by the type of its receiver. Where that is not known, or
  /// inherits from what is not, the name tells for calls that other things have as well, such as
  /// hints and drawers.
  private func canBeController(
    _ receiver: Int, for call: String, in body: Body, _ graph: DependencyGraph
  ) -> Bool {
    let facts = graph.facts(of: body)
    if facts.isSelf(receiver) { return true }
    if let type = DeclaredTypes(in: body, of: graph).type(of: receiver) {
      // What ends a search leaves no screen.
      if graph[type].name == "UISearchController" { return false }
      let ancestors = graph.superclasses(of: type) + graph.allConformances(of: type)
      if ([type] + ancestors).contains(where: { isController($0, graph) }) { return true }
      if !ancestors.contains(where: { graph[$0].kind == .unknown }) { return false }
    }
    let node = facts.unwrapped(receiver)
    if facts.kind(node) == .member, facts.name(at: node) == "searchController",
      DeclaredTypes(in: body, of: graph).member(node) == nil
    {
      return false
    }
    guard ["dismiss", "show"].contains(call) else { return true }
    let name = (facts.callee(of: node)?.name ?? facts.name(at: node)).lowercased()
    return Self.controllerNames.contains(where: name.hasSuffix)
  }

  private func isController(_ id: TypeID, _ graph: DependencyGraph) -> Bool {
    graph.belongs(id, to: .controller) || graph[id].simpleName.hasSuffix("Controller")
  }

  /// How the names end of what can be a controller.
  private static let controllerNames = [
    "controller", "nav", "navigation", "parent", "presenter", "screen", "vc",
  ]

  /// Whether a delegate closes the controller of the system that calls it, such as a picker, which
  /// leaves that to it.
  private func closesParameter(
    _ callee: Int, of body: Body, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    let member = graph.members[body.member]
    guard member.kind == .method else { return false }
    // The screen that shows the picker closes it by its own `dismiss`, too.
    var closed = facts.base(of: callee)
    if let base = closed, facts.name(at: base) == "presentingViewController" {
      closed = facts.base(of: base)
    }
    let isOwn = closed.map(facts.isSelf) ?? true
    guard isOwn || closed.map({ facts.kind($0) == .identifier }) ?? false else { return false }
    let declaration = graph.files[member.node.file].facts
    let parameters = declaration.parameters(of: member.node.node)
    return zip(parameters, member.parameterTypes).contains { parameter, type in
      (isOwn || closed.map { declaration.name(at: parameter) == facts.name(at: $0) } ?? false)
        && type.map(graph.resolved).map {
          graph[$0].isExternal && graph[$0].name.hasSuffix("Controller")
            && !["NSViewController", "UINavigationController", "UIViewController"]
              .contains(graph[$0].name)
        } ?? false
    }
  }

  /// Calls by which a container arranges the stacks of its own children.
  private static let arranging: Set<String> = [
    "popToRootViewController", "popToViewController", "popViewController", "setViewControllers",
  ]

  private func isContainer(_ id: TypeID, _ graph: DependencyGraph) -> Bool {
    graph.hasSuperclass(id, among: [Glob("UITabBarController"), Glob("UISplitViewController")])
  }

  /// Whether what is shown is an alert, by what the body makes or by the name of its type; by its own
  /// name where the type tells nothing.
  private func isAlert(
    _ shown: Int, of body: Body, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    let name = facts.nodes[facts.unwrapped(shown)].name
    if makesAlert(shown, of: body, facts, graph) { return true }
    let isMadeHere =
      name != 0
      && facts.nodes(named: name, below: body.node).contains { node in
        facts.kind(node) == .variableDecl && makesAlert(node, of: body, facts, graph)
      }
    if isMadeHere { return true }
    if let type = DeclaredTypes(in: body, of: graph).type(of: shown) {
      if graph[type].name == "UIAlertController" || isOwnAlert(type, graph) { return true }
      // What closes itself is a screen like any other.
      if !facts.isSelf(shown), isNamedAlert(graph[type].simpleName) { return true }
      if graph[type].kind == .class, !Self.anyController.contains(graph[type].name) { return false }
    }
    return ["alert", "actionsheet"].contains(where: facts.names[Int(name)].lowercased().contains)
  }

  /// Classes that say nothing of what is shown.
  private static let anyController: Set<String> = ["NSViewController", "UIViewController"]

  /// Whether a class is called an alert: `ErrorAlertController`, but not `PriceAlertListController`.
  private func isNamedAlert(_ name: String) -> Bool {
    let ending = ["ViewController", "Controller", "View"].first(where: name.hasSuffix) ?? ""
    let stem = name.dropLast(ending.count).lowercased()
    return ["alert", "actionsheet"].contains(where: stem.hasSuffix)
  }

  /// Whether a screen closes what it presents only where that is an alert:
  /// `if presentedViewController is UIAlertController { dismiss(animated: true) }`.
  private func isOnlyForAlert(
    _ call: Int, _ callee: Int, of body: Body, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    guard facts.base(of: callee).map(facts.isSelf) ?? true else { return false }
    func testsForAlert(_ condition: Int) -> Bool {
      let parts =
        facts.kind(condition) == .optionalBinding
        ? facts.descendants(of: condition) : condition..<condition + 1
      return parts.contains { node in
        [.cast, .isExpr].contains(facts.kind(node))
          && facts.firstChild(of: node).map {
            facts.name(at: facts.unwrapped($0)) == "presentedViewController"
          } ?? false && makesAlert(node, of: body, facts, graph)
      }
    }
    var inner = call
    for outer in facts.ancestors(of: call).prefix(while: { $0 >= body.node }) {
      let before = facts.children(of: outer).filter { $0 < inner }
      switch facts.kind(outer) {
      case .ifStmt
      where facts.child(.block, of: outer) == inner && before.contains(where: testsForAlert):
        return true
      case .block:
        let guards = before.filter { facts.kind($0) == .guardStmt }
        if guards.flatMap({ facts.children(of: $0) }).contains(where: testsForAlert) { return true }
      default: break
      }
      inner = outer
    }
    return false
  }

  /// Whether `UIAlertController` or an own subclass is named.
  private func makesAlert(
    _ node: Int, of body: Body, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    if facts.descendants(of: node).contains(where: { facts.name(at: $0) == "UIAlertController" }) {
      return true
    }
    return graph.sites(in: NodeRef(file: body.file, node: node)).contains { entry in
      graph.target(ofSite: entry.index).map { isOwnAlert($0, graph) } ?? false
    }
  }

  private func isOwnAlert(_ id: TypeID, _ graph: DependencyGraph) -> Bool {
    graph.hasSuperclass(id, among: [Glob("UIAlertController")])
  }

  static let documentation = RuleDocumentation(
    summary: "Only coordinators may show and leave screens.",
    category: .layering, certainty: .rule, severity: .error,
    rationale: """
      A screen that shows the next one knows it, and the way through the app is written down \
      nowhere. Where coordinators decide what comes next, screens can be put in another order \
      without touching them.
      """,
    fix: "Tell a delegate what the user wants, and let the coordinator show the next screen.",
    limits: """
      Calls are recognised by name and labels. Where the type of what is called is not known, \
      `dismiss` and `show` count on what is called a controller, navigation or screen. Share \
      sheets, pickers and other screens of the system are screens; a navigator, wireframe or flow \
      is a coordinator, too.

      Not reported:
      - SwiftUI's navigation, which is left to `navigation_via_router`
      - methods of that name and labels that a type of the project declares, and calls of what is \
      no controller, as far as its type is known
      - alerts, also where a screen closes what it presents if that is one, and the end of a search
      - containers at work: tab bar and split view controllers that set or empty the stacks of \
      their children, and what navigation controllers hand on to `super`
      - what drives a transition or presentation, delegates that close the screen of the system \
      that calls them, and what empties a window
      """,
    options: [
      "calls": "Beginnings of the calls that are navigation, with their labels.",
      "roles": "Roles that may navigate.",
      "allowAlerts": "Whether alerts may be presented anywhere.",
    ],
    guidelines: ["RP-09"],
    profiles: [.rapiddo],
    examples: [
      Example(
        """
        //- App/CartViewController.swift
        import UIKit
        final class CartViewController: UIViewController {
          func pay() {
            navigationController?.pushViewController(PayViewController(), animated: true)  // finding
          }
          func close() { dismiss(animated: true) }
        }
        final class PayViewController: UIViewController {}
        """),
      Example(
        """
        //- App/Share.swift
        import SwiftUI
        import UIKit
        final class ShareMenu {
          func open(from screen: UIViewController) {
            let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
            screen.present(sheet, animated: true, completion: nil)  // finding
          }
        }
        struct ShareButton: View {
          let screen: UIViewController
          var body: some View { Button("Share") { share() } }
          func share() {
            screen.present(UIActivityViewController(), animated: true)  // finding
          }
          func warn() { screen.present(UIAlertController(), animated: true) }
        }
        final class Start {
          let window = UIWindow()
          func begin() { window.rootViewController = UIViewController() }  // finding
        }
        """),
      Example(
        """
        //- App/CartCoordinator.swift
        import UIKit
        final class CartCoordinator {
          let navigation = UINavigationController()
          func pay() { navigation.pushViewController(UIViewController(), animated: true) }
        }
        final class CartViewController: UIViewController {
          weak var delegate: CartViewControllerDelegate?
          func pay() { delegate?.userDidSelectPay() }
          func warn() { present(UIAlertController(), animated: true) }
        }
        protocol CartViewControllerDelegate: AnyObject {
          func userDidSelectPay()
        }
        """),
      Example(
        """
        //- App/Stage.swift
        import SwiftUI
        final class Stage {
          func present(_ act: Int, animated: Bool) {}
          func dismiss(animated: Bool) {}
          func show(_ act: Int) {}
          func play() {
            present(1, animated: true)
            self.dismiss(animated: true)
            show(1)
          }
        }
        final class Theatre {
          let stage = Stage()
          func open() { stage.present(1, animated: false) }
        }
        struct Sheet: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View { Button("Close") { dismiss() } }
        }
        """),
    ])
}
