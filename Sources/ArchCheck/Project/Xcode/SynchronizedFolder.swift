/// A folder whose files belong to a target without being listed, since Xcode 16.
struct SynchronizedFolder: Sendable {
  private let path: String
  /// What targets that list the folder compile, sorted by path.
  private let sources: [TreeEntry]
  /// By target, what it does not compile although it lists the folder, or compiles although not.
  private var exceptions: [String: Set<String>] = [:]

  /// - Parameter path: where the folder stands, relative to the root.
  init(_ group: XcodeObject, at path: String, objects: XcodeObjects, files: ProjectFiles) {
    self.path = path
    let packages = files.manifests.filter { isSameOrInside($0, path) }.map(parentFolder)
    let uncompiled = (group.fields["explicitFileTypes"]?.table ?? [])
      .filter { $0.value.text?.hasPrefix("sourcecode.") != true }.map(\.key)
    // Packages in the folder are targets of their own; explicit folders are copied as they are.
    let closed = Set(
      packages.filter { $0 != path }
        + (group.references("explicitFolders") + uncompiled).compactMap {
          resolvedPath($0, in: path)
        })
    sources = files.below(path).filter {
      SourceKind(path: $0.path) != nil && !isWrapped($0.path, below: path)
        && !isOrIsInside($0.path, closed, below: path)
    }
    for exception in objects.list("exceptions", of: group) {
      guard let target = exception["target"] else { continue }
      exceptions[target, default: []].formUnion(
        exception.references("membershipExceptions").compactMap { resolvedPath($0, in: path) })
    }
  }

  /// The sources that a target compiles from this folder.
  ///
  /// - Parameter isMember: whether the target lists the folder: then its exceptions are left out,
  ///   else they alone are taken.
  func sources(of target: String, isMember: Bool) -> [TreeEntry] {
    guard let exceptions = exceptions[target] else { return isMember ? sources : [] }
    return sources.filter { isOrIsInside($0.path, exceptions, below: path) != isMember }
  }
}

/// Whether `file` or one of the folders above it, up to `folder`, is among `paths`.
private func isOrIsInside(_ file: String, _ paths: Set<String>, below folder: String) -> Bool {
  guard !paths.isEmpty else { return false }
  var current = file
  while current.utf8.count > folder.utf8.count {
    if paths.contains(current) { return true }
    current = parentFolder(of: current)
  }
  return false
}
