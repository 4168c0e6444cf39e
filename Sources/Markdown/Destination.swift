/// Where a link or image leads, judged before it is written into a page.
package struct Destination: Sendable, Hashable {
  /// As the document has it, without the characters that browsers ignore.
  package let text: String
  /// The lower-cased scheme before the first colon, or nil for a relative destination.
  package let scheme: String?

  package init(_ text: String) {
    // Browsers drop tabs and line feeds anywhere, and control characters and spaces in front:
    // "java\nscript:" and " javascript:" are both `javascript:`.
    if text.allBytes({ $0 > 0x20 && $0 != 0x7F }) {
      self.text = text
    } else {
      let kept = text.unicodeScalars.filter { $0.value > 0x1F && $0.value != 0x7F }
      self.text = String(String.UnicodeScalarView(kept.drop { $0 == " " }))
    }
    let head = self.text.utf8.prefix { $0 != 0x3A && $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
    scheme =
      head.endIndex < self.text.utf8.endIndex && self.text.utf8[head.endIndex] == 0x3A
      ? String(head)?.lowercased() : nil
  }

  /// Whether the destination leaves the folder tree of the page that names it.
  package var isRemote: Bool {
    if scheme != nil { return true }
    let head = text.utf8.prefix(2)
    return head.count == 2
      && head.allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
  }

  /// The text percent-encoded for an attribute `href` or `src`; HTML escaping comes on top.
  package var percentEncoded: String {
    text.percentEncoded(keeping: Self.isAllowed)
  }

  /// Letters, digits and the punctuation that RFC 3986 allows, `%` included: what is encoded
  /// already stays as it is.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x23...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5F, 0x7E: true
    default: false
    }
  }
}
