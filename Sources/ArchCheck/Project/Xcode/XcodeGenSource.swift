/// One element of `sources` in an XcodeGen target: a path, or a table with path and patterns.
struct XcodeGenSource {
  private let path: String
  private let excludes: [PathPattern]
  private let includes: [PathPattern]
  private let isCompiled: Bool

  init(_ value: ProjectValue) {
    path = value.text ?? value["path"]?.text ?? ""
    excludes = value["excludes"]?.list.compactMap(\.text).map(PathPattern.init) ?? []
    includes = value["includes"]?.list.compactMap(\.text).map(PathPattern.init) ?? []
    // A build phase other than the sources', or a folder that is copied as it is.
    isCompiled =
      ["sources", nil].contains(value["buildPhase"]?.text)
      && value["buildPhase"]?.table.isEmpty != false && value["type"]?.text != "folder"
  }

  /// The Swift and C-family files that it brings into a target.
  func entries(in folder: String, files: ProjectFiles) -> [TreeEntry] {
    guard isCompiled, let place = resolvedPath(path, in: folder) else { return [] }
    if let file = files[place] { return SourceKind(path: file.path) == nil ? [] : [file] }
    return files.below(place).filter { entry in
      guard SourceKind(path: entry.path) != nil, !isWrapped(entry.path, below: place) else {
        return false
      }
      let relative = place.isEmpty ? entry.path : String(entry.path.dropFirst(place.count + 1))
      return (includes.isEmpty || includes.contains { $0.matches(relative) })
        && !excludes.contains { $0.matches(relative) }
    }
  }
}
