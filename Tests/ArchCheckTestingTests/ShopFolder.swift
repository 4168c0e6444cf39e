import Foundation

/// A copy of the sample shop with a cell that knows a model, which goes away with its last user.
final class ShopFolder {
  static let original = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Shop")

  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("archcheck-shop-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Self.original, to: url)
    try write(
      """
      import Models
      import UIKit

      class OrderCell: UITableViewCell {
        var order: Order?
      }

      class CartViewController: UIViewController {}
      """, to: "Sources/Cart/OrderCell.swift")
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  func write(_ text: String, to path: String) throws {
    try Data((text + "\n").utf8).write(to: url.appendingPathComponent(path))
  }
}
