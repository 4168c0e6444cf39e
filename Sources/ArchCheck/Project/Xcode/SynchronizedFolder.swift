/// A folder whose files belong to a target without being listed, since Xcode 16.
struct SynchronizedFolder: Sendable {
  let path: String
  /// Paths that the targets of the folder do not compile, or that other targets do, by target.
  private var exceptions: [String: [String]] = [:]
  /// Subfolders that are copied as they are, and files of a declared type that is not Swift.
  private var uncompiled: [String] = []

  /// - Parameter path: where the folder stands, relative to the root.
  init(_ group: XcodeObject, at path: String, objects: XcodeObjects) {
    self.path = path
    for exception in objects.list("exceptions", of: group) {
      guard let target = exception["target"] else { continue }
      exceptions[target, default: []] += exception.references("membershipExceptions")
    }
    uncompiled = group.references("explicitFolders")
    for (file, type) in group.fields["explicitFileTypes"]?.table ?? []
    where type.text?.hasPrefix("sourcecode.") != true {
      uncompiled.append(file)
    }
  }

  /// The sources that a target compiles from this folder.
  ///
  /// - Parameter isMember: whether the target lists the folder: then its exceptions are left out,
  ///   else they alone are taken.
  func sources(of target: String, isMember: Bool, in files: ProjectFiles) -> [TreeEntry] {
    guard isMember || exceptions[target] != nil else { return [] }
    let named = exceptions[target, default: []].compactMap { resolvedPath($0, in: path) }
    let closed = Set(uncompiled.compactMap { resolvedPath($0, in: path) } + packages(in: files))
    let listed = Set(named)
    return files.below(path).filter { entry in
      guard SourceKind(path: entry.path) != nil, !isWrapped(entry.path, below: path) else {
        return false
      }
      let isListed = isOrIsInside(entry.path, listed)
      return isListed != isMember && !isOrIsInside(entry.path, closed)
    }
  }

  /// Folders of packages inside the folder: their sources are the packages' own.
  private func packages(in files: ProjectFiles) -> [String] {
    files.below(path).lazy.map(\.path)
      .filter { lastComponent(of: $0) == "Package.swift" }
      .map(parentFolder)
      .filter { $0 != path }
  }

  /// Whether `file` or one of the folders above it, up to this one, is among `paths`.
  private func isOrIsInside(_ file: String, _ paths: Set<String>) -> Bool {
    guard !paths.isEmpty else { return false }
    var current = file
    while current.utf8.count > path.utf8.count {
      if paths.contains(current) { return true }
      current = parentFolder(of: current)
    }
    return false
  }
}
