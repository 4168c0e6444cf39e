import ArchCheck
import ArgumentParser
import Report

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Print the graph of modules, components, types or files.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case tsv, json, dot, mermaid, svg
  }

  @Argument(help: "The project, or a folder in it.")
  var path: String?

  @OptionGroup var options: ProjectOptions

  @Option(help: "module, component, type or file.")
  var level: GraphLevel = .module

  @Option(help: "tsv, json, dot, mermaid or svg.")
  var format: Format = .tsv

  @Option(help: ArgumentHelp("Show only what is near this node.", valueName: "name"))
  var focus: String?

  @Option(help: "How many arrows away from --focus.")
  var depth = 1

  @Flag(help: "List the types instead of their dependencies (type level, tsv).")
  var nodes = false

  @Flag(help: "Show modules and types outside of the project too.")
  var external = false

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write to a file.", valueName: "file"))
  var output: String?

  func run() throws {
    let project = try OpenProject(path, options: options, usesBaseline: false)
    let graph = try project.graph(options)
    let text = try text(of: graph)
    if let output { try writeFile(text, to: output) } else { printToStandardOutput(text) }
  }

  private func text(of graph: DependencyGraph) throws -> String {
    if format == .tsv, level == .type, focus == nil {
      return nodes ? typeTable(of: graph) : typeDependencyTable(of: graph)
    }
    var view = GraphView(of: graph, level: level, includesExternal: external)
    if let focus {
      guard let near = view.focused(on: focus, depth: depth) else {
        let hint = nearestSpelling(of: focus, among: view.nodes.map(\.name))
        throw ProjectError(
          "there is no \(level.rawValue) \(focus)\(hint.map { "; did you mean \($0)?" } ?? "")")
      }
      view = near
    }
    switch format {
    case .tsv: return view.tsv
    case .json: return view.json
    case .dot: return view.dot
    case .mermaid: return view.mermaid
    case .svg: return try drawn(view.dot)
    }
  }
}

extension GraphLevel: ExpressibleByArgument {}

/// Has Graphviz draw a graph.
private func drawn(_ dot: String) throws -> String {
  guard let program = findProgram("dot") else {
    throw ProjectError(
      "Graphviz draws the graph and is not installed: apt install graphviz or brew install graphviz"
    )
  }
  return try runProgram(program, arguments: ["-Tsvg"], input: dot, timeLimit: 60)
}
