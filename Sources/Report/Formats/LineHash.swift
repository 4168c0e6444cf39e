/// The hashes by which GitHub knows a line again after others were put in front of it:
/// `primaryLocationLineHash` as github/codeql-action computes it (`src/fingerprints.ts`).
///
/// The hash of a line is a polynomial in 37, modulo 2⁶⁴, of the 100 UTF-16 units that follow the
/// line's start, blanks and tabs left out, all line ends taken for `\n`, and the end of the file for
/// 65535 and zeros. Equal hashes in a file are numbered.
struct LineHashes {
  private var hashes: [String] = []

  private static let blockSize = 100
  private static let base: UInt64 = 37

  init(_ source: [UInt8]) {
    let (units, lineStarts) = Self.units(of: source)
    var counts: [UInt64: Int] = [:]
    // 37¹⁰⁰ takes a unit out of the window again.
    let leaving = (0..<Self.blockSize).reduce(UInt64(1)) { power, _ in power &* Self.base }
    var hash: UInt64 = 0
    var end = 0
    func unit(_ index: Int) -> UInt64 {
      index < units.count ? UInt64(units[index]) : 0
    }
    for start in lineStarts {
      while end < start + Self.blockSize {
        hash = hash &* Self.base &+ unit(end)
        if end >= Self.blockSize { hash &-= leaving &* unit(end - Self.blockSize) }
        end += 1
      }
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      hashes.append("\(String(hash, radix: 16)):\(count)")
    }
  }

  /// The hash of a line, counted from 1.
  subscript(line: Int) -> String? {
    hashes.indices.contains(line - 1) ? hashes[line - 1] : nil
  }

  /// The units that count, and the index among them at which each line starts.
  private static func units(of source: [UInt8]) -> (units: [UInt16], lineStarts: [Int]) {
    var units: [UInt16] = []
    var lineStarts: [Int] = []
    units.reserveCapacity(source.count + 1)
    var isLineStart = true
    var followsReturn = false
    for unit in String(decoding: source, as: UTF8.self).utf16 {
      // A line feed right behind a return is part of the same line end.
      if unit == 32 || unit == 9 || (followsReturn && unit == 10) {
        followsReturn = false
        continue
      }
      followsReturn = unit == 13
      if isLineStart { lineStarts.append(units.count) }
      isLineStart = unit == 10 || unit == 13
      units.append(unit == 13 ? 10 : unit)
    }
    if isLineStart { lineStarts.append(units.count) }
    units.append(65535)
    return (units, lineStarts)
  }
}
