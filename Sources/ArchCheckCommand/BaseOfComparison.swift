import ArchCheck
import Report

extension CommandSession {
  /// The project's folder as it was at another commit, where it stood then.
  func base(_ commit: Commit) throws(ProjectError) -> BaseTree {
    let repository = try requiredRepository()
    let base = try BaseTree(
      committed(commit), beside: analysis.tree is DiskTree ? analysis.tree : nil,
      untracked: repository.untrackedPaths, unheld: repository.unheldPaths)
    noteShared(in: base)
    if !(analysis.tree is DiskTree) {
      try noteLeftOut(base.listing().submodules + analysis.tree.listing().submodules)
    }
    return base
  }

  /// Says which submodules are not looked at, as only commits are read.
  func noteLeftOut(_ submodules: [String]) {
    guard !submodules.isEmpty else { return }
    note(
      "commits do not hold the files of submodules: \(Set(submodules).sorted().listed(atMost: 3)) "
        + "\(Set(submodules).count == 1 ? "is" : "are") left out")
  }

  /// Says what is read from disk for the commit too.
  private func noteShared(in base: BaseTree) {
    if !base.submodules.isEmpty {
      let isOne = base.submodules.count == 1
      note(
        "commits do not hold the files of submodules: \(base.submodules.listed(atMost: 3)) "
          + (isOne ? "stands on both sides as it is" : "stand on both sides as they are")
          + " on disk, so changes in \(isOne ? "it" : "them") are not reported")
    }
    if !base.projects.isEmpty {
      note(
        "git does not track \(base.projects.listed(atMost: 3)): for both sides "
          + "\(base.projects.count == 1 ? "it says" : "they say") what the modules are")
    }
    if let first = base.ignored.first {
      let others =
        base.ignored.count > 1 ? " and \((base.ignored.count - 1).of("other Swift file"))" : ""
      note(
        "git ignores \(first)\(others): both sides are read with what is on disk")
    }
  }

  private func committed(_ commit: Commit) throws(ProjectError) -> CommitTree {
    let repository = try requiredRepository()
    let tree = try CommitTree(of: repository, at: commit)
    guard tree.isMissing, let folder = try formerFolder(at: commit) else { return tree }
    let move = try stood("is compared with", folder, at: commit)
    note(move)
    return try CommitTree(of: repository, at: commit, folder: folder)
  }

  /// Where the project's folder stood at a commit that lacks it; nil where git knows of no move.
  func formerFolder(at commit: Commit) throws(ProjectError) -> String? {
    let sources = try analysis.tree.listing().entries.map(\.path).filter { $0.hasSuffix(".swift") }
    return try requiredRepository().formerFolder(
      of: Set(sources), at: commit, before: analysis.tree is DiskTree ? nil : project.commit)
  }

  /// `apps/shop is compared with shop, where it stood at 12ab…`
  func stood(
    _ verb: String, _ folder: String, at commit: Commit
  ) throws(ProjectError) -> String {
    let now = try requiredRepository().prefix.split(separator: "/").joined(separator: "/")
    let place = folder.isEmpty ? "the top of the repository" : folder
    return "\(now) \(verb) \(place), where it stood at \(commit.id.prefix(12))"
  }

  /// The result of another commit, judged as this project is: by its configuration, on its day.
  ///
  /// - Parameters:
  ///   - head: what it is compared with, whose diagnostics were told.
  ///   - withSnapshot: whether the result needs a snapshot, as more than the findings is compared.
  func result(
    of base: BaseTree, comparedWith head: AnalysisResult, withSnapshot: Bool
  ) throws -> AnalysisResult {
    var analysis = analysis
    analysis.tree = base
    analysis.head = self.analysis.tree
    analysis.baseline = nil
    analysis.reading = .syntax
    var result = try analysis.result(
      keptIn: cache, withSnapshot: withSnapshot, orOf: analysis.run)
    result.project.revision = base.revision
    if !options.quiet {
      let known = Set(head.diagnostics.map { [$0.file, $0.message] })
      printRemarks(
        result.diagnostics.filter { !known.contains([$0.file, $0.message]) },
        at: "at commit \(base.revision.prefix(12)): ")
    }
    return result
  }

  /// The repository, or why there is none.
  func requiredRepository() throws(ProjectError) -> GitRepository {
    if let repository = project.repository { return repository }
    return try GitRepository(at: project.root.path, cache: cache)
  }

  /// Says that the configuration on disk is not used where that of a commit, or none, is.
  func noteOtherConfiguration(at commit: String) throws {
    guard options.config == nil, !options.quiet,
      let disk = try OpenedProject.configurationFile(in: DiskTree(root: project.root.path)),
      try disk.bytes != OpenedProject.configurationFile(in: analysis.tree)?.bytes
        || ConfigurationFiles(besideFileIn: project.root.path)
          .differ(from: analysis.configuration.extendedFiles)
    else { return }
    note(
      "both sides are judged as \(commit) says, and \(disk.name) on disk is another one; "
        + "--config \(disk.name) uses that")
  }

  /// Whether the base has another configuration in its root, or extends other files.
  func hasOtherConfiguration(
    than base: BaseTree
  ) throws(ProjectError) -> Bool {
    if try OpenedProject.configurationFile(in: base)?.bytes
      != OpenedProject.configurationFile(in: analysis.tree)?.bytes
    {
      return true
    }
    let extended = analysis.configuration.extendedFiles
    guard options.config == nil, !extended.isEmpty else { return false }
    let repository = try requiredRepository()
    return try ConfigurationFiles(of: repository, at: repository.commit(base.revision))
      .differ(from: extended)
  }
}
