/// The manifests of Tuist in a tree. They are programs, which would have to be run: their folders are
/// known, not what they say.
struct TuistManifests: Sendable {
  /// Paths of the manifests of projects, sorted.
  let projects: [String]
  /// Paths of the manifests of any kind.
  private let manifests: Set<String>
  /// Folders of what helps the manifests: those named `Tuist` in the root, beside a manifest or around one.
  private let folders: Set<String>

  init(in tree: some SourceTree, entries: [TreeEntry]) {
    // An app may have types of these names.
    let manifests = entries.map(\.path).filter { path in
      Self.names.contains(lastComponent(of: path))
        && tree.contents(of: path).map { imports(anyOf: Self.modules, in: $0) } ?? false
    }
    projects = manifests.filter { lastComponent(of: $0) == "Project.swift" }
    self.manifests = Set(manifests)
    folders = Set(
      manifests.map(parentFolder).map {
        lastComponent(of: $0) == "Tuist" ? $0 : join($0, "Tuist")
      } + ["Tuist"])
  }

  private static let names: Set<String> = [
    "Config.swift", "Plugin.swift", "Project.swift", "Tuist.swift", "Workspace.swift",
  ]
  private static let modules: Set<String> = ["ProjectDescription", "ProjectDescriptionHelpers"]

  /// Whether the file at `path` tells Tuist what to build, or helps to.
  func hold(_ path: String) -> Bool {
    guard !projects.isEmpty else { return false }
    if manifests.contains(path) { return true }
    return foldersAbove(path).contains(where: folders.contains)
  }

  /// That the manifests are not read, once for all of them.
  ///
  /// - Parameter generated: folders with an Xcode project, which Tuist may have made.
  func diagnostic(besides generated: Set<String>) -> Diagnostic? {
    let unread = projects.filter { !generated.contains(parentFolder(of: $0)) }
    guard let first = unread.first else { return nil }
    let others =
      switch unread.count - 1 {
      case 0: ""
      case 1: ", this one and 1 other,"
      case let count: ", this one and \(count) others,"
      }
    return Diagnostic(
      .warning,
      "Tuist manifests\(others) are not read: the targets are known once `tuist generate` has run; "
        + "until then source folders stand for them", file: first)
  }
}
