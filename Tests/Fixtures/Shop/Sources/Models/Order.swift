public struct Order: Codable {
  public var total: Int
}
