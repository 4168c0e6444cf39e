import DesignSystem
import UIKit

/// A sale that the list of products announces.
struct Promotion: Identifiable, Hashable {
  static let summerSale = Promotion(
    id: "summer", title: String(localized: "Summer sale"), tint: Palette.accent)

  let id: String
  let title: String
  let tint: UIColor
}
