/// Whether a line of code of a Swift source imports one of the modules or something of it:
/// `@testable import Kit`, `import struct Kit.Row`.
func imports(anyOf modules: Set<String>, in source: [UInt8]) -> Bool {
  lazy var comments = SourceScan(source).comments
  return source.split(separator: UInt8(ascii: "\n")).contains { line in
    let words = line.split { [" ", "\t", "\r", ";", "."].map(UInt8.init(ascii:)).contains($0) }
    guard let word = words.firstIndex(where: { $0.elementsEqual("import".utf8) }) else {
      return false
    }
    let isNamed = words[(word + 1)...].prefix(2).contains {
      modules.contains(String(decoding: $0, as: UTF8.self))
    }
    return isNamed && !comments.contains { $0.contains(words[word].startIndex) }
  }
}
