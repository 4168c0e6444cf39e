import Foundation

/// An amount of money in the smallest unit of its currency, so that sums never round.
public struct Money: Hashable, Codable, Sendable {
  public let minorUnits: Int
  /// ISO 4217, for instance `EUR`.
  public let currencyCode: String

  public init(minorUnits: Int, currencyCode: String) {
    self.minorUnits = minorUnits
    self.currencyCode = currencyCode
  }

  func adding(_ other: Money) -> Money {
    Money(minorUnits: minorUnits + other.minorUnits, currencyCode: currencyCode)
  }

  func times(_ factor: Int) -> Money {
    Money(minorUnits: minorUnits * factor, currencyCode: currencyCode)
  }
}
