import ArchCheck
import Foundation
import Report

/// A project on disk or at a commit with its configuration and baseline, ready to be analysed.
struct OpenProject {
  private let opened: OpenedProject
  var root: ProjectRoot { opened.root }
  var configuration: Configuration
  var rules: [ConfiguredRule]
  /// What the run holds its findings against: of rules that it leaves out, nothing.
  var baseline: Baseline?
  /// Whether a file says anything; else the defaults hold.
  var hasConfiguration: Bool { opened.configurationFile != nil }
  /// What the configuration's text shows to be doubtful; told already.
  private(set) var configurationNotes: [Mistake]
  /// Path of the baseline, whether it is there or not.
  var baselinePath: String { opened.baselinePath }
  var analysis: Analysis
  /// Whether notes about the project are told; who asks about the graph was told by a check.
  private var tellsNotes = true
  /// What earlier runs found out.
  var cache: Cache?
  /// Knows the files on disk that were not touched since.
  var index: ContentIndex? { opened.index }
  /// Facts that several trees of this run share.
  var memory: FactsMemory

  /// The repository that holds the root, where there is one and git can read it.
  var repository: GitRepository? { opened.repository }
  /// The analysed commit, or the one that is checked out.
  var commit: Commit? { opened.commit }
  /// Whether the analysed files are not those of the commit.
  var isDirty: Bool { opened.isDirty }

  /// - Parameters:
  ///   - revision: the commit to analyse instead of what is on disk.
  ///   - naming: commits that will be asked for.
  ///   - keepsEntries: whether the baseline is whole even where not all rules run.
  init(
    _ path: String?, options: ProjectOptions, usesBaseline: Bool = true,
    keepsEntries: Bool = false, revision: String? = nil, naming revisions: [String] = []
  ) throws {
    try self.init(
      root: try Self.root(path, in: options.project), configuration: nil, options: options,
      usesBaseline: usesBaseline, keepsEntries: keepsEntries,
      revision: revision, naming: revisions)
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

  /// - Parameter configured: the configuration; nil reads the project's.
  init(
    root: ProjectRoot, configuration configured: Configuration?, options: ProjectOptions,
    usesBaseline: Bool, keepsEntries: Bool = false, revision: String? = nil,
    naming revisions: [String] = []
  ) throws {
    var request = OpenedProject.Request()
    request.revision = revision
    request.revisions = revisions
    request.configuration = configured
    request.configurationFile = options.config
    request.profiles = try Self.profiles(options)
    request.usesBaseline = usesBaseline
    request.baselineFile = options.baseline
    request.today = options.today.flatMap { Day($0) }
    // More threads than that help nobody.
    request.jobs = min(options.jobs ?? request.jobs, 1024)
    request.evaluatesManifests = options.evaluateManifests
    cache = options.reading.openCache()
    memory = FactsMemory(cache: cache)
    let commit = options.config == nil ? revision : nil
    var notes: [Mistake] = []
    opened = try OpenedProject(at: root, request, cache: cache) { note in
      notes.append(note)
      if !options.quiet { tellOnStandardError("\(commit.map(note.at(commit:)) ?? note)") }
    }
    configurationNotes = notes
    rules = try Self.selected(opened.rules, options: options)
    configuration = opened.configuration
    configuration.leaveOutContracts { !options.looksAt(rule: $0.kind.id) }
    baseline = opened.baseline
    let isWhole = options.profile.isEmpty && options.only.isEmpty && options.skip.isEmpty
    if !isWhole, !keepsEntries {
      // Comments and exceptions are looked at in every run.
      let looked = Set(
        rules.map(\.id) + configuration.contracts.map(\.kind.id) + AcceptanceDemand.all.map(\.id))
      baseline = baseline?.limited { looked.contains($0.key.rule) }
    }
    analysis = opened.analysis
    analysis.rules = rules
    let told = Set(rules.map(\.id))
    analysis.untold = opened.rules.filter { $0.isOn && !told.contains($0.id) }.map(\.configured)
    analysis.configuration = configuration
    analysis.baseline = baseline
    if cache != nil { analysis.memory = memory }
    if configured == nil {
      let file = opened.configurationFile
      analysis.judgedBy =
        [file?.name ?? "", file.map { blobID(of: $0.bytes) } ?? ""]
        + [request.profiles, options.only, options.skip].map { $0.joined(separator: " ") }
    }
  }

  private static func profiles(_ options: ProjectOptions) throws -> [String] {
    let known = Profile.allCases.map(\.rawValue) + ["none"]
    for name in options.profile where !known.contains(name) {
      throw ProjectError(
        "--profile \(name): there is no such profile; known are \(known.joined(separator: ", "))")
    }
    return options.profile
  }

  private static func selected(
    _ effective: [EffectiveRule], options: ProjectOptions
  ) throws -> [ConfiguredRule] {
    let known = effective.map(\.id) + Contract.Kind.ids
    for name in options.only + options.skip where !known.contains(name) {
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
    return effective.filter { rule in
      options.only.isEmpty ? rule.isOn : options.only.contains(rule.id)
    }.filter { !options.skip.contains($0.id) }.map(\.configured)
  }

  /// Runs the analysis and tells its diagnostics.
  func run(_ options: ProjectOptions) throws -> LinkedResult {
    var linked = try analysed(options)
    linked.result = told(linked.result, options)
    return linked
  }

  private func analysed(_ options: ProjectOptions) throws -> LinkedResult {
    let name = printable(analysis.rootName)
    return try showingProgress("Analysing \(name) …", if: options.showsProgress) {
      try OpenedProject.naming(opened.configuredAt) { try analysis.run() }
    }
  }

  /// The same without the graph, from an earlier run where nothing changed since.
  ///
  /// - Parameter isCompared: whether the result needs a snapshot, to be compared with another.
  func check(_ options: ProjectOptions, isCompared: Bool = false) throws -> AnalysisResult {
    if let cache, let kept = analysis.keptResult(in: cache, isCompared: isCompared) {
      return told(kept, options)
    }
    var linked = try analysed(options)
    if isCompared { linked.result.snapshot = Snapshot(of: linked.graph) }
    if let cache { analysis.keep(linked, in: cache) }
    keepUntilExit(linked.graph)
    return told(linked.result, options)
  }

  private func told(_ result: AnalysisResult, _ options: ProjectOptions) -> AnalysisResult {
    var result = result
    result.project.revision = commit?.id
    result.project.dirty = isDirty
    if let missingBaseline = opened.missingBaseline { result.notes.append(missingBaseline) }
    if !options.quiet { tell(result, options) }
    if options.timings {
      for timing in result.timings { printTiming(timing.step, seconds: timing.seconds) }
    }
    return result
  }

  /// Ends a run whose result lacks the modules of a project file that cannot be read: to compare or
  /// to accept it would take them for gone.
  func requireWhole(_ result: AnalysisResult) throws(ProjectError) {
    let files = Set(
      result.diagnostics.filter { $0.severity == .error }.map { $0.file ?? root.path })
    guard !files.isEmpty else { return }
    throw ProjectError(
      "\(files.sorted().listed(atMost: 3)) cannot be read, and modules are missing for it; mend it, "
        + "or leave it out by `exclude` in the configuration")
  }

  /// - Parameter side: says which tree is meant where it is not the one that is looked at.
  func tell(_ diagnostics: [Diagnostic], _ options: ProjectOptions, at side: String = "") {
    for diagnostic in diagnostics where options.verbose || diagnostic.severity > .info {
      let line = [diagnostic.line, diagnostic.column].compactMap { $0.map { ":\($0)" } }.joined()
      let place = diagnostic.file.map { "\($0)\(line): " } ?? ""
      tellOnStandardError("\(side)\(place)\(diagnostic.severity): \(diagnostic.message)")
    }
  }

  private func tell(_ result: AnalysisResult, _ options: ProjectOptions) {
    tell(result.diagnostics, options)
    for note in result.notes where tellsNotes || note.failsStrict {
      let commit = note.location == nil ? "" : opened.configuredAt.map { "\($0):" } ?? ""
      let place = note.location.map { "\(commit)\($0.file):\($0.line):\($0.column): " } ?? ""
      let kind = note.failsStrict ? "warning" : "note"
      tellOnStandardError("\(place)\(kind): \(note.message)")
    }
  }
}

extension OpenProject {
  /// Tells who names a part of the project that the answer is about all of it.
  ///
  /// - Parameter way: how to narrow it, where that is possible.
  func noteThatPathIsNoPart(_ path: String?, _ options: ProjectOptions, way: String? = nil) {
    guard let path, !analysis.focus.isEmpty, !options.quiet else { return }
    tellOnStandardError(
      "note: this is about all of the project that \(path) is a part of"
        + (way.map { "; \($0)" } ?? ""))
  }

  /// The linked graph with its roles; no rule runs.
  func graph(_ options: ProjectOptions) throws -> DependencyGraph {
    var project = self
    project.tellsNotes = false
    return try project.survey(options).graph
  }

  /// The result of a run without rules and contracts.
  func survey(_ options: ProjectOptions) throws -> LinkedResult {
    var project = self
    project.analysis.rules = []
    project.analysis.configuration.contracts = []
    project.analysis.baseline = nil
    return try project.run(options)
  }
}

extension ProjectOptions {
  /// Whether the run looks at what a rule or a kind of contract finds; findings about comments and
  /// exceptions are there in every run.
  fileprivate func looksAt(rule: String) -> Bool {
    let isOptional = RuleCatalog.rules.idsWithContracts.contains(rule)
    let (only, skip) = (judging.only, judging.skip)
    return !isOptional || (only.isEmpty || only.contains(rule)) && !skip.contains(rule)
  }
}

/// What to do about a rule that does not exist.
func ruleHint(_ nearest: String?) -> String {
  nearest.map { "did you mean \($0)?" } ?? "`archcheck rules` lists them"
}
