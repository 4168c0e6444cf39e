import Domain
import UIKit

/// Writes what customers keep or print.
protocol ReceiptWriting {
  func receipt(for order: Order) -> String
  func picture(of receipt: String) -> UIImage
}

/// Writes receipts as plain text.
final class ReceiptService: ReceiptWriting {
  private let width = 40

  func receipt(for order: Order) -> String {
    let lines = order.lines.map { line in
      row(line.title, amount: line.total)
    }
    let rule = String(repeating: "-", count: width)
    return (lines + [rule, row("Total", amount: order.total)]).joined(separator: "\n")
  }

  func picture(of receipt: String) -> UIImage {
    let text = NSAttributedString(string: receipt)
    return UIGraphicsImageRenderer(size: text.size()).image { _ in text.draw(at: .zero) }
  }

  private func row(_ title: String, amount: Money) -> String {
    let cents = amount.minorUnits % 100
    let value = "\(amount.minorUnits / 100).\(cents < 10 ? "0" : "")\(cents) \(amount.currencyCode)"
    let gap = max(1, width - title.count - value.count)
    return title + String(repeating: " ", count: gap) + value
  }
}
