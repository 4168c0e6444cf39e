import Testing

@testable import ArchCheck

@Suite struct TextListTests {
  private let lists = [
    [], [""], ["a"], ["a", "b", "c"], ["a", "c"], ["b", "c"], ["a", "é", "c"],
    ["a", "b", "c", "d"], ["", "a", "b"],
  ]

  @Test func holdsItsTexts() throws {
    for texts in lists {
      let list = TextList(texts)
      #expect(Array(list) == texts)
      var writer = ByteWriter()
      list.write(to: &writer)
      try writer.bytes.withUnsafeBytes { bytes in
        var reader = ByteReader(bytes)
        let read = try TextList(&reader)
        #expect(Array(read) == texts)
        #expect(reader.isAtEnd)
      }
    }
  }

  @Test func tellsWhatTwoListsHaveInCommonAtTheirEnds() {
    for left in lists {
      for right in lists {
        let (first, last) = TextList(left).agreement(with: TextList(right))
        #expect(left.prefix(first) == right.prefix(first))
        #expect(left.suffix(last) == right.suffix(last))
        #expect(first + last <= min(left.count, right.count))
        let rest = (left.dropFirst(first).dropLast(last), right.dropFirst(first).dropLast(last))
        #expect(rest.0.isEmpty || rest.1.isEmpty || rest.0.first != rest.1.first)
        #expect(rest.0.isEmpty || rest.1.isEmpty || rest.0.last != rest.1.last)
      }
    }
  }

  @Test func refusesDamage() {
    var writer = ByteWriter()
    TextList(["a", "bc"]).write(to: &writer)
    for index in writer.bytes.indices {
      for value: UInt8 in [0, 1, 2, 255] {
        var bytes = writer.bytes
        bytes[index] = value
        bytes.withUnsafeBytes { bytes in
          var reader = ByteReader(bytes)
          if let list = try? TextList(&reader) { #expect(Array(list).count == list.count) }
        }
      }
    }
  }
}
