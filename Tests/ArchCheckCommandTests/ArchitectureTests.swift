import Foundation
import Testing

/// Each architecture holds, is printed, and can be changed for one module.
@Suite struct ArchitectureTests {
  /// A use that the architecture forbids and the common core does not.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var from: String
    var to: String
    var code: String

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "mvcvm", from: "view", to: "model",
      code: "final class CartView: UIView { var order: Order? }\n"
        + "struct Order: Codable { let id: Int }"),
    Case(
      name: "mvvm", from: "viewController", to: "service",
      code: "final class CartViewController: UIViewController { let orders = OrderService() }\n"
        + "final class OrderService { func load() {} }"),
    Case(
      name: "mvvm_c", from: "viewController", to: "coordinator",
      code: "final class CartViewController: UIViewController { var next: CartCoordinator? }\n"
        + "final class CartCoordinator: Coordinator { func start() {} }\n"
        + "protocol Coordinator: AnyObject {}"),
    Case(
      name: "mvp", from: "presenter", to: "viewController",
      code: "final class CartPresenter { var screen: CartViewController? }\n"
        + "final class CartViewController: UIViewController {}"),
    Case(
      name: "view_store", from: "view", to: "service",
      code: "struct CartView: View {\n  let orders: OrderService\n"
        + "  var body: some View { Text(\"\") }\n}\n"
        + "final class OrderService { func load() {} }"),
    Case(
      name: "swiftui_mvvm", from: "router", to: "view",
      code: "final class AppRouter { var shown: CartView? }\n"
        + "struct CartView: View { var body: some View { Text(\"\") } }"),
    Case(
      name: "vip", from: "presenter", to: "interactor",
      code: "final class CartPresenter: CartPresentationLogic { var work: CartInteractor? }\n"
        + "final class CartInteractor: CartBusinessLogic {}\n"
        + "protocol CartPresentationLogic {}\nprotocol CartBusinessLogic {}"),
    Case(
      name: "viper", from: "viewController", to: "interactor",
      code: "final class CartViewController: UIViewController { var work: CartInteractor? }\n"
        + "final class CartInteractor {}"),
  ]

  private func project(_ code: String, _ configuration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [.target(name: "Cart"), .target(name: "Other")])
      """, to: "Package.swift")
    try folder.write("import SwiftUI\nimport UIKit\n\n\(code)\n", to: "Sources/Cart/Cart.swift")
    try folder.write("struct Other {}\n", to: "Sources/Other/Other.swift")
    try folder.write("version: 1\n\(configuration)\n", to: ".archcheck.yml")
    return folder
  }

  /// Whether `layer_dependency` objects to the code of a case.
  private func check(
    _ told: Case, _ configuration: String, finds: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    // Beside the other rules it says nothing of what one of them tells.
    let folder = try project(
      told.code, configuration + "\nextends: none\nrules: { layer_dependency: error }")
    let result = try Command("check", folder.path)
    #expect(
      (result.code == 1) == finds, "\(configuration)\n\(result.output)\(result.errors)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: cases)
  func forbidsMoreThanTheCommonCore(_ told: Case) throws {
    try check(told, "architecture: common", finds: false)
    try check(told, "architecture: \(told.name)", finds: true)
    try check(told, "architecture: { Cart: \(told.name) }", finds: true)
    try check(told, "architecture: { Other: \(told.name) }", finds: false)
  }

  @Test(arguments: cases)
  func canBeChangedForOneModule(_ told: Case) throws {
    let pair = "[[\(told.from), \(told.to)]]"
    try check(
      told,
      "architecture: { Cart: { based_on: \(told.name), allow: \(pair) }, \"*\": \(told.name) }",
      finds: false)
    try check(told, "architecture: { Cart: { forbid: \(pair) } }", finds: true)
  }

  @Test(arguments: cases)
  func isPrinted(_ told: Case) throws {
    let folder = try project(told.code, "architecture: { Cart: \(told.name) }")
    let shown = try Command("config", "show", folder.path).output.split(separator: "\n")
    #expect(shown.contains("  Cart: \(told.name)  # .archcheck.yml:2"))
    let row = try #require(shown.first { $0.hasPrefix("#     \(told.from): [") })
    #expect(
      row.contains(" \(told.to),") || row.contains("[\(told.to)") || row.contains(" \(told.to)]"))
  }

  @Test func aProfileBringsItsArchitecture() throws {
    let told = Self.cases[2]
    let folder = try project(told.code, "extends: [rapiddo]")
    let shown = try Command("config", "show", folder.path).output
    #expect(shown.contains("\n  \"*\": mvvm_c  # profile rapiddo\n"))
    let found = try Command("check", folder.path, "--only", "layer_dependency")
    #expect(found.code == 1)
    let own = try project(told.code, "extends: [rapiddo]\narchitecture: common")
    #expect(try Command("check", own.path, "--only", "layer_dependency").code == 0)
  }

  @Test func withoutAnyTheCommonCoreIsPrinted() throws {
    let folder = try project("struct Cart {}", "extends: [recommended]")
    let shown = try Command("config", "show", folder.path).output
    #expect(shown.contains("# architecture: common forbids\n#     model: [coordinator, network,"))
    let ofOne = try project("struct Cart {}", "architecture: { Cart: mvvm_c }")
    #expect(
      try Command("config", "show", ofOne.path).output.contains(
        "#   common, for all other modules, forbids\n#     model: [coordinator, network,"))
  }
}
