import Markdown

/// Where a page stands in the report, without extension: `rules/no_singletons`.
struct PagePath: Sendable, Hashable, Comparable {
  /// The first page: `README.md`, which hosting sites show for a folder, and `index.html`.
  static let overview = PagePath("README")

  let path: String

  /// `path` is made of names that ``FileNames`` has checked.
  init(_ path: String) {
    self.path = path
  }

  var markdownFile: String { path + ".md" }

  var htmlFile: String { htmlDestination(of: markdownFile) }

  /// `../` for each folder the page stands in.
  var root: String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  static func < (left: PagePath, right: PagePath) -> Bool {
    left.path < right.path
  }
}

/// What a link leads to.
enum Target: Sendable, Hashable {
  /// A page, or a heading or entry on it, or its lists as a query filters them.
  case page(PagePath, anchor: String = "", query: [String: String] = [:])
  /// A heading on the same page.
  case anchor(String)
  /// A file of the report that is no page.
  case file(String)
  /// A place outside of the report.
  case url(String)

  /// The destination in the Markdown of `page`.
  func destination(from page: PagePath) -> String {
    switch self {
    case .page(let target, let anchor, let query)
    where target == page && query.isEmpty && !anchor.isEmpty:
      "#" + anchor
    case .page(let target, let anchor, let query):
      relative(target.markdownFile, to: page) + encoded(query)
        + (anchor.isEmpty ? "" : "#" + anchor)
    case .anchor(let anchor): "#" + anchor
    case .file(let path): relative(path, to: page)
    case .url(let url): url
    }
  }
}

/// `path` as seen from the folder of `page`.
private func relative(_ path: String, to page: PagePath) -> String {
  let slash = UInt8(ascii: "/")
  let (from, to) = (Array(page.path.utf8), Array(path.utf8))
  let same = zip(from, to).prefix { $0 == $1 }.count
  // What they share ends behind a folder.
  let shared = from[..<same].lastIndex(of: slash).map { $0 + 1 } ?? 0
  let up = from[shared...].count { $0 == slash }
  return String(repeating: "../", count: up) + String(decoding: to[shared...], as: UTF8.self)
}

/// `?name=value&…`, or nothing.
private func encoded(_ query: [String: String]) -> String {
  if query.isEmpty { return "" }
  let pairs = query.sorted { $0.key < $1.key }.map { name, value in
    "\(name)=\(value.percentEncoded(keeping: "-._"))"
  }
  return "?" + pairs.joined(separator: "&")
}

/// The destination in HTML for a relative one in Markdown: `x.md#y` is `x.html#y`.
func htmlDestination(of markdownDestination: String) -> String {
  let bytes = Array(markdownDestination.utf8)
  let path = bytes.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
  guard path.suffix(3).elementsEqual(".md".utf8) else { return markdownDestination }
  let readme = "README.md".utf8
  let folder = path.dropLast(readme.count)
  let isFirstPage =
    path.suffix(readme.count).elementsEqual(readme)
    && folder.last.map { $0 == UInt8(ascii: "/") } ?? true
  let page = isFirstPage ? Array(folder) + "index.html".utf8 : path.dropLast(3) + ".html".utf8
  return String(decoding: page + bytes[path.endIndex...], as: UTF8.self)
}

/// Names of files for names from strangers: safe on every system, distinct even where case does
/// not count, and the same on every run.
struct FileNames: Sendable {
  private let files: [String: String]

  /// Order does not matter.
  init(for names: some Sequence<String>) {
    var taken: Set<String> = ["readme", "index"]
    var files: [String: String] = [:]
    for name in Set(names).sorted() {
      let base = safe(name)
      var file = base
      var number = 1
      while !taken.insert(file.lowercased()).inserted {
        number += 1
        file = "\(base)-\(number)"
      }
      files[name] = file
    }
    self.files = files
  }

  subscript(name: String) -> String? { files[name] }
}

/// The name with all but letters, digits, `.`, `_` and `-` of ASCII replaced.
private func safe(_ name: String) -> String {
  let allowed = name.unicodeScalars.prefix(80).map { scalar -> Character in
    let isAllowed =
      scalar.isASCII
      && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "._-".unicodeScalars.contains(scalar))
    return isAllowed ? Character(scalar) : "-"
  }
  let safe = String(allowed)
  let isReserved = [
    "con", "prn", "aux", "nul", "com1", "com2", "com3", "lpt1", "lpt2", "lpt3",
  ].contains(safe.lowercased().prefix { $0 != "." })
  return safe.isEmpty || safe.hasPrefix(".") || safe.hasPrefix("-") || isReserved
    ? "_" + safe : safe
}
