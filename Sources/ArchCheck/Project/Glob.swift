/// A pattern for whole names and paths: `*` and `?` stop at `/`, `**` does not; case counts.
///
/// `**/` also stands for no folder at all, so `**/Views/*` matches `Views/Cart.swift`.
package struct Glob: Sendable, Hashable {
  private enum Part: Hashable {
    case literal(UInt8)
    case one, many, anyFolders, anything
  }

  package let pattern: String
  /// Whether there is no wildcard, so that the pattern names one thing.
  package let isLiteral: Bool
  private let parts: [Part]

  package init(_ pattern: String) {
    self.pattern = pattern
    isLiteral = !pattern.contains { $0 == "*" || $0 == "?" }
    var parts: [Part] = []
    var rest = Array(pattern.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "?"): parts.append(.one)
      case UInt8(ascii: "*"):
        guard rest.first == byte else {
          parts.append(.many)
          continue
        }
        rest = rest.drop { $0 == byte }
        let startsFolder = parts.isEmpty || parts.last == .literal(Self.slash)
        if startsFolder, rest.first == Self.slash {
          rest.removeFirst()
          parts.append(.anyFolders)
        } else {
          parts.append(.anything)
        }
      default: parts.append(.literal(byte))
      }
    }
    self.parts = parts
  }

  package func matches(_ text: some StringProtocol) -> Bool {
    if isLiteral { return text == pattern }
    let bytes = Array(text.utf8)
    // The positions that the parts so far can have reached; no backtracking, so no blow-up.
    var reached: Set<Int> = [0]
    for part in parts {
      var next: Set<Int> = []
      switch part {
      case .literal(let byte):
        for position in reached where position < bytes.count && bytes[position] == byte {
          next.insert(position + 1)
        }
      case .one:
        for position in reached where position < bytes.count && bytes[position] != Self.slash {
          var end = position + 1
          while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
          next.insert(end)
        }
      case .many:
        for position in reached {
          var end = position
          while next.insert(end).inserted, end < bytes.count, bytes[end] != Self.slash { end += 1 }
        }
      case .anyFolders:
        next = reached
        for end in (reached.min() ?? bytes.count)..<bytes.count where bytes[end] == Self.slash {
          next.insert(end + 1)
        }
      case .anything:
        next.formUnion((reached.min() ?? bytes.count)...bytes.count)
      }
      guard !next.isEmpty else { return false }
      reached = next
    }
    return reached.contains(bytes.count)
  }

  private static let slash = UInt8(ascii: "/")
}

extension [String] {
  /// Whether one of the patterns matches the whole text.
  func matches(_ text: some StringProtocol) -> Bool {
    contains { pattern in
      let isPlain = pattern.utf8.allSatisfy { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "?") }
      return isPlain ? pattern == text : Glob(pattern).matches(text)
    }
  }
}
