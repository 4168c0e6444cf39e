import ArchCheck
import ArgumentParser
import Report

struct CyclesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cycles",
    abstract: "Show every cycle with the cheapest dependencies to cut.")

  @Argument(help: "The project, or a folder in it.")
  var path: String?

  @OptionGroup var reading: ReadingOptions
  /// Taken wherever a project is; it changes nothing here.
  @OptionGroup(visibility: .hidden) var judging: JudgingOptions

  @Option(help: "module, folder or type.")
  var level: Level = .module

  @OptionGroup var folders: FolderOptions

  @Option(help: "text or json.")
  var format: AnswerFormat = .text

  enum Level: String, ExpressibleByArgument, CaseIterable {
    case module, folder, type
  }

  func run() throws {
    let options = ProjectOptions(reading, judging)
    let project = try OpenProject(path, options: options, usesBaseline: false)
    defer { project.saveCache(options) }
    let graph = try project.graph(options)
    let cycles = cycles(in: graph)
    if format == .json {
      printToStandardOutput(cyclesJSON(cycles, level: level.rawValue))
      return
    }
    guard !cycles.isEmpty else {
      printToStandardOutput("no cycles between \(level.rawValue)s\n")
      return
    }
    printToStandardOutput(cycles.map(cycleText).joined(separator: "\n"))
  }

  private func cycles(in graph: DependencyGraph) -> [DependencyCycle] {
    switch level {
    case .module: graph.moduleCycles()
    case .folder: graph.cycles(of: FolderGraph(of: graph, depth: folders.depth))
    case .type: graph.typeCycles()
    }
  }
}
