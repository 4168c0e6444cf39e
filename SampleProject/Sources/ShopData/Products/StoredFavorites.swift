import Domain
import Foundation
import Persistence

/// Keeps the liked products on the device.
actor StoredFavorites: FavoriteToggling {
  private let storage: any KeyValueStoring
  private let key = "favorites"

  init(storage: any KeyValueStoring) {
    self.storage = storage
  }

  func isFavorite(_ id: Product.ID) -> Bool {
    favorites().contains(id)
  }

  func toggleFavorite(_ id: Product.ID) {
    let changed = favorites().symmetricDifference([id])
    storage.setData(try? JSONEncoder().encode(changed), forKey: key)
  }

  private func favorites() -> Set<Product.ID> {
    guard let data = storage.data(forKey: key) else { return [] }
    return (try? JSONDecoder().decode(Set<Product.ID>.self, from: data)) ?? []
  }
}
