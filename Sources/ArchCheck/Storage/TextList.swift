/// Many texts one behind the other.
///
/// The cache holds tens of thousands of them for a large project: they are read as one piece of
/// memory, and two lists are compared without making a string of each text.
package struct TextList: Sendable, RandomAccessCollection {
  private let bytes: [UInt8]
  /// Where each text ends in `bytes`.
  private let ends: [UInt32]

  package init(_ texts: some Sequence<String>) {
    var bytes: [UInt8] = []
    var ends: [UInt32] = []
    for text in texts {
      bytes += text.utf8
      ends.append(UInt32(bytes.count))
    }
    (self.bytes, self.ends) = (bytes, ends)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.count }

  package subscript(position: Int) -> String {
    String(decoding: bytes[range(at: position)], as: UTF8.self)
  }

  private func range(at position: Int) -> Range<Int> {
    (position == 0 ? 0 : Int(ends[position - 1]))..<Int(ends[position])
  }

  /// Whether a text of this list and one of another have the same bytes.
  private func agrees(at position: Int, with other: TextList, at otherPosition: Int) -> Bool {
    let (left, right) = (range(at: position), other.range(at: otherPosition))
    return left.count == right.count && bytes[left].elementsEqual(other.bytes[right])
  }

  /// How many texts two lists have in common at their beginning and, behind that, at their end.
  func agreement(with other: TextList) -> (first: Int, last: Int) {
    let shorter = Swift.min(count, other.count)
    var first = 0
    while first < shorter, agrees(at: first, with: other, at: first) { first += 1 }
    var last = 0
    while last < shorter - first,
      agrees(at: count - 1 - last, with: other, at: other.count - 1 - last)
    {
      last += 1
    }
    return (first, last)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(UInt32(ends.count))
    writer.write(UInt32(bytes.count))
    writer.writeMemory(of: ends)
    writer.writeMemory(of: bytes)
  }

  /// Reads what ``write(to:)`` wrote.
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let (count, size) = (Int(try reader.number(UInt32.self)), Int(try reader.number(UInt32.self)))
    ends = try reader.memory(of: UInt32.self, count: count)
    bytes = try reader.memory(of: UInt8.self, count: size)
    guard zip(ends, ends.dropFirst()).allSatisfy({ $0 <= $1 }), Int(ends.last ?? 0) == size else {
      throw ByteReader.Damage()
    }
  }
}
