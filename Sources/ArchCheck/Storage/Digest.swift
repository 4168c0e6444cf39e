/// A SHA-1 hash, by which contents and results are told apart.
package struct Digest: Sendable, Hashable {
  static let size = 20

  /// The hash's bytes as three big-endian numbers.
  let first: UInt64
  let second: UInt64
  let third: UInt32

  init(first: UInt64, second: UInt64, third: UInt32) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  /// Reads 40 hexadecimal digits, or more of which the first 40 count: ids of repositories that
  /// use SHA-256 are told apart by their beginnings.
  init?(hexadecimal text: String) {
    var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    var count = 0
    for digit in text.utf8.prefix(40) {
      let value: UInt8
      switch digit {
      case 48...57: value = digit - 48
      case 97...102: value = digit - 87
      default: return nil
      }
      switch count {
      case ..<16: words.0 = words.0 << 4 | UInt64(value)
      case ..<32: words.1 = words.1 << 4 | UInt64(value)
      default: words.2 = words.2 << 4 | UInt64(value)
      }
      count += 1
    }
    guard count == 40 else { return nil }
    self.init(first: words.0, second: words.1, third: UInt32(words.2))
  }

  /// The hash of texts, each told apart from the next.
  init(of parts: [String]) {
    var hash = SHA1()
    for part in parts {
      let bytes = Array(part.utf8)
      withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { hash.add($0) }
      bytes.withUnsafeBytes { hash.add($0) }
    }
    self = hash.finish()
  }

  /// 40 digits.
  var hexadecimal: String {
    String(unsafeUninitializedCapacity: 40) { digits in
      var index = 0
      func write(_ word: UInt64, count: Int) {
        for shift in (0..<count).reversed() {
          let value = UInt8(truncatingIfNeeded: word >> (shift * 4)) & 15
          digits[index] = value < 10 ? value + 48 : value + 87
          index += 1
        }
      }
      write(first, count: 16)
      write(second, count: 16)
      write(UInt64(third), count: 8)
      return index
    }
  }
}

extension Digest: Comparable {
  package static func < (left: Digest, right: Digest) -> Bool {
    (left.first, left.second, left.third) < (right.first, right.second, right.third)
  }
}
