import ArchCheck
import ArgumentParser
import Report

struct CyclesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cycles",
    abstract: "Show every cycle with the cheapest dependencies to cut.")

  @Argument(help: "The project, or a folder in it.")
  var path: String?

  @OptionGroup var options: ProjectOptions

  @Option(help: "module or type.")
  var level: Level = .module

  enum Level: String, ExpressibleByArgument, CaseIterable {
    case module, type
  }

  func run() throws {
    let project = try OpenProject(path, options: options, usesBaseline: false)
    defer { project.saveCache(options) }
    let graph = try project.graph(options)
    let cycles = level == .module ? graph.moduleCycles() : graph.typeCycles()
    guard !cycles.isEmpty else {
      printToStandardOutput("no cycles between \(level.rawValue)s\n")
      return
    }
    printToStandardOutput(cycles.map(cycleText).joined(separator: "\n"))
  }
}
