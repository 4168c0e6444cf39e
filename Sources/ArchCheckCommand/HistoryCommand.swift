import ArchCheck
import ArgumentParser
import Foundation
import Report

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Tell how modules, dependencies, cycles and findings came to be over commits.",
    discussion: """
      Follows first parents and reads the commits from git's object store. All of them are judged \
      by the configuration of today.
      """)

  @Argument(help: "FIRST..LAST, or LAST with all before it.")
  var range = "HEAD"

  @OptionGroup var options: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "commit, day, week or a number of commits between two looks.", valueName: "interval"))
  var every: Interval = .week

  @Option(help: "At most this many commits, the newest ones.")
  var limit = Self.defaultLimit

  static let defaultLimit = 200

  @Option(help: "How the history is told.")
  var format: HistoryFormat = .text

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to this file.", valueName: "file"))
  var output: String?

  func run() throws {
    var project = try OpenProject(nil, options: options, usesBaseline: false)
    project.analysis.memory = project.memory
    defer { project.saveCache(options) }
    let history = try project.history(over: range, every: every, limit: limit, options)
    var setting = FormatSetting()
    setting.version = ArchCheckVersion.current
    setting.width = output == nil ? FormatOptions.listWidth() : .max
    let text = format.render(history, setting)
    if let output { try writeFile(text, to: output) } else { printToStandardOutput(text) }
  }
}

extension OpenProject {
  /// The figures of commits of a range, the newest `limit` of those that `interval` chooses.
  func history(
    over range: String, every interval: Interval, limit: Int, _ options: ProjectOptions
  ) throws -> History {
    let repository = try requiredRepository()
    let commits = try repository.commits(in: range)
    if commits.isEmpty {
      tellOnStandardError("note: \(try repository.reason(whyNoneAreIn: range))")
    }
    let chosen = Array(interval.chosen(from: commits).prefix(max(1, limit)))
    return try showingProgress(
      "Looking at \(chosen.count.of("commit")) …", if: options.showsProgress
    ) {
      try History(
        of: chosen, in: repository, judgedBy: analysis,
        store: cache.flatMap { analysis.historyStore(in: $0, folder: repository.prefix) })
    }
  }
}

extension HistoryFormat: ExpressibleByArgument {}

extension Interval: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(argument)
  }
}
