/// One element of `sources` in an XcodeGen target: a path, or a table with path and patterns.
struct XcodeGenSource {
  let path: String
  private let excludes: [String]
  private let includes: [String]
  private let isCompiled: Bool
  private let isOptional: Bool

  init(_ value: ProjectValue) {
    path = value.text ?? value["path"]?.text ?? ""
    excludes = value["excludes"]?.list.compactMap(\.text) ?? []
    includes = value["includes"]?.list.compactMap(\.text) ?? []
    // A build phase other than the sources', or a folder that is copied as it is.
    isCompiled =
      ["sources", nil].contains(value["buildPhase"]?.text)
      && value["buildPhase"]?.table.isEmpty != false && value["type"]?.text != "folder"
    isOptional = value["optional"]?.text == "true"
  }

  /// The Swift and C-family files that it brings into a target; nil where nothing is at its path.
  ///
  /// - Parameter budget: how many more characters of patterns are compared with files.
  func entries(in folder: String, files: ProjectFiles, budget: inout Int) -> [TreeEntry]? {
    guard isCompiled else { return [] }
    let place = resolvedPath(path, in: folder).map { files.folder($0) ?? $0 }
    if let file = place.flatMap({ files[$0] }) {
      return SourceKind(path: file.path) == nil ? [] : [file]
    }
    let found = place.map(files.below) ?? []
    let patterns = (excludes + includes).reduce(1) { $0 + $1.utf8.count }
    budget -= found.count * patterns
    guard let place, !found.isEmpty, budget > 0 else { return isOptional ? [] : nil }
    let included = globs(includes)
    let excluded = globs(excludes)
    return found.filter { entry in
      guard SourceKind(path: entry.path) != nil, !isWrapped(entry.path, below: place) else {
        return false
      }
      let relative = relativePath(entry.path, in: place) ?? entry.path
      return (included.isEmpty || included.contains { $0.matches(relative) })
        && !excluded.contains { $0.matches(relative) }
    }
  }
}

/// A folder that matches holds all below it.
private func globs(_ patterns: [String]) -> [Glob] {
  patterns.flatMap { pattern in
    let path = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    return [Glob(path), Glob(path + "/**")]
  }
}
