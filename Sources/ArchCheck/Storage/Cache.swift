import Foundation
import Synchronization

/// What earlier runs found out, by content: a folder that can be deleted at any time.
///
/// A run adds one file, a ``Segment``, when it found out something new; small ones are joined, and
/// when there is too much the ones that were not used for longest go. It never fails: what cannot
/// be read is worked out again, what cannot be written is not kept. Runs at the same time do not
/// wait for each other: a file is complete when it gets its name, and is never changed.
package final class Cache: Sendable {
  /// Bytes that the folder may hold.
  static let defaultLimit = 512 << 20

  private let folder: String
  /// Values of another build mean something else.
  private let build: String
  private let limit: Int
  private let state: Mutex<State>

  private struct State {
    var segments: [Segment]?
    /// Keys that were found, by the name of their segment.
    var used: [String: Set<Digest>] = [:]
    /// Segments with damaged values.
    var damaged: Set<String> = []
    var added: [Digest: @Sendable () -> [UInt8]] = [:]
    var failure: String?
  }

  /// - Parameters:
  ///   - folder: a folder for nothing else; it is made when it is needed.
  ///   - build: what tells this archcheck from others, whose facts and findings may differ.
  ///   - limit: bytes that all files together may take.
  package init(folder: String, build: String, limit: Int = defaultLimit) {
    self.folder = folder
    self.build = String(Digest(of: [build]).hexadecimal.prefix(16))
    self.limit = limit
    state = Mutex(State())
  }

  /// Why nothing could be written.
  package var failure: String? {
    state.withLock { $0.failure }
  }

  /// Calls `body` with the value of a key that it can read; nil where there is none.
  func value<Result>(
    of key: Digest, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) -> Result? {
    for segment in segments() {
      guard let entry = segment.entry(of: key) else { continue }
      if let value = segment.withValue(of: entry, { try? body($0) }) {
        state.withLock { _ = $0.used[segment.name, default: []].insert(key) }
        return value
      }
      state.withLock { _ = $0.damaged.insert(segment.name) }
    }
    return nil
  }

  /// Keeps a value; its bytes are asked for by ``save()``.
  func keep(_ key: Digest, _ bytes: @escaping @Sendable () -> [UInt8]) {
    state.withLock { $0.added[key] = bytes }
  }

  /// The newest first: a newer value of a key takes the place of an older one.
  private func segments() -> [Segment] {
    state.withLock { state in
      if let segments = state.segments { return segments }
      let folder = CacheFolder(path: folder)
      let segments = folder.segments().filter { $0.build == build }.compactMap { file -> Segment? in
        // One that is gone or cannot be opened now says nothing about what it holds.
        guard let opened = OpenedFile(path: "\(folder.path)/\(file.name)") else { return nil }
        let segment = Segment(opened, named: file.name)
        if segment == nil { state.damaged.insert(file.name) }
        return segment
      }
      state.segments = segments
      return segments
    }
  }

  /// Writes what was added, and makes room.
  package func save() {
    let segments = segments()
    let (added, used, damaged) = state.withLock { state in
      defer { (state.added, state.damaged) = ([:], []) }
      return (state.added, state.used, state.damaged)
    }
    let folder = CacheFolder(path: folder)
    folder.remove(damaged)
    folder.markAsUsed(Set(used.keys))
    guard !added.isEmpty else { return }
    do {
      try folder.create()
      try write(added, to: folder, besides: segments.filter { !damaged.contains($0.name) }, used)
    } catch {
      let reason = (error as? NewFile.Failure)?.reason ?? "\(error)"
      state.withLock { $0.failure = "\(folder.path): \(reason)" }
    }
  }

  private func write(
    _ added: [Digest: @Sendable () -> [UInt8]], to folder: CacheFolder, besides segments: [Segment],
    _ used: [String: Set<Digest>]
  ) throws {
    folder.removeLeftovers()
    let joined = joinable(segments, used)
    let kept = segments.filter { segment in
      used[segment.name] != nil && !joined.contains { $0.segment.name == segment.name }
    }
    let room = limit - kept.reduce(0) { $0 + $1.size }
    let name = folder.newName(build: build)
    var writer = try Segment.Writer(path: "\(folder.path)/\(name)")
    for key in added.keys.sorted() {
      let bytes = added[key]?() ?? []
      guard writer.size + bytes.count + Segment.entrySize <= room else { continue }
      try bytes.withUnsafeBytes { try writer.add($0, for: key) }
    }
    for (segment, isKept) in joined {
      for index in 0..<segment.count {
        guard let entry = segment.entry(at: index), isKept(entry.key),
          writer.size + entry.count + Segment.entrySize <= room
        else { continue }
        _ = try segment.withValue(of: entry) { try writer.add($0, for: entry.key) }
      }
    }
    guard !writer.isEmpty else { return }
    try writer.finish()
    folder.remove(Set(joined.map(\.segment.name)))
    folder.shrink(to: limit, keeping: Set(kept.map(\.name) + [name]))
  }

  /// Segments that the new one takes in, and which of their values.
  private func joinable(
    _ segments: [Segment], _ used: [String: Set<Digest>]
  ) -> [(segment: Segment, isKept: (Digest) -> Bool)] {
    // Where a project's own segments fill the cache, values that it no longer uses go.
    let size = segments.filter { used[$0.name] != nil }.reduce(0) { $0 + $1.size }
    if size > limit / 2 {
      let inUse = segments.filter { segment in
        guard let keys = used[segment.name] else { return false }
        let live = keys.reduce(0) { $0 + (segment.entry(of: $1)?.count ?? 0) }
        return live < segment.size / 2
      }
      if !inUse.isEmpty {
        return inUse.map { segment in (segment, { used[segment.name]?.contains($0) ?? false }) }
      }
    }
    let small = segments.filter { $0.size < limit / 64 }
    guard small.count >= 8 else { return [] }
    // What a newer segment has too would otherwise come back as the newest.
    return small.map { segment in
      (segment, { key in segments.first { $0.entry(of: key) != nil }?.name == segment.name })
    }
  }
}
