import ArchCheck
import Report

extension CommandSession {
  /// The commit that a run is compared with; nil where that is HEAD and there is no commit yet.
  func base(named revision: String) throws -> BaseTree? {
    let repository = try requiredRepository()
    if ["HEAD", "@"].contains(revision), try repository.head() == nil { return nil }
    return try base(repository.commit(revision))
  }

  /// Says that there is no commit to compare with.
  func noteFirstCommit() {
    note(
      "there is no commit yet; with nothing to compare with, all findings count as known")
  }

  /// Whether commits hold a file of the analysed tree; git is asked when the first file is.
  func heldByCommits() -> (String) throws -> Bool {
    guard analysis.tree is DiskTree, let repository = project.repository else {
      return { _ in true }
    }
    var asked: UnheldPaths?
    return { file in
      let unheld = try asked ?? repository.unheldPaths()
      asked = unheld
      return !unheld.contain(file)
    }
  }

  /// Says what a comparison leaves open.
  ///
  /// - Parameter findings: those of the comparison.
  func noteOpen(
    undecided: [Finding], unheld: [Finding], among findings: [Finding], since base: AnalysisResult
  ) {
    let before = Set(base.unread)
    let late = findings.filter { $0.state == .new && before.contains($0.file) }
    note(undecided, "of the base may be resolved or not", "cannot be read in full now")
    note(late, "may not be new", "could not be read in full at the base")
    note(
      unheld, "cannot be compared and count as known",
      "no commit holds, because a submodule does or git ignores it")
  }

  private func note(_ findings: [Finding], _ what: String, _ why: String) {
    guard let first = findings.first else { return }
    let files = Set(findings.map(\.file)).count
    let others = files > 1 ? ", as \((files - 1).of("other file"))" : ""
    note(
      "\(findings.count.of("finding")) \(what): \(first.file) is a file that \(why)"
        + others)
  }
}
