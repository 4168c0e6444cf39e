import ArchCheck
import Foundation
import Report

/// A project on disk or at a commit with its configuration and baseline, ready to be analysed.
struct OpenProject {
  var root: ProjectRoot
  /// What git says of the root, asked while files are read: git takes as long as a small project.
  private let state: Later<RepositoryState>
  var configuration: Configuration
  var rules: [ConfiguredRule]
  var baseline: Baseline?
  /// Says that the baseline that the configuration names is not there.
  private var missingBaseline: Note?
  /// Path of the baseline, whether it is there or not.
  var baselinePath: String
  var analysis: Analysis
  /// What earlier runs found out.
  var cache: Cache?
  /// The commit whose configuration is read, as the user named it; nil for what is on disk.
  private var configuredAt: String?
  /// Knows the files on disk that were not touched since.
  var index: ContentIndex?
  /// Facts that several trees of this run share.
  var memory: FactsMemory

  /// The repository that holds the root, where there is one and git can read it.
  var repository: GitRepository? { state.value.repository }
  /// The analysed commit, or the one that is checked out.
  var commit: Commit? { state.value.commit }
  /// Whether the analysed files are not those of the commit.
  var isDirty: Bool { state.value.isDirty }

  private struct RepositoryState: Sendable {
    var repository: GitRepository?
    var commit: Commit?
    var isDirty = false
    /// Files that a sparse checkout leaves out.
    var absent: [String] = []
  }

  /// - Parameters:
  ///   - revision: the commit to analyse instead of what is on disk.
  ///   - naming: commits that will be asked for.
  init(
    _ path: String?, options: ProjectOptions, usesBaseline: Bool = true, revision: String? = nil,
    naming revisions: [String] = []
  ) throws {
    try self.init(
      root: try projectRoot(for: path ?? options.project ?? "."), configuration: nil,
      options: options, usesBaseline: usesBaseline, revision: revision, naming: revisions)
  }

  /// - Parameter configured: the configuration; nil reads the project's.
  init(
    root: ProjectRoot, configuration configured: Configuration?, options: ProjectOptions,
    usesBaseline: Bool, revision: String? = nil, naming revisions: [String] = []
  ) throws {
    self.root = root
    cache = options.reading.openCache()
    memory = FactsMemory(cache: cache)
    let tree: any SourceTree
    if let revision {
      let repository = try GitRepository(
        at: root.path, cache: cache, naming: [revision] + revisions)
      let commit = try repository.commit(revision)
      tree = try CommitTree(of: repository, at: commit)
      state = Later(RepositoryState(repository: repository, commit: commit))
    } else {
      var disk = try DiskTree(root: root.path)
      index = cache.map { ContentIndex(root: disk.root, cache: $0) }
      disk.index = index
      tree = disk
      state = Later { [cache, index] in
        let repository = try? GitRepository(at: root.path, cache: cache, naming: revisions)
        let tree = try? repository?.workTree(contents: index)
        return RepositoryState(
          repository: repository, commit: tree?.head, isDirty: tree?.isDirty ?? false,
          absent: tree?.absent ?? [])
      }
    }
    let file = try configured == nil ? Self.configurationFile(root, tree, options) : nil
    let commit = options.config == nil ? revision : nil
    configuredAt = commit
    let profiles = try Self.profiles(options)
    let effective: [EffectiveRule]
    (configuration, effective) = try Self.naming(commit) {
      var configuration = try configured ?? Self.configuration(file, at: commit, options)
      configuration.takeArchitecture(ofProfiles: profiles)
      return (configuration, try configuration.effectiveRules(profiles: profiles))
    }
    rules = try Self.selected(effective, options: options)
    configuration.contracts = configuration.contracts.filter { contract in
      (options.only.isEmpty || options.only.contains(contract.kind.id))
        && !options.skip.contains(contract.kind.id)
    }
    let baselineFile = BaselineFile(
      options, configured: configuration.baseline?.value, root: root.path)
    baselinePath = baselineFile.path
    baseline =
      usesBaseline ? try baselineFile.read(at: revision.map { ($0, tree) }, options) : nil
    if usesBaseline, baseline == nil, let named = configuration.baseline {
      missingBaseline = Note(
        "there is no \(named.value); `archcheck baseline write` makes it", at: named.location,
        failsStrict: true)
    }
    if let failure = tree.failure { throw failure }
    let (given, state) = (options.today.flatMap { Day($0) }, state)
    analysis = Analysis(
      tree: tree,
      rootName: URL(fileURLWithPath: root.path).lastPathComponent, configuration: configuration,
      rules: rules, baseline: baseline, today: Self.today(given, of: state.value),
      jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      reading: options.evaluateManifests
        ? .toolchain(root: root.path, timeLimit: .seconds(60)) : .syntax, focus: root.focus)
    analysis.absent = { state.value.absent }
    if cache != nil { analysis.memory = memory }
    if configured == nil {
      analysis.judgedBy =
        [file?.name ?? "", file.map { blobID(of: $0.bytes) } ?? ""]
        + [profiles, options.only, options.skip].map { $0.joined(separator: " ") }
    }
  }

  private static func configurationFile(
    _ root: ProjectRoot, _ tree: any SourceTree, _ options: ProjectOptions
  ) throws -> (bytes: [UInt8], name: String)? {
    if let given = options.config {
      guard let data = FileManager.default.contents(atPath: absolute(given, in: ".")) else {
        throw ProjectError("\(given): the configuration cannot be read")
      }
      return (Array(data), given)
    }
    if let found = configurationFile(in: tree) { return found }
    if let name = root.configuration, tree is DiskTree {
      throw ProjectError("\(name): the configuration cannot be read")
    }
    return nil
  }

  private static func configuration(
    _ file: (bytes: [UInt8], name: String)?, at commit: String?, _ options: ProjectOptions
  ) throws -> Configuration {
    guard let file else { return Configuration() }
    let (configuration, notes) = try Configuration.read(file.bytes, file: file.name)
    if !options.quiet {
      for note in notes { tellOnStandardError("\(commit.map(note.at(commit:)) ?? note)") }
    }
    return configuration
  }

  /// Mistakes that a configuration has at a commit tell the commit.
  private static func naming<Value>(_ commit: String?, _ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let error as ConfigurationError {
      guard let commit else { throw error }
      throw ConfigurationError(error.mistakes.map { $0.at(commit: commit) })
    }
  }

  /// The configuration in the root of a tree.
  static func configurationFile(in tree: any SourceTree) -> (bytes: [UInt8], name: String)? {
    [".archcheck.yml", ".archcheck.yaml"].lazy
      .compactMap { name in tree.contents(of: name).map { ($0, name) } }.first
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

  private static func today(_ given: Day?, of state: RepositoryState) -> Day {
    if let given { return given }
    if let commit = state.commit, !state.isDirty { return Day(number: commit.dayNumber) }
    return Day(number: Int(Date().timeIntervalSince1970 / 86_400))
  }

  static func absolute(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  /// Runs the analysis and tells its diagnostics.
  func run(_ options: ProjectOptions) throws -> LinkedResult {
    let name = printable(analysis.rootName)
    var linked = try showingProgress("Analysing \(name) …", if: options.showsProgress) {
      try Self.naming(configuredAt) { try analysis.run() }
    }
    linked.result = told(linked.result, options)
    return linked
  }

  /// The same without the graph, from an earlier run where nothing changed since.
  ///
  /// - Parameter isCompared: whether the result needs a snapshot, to be compared with another.
  func check(_ options: ProjectOptions, isCompared: Bool = false) throws -> AnalysisResult {
    if let cache, let kept = analysis.keptResult(in: cache, isCompared: isCompared) {
      return told(kept, options)
    }
    var linked = try run(options)
    if isCompared { linked.result.snapshot = Snapshot(of: linked.graph) }
    if let cache { analysis.keep(linked, in: cache) }
    return linked.result
  }

  private func told(_ result: AnalysisResult, _ options: ProjectOptions) -> AnalysisResult {
    var result = result
    result.project.revision = commit?.id
    result.project.dirty = isDirty
    if let missingBaseline { result.notes.append(missingBaseline) }
    if !options.quiet { tell(result, options) }
    if options.timings {
      for timing in result.timings { printTiming(timing.step, seconds: timing.seconds) }
    }
    return result
  }

  /// - Parameter side: says which tree is meant where it is not the one that is looked at.
  func tell(_ diagnostics: [Diagnostic], _ options: ProjectOptions, at side: String = "") {
    for diagnostic in diagnostics where options.verbose || diagnostic.severity > .info {
      let line = diagnostic.line.map { ":\($0)" } ?? ""
      let place = diagnostic.file.map { "\($0)\(line): " } ?? ""
      tellOnStandardError("\(side)\(place)\(diagnostic.severity): \(diagnostic.message)")
    }
  }

  private func tell(_ result: AnalysisResult, _ options: ProjectOptions) {
    tell(result.diagnostics, options)
    for note in result.notes {
      let commit = note.location == nil ? "" : configuredAt.map { "\($0):" } ?? ""
      let place = note.location.map { "\(commit)\($0.file):\($0.line):\($0.column): " } ?? ""
      let kind = note.failsStrict ? "warning" : "note"
      tellOnStandardError("\(place)\(kind): \(note.message)")
    }
  }
}

extension OpenProject {
  /// The linked graph with its roles; no rule runs.
  func graph(_ options: ProjectOptions) throws -> DependencyGraph {
    try survey(options).graph
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

/// What to do about a rule that does not exist.
func ruleHint(_ nearest: String?) -> String {
  nearest.map { "did you mean \($0)?" } ?? "`archcheck rules` lists them"
}
