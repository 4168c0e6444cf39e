/// A JSON value with the line it stands in, so that a damaged file can be reported by line.
struct PlacedJSON {
  indirect enum Content {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([PlacedJSON])
    case map([(key: String, value: PlacedJSON)])
  }

  var content: Content
  /// From 1.
  var line: Int

  /// What is wrong with a file and in which line.
  struct Problem: Error {
    var line: Int
    var message: String
  }

  init(_ bytes: [UInt8]) throws(Problem) {
    // A byte order mark, which some editors write, says nothing.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var scanner = JSONScanner(
      bytes: bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes)
    self = try scanner.document()
  }

  fileprivate init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  var int: Int? {
    if case .number(let number) = content { Int(exactly: number) } else { nil }
  }

  var list: [PlacedJSON]? {
    if case .list(let values) = content { values } else { nil }
  }

  var map: [(key: String, value: PlacedJSON)]? {
    if case .map(let entries) = content { entries } else { nil }
  }

  var isNull: Bool {
    if case .null = content { true } else { false }
  }

  subscript(key: String) -> PlacedJSON? {
    map?.first { $0.key == key }?.value
  }
}

private struct JSONScanner {
  let bytes: [UInt8]
  var index = 0
  var line = 1
  var depth = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(PlacedJSON.Problem) -> PlacedJSON {
    let value = try value()
    skipBlanks()
    if index < bytes.count { throw unexpected() }
    return value
  }

  private mutating func value() throws(PlacedJSON.Problem) -> PlacedJSON {
    skipBlanks()
    let start = line
    depth += 1
    defer { depth -= 1 }
    guard depth < 64, index < bytes.count else { throw unexpected() }
    switch bytes[index] {
    case UInt8(ascii: "{"): return PlacedJSON(.map(try map()), line: start)
    case UInt8(ascii: "["): return PlacedJSON(.list(try list()), line: start)
    case UInt8(ascii: "\""): return PlacedJSON(.string(try string()), line: start)
    default: return PlacedJSON(try word(), line: start)
    }
  }

  private mutating func map() throws(PlacedJSON.Problem) -> [(key: String, value: PlacedJSON)] {
    var entries: [(key: String, value: PlacedJSON)] = []
    index += 1
    if accept("}") { return entries }
    repeat {
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw unexpected() }
      let key = try string()
      guard accept(":") else { throw unexpected() }
      entries.append((key, try value()))
    } while accept(",")
    guard accept("}") else { throw unexpected() }
    return entries
  }

  private mutating func list() throws(PlacedJSON.Problem) -> [PlacedJSON] {
    var values: [PlacedJSON] = []
    index += 1
    if accept("]") { return values }
    repeat { values.append(try value()) } while accept(",")
    guard accept("]") else { throw unexpected() }
    return values
  }

  private mutating func string() throws(PlacedJSON.Problem) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<32: throw PlacedJSON.Problem(line: line, message: "a text does not end")
      default: text.append(byte)
      }
    }
    throw unexpected()
  }

  private mutating func escape() throws(PlacedJSON.Problem) -> [UInt8] {
    guard index < bytes.count else { throw unexpected() }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"):
      var units = [try hexadecimal()]
      if 0xD800..<0xDC00 ~= units[0], bytes[index...].starts(with: [0x5C, 0x75]) {
        index += 2
        units.append(try hexadecimal())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw PlacedJSON.Problem(line: line, message: "an unknown escape in a text")
    }
  }

  private mutating func hexadecimal() throws(PlacedJSON.Problem) -> UInt16 {
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    // A sign is no digit.
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else { throw unexpected() }
    index += 4
    return unit
  }

  private mutating func word() throws(PlacedJSON.Problem) -> PlacedJSON.Content {
    let letters = bytes[index...].prefix {
      48...57 ~= $0 || 97...122 ~= $0 || [43, 45, 46, 69].contains($0)
    }
    let text = String(decoding: letters, as: UTF8.self)
    guard !text.isEmpty else { throw unexpected() }
    index += letters.count
    switch text {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      guard Self.isNumber(text.utf8), let number = Double(text) else {
        throw PlacedJSON.Problem(line: line, message: "\"\(text.prefix(40))\" is not JSON")
      }
      return .number(number)
    }
  }

  /// Whether what Swift reads as a number is one in JSON: `0x1`, `01`, `+1`, `.5` and `1.` are not.
  private static func isNumber(_ text: String.UTF8View) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let whole = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    guard let first = whole.first, digits.contains(first) else { return false }
    if first == UInt8(ascii: "0"), let second = whole.dropFirst().first,
      digits.contains(second) || second == UInt8(ascii: "x")
    {
      return false
    }
    guard let point = text.firstIndex(of: UInt8(ascii: ".")) else { return true }
    return text[point...].dropFirst().first.map(digits.contains) ?? false
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count, [32, 9, 10, 13].contains(bytes[index]) {
      if bytes[index] == 10 { line += 1 }
      index += 1
    }
  }

  private func unexpected() -> PlacedJSON.Problem {
    guard index < bytes.count else {
      return PlacedJSON.Problem(line: line, message: "the file ends too early")
    }
    let rest = bytes[index...]
    if MergeConflict.marks.contains(where: { rest.starts(with: $0.utf8) }) {
      return PlacedJSON.Problem(line: line, message: "an unresolved merge conflict")
    }
    let word = String(decoding: rest.prefix { $0 > 32 }.prefix(20), as: UTF8.self)
    return PlacedJSON.Problem(line: line, message: "\"\(word)\" is not expected here")
  }
}

extension String {
  /// The text as a JSON string, quotes included.
  var jsonQuoted: String {
    jsonQuoted { $0.value < 32 || $0.value == 0x2028 || $0.value == 0x2029 }
  }

  /// The text as a JSON string, quotes included.
  ///
  /// - Parameter isEscaped: whether a character is written as its number; asked of those that four
  ///   digits can name.
  package func jsonQuoted(escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value <= 0xFFFF && isEscaped(scalar):
        quoted += "\\u" + scalar.value.digits(4, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
