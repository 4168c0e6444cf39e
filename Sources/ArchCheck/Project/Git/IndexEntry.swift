/// A file that git's index holds.
struct IndexEntry: Hashable {
  var mode: String
  var id: String
  /// 0, or the side of a merge that is not resolved.
  var stage: Int
  /// Relative to the folder in which git was started.
  var path: [UInt8]
  var stamp: FileStamp
  /// Left out of the work tree on purpose: a sparse checkout.
  var isSkipped: Bool
  /// Announced by `git add --intent-to-add` only.
  var isIntended: Bool
}

/// What git's index holds, and files beside it that git does not ignore.
struct IndexListing {
  private(set) var entries: [IndexEntry] = []
  /// Paths relative to the folder in which git was started.
  private(set) var others: [ArraySlice<UInt8>] = []

  /// Reads the output of `git ls-files -t --stage --others --debug -z`: a letter, the entry or path,
  /// and behind an entry its stamp in five lines.
  init?(_ listing: [UInt8]) {
    var rest = listing[...]
    while let end = rest.firstIndex(of: 0) {
      let (tag, head) = (rest.first, rest[..<end].dropFirst(2))
      rest = rest[(end + 1)...]
      if tag == UInt8(ascii: "?") {
        others.append(head)
        continue
      }
      var numbers: [UInt64] = []
      for _ in 0..<5 {
        guard rest.first == 32, let lineEnd = rest.firstIndex(of: 10) else { return nil }
        numbers += IndexEntry.numbers(in: rest[..<lineEnd])
        rest = rest[(lineEnd + 1)...]
      }
      guard let entry = IndexEntry(head, numbers) else { return nil }
      entries.append(entry)
    }
  }
}

extension IndexEntry {
  /// `ctime: 1795239167:794123345` and its like; the last number of all, the flags, is hexadecimal.
  fileprivate static func numbers(in line: ArraySlice<UInt8>) -> [UInt64] {
    var radix: UInt64 = 10
    var found: [UInt64] = []
    for word in line.split(whereSeparator: { $0 == 32 || $0 == 58 || $0 == 9 }) {
      if let number = number(word, radix) {
        found.append(number)
      } else if word.elementsEqual("flags".utf8) {
        radix = 16
      }
    }
    return found
  }

  private static func number(_ digits: ArraySlice<UInt8>, _ radix: UInt64) -> UInt64? {
    var number: UInt64 = 0
    for digit in digits {
      let value: UInt64
      switch digit {
      case 48...57: value = UInt64(digit - 48)
      case 97...102 where radix == 16: value = UInt64(digit - 87)
      default: return nil
      }
      number = number &* radix &+ value
    }
    return number
  }

  /// Reads `100644 67bbe3ba… 0<tab>path`.
  fileprivate init?(_ head: ArraySlice<UInt8>, _ numbers: [UInt64]) {
    guard let tab = head.firstIndex(of: 9), numbers.count == 10 else { return nil }
    let words = head[..<tab].split(separator: 32).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, let stage = Int(words[2]) else { return nil }
    (mode, id, self.stage) = (words[0], words[1], stage)
    path = Array(head[(tab + 1)...])
    stamp = FileStamp(
      modified: FileTime(
        seconds: Int(truncatingIfNeeded: numbers[2]),
        nanoseconds: Int(truncatingIfNeeded: numbers[3])),
      changed: FileTime(
        seconds: Int(truncatingIfNeeded: numbers[0]),
        nanoseconds: Int(truncatingIfNeeded: numbers[1])),
      inode: UInt32(truncatingIfNeeded: numbers[5]),
      size: UInt32(truncatingIfNeeded: numbers[8]))
    isSkipped = numbers[9] & 1 << 30 != 0
    isIntended = numbers[9] & 1 << 29 != 0
  }
}
