import Synchronization

/// The contents of the files of a project by their stamps, kept from one run to the next, so that
/// files which nobody touched are not read again.
package final class ContentIndex: Sendable {
  private struct Known: Hashable {
    var stamp: FileStamp
    var content: Digest
  }

  private struct State {
    /// What may be trusted.
    var known: [PathKey: Known] = [:]
    /// What this run found out.
    var isChanged = false
  }

  private let cache: Cache
  private let key: Digest
  /// Before any file was looked at.
  private let start = FileTime.now
  private let state: Mutex<State>

  /// - Parameter root: absolute path of the project.
  package init(root: String, cache: Cache) {
    self.cache = cache
    key = Digest(of: ["contents", root])
    var state = State()
    state.known = cache.value(of: key, Self.read) ?? [:]
    self.state = Mutex(state)
  }

  /// The content of a file that has this stamp now, if it is known.
  func content(of path: String, stamp: FileStamp) -> Digest? {
    state.withLock { state in
      guard let known = state.known[PathKey(path: path)], known.stamp == stamp else { return nil }
      return known.content
    }
  }

  /// Remembers the content of a file that had this stamp before it was read.
  func note(_ content: Digest, of path: String, stamp: FileStamp) {
    let known = Known(stamp: stamp, content: content)
    let key = PathKey(path: path)
    state.withLock { state in
      if state.known.updateValue(known, forKey: key) != known { state.isChanged = true }
    }
  }

  /// Hands the index to the cache if this run added to it.
  package func save() {
    let known = state.withLock { $0.isChanged ? $0.known : nil }
    guard let known else { return }
    cache.keep(key) { [start] in Self.bytes(of: known, start: start) }
  }

  private static func bytes(of known: [PathKey: Known], start: FileTime) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(start)
    let sorted = known.sorted { $0.key.path.precedesByBytes($1.key.path) }
    writer.write(sorted) { writer, entry in
      writer.write(entry.key.path)
      writer.write(entry.value.content)
      writer.write(entry.value.stamp.modified)
      writer.write(entry.value.stamp.changed)
      writer.write(entry.value.stamp.inode)
      writer.write(entry.value.stamp.size)
    }
    return writer.bytes
  }

  /// What a file changed into while or shortly after it was read may have the same stamp.
  private static func read(
    _ bytes: UnsafeRawBufferPointer
  ) throws(ByteReader.Damage) -> [PathKey: Known] {
    var reader = ByteReader(bytes)
    let start = try reader.time()
    let entries = try reader.list { reader throws(ByteReader.Damage) in
      let path = try reader.text()
      let content = try reader.digest()
      let stamp = FileStamp(
        modified: try reader.time(), changed: try reader.time(), inode: try reader.number(),
        size: try reader.number())
      return (PathKey(path: path), Known(stamp: stamp, content: content))
    }
    return Dictionary(keepingFirst: entries.filter { $0.1.stamp.isSettled(at: start) })
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ time: FileTime) {
    write(time.seconds)
    write(time.nanoseconds)
  }
}

extension ByteReader {
  fileprivate mutating func time() throws(Damage) -> FileTime {
    FileTime(seconds: try int(), nanoseconds: try int())
  }
}
