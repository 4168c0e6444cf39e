import ArchCheck
import ArgumentParser
import Report

struct MetricsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "Print the figures of each module or type, sortable by any of them.",
    discussion: """
      Figures of a module:

      \(explanation(of: ModuleMetric.self))

      Figures of a type:

      \(explanation(of: TypeMetric.self))
      """)

  private static func explanation<M: Metric>(of metrics: M.Type) -> String {
    metrics.allCases.map { "\($0.label): \($0.meaning)." }.joined(separator: "\n")
  }

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

    func table(of graph: DependencyGraph) -> MetricsTable {
      switch self {
      case .module: MetricsTable(ofModulesIn: graph)
      case .type: MetricsTable(ofTypesIn: graph)
      }
    }
  }

  func run() throws {
    let options = unjudged.options
    try CommandSession.with(path, options: options, usesBaseline: false) { session in
      session.noteThatAnswerCoversWholeProject(path)
      let graph = try session.graph()
      var table = level.table(of: graph)
      if let sort {
        guard let sorted = table.sorted(by: sort) else {
          let other = Level.allCases.first { $0.table(of: graph).sorted(by: sort) != nil }
          throw ProjectError(
            "--sort \(sort): there is no such figure of a \(level.rawValue); "
              + (other.map { "with --level \($0.rawValue) there is" }
                ?? "known are \(table.columns.joined(separator: ", "))"))
        }
        table = sorted
      }
      printToStandardOutput(
        format == .json ? table.json : table.text(width: Terminal.listWidth()))
    }
  }
}
