import Foundation

/// The different names of a file, numbered in the order in which they are met; 0 is the empty one.
struct InternedNames {
  /// The names' bytes one after the other, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]
  /// Numbers less one: the empty name is not in the table.
  private var numbers = NumbersByHash()

  /// All names by number.
  var texts: [String] {
    bytes.withUnsafeBufferPointer { bytes in
      ends.indices.map { number in
        let start = number == 0 ? 0 : ends[number - 1]
        return String(decoding: bytes[start..<ends[number]], as: UTF8.self)
      }
    }
  }

  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard !name.isEmpty else { return 0 }
    let hash = numbers.hash(of: name)
    if let known = numbers.number(withHash: hash, where: { isEqual($0 + 1, name) }) {
      return UInt32(known + 1)
    }
    numbers.add(withHash: hash)
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    return UInt32(ends.count - 1)
  }

  private func isEqual(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = ends[number - 1]
    guard ends[number] - start == name.count, let text = name.baseAddress else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { memcmp($0 + start, text, name.count) == 0 } ?? false
    }
  }
}
