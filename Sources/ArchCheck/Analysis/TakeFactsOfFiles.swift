/// Reads and parses the files of a project, several at once.
struct FactsReading: Sendable {
  /// A larger file is not source that people wrote.
  static let largestFile = 8 << 20

  var facts: [SourceFacts]
  var diagnostics: [Diagnostic]

  /// - Parameter jobs: number of threads; the result does not depend on it.
  init(of files: [SourceFile], in tree: any SourceTree, jobs: Int) {
    let read = ParserThreads.map(files.count, jobs: jobs) { number in
      Self.read(files[number].path, in: tree)
    }
    facts = read.map(\.facts)
    diagnostics = read.compactMap(\.diagnostic)
  }

  private static func read(
    _ path: String, in tree: any SourceTree
  ) -> (facts: SourceFacts, diagnostic: Diagnostic?) {
    guard let source = tree.contents(of: path) else {
      return (.empty, Diagnostic(.warning, "the file cannot be read", file: path))
    }
    guard source.count <= largestFile else {
      let size = source.count >> 20
      return (.empty, Diagnostic(.warning, "the file has \(size) MB and is left out", file: path))
    }
    let facts = SourceFacts(source: source)
    guard let error = facts.firstSyntaxError else { return (facts, nil) }
    let diagnostic = Diagnostic(
      .info, "the file is not valid Swift from here on and is read as far as it parses",
      file: path, line: facts.position(of: error).line)
    return (facts, diagnostic)
  }
}

extension SourceFacts {
  /// Facts of a file that says nothing.
  static let empty = SourceFacts(source: [])
}
