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

  package init(of linked: LinkedResult, at commit: Commit) {
    let graph = linked.graph
    revision = commit.id
    time = commit.time
    subject = commit.subject
    summary = linked.result.summary
    moduleCycles = graph.membersOfModuleCycles().count
    typeCycles = graph.membersOfTypeCycles().count
    surface = graph.publicSurface().count
    moduleDependencies = graph.moduleDependencies.count {
      !graph[$0.source].isTest && !graph[$0.target].isExternal
    }
    let distances = graph.moduleFigures().filter { !graph[$0.module].isTest }
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
  package init(_ entries: [HistoryEntry]) {
    self.entries = entries
  }

  /// - Parameters:
  ///   - commits: the newest first.
  ///   - folders: where the project stood, by the ids of commits at which it stood elsewhere.
  ///   - analysis: how a commit is judged; its tree is replaced by that of each commit.
  ///   - store: entries of earlier runs.
  package init(
    of commits: [Commit], in repository: GitRepository, folders: [String: String] = [:],
    judgedBy analysis: Analysis, store: HistoryStore?
  ) throws {
    var analysis = analysis
    (analysis.head, analysis.baseline) = (analysis.tree, nil)
    analysis.memory = analysis.memory ?? FactsMemory()
    let trees = TreeObjects(of: repository)
    // The newest commit alone, with all threads, so that the others find most facts taken.
    let first = Stretch(
      commits: commits.prefix(1), repository: repository, folders: folders, trees: trees,
      analysis: analysis, store: store)
    let newest = try first.entries()
    // Commits side by side keep threads busier than one commit with all of them.
    let jobs = analysis.jobs
    analysis.jobs = 1
    let others = stride(from: 1, to: commits.count, by: Stretch.length).map { start in
      Stretch(
        commits: commits[start...].prefix(Stretch.length), repository: repository,
        folders: folders, trees: trees, analysis: analysis, store: store)
    }
    let older = DeepStackThreads.map(others.count, jobs: jobs) { number in
      Result { try others[number].entries() }
    }
    entries = try (newest + older.flatMap { try $0.get() }).reversed()
  }

  /// Commits in a row, which are looked at one after the other.
  private struct Stretch: Sendable {
    /// A new stretch does not know whether its first commit says what the one before it said; many
    /// more than threads, so that none ends long after the others.
    static let length = 8

    var commits: ArraySlice<Commit>
    var repository: GitRepository
    var folders: [String: String]
    var trees: TreeObjects
    var analysis: Analysis
    var store: HistoryStore?

    /// The newest first.
    func entries() throws -> [HistoryEntry] {
      var last: Looked?
      var entries: [HistoryEntry] = []
      for commit in commits {
        let folder = folders[commit.id]
        if let stored = store?.entry(of: commit, in: folder, on: analysis.today) {
          entries.append(stored)
          continue
        }
        let tree = try CommitTree(of: repository, at: commit, folder: folder, trees: trees)
        // Most commits of a long history touch documents and tests of other things.
        if let looked = last, looked.saysTheSame(of: tree) {
          last?.entry = looked.entry.moved(to: commit)
        } else {
          var run = analysis
          run.tree = tree
          let linked = try run.run()
          last = Looked(
            files: tree.files(), read: tree.readPaths,
            day: run.dependsOnDay(linked.graph) ? run.today : nil,
            entry: HistoryEntry(of: linked, at: commit))
        }
        guard let looked = last else { continue }
        if tree.identity != nil {
          store?.keep(looked.entry, of: commit, in: folder, on: looked.day)
        }
        entries.append(looked.entry)
      }
      return entries
    }
  }

  /// A commit that was looked at.
  private struct Looked {
    var files: [TreeEntry]
    /// Files that were read besides sources, whose facts may have been known.
    var read: Set<String>
    /// The day, where the figures depend on it.
    var day: Day?
    var entry: HistoryEntry

    /// Whether another tree has the same paths and the same contents where they were looked at.
    func saysTheSame(of tree: CommitTree) -> Bool {
      let others = tree.files()
      return files.count == others.count
        && zip(files, others).allSatisfy { file, other in
          file.path == other.path
            && (file.blob == other.blob
              || !file.path.hasSuffix(".swift") && !read.contains(file.path))
        }
    }
  }
}
