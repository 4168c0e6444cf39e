import Domain
import Networking

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
