import ArchCheck
import Synchronization

/// The files that findings stand in, each read and parsed once for all pages.
final class SourceTexts: Sendable {
  /// Nil where a file cannot be read any more.
  private let known = Mutex<[String: SourceText?]>([:])
  private let contents: @Sendable (String) -> [UInt8]?
  private let jobs: Int

  init(of site: ReportSite) {
    contents = site.contents
    jobs = site.jobs
  }

  func texts(of files: Set<String>) -> [String: SourceText] {
    let missing = known.withLock { known in files.filter { known[$0] == nil } }.sorted()
    let read = DeepStackThreads.map(missing.count, jobs: jobs) { [contents] number in
      contents(missing[number]).map(SourceText.init)
    }
    return known.withLock { known in
      for (file, text) in zip(missing, read) { known[file] = .some(text) }
      return known.filter { files.contains($0.key) }.compactMapValues(\.self)
    }
  }
}
