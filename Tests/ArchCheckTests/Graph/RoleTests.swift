import Testing

@testable import ArchCheck

/// What a type is, where that hangs on what others are.
@Suite struct RoleTests {
  private func role(of name: String, in code: String) -> Role? {
    let graph = Example(code).graph()
    return graph.types.first { $0.name == name }.flatMap { graph.role(of: $0.id) }
  }

  /// What a `Manager` of views gives is no input, whichever of the two names comes first.
  @Test(arguments: ["ADataSource", "ZDataSource"])
  func rolesDoNotHangOnTheAlphabet(_ name: String) {
    func code(_ parameter: String) -> String {
      """
      //- App/Orders.swift
      import UIKit
      final class OrderManager { func load() {}; func show(_ shown: \(parameter)) {} }
      final class \(name) { let orders: OrderManager; func fill() { orders.load() } }
      """
    }
    #expect(role(of: "OrderManager", in: code("UIView")) == nil)
    #expect(role(of: name, in: code("UIView")) == .dataSource)
    #expect(role(of: "OrderManager", in: code("Int")) == .service)
    #expect(role(of: name, in: code("Int")) == nil)
  }

  /// A coordinator that stands among services leads nowhere, whatever other ones of them it makes.
  @Test(arguments: ["ACoordinator", "ZCoordinator"])
  func coordinatorsAreJudgedByTheSameRoles(_ name: String) {
    let code = """
      //- App/Services/Sync.swift
      final class \(name) { func start() { MCoordinator().start() } }
      final class MCoordinator { func start() {} }
      """
    #expect(role(of: "MCoordinator", in: code) == nil)
    #expect(role(of: name, in: code) == .coordinator)
  }

  @Test func partsOfModelsAreModelsAtAnyDepth() {
    let code = """
      //- App/Models/Order.swift
      struct Order { let id: Int
        struct Item { let id: Int
          struct Price { let cents: Int; func show() -> String { "" } }
          actor Store { var prices: [Price] = [] }
        }
      }
      """
    #expect(role(of: "Order.Item.Price", in: code) == .model)
    #expect(role(of: "Order.Item.Store", in: code) == nil)
  }
}
