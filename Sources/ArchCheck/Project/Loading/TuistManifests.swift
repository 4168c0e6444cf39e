/// The manifests of Tuist in a tree. They are programs, which would have to be run: their folders are
/// known, not what they say.
struct TuistManifests: Sendable {
  /// Paths of the manifests of projects, sorted.
  let projects: [String]
  private let folders: Set<String>

  init(in tree: some SourceTree, entries: [TreeEntry]) {
    projects = entries.map(\.path).filter { path in
      lastComponent(of: path) == "Project.swift"
        && tree.contents(of: path).map(isTuistManifest) ?? false
    }
    folders = Set(projects.map(parentFolder))
  }

  /// Whether the file at `path` tells Tuist what to build, or helps to.
  func hold(_ path: String) -> Bool {
    guard !projects.isEmpty else { return false }
    let steps = pathSteps(path)
    return steps.dropLast().contains("Tuist") || projects.contains(path)
      || ["Workspace.swift", "Tuist.swift"].contains(steps.last)
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

private func isTuistManifest(_ bytes: [UInt8]) -> Bool {
  String(decoding: bytes.prefix(10_000), as: UTF8.self).contains("import ProjectDescription")
}
