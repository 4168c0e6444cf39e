import Foundation

/// Writes an amount of money as the user's region does.
public struct PriceFormat: Sendable {
  private let locale: Locale

  public init(locale: Locale = .autoupdatingCurrent) {
    self.locale = locale
  }

  /// - Parameter minorUnits: cents, for most currencies.
  public func string(minorUnits: Int, currencyCode: String) -> String {
    let amount = Decimal(minorUnits) / 100
    return amount.formatted(.currency(code: currencyCode).locale(locale))
  }
}
