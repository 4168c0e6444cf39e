/// Types name only types whose role their own role may know.
struct LayerDependency: Rule {
  func findings(in graph: DependencyGraph) -> [Finding] {
    let external = Set(graph.types.lazy.filter(\.isExternal).map(\.name))
    return graph.judgedTypes.flatMap { type -> [Finding] in
      let whole = graph.whole(of: type.id)
      guard let from = graph.role(of: whole), from != .test else { return [] }
      let matrix = graph.matrix(of: type.module)
      var found: [Role: [Uses]] = [:]
      for use in graph.uses(by: type.id) {
        guard let forbidden = graph.forbiddenByRole(use),
          let to = graph.role(of: forbidden.target)
        else { continue }
        found[to, default: []].append(forbidden)
      }
      let claim = matrix.name == RoleMatrix.common.name ? "" : " in \(matrix.name)"
      return found.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { to, uses in
        graph.findings(
          ofAll: uses, target: to.rawValue,
          guidelines: matrix.forbidden(from, to)?.guidelines ?? []
        ) { deed in
          "\(type.name) \(deed): \(from.phrase) must not know \(to.phrase)\(claim)"
        }.map { found in
          var found = found
          found.fix = fix(for: graph[whole], from, to, matrix, in: graph)
          return found
        }
      }
    }.toldTogether(fix: Self.documentation.fix) {
      // Two types that both know `UIView` need not be related.
      $0.causes.count == 1 && !external.contains($0.causes[0].name) ? $0.causes[0].name : nil
    }
  }

  /// A screen gets what a service has from the part that the architecture puts between them.
  private func fix(
    for type: TypeNode, _ from: Role, _ to: Role, _ matrix: RoleMatrix, in graph: DependencyGraph
  ) -> String {
    let between = Self.hubs[matrix.name] ?? .viewModel
    if to == .model, from == .viewController, matrix.forbidden(from, between) == nil,
      matrix.forbidden(between, to) == nil
    {
      return
        "Let \(between.phrase) hold it, and give the values that are shown; what is chosen can be "
        + "told by its position or identifier."
    }
    guard RoleEvidence.serviceRoles.contains(to),
      from == .viewController || from == .view && !graph.isClassicView(type.id),
      matrix.forbidden(from, between) == nil, matrix.forbidden(between, to) == nil
    else { return "" }
    return "Let \(between.phrase) take it, and ask that for what is shown and done here."
  }

  /// What stands between a screen and the services, where that is no view model.
  private static let hubs: [String: Role] = [
    RoleMatrix.mvp.name: .presenter, RoleMatrix.viewStore.name: .viewStore,
    RoleMatrix.vip.name: .interactor, RoleMatrix.viper.name: .interactor,
  ]

  static let documentation = RuleDocumentation(
    summary: "A type must not name types whose role its own role may not know.",
    category: .layering, certainty: .rule, severity: .error,
    rationale: """
      An architecture is a promise about which part knows which: models know nothing of screens, \
      views nothing of the network, and so on. One dependency against the promise is enough to make \
      the parts inseparable. The promise is what `architecture` in the configuration selects; \
      without it, the edges on which all guides agree. What a screen needs of a service is for the \
      part between them to take, such as its view model.
      """,
    fix: """
      Turn the dependency around: pass values or a closure in, or let the lower part declare a \
      protocol that the upper one conforms to.
      """,
    limits: """
      `archcheck why TYPE` shows a type's role. A value without one belongs to the type \
      around it; other types are not judged.

      Roles may know besides:
      - SwiftUI's views: models, view models, controllers of the system, what the environment \
      gives them, model actors for its container, and a coordinator that SwiftUI observes
      - other views: a controller of the system that shows a part or a menu's preview, that \
      part's parent, and a coordinator they make that names no screen
      - cells: the view model of their row, and controllers that they make children
      - views and view controllers: a model that an empty method takes; if only a weak sign makes \
      it a model, they may make one and know an enum without payloads
      - values nested in them: models that they do not keep
      - coordinators: views of SwiftUI and the system; cell presenters: what they fill cells with; \
      services: the controller to present on; routers: the window
      - models by a weak sign: parsers and, if only coded, what has its role by a weak sign
      - extensions of a model in another's folder or file: anything
      - what only the system makes: services; in VIP, a view controller: \
      the scene it puts together
      - views and view models: a screen's constants
      - any type: services in default arguments, logs, analytics, the system's constants, what its \
      overrides and delegates are handed, and a window's root view controller
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
          var inset: Int { OrderViewController.inset }
        }
        extension OrderViewController { static let inset = 8 }
        protocol OrderListViewDelegate: AnyObject {
          func orderListView(_ view: OrderListView, didSelect id: Int)
        }
        protocol OrderLoading {
          func orders() async throws -> [Order]
        }
        //- App/Loading/Order+Loading.swift
        extension Order {
          func reload(from service: OrderService) {}
        }
        final class OrderService { func load() {} }
        """),
    ])
}
