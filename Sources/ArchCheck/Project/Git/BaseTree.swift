/// The files of a commit that a work tree is compared with, and beside them files that no commit
/// holds: they stand on both sides as they are on disk, so that nothing of them seems to be new.
package struct BaseTree: SourceTree {
  /// Paths of the submodules whose files are read from disk, sorted.
  package let submodules: [String]
  /// Paths of the Xcode projects that are read from disk, sorted: git does not track them, as they
  /// are generated.
  package let projects: [String]
  /// Paths of the Swift files that git ignores and that are read from disk, sorted: they are
  /// generated.
  package let ignored: [String]
  private let commit: CommitTree
  private let disk: (any SourceTree)?
  private let listed: TreeListing
  /// Files that are read from disk.
  private let shared: Set<String>

  /// - Parameters:
  ///   - disk: the work tree that the commit is compared with; nil where that is a commit too.
  ///   - untracked: tells the paths on disk that git does not track; `/` ends those of folders.
  ///   - unheld: tells the paths on disk that no commit holds.
  package init(
    _ commit: CommitTree, beside disk: (any SourceTree)?,
    untracked: () throws(ProjectError) -> [String], unheld: () throws(ProjectError) -> UnheldPaths
  ) throws(ProjectError) {
    self.commit = commit
    self.disk = disk
    var listing = commit.listing()
    let entries = try disk?.listing().entries ?? []
    let others = entries.filter { commit.blob(of: $0.path) == nil }
    func files(of place: String) -> [TreeEntry] {
      others.filter { isSameOrInside($0.path, place) }
    }
    var places = listing.submodules.filter { !files(of: $0).isEmpty }
    let sources = others.filter { entry in
      SourceKind(path: entry.path) == .swift
        && !places.contains { isSameOrInside(entry.path, $0) }
    }
    let onDisk = sources.isEmpty ? nil : try unheld()
    // The commit may be older than a submodule.
    let late = onDisk?.submodules.filter { !places.contains($0) && !files(of: $0).isEmpty }
    places += late ?? []
    let ofSubmodules = places.flatMap(files)
    let generated = try Self.generatedProjectFiles(
      among: others, on: Set(entries.map(\.path)), replacing: listing.entries, untracked)
    // What generated files declare, the commit's code may use.
    let ignoredFiles = sources.filter { onDisk?.ignore($0.path) ?? false }
    let added = Set(ofSubmodules + generated + ignoredFiles)
    listing.entries += added
    listing.entries.sort { $0.path.precedesByBytes($1.path) }
    listing.submodules.removeAll(where: places.contains)
    listing.diagnostics.removeAll { $0.file.map(places.contains) ?? false }
    listed = listing
    shared = Set(added.map(\.path))
    submodules = places.sorted()
    ignored = ignoredFiles.map(\.path).sorted()
    projects = generated.map(\.path).filter { $0.hasSuffix("/project.pbxproj") }
      .map(parentFolder).sorted()
  }

  /// The files that tell modules apart and that git does not track: they say of the commit what the
  /// modules are, too. None where the commit has a project of its own that is gone.
  private static func generatedProjectFiles(
    among others: [TreeEntry], on disk: Set<String>, replacing committed: [TreeEntry],
    _ untracked: () throws(ProjectError) -> [String]
  ) throws(ProjectError) -> [TreeEntry] {
    let candidates = others.filter { entry in
      isXcodeProjectFile(entry.path)
        || [".xcworkspacedata", ".xcconfig"].contains(where: entry.path.hasSuffix)
    }
    guard candidates.contains(where: { isXcodeProjectFile($0.path) }),
      !committed.contains(where: { isXcodeProjectFile($0.path) && !disk.contains($0.path) })
    else { return [] }
    let places = try untracked()
    return candidates.filter { entry in
      places.contains { entry.path == $0 || $0.hasSuffix("/") && entry.path.hasPrefix($0) }
    }
  }

  /// Id of the commit.
  package var revision: String { commit.revision }

  package func files() -> [TreeEntry] { listed.entries }

  package func listing() -> TreeListing { listed }

  package func contents(of path: String) -> [UInt8]? {
    shared.contains(path) ? disk?.contents(of: path) : commit.contents(of: path)
  }

  package func blob(of path: String) -> String? {
    shared.contains(path) ? disk?.blob(of: path) : commit.blob(of: path)
  }

  package var root: String { commit.root }

  package var identity: String? {
    guard !shared.isEmpty else { return commit.identity }
    guard let held = commit.identity, let beside = disk?.identity else { return nil }
    return "\(held) beside \(beside)"
  }

  package var read: [(path: String, content: Digest?)] {
    shared.isEmpty ? [] : disk?.read.filter { shared.contains($0.path) } ?? []
  }

  package var failure: ProjectError? { commit.failure }
}
