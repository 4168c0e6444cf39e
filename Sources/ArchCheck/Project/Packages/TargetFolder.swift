/// Folders of a tree, for the questions that SwiftPM's conventions ask.
struct TreeFolders: Sendable {
  private let folders: Set<String>

  init(_ entries: [TreeEntry]) {
    var folders: Set<String> = [""]
    for entry in entries {
      var folder = parentFolder(of: entry.path)
      while folders.insert(folder).inserted { folder = parentFolder(of: folder) }
    }
    self.folders = folders
  }

  func contains(_ folder: String) -> Bool {
    folders.contains(folder)
  }

  /// The folders by what they are called where case makes no difference.
  func byLowercase() -> [String: String] {
    Dictionary(folders.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
  }

  /// The targets that a package seems to have by its folders, for a manifest that does not tell.
  func targets(of package: PackageManifest) -> [PackageTarget] {
    let places: [(String, PackageTarget.Kind)] =
      SourceFolders.names.map { ($0, .regular) } + [("Tests", .test), ("Plugins", .plugin)]
    return places.flatMap { place, kind in
      let base = join(package.folder, place)
      return folders.filter { parentFolder(of: $0) == base }.sorted().map {
        PackageTarget(
          name: lastComponent(of: $0), kind: kind, dependenciesAreKnown: false, line: 1)
      }
    }
  }
}

/// The folder of a target's sources relative to the root, by SwiftPM's conventions; nil where it is
/// not there or lies outside of the package.
func folder(of target: PackageTarget, in package: PackageManifest, _ folders: TreeFolders)
  -> String?
{
  if let path = target.path {
    guard let folder = resolvedPath(path, in: package.folder),
      isSameOrInside(folder, package.folder)
    else { return nil }
    return target.kind == .binary || folders.contains(folder) ? folder : nil
  }
  if target.kind == .binary { return package.folder }
  let candidates: [String] =
    switch target.kind {
    case .test: ["Tests"] + SourceFolders.names
    case .plugin: ["Plugins"]
    default: SourceFolders.names
    }
  // SwiftPM takes the first of these folders that exists and looks in no other.
  let paths = candidates.map { join(package.folder, $0) }
  guard let base = paths.first(where: folders.contains) else { return nil }
  let own = "\(base)/\(target.name)"
  if folders.contains(own) { return own }
  let isAlone = package.targets.count { sharesSources($0.kind, target.kind) } == 1
  return isAlone && package.toolsVersion >= ToolsVersion(major: 5, minor: 9) ? base : nil
}

/// Whether targets of these kinds are looked for in the same folder.
private func sharesSources(_ left: PackageTarget.Kind, _ right: PackageTarget.Kind) -> Bool {
  func place(_ kind: PackageTarget.Kind) -> Int {
    switch kind {
    case .test: 0
    case .plugin: 1
    default: 2
    }
  }
  return place(left) == place(right)
}

/// The folders in which SwiftPM looks for those of targets, in its order.
enum SourceFolders {
  static let names = ["Sources", "Source", "src", "srcs"]
}
