@testable import ArchCheck

extension VipCycle: HasNearMisses {
  static let nearMisses = [
    NearMiss(
      VipCycle(), "parts of other scenes, and scenes without an interactor",
      Example(
        """
        import UIKit
        final class CartInteractor {
          let worker = CartWorker()
        }
        final class CartWorker {}
        final class FeedPresenter {
          weak var screen: FeedViewController?
        }
        final class FeedViewController: UIViewController {
          let presenter = FeedPresenter()
        }
        """)),
    NearMiss(
      VipCycle(), "the parts of a RIB, whose framework says what an interactor is given",
      Example(
        """
        import RIBs
        import UIKit
        protocol RootPresentable: Presentable {}
        protocol RootRouting: ViewableRouting {}
        final class RootInteractor: PresentableInteractor<RootPresentable> {
          weak var router: RootRouting?
          override init(presenter: RootPresentable) { super.init(presenter: presenter) }
        }
        final class RootRouter: ViewableRouter<RootInteractor, RootViewController>, RootRouting {}
        final class RootViewController: UIViewController, RootPresentable {}
        """)),
    NearMiss(
      VipCycle(), "one edge more than VIP allows, which does not make it another cycle",
      Example(
        """
        import UIKit
        protocol ShopBusinessLogic {}
        protocol ShopPresentationLogic {}
        protocol ShopDisplayLogic: AnyObject {}
        final class ShopViewController: UIViewController, ShopDisplayLogic {
          var interactor: ShopBusinessLogic?
          var presenter: ShopPresentationLogic? // finding
        }
        final class ShopInteractor: ShopBusinessLogic { var presenter: ShopPresentationLogic? }
        final class ShopPresenter: ShopPresentationLogic {
          var viewController: ShopDisplayLogic? // finding
        }
        """)),
    NearMiss(
      VipCycle(), "a scene of VIPER whose view and wireframe are called otherwise",
      Example(
        """
        import UIKit
        protocol MapViewProtocol: AnyObject {}
        final class MapView: UIViewController, MapViewProtocol {
          var presenter: MapPresenter?
        }
        final class MapPresenter {
          weak var view: MapViewProtocol?
          var interactor: MapInteractor?
          var wireFrame: MapWireFrame?
        }
        final class MapInteractor {}
        final class MapWireFrame {}
        """)),
    NearMiss(
      VipCycle(), "a router that keeps its view controller alive",
      Example(
        """
        //- App/CartScene.swift
        import UIKit
        protocol CartBusinessLogic {}
        final class CartInteractor: CartBusinessLogic {}
        final class CartViewController: UIViewController {
          var router: (any CartRoutingLogic)?
        }
        protocol CartRoutingLogic {}
        final class CartRouter: CartRoutingLogic {
          var viewController: CartViewController?  // finding
        }
        //- App/FeedScene.swift
        import UIKit
        protocol FeedBusinessLogic {}
        final class FeedInteractor: FeedBusinessLogic {}
        final class FeedViewController: UIViewController {}
        final class FeedRouter {
          weak var viewController: FeedViewController?
          var cart: CartViewController?
        }
        """)),
    NearMiss(
      VipCycle(suffixes: ["Interactor", "Presenter", "Router", "Screen", "Worker"]),
      "view controllers with another ending",
      Example(
        """
        //- App/Login.swift
        import UIKit
        protocol LoginDisplayLogic: AnyObject {}
        protocol LoginBusinessLogic {}
        protocol LoginPresentationLogic {}
        final class LoginScreen: UIViewController, LoginDisplayLogic {
          var interactor: LoginBusinessLogic?
        }
        final class LoginInteractor: LoginBusinessLogic { var presenter: LoginPresentationLogic? }
        final class LoginPresenter: LoginPresentationLogic { weak var screen: LoginDisplayLogic? }
        final class CartScreen: UIViewController {
          private let worker = CartWorker()  // finding
        }
        final class CartInteractor {}
        final class CartWorker {}
        """)),
    NearMiss(
      VipCycle(suffixes: ["Screen", "ViewController", "Interactor", "Presenter"]),
      "endings in another order",
      Example(
        """
        //- App/Login.swift
        import UIKit
        protocol LoginBusinessLogic {}
        protocol LoginPresentationLogic {}
        final class LoginViewController: UIViewController { var interactor: LoginBusinessLogic? }
        final class LoginInteractor: LoginBusinessLogic { var presenter: LoginPresentationLogic? }
        final class LoginPresenter: LoginPresentationLogic {
          var interactor: LoginBusinessLogic?  // finding
        }
        """)),
    NearMiss(
      VipCycle(), "an actor as interactor",
      Example(
        """
        //- App/Login.swift
        import UIKit
        protocol LoginDisplayLogic: AnyObject {}
        protocol LoginBusinessLogic: Sendable {}
        protocol LoginPresentationLogic {}
        final class LoginViewController: UIViewController, LoginDisplayLogic {
          var interactor: (any LoginBusinessLogic)?
        }
        actor LoginInteractor: LoginBusinessLogic {
          private let presenter: LoginPresenter?  // finding
          init() { presenter = nil }
        }
        final class LoginPresenter: LoginPresentationLogic {}
        """)),
  ]
}
