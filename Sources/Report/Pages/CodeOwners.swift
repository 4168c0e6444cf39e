import ArchCheck

/// Who looks after which files, as a file `CODEOWNERS` says.
package struct CodeOwners: Sendable, Hashable {
  /// Where forges look for the file; the first that is there counts.
  package static let places = [
    ".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS",
  ]

  private struct Line: Hashable {
    var globs: [Glob]
    var owners: String
  }

  private var lines: [Line] = []

  /// Nobody looks after anything.
  package init() {}

  /// Reads patterns and owners; sections and exclusions of GitLab are skipped.
  package init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let pattern = words.first, !pattern.hasPrefix("["), !pattern.hasPrefix("^["),
        !pattern.hasPrefix("!")
      else { continue }
      lines.append(
        Line(globs: Self.globs(of: pattern), owners: words.dropFirst().joined(separator: " ")))
    }
  }

  package var isEmpty: Bool { lines.isEmpty }

  /// The owners of a file, or nothing; the last pattern that matches counts.
  package func owners(of path: String) -> String {
    lines.last { $0.globs.contains { $0.matches(path) } }?.owners ?? ""
  }

  /// A pattern with a slash is anchored at the root, one without matches at any depth; a folder
  /// stands for all it holds.
  private static func globs(of pattern: String) -> [Glob] {
    var body = pattern
    let isFolder = body.hasSuffix("/")
    if isFolder { body.removeLast() }
    let isAnchored = body.contains("/")
    if body.hasPrefix("/") { body.removeFirst() }
    if !isAnchored { body = "**/" + body }
    let inside = Glob(body + "/**")
    if isFolder || body.isEmpty { return [inside] }
    return body.split(separator: "/").last?.contains("*") == true
      ? [Glob(body)] : [Glob(body), inside]
  }
}
