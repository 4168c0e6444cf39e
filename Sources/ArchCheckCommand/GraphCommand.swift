import ArchCheck
import ArgumentParser
import Foundation
import Report

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Print the graph of modules, components, folders, types or files.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case tsv, json, dot, mermaid, svg
  }

  @Argument(help: "The project, or a folder in it.")
  var path: String?

  @OptionGroup var unjudged: UnjudgedOptions

  @Option(help: "What the nodes are; test code has no folders.")
  var level: GraphLevel = .module

  @OptionGroup var folders: FolderOptions

  @Option(name: .customLong("format"), help: "The output format (default: tsv).")
  var chosenFormat: Format?

  private var format: Format { chosenFormat ?? .tsv }

  @Option(help: ArgumentHelp("Show only what is near this node.", valueName: "name"))
  var focus: String?

  @Option(help: "How many arrows to follow from --focus (default: 1).")
  var depth: Int?

  @Option(help: "Which arrows to follow from --focus: to what it uses, to its users, or both.")
  var direction: GraphView.Direction = .both

  @Flag(help: "List the types instead of their dependencies (--level type --format tsv).")
  var nodes = false

  @Flag(
    help: """
      Also show modules and types outside the project (--level module, component or type; \
      --level type as tsv without --focus lists every use anyway).
      """)
  var external = false

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write to a file.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Bring the Mermaid diagram in this Markdown file up to date with the code.",
      valueName: "file"))
  var update: String?

  func validate() throws {
    if update != nil {
      // The diagram says what its nodes are.
      guard chosenFormat ?? .mermaid == .mermaid, output == nil, level == .module, focus == nil,
        depth == nil, !nodes,
        !external, folders.chosenDepth == nil
      else {
        throw ValidationError(
          "--update writes mermaid and goes with no other option of the graph")
      }
    }
    if nodes, level != .type || format != .tsv || focus != nil || external {
      throw ValidationError(
        "--nodes goes with --level type and --format tsv, and without --focus and --external")
    }
    if direction != .both, focus == nil {
      throw ValidationError("--direction goes with --focus")
    }
    if let depth {
      guard focus != nil else { throw ValidationError("--depth goes with --focus") }
      guard depth >= 0 else { throw ValidationError("--depth is at least 0") }
    }
    if external, level == .folder || level == .file {
      throw ValidationError("--external goes with --level module, component or type")
    }
    try folders.validate(isRead: level == .folder)
  }

  func run() throws {
    let options = unjudged.options
    let diagram = try update.map(readDiagram)
    try CommandSession.with(path, options: options, usesBaseline: false) { session in
      session.noteThatAnswerCoversWholeProject(
        path, way: "--focus shows what is near a node")
      let graph = try session.graph()
      if let update, let diagram {
        return try updateDiagram(
          diagram, in: update, with: graph, counting: session.usesCounted(byDiagramIn: update))
      }
      let text = try text(of: graph)
      try writeFile(text, to: output ?? "-")
    }
  }

  private func readDiagram(in path: String) throws -> String {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw ProjectError("\(path): the file cannot be read; --update changes one that is there")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ProjectError("\(path): the file cannot be read as text")
    }
    return text
  }

  private func updateDiagram(
    _ old: String, in path: String, with graph: DependencyGraph,
    counting counted: Set<Contract.Use>
  ) throws {
    guard
      let new = Configuration.updatingDiagram(
        in: old, path: path, with: graph, counting: counted)
    else {
      throw ProjectError(
        "\(path): there is no Mermaid flowchart or class diagram with something drawn in it; "
          + "archcheck graph --format mermaid prints one")
    }
    if new != old { try writeFile(new, to: path) }
    printToStandardOutput(
      new == old ? "\(path) is up to date already\n" : "\(path) is up to date now\n")
  }

  private func text(of graph: DependencyGraph) throws -> String {
    if format == .tsv, level == .type, focus == nil {
      return nodes ? typeTable(of: graph) : typeDependencyTable(of: graph)
    }
    if level == .component, graph.claims.components.isEmpty {
      throw ProjectError("there are no components; the configuration names them: `components`")
    }
    var view = GraphView(
      of: graph, level: level, includesExternal: external, folderDepth: folders.depth)
    if let focus {
      guard let near = view.focused(on: focus, depth: depth ?? 1, direction: direction) else {
        throw ProjectError(
          "there is no \(level.rawValue) \(focus)" + hint(for: focus, in: view, of: graph))
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

  /// The option that makes a name a node, or else the name that was meant.
  private func hint(for name: String, in view: GraphView, of graph: DependencyGraph) -> String {
    let folder = pathSteps(name).joined(separator: "/")
    if level == .folder, !folder.isEmpty,
      graph.files.contains(where: { $0.isTest && isSameOrInside($0.path, folder) })
    {
      return " outside of tests, whose folders are left out"
    }
    let other = GraphLevel.allCases.first { other in
      other != level
        && GraphView(
          of: graph, level: other, includesExternal: false, folderDepth: folders.depth
        ).focused(on: name, depth: 0) != nil
    }
    if let other { return "; there is a \(other.rawValue) of that name: --level \(other.rawValue)" }
    let names = view.nodes.map(\.name)
    return (nearestSpelling(of: name, among: names) ?? nearestEnd(of: name, among: names))
      .map { "; did you mean \($0)?" } ?? ""
  }
}

extension GraphLevel: ExpressibleByArgument {}

extension CommandSession {
  /// What the contracts whose diagram stands in a file count as use; all where there is none.
  fileprivate func usesCounted(byDiagramIn file: String) -> Set<Contract.Use> {
    let contracts = analysis.configuration.contracts.filter { contract in
      guard let diagram = contract.diagram else { return false }
      return absolutePath(diagram.path, in: project.root.path) == absolutePath(file, in: ".")
    }
    return contracts.isEmpty
      ? Set(Contract.Use.allCases) : contracts.reduce(into: []) { $0.formUnion($1.uses) }
  }
}

/// The name of which `word` is most likely meant to be the last part: of `Shop.Session` for `Sesion`.
private func nearestEnd(of word: String, among names: [String]) -> String? {
  let ends = Dictionary(
    names.map { ($0.contains("/") ? lastComponent(of: $0) : lastPart(of: $0), $0) },
    uniquingKeysWith: min)
  return nearestSpelling(of: word, among: Array(ends.keys)).flatMap { ends[$0] }
}

/// Has Graphviz draw a graph.
private func drawn(_ dot: String) throws -> String {
  guard let program = findProgram("dot") else {
    throw ProjectError(
      "Graphviz draws the graph and is not installed: apt install graphviz or brew install graphviz"
    )
  }
  do {
    return try runProgram(program, arguments: ["-Tsvg"], input: dot, timeLimit: .seconds(60))
  } catch {
    throw ProjectError(
      "\(error); --focus NAME draws a part of the graph, and --format dot leaves the drawing to you"
    )
  }
}

extension GraphView.Direction: ExpressibleByArgument {}
