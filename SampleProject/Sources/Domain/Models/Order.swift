import Foundation

/// A cart that was paid for.
public struct Order: Hashable, Codable, Identifiable, Sendable {
  public struct ID: Hashable, Codable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public enum Status: String, Codable, Sendable {
    case received
    case shipped
    case delivered
    case cancelled
  }

  public let id: ID
  public let placedAt: Date
  public var status: Status
  public let lines: [CartLine]
  public let total: Money

  public init(id: ID, placedAt: Date, status: Status, lines: [CartLine], total: Money) {
    self.id = id
    self.placedAt = placedAt
    self.status = status
    self.lines = lines
    self.total = total
  }
}
