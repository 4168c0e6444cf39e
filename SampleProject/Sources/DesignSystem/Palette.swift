import UIKit

/// The colours of the brand, each in light and dark.
public enum Palette {
  public static let accent = dynamic(light: 0x0B6E4F, dark: 0x3DDC97)
  public static let surface = dynamic(light: 0xFFFFFF, dark: 0x1C1C1E)
  public static let text = dynamic(light: 0x1A1A1A, dark: 0xF2F2F2)
  public static let secondaryText = dynamic(light: 0x6B6B6B, dark: 0xA0A0A0)

  private static func dynamic(light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      color(traits.userInterfaceStyle == .dark ? dark : light)
    }
  }

  private static func color(_ hex: UInt32) -> UIColor {
    UIColor(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}
