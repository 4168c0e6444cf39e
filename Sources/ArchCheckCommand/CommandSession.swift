import ArchCheck
import Foundation
import Report

/// One run of a command: the project that it is about, how it is analysed, and what is kept for the
/// next run.
struct CommandSession {
  /// What the command is asked for.
  let options: ProjectOptions
  let project: OpenedProject
  /// What is analysed and how; a command changes it where it asks for something else.
  var analysis: Analysis
  /// What the configuration's text shows to be doubtful; told already.
  let configurationNotes: [Mistake]
  /// What earlier runs found out.
  var cache: Cache? { project.cache }

  /// What is printed of a run besides its findings; each level has what those before it have, too.
  enum Remarks: Int, Comparable {
    case nothing, diagnostics
    /// Notes that make the run fail under `--strict`.
    case warnings
    case notes

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Opens a project for a command, and keeps what the command finds out even where it fails: after
  /// everything was told.
  ///
  /// - Parameters:
  ///   - keepsBaselineOfUnselectedRules: whether the baseline is whole even where not all rules run.
  ///   - revision: the commit to analyse instead of what is on disk.
  ///   - naming: commits that will be asked for.
  ///   - sharesFacts: whether the run reads other commits too, so that one takes the facts of the
  ///     other.
  static func with<Result>(
    _ path: String?, options: ProjectOptions, usesBaseline: Bool = true,
    keepsBaselineOfUnselectedRules: Bool = false, revision: String? = nil,
    naming revisions: [String] = [],
    sharesFacts: Bool = false, _ body: (CommandSession) throws -> Result
  ) throws -> Result {
    var request = try OpenedProject.Request(options)
    request.usesBaseline = usesBaseline
    request.keepsBaselineOfUnselectedRules = keepsBaselineOfUnselectedRules
    request.revision = revision
    request.comparedRevisions = revisions
    let session = try CommandSession(
      root: root(path, in: options.project), request, options, cache: options.reading.openCache(),
      sharesFacts: sharesFacts)
    return try session.saving(body)
  }

  /// The same for a project without a configuration and a baseline, whatever stands there.
  static func with<Result>(
    root: ProjectRoot, options: ProjectOptions, _ body: (CommandSession) throws -> Result
  ) throws -> Result {
    let session = try CommandSession(
      root: root, Self.request(options, judgedBy: Configuration()), options,
      cache: options.reading.openCache(), sharesFacts: true)
    return try session.saving(body)
  }

  /// The same project judged by another configuration, without a baseline: no file is parsed again.
  func judged(by configuration: Configuration) throws -> CommandSession {
    var session = try CommandSession(
      root: project.root, Self.request(options, judgedBy: configuration), options, cache: cache,
      sharesFacts: false)
    session.analysis.memory = analysis.memory
    return session
  }

  private static func request(
    _ options: ProjectOptions, judgedBy configuration: Configuration
  ) throws -> OpenedProject.Request {
    var request = try OpenedProject.Request(options)
    request.configuration = configuration
    request.usesBaseline = false
    return request
  }

  private func saving<Result>(_ body: (CommandSession) throws -> Result) throws -> Result {
    defer {
      project.saveCache()
      if let failure = cache?.failure, options.verbose {
        note("the cache cannot be written: \(failure)")
      }
    }
    return try body(self)
  }

  private init(
    root: ProjectRoot, _ request: OpenedProject.Request, _ options: ProjectOptions,
    cache: Cache?, sharesFacts: Bool
  ) throws {
    self.options = options
    let commit = request.configurationFile == nil ? request.revision : nil
    var notes: [Mistake] = []
    project = try OpenedProject(at: root, request, cache: cache) { note in
      notes.append(note)
      if !options.quiet { printRemark("\(commit.map(note.at(commit:)) ?? note)") }
    }
    configurationNotes = notes
    try options.requireKnownRules(among: project.rules)
    analysis = project.analysis
    if cache != nil || sharesFacts { analysis.memory = FactsMemory(cache: cache) }
  }

  /// The root of what is looked at; a path is one in the folder, or in the current one.
  private static func root(_ path: String?, in folder: String?) throws -> ProjectRoot {
    guard let path, let folder else { return try projectRoot(for: path ?? folder ?? ".") }
    let inside = absolutePath(path, in: folder)
    let found = try projectRoot(
      for: FileManager.default.fileExists(atPath: inside) ? inside : path)
    guard try found.path == projectRoot(for: folder).path else {
      throw ProjectError("\(path) is no part of the project in \(folder), which -C names")
    }
    return found
  }

  /// Runs the analysis and prints what came of it besides findings.
  func run(printing remarks: Remarks = .notes) throws -> LinkedResult {
    var linked = try analysed()
    linked.result = completed(linked.result, printing: remarks)
    return linked
  }

  private func analysed() throws -> LinkedResult {
    let name = printable(analysis.rootName)
    return try showingProgress("Analysing \(name) …", if: options.showsProgress) {
      try OpenedProject.naming(project.configuredAt) { try analysis.run() }
    }
  }

  /// The same without the graph, from an earlier run where nothing changed since.
  ///
  /// - Parameter withSnapshot: whether the result needs a snapshot, to be compared with another.
  func check(withSnapshot: Bool = false) throws -> AnalysisResult {
    let result = try analysis.result(keptIn: cache, withSnapshot: withSnapshot) {
      let linked = try analysed()
      keepUntilExit(linked.graph)
      return linked
    }
    return completed(result, printing: .notes)
  }

  /// The result with what is known of the project besides.
  private func completed(_ result: AnalysisResult, printing remarks: Remarks) -> AnalysisResult {
    var result = result
    result.project.revision = project.commit?.id
    result.project.dirty = project.isDirty
    if let missingBaseline = project.missingBaseline { result.notes.append(missingBaseline) }
    if !options.quiet { printRemarks(about: result, remarks) }
    if options.timings {
      for timing in result.timings { printTiming(timing.step, seconds: timing.seconds) }
    }
    return result
  }

  /// How many warnings make the run fail under `--strict`: of the configuration, of entries of the
  /// baseline that nothing needs, of patterns that match nothing, of files that cannot be read.
  func strictWarnings(in result: AnalysisResult) -> Int {
    configurationNotes.count { $0.severity == .warning }
      + result.summary.resolved + result.notes.count(where: \.failsStrict)
      + result.diagnostics.count { diagnostic in
        diagnostic.severity >= .warning && diagnostic.file.map(result.unread.contains) ?? false
      }
  }

  /// Ends a run whose result lacks the modules of a project file that cannot be read: to compare or
  /// to accept it would take them for gone.
  func requireWhole(_ result: AnalysisResult) throws(ProjectError) {
    let files = Set(result.failures.map { $0.file ?? project.root.path })
    guard !files.isEmpty else { return }
    let them = files.count == 1 ? "it" : "them"
    throw ProjectError(
      "\(files.sorted().listed(atMost: 3)) cannot be read, and modules are missing for \(them); "
        + "mend \(them), or leave \(them) out by `exclude` in the configuration")
  }

  /// - Parameter side: says which tree is meant where it is not the one that is looked at.
  func printRemarks(_ diagnostics: [Diagnostic], at side: String = "") {
    for diagnostic in diagnostics where options.verbose || diagnostic.severity > .info {
      let line = [diagnostic.line, diagnostic.column].compactMap { $0.map { ":\($0)" } }.joined()
      let place = diagnostic.file.map { "\($0)\(line): " } ?? ""
      printRemark("\(side)\(place)\(diagnostic.severity): \(diagnostic.message)")
    }
  }

  private func printRemarks(about result: AnalysisResult, _ level: Remarks) {
    if level >= .diagnostics { printRemarks(result.diagnostics) }
    for note in result.notes where level >= (note.failsStrict ? .warnings : .notes) {
      var note = note
      if let commit = project.configuredAt, let file = note.location?.file {
        note.location?.file = "\(commit):\(file)"
      }
      printRemark("\(note)")
    }
  }
}

extension CommandSession {
  /// Prints a remark to standard error, unless the user wants none.
  func note(_ text: @autoclosure () -> String) {
    if !options.quiet { printRemark("note: \(text())") }
  }

  /// Tells who names a part of the project that the answer is about all of it.
  ///
  /// - Parameter way: how to narrow it, where that is possible.
  func noteThatAnswerCoversWholeProject(_ path: String?, way: String? = nil) {
    guard let path, !analysis.focus.isEmpty else { return }
    note(
      "this is about all of the project that \(path) is a part of"
        + (way.map { "; \($0)" } ?? ""))
  }

  /// The linked graph with its roles; no rule runs. Notes about the project are left to `check`.
  ///
  /// Without all modules there is no answer about them: what a missing one uses would be missing too.
  func graph() throws -> DependencyGraph {
    let linked = try runWithoutRules(printing: .warnings)
    try requireWhole(linked.result)
    return linked.graph
  }

  /// Without contracts and a baseline either.
  func runWithoutRules(printing remarks: Remarks = .notes) throws -> LinkedResult {
    var session = self
    session.analysis.rules = []
    session.analysis.configuration.contracts = []
    session.analysis.baseline = nil
    return try session.run(printing: remarks)
  }
}

extension OpenedProject.Request {
  fileprivate init(_ options: ProjectOptions) throws(ProjectError) {
    self.init()
    configurationFile = options.config
    choice = try options.ruleChoice()
    baselineFile = options.baseline
    today = options.today.flatMap { Day($0) }
    // More threads than that help nobody.
    jobs = min(options.jobs ?? jobs, 1024)
    evaluatesManifests = options.evaluateManifests
  }
}

extension ProjectOptions {
  fileprivate func ruleChoice() throws(ProjectError) -> RuleChoice {
    let known = Profile.allCases.map(\.rawValue) + ["none"]
    for name in judging.profile where !known.contains(name) {
      throw ProjectError(
        "--profile \(name): there is no such profile; known are \(known.joined(separator: ", "))")
    }
    return RuleChoice(profiles: judging.profile, only: selection.only, skip: selection.skip)
  }

  fileprivate func requireKnownRules(among rules: [EffectiveRule]) throws(ProjectError) {
    let known = rules.map(\.id) + ContractCatalog.words
    for name in selection.only + selection.skip where !known.contains(name) {
      if AcceptanceDemand.all.contains(where: { $0.id == name }) {
        throw ProjectError(
          "\(name) is no rule to choose: what is demanded of comments and exceptions always holds")
      }
      if let separator = name.firstIndex(of: ",") {
        throw ProjectError(
          "\(name): one rule at a time; repeat the option, as in --only \(name[..<separator]) "
            + "--only \(name[name.index(after: separator)...])")
      }
      let hint = nearestSpelling(of: name, among: known)
      throw ProjectError("there is no rule \(name); \(ruleHint(hint))")
    }
  }
}

/// What to do about a rule that does not exist.
func ruleHint(_ nearest: String?) -> String {
  nearest.map { "did you mean \($0)?" } ?? "`archcheck rules` lists them"
}
