import Foundation

/// A value as indented JSON with sorted keys and a line break at the end.
package func encodedJSON(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // Encoding plain values of our own cannot fail; there are no floating-point extremes in them.
  let data = (try? encoder.encode(value)) ?? Data()
  return String(decoding: data, as: UTF8.self) + "\n"
}
