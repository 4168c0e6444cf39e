import Domain
import Foundation

/// What testers can ask of the app when they start it.
protocol LaunchOptions: Sendable {
  var isDemo: Bool { get }
  var logsRequests: Bool { get }
  var resetsCart: Bool { get }
  var skipsOnboarding: Bool { get }
  var slowsAnimations: Bool { get }
  var backendHost: String? { get }
}

/// The options as arguments of the process.
struct ProcessLaunchOptions: LaunchOptions {
  private let arguments = ProcessInfo.processInfo.arguments

  var isDemo: Bool { arguments.contains("-demo") }
  var logsRequests: Bool { arguments.contains("-log-requests") }
  var resetsCart: Bool { arguments.contains("-reset-cart") }
  var skipsOnboarding: Bool { arguments.contains("-skip-onboarding") }
  var slowsAnimations: Bool { arguments.contains("-slow-animations") }

  var backendHost: String? {
    guard let index = arguments.firstIndex(of: "-backend") else { return nil }
    return arguments.dropFirst(index + 1).first
  }
}

/// Shows the same few products on every trade fair, without a network.
struct DemoMode {
  let options: any LaunchOptions

  /// `nil` when the app was started for real.
  var products: (any ProductLoading)? {
    options.isDemo ? DemoProducts() : nil
  }
}

struct DemoProducts: ProductLoading {
  func products(matching query: String) async throws -> [Product] {
    ["Mug", "Lamp", "Chair"].filter { query.isEmpty || $0.contains(query) }.map { title in
      Product(
        id: Product.ID(title), title: title, summary: "",
        price: Money(minorUnits: 1_990, currencyCode: "EUR"), imageURL: nil, colors: [], stock: 9)
    }
  }

  func product(_ id: Product.ID) async throws -> Product {
    fatalError("The demo has no single products.")
  }
}
