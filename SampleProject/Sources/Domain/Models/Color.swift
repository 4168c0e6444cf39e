/// The colour a variant of a product is sold in.
///
/// This is merchandise, not paint: the name is shown, the hex value fills the swatch.
public struct Color: Hashable, Codable, Sendable {
  public let name: String
  public let hex: String

  public init(name: String, hex: String) {
    self.name = name
    self.hex = hex
  }
}
