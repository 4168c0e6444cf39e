import ArchCheck

/// A tree of files given as text: `//- path` starts a file.
struct TextTree: SourceTree {
  private let texts: [String: String]

  init(_ source: String) {
    var texts: [String: String] = [:]
    var path: String?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//- ") {
        path = String(line.dropFirst(4))
        texts[path!] = ""
      } else if let path {
        texts[path, default: ""] += line + "\n"
      }
    }
    self.texts = texts
  }

  func files() -> [TreeEntry] {
    texts.keys.sorted().map { TreeEntry(path: $0) }
  }

  func contents(of path: String) -> [UInt8]? {
    texts[path].map { Array($0.utf8) }
  }
}
