/// How the manifests of packages are read.
package enum ManifestReading: Sendable {
  /// From their text, without running them.
  case syntax
  /// By `swift package dump-package`, which compiles and runs them, in the folder on disk that the
  /// tree was read from.
  case toolchain(root: String, timeLimit: Duration)
}

/// The paths of the manifests. Below the root a file may have a manifest's name and declare a type
/// `Package`; what neither imports what manifests are made of nor asks for a version of the tools is a
/// source like others.
func manifestPaths(among entries: [TreeEntry], of tree: some SourceTree) -> Set<String> {
  Set(
    entries.map(\.path).filter { path in
      let name = lastComponent(of: path)
      guard isManifest(name) else { return false }
      guard path != name, let bytes = tree.contents(of: path) else { return true }
      return imports(anyOf: ["PackageDescription"], in: bytes)
        || ToolsVersion(writtenIn: String(decoding: bytes, as: UTF8.self)) != nil
    })
}

/// The manifests of the packages in `folders`, in their order.
///
/// - Parameter jobs: number of threads.
func readManifests(
  in folders: [String], of tree: some SourceTree, files: Set<String>, by reading: ManifestReading,
  jobs: Int
) -> [PackageManifest] {
  DeepStackThreads.map(folders.count, jobs: jobs) { index in
    readManifest(in: folders[index], of: tree, files: files, by: reading)
  }.compactMap(\.self)
}

private func readManifest(
  in folder: String, of tree: some SourceTree, files: Set<String>, by reading: ManifestReading
) -> PackageManifest? {
  func path(_ name: String) -> String { join(folder, name) }
  func text(_ name: String) -> String? {
    tree.contents(of: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }
  let names = files.filter { parentFolder(of: $0) == folder }.map { lastComponent(of: $0) }
  guard let name = chosenManifest(among: names.sorted(), reading: text) else { return nil }
  guard let content = text(name) else {
    return PackageManifest(
      name: lastComponent(of: folder), path: path(name), toolsVersion: .newest,
      diagnostics: [Diagnostic(.error, "the manifest cannot be read", file: path(name))],
      isEvaluated: false, isWhole: false)
  }
  let read = readManifest(content, path: path(name))
  guard case .toolchain(let root, let timeLimit) = reading else { return read }
  return evaluateWithToolchain(read, root: root, timeLimit: timeLimit)
}
