import Domain
import Foundation
import Observation

/// Loads who is signed in.
@MainActor
@Observable
final class ProfileViewModel {
  private(set) var name = ""
  private(set) var email = ""
  private(set) var city: String?
  private(set) var errorMessage: String?

  private let customer: any CustomerLoading

  init(customer: any CustomerLoading) {
    self.customer = customer
  }

  func load() async {
    do {
      let loaded = try await customer.customer()
      name = loaded.name
      email = loaded.email
      city = loaded.address?.city
      errorMessage = nil
    } catch is SignInRequired {
      errorMessage = String(localized: "Please sign in again.")
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
