/// The files of a commit that a work tree is compared with, and beside them files that no commit
/// holds: they stand on both sides as they are on disk, so that nothing of them seems to be new.
package struct BaseTree: SourceTree {
  /// Paths of the submodules whose files are read from disk, sorted.
  package let submodules: [String]
  private let commit: CommitTree
  private let disk: (any SourceTree)?
  private let listed: TreeListing
  /// Files that are read from disk.
  private let shared: Set<String>

  /// - Parameter disk: the work tree that the commit is compared with; nil where that is a commit too.
  package init(_ commit: CommitTree, beside disk: (any SourceTree)?) throws(ProjectError) {
    self.commit = commit
    self.disk = disk
    var listing = commit.listing()
    let entries = try disk?.listing().entries ?? []
    let places = listing.submodules.filter { place in
      entries.contains { isSameOrInside($0.path, place) }
    }
    let added = entries.filter { entry in
      places.contains { isSameOrInside(entry.path, $0) } && commit.blob(of: entry.path) == nil
    }
    listing.entries += added
    listing.entries.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    listing.submodules.removeAll(where: places.contains)
    listing.diagnostics.removeAll { $0.file.map(places.contains) ?? false }
    listed = listing
    shared = Set(added.map(\.path))
    submodules = places.sorted()
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

  package var read: [String: Digest?] {
    shared.isEmpty ? [:] : disk?.read.filter { shared.contains($0.key) } ?? [:]
  }

  package var failure: ProjectError? { commit.failure }
}
