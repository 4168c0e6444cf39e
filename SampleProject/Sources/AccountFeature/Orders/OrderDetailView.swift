import DesignSystem
import Domain
import SwiftUI

/// What was ordered, and where it is now.
struct OrderDetailView: View {
  let order: Order

  var body: some View {
    List {
      Section {
        Text(order.placedAt.formatted(date: .long, time: .omitted))
        StatusChip(title(of: order.status), isHighlighted: order.status == .shipped)
      }
      Section("Items") {
        ForEach(order.lines, id: \.productID) { line in
          LabeledContent(line.title, value: line.quantity, format: .number)
        }
      }
    }
    .navigationTitle(order.id.rawValue)
  }

  private func title(of status: Order.Status) -> LocalizedStringKey {
    switch status {
    case .received: "Received"
    case .shipped: "Shipped"
    case .delivered: "Delivered"
    case .cancelled: "Cancelled"
    }
  }
}
