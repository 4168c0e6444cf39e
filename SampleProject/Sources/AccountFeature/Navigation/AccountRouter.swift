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
