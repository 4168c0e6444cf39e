import ArchCheck
import ArgumentParser
import Foundation
import Report

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show how modules, dependencies, cycles and findings changed over commits.",
    discussion: """
      Follows first parents and reads the commits from git's object store. All of them are judged \
      by today's configuration.

      Columns: deps is the number of dependencies between modules of the project; cycles, of \
      cycles of modules and of types; public, of declarations that other modules can see. D is the \
      mean distance of modules from the main sequence, which `archcheck metrics --help` explains.
      """)

  @Argument(help: "FIRST..LAST, or LAST with all commits before it.")
  var range = "HEAD"

  @OptionGroup var uncompared: UncomparedOptions

  @Option(
    help: ArgumentHelp(
      "The step: commit, day, week or a number of commits.", valueName: "interval"))
  var every: Interval = .week

  @Option(help: "Show at most so many commits, the newest ones.")
  var limit = Self.defaultLimit

  static let defaultLimit = 200

  @Option(help: "The output format.")
  var format: HistoryFormat = .text

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to this file.", valueName: "file"))
  var output: String?

  func validate() throws {
    if limit < 1 { throw ValidationError("--limit takes a number from 1") }
  }

  func run() throws {
    try CommandSession.with(
      nil, options: uncompared.options, usesBaseline: false, sharesFacts: true
    ) { session in
      let (history, left) = try session.history(over: range, every: every, limit: limit)
      var setting = FormatSetting()
      setting.version = ArchCheckVersion.current
      setting.width = output == nil ? Terminal.listWidth() : .max
      var text = format.render(history, setting)
      if format == .text, let left { text += left + "\n" }
      try writeFile(text, to: output ?? "-")
    }
  }
}

extension CommandSession {
  /// The figures of commits of a range, the newest `limit` of those that `interval` chooses, and
  /// which are left out and how to see them.
  func history(
    over range: String, every interval: Interval, limit: Int
  ) throws -> (history: History, left: String?) {
    let repository = try requiredRepository()
    let commits = try repository.commits(in: range)
    if commits.isEmpty {
      printRemark("note: \(try repository.reason(whyNoneAreIn: range))")
    }
    if repository.isShallow, !range.contains("..") {
      printRemark(
        "note: this is a shallow clone, whose history is cut off; `git fetch --unshallow` fetches all"
      )
    }
    let meant = interval.chosen(from: commits)
    let chosen = Array(meant.prefix(max(1, limit)))
    var remedies: [String] = []
    if meant.count < commits.count { remedies.append("--every commit") }
    if chosen.count < meant.count { remedies.append("a higher --limit") }
    let shows =
      remedies.count > 1 ? "show more" : commits.count > limit ? "shows more" : "shows all"
    let left =
      remedies.isEmpty
      ? nil
      : "\(chosen.count) of \(commits.count.of("commit")), \(interval.phrase); "
        + "\(remedies.listed) \(shows)"
    if let newest = chosen.first {
      try noteLeftOut(CommitTree(of: repository, at: newest).listing().submodules)
    }
    let folders = try formerFolders(at: chosen)
    let start = ContinuousClock().now
    let history = try showingProgress(
      "Looking at \(chosen.count.of("commit")) …", if: options.showsProgress
    ) {
      try History(
        of: chosen, in: repository, folders: folders, judgedBy: analysis,
        store: cache.flatMap { analysis.historyStore(in: $0, folder: repository.prefix) })
    }
    if options.timings { printTiming("history", seconds: start.elapsedSeconds) }
    return (history, left)
  }

  /// Where the project stood at commits that lack its folder, by their ids, and a word of each move.
  ///
  /// - Parameter commits: the newest first.
  private func formerFolders(at commits: [Commit]) throws -> [String: String] {
    let repository = try requiredRepository()
    guard let oldest = commits.last, try CommitTree(of: repository, at: oldest).isMissing else {
      return [:]
    }
    var folders: [String: String] = [:]
    var folder: String?
    for (number, commit) in commits.enumerated() {
      if try CommitTree(of: repository, at: commit, folder: folder).isMissing {
        guard let former = try formerFolder(at: commit) else {
          noteEmpty(commits.count - number, of: commits.count)
          return folders
        }
        let move = try stood("is followed to", former, at: commit)
        note(move)
        folder = former
      }
      folders[commit.id] = folder
    }
    return folders
  }

  private func noteEmpty(_ count: Int, of all: Int) {
    note(
      "the project's folder is not there at the oldest \(count) of "
        + "\(all.of("commit")), whose figures are therefore 0")
  }
}

extension Interval {
  /// Which commits are looked at, in the reader's words.
  fileprivate var phrase: String {
    switch self {
    case .commit: "the newest ones"
    case .day: "the last of each day"
    case .week: "the last of each week"
    case .every(let count): "one of every \(count)"
    }
  }
}

extension HistoryFormat: ExpressibleByArgument {}

extension Interval: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(argument)
  }
}
