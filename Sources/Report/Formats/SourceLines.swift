/// What formats ask of the lines of source files, each file read once.
struct SourceLines {
  private struct File {
    var lines: [ArraySlice<UInt8>]
    var hashes: LineHashes?
  }

  private let source: @Sendable (String) -> [UInt8]?
  private var files: [String: File] = [:]

  init(source: @escaping @Sendable (String) -> [UInt8]?) {
    self.source = source
  }

  /// GitHub's hash of a line; nil where the line is not there.
  mutating func hash(file: String, line: Int) -> String? {
    self.file(file).hashes?[line]
  }

  /// A column counted in UTF-16 units, from one counted in bytes; both start at 1.
  mutating func utf16Column(file: String, line: Int, column: Int) -> Int {
    let lines = self.file(file).lines
    guard lines.indices.contains(line - 1) else { return max(1, column) }
    let head = lines[line - 1].prefix(max(0, column - 1))
    return String(decoding: head, as: UTF8.self).utf16.count + 1
  }

  private mutating func file(_ path: String) -> File {
    if let known = files[path] { return known }
    let bytes = source(path)
    let file = File(
      lines: bytes?.split(separator: 10, omittingEmptySubsequences: false) ?? [],
      hashes: bytes.map(LineHashes.init))
    files[path] = file
    return file
  }
}
