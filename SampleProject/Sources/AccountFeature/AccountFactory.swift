import Domain
import SwiftUI
import UIKit

/// Makes the account tab for an app that is built with UIKit.
public struct AccountFactory {
  private let customer: any CustomerLoading
  private let history: any OrderHistoryLoading

  public init(customer: any CustomerLoading, history: any OrderHistoryLoading) {
    self.customer = customer
    self.history = history
  }

  @MainActor
  public func makeAccountScreen() -> UIViewController {
    UIHostingController(rootView: AccountRootView(customer: customer, history: history))
  }

  @MainActor
  public func makeTermsScreen(url: URL) -> UIViewController {
    TermsViewController(viewModel: TermsViewModel(url: url))
  }
}
