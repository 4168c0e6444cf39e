import CoreGraphics
import UIKit

/// Distances of the four point grid.
public enum Spacing {
  public static let small: CGFloat = 8
  public static let medium: CGFloat = 16
  public static let large: CGFloat = 24
}

extension UIView {
  /// Adds a subview that fills this view, inset by `margin` on all sides.
  public func addFilling(_ subview: UIView, margin: CGFloat = 0) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: topAnchor, constant: margin),
      subview.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      trailingAnchor.constraint(equalTo: subview.trailingAnchor, constant: margin),
      bottomAnchor.constraint(equalTo: subview.bottomAnchor, constant: margin),
    ])
  }
}
