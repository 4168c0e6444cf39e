import Domain
import Foundation
import Networking
import Persistence

/// Reads the catalogue from the backend, and the last answer when there is no network.
struct RemoteProducts: ProductLoading {
  let client: any HTTPClient
  let cache: DiskCache

  func products(matching query: String) async throws -> [Product] {
    let key = "query-\(query)"
    do {
      let found = try await client.send(.products(matching: query))
      await cache.store(try JSONEncoder().encode(found), forKey: key)
      return found.map(\.product)
    } catch {
      guard let data = await cache.data(forKey: key) else { throw error }
      return try JSONDecoder().decode([ProductDTO].self, from: data).map(\.product)
    }
  }

  func product(_ id: Product.ID) async throws -> Product {
    try await client.send(.product(id)).product
  }
}
