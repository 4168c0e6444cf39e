import UIKit

/// The type scale. All fonts follow the text size the user has chosen.
public struct Typography: Sendable {
  public static let `default` = Typography(design: .default)

  let design: UIFontDescriptor.SystemDesign

  public var title: UIFont { font(.title2, weight: .semibold) }
  public var body: UIFont { font(.body, weight: .regular) }
  public var caption: UIFont { font(.caption1, weight: .regular) }

  private func font(_ style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
    let base = UIFont.preferredFont(forTextStyle: style)
    let plain = UIFont.systemFont(ofSize: base.pointSize, weight: weight).fontDescriptor
    let descriptor = plain.withDesign(design) ?? plain
    let font = UIFont(descriptor: descriptor, size: 0)
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
  }
}
