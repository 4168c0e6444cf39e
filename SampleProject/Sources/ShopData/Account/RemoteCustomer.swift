import Domain
import Networking
import Persistence

/// Reads who is signed in from the backend.
struct RemoteCustomer: CustomerLoading {
  let client: any HTTPClient

  func customer() async throws -> Customer {
    do {
      return try await client.send(.customer).customer
    } catch NetworkError.unauthorized {
      throw SignInRequired()
    }
  }
}

struct CustomerDTO: Decodable, Sendable {
  let firstName: String
  let lastName: String
  let email: String
  let address: ShippingAddress?

  var customer: Customer {
    Customer(name: "\(firstName) \(lastName)", email: email, address: address)
  }
}

/// Hands the stored access token to the network.
public struct SessionTokens: AccessTokenProviding {
  private let storage: any TokenStoring

  public init(storage: any TokenStoring) {
    self.storage = storage
    // Version 2 kept the token under another name.
    Task {
      guard let old = storage.token(named: "session") else { return }
      storage.setToken(old, named: "access")
      storage.setToken(nil, named: "session")
    }
  }

  public func accessToken() async -> String? {
    storage.token(named: "access")
  }
}
