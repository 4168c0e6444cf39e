/// Which files of its folder a target compiles, as SwiftPM decides it.
struct TargetFiles: Sendable {
  let folder: String
  private let sources: [String]?
  /// Excluded paths and declared resources.
  private let others: [String]
  private let isOpaque: @Sendable (String) -> Bool

  init(of target: PackageTarget, at folder: String, toolsVersion: ToolsVersion) {
    self.folder = folder
    sources = target.sources?.compactMap { resolvedPath($0, in: folder) }
    others = (target.exclude + target.resources).compactMap { resolvedPath($0, in: folder) }
    isOpaque = opaqueFolders(for: toolsVersion)
  }

  /// Whether the target compiles the file at `path`, which is somewhere in its folder.
  func hold(_ path: String) -> Bool {
    guard !others.contains(where: { isSameOrInside(path, $0) }), !isInOpaqueFolder(path) else {
      return false
    }
    return sources?.contains { isSameOrInside(path, $0) } ?? true
  }

  private func isInOpaqueFolder(_ path: String) -> Bool {
    var current = parentFolder(of: path)
    while current.count > folder.count {
      if isOpaque(current), sources?.contains(current) != true { return true }
      current = parentFolder(of: current)
    }
    return false
  }
}

/// Whether SwiftPM takes a folder of this path for one file, a resource or a project.
private func opaqueFolders(for tools: ToolsVersion) -> @Sendable (String) -> Bool {
  let projects: Set<String> = ["xcodeproj", "playground", "xcworkspace"]
  let resources: Set<String> = [
    "docc", "metal", "nib", "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld",
    "xcmappingmodel", "xcprivacy", "xcstrings", "xib",
  ]
  return { path in
    let kind = pathExtension(of: path)
    if kind.isEmpty { return false }
    if projects.contains(kind) { return true }
    if tools >= ToolsVersion(major: 5, minor: 6) { return resources.contains(kind) }
    // Tools 5.3 to 5.5 looked into no folder with an extension, except translations.
    return tools >= ToolsVersion(major: 5, minor: 3) && kind != "lproj"
  }
}
