/// The figures of one commit, for a trend.
package struct HistoryEntry: Sendable, Hashable, Codable {
  /// Commit id.
  package var revision: String
  /// When it was committed, in seconds since 1970-01-01 UTC.
  package var time: Int
  /// First line of its message: text from a stranger.
  package var subject: String
  package var summary: AnalysisResult.Summary
  /// Cycles of modules and of types.
  package var moduleCycles: Int
  package var typeCycles: Int
  /// Declarations that other modules can see.
  package var surface: Int
  /// Dependencies between modules of the project.
  package var moduleDependencies: Int
  /// Mean distance of modules from the main sequence; nil where none has one.
  package var meanDistance: Double?

  package init(of result: AnalysisResult, at commit: Commit) {
    revision = commit.id
    time = commit.time
    subject = commit.subject
    summary = result.summary
    moduleCycles = result.graph.moduleCycles().count
    typeCycles = result.graph.typeCycles().count
    surface = result.graph.publicSurface().count
    moduleDependencies = result.graph.moduleDependencies.count {
      !result.graph[$0.source].isTest && !result.graph[$0.target].isExternal
    }
    let distances = result.graph.moduleMetrics().filter { !result.graph[$0.module].isTest }
      .compactMap(\.distance)
    meanDistance =
      distances.isEmpty ? nil : distances.reduce(0, +) / Double(distances.count)
  }

  /// The same figures for another commit whose files are the same.
  func moved(to commit: Commit) -> HistoryEntry {
    var entry = self
    (entry.revision, entry.time, entry.subject) = (commit.id, commit.time, commit.subject)
    return entry
  }
}

/// The figures of several commits, each judged by one configuration.
package struct History: Sendable {
  /// The oldest first.
  package var entries: [HistoryEntry]

  /// - Parameter entries: the oldest first.
  public init(_ entries: [HistoryEntry]) {
    self.entries = entries
  }

  /// - Parameters:
  ///   - commits: the newest first.
  ///   - analysis: how a commit is judged; its tree is replaced by that of each commit.
  ///   - store: entries of earlier runs.
  package init(
    of commits: [Commit], in repository: GitRepository, judgedBy analysis: Analysis,
    store: HistoryStore?, progress: (Int) -> Void = { _ in }
  ) throws {
    let memory = analysis.memory ?? FactsMemory()
    var sameFiles: [[TreeEntry]: HistoryEntry] = [:]
    var entries: [HistoryEntry] = []
    for (number, commit) in commits.enumerated() {
      progress(number)
      if let stored = store?.entry(of: commit) {
        entries.append(stored)
        continue
      }
      let tree = try CommitTree(of: repository, at: commit)
      // Most commits of a long history touch documents and tests of other things.
      let read = tree.files().filter(\.canMatter)
      let entry: HistoryEntry
      if let same = sameFiles[read] {
        entry = same.moved(to: commit)
      } else {
        var run = analysis
        (run.tree, run.head, run.memory, run.baseline) = (tree, analysis.tree, memory, nil)
        entry = HistoryEntry(of: try run.run(), at: commit)
        sameFiles[read] = entry
      }
      store?.keep(entry)
      entries.append(entry)
    }
    self.entries = entries.reversed()
  }
}

extension TreeEntry {
  /// Whether a file is a source, a manifest or part of an Xcode project.
  fileprivate var canMatter: Bool {
    let endings = [
      ".swift", ".pbxproj", ".xcworkspacedata", ".xcconfig", ".yml", ".yaml", ".c", ".m", ".mm",
      ".cpp", ".h", ".modulemap",
    ]
    return endings.contains(where: path.hasSuffix)
  }
}
