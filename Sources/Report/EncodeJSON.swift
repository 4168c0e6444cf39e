import Foundation

/// A value as JSON with sorted keys.
package func encodedJSON(_ value: some Encodable) -> String {
  // Encoding plain values of our own cannot fail; there are no floating-point extremes in them.
  let data = (try? JSONEncoder().encode(value)) ?? Data()
  return ((try? JSONDecoder().decode(JSON.self, from: data)) ?? .null).text
}

extension JSON: Decodable {
  /// Takes any JSON; the fields of objects are sorted by name.
  init(from decoder: any Decoder) throws {
    if let fields = try? decoder.container(keyedBy: Name.self) {
      self = .object(
        try fields.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
          Field(key: $0.stringValue, value: try fields.decode(JSON.self, forKey: $0))
        })
      return
    }
    if var elements = try? decoder.unkeyedContainer() {
      var values: [JSON] = []
      while !elements.isAtEnd { values.append(try elements.decode(JSON.self)) }
      self = .array(values)
      return
    }
    let value = try decoder.singleValueContainer()
    self =
      if value.decodeNil() { .null } else if let flag = try? value.decode(Bool.self) {
        .bool(flag)
      } else if let number = try? value.decode(Int.self) {
        .int(number)
      } else if let number = try? value.decode(Double.self) {
        .double(number)
      } else {
        .string(try value.decode(String.self))
      }
  }

  /// Any name of a field.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
