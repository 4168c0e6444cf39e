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

  @Argument(help: "FIRST..LAST, or LAST with all before it (default: HEAD).")
  var range = "HEAD"

  @OptionGroup var options: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "commit, day, week or a number of commits between two looks.", valueName: "interval"))
  var every: Interval = .week

  @Option(help: "At most this many commits, the newest ones.")
  var limit = 200

  @Option(help: "text, json or markdown.")
  var format: HistoryFormat = .text

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to this file.", valueName: "file"))
  var output: String?

  func run() throws {
    var project = try OpenProject(nil, options: options, usesBaseline: false)
    let repository = try project.requiredRepository()
    project.analysis.memory = FactsMemory()
    let commits = try repository.commits(in: range)
    let history = try History(
      of: Array(every.chosen(from: commits).prefix(max(1, limit))), in: repository,
      judgedBy: project.analysis, store: nil)
    var setting = FormatSetting()
    setting.version = ArchCheckVersion.current
    let text = format.render(history, setting)
    if let output { try writeFile(text, to: output) } else { printToStandardOutput(text) }
  }
}

extension HistoryFormat: ExpressibleByArgument {}

extension Interval: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(argument)
  }
}
