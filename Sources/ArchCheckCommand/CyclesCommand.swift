import ArchCheck
import ArgumentParser
import Report

struct CyclesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cycles",
    abstract: "Show every cycle with the dependencies that are best to cut.")

  @Argument(help: "The project, or a folder in it.")
  var path: String?

  @OptionGroup var unjudged: UnjudgedOptions

  @Option(help: "What forms the cycles.")
  var level: Level = .module

  @OptionGroup var folders: FolderOptions

  @Option(help: "The output format.")
  var format: AnswerFormat = .text

  enum Level: String, ExpressibleByArgument, CaseIterable {
    case module, folder, type
  }

  func validate() throws {
    try folders.validate(isRead: level == .folder)
  }

  func run() throws {
    let options = unjudged.options
    try CommandSession.with(path, options: options, usesBaseline: false) { session in
      session.noteThatAnswerCoversWholeProject(path)
      let graph = try session.graph()
      let cycles = cycles(in: graph)
      if format == .json {
        printToStandardOutput(cyclesJSON(cycles, level: level.rawValue))
        return
      }
      printToStandardOutput(
        cycles.isEmpty
          ? "no cycles between \(level.rawValue)s\(level == .type ? Self.ties : "")"
            + (graph.files.contains(where: \.isTest) ? ", tests apart\n" : "\n")
          : cycles.map { cycleText($0, noun: level.rawValue, width: Terminal.listWidth()) }
            .joined(separator: "\n"))
      if level == .type { printOtherCycles(in: graph, besides: cycles) }
      if level == .module, cycles.isEmpty { printFolders(of: graph) }
    }
  }

  /// Where one module holds most of the code, its folders are what may be in cycles.
  private func printFolders(of graph: DependencyGraph) {
    guard graph.mainModule != nil else { return }
    let cycles = graph.cycles(of: FolderGraph(of: graph, depth: folders.depth))
    guard !cycles.isEmpty else { return }
    let count = cycles.reduce(0) { $0 + $1.members.count }
    printToStandardOutput(
      wrapped(
        "\(count) folders stand in \(cycles.count.of("cycle")): "
          + "`archcheck cycles --level folder` shows \(cycles.count == 1 ? "it" : "them").",
        width: Terminal.listWidth()))
  }

  /// What a cycle of types consists of.
  private static let ties = " by what they inherit, declare or make"

  /// Cycles through calls and through delegates are meant more often than not: they are only counted.
  private func printOtherCycles(in graph: DependencyGraph, besides cycles: [DependencyCycle]) {
    let all = graph.typesInCycles()
    guard all.types > cycles.reduce(0, { $0 + $1.members.count }) else { return }
    let blank = cycles.isEmpty ? "" : "\n"
    printToStandardOutput(
      blank
        + wrapped(
          "Calls, delegates and other uses included, \(all.types) types stand in "
            + "\(all.cycles.of("cycle")), most often meant and therefore only counted.",
          width: Terminal.listWidth()))
  }

  private func cycles(in graph: DependencyGraph) -> [DependencyCycle] {
    switch level {
    case .module: graph.moduleCycles()
    case .folder: graph.cycles(of: FolderGraph(of: graph, depth: folders.depth))
    case .type: graph.typeCycles()
    }
  }
}
