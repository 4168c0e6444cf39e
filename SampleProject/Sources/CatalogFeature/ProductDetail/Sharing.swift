import Domain
import UIKit

/// Hands something to another app.
@MainActor
protocol Sharing {
  func share(_ text: String, from controller: UIViewController)
}

/// Shares with the sheet of the system.
struct SystemSharing: Sharing {
  func share(_ text: String, from controller: UIViewController) {
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    controller.present(sheet, animated: true)
  }
}

/// What a friend is told about a product.
struct ShareText {
  let shop: String

  func text(for product: Product) -> String {
    var lines = ["\(shop): \(product.title)", product.summary]
    if !product.colors.isEmpty {
      lines.append(product.colors.map(\.name).joined(separator: ", "))
    }
    if product.isAvailable {
      lines.append("https://shop.example.com/products/\(product.id.rawValue)")
    }
    if let image = product.imageURL {
      lines.append(image.absoluteString)
    }
    return lines.joined(separator: "\n")
  }
}
