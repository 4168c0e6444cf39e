import Analytics
import Domain
import Foundation

/// Collects what an order needs and places it.
@MainActor
final class CheckoutViewModel {
  var onChange: (() -> Void)?

  private(set) var draft = CheckoutDraft()
  private(set) var placedOrder: Order?
  private(set) var error: (any Error)?
  private(set) var isBusy = false

  private let cart: any CartReading & CartClearing
  private let orders: any OrderPlacing
  private let tracker: any EventTracking
  private lazy var card = CardFieldViewModel(parent: self)

  init(cart: any CartReading & CartClearing, orders: any OrderPlacing, tracker: any EventTracking) {
    self.cart = cart
    self.orders = orders
    self.tracker = tracker
  }

  var canPlaceOrder: Bool {
    draft.address != nil && card.isValid
  }

  func setText(_ text: String, of field: CheckoutField) {
    switch field {
    case .recipient: draft.recipient = text
    case .street: draft.street = text
    case .postalCode: draft.postalCode = text
    case .city: draft.city = text
    case .cardNumber: card.number = text
    }
    onChange?()
  }

  func cardDidChange() {
    error = nil
    onChange?()
  }

  func placeOrder() {
    guard let address = draft.address, !isBusy else { return }
    isBusy = true
    onChange?()
    Task {
      await placeOrder(to: address)
      isBusy = false
      onChange?()
    }
  }

  private func placeOrder(to address: ShippingAddress) async {
    let request = OrderRequest(
      cart: await cart.currentCart(), address: address, paymentToken: card.token)
    do {
      placedOrder = try await orders.place(request)
      await cart.clear()
      SavedCard(holder: address.recipient, lastDigits: String(card.number.suffix(4))).save()
      tracker.track(Event("order_placed"))
    } catch {
      self.error = error
    }
  }
}
