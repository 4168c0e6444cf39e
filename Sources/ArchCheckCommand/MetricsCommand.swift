import ArchCheck
import ArgumentParser
import Report

struct MetricsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "Print the figures of each module or type, sortable by any of them.",
    discussion: """
      Modules and types: Ca, how many others use it; Ce, how many others it uses.

      Modules: I, instability, Ce of Ca + Ce; A, abstractness, the share of protocols and of \
      classes with methods that only trap; D, the distance from the line on which A and I add \
      up to 1.

      Types: WMC, the sum of its methods' cyclomatic complexities; LCOM4, groups of methods that \
      share no data; TCC, the share of pairs of methods that share data; ATFD, properties of other \
      types that it reads; DIT, superclasses above it; NOC, classes directly below it.
      """)

  @Argument(help: "The project, or a folder in it.")
  var path: String?

  @OptionGroup var unjudged: UnjudgedOptions

  @Option(help: "What the figures are about.")
  var level: Level = .module

  @Option(help: ArgumentHelp("Sort by this figure, greatest first.", valueName: "figure"))
  var sort: String?

  @Option(help: "The output format.")
  var format: AnswerFormat = .text

  enum Level: String, ExpressibleByArgument, CaseIterable {
    case module, type
  }

  func run() throws {
    let options = unjudged.options
    let session = try CommandSession(path, options: options, usesBaseline: false)
    defer { session.saveCache(options) }
    session.noteThatAnswerCoversWholeProject(path, options)
    let graph = try session.graph(options)
    var table =
      level == .module ? MetricsTable(ofModulesIn: graph) : MetricsTable(ofTypesIn: graph)
    if let sort {
      guard let sorted = table.sorted(by: sort) else {
        throw ProjectError(
          "--sort \(sort): there is no such figure of a \(level.rawValue); known are "
            + table.columns.joined(separator: ", "))
      }
      table = sorted
    }
    printToStandardOutput(
      format == .json ? table.json : table.text(width: FormatOptions.listWidth()))
  }
}
