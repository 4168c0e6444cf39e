import Models
import UIKit

final class OrderCell: UITableViewCell {
  var title = ""
}

final class CartViewController: UIViewController {
  private let orders: [Order] = []
}

actor PriceService {}
