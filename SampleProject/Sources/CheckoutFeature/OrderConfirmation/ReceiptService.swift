import Domain
import Foundation

/// Writes receipts as plain text.
final class ReceiptService {
  private let width = 40

  func receipt(for order: Order) -> String {
    let lines = order.lines.map { line in
      row(line.title, amount: line.total)
    }
    let rule = String(repeating: "-", count: width)
    return (lines + [rule, row("Total", amount: order.total)]).joined(separator: "\n")
  }

  private func row(_ title: String, amount: Money) -> String {
    let cents = amount.minorUnits % 100
    let value = "\(amount.minorUnits / 100).\(cents < 10 ? "0" : "")\(cents) \(amount.currencyCode)"
    let gap = max(1, width - title.count - value.count)
    return title + String(repeating: " ", count: gap) + value
  }
}
