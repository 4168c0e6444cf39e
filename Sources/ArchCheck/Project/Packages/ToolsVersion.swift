/// A version of the Swift tools, as in `// swift-tools-version: 5.9`.
struct ToolsVersion: Sendable, Hashable, Comparable {
  var major: Int
  var minor: Int
  var patch = 0

  /// The newest tools whose manifests are understood here: those of the parser in use.
  static let newest = ToolsVersion(major: 6, minor: 3, patch: 99)

  static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension ToolsVersion {
  /// Reads `6`, `5.9` or `5.9.1`, stopping at what is no version any more.
  init?(_ text: some StringProtocol) {
    let digits = text.prefix { $0 == "." || ("0"..."9").contains($0) }
    let parts = digits.split(separator: ".").map { Int($0) }
    guard let major = parts.first ?? nil else { return nil }
    self.init(
      major: major, minor: (parts.count > 1 ? parts[1] : nil) ?? 0,
      patch: (parts.count > 2 ? parts[2] : nil) ?? 0)
  }

  /// The version that a manifest asks for; 3.1 where it says nothing, as in SwiftPM.
  init(ofManifest text: String) {
    self = ToolsVersion(writtenIn: text) ?? ToolsVersion(major: 3, minor: 1)
  }

  /// The version that the first comment line with one asks for.
  init?(writtenIn text: String) {
    let lines = text.split(whereSeparator: \.isNewline).prefix(30)
    let mark = "swift-tools-version"
    guard
      let line = lines.first(where: { $0.hasPrefix("//") && $0.lowercased().contains(mark) }),
      let range = line.lowercased().range(of: mark)
    else { return nil }
    let rest = line.lowercased()[range.upperBound...]
      .drop { $0 == ":" || $0 == " " || $0 == "\t" }
    self.init(rest)
  }
}
