/// Folders into which CocoaPods and Carthage put the code of others.
struct ExternalFolders: Sendable {
  /// Folders with a Podfile or Cartfile, relative to the root.
  private let managed: Set<String>
  private let external: Set<String>

  init(in entries: [TreeEntry]) {
    let folders = { (names: Set<String>) -> [String] in
      entries.lazy.map(\.path).filter { names.contains(lastComponent(of: $0)) }.map(parentFolder)
    }
    let pods = folders(PackageManagerMarks.besidePods)
    let carthage = folders(PackageManagerMarks.besideCarthage)
    let written = folders([PackageManagerMarks.inPods]).filter { lastComponent(of: $0) == "Pods" }
    managed = Set(pods + carthage)
    external = Set(
      pods.compactMap { resolvedPath("Pods", in: $0) }
        + carthage.compactMap { resolvedPath("Carthage", in: $0) } + written)
  }

  /// Whether the file at `path` is the code of others.
  func hold(_ path: String) -> Bool {
    !external.isEmpty && foldersAbove(path).contains(where: external.contains)
  }

  /// Whether what stands in the project file at `path` can import what no project file shows.
  func serve(_ path: String) -> Bool {
    !managed.isEmpty && foldersAbove(path).contains(where: managed.contains)
  }
}
