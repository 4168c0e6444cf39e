import Foundation

/// What git knows of the folder that is analysed, found without `git status` and `git diff`, which
/// can run programs that the repository names.
struct WorkTree: Sendable {
  /// The commit that is checked out; nil before the first one.
  var head: Commit?
  /// Whether the files below the folder differ from that commit.
  var isDirty: Bool
  /// Swift files that a sparse checkout leaves out, below the folder.
  var absent: [String]
}

/// Paths that stand in a work tree and that no commit holds: submodules and what git ignores.
package struct UnheldPaths: Sendable {
  /// Folders of submodules.
  let submodules: [String]
  /// What git ignores; `/` ends those of folders.
  private let ignored: Set<String>

  init(submodules: [String], ignored: Set<String>) {
    self.submodules = submodules
    self.ignored = ignored
  }

  package func contain(_ file: String) -> Bool {
    ignore(file) || submodules.contains { isSameOrInside(file, $0) }
  }

  func ignore(_ file: String) -> Bool {
    ignored.contains(file) || foldersAbove(file).contains { ignored.contains("\($0)/") }
  }
}

extension GitRepository {
  /// The state of the work tree below the folder at which the repository was opened.
  ///
  /// - Parameter contents: knows files that were not touched since an earlier run.
  func workTree(contents: ContentIndex? = nil) throws(ProjectError) -> WorkTree {
    let head = try head()
    let output = try git.run([
      "ls-files", "-t", "--stage", "--others", "--exclude-standard", "--debug", "-z",
    ])
    guard output.status == 0, let listing = IndexListing(output.bytes) else {
      throw ProjectError("git cannot list its index: \(firstLine(of: output.message))")
    }
    var isDirty = listing.others.contains { path in
      path.suffix(6).elementsEqual(".swift".utf8) || Self.configurations.contains(Array(path))
    }
    if !isDirty { isDirty = try !isCommitted(listing.entries, in: head) }
    if !isDirty { isDirty = hasChanges(since: listing.entries, contents) }
    return WorkTree(head: head, isDirty: isDirty, absent: absent(of: listing.entries))
  }

  private func absent(of index: [IndexEntry]) -> [String] {
    index.filter { $0.isSkipped && $0.path.suffix(6).elementsEqual(".swift".utf8) }
      .compactMap { String(validating: $0.path, as: UTF8.self) }
      .filter { FileStamp.read("\(git.folder)/\($0)") == nil }
  }

  /// What stands in the work tree below the folder and no commit holds.
  package func unheldPaths() throws(ProjectError) -> UnheldPaths {
    let ignored = try listedFiles(["--others", "--ignored", "--exclude-standard", "--directory"])
    let submodules = try listedFiles(["--stage"])
      .filter { $0.starts(with: "160000 ".utf8) }
      .compactMap { line in line.firstIndex(of: 9).map { line[($0 + 1)...] } }
    return UnheldPaths(
      submodules: submodules.compactMap { String(validating: $0, as: UTF8.self) },
      ignored: Set(ignored.compactMap { String(validating: $0, as: UTF8.self) }))
  }

  /// Paths below the folder that git does not track, ignored or not; `/` ends those of folders.
  package func untrackedPaths() throws(ProjectError) -> [String] {
    try listedFiles(["--others", "--directory"])
      .compactMap { String(validating: $0, as: UTF8.self) }
  }

  /// What `git ls-files` prints, entry by entry.
  private func listedFiles(_ options: [String]) throws(ProjectError) -> [ArraySlice<UInt8>] {
    let output = try git.run(["ls-files", "-z"] + options)
    guard output.status == 0 else {
      throw ProjectError("git cannot list its files: \(firstLine(of: output.message))")
    }
    return output.bytes.split(separator: 0)
  }

  /// What a run is told by, so that a new one makes it another than the commit's.
  private static let configurations = ProjectRoot.configurationNames.map { Array($0.utf8) }

  /// Whether the index holds what the commit holds.
  private func isCommitted(
    _ index: [IndexEntry], in commit: Commit?
  ) throws(ProjectError) -> Bool {
    guard let cache else { return try isListed(index, in: commit) }
    var hash = SHA1()
    for entry in index {
      Array("\(entry.mode) \(entry.id) ".utf8).withUnsafeBytes { hash.add($0) }
      (entry.path + [0]).withUnsafeBytes { hash.add($0) }
    }
    let listed = hash.finish().hexadecimal
    let key = Digest(of: ["index of", commit?.tree ?? "", prefix, listed])
    if cache.value(of: key, { _ in true }) == true { return true }
    guard try isListed(index, in: commit) else { return false }
    cache.keep(key) { [] }
    return true
  }

  private func isListed(
    _ index: [IndexEntry], in commit: Commit?
  ) throws(ProjectError) -> Bool {
    let committed = try committedFiles(of: commit)
    return index.count == committed.count
      && index.allSatisfy { entry in
        let inHead = committed[entry.path]
        return entry.mode == "160000" || inHead?.id == entry.id && inHead?.mode == entry.mode
      }
  }

  /// Whether a file is not what the index says.
  private func hasChanges(
    since index: [IndexEntry], _ contents: ContentIndex?
  ) -> Bool {
    let indexTime = timeOfIndex
    for entry in index where entry.mode != "160000" && !entry.isSkipped {
      guard entry.stage == 0, !entry.isIntended,
        let path = String(validating: entry.path, as: UTF8.self),
        let state = FileStamp.read("\(git.folder)/\(path)")
      else { return true }
      if state.stamp == entry.stamp, !entry.stamp.isRacy(at: indexTime) { continue }
      guard hasContents(of: entry, at: path, state, contents) else { return true }
    }
    return false
  }

  /// The URL of the remote repository `origin`, without user name and password.
  package func remoteURL() throws(ProjectError) -> String? {
    let output = try git.run(["config", "--get", "remote.origin.url"])
    guard output.status == 0, let url = output.lines.first else { return nil }
    guard let scheme = url.range(of: "://"),
      let at = url[scheme.upperBound...].prefix(while: { $0 != "/" }).lastIndex(of: "@")
    else { return String(url) }
    return String(url[..<scheme.upperBound] + url[url.index(after: at)...])
  }

  private struct CommittedFile {
    var mode: String
    var id: String
  }

  /// Mode and id of each file of a commit below the opened folder.
  private func committedFiles(of commit: Commit?) throws(ProjectError) -> [[UInt8]: CommittedFile] {
    guard let commit else { return [:] }
    let folder = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
    let objects = try objects(at: commit, below: folder, sizes: false) ?? []
    return Dictionary(
      keepingFirst: objects.map { ($0.path, CommittedFile(mode: $0.mode, id: $0.id)) })
  }

  private var timeOfIndex: FileTime {
    let absolute = indexPath.hasPrefix("/") ? indexPath : "\(git.folder)/\(indexPath)"
    return FileStamp.read(absolute)?.stamp.modified ?? FileTime(seconds: 0, nanoseconds: 0)
  }

  /// Whether what is on disk is what the index says; line ends may be those of another system.
  private func hasContents(
    of entry: IndexEntry, at path: String, _ state: (stamp: FileStamp, mode: mode_t),
    _ contents: ContentIndex?
  ) -> Bool {
    let place = "\(git.folder)/\(path)"
    if state.mode & S_IFMT == S_IFLNK {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      guard entry.mode == "120000", let target else { return false }
      return objects.contents(of: entry.id) == Array(target.utf8)
    }
    let isExecutable = state.mode & 0o100 != 0
    guard state.mode & S_IFMT == S_IFREG, entry.mode == (isExecutable ? "100755" : "100644") else {
      return false
    }
    let committed = Digest(hexadecimal: entry.id)
    if let known = contents?.content(of: path, stamp: state.stamp), known == committed {
      return true
    }
    guard let data = FileManager.default.contents(atPath: place) else { return false }
    let bytes = Array(data)
    let content = blobDigest(of: bytes)
    contents?.note(content, of: path, stamp: state.stamp)
    if content == committed { return true }
    guard let object = objects.contents(of: entry.id) else { return false }
    return bytes == object || bytes.withoutCarriageReturns == object
  }
}

extension [UInt8] {
  /// The text with `\r\n` as `\n`.
  fileprivate var withoutCarriageReturns: [UInt8] {
    enumerated().filter { $0.element != 13 || $0.offset + 1 >= count || self[$0.offset + 1] != 10 }
      .map(\.element)
  }
}
