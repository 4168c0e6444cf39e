import ArchCheck
import ArgumentParser
import Report

struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: """
      Explain how a module, type, component or folder depends on another, or describe it.
      """,
    discussion: """
      Where the types of a package are not known, a type counts as using it if its file imports it.

      Exit codes: 0 it does depend on it, 1 it does not, 2 archcheck could not run.
      """)

  @Argument(help: "A component, a module, a folder with a slash in its path, or a type.")
  var from: String

  @Argument(help: "What it may depend on; leave it out to have FROM described.")
  var to: String?

  @Flag(help: "Show one chain for each first hop instead of only the shortest.")
  var all = false

  @Option(help: "The output format.")
  var format: AnswerFormat = .text

  @OptionGroup var unjudged: UnjudgedOptions

  func run() throws {
    let options = unjudged.options
    try CommandSession.with(nil, options: options, usesBaseline: false) { session in
      let graph = try session.graph()
      let sources = try Self.find(from, in: graph)
      let width = Terminal.listWidth()
      guard let to else {
        let texts = sources.map { placeDescription(of: $0, in: graph, width: width) }
        printToStandardOutput(
          format == .json ? placesJSON(sources, in: graph) : texts.joined(separator: "\n"))
        return
      }
      let targets = try Self.find(to, in: graph)
      if sources == targets { throw ProjectError("\(from) and \(to) are the same") }
      let chains = sources.flatMap { source in
        targets.flatMap { graph.chains(from: source, to: $0, all: all) }
      }
      guard !chains.isEmpty else {
        printToStandardOutput(
          format == .json
            ? chainsJSON([], from: from, to: to)
            : "\(from) does not depend on \(to), not even through others\n")
        throw ExitCode(1)
      }
      let shortest = chains.map(\.hops.count).min() ?? 0
      let shown = all ? chains : Array(chains.filter { $0.hops.count == shortest }.prefix(1))
      printToStandardOutput(
        format == .json
          ? chainsJSON(shown, from: from, to: to)
          : shown.map { chainText($0, width: width) }.joined(separator: "\n"))
    }
  }

  static func find(_ name: String, in graph: DependencyGraph) throws -> [GraphPlace] {
    if let component = graph.component(name) { return [component] }
    var places = name.contains("/") ? [] : graph.places(named: name)
    if places.isEmpty { places = graph.folders(named: name) }
    let nested = places.filter { graph.isTail(name, of: $0) }
    if nested.count > 1 {
      throw ProjectError(
        "\(name) is the name of \(nested.count) nested types; write more of it: "
          + nested.map(graph.name).listed(atMost: 6))
    }
    guard places.isEmpty else { return places }
    if name.isEmpty { throw ProjectError("the name of a component, module or type is empty") }
    if let folder = graph.folder(called: name) {
      throw ProjectError("there is no component, module or type \(name); the folder is \(folder)/")
    }
    if name.contains("/") {
      let paths = Set(graph.files.map(\.path).flatMap { [$0] + foldersAbove($0) }).sorted()
      let hint = nearestSpelling(of: name, among: paths)
      throw ProjectError(
        "there is no folder or file \(name) with Swift files of the project"
          + (hint.map { "; did you mean \($0)?" } ?? ""))
    }
    let hint =
      nearestSpelling(
        of: name, among: graph.placeNames + graph.claims.components.keys.sorted())
      ?? nearestSpelling(of: name, among: graph.types.filter(\.isExternal).map(\.name))
    throw ProjectError(
      "there is no component, module or type \(name)\(hint.map { "; did you mean \($0)?" } ?? "")")
  }
}
