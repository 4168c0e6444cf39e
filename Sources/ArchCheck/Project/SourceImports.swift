/// Whether a line of code of a Swift source imports one of the modules or something of it:
/// `@testable import Kit`, `import struct Kit.Row`.
func imports(anyOf modules: Set<String>, in source: [UInt8]) -> Bool {
  !importedModules(among: modules, in: source).isEmpty
}

/// Those of the modules that lines of code of a Swift source import.
func importedModules(among modules: Set<String>, in source: [UInt8]) -> Set<String> {
  lazy var comments = SourceScan(source).comments
  var imported: Set<String> = []
  for line in source.split(separator: UInt8(ascii: "\n")) {
    let words = line.split { [" ", "\t", "\r", ";", "."].map(UInt8.init(ascii:)).contains($0) }
    guard let word = words.firstIndex(where: { $0.elementsEqual("import".utf8) }) else { continue }
    let named = words[(word + 1)...].prefix(2).map { String(decoding: $0, as: UTF8.self) }
      .filter(modules.contains)
    if !named.isEmpty, !comments.contains(where: { $0.contains(words[word].startIndex) }) {
      imported.formUnion(named)
    }
  }
  return imported
}
