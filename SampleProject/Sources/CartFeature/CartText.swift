import Foundation

/// Words that the cart uses in several places.
public enum CartText {
  public static func pieces(_ count: Int) -> String {
    count == 1 ? String(localized: "1 piece") : String(localized: "\(count) pieces")
  }
}
