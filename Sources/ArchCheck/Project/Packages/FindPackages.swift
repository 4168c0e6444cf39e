/// A package of the project: its manifest, and the folders of its targets by the targets' names.
struct Package: Sendable {
  var manifest: PackageManifest
  var targetFolders: [String: String]
  /// Absolute path of the tree's root; empty where it is not known.
  var root = ""
  /// As of ``FoundPackages/linked``.
  var linked: [String: String] = [:]

  var folder: String { manifest.folder }
}

/// The packages of a tree, outermost first, then by folder.
///
/// A package inside of another one is a package of the project (examples, benchmarks, tools), with
/// one exception, which SwiftPM makes by never building it: what lies in a folder named `Fixtures`,
/// in a test target or in the sources of another target is input of a test or a template. It is
/// left out with its files unless a package of the project depends on it by path.
struct FoundPackages: Sendable {
  private(set) var packages: [Package] = []
  /// Folders with a manifest, of packages that are left out too: no target reaches into them.
  private(set) var packageFolders: Set<String> = []
  /// Paths of the manifests in them.
  let manifests: Set<String>
  /// Folders of packages by the paths with a symbolic link in them that lead there, too: such a
  /// package is read once.
  let linked: [String: String]

  private let root: String

  init(
    manifests: Set<String>, in listing: TreeListing, folders: TreeFolders, root: String,
    read: (_ folders: [String]) -> [PackageManifest]
  ) {
    self.root = root
    self.manifests = manifests
    let all = Set(manifests.map(parentFolder))
    packageFolders = all
    let linked = Dictionary(
      keepingFirst: all.compactMap { folder in
        listing.linkedPath(of: folder).flatMap { all.contains($0) ? (folder, $0) : nil }
      })
    self.linked = linked
    var waiting = all.filter { linked[$0] == nil }.sorted { ($0.depth, $0) < ($1.depth, $1) }
    var leftOut: [String] = []
    // One level at a time: whether an inner package counts is known once the outer ones are read.
    while let level = waiting.first?.depth {
      let next = waiting.prefix { $0.depth == level }
      waiting.removeFirst(next.count)
      let isInput = next.map { isTestInput($0) }
      leftOut += zip(next, isInput).filter(\.1).map(\.0)
      add(zip(next, isInput).filter { !$0.1 }.map(\.0), folders, read)
    }
    while true {
      let wanted = leftOut.filter { folder in packages.contains { $0.dependsByPath(on: folder) } }
      if wanted.isEmpty { break }
      leftOut.removeAll { wanted.contains($0) }
      add(wanted, folders, read)
    }
    packages.sort { ($0.folder.depth, $0.folder) < ($1.folder.depth, $1.folder) }
  }

  /// Whether the file at `path` is listed by another path, as one of a package.
  func isLinked(_ path: String) -> Bool {
    !linked.isEmpty && foldersAbove(path).contains { linked[$0] != nil }
  }

  private mutating func add(
    _ packageFolders: [String], _ folders: TreeFolders, _ read: ([String]) -> [PackageManifest]
  ) {
    for var manifest in read(packageFolders) {
      if !manifest.isEvaluated { manifest.targets = folders.targets(of: manifest) }
      let found = manifest.targets.compactMap { target in
        ArchCheck.folder(of: target, in: manifest, folders).map { (target.name, $0) }
      }
      packages.append(
        Package(
          manifest: manifest, targetFolders: Dictionary(keepingFirst: found), root: root,
          linked: linked))
    }
  }

  /// Whether the package in `folder` is there for a test or as a template of the one around it.
  private func isTestInput(_ folder: String) -> Bool {
    let around = packages.filter { $0.folder != folder && isSameOrInside(folder, $0.folder) }
    guard let outer = around.max(by: { $0.folder.depth < $1.folder.depth }) else { return false }
    let way = folder.dropFirst(outer.folder.count).split(separator: "/")
    if way.contains(where: { $0.lowercased().hasSuffix("fixtures") }) { return true }
    return outer.manifest.targets.contains { target in
      guard let targetFolder = outer.targetFolders[target.name], targetFolder != outer.folder,
        isSameOrInside(folder, targetFolder)
      else { return false }
      let excluded = target.exclude.compactMap { resolvedPath($0, in: targetFolder) }
      return target.kind == .test || !excluded.contains { isSameOrInside(folder, $0) }
    }
  }
}

extension Package {
  fileprivate func dependsByPath(on other: String) -> Bool {
    manifest.dependencies.contains { localFolder(of: $0) == other }
  }

  /// The folder of a dependency that is given by path; nil where it is not or leads out of the root.
  func localFolder(of dependency: PackageDependency) -> String? {
    guard case .path(let path) = dependency.location else { return nil }
    return resolvedPath(path, in: folder, root: root).map { linked[$0] ?? $0 }
  }
}

extension String {
  /// How many folders deep a path lies; 0 for the root.
  fileprivate var depth: Int {
    isEmpty ? 0 : utf8.count { $0 == UInt8(ascii: "/") } + 1
  }
}
