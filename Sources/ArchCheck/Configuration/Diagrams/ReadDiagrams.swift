import Markdown

extension Configuration {
  /// Reads the diagrams that contracts name. Errors stop the run.
  mutating func readDiagrams(in tree: any SourceTree) -> [Mistake] {
    var mistakes: [Mistake] = []
    for index in contracts.indices {
      guard let named = contracts[index].diagram else { continue }
      let place = contracts[index].location
      guard let contents = tree.contents(of: named.path) else {
        mistakes.append(Mistake("there is no file \"\(named.path)\"", at: place))
        continue
      }
      let diagrams = Diagram.all(in: String(decoding: contents, as: UTF8.self), path: named.path)
        .map(\.diagram)
      guard let first = diagrams.first else {
        mistakes.append(
          Mistake("\"\(named.path)\" has no Mermaid flowchart or class diagram", at: place))
        continue
      }
      if let second = diagrams.dropFirst().first?.arrows.first {
        mistakes.append(
          Mistake(
            "only the first diagram with an arrow is the contract", at: second.location,
            severity: .warning))
      }
      if let place = first.firstLeftOut {
        mistakes.append(
          Mistake("the diagram has more than \(Diagram.maximumArrows) arrows", at: place))
      }
      contracts[index].kind = DiagramContract(diagram: first)
    }
    return mistakes
  }
}

extension Diagram {
  /// The diagrams of a Markdown text with their blocks, those with an arrow first: where there is one,
  /// what has none is a picture of something else.
  static func all(
    in markdown: String, path: String
  ) -> [(block: CodeBlock, diagram: Diagram)] {
    let drawn = Document(parsing: markdown).codeBlocks.compactMap { block in
      Diagram(mermaid: block, path: path).map { (block, $0) }
    }
    return drawn.filter { !$0.1.arrows.isEmpty } + drawn.filter { $0.1.arrows.isEmpty }
  }

  /// The diagram of a code block; nil for one that is no flowchart or class diagram with a node.
  package init?(mermaid block: CodeBlock, path: String) {
    guard block.language == "mermaid" else { return nil }
    var parser = MermaidParser(path: path)
    for (number, line) in block.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      parser.read(line, number: block.firstLine + number)
    }
    guard !parser.diagram.elements.isEmpty || parser.diagram.firstLeftOut != nil else { return nil }
    self = parser.diagram
  }
}
