/// Markup that a page may contain as it is. Text gets into it only escaped: in
/// `"<b>\(name)</b>" as HTML`, `name` is text, unless it is itself of this type.
package struct HTML: Sendable, Hashable {
  package private(set) var markup: String

  package init() {
    markup = ""
  }

  package init(text: String) {
    self.init()
    append(text: text)
  }

  package static func += (left: inout HTML, right: HTML) {
    left.markup += right.markup
  }

  /// Appends text, escaped for element content and for quoted attributes.
  package mutating func append(text: String) {
    appendEscaped(text, to: &markup)
  }

  mutating func append(trusted markup: String) {
    self.markup += markup
  }
}

extension HTML: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var html = HTML()

    package init(literalCapacity: Int, interpolationCount: Int) {
      html.markup.reserveCapacity(literalCapacity + 16 * interpolationCount)
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
    markup = literal
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

/// Controls that HTML forbids, and those that turn the direction of what follows, become U+FFFD.
private func appendEscaped(_ text: String, to markup: inout String) {
  let needsEscaping = text.utf8.contains { byte in
    switch byte {
    // The last three begin what has more bytes: C1 controls, directions and noncharacters.
    case 0x26, 0x3C, 0x3E, 0x22, 0x27, 0x7F, 0...8, 11...31, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }
  guard needsEscaping else {
    markup += text
    return
  }
  let scalars = text.unicodeScalars
  var written = scalars.startIndex
  for index in scalars.indices {
    guard let replacement = replacement(of: scalars[index]) else { continue }
    markup += text[written..<index]
    markup += replacement
    written = scalars.index(after: index)
  }
  markup += text[written...]
}

private func replacement(of scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "&": "&amp;"
  case "<": "&lt;"
  case ">": "&gt;"
  case "\"": "&quot;"
  case "'": "&#39;"
  case "\t", "\n": nil
  case "\r": "&#13;"
  case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}",
    "\u{2066}"..."\u{2069}", "\u{FFFE}"..."\u{FFFF}":
    "\u{FFFD}"
  default: nil
  }
}
