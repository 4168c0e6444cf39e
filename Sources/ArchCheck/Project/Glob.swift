import Foundation

/// A pattern for whole names and paths: `*` and `?` stop at `/`, `**` does not; case counts.
///
/// `**/` also stands for no folder at all, so `**/Views/*` matches `Views/Cart.swift`.
package struct Glob: Sendable, Hashable {
  private enum Part: Hashable {
    case literal(UInt8)
    case one, many, anyFolders, anything
  }

  package let pattern: String
  /// Whether letters may be written in several ways, of which texts then take the composed one.
  private let isASCII: Bool
  /// Whether there is no wildcard, so that the pattern names one thing.
  package let isLiteral: Bool
  /// Whether there is a dot, so that the pattern means more than the last part of a name.
  package let isDotted: Bool
  private let parts: [Part]
  /// The longest stretch without a wildcard: what does not hold it does not match.
  private let stretch: [UInt8]

  package init(_ pattern: String) {
    isASCII = pattern.isASCII
    let pattern = isASCII ? pattern : pattern.precomposedStringWithCanonicalMapping
    self.pattern = pattern
    isLiteral = !pattern.contains { $0 == "*" || $0 == "?" }
    isDotted = pattern.utf8.contains(UInt8(ascii: "."))
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
    stretch =
      parts.split { if case .literal = $0 { false } else { true } }
      .max { $0.count < $1.count }?
      .compactMap { if case .literal(let byte) = $0 { byte } else { nil } } ?? []
  }

  package func matches(_ text: some StringProtocol) -> Bool {
    if isLiteral { return text == pattern }
    if !isASCII {
      let composed = String(text).precomposedStringWithCanonicalMapping
      return matches(bytes: Array(composed.utf8))
    }
    guard Self.ends(of: pattern, fit: text) else { return false }
    return matches(bytes: Array(text.utf8))
  }

  private func matches(bytes: [UInt8]) -> Bool {
    guard stretch.isEmpty || Self.isPart(stretch, of: bytes) else { return false }
    // The positions that the parts so far can have reached; no backtracking, so no blow-up.
    var reached = [Bool](repeating: false, count: bytes.count + 1)
    reached[0] = true
    for part in parts {
      Self.advance(&reached, by: part, over: bytes)
      guard reached.contains(true) else { return false }
    }
    return reached[bytes.count]
  }

  /// Whether the text begins and ends as the pattern does up to its first and from its last
  /// wildcard or slash, which tells most texts apart. A slash may belong to `**/`.
  fileprivate static func ends(of pattern: String, fit text: some StringProtocol) -> Bool {
    fits(pattern.utf8, text.utf8)
      && fits(pattern.utf8.lazy.reversed(), text.utf8.lazy.reversed())
  }

  private static func isPart(_ stretch: [UInt8], of bytes: [UInt8]) -> Bool {
    bytes.indices.contains { start in
      bytes[start] == stretch[0] && bytes[start...].starts(with: stretch)
    }
  }

  private static func fits(
    _ pattern: some Sequence<UInt8>, _ text: some Sequence<UInt8>
  ) -> Bool {
    var text = text.makeIterator()
    for byte in pattern {
      if byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == slash { return true }
      guard text.next() == byte else { return false }
    }
    return true
  }

  private static func advance(_ reached: inout [Bool], by part: Part, over bytes: [UInt8]) {
    guard let first = reached.firstIndex(of: true) else { return }
    switch part {
    case .literal(let byte):
      for position in bytes.indices.reversed() {
        reached[position + 1] = reached[position] && bytes[position] == byte
      }
      reached[0] = false
    case .one:
      var next = [Bool](repeating: false, count: reached.count)
      for position in bytes.indices where reached[position] && bytes[position] != slash {
        var end = position + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        next[end] = true
      }
      reached = next
    case .many:
      for position in bytes.indices where reached[position] && bytes[position] != slash {
        reached[position + 1] = true
      }
    case .anyFolders:
      for position in first..<bytes.count where bytes[position] == slash {
        reached[position + 1] = true
      }
    case .anything:
      for position in first..<reached.count { reached[position] = true }
    }
  }

  private static let slash = UInt8(ascii: "/")
}

extension [String] {
  /// Whether one of the patterns matches the whole text.
  func matches(_ text: some StringProtocol) -> Bool {
    contains { pattern in
      let isPlain = pattern.utf8.allSatisfy { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "?") }
      if isPlain { return pattern == text }
      // Letters that may be written in several ways are compared by the pattern itself.
      return (!pattern.isASCII || Glob.ends(of: pattern, fit: text)) && Glob(pattern).matches(text)
    }
  }
}

/// Patterns of names that are held against many of them: the plain ones are found at once.
struct NamePatterns {
  private let plain: Set<String>
  private let globs: [Glob]

  init(_ patterns: [String]) {
    let globs = patterns.map(Glob.init)
    plain = Set(globs.filter(\.isLiteral).map(\.pattern))
    self.globs = globs.filter { !$0.isLiteral }
  }

  /// Whether one of the patterns matches the whole name.
  func match(_ name: String) -> Bool {
    plain.contains(name) || globs.contains { $0.matches(name) }
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
