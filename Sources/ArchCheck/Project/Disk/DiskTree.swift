import Foundation
import Synchronization

/// The files below a folder on disk.
///
/// A symbolic link is followed only where it leads to something else inside the root; behind a
/// linked folder no further link to a folder is followed, so there are no circles.
package struct DiskTree: SourceTree {
  /// Absolute path of the root, free of symbolic links.
  package let root: String
  private let seen = Seen()
  /// Knows files that were not touched since an earlier run.
  package var index: ContentIndex?

  /// Fails where `root` is no folder.
  package init(root: String) throws(ProjectError) {
    guard let real = realPath(of: root) else {
      throw ProjectError("\(root): there is no such folder")
    }
    guard fileKind(of: real) == .folder else {
      throw ProjectError("\(root): this is a file, not a folder")
    }
    self.root = real
  }

  package func files() throws(ProjectError) -> [TreeEntry] {
    try listing().entries
  }

  package func listing() throws(ProjectError) -> TreeListing {
    if let listing = seen.listing { return listing }
    guard let listing = FolderWalk.listing(of: root) else {
      throw ProjectError("\(root): this folder cannot be read; check its permissions")
    }
    seen.listing = listing
    return listing
  }

  package func contents(of path: String) -> [UInt8]? {
    let read = read(path)
    guard let index else { return read?.bytes }
    let content = read.map { blobDigest(of: $0.bytes) }
    if let read, let content { index.note(content, of: path, stamp: read.stamp) }
    seen.note(content, of: path)
    return read?.bytes
  }

  package func blob(of path: String) -> String? {
    var status = stat()
    // A link that leads elsewhere by now leads to another inode.
    guard let index, stat("\(root)/\(path)", &status) == 0 else { return nil }
    guard let content = index.content(of: path, stamp: FileStamp(status)) else { return nil }
    seen.note(content, of: path)
    return content.hexadecimal
  }

  /// Only an index knows what was read.
  package var identity: String? { index.map { _ in "disk \(root)" } }

  package var read: [(path: String, content: Digest?)] { seen.read }

  private func read(_ path: String) -> (bytes: [UInt8], stamp: FileStamp)? {
    guard let real = realFile(path) else { return nil }
    // O_NONBLOCK: opening a named pipe must not wait for a writer.
    let file = open(real, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= largestReadFile
    else { return nil }
    return readAll(file, expected: Int(status.st_size)).map { ($0, FileStamp(status)) }
  }

  /// The absolute path of a file inside of the root, all links followed; nil where there is none.
  private func realFile(_ path: String) -> String? {
    guard !path.isEmpty, !path.hasPrefix("/") else { return nil }
    let folder = parentFolder(of: path)
    guard let realFolder = seen.path(of: folder, { realInside(folder) }) else { return nil }
    let file = "\(realFolder)/\(lastComponent(of: path))"
    switch fileKind(of: file) {
    case .file: return file
    case .link: return realInside(path)
    case .folder, .other: return nil
    }
  }

  private func realInside(_ path: String) -> String? {
    realPath(of: "\(root)/\(path)").flatMap {
      isSameOrInside($0, root == "/" ? "" : root) ? $0 : nil
    }
  }
}

/// What was found out about the folder so far, so that nothing is asked for twice.
private final class Seen: Sendable {
  private struct State {
    var listing: TreeListing?
    var folders: [PathKey: String?] = [:]
    var read: [PathKey: Digest?] = [:]
  }

  private let state = Mutex(State())

  var listing: TreeListing? {
    get { state.withLock { $0.listing } }
    set { state.withLock { $0.listing = newValue } }
  }

  /// The content of each file that was looked at; nil for those that could not be read.
  var read: [(path: String, content: Digest?)] {
    state.withLock { $0.read }.map { ($0.key.path, $0.value) }
      .sorted { $0.0.precedesByBytes($1.0) }
  }

  func note(_ content: Digest?, of path: String) {
    state.withLock { $0.read[PathKey(path: path)] = .some(content) }
  }

  /// The real path of a folder.
  func path(of folder: String, _ find: () -> String?) -> String? {
    let key = PathKey(path: folder)
    if let known = state.withLock({ $0.folders[key] }) { return known }
    let found = find()
    state.withLock { $0.folders[key] = .some(found) }
    return found
  }
}

private func readAll(_ file: Int32, expected: Int) -> [UInt8]? {
  var failed = false
  let bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
    while count < expected, let start = buffer.baseAddress {
      let got = read(file, start + count, expected - count)
      if got < 0 { failed = true }
      if got <= 0 { break }
      count += got
    }
  }
  return failed ? nil : bytes
}
