/// Views are built and styled by views, not by view controllers.
struct NoStylingInViewController: Rule {
  var max = 3
  var styleMembers = [
    "alpha", "adjustsFontSizeToFitWidth", "axis", "alignment", "backgroundColor",
    "barTintColor", "borderColor", "borderStyle", "borderWidth", "clipsToBounds", "contentMode",
    "cornerRadius", "distribution", "font", "layoutMargins", "lineBreakMode", "masksToBounds",
    "minimumLineSpacing", "numberOfLines", "rowHeight", "separatorColor", "separatorStyle",
    "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "spacing", "textAlignment",
    "textColor", "tintColor", "titleEdgeInsets", "transform",
  ]
  var allowContentMembers = true
  var countOutlets = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedOriginals.compactMap { type in
      guard type.kind == .class, graph.role(of: type.id) == .viewController,
        !graph.hasSuperclass(type.id, among: Self.containers)
      else { return nil }
      let bodies = graph.judgedMembers(of: type).flatMap(graph.bodies(ofMember:))
      let barViews = bodies.reduce(into: Set<String>()) {
        $0.formUnion(self.barViews(in: $1, graph))
      }
      let held =
        max == 0
        ? heldViews(of: type, in: graph).filter {
          !barViews.contains($0.name) && (countOutlets || !$0.isOutlet)
        } : []
      let rootViews = rootViews(of: type, graph)
      let done = bodies.filter { !barViews.contains(graph.members[$0.member].name) }
        .flatMap { places(in: $0, barViews, rootViews, graph: graph) }
      return finding(about: type, held: held, done: done, in: graph)
    }
  }

  private func finding(
    about type: TypeNode, held: [Place], done: [Place], in graph: DependencyGraph
  ) -> Finding? {
    let sites = (held + done).sorted { $0.node < $1.node }
    guard sites.count > max, let first = sites.first else { return nil }
    return Finding(
      "\(type.name) " + deeds(held: held, done: done), at: graph.location(of: first.node),
      about: type.id, in: graph,
      strength: graph.strength(of: type.id), condition: graph.condition(type.condition),
      fix: done.isEmpty ? "Let the view that the controller loads hold them." : "",
      evidence: graph.roleEvidence(of: type.id)
        + sites.map { Finding.Evidence($0.text, at: graph.location(of: $0.node)) }
    ).caused(
      // Where some are allowed, one more is only a larger figure.
      by: max > 0 ? [] : sites.map { Finding.Cause($0.name, at: graph.location(of: $0.node)) })
  }

  /// What the controller does to views; those that it holds are named, not counted, since types
  /// that nothing is known of may be views as well.
  private func deeds(held: [Place], done: [Place]) -> String {
    let built = "builds or styles views"
    if max > 0 {
      let count = held.count + done.count
      return built + " at \(count.of("place")), at most \(max) \(max == 1 ? "is" : "are") allowed"
    }
    let names = held.map(\.name)
    let shown = names.count > 3 ? names.prefix(3) + ["others"] : names[...]
    let holds = held.isEmpty ? [] : ["holds \(Array(shown).listed)"]
    return (holds + (done.isEmpty ? [] : [built])).joined(separator: ", and ")
      + ", which is its view's work"
  }

  private struct Place {
    var text: String
    var node: NodeRef
    /// Name of the view that is held, of the member that is set or of the function that is called.
    var name: String
    var isOutlet = false
  }

  /// Names of what is put into a bar, by `navigationItem.titleView = …` or
  /// `UIBarButtonItem(customView: …)`; bars have no view class of the controller's own.
  private func barViews(in body: Body, _ graph: DependencyGraph) -> [String] {
    let facts = graph.facts(of: body)
    return facts.descendants(of: body.node).compactMap { node in
      switch facts.kind(node) {
      case .assignment:
        let target = facts.firstChild(of: node).map(facts.unwrapped)
        return target.map { facts.name(at: $0) } == "titleView"
          ? facts.lastChild(of: node).map { facts.name(at: facts.unwrapped($0)) } : nil
      case .argument:
        return facts.name(at: node) == "customView"
          ? facts.firstChild(of: node).map { facts.name(at: facts.unwrapped($0)) } : nil
      default: return nil
      }
    }.filter { !$0.isEmpty }
  }

  private func places(
    in body: Body, _ barViews: Set<String>, _ rootViews: Set<String>, graph: DependencyGraph
  ) -> [Place] {
    let facts = graph.facts(of: body)
    let hidesView = facts.descendants(of: body.node).contains { node in
      [.variableDecl, .parameter, .optionalBinding].contains(facts.kind(node))
        && facts.name(at: node) == "view"
    }
    let types = hidesView ? DeclaredTypes(in: body, of: graph) : nil
    // Only what sets a style is worth asking for its type.
    var declared: DeclaredTypes?
    return facts.descendants(of: body.node).compactMap { node in
      let (text, name): (String?, String?)
      switch facts.kind(node) {
      case .assignment:
        let styling = styling(node, types, rootViews, facts: facts)
        text = styling?.text
        if case .member = styling {
          declared = declared ?? types ?? DeclaredTypes(in: body, of: graph)
          if let declared, !stylesView(node, declared, facts, graph) { return nil }
        }
        name = facts.firstChild(of: node).map { facts.name(at: facts.unwrapped($0)) }
      case .call: (text, name) = (building(node, facts: facts), facts.callee(of: node)?.name)
      default: return nil
      }
      if text != nil, placesChildren(node, types, rootViews, facts: facts) { return nil }
      if !barViews.isEmpty, isOfBar(node, barViews, facts: facts) { return nil }
      return text.map {
        Place(text: $0, node: NodeRef(file: body.file, node: node), name: name ?? "")
      }
    }
  }

  /// Whether an assignment is one to a view, as far as is known: bar items, appearances, text
  /// attributes and view models have colours and alignments as well.
  private func stylesView(
    _ assignment: Int, _ types: DeclaredTypes, _ facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    guard let base = facts.firstChild(of: assignment).map(facts.unwrapped).flatMap(facts.base)
    else { return true }
    let name = facts.name(at: base).lowercased()
    if Self.otherThings.contains(where: name.hasSuffix) { return false }
    guard let type = types.type(of: base).map(graph.resolved), graph[type].kind != .unknown,
      graph[type].kind != .protocol
    else { return true }
    if graph.role(of: type) == .view || graph.hasSuperclass(type, among: [Glob("CALayer")]) {
      return true
    }
    return graph[type].isExternal
      && (graph[type].name.hasSuffix("Layer") || graph[type].name.hasSuffix("Layout"))
  }

  /// How the names of things end that are no views.
  private static let otherThings = [
    "appearance", "barbutton", "barbuttonitem", "paragraphstyle", "viewmodel",
  ]

  /// Whether the code is about a view in a bar: `titleLabel.font = …`, or constraints for it.
  private func isOfBar(_ node: Int, _ barViews: Set<String>, facts: SourceFacts) -> Bool {
    let range =
      facts.kind(node) == .assignment
      ? facts.firstChild(of: node).map(facts.descendants) : facts.descendants(of: node)
    return range?.contains {
      [.identifier, .member].contains(facts.kind($0)) && barViews.contains(facts.name(at: $0))
    } ?? false
  }

  /// What an assignment does to a view.
  private enum Styling {
    case member(String)
    case constraint

    var text: String {
      switch self {
      case .member(let name): "sets \(name)"
      case .constraint: "activates a constraint"
      }
    }
  }

  /// `label.font = …`, but not `view.backgroundColor = …`.
  private func styling(
    _ assignment: Int, _ types: DeclaredTypes?, _ rootViews: Set<String>, facts: SourceFacts
  ) -> Styling? {
    guard let target = facts.firstChild(of: assignment).map(facts.unwrapped),
      let base = facts.base(of: target)
    else { return nil }
    let name = facts.name(at: target)
    if name == "isActive" {
      let value = facts.lastChild(of: assignment)
      let isOn = value.map { facts.kind($0) == .boolean && facts.name(at: $0) == "true" } ?? false
      return isOn && mentionsAnchor(base, facts: facts) ? .constraint : nil
    }
    if name == "alpha", isVisibility(assignment, facts: facts) { return nil }
    let isContent = !allowContentMembers && Self.contentMembers.contains(name)
    guard isContent || styleMembers.matches(name),
      !isRootView(base, types, rootViews, facts: facts),
      !isController(base, facts: facts)
    else { return nil }
    return .member(name)
  }

  /// `box.alpha = 0` hides a view and 1 shows it, as `isHidden` does, also with a condition.
  private func isVisibility(_ assignment: Int, facts: SourceFacts) -> Bool {
    facts.lastChild(of: assignment).map { isWhole($0, facts: facts) } ?? false
  }

  private func isWhole(_ expression: Int, facts: SourceFacts) -> Bool {
    var value = facts.unwrapped(expression)
    if facts.kind(value) == .tuple, let inner = facts.firstChild(of: value) {
      value = facts.unwrapped(inner)
    }
    switch facts.kind(value) {
    case .integer, .float: return ["0", "0.0", "1", "1.0"].contains(facts.name(at: value))
    case .ternary:
      return facts.children(of: value).dropFirst().allSatisfy { isWhole($0, facts: facts) }
    default: return false
    }
  }

  /// Whether constraints are about the views of child controllers and the root view alone, so that
  /// they only say where the children stand.
  private func placesChildren(
    _ node: Int, _ types: DeclaredTypes?, _ rootViews: Set<String>, facts: SourceFacts
  ) -> Bool {
    let anchors = facts.descendants(of: node).filter {
      facts.kind($0) == .member && facts.name(at: $0).hasSuffix("Anchor")
    }
    return !anchors.isEmpty
      && anchors.allSatisfy { anchor in
        guard var view = facts.base(of: anchor).map(facts.unwrapped) else { return false }
        while facts.name(at: view).hasSuffix("Guide"), let inner = facts.base(of: view) {
          view = facts.unwrapped(inner)
        }
        return isRootView(view, types, rootViews, facts: facts)
          || facts.kind(view) == .member && facts.name(at: view) == "view"
      }
  }

  /// Names of the root view, which is the table or collection of the controllers that bring one, or
  /// what they make it: `view = listView`.
  private func rootViews(of type: TypeNode, _ graph: DependencyGraph) -> Set<String> {
    let lists = [
      "UITableViewController": "tableView", "UICollectionViewController": "collectionView",
    ]
    var names = lists.reduce(into: Set(["view"])) { names, list in
      if graph.hasSuperclass(type.id, among: [Glob(list.key)]) { names.insert(list.value) }
    }
    for body in graph.bodies(of: type.id) {
      let facts = graph.facts(of: body)
      for node in facts.descendants(of: body.node) where facts.kind(node) == .assignment {
        guard let target = facts.firstChild(of: node), namesView(target, facts: facts),
          let value = facts.lastChild(of: node).map(facts.unwrapped),
          [.identifier, .member].contains(facts.kind(value))
        else { continue }
        names.insert(facts.name(at: value))
      }
    }
    return names
  }

  /// `view` and `self.view`, their layer, and the controller itself.
  private func isRootView(
    _ expression: Int, _ types: DeclaredTypes?, _ rootViews: Set<String>, facts: SourceFacts
  ) -> Bool {
    let name = facts.name(at: expression)
    switch facts.kind(expression) {
    case .identifier: return rootViews.contains(name) && !(types?.isLocal(expression) ?? false)
    case .member:
      guard let base = facts.base(of: expression) else { return false }
      return rootViews.contains(name) && facts.isSelf(base)
        || name == "layer" && isRootView(base, types, rootViews, facts: facts)
    default: return false
    }
  }

  /// Bars and items of the controller, which have no view class of their own, and the views of
  /// child controllers, which it places.
  private func isController(_ expression: Int, facts: SourceFacts) -> Bool {
    if facts.isSelf(expression) { return true }
    if facts.kind(expression) == .member, facts.name(at: expression) == "view",
      facts.base(of: expression) != nil
    {
      return true
    }
    let names = ([expression] + Array(facts.descendants(of: expression))).map { facts.name(at: $0) }
    return names.contains { Self.ownParts.contains($0) }
  }

  /// `view.addSubview(label)`, `NSLayoutConstraint.activate([…])`; a child controller's view is
  /// no styling.
  private func building(_ call: Int, facts: SourceFacts) -> String? {
    guard let (name, callee) = facts.callee(of: call) else { return nil }
    switch name {
    case _ where SourceFacts.addingViews.contains(name):
      guard let argument = facts.child(.argument, of: call),
        let value = facts.firstChild(of: argument).map(facts.unwrapped)
      else { return nil }
      let isChild = facts.kind(value) == .member && facts.name(at: value) == "view"
      return isChild ? nil : "adds a subview"
    case "forEach":
      // `[title, price].forEach(view.addSubview)`
      let isAdding = facts.arguments(of: call).first.flatMap(facts.firstChild).map {
        facts.kind($0) == .member && SourceFacts.addingViews.contains(facts.name(at: $0))
      }
      return isAdding ?? false ? "adds subviews" : nil
    case "addConstraint", "addConstraints": return "adds constraints"
    case "makeConstraints", "remakeConstraints":
      return facts.base(of: callee).map { facts.name(at: $0) == "snp" } ?? false
        ? "makes constraints" : nil
    case "activate":
      let base = facts.base(of: callee)
      return base.map { facts.name(at: $0) == "NSLayoutConstraint" } ?? false
        ? "activates constraints" : nil
    default: return nil
    }
  }

  private func mentionsAnchor(_ expression: Int, facts: SourceFacts) -> Bool {
    ([expression] + Array(facts.descendants(of: expression))).contains {
      facts.name(at: $0).hasSuffix("Anchor") || facts.name(at: $0) == "NSLayoutConstraint"
    }
  }

  /// Stored views, without the one that is the root view.
  private func heldViews(of type: TypeNode, in graph: DependencyGraph) -> [Place] {
    let held = graph.judgedMembers(of: type).map { graph.members[$0] }.filter { member in
      member.isStoredInstanceProperty
        && member.type.map { graph.role(of: graph.resolved($0)) == .view } ?? false
    }
    let rootView = rootView(among: held, of: type, in: graph)
    return held.filter { $0.node != rootView?.node }.map { member in
      Place(
        text: "holds the view \(member.name)", node: member.node, name: member.name,
        isOutlet: graph.attributes(of: member).contains("IBOutlet"))
    }
  }

  /// The view that is the root view: by `view = cartView`, of the controller or of one
  /// that hosts it, or by `view as? CartView`. Where something else is assigned in between, or a
  /// superclass makes it, it may be the first of an own class that is not added to another one; an
  /// outlet never is.
  private func rootView(
    among held: [Member], of type: TypeNode, in graph: DependencyGraph
  ) -> Member? {
    let made = held.filter { !graph.attributes(of: $0).contains("IBOutlet") }
    let own = made.filter { member in
      member.type.map { !graph[graph.resolved($0)].isExternal } ?? false
    }
    if made.isEmpty { return nil }
    var equal: Set<String> = []
    var added: Set<String> = []
    var isMade = false
    for body in graph.bodies(of: type.id) {
      let facts = graph.facts(of: body)
      isMade = isMade || graph.members[body.member].name == "loadView"
      if body.part == .initialValue || graph.members[body.member].modifiers.contains(.lazy),
        namesView(body.node, facts: facts)
      {
        equal.insert(graph.members[body.member].name)
      }
      for node in facts.descendants(of: body.node) {
        if facts.kind(node) == .argument, facts.name(at: node) == "rootView" {
          // `UIHostingController(rootView: cartView)`
          facts.firstChild(of: node).map { _ = equal.insert(facts.name(at: facts.unwrapped($0))) }
        } else if facts.kind(node) == .assignment {
          let sides = [facts.firstChild(of: node), facts.lastChild(of: node)].compactMap(\.self)
          guard sides.contains(where: { namesView($0, facts: facts) }) else { continue }
          isMade = true
          equal.formUnion(
            sides.flatMap { [$0] + Array(facts.descendants(of: $0)) }.map(facts.name(at:)))
        } else if let callee = facts.callee(of: node), SourceFacts.addingViews.contains(callee.name)
        {
          let argument = facts.child(.argument, of: node).flatMap(facts.firstChild)
          added.insert(argument.map { facts.name(at: facts.unwrapped($0)) } ?? "")
        }
      }
    }
    if let root = made.first(where: { equal.contains($0.name) }) { return root }
    let isInherited = graph.superclasses(of: type.id).contains { id in
      !graph[id].isExternal && graph.members(of: id).contains { $0.name == "loadView" }
    }
    return isMade || isInherited ? own.first { !added.contains($0.name) } : nil
  }

  /// Whether an expression is the controller's `view`, also where it is cast.
  private func namesView(_ expression: Int, facts: SourceFacts) -> Bool {
    var node = facts.unwrapped(expression)
    if facts.kind(node) == .initialValue, let value = facts.firstChild(of: node) {
      node = facts.unwrapped(value)
    }
    if facts.kind(node) == .cast, let value = facts.firstChild(of: node) {
      node = facts.unwrapped(value)
    }
    return facts.name(at: node) == "view"
      && (facts.kind(node) == .identifier
        || facts.kind(node) == .member && facts.base(of: node).map(facts.isSelf) ?? false)
  }

  /// Controllers of the SDK that bring their view and let nobody set it.
  private static let containers = [
    "UIAlertController", "UIHostingController", "UINavigationController", "UIPageViewController",
    "UISearchController", "UISplitViewController", "UITabBarController", "WKInterfaceController",
  ].map { Glob($0) }

  private static let contentMembers: Set<String> = [
    "attributedText", "image", "isHidden", "text", "title",
  ]

  private static let ownParts: Set<String> = [
    "navigationController", "navigationItem", "navigationBar", "tabBarItem", "tabBarController",
    "toolbar", "appearance", "window", "popoverPresentationController",
    "presentationController", "sheetPresentationController", "searchController",
  ]

  static let documentation = RuleDocumentation(
    summary: "Views must be built and styled by views, not by view controllers.",
    category: .userInterface, certainty: .rule, severity: .warning,
    rationale: """
      Fonts, colours, subviews and constraints are what a view is. A controller that sets them \
      cannot be read for what it does, and the view cannot be used without it.
      """,
    fix: """
      Move what is built and styled into a view class: that of the root view, or of the part that is \
      styled.
      """,
    limits: """
      Subviews that are added, constraints that are activated and style members that are set \
      count, except on the root view itself and on bars. Content such as `text` is allowed by \
      default. Where none is allowed, stored views count too, but for the root view, which \
      `loadView` or `view = …` makes.

      Not reported:
      - an `alpha` of 0 or 1, which hides and shows
      - where the views of child controllers stand
      - subclasses of tab bar, split view, navigation and other containers, whose view is the \
      system's
      """,
    options: [
      "max": "Most places at which a controller may build or style views.",
      "styleMembers": "Patterns of the names of members that are style.",
      "allowContentMembers":
        "Whether `text`, `attributedText`, `image`, `title` and `isHidden` may be set.",
      "countOutlets": "Whether outlets count among stored views; to switch off where "
        + "`no_outlets_in_view_controller` reports all of them.",
    ],
    guidelines: ["LK-13", "RP-16", "WX-51"],
    profiles: [
      .lickability, ProfileMembership(.wolox, options: ["countOutlets": .bool(false)]),
      ProfileMembership(.rapiddo, options: ["max": .int(0)]),
    ],
    examples: [
      Example(
        """
        //- App/Cart.swift
        import UIKit
        final class CartViewController: UIViewController {
          let titleLabel = UILabel()
        }
        extension CartViewController {
          func style() {
            titleLabel.font = .boldSystemFont(ofSize: 12)  // finding
            titleLabel.textColor = .red
            titleLabel.layer.cornerRadius = 4
            view.addSubview(titleLabel)
          }
        }
        """),
      Example(
        """
        //- App/Cart.swift
        import UIKit
        final class CartViewController: UIViewController {
          private let titleLabel = UILabel()  // finding
          func show() {
            titleLabel.text = "Cart"
          }
        }
        final class PhotoViewController: UIViewController {
          lazy var photo: UIView = {  // finding
            let view = UIView()
            view.contentMode = .center
            return view
          }()
        }
        final class DropView: UIView {}
        final class DropViewController: UIViewController {
          let first = DropView(), second = DropView()  // finding
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(first)
          }
        }
        final class PriceView: UIView {}
        final class PriceViewController: UIViewController {
          @IBOutlet private var priceView: PriceView!  // finding
        }
        final class FeedViewController: UIViewController {
          func layout(_ label: UILabel) {
            NSLayoutConstraint.activate([  // finding
              label.topAnchor.constraint(equalTo: view.topAnchor)
            ])
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          }
        }
        """, of: NoStylingInViewController(max: 0)),
      Example(
        """
        //- App/Cart.swift
        import UIKit
        final class CartViewController: UIViewController {
          let titleLabel = UILabel()
          func style() {
            titleLabel.font = .boldSystemFont(ofSize: 12)
            titleLabel.textColor = .red
            view.addSubview(titleLabel)
          }
        }
        """),
      Example(
        """
        //- App/Cart.swift
        import UIKit
        final class CartView: UIView {
          let titleLabel = UILabel()
          func style() {
            titleLabel.font = .boldSystemFont(ofSize: 12)
            addSubview(titleLabel)
          }
        }
        final class CartViewController: UIViewController {
          private let cartView = CartView()
          override func loadView() { view = cartView }
          func show(_ child: UIViewController) {
            view.backgroundColor = .white
            view.addSubview(child.view)
            navigationController?.navigationBar.tintColor = .red
            cartView.titleLabel.text = "Cart"
          }
        }
        """, of: NoStylingInViewController(max: 0)),
    ])
}
