import Synchronization

/// Facts of files by the ids that git gives their bytes, so that the facts of each version of a
/// file are taken once: in this run, over several commits, and with a cache in all runs.
package final class FactsMemory: Sendable {
  private let known = Mutex<[Digest: SourceFacts]>([:])
  private let cache: Cache?
  private let parsed = Mutex(0)

  /// How many files were parsed because nothing knew their facts.
  var parsedFiles: Int { parsed.withLock { $0 } }

  package init(cache: Cache? = nil) {
    self.cache = cache
  }

  /// The facts of the bytes with that id, if they were taken before.
  func facts(of blob: String?) -> SourceFacts? {
    guard let id = blob.flatMap({ Digest(hexadecimal: $0) }) else { return nil }
    if let facts = known.withLock({ $0[id] }) { return facts }
    guard let facts = cache?.value(of: id, { try SourceFacts(stored: $0) }) else { return nil }
    known.withLock { $0[id] = facts }
    return facts
  }

  /// The facts of a file's bytes, taken now unless they were before.
  ///
  /// - Parameter comments: as of ``SourceScan/comments``.
  func facts(
    source: [UInt8], comments: [Range<Int>], blob: String?, effort: Effort
  ) -> SourceFacts {
    let text = blob ?? blobID(of: source)
    if let facts = facts(of: text) { return facts }
    let facts = SourceFacts(source: source, comments: comments, effort: effort)
    parsed.withLock { $0 += 1 }
    guard let id = Digest(hexadecimal: text) else { return facts }
    known.withLock { $0[id] = facts }
    cache?.keep(id) { facts.stored }
    return facts
  }
}
