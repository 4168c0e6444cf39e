/// Reads and parses the files of a project, several at once.
struct FactsReading: Sendable {
  /// A larger file is not source that people wrote.
  static let largestFile = 8 << 20

  var facts: [SourceFacts]
  var diagnostics: [Diagnostic]
  let effort: Effort

  /// - Parameter jobs: number of threads; the result does not depend on it.
  init(
    of files: [SourceFile], in tree: any SourceTree, jobs: Int, memory: FactsMemory?
  ) throws(ProjectError) {
    let effort = Effort()
    self.effort = effort
    let read = try tree.reading {
      DeepStackThreads.map(files.count, jobs: jobs) { number in
        Self.read(files[number], in: tree, memory, effort)
      }
    }
    facts = read.map(\.facts)
    diagnostics = read.compactMap(\.diagnostic)
  }

  /// What is told of files of which no warning was told before.
  func diagnostics(besides told: [Diagnostic]) -> [Diagnostic] {
    let files = Set(told.filter { $0.severity >= .warning }.compactMap(\.file))
    return diagnostics.filter { $0.file.map { !files.contains($0) } ?? true }
  }

  private static func read(
    _ file: SourceFile, in tree: any SourceTree, _ memory: FactsMemory?, _ effort: Effort
  ) -> (facts: SourceFacts, diagnostic: Diagnostic?) {
    let path = file.path
    let start = ContinuousClock().now
    if let memory, let facts = memory.facts(of: file.blob ?? tree.blob(of: path)) {
      effort.add(ContinuousClock().now - start, to: .read)
      return (facts, diagnostic(of: facts, path))
    }
    guard let source = tree.contents(of: path) else {
      return (.empty, Diagnostic(.warning, "the file cannot be read", file: path))
    }
    guard source.count <= largestFile else {
      let size = source.count >> 20
      return (.empty, Diagnostic(.warning, "the file has \(size) MB and is left out", file: path))
    }
    let scan = SourceScan(source)
    if let line = scan.trap {
      let message = "brackets or texts are nested so deeply that the file is left out"
      return (.empty, Diagnostic(.warning, message, file: path, line: line))
    }
    if let message = Self.reason(whyNotSwift: source) {
      return (.empty, Diagnostic(.warning, message, file: path))
    }
    effort.add(ContinuousClock().now - start, to: .read)
    // The parser skips both versions; what is left is not kept, so that this is told each time.
    if let line = MergeConflict.line(in: source) {
      let message = "the file has an unresolved merge conflict, and both versions are left out"
      return (
        SourceFacts(source: source, comments: scan.comments, effort: effort),
        Diagnostic(.warning, message, file: path, line: line)
      )
    }
    // Asked again: the file may have changed since.
    let facts =
      memory?.facts(
        source: source, comments: scan.comments, blob: file.blob ?? tree.blob(of: path),
        effort: effort)
      ?? SourceFacts(source: source, comments: scan.comments, effort: effort)
    return (facts, diagnostic(of: facts, path))
  }

  /// Why a file is no Swift at all, and what to do about it.
  private static func reason(whyNotSwift source: [UInt8]) -> String? {
    if isLargeFilePointer(source) {
      return "the contents are stored with Git LFS and are not here; `git lfs pull` gets them"
    }
    return isUTF16(source)
      ? "the file is UTF-16, which the compiler does not take, and is left out; save it as UTF-8"
      : nil
  }

  private static func diagnostic(of facts: SourceFacts, _ path: String) -> Diagnostic? {
    facts.firstSyntaxError.map { error in
      Diagnostic(
        .info, "the file is not valid Swift from here on and is read as far as it parses",
        file: path, line: facts.position(of: error).line)
    }
  }
}

extension SourceFacts {
  /// Facts of a file that says nothing.
  static let empty = SourceFacts(source: [], comments: [])
}
