import Foundation

/// Takes note of events. Never throws and never blocks: a lost event is no reason to stop a sale.
public protocol EventTracking: Sendable {
  func track(_ event: Event)
}

/// Something that happened in the app and that product managers want to count.
public struct Event: Codable, Hashable, Sendable {
  let name: String
  let attributes: [String: String]

  public init(_ name: String, attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }
}
