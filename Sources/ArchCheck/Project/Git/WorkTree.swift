import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What git knows of the folder that is analysed, found without `git status` and `git diff`, which
/// can run programs that the repository names.
package struct WorkTree: Sendable {
  /// The commit that is checked out; nil before the first one.
  package var head: Commit?
  /// Whether the files below the folder differ from that commit.
  package var isDirty: Bool
  /// Git's ids of the files whose bytes are known to be those of the blob, by path relative to the
  /// folder.
  package var blobs: [String: String]
}

extension GitRepository {
  /// The state of the work tree below the folder at which the repository was opened.
  package func workTree() throws(ProjectError) -> WorkTree {
    let head = try head()
    let committed = try committedFiles(of: head)
    let listing = try git.run(["ls-files", "--stage", "--debug", "-z"])
    guard listing.status == 0 else {
      throw ProjectError("git cannot list its index: \(firstLine(of: listing.message))")
    }
    let index = IndexEntry.entries(in: listing.bytes)
    let indexTime = try timeOfIndex()
    let converts = try convertsContents()

    var isDirty = index.count != committed.count
    var blobs: [String: String] = [:]
    for entry in index where entry.mode != "160000" {
      let inHead = committed[entry.path]
      isDirty = isDirty || inHead?.id != entry.id || inHead?.mode != entry.mode
      guard !entry.isSkipped else { continue }
      guard entry.stage == 0, !entry.isIntended,
        let path = String(validating: entry.path, as: UTF8.self),
        let state = FileStamp.read("\(git.folder)/\(path)")
      else {
        isDirty = true
        continue
      }
      if state.stamp == entry.stamp, !entry.stamp.isRacy(at: indexTime) {
        // A file that git converted on checkout has another size than its blob.
        let isFile = entry.mode.hasPrefix("100") && inHead?.size == Int(entry.stamp.size)
        if isFile, !converts, inHead?.id == entry.id {
          blobs[path] = entry.id
        }
      } else if !isDirty {
        isDirty = !hasContents(of: entry, at: "\(git.folder)/\(path)", mode: state.mode)
      }
    }
    if !isDirty { isDirty = try hasNewSources() }
    return WorkTree(head: head, isDirty: isDirty, blobs: blobs)
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
    var size: Int?
  }

  /// Mode, id and size of each file of a commit below the opened folder.
  private func committedFiles(of commit: Commit?) throws(ProjectError) -> [[UInt8]: CommittedFile] {
    guard let commit else { return [:] }
    let folder = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
    let objects = try objects(at: commit, below: folder) ?? []
    return Dictionary(
      objects.map {
        ($0.path, CommittedFile(mode: $0.mode, id: $0.id, size: $0.size))
      }, uniquingKeysWith: { first, _ in first })
  }

  private func timeOfIndex() throws(ProjectError) -> FileTime {
    let path = try git.run(["rev-parse", "--git-path", "index"]).text.dropLast()
    let absolute = path.hasPrefix("/") ? String(path) : "\(git.folder)/\(path)"
    return FileStamp.read(absolute)?.stamp.modified ?? FileTime(seconds: 0, nanoseconds: 0)
  }

  /// Whether a program may make other contents of a blob at checkout; Git LFS is told by its size.
  private func convertsContents() throws(ProjectError) -> Bool {
    let filters = try git.run(["config", "--name-only", "--get-regexp", #"^filter\..*\."#])
    return filters.lines.contains { !$0.hasPrefix("filter.lfs.") }
  }

  /// Whether there are Swift files that git neither knows nor ignores.
  private func hasNewSources() throws(ProjectError) -> Bool {
    let others = try git.run(["ls-files", "--others", "--exclude-standard", "-z"])
    return others.bytes.split(separator: 0).contains { $0.suffix(6).elementsEqual(".swift".utf8) }
  }

  /// Whether what is on disk is what the index says; line ends may be those of another system.
  private func hasContents(of entry: IndexEntry, at path: String, mode: mode_t) -> Bool {
    if mode & S_IFMT == S_IFLNK {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      guard entry.mode == "120000", let target else { return false }
      return objects.contents(of: entry.id) == Array(target.utf8)
    }
    let isExecutable = mode & 0o100 != 0
    guard mode & S_IFMT == S_IFREG, entry.mode == (isExecutable ? "100755" : "100644"),
      let data = FileManager.default.contents(atPath: path),
      let committed = objects.contents(of: entry.id)
    else { return false }
    let bytes = Array(data)
    return bytes == committed || bytes.withoutCarriageReturns == committed
  }
}

extension [UInt8] {
  /// The text with `\r\n` as `\n`.
  fileprivate var withoutCarriageReturns: [UInt8] {
    enumerated().filter { $0.element != 13 || $0.offset + 1 >= count || self[$0.offset + 1] != 10 }
      .map(\.element)
  }
}
