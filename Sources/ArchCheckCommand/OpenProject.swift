import ArchCheck
import Foundation
import Report

/// A project on disk or at a commit with its configuration and baseline, ready to be analysed.
struct OpenProject {
  var root: ProjectRoot
  /// The repository that holds the root, where there is one and git can read it.
  var repository: GitRepository?
  /// The analysed commit, or the one that is checked out.
  var commit: Commit?
  /// Whether the analysed files are not those of the commit.
  var isDirty = false
  var configuration: Configuration
  var rules: [ConfiguredRule]
  var baseline: Baseline?
  /// Path of the baseline, whether it is there or not.
  var baselinePath: String
  var analysis: Analysis
  /// What earlier runs found out.
  var cache: Cache?
  /// Knows the files on disk that were not touched since.
  var index: ContentIndex?
  /// Facts that several trees of this run share.
  var memory: FactsMemory

  /// - Parameter revision: the commit to analyse instead of what is on disk.
  init(
    _ path: String?, options: ProjectOptions, usesBaseline: Bool = true, revision: String? = nil
  ) throws {
    try self.init(
      root: try projectRoot(for: path ?? options.project ?? "."), configuration: nil,
      options: options, usesBaseline: usesBaseline, revision: revision)
  }

  /// - Parameter given: the configuration; nil reads the project's.
  init(
    root: ProjectRoot, configuration given: Configuration?, options: ProjectOptions,
    usesBaseline: Bool, revision: String? = nil
  ) throws {
    self.root = root
    cache = options.openCache()
    memory = FactsMemory(cache: cache)
    let tree: any SourceTree
    if let revision {
      let opened = try GitRepository(at: root.path)
      let named = try opened.commit(revision)
      tree = try CommitTree(of: opened, at: named)
      (repository, commit) = (opened, named)
    } else {
      var disk = try DiskTree(root: root.path)
      index = cache.map { ContentIndex(root: disk.root, cache: $0) }
      disk.index = index
      tree = disk
      repository = try? GitRepository(at: root.path)
      let state = try? repository?.workTree()
      (commit, isDirty) = (state?.head, state?.isDirty ?? false)
    }
    configuration =
      try given ?? Self.configuration(root: root, tree: tree, options: options)
    let profiles = try Self.profiles(options)
    configuration.takeArchitecture(ofProfiles: profiles)
    let effective = try configuration.effectiveRules(profiles: profiles)
    rules = try Self.selected(effective, options: options)
    configuration.contracts = configuration.contracts.filter { contract in
      (options.only.isEmpty || options.only.contains(contract.kind.id))
        && !options.skip.contains(contract.kind.id)
    }
    let file = BaselineFile(options, configured: configuration.baseline?.value, root: root.path)
    baselinePath = file.path
    baseline = usesBaseline ? try file.read(at: revision.map { ($0, tree) }, options) : nil
    analysis = Analysis(
      tree: tree,
      rootName: URL(fileURLWithPath: root.path).lastPathComponent, configuration: configuration,
      rules: rules, baseline: baseline, today: Self.today(options, commit: isDirty ? nil : commit),
      jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      reading: options.evaluateManifests
        ? .toolchain(root: root.path, timeLimit: .seconds(60)) : .syntax, focus: root.focus)
    if cache != nil { analysis.memory = memory }
  }

  private static func configuration(
    root: ProjectRoot, tree: any SourceTree, options: ProjectOptions
  ) throws -> Configuration {
    let bytes: [UInt8]
    let name: String
    if let given = options.config {
      guard let data = FileManager.default.contents(atPath: absolute(given, in: ".")) else {
        throw ProjectError("\(given): the configuration cannot be read")
      }
      (bytes, name) = (Array(data), given)
    } else if let found = configurationFile(in: tree) {
      (bytes, name) = found
    } else if let name = root.configuration, tree is DiskTree {
      throw ProjectError("\(name): the configuration cannot be read")
    } else {
      return Configuration()
    }
    let (configuration, notes) = try Configuration.read(bytes, file: name)
    if !options.quiet { for note in notes { printToStandardError("\(note)") } }
    return configuration
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
    let known = RuleCatalog.rules.map { $0.id } + Contract.Kind.ids
    for name in options.only + options.skip where !known.contains(name) {
      let hint = nearestSpelling(of: name, among: known)
      throw ProjectError(
        "there is no rule \(name)\(hint.map { "; did you mean \($0)?" } ?? "")")
    }
    return effective.filter { rule in
      options.only.isEmpty ? rule.isOn : options.only.contains(rule.id)
    }.filter { !options.skip.contains($0.id) }.map(\.configured)
  }

  private static func today(_ options: ProjectOptions, commit: Commit?) -> Day {
    if let day = options.today.flatMap({ Day($0) }) { return day }
    if let commit { return Day(number: commit.dayNumber) }
    return Day(number: Int(Date().timeIntervalSince1970 / 86_400))
  }

  static func absolute(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  /// Runs the analysis and tells its diagnostics.
  func run(_ options: ProjectOptions) throws -> AnalysisResult {
    let name = printable(analysis.rootName)
    var result = try showingProgress("Analysing \(name) …", if: options.showsProgress) {
      try analysis.run()
    }
    result.project.revision = commit?.id
    result.project.dirty = isDirty
    if !options.quiet { tell(result, options) }
    return result
  }

  private func tell(_ result: AnalysisResult, _ options: ProjectOptions) {
    for diagnostic in result.diagnostics
    where options.verbose || diagnostic.severity > .info {
      let line = diagnostic.line.map { ":\($0)" } ?? ""
      let place = diagnostic.file.map { "\($0)\(line): " } ?? ""
      printToStandardError(printable("\(place)\(diagnostic.severity): \(diagnostic.message)"))
    }
    for note in result.notes {
      let place = note.location.map { "\($0.file):\($0.line): " } ?? ""
      let kind = note.failsStrict ? "warning" : "note"
      printToStandardError(printable("\(place)\(kind): \(note.message)"))
    }
    guard options.timings else { return }
    for timing in result.timings {
      let step = timing.step.padding(toLength: 10, withPad: " ", startingAt: 0)
      printToStandardError("\(step) \(String(format: "%8.3f", timing.seconds)) s")
    }
  }
}

extension OpenProject {
  /// The linked graph with its roles; no rule runs.
  func graph(_ options: ProjectOptions) throws -> DependencyGraph {
    try survey(options).graph
  }

  /// The result of a run without rules and contracts.
  func survey(_ options: ProjectOptions) throws -> AnalysisResult {
    var project = self
    project.analysis.rules = []
    project.analysis.configuration.contracts = []
    project.analysis.baseline = nil
    return try project.run(options)
  }
}
