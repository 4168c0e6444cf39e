import Domain
import Foundation
import Persistence
import Testing

@testable import ShopData

struct RemoteProductsTests {
  private let json = """
    [{"sku": "42", "name": "Mug", "price": {"cents": 990, "currency": "EUR"}, "stock": 3}]
    """

  @Test func readsTheAnswerOfTheBackend() async throws {
    let products = RemoteProducts(
      client: StubHTTPClient(json: json), cache: DiskCache(name: UUID().uuidString))
    let found = try await products.products(matching: "mug")
    #expect(found.map(\.title) == ["Mug"])
    #expect(found.first?.price == Money(minorUnits: 990, currencyCode: "EUR"))
  }

  @Test func fallsBackToTheLastAnswer() async throws {
    let cache = DiskCache(name: UUID().uuidString)
    let online = RemoteProducts(client: StubHTTPClient(json: json), cache: cache)
    _ = try await online.products(matching: "mug")
    let offline = RemoteProducts(client: StubHTTPClient(json: nil), cache: cache)
    let found = try await offline.products(matching: "mug")
    #expect(found.count == 1)
  }
}
