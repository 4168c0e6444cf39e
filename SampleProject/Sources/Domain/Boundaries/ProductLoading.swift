/// Reads the catalogue.
public protocol ProductLoading: Sendable {
  func products(matching query: String) async throws -> [Product]
  func product(_ id: Product.ID) async throws -> Product
}

/// Remembers the products a customer likes.
public protocol FavoriteToggling: Sendable {
  func isFavorite(_ id: Product.ID) async -> Bool
  func toggleFavorite(_ id: Product.ID) async
}
