/// Types name only types whose role their own role may know.
struct LayerDependency: Rule {
  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.flatMap { type -> [Finding] in
      guard let from = graph.role(of: type.id), from != .test else { return [] }
      let matrix = graph.matrix(of: type.module)
      var found: [Role: [Uses]] = [:]
      for use in graph.uses(by: type.id) {
        let target = graph.resolved(use.target)
        guard let to = graph.role(of: target), matrix.forbidden(from, to) != nil,
          !graph.isLog(target),
          !graph.isNested(target, in: type.id), !graph.isNested(type.id, in: target)
        else { continue }
        let forbidden = ForbiddenUse(
          type: type, target: target, from: from, to: to, matrix: matrix.name)
        if forbidden.isAllowed(in: graph) { continue }
        let sites = use.sites.filter { !forbidden.isAllowed($0, in: graph) }
        if sites.isEmpty { continue }
        let judged = Uses(source: type.id, target: target, sites: sites)
        if !forbidden.isAllowed(judged, in: graph) { found[to, default: []].append(judged) }
      }
      let claim = matrix.name == RoleMatrix.common.name ? "" : " in \(matrix.name)"
      return found.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { to, uses in
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
  private struct ForbiddenUse {
    var type: TypeNode
    var target: TypeID
    var from: Role
    var to: Role
    var matrix: String

    /// Whether the guides mean to allow the dependency, whatever the uses are.
    func isAllowed(in graph: DependencyGraph) -> Bool {
      switch (from, to) {
      case (.view, .model):
        // What the guides say of models in views they say of UIKit's.
        return !graph.isClassicView(type.id)
      case (.view, .viewModel):
        // Of view models, too; and whoever makes the rows fills each from its own view model.
        return !graph.isClassicView(type.id) || type.simpleName.hasSuffix("Cell")
      case (.view, .viewController):
        // Some controllers of the system have no view that SwiftUI could show instead.
        return !graph.isClassicView(type.id) && graph[target].isExternal
      case (.view, .coordinator):
        // A coordinator that SwiftUI observes is the router that its views call.
        return type.kind == .struct && graph.isObservable(target)
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
        return false
      }
    }

    /// Whether the guides mean to allow one use of several.
    func isAllowed(_ site: Site, in graph: DependencyGraph) -> Bool {
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
      // A constant such as the name of a notification shows nothing.
      if to == .view || to == .viewController, graph.isConstant(site, of: target) { return true }
      // Some views of the system come as controllers, which need a parent.
      if from == .view, to == .viewController,
        graph.isOwnedPart(site, target) || graph.isParent(site, target, of: type.id)
      {
        return true
      }
      // SwiftUI views may read what the environment gives them.
      return from == .view && graph.isFromEnvironment(site)
    }

    /// Whether screens may know a model because of all that they do with it: they make it and hand
    /// it on, take it because a protocol demands that, or know the names of a choice.
    func isAllowed(_ uses: Uses, in graph: DependencyGraph) -> Bool {
      [.view, .viewController].contains(from) && to == .model
        && (graph.onlyMakes(uses) || graph.isVocabulary(target)
          || uses.sites.allSatisfy(graph.isUnusedParameter))
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
      which. Types without a role are not judged, and any type may write a log. SwiftUI's views may \
      know models, view models, controllers of the system, what the environment gives them, and a \
      coordinator that SwiftUI observes. A cell may know the view model of its row, and a view may \
      own a controller of the system that shows a part of it and be given that part's parent. \
      Views and view controllers may take a model in a method without a statement and, where only a \
      weak sign makes it a model, make one or know an enum without associated values. Coordinators \
      may know SwiftUI's views and those of the system, cell presenters whatever they fill cells \
      with, and services the controller of the system to present on. A default argument may make \
      a service, and in VIP a view controller puts its scene together. A model by a weak sign may \
      know what is called a parser, and one that is only coded whatever has its role by a weak \
      sign. Constants of views, such as `UITableView.automaticDimension`, are no views.
      """,
    guidelines: [
      "AB-05", "LK-01", "LK-08", "LK-31", "LK-32", "LK-39", "LK-81", "RP-01", "ST-02", "ST-04",
      "WX-49",
    ],
    profiles: [.lickability, .wolox, .swiftTeam, .rapiddo, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Models/Order.swift
        struct Order: Codable {
          let id: Int
          func open(in screen: OrderViewController) {  // finding
            screen.show(id)
          }
        }
        //- App/OrderViewController.swift
        import UIKit
        final class OrderViewController: UIViewController {
          var order: Order?
          func show(_ id: Int) {}
        }
        """),
      Example(
        """
        //- App/FeedService.swift
        import UIKit
        final class FeedService {
          func load(into view: FeedView) {}  // finding
          func reload(_ view: FeedRow) {}
          func show(on screen: UIViewController) {}  // finding
        }
        final class FeedView: UIView {}
        final class FeedRow: UIView {}
        """),
      Example(
        """
        //- Cart/CartScene.swift
        import UIKit
        final class CartPresenter: CartPresentationLogic {
          var screen: CartViewController?  // finding
        }
        final class CartInteractor: CartBusinessLogic {
          var presenter: CartPresentationLogic?
          let worker = CartWorker()
        }
        final class CartWorker {
          func load() {}
        }
        final class CartViewController: UIViewController, CartDisplayLogic {
          var interactor: CartBusinessLogic?
          let worker: CartWorker? = nil  // finding
          func setUp() {
            let interactor = CartInteractor()
            let presenter = CartPresenter()
            interactor.presenter = presenter
            self.interactor = interactor
          }
        }
        protocol CartPresentationLogic {}
        protocol CartBusinessLogic {}
        protocol CartDisplayLogic: AnyObject {}
        """, architecture: "vip"),
      Example(
        """
        //- Cart/CartPresenter.swift
        import UIKit
        protocol CartDisplaying: AnyObject {
          func show(total: String)
        }
        final class CartPresenter {
          weak var view: (any CartDisplaying)?
        }
        final class LineCellPresenter {
          func configure(_ cell: LineCell) {}
        }
        final class LineCell: UITableViewCell {}
        """, architecture: "mvp"),
      Example(
        """
        //- App/Order.swift
        import UIKit
        struct Order: Codable {
          let id: Int
        }
        final class OrderViewController: UIViewController {
          private let listView = OrderListView()
          private let loader: any OrderLoading
          private let orders: [Order] = []
          init(loader: any OrderLoading) {
            self.loader = loader
            super.init(nibName: nil, bundle: nil)
          }
        }
        final class OrderListView: UIView {
          weak var delegate: OrderListViewDelegate?
        }
        protocol OrderListViewDelegate: AnyObject {
          func orderListView(_ view: OrderListView, didSelect id: Int)
        }
        protocol OrderLoading {
          func orders() async throws -> [Order]
        }
        """),
    ])
}
