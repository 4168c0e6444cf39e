import Foundation

/// Entries of histories by what the repository held and by how it was judged.
package struct HistoryStore: Sendable {
  private let cache: Cache
  private let judgedBy: [String]

  /// - Parameter judgedBy: everything that decides the figures besides the commit's files and the
  ///   day, such as the configuration's text and the folder in the repository.
  package init(cache: Cache, judgedBy: [String]) {
    self.cache = cache
    self.judgedBy = judgedBy
  }

  /// A day where the figures depend on it, and the figures.
  private struct Kept: Codable {
    var day: Int?
    var entry: HistoryEntry
  }

  /// - Parameter folder: where the project stood, if elsewhere than today.
  func entry(of commit: Commit, in folder: String? = nil, on day: Day) -> HistoryEntry? {
    let kept = key(of: commit, in: folder).flatMap { key in
      cache.value(of: key) { try JSONDecoder().decode(Kept.self, from: Data($0)) }
    }
    guard let kept, kept.day == nil || kept.day == day.number else { return nil }
    return kept.entry.moved(to: commit)
  }

  /// - Parameter day: the day where the figures depend on it.
  func keep(_ entry: HistoryEntry, of commit: Commit, in folder: String?, on day: Day?) {
    guard let key = key(of: commit, in: folder) else { return }
    let kept = Kept(day: day?.number, entry: entry)
    cache.keep(key) { sortedJSON(kept) }
  }

  private func key(of commit: Commit, in folder: String?) -> Digest? {
    let moved = folder.map { ["moved", $0] } ?? []
    return commit.tree.isEmpty ? nil : Digest(of: ["history", commit.tree] + judgedBy + moved)
  }
}

extension Analysis {
  /// The store for figures of commits that are judged as this project is; nil where something else
  /// decides them, too.
  ///
  /// - Parameter folder: path of the project in the repository.
  package func historyStore(in cache: Cache, folder: String) -> HistoryStore? {
    guard let judgedBy, case .syntax = reading else { return nil }
    return HistoryStore(
      cache: cache, judgedBy: [folder, rootName, focus] + judgedBy + drawnParts(in: tree))
  }
}
