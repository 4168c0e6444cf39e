/// A Markdown text by lines, numbered as cmark does: from 1, ended by `\n`, `\r\n` or `\r`.
struct SourceLines {
  let bytes: [UInt8]
  private var starts: [Int] = [0]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for (index, byte) in bytes.enumerated() {
      let isLineFeed = byte == UInt8(ascii: "\n")
      let isBareReturn =
        byte == UInt8(ascii: "\r")
        && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if isLineFeed || isBareReturn { starts.append(index + 1) }
    }
  }

  var count: Int { starts.count }

  /// A line without its end; empty for a number that is none.
  subscript(line: Int) -> ArraySlice<UInt8> {
    guard (1...count).contains(line) else { return [] }
    var text = bytes[starts[line - 1]..<(line < count ? starts[line] : bytes.count)]
    while let last = text.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      text.removeLast()
    }
    return text
  }
}
