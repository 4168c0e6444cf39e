import CartFeature
import DesignSystem
import Domain
import Foundation

/// Puts a placed order into words.
@MainActor
final class OrderConfirmationViewModel {
  struct Row: Equatable {
    let title: String
    let quantity: String
    let price: String
  }

  private let order: Order
  private let prices: PriceFormat

  init(order: Order, prices: PriceFormat = PriceFormat()) {
    self.order = order
    self.prices = prices
  }

  var message: String {
    String(localized: "Order \(order.id.rawValue) is on its way to our warehouse.")
  }

  /// For the customer's own books.
  var receipt: String {
    ReceiptService().receipt(for: order)
  }

  var rows: [Row] {
    order.lines.map { line in
      Row(
        title: line.title,
        quantity: CartText.pieces(line.quantity),
        price: prices.string(
          minorUnits: line.total.minorUnits, currencyCode: line.total.currencyCode))
    }
  }
}
