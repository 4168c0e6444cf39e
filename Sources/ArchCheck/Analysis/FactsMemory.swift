import Synchronization

/// Facts of files by the ids that git gives their bytes, so that runs over several commits take the
/// facts of each version of a file once.
package final class FactsMemory: Sendable {
  private let known = Mutex<[String: SourceFacts]>([:])

  package init() {}

  /// The facts of the bytes with that id, if they were taken before.
  func facts(of blob: String?) -> SourceFacts? {
    guard let blob else { return nil }
    return known.withLock { $0[blob] }
  }

  /// The facts of a file's bytes, taken now unless they were before.
  func facts(source: [UInt8], blob: String?) -> SourceFacts {
    let id = blob ?? blobID(of: source)
    if let facts = facts(of: id) { return facts }
    let facts = SourceFacts(source: source)
    known.withLock { $0[id] = facts }
    return facts
  }
}
