/// Markup that a page may contain as it is. Text gets into it only escaped: in
/// `"<b>\(name)</b>" as HTML`, `name` is text, unless it is itself of this type.
package struct HTML: Sendable, Hashable {
  /// The markup as UTF-8: most of it is put together from short pieces, which takes several times
  /// as long in a string.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var markup: String { String(decoding: bytes, as: UTF8.self) }

  package init(text: String) {
    self.init()
    append(text: text)
  }

  package static func += (left: inout HTML, right: HTML) {
    left.bytes += right.bytes
  }

  /// Appends text, escaped for element content and for quoted attributes.
  package mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(text: $0) }
  }

  /// The same for a text as UTF-8.
  mutating func append(text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where mayNeedEscape(text[index]) {
      guard let (width, replacement) = escape(at: index, in: text) else { continue }
      bytes += UnsafeBufferPointer(rebasing: text[start..<index])
      bytes += replacement.utf8
      start = index + width
    }
    bytes += UnsafeBufferPointer(rebasing: text[start...])
  }

  mutating func append(trusted markup: String) {
    bytes += markup.utf8
  }
}

extension HTML: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var html = HTML()

    package init(literalCapacity: Int, interpolationCount: Int) {
      html.bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      html.append(trusted: literal)
    }

    package mutating func appendInterpolation(_ text: some CustomStringConvertible) {
      html.append(text: text.description)
    }

    package mutating func appendInterpolation(_ html: HTML) {
      self.html += html
    }
  }

  package init(stringLiteral literal: String) {
    append(trusted: literal)
  }

  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.html
  }
}

/// An attribute of an element; the name is ours, the value may be anything.
package struct Attribute: Sendable, Hashable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension [HTML] {
  package func joined() -> HTML {
    reduce(into: HTML()) { $0 += $1 }
  }
}

/// Whether a byte is, or may begin, a character that ``escape(at:in:)`` knows.
private func mayNeedEscape(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x26, 0x3C, 0x3E, 0x22, 0x27, 0x7F, 0...8, 11...31, 0xC2, 0xE2, 0xEF: true
  default: false
  }
}

/// What stands in markup for the character that begins at `index`, and how many bytes that has;
/// nil where it can stand itself. Controls that HTML forbids, and those that turn the direction of
/// what follows, become U+FFFD.
private func escape(
  at index: Int, in text: UnsafeBufferPointer<UInt8>
) -> (width: Int, replacement: String)? {
  let replacement = "\u{FFFD}"
  switch text[index] {
  case UInt8(ascii: "&"): return (1, "&amp;")
  case UInt8(ascii: "<"): return (1, "&lt;")
  case UInt8(ascii: ">"): return (1, "&gt;")
  case UInt8(ascii: "\""): return (1, "&quot;")
  case UInt8(ascii: "'"): return (1, "&#39;")
  case UInt8(ascii: "\r"): return (1, "&#13;")
  case 0..<0x20, 0x7F: return (1, replacement)
  // U+0080 to U+009F
  case 0xC2: return text[index + 1] < 0xA0 ? (2, replacement) : nil
  default: break
  }
  switch (text[index], text[index + 1], text[index + 2]) {
  // U+202A to U+202E, U+2066 to U+2069, U+FFFE and U+FFFF
  case (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA6...0xA9), (0xEF, 0xBF, 0xBE...0xBF):
    return (3, replacement)
  default: return nil
  }
}
