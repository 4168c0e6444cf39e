/// A JSON text whose keys stay in the order in which they were given.
indirect enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([Field])

  struct Field: Sendable, Hashable {
    var key: String
    var value: JSON
  }

  static func optional(_ text: String?) -> JSON {
    text.map(JSON.string) ?? .null
  }

  /// An object whose fields stand in the order of their names; those without a value are left out.
  static func sorted(_ fields: [String: JSON?]) -> JSON {
    .object(
      fields.sorted { $0.key < $1.key }.compactMap { key, value in
        value.map { Field(key: key, value: $0) }
      })
  }

  static func strings(_ texts: [String]) -> JSON {
    .array(texts.map(JSON.string))
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral
{
  init(dictionaryLiteral fields: (String, JSON)...) {
    self = .object(fields.map(Field.init))
  }

  init(stringLiteral text: String) { self = .string(text) }
  init(integerLiteral number: Int) { self = .int(number) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral values: JSON...) { self = .array(values) }
}

extension JSON {
  /// An object with a further field.
  func with(_ key: String, _ value: JSON) -> JSON {
    guard case .object(let fields) = self else { return self }
    return .object(fields + [Field(key: key, value: value)])
  }

  /// The text, indented by two spaces, with a line feed at its end.
  var text: String {
    var text: [UInt8] = []
    write(to: &text, indentation: 0)
    text.append(10)
    return String(decoding: text, as: UTF8.self)
  }

  private func write(to text: inout [UInt8], indentation: Int) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let value): text += (value ? "true" : "false").utf8
    case .int(let number): text += String(number).utf8
    // JSON has no infinity; six digits are more than any figure here means.
    case .double(let number): text += number.isFinite ? Self.digits(of: number).utf8 : "null".utf8
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write("[", values, "]", to: &text, indentation) { value, text in
        value.write(to: &text, indentation: indentation + 2)
      }
    case .object(let fields):
      Self.write("{", fields, "}", to: &text, indentation) { field, text in
        Self.write(field.key, to: &text)
        text += ": ".utf8
        field.value.write(to: &text, indentation: indentation + 2)
      }
    }
  }

  private static func write<Element>(
    _ opening: String, _ elements: [Element], _ closing: String, to text: inout [UInt8],
    _ indentation: Int, _ body: (Element, inout [UInt8]) -> Void
  ) {
    text += opening.utf8
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n" : ",\n").utf8
      text += repeatElement(32, count: indentation + 2)
      body(element, &text)
    }
    if !elements.isEmpty {
      text.append(10)
      text += repeatElement(32, count: indentation)
    }
    text += closing.utf8
  }

  private static func digits(of number: Double) -> String {
    let rounded = (number * 1_000_000).rounded() / 1_000_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }

  /// Control characters and those that turn text around are escaped, so that a terminal that shows
  /// the text is safe.
  private static func write(_ value: String, to text: inout [UInt8]) {
    text += value.jsonQuoted(escaping: \.isUnsafeToShow).utf8
  }
}
