import Domain
import Observation

/// Knows where in the account tab the customer is.
@MainActor
@Observable
final class AccountRouter {
  var path: [AccountDestination] = []
  var sheet: AccountSheet?

  func navigate(to destination: AccountDestination) {
    path.append(destination)
  }

  func present(_ sheet: AccountSheet) {
    self.sheet = sheet
  }
}

/// A screen that is pushed.
enum AccountDestination: Hashable {
  case orders
  case order(Order)
  case settings
}

/// A screen that is shown above the others.
enum AccountSheet: Hashable, Identifiable {
  case support

  var id: Self { self }
}
