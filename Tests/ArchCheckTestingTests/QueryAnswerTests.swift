import ArchCheck
import Foundation
import Testing

/// What queries answer about code that is easily answered wrongly.
@Suite struct QueryAnswerTests {
  private let folder: ShopFolder
  private let shop: Project

  init() throws {
    folder = try ShopFolder()
    try folder.write(
      """
      import Foundation
      public protocol Pricing { func price() -> Int }
      public enum Currency { case euro }
      enum CartError: LocalizedError {}
      public struct Cart: Codable {
        public private(set) var lines: [Order] = []
        var note: String?
        let id: UUID
      }
      public extension Cart {
        struct Line {}
        func total() -> Int { 0 }
        private func round() {}
      }
      """, to: "Sources/Models/Cart.swift")
    try folder.write(
      """
      @testable import Models
      import UIKit

      final class CartCell: UITableViewCell {
        var cart: Cart?
      }
      extension Order { func show() {} }
      """, to: "Sources/Cart/CartCell.swift")
    shop = try Project(at: folder.path, cache: nil)
  }

  private func type(_ name: String) throws -> Architecture.SwiftType {
    try #require(shop.type(name))
  }

  @Test func typesOfTwoStatesOfAProjectAreComparedByName() throws {
    let before = Set(shop.types.filter { !$0.isExternal })
    try folder.write("struct Aardvark {}", to: "Sources/Models/A.swift")
    let after = Set(try Project(at: folder.path, cache: nil).types.filter { !$0.isExternal })
    #expect(after.subtracting(before).map(\.qualifiedName) == ["Models.Aardvark"])
    #expect(before.subtracting(after).isEmpty)
  }

  @Test func accessIsThatOfExtensionsAndProtocolsToo() throws {
    let access = try Dictionary(
      uniqueKeysWithValues: type("Models.Cart").members.map { ("\($0)", $0.access) })
    #expect(
      access == [
        "Cart.lines": .public, "Cart.note": .internal, "Cart.id": .internal,
        "Cart.total": .public, "Cart.round": .private,
      ])
    #expect(try type("Models.Pricing").members.map(\.access) == [.public])
    #expect(try type("Models.Currency").members.map(\.access) == [.public])
    #expect(try type("Models.Cart.Line").access == .public)
    let lines = try type("Models.Cart").members.first { $0.name == "lines" }
    #expect(lines?.setterAccess == .private)
  }

  @Test func aFileHasTheTypesItDeclares() throws {
    let files = shop.files.filter {
      $0.path.hasSuffix("Cart.swift") || $0.path.hasSuffix("CartCell.swift")
    }
    #expect(
      files.map { "\($0): \($0.types.map(\.name).joined(separator: " "))" } == [
        "Sources/Cart/CartCell.swift: CartCell",
        "Sources/Models/Cart.swift: Cart Cart.Line CartError Currency Pricing",
      ])
    let statement = try #require(files.first?.imports.first)
    #expect(statement.isTestable && !statement.isExported && statement.module.name == "Models")
    #expect(statement.file.path == "Sources/Cart/CartCell.swift")
    let finding = statement.finding("no")
    #expect(finding.location == Location(file: statement.file.path, line: 1, column: 18))
    #expect(finding.module == "Cart" && finding.target == "Models")
    #expect(files.first?.finding("long").line == 1)
  }

  @Test func anImportSaysWhetherOthersSeeIt() throws {
    try folder.write(
      "@_exported import Models\nimport Foundation\n", to: "Sources/Cart/Exports.swift")
    let files = try Project(at: folder.path).architecture.files
    let exports = try #require(files.first { $0.path.hasSuffix("Exports.swift") })
    #expect(
      exports.imports.filter(\.isExported).map(\.module.name) == ["Models"])
    #expect(exports.imports.count == 2)
  }

  @Test func allDependenciesOfAModuleComeWithIt() throws {
    let cart = try #require(shop.module("Cart"))
    #expect(cart.dependencies.map(\.name) == ["Models", "UIKit"])
    #expect(cart.allDependencies.map(\.name).contains("Foundation"))
    #expect(!cart.allDependencies.contains(cart))
    #expect(shop.module("Nowhere") == nil)
    try folder.write(
      "import Cart\npublic struct Order: Codable {}", to: "Sources/Models/Order.swift")
    let ring = try Project(at: folder.path, cache: nil)
    #expect(ring.module("Models")?.allDependencies.map(\.name).contains("Models") == false)
  }

  @Test func ancestorsOfTheSDKAreKnown() throws {
    let cell = try type("Cart.CartCell")
    #expect(cell.inherits(from: "UITableViewCell") && cell.inherits(from: "UIView"))
    #expect(cell.inherits(from: "UIKit.UIResponder") && !cell.inherits(from: "Cell"))
    #expect(try type("Models.CartError").conforms(to: "Sendable") && !cell.conforms(to: "Codable"))
    let cart = try type("Models.Cart")
    #expect(cart.conforms(to: "Codable") && cart.conforms(to: "Decodable"))
    #expect(!cart.conforms(to: "Error"))
  }

  @Test func typesAndMembersAreDescribed() throws {
    try folder.write(
      """
      import Foundation
      @MainActor public final class Till: Drawer, Pricing {
        static let shared = Till()
        @objc dynamic var cart: Cart?
        func take(_ cart: Cart, at time: Date) -> Currency { .euro }
        public func price() -> Int { 0 }
      }
      open class Drawer: NSObject {}
      extension Till { func open() {} }
      """, to: "Sources/Models/Till.swift")
    let shop = try Project(at: folder.path, cache: nil)
    let till = try #require(shop.type("Models.Till"))
    #expect(till.kind == .class && till.attributes == ["MainActor"] && !till.isGenerated)
    #expect(till.file?.path == "Sources/Models/Till.swift")
    #expect(till.superclass?.name == "Drawer")
    #expect(till.superclasses.map(\.name) == ["Drawer", "NSObject"])
    #expect(till.conformances.map(\.name) == ["Pricing"])
    #expect(till.allConformances.map(\.name) == ["Pricing"])
    #expect(till.role == .model && till.roleEvidence == ["stands in folder Models"])
    #expect(shop.type("Models.Currency")?.dependents.map(\.source.name) == ["Till"])
    let members = Dictionary(till.members.map { ($0.name, $0) }) { first, _ in first }
    #expect(members["cart"]?.attributes == ["objc"] && members["cart"]?.type?.name == "Cart")
    #expect(members["shared"]?.isStatic == true && members["cart"]?.isStatic == false)
    #expect(members["open"]?.isInExtension == true && members["take"]?.isInExtension == false)
    #expect(members["take"]?.type?.name == "Currency")
    #expect(members["take"]?.parameterTypes.map { $0?.name } == ["Cart", "Date"])
  }

  @Test func modulesAndFilesAreDescribed() throws {
    let (cart, uiKit) = try (
      #require(shop.module("Cart")), #require(shop.module("UIKit"))
    )
    #expect(!cart.isExternal && !cart.isSystem && !cart.isTest)
    #expect(uiKit.isExternal && uiKit.isSystem)
    #expect(cart.types.map(\.name).contains("CartCell"))
    #expect(cart.finding("too much").module == "Cart")
    let file = try #require(shop.files.first { $0.path == "Sources/Cart/CartCell.swift" })
    #expect(file.lineCount == 7 && !file.isTest && !file.isGenerated)
  }

  @Test func aFindingAboutAMemberNamesIt() throws {
    let note = try #require(try type("Models.Cart").members.first { $0.name == "note" })
    let finding = note.finding("\(note) is open")
    #expect(finding.message == "Cart.note is open")
    #expect(finding.subject == "Models.Cart.note")
    #expect(finding.location == note.location)
  }
}
