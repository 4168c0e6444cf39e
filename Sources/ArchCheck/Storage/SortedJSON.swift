import Foundation

/// A value as JSON with sorted keys, which tells it from others and is kept: so no property of it is
/// forgotten. One that JSON cannot hold is a mistake in the code.
func sortedJSON(_ value: some Encodable) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  do { return Array(try encoder.encode(value)) } catch {
    preconditionFailure("\(type(of: value)) is no JSON: \(error)")
  }
}
