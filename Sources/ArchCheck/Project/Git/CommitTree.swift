import Synchronization

/// The files below a folder as they were at a commit, read from git's object store: no checkout.
///
/// It lists what ``DiskTree`` would list in a checkout of that commit; submodules are left out.
package struct CommitTree: SourceTree {
  /// Id of the commit.
  package let revision: String
  private let repository: GitRepository
  private let listed: TreeListing
  private let place: String
  package let root: String
  private let seen = Seen()
  /// Whether the commit has no such folder.
  package let isMissing: Bool

  /// What was read so far.
  private final class Seen: Sendable {
    private let state = Mutex((paths: Set<String>(), missing: String?.none))

    var paths: Set<String> { state.withLock { $0.paths } }
    /// The first path in order whose bytes the repository does not hold.
    var missing: String? { state.withLock { $0.missing } }

    func note(_ path: String, isMissing: Bool) {
      state.withLock { state in
        state.paths.insert(path)
        if isMissing { state.missing = min(state.missing ?? path, path) }
      }
    }
  }

  /// - Parameters:
  ///   - folder: path inside the repository; nil for the folder the repository was opened at, empty
  ///     for the top.
  ///   - trees: what is known of other commits' trees, where several commits are read.
  package init(
    of repository: GitRepository, at commit: Commit, folder: String? = nil,
    trees: TreeObjects? = nil
  ) throws(ProjectError) {
    revision = commit.id
    self.repository = repository
    let path = (folder ?? repository.prefix).split(separator: "/").joined(separator: "/")
    root = repository.folder(at: path)
    guard let listing = try repository.listing(of: commit, below: path, trees: trees) else {
      let missing = Diagnostic(
        .warning, "the folder \(path) did not exist at commit \(commit.id.prefix(12))")
      listed = TreeListing(entries: [], diagnostics: [missing])
      place = ""
      isMissing = true
      return
    }
    isMissing = false
    listed = listing
    place = commit.tree.isEmpty ? "" : "tree \(commit.tree) \(path) at \(root)"
  }

  package func files() -> [TreeEntry] { listed.entries }

  package func listing() -> TreeListing { listed }

  package func contents(of path: String) -> [UInt8]? {
    guard let blob = blob(of: path) else { return nil }
    let contents = repository.objects.contents(of: blob)
    seen.note(path, isMissing: contents == nil && !repository.objects.isTooLarge(blob))
    return contents
  }

  /// Files whose bytes were asked for.
  var readPaths: Set<String> { seen.paths }

  /// Objects that are not at hand now may be later: a tree without them is like no other.
  package var identity: String? { place.isEmpty || seen.missing != nil ? nil : place }

  package var failure: ProjectError? {
    seen.missing.map { repository.failure(toRead: $0, at: revision) }
  }

  /// By the bytes of the path: texts that differ in their normalisation only are equal to Swift.
  package func blob(of path: String) -> String? {
    let entries = listed.entries
    let position = entries.partitioningIndex {
      !$0.path.precedesByBytes(path)
    }
    guard position < entries.count, entries[position].path.utf8.elementsEqual(path.utf8) else {
      return nil
    }
    return entries[position].blob
  }
}

/// One line of `git ls-tree`.
struct TreeObject: Hashable {
  enum Kind: Hashable {
    case file, link, submodule
  }

  var kind: Kind
  /// `100644` for an ordinary file, `100755` for a program, `120000` for a link.
  var mode: String
  var id: String
  /// Bytes of the object; nil where it is not at hand.
  var size: Int?
  /// Relative to the listed folder; as git stores it, in any encoding.
  var path: [UInt8]
}

extension GitRepository {
  /// The files below a folder of a commit; nil where there is no such folder. What a tree lists is
  /// kept for other runs, except where the trees of a history are at hand.
  fileprivate func listing(
    of commit: Commit, below folder: String, trees: TreeObjects?
  ) throws(ProjectError) -> TreeListing? {
    if let objects = trees?.objects(at: commit, below: folder) {
      return try listing(of: objects, at: commit)
    }
    let key = Digest(of: ["listing", commit.tree, folder])
    if !commit.tree.isEmpty, let kept = cache?.value(of: key, { try TreeListing($0) }) {
      return kept
    }
    guard let found = try objects(at: commit, below: folder) else { return nil }
    let listing = try listing(of: found, at: commit)
    // Without their sizes some objects are not at hand, which may change.
    if !commit.tree.isEmpty, found.allSatisfy({ $0.size != nil || $0.kind == .submodule }) {
      cache?.keep(key) { listing.bytes }
    }
    return listing
  }

  private func listing(
    of found: [TreeObject], at commit: Commit
  ) throws(ProjectError) -> TreeListing {
    let listing = CommitListing(of: found, reading: objects)
    if let missing = listing.missing { throw failure(toRead: missing, at: commit.id) }
    return listing.listing
  }

  /// Everything below a folder of a commit, by path; nil where there is no such folder.
  ///
  /// - Parameter sizes: whether to tell the sizes of files, for which git looks each of them up.
  func objects(
    at commit: Commit, below folder: String, sizes: Bool = true
  ) throws(ProjectError) -> [TreeObject]? {
    let tree = folder.isEmpty ? "\(commit.id)^{tree}" : "\(commit.id):\(folder)"
    // `cat-file -t` and not `rev-parse`: a path that leads to a file is no folder either.
    if !folder.isEmpty {
      let kind = try git.run(["cat-file", "-t", tree])
      guard kind.status == 0, kind.text == "tree\n" else {
        let isToldMissing = ["does not exist in", "exists on disk, but not in"]
          .contains(where: kind.message.contains)
        if kind.status != 0, !isToldMissing, isPartial {
          throw failure(toRead: folder, at: commit.id)
        }
        return nil
      }
    }
    let listing = ["ls-tree", "-r", "-z", "--full-tree"]
    var output = try git.run(listing + (sizes ? ["-l", tree] : [tree]))
    // In a partial clone the sizes of blobs that were not fetched cannot be told.
    if sizes, output.status != 0 { output = try git.run(listing + [tree]) }
    guard output.status == 0 else {
      if isPartial { throw failure(toRead: "a folder", at: commit.id) }
      throw ProjectError(
        "commit \(commit.id.prefix(12)) cannot be listed: \(firstLine(of: output.message))")
    }
    return output.bytes.split(separator: 0).compactMap(TreeObject.init)
  }
}

extension GitRepository {
  /// The bytes of a file of a commit, by its path from the top. A symbolic link to a file is followed
  /// inside of the repository; nil where there is no such file.
  func contents(of path: String, at commit: Commit) throws(ProjectError) -> [UInt8]? {
    var path = path
    for _ in 0..<Self.longestChainOfLinks {
      let output = try git.run(["ls-tree", "-z", "--full-tree", commit.id, path])
      guard output.status == 0, let line = output.bytes.split(separator: 0).first,
        let object = TreeObject(line), ["100", "120"].contains(object.mode.prefix(3))
      else { return nil }
      guard let bytes = objects.contents(of: object.id) else {
        if objects.isTooLarge(object.id) { return nil }
        throw failure(toRead: path, at: commit.id)
      }
      guard object.kind == .link else { return bytes }
      let target = String(decoding: bytes, as: UTF8.self)
      guard let end = resolvedPath(target, in: parentFolder(of: path)) else { return nil }
      path = end
    }
    return nil
  }

  /// As many as Linux follows.
  private static let longestChainOfLinks = 40
}

extension TreeObject {
  /// Reads `100644 blob 67bbe3ba…      10<tab>path`.
  init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: 9) else { return nil }
    let words = line[..<tab].split(separator: 32)
    guard words.count >= 3 else { return nil }
    self.init(
      mode: String(decoding: words[0], as: UTF8.self),
      id: String(decoding: words[2], as: UTF8.self),
      size: words.count > 3 ? Int(String(decoding: words[3], as: UTF8.self)) : nil,
      path: Array(line[(tab + 1)...]))
  }

  init(mode: String, id: String, size: Int?, path: [UInt8]) {
    switch mode {
    case "120000": kind = .link
    case "160000": kind = .submodule
    default: kind = .file
    }
    (self.mode, self.id, self.size, self.path) = (mode, id, size, path)
  }
}
