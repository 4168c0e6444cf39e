import Foundation

/// Entries of histories in a folder, one file for each commit and way of judging.
///
/// It never fails: what cannot be read is worked out again, what cannot be written is not kept.
package struct HistoryStore: Sendable {
  private let folder: URL

  /// - Parameters:
  ///   - folder: a folder for nothing else; it is made when it is needed.
  ///   - judgedBy: everything that decides the figures besides the commit, such as the
  ///     configuration's text, the rules, the folder in the repository and archcheck's version.
  package init(folder: String, judgedBy parts: [String]) {
    let key = blobID(of: Array(parts.joined(separator: "\0").utf8))
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
      .appendingPathComponent("history-\(key.prefix(16))", isDirectory: true)
  }

  func entry(of commit: Commit) -> HistoryEntry? {
    guard let data = try? Data(contentsOf: place(of: commit.id)),
      let entry = try? JSONDecoder().decode(HistoryEntry.self, from: data),
      entry.revision == commit.id
    else { return nil }
    return entry
  }

  func keep(_ entry: HistoryEntry) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(entry) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Written under another name and renamed: two runs at once each leave a whole file.
    try? data.write(to: place(of: entry.revision), options: .atomic)
  }

  private func place(of revision: String) -> URL {
    folder.appendingPathComponent("\(revision).json")
  }
}
