import ArchCheck
import ArgumentParser
import Foundation
import Report

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two commits, or a commit and the work tree.",
    discussion: """
      Reads the commits from git's object store and leaves the checkout alone. Both sides are \
      judged by the configuration of the head.

      Exit codes: 0 nothing new at or above --fail-on, 1 something new, 2 archcheck could \
      not run.
      """)

  @Argument(
    help: """
      The commit to compare with (default: where HEAD left the default branch), or
      BASE..HEAD; BASE...HEAD compares with their merge base.
      """)
  var base: String?

  @Argument(help: "The commit to look at (default: the work tree).")
  var head: String?

  @OptionGroup var options: ProjectOptions

  @Option(help: "The output format.")
  var format: ChangesFormat = .text

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to this file.", valueName: "file"))
  var output: String?

  @Option(help: "Whether text has colours; auto: on a terminal.")
  var color: FormatOptions.ColorChoice = .auto

  @Option(
    help: """
      Write at most so many bytes of Markdown, at least \(FormatSetting.leastMarkdownLimit); GitHub \
      takes comments of 65,536 characters.
      """)
  var limit = 65_000

  @Option(help: "The lowest severity of a new finding that makes the exit code 1.")
  var failOn: FailOn = .warning

  func validate() throws {
    guard limit >= FormatSetting.leastMarkdownLimit else {
      throw ValidationError("--limit takes a number from \(FormatSetting.leastMarkdownLimit)")
    }
  }

  mutating func run() throws {
    let isSinceMergeBase = takeRangeApart()
    let start = ContinuousClock().now
    try CommandSession.with(
      nil, options: options, revision: head, naming: base.map { [$0] } ?? [], sharesFacts: true
    ) { session in
      if let head { try session.noteOtherConfiguration(at: head) }
      let repository = try session.requiredRepository()
      var named = try base(in: repository, of: session)
      if isSinceMergeBase, let commit = session.project.commit {
        named = try repository.mergeBase(named, commit)
      }
      let base = try session.base(named)
      let result = try session.check(withSnapshot: true)
      try session.requireWhole(result)
      let changes = try session.changes(
        from: base, named: baseName(isSinceMergeBase: isSinceMergeBase), to: result,
        named: head ?? "work tree")
      var setting = FormatSetting(of: session)
      setting.seconds = start.elapsedSeconds
      setting.markdownLimit = limit
      setting.failOn = failOn
      setting.fit(output, color)
      let text = format.render(changes, setting)
      try writeFile(text, to: output ?? "-")
      if changes.findings.contains(where: failOn.fails) { throw ExitCode(1) }
    }
  }

  /// Takes `BASE..HEAD` apart, as git reads it: an end that is left out is HEAD.
  ///
  /// - Returns: whether `BASE...HEAD` was written, which compares with the commit at which the two
  ///   parted.
  private mutating func takeRangeApart() -> Bool {
    guard head == nil, let base, let dots = base.firstRange(of: "..") else { return false }
    let isSinceMergeBase = base[dots.upperBound...].hasPrefix(".")
    let last = base[dots.upperBound...].dropFirst(isSinceMergeBase ? 1 : 0)
    self.base = dots.lowerBound == base.startIndex ? "HEAD" : String(base[..<dots.lowerBound])
    head = last.isEmpty ? "HEAD" : String(last)
    return isSinceMergeBase
  }

  private func baseName(isSinceMergeBase: Bool) -> String {
    guard let base else { return "base" }
    return isSinceMergeBase ? "merge base of \(base) and \(head ?? "HEAD")" : base
  }

  private func base(in repository: GitRepository, of session: CommandSession) throws -> Commit {
    if let base { return try repository.commit(base) }
    guard let commit = session.project.commit else {
      throw ProjectError(
        repository.isBare
          ? "a bare repository has no work tree; name two commits: archcheck diff BASE HEAD"
          : "there is no commit yet to compare with")
    }
    return try repository.defaultBase(of: commit)
  }
}

extension CommandSession {
  /// What a result changed since a commit, judged by the same configuration.
  func changes(
    from base: BaseTree, named baseName: String, to result: AnalysisResult,
    named headName: String
  ) throws -> Changes {
    let before = try self.result(of: base, comparedWith: result, withSnapshot: true)
    var changes = try Changes(
      from: before, named: baseName, to: result, named: headName, isHeld: heldByCommits())
    noteOpen(
      undecided: changes.undecided, unheld: changes.unheld, among: changes.findings, since: before)
    changes.configurationChanged = try hasOtherConfiguration(than: base)
    return changes
  }
}

extension ChangesFormat: ExpressibleByArgument {}
