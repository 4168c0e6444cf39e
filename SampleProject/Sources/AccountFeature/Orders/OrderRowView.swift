import SwiftUI

/// One order in the list.
struct OrderRowView: View {
  let number: String
  let placedAt: Date
  let total: String

  var body: some View {
    LabeledContent {
      Text(total).monospacedDigit()
    } label: {
      Text(number)
      Text(placedAt, format: .dateTime.day().month().year())
    }
  }
}

#Preview {
  List {
    OrderRowView(number: "A-1001", placedAt: .now, total: "€ 24.90")
    OrderRowView(number: "A-0998", placedAt: .now, total: "€ 110.00")
  }
}
