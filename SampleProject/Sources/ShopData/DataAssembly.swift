import Domain
import Networking
import Persistence

/// Makes the data layer. The rest of the app sees the protocols of the domain only.
public struct DataAssembly {
  private let client: any HTTPClient
  private let storage: any KeyValueStoring

  public init(client: any HTTPClient, storage: any KeyValueStoring) {
    self.client = client
    self.storage = storage
  }

  public func makeProducts() -> any ProductLoading {
    RemoteProducts(client: client, cache: DiskCache(name: "products"))
  }

  public func makeFavorites() -> any FavoriteToggling {
    StoredFavorites(storage: storage)
  }

  public func makeCart() -> any CartReading & CartEditing & CartClearing {
    StoredCart(storage: storage)
  }

  public func makeOrders() -> any OrderPlacing & OrderHistoryLoading {
    RemoteOrders(client: client)
  }

  public func makeCustomer() -> any CustomerLoading {
    RemoteCustomer(client: client)
  }
}
