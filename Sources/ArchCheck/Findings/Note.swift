/// Something to tell about the configuration, the baseline or a comment rather than about the code:
/// in whole sentences, without a stop.
package struct Note: Sendable, Hashable {
  package var message: String
  package var location: Location?
  /// Whether `--strict` makes the run fail because of it.
  package var failsStrict: Bool

  package init(_ message: String, at location: Location? = nil, failsStrict: Bool = false) {
    self.message = message
    self.location = location
    self.failsStrict = failsStrict
  }
}

extension Note: CustomStringConvertible {
  /// The place, how much it weighs, and the message.
  package var description: String {
    let place = location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return "\(place)\(failsStrict ? "warning" : "note"): \(message)"
  }
}
