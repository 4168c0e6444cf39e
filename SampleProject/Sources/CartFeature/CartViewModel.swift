import Analytics
import DesignSystem
import Domain
import Foundation

/// Shows the cart and changes its quantities.
@MainActor
final class CartViewModel {
  struct State {
    var lines: [CartLine] = []
    var total: String?
    var badge: String?
  }

  var onChange: ((State) -> Void)?

  private let reading: any CartReading
  private let editing: any CartEditing
  private let tracker: any EventTracking
  private let prices = PriceFormat()

  init(
    reading: any CartReading,
    editing: any CartEditing,
    tracker: any EventTracking = ConsoleEventTracker()
  ) {
    self.reading = reading
    self.editing = editing
    self.tracker = tracker
  }

  func load() {
    Task { await reload() }
  }

  func setQuantity(_ quantity: Int, of line: CartLine) {
    if quantity == 0 {
      tracker.track(Event("cart_line_removed", attributes: ["product": line.productID.rawValue]))
    }
    Task {
      await editing.setQuantity(quantity, of: line.productID)
      await reload()
    }
  }

  func price(of line: CartLine) -> String {
    text(for: line.total)
  }

  private func reload() async {
    let cart = await reading.currentCart()
    let count = cart.lines.map(\.quantity).reduce(0, +)
    onChange?(
      State(
        lines: cart.lines,
        total: cart.total.map(text),
        badge: cart.isEmpty ? nil : CartText.pieces(count)))
  }

  private func text(for money: Money) -> String {
    prices.string(minorUnits: money.minorUnits, currencyCode: money.currencyCode)
  }
}
