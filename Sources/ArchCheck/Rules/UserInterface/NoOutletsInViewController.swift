/// Outlets belong to views, not to view controllers.
struct NoOutletsInViewController: Rule {
  var allowContainerViews = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedOriginals.compactMap { type in
      guard type.kind == .class, graph.role(of: type.id) == .viewController,
        // On the watch there are no views that could have them.
        !graph.descends(type.id, from: ["WKInterfaceController"])
      else { return nil }
      let outlets = graph.judgedMembers(of: type).filter {
        isOutlet($0, in: graph) && !isOfStaticTable($0, of: type, in: graph)
      }
      guard let first = outlets.first else { return nil }
      let names = outlets.map { graph.members[$0].name }
      return Finding(
        "\(type.name) holds what belongs to its view: \(outlets.count == 1 ? "the outlet" : "the outlets") "
          + names.listed(atMost: 5),
        at: graph.location(of: graph.members[first].node), about: type.id, in: graph,
        strength: graph.strength(of: type.id),
        condition: graph.condition(type.condition),
        evidence: graph.roleEvidence(of: type.id)
          + outlets.dropFirst().map {
            Finding.Evidence(
              "outlet \(graph.members[$0].name)",
              at: graph.location(of: graph.members[$0].node))
          }
      ).caused(
        by: zip(names, outlets).map {
          Finding.Cause($0, at: graph.location(of: graph.members[$1].node))
        })
    }
  }

  private func isOutlet(_ index: Int, in graph: DependencyGraph) -> Bool {
    let member = graph.members[index]
    guard member.kind == .property, graph.attributes(of: member).contains("IBOutlet") else {
      return false
    }
    let type = member.type.map(graph.resolved)
    // Those of a collection are named where it is declared.
    let facts = graph.files[member.node.file].facts
    let names =
      (type.map { [graph[$0].simpleName] } ?? [])
      + (facts.child(.typeAnnotation, of: member.node.node).map(facts.descendants) ?? 0..<0)
      .map { facts.name(at: $0) }
    if allowContainerViews, names.contains(where: { $0.hasSuffix("ContainerView") }) {
      return false
    }
    // The items of bars are the controller's own.
    let items = ["NSToolbarItem", "UIBarButtonItem", "UINavigationItem"]
    if names.contains(where: items.contains) { return false }
    guard let type else { return true }
    // Objects that a storyboard makes besides views are no matter of the view.
    if Self.objects.contains(graph[type].name) { return false }
    return graph[type].isExternal || graph.role(of: type) == .view
  }

  private static let objects: Set<String> = [
    "NSArrayController", "NSController", "NSDictionaryController", "NSObject",
    "NSObjectController", "NSTreeController", "NSUserDefaultsController",
  ]

  /// Whether the view of an outlet is a cell of a static table, or stands in one: only its table view
  /// controller can have them.
  private func isOfStaticTable(_ index: Int, of type: TypeNode, in graph: DependencyGraph) -> Bool {
    guard graph.descends(type.id, from: ["UITableViewController"]) else { return false }
    let makesCells = ([type.id] + graph.superclasses(of: type.id)).contains { id in
      graph.members(of: id).contains { $0.signature == "tableView(_:cellForRowAt:)" }
    }
    return !makesCells
      || graph.members[index].type.map {
        graph.isNamed(graph.resolved($0), by: Self.cells)
          || graph.hasSuperclass(graph.resolved($0), among: Self.cells)
      } ?? false
  }

  private static let cells = [Glob("UITableViewCell")]

  static let documentation = RuleDocumentation(
    summary: "Outlets must stand in views, not in view controllers.",
    category: .userInterface, certainty: .rule, severity: .warning,
    rationale: """
      A controller with outlets does the work of its view: it styles, lays out and fills it. With \
      a view class in between the controller stays small, and the view can be used elsewhere.
      """,
    fix: "Give the scene a view class with the outlets, and let the controller talk to it.",
    limits: """
      Outlets of views named `…ContainerView` may hold the views of child controllers. The items \
      of bars belong to the controller, and so do objects such as an \
      `NSArrayController`, but not gesture recognizers and constraints, and what stands in a static table: the outlets of a table view \
      controller that makes no cells, and those of cells. On the watch there are no views that \
      could have them.
      """,
    options: [
      "allowContainerViews": "Whether a controller may have outlets of types named "
        + "`…ContainerView`."
    ],
    guidelines: ["WX-04", "WX-48"],
    profiles: [.wolox],
    examples: [
      Example(
        """
        //- App/Cart.swift
        import UIKit
        final class CartController: UIViewController {
          @IBOutlet var titleLabel: UILabel!  // finding
          @IBOutlet private weak var height: NSLayoutConstraint!
          @IBOutlet private weak var saveItem: UIBarButtonItem!
        }
        """),
      Example(
        """
        //- App/Cart.swift
        import UIKit
        final class ChartView: UIView {}
        final class ListContainerView: UIView {}
        class Base: UIViewController {}
        final class Cart: Base {
          @IBOutlet var list: ListContainerView!
          @IBOutlet var chart: ChartView!  // finding
        }
        final class Feed: Base {
          @IBOutlet var tap: UITapGestureRecognizer!  // finding
        }
        """),
      Example(
        """
        //- App/Cart.swift
        import UIKit
        final class CartView: UIView {
          @IBOutlet var titleLabel: UILabel!
        }
        final class ListContainerView: UIView {}
        final class Rows: NSObject {}
        final class CartController: UIViewController {
          @IBOutlet var list: ListContainerView!
          @IBOutlet var rows: Rows!
          var cartView: CartView?
        }
        """),
      Example(
        """
        //- App/Cart.swift
        import UIKit
        final class ListContainerView: UIView {}
        final class CartController: UIViewController {
          @IBAction func pay() {}
          let label = UILabel()
        }
        """, of: NoOutletsInViewController(allowContainerViews: false)),
    ])
}
