/// One run, in the order in which it happens: project, facts, graph, roles, rules, findings.
package struct Analysis: Sendable {
  package var tree: any SourceTree
  /// Name of the root's folder, for projects that nothing else names.
  package var rootName: String
  package var configuration: Configuration
  /// The rules that are on, with their options.
  package var rules: [ConfiguredRule]
  /// Further rules that are on. This run tells none of their findings, yet these stand for more
  /// general ones about the same code as ever, so that a run of some rules tells no more of each than
  /// a run of all.
  package var untold: [ConfiguredRule] = []
  package var baseline: Baseline?
  /// Tells the day that decides what has expired; asked when it matters, as git may have to say.
  package var day: @Sendable () -> Day
  /// Number of threads; the result does not depend on it.
  package var jobs: Int
  /// How manifests are read.
  package var reading: ManifestReading
  /// Path below the root that narrows what is reported; empty for everything.
  package var focus: String
  /// Tells the files that belong to the project and are not in the tree on purpose; asked when the
  /// baseline is compared, as git may have to say.
  package var absent: @Sendable () -> [String] = { [] }
  /// Keeps the facts of files from one run to the next.
  package var memory: FactsMemory?
  /// For a run that another is compared with, the tree of that other: its diagrams hold for both,
  /// and names that the configuration uses need not exist here.
  package var head: (any SourceTree)?
  /// Everything that the configuration and the rules were made from; nil keeps no results.
  package var judgedBy: [String]?

  package init(
    tree: any SourceTree, rootName: String, configuration: Configuration = Configuration(),
    rules: [ConfiguredRule], baseline: Baseline? = nil,
    today: @autoclosure @escaping @Sendable () -> Day, jobs: Int = 1,
    reading: ManifestReading = .syntax, focus: String = ""
  ) {
    self.tree = tree
    self.rootName = rootName
    self.configuration = configuration
    self.rules = rules
    self.baseline = baseline
    day = today
    self.jobs = jobs
    self.reading = reading
    self.focus = focus
  }

  /// Day that decides what has expired.
  package var today: Day {
    get { day() }
    set { day = { newValue } }
  }

  /// Throws a ``ProjectError``, a ``ConfigurationError`` or a ``RuleError``.
  package func run() throws -> LinkedResult {
    var clock = StepClock()
    var configuration = configuration
    let drawn = configuration.readDiagrams(in: head ?? tree)

    let (project, mistakenPaths) = try loadProject()
    clock.finish("discover")

    let reading = FactsReading(of: project.files, in: tree, jobs: jobs, memory: memory)
    if let failure = tree.failure { throw failure }
    clock.finish(reading.effort.shares.map { ($0.step.rawValue, $0.part) })

    let graph = linkedGraph(
      project: project, facts: reading.facts,
      claims: configuration.claims(for: project.modules.map(\.name)),
      generated: GeneratedFiles.paths(
        in: project, matching: configuration.generated.applied(to: GeneratedFiles.patterns)),
      jobs: jobs
    ) { clock.finish($0.rawValue) }

    let mistakes = try notes(
      of: drawn + mistakenPaths + configuration.mistakes(in: graph))
    let contracts = configuration.contracts.check(in: graph)
    clock.finish("contracts")

    let found = try findings(in: graph, besides: contracts.findings)
    clock.finish("rules")

    let leftOut = absent()
    let unread = Set(
      reading.diagnostics.compactMap(\.file) + project.unread + leftOut
    ).sorted()
    let settled = settle(found, in: graph, unread: Set(unread))
    clock.finish("settle")

    let result = AnalysisResult(
      project: AnalysisResult.ProjectIdentity(name: project.name),
      summary: summary(
        of: settled, project: project, graph: graph, coverage: contracts.coverage),
      findings: settled.comparison.findings,
      diagnostics: project.diagnostics + reading.diagnostics(besides: project.diagnostics),
      rules: rules,
      notes: mistakes + contracts.notes + settled.notes + filesOfNoModuleNote(project)
        + innerConfigurationNotes(project) + partsNote(reading) + sparseNote(leftOut),
      timings: clock.timings, outside: settled.outside, unread: unread)
    return LinkedResult(result: result, graph: graph)
  }

  // MARK: Project

  /// The project without what the configuration excludes, and the configuration's patterns of
  /// paths that stand for nothing.
  private func loadProject() throws(ProjectError) -> (ProjectLayout, [Mistake]) {
    var project = try ProjectLayout.load(
      tree: tree, rootName: rootName, reading: reading, jobs: jobs)
    if let failure = tree.failure { throw failure }
    if let name = configuration.name { project.name = name }
    if project.files.isEmpty, head == nil {
      let reasons = project.diagnostics.filter { $0.severity > .info }.map { diagnostic in
        (diagnostic.file.map { "\($0): " } ?? "") + diagnostic.message
      }
      throw ProjectError(
        reasons.isEmpty
          ? "\(rootName): no Swift files in a package, an Xcode project or a source folder; "
            + "name the folder that holds them"
          : "\(rootName): no Swift files can be read: \(reasons.listed(atMost: 3))")
    }
    let paths =
      project.files.map(\.path) + project.filesOfNoModule + project.modules.map(\.declaredIn)
      + project.diagnostics.compactMap(\.file)
    let mistakes =
      configuration.mistakes(among: paths)
      + configuration.pageMistakes(among: try tree.files().map(\.path))
    if !configuration.exclude.isEmpty {
      project.exclude(configuration.exclude.map(Glob.init))
      if project.files.isEmpty, head == nil {
        throw ProjectError("\(rootName): what \"exclude\" says leaves no Swift files")
      }
    }
    project.diagnostics += project.diagnosticsOfFilesOfNoModule()
    if head == nil, !project.files.contains(where: { isInFocus($0.path) }) {
      project.diagnostics.append(Diagnostic(.warning, emptyFocus(in: project), file: focus))
    }
    return (project, mistakes)
  }

  /// Why nothing is analysed in the part that the run is about.
  private func emptyFocus(in project: ProjectLayout) -> String {
    let ofNoModule = project.filesOfNoModule.count(where: isInFocus)
    if ofNoModule > 0 {
      return "nothing is reported here: no target compiles "
        + (ofNoModule == 1 ? "this file" : "these \(ofNoModule) files")
    }
    if let folder = (try? tree.listing())?.leftOutFolder(around: focus) {
      return "nothing is reported here: archcheck reads nothing in \(folder)"
    }
    if isManifest(lastComponent(of: focus)) {
      return "nothing is reported here: a manifest is read for its targets and not judged"
    }
    let listed = (try? tree.files()) ?? []
    return listed.contains { isInFocus($0.path) && pathExtension(of: $0.path) == "swift" }
      ? "nothing is reported here: the configuration excludes it"
      : "nothing is reported here: there is no Swift file"
  }

  /// That files are not read although they look as if they were part of the project. Where packages
  /// alone say what a target is, its folder does, and other files are meant for something else, unless
  /// they are most of the code.
  private func filesOfNoModuleNote(_ project: ProjectLayout) -> [Note] {
    let count = project.filesOfNoModule.count
    let isMost = count >= Self.manyFiles && count > project.files.count
    guard count > 0,
      isMost
        || project.modules.contains(where: { !isManifest(lastComponent(of: $0.declaredIn)) })
    else { return [] }
    let what = count == 1 ? "1 Swift file belongs" : "\(count) Swift files belong"
    let places = project.diagnosticsOfFilesOfNoModule().compactMap(\.file)
    return [
      Note(
        "\(what) to no target and \(count == 1 ? "is" : "are") not read: "
          + "\(places.listed(atMost: 3)); `exclude` in the configuration accepts it")
    ]
  }

  /// That a configuration below the root is not read where the folder is no project of its own.
  private func innerConfigurationNotes(_ project: ProjectLayout) -> [Note] {
    let configurations = ((try? tree.files()) ?? []).map(\.path).filter {
      $0.contains("/") && ProjectRoot.configurationNames.contains(lastComponent(of: $0))
    }
    return configurations.filter { path in
      let folder = parentFolder(of: path) + "/"
      return project.files.contains { $0.path.hasPrefix(folder) }
        && !project.modules.contains { $0.declaredIn.hasPrefix(folder) }
    }.map { path in
      Note(
        "this file is not read; it holds for runs in its own folder",
        at: Location(file: path, line: 1, column: 1))
    }
  }

  /// As many files as no scripts and samples beside a package are.
  private static let manyFiles = 20

  /// That what stands in some files is not all known.
  private func partsNote(_ reading: FactsReading) -> [Note] {
    let parts = reading.diagnostics.filter { $0.severity == .info }.compactMap(\.file)
      .filter(isInFocus)
    guard !parts.isEmpty else { return [] }
    return [
      Note(
        "\(parts.count) Swift file\(parts.count == 1 ? " is" : "s are") read in part only; "
          + "--verbose says which and from where on")
    ]
  }

  /// That files are not here because only a part of the repository is checked out.
  private func sparseNote(_ absent: [String]) -> [Note] {
    let files = absent.filter(isInFocus).sorted()
    guard !files.isEmpty else { return [] }
    return [
      Note(
        "a sparse checkout leaves out \(files.count.of("Swift file")): \(files.listed(atMost: 3)); "
          + "nothing is known of them")
    ]
  }

  /// What diagrams and the graph show to be wrong with the configuration; errors end the run.
  private func notes(
    of mistakes: [Mistake]
  ) throws(ConfigurationError) -> [Note] {
    if head == nil, mistakes.contains(where: { $0.severity == .error }) {
      throw ConfigurationError(mistakes)
    }
    return mistakes.map {
      Note($0.message, at: $0.location, failsStrict: $0.severity == .warning)
    }
  }

  // MARK: Findings

  /// What the rules find, and other findings; nothing where a generator wrote the code.
  private func findings(
    in graph: DependencyGraph, besides others: [Finding] = []
  ) throws(RuleError) -> [Finding] {
    let before = untold.filter { rule in rules.contains(where: rule.goesBefore) }
    let running = rules + before
    let outcomes = DeepStackThreads.map(running.count, jobs: jobs) { number in
      Result { () throws(RuleError) in try running[number].findings(in: graph) }
    }
    let generated = Set(graph.files.filter(\.isGenerated).map(\.path))
    var found: [Finding] = []
    for outcome in outcomes { found += try outcome.get() }
    let regions = Dictionary(
      keepingFirst: graph.files.filter { !$0.facts.generatedLines.isEmpty }.map {
        ($0.path, $0.facts.generatedLines)
      })
    func isWritten(_ finding: Finding) -> Bool {
      !generated.contains(finding.file)
        && !(regions[finding.file]?.contains { $0.contains(finding.line) } ?? false)
    }
    let unasked = Set(before.map(\.id))
    return found.filter(isWritten).withoutRepetitions().filter { !unasked.contains($0.rule) }
      + others.filter(isWritten)
  }

  /// What other rules find in a graph that this analysis has linked, after suppressions, exceptions
  /// and the baseline.
  package func findings(
    of rules: [ConfiguredRule], in graph: DependencyGraph
  ) throws(RuleError) -> [Finding] {
    var other = self
    other.rules = rules
    other.configuration.contracts = []
    let ids = Set(rules.map(\.id))
    return other.settle(try other.findings(in: graph), in: graph).comparison.findings
      .filter { ids.contains($0.rule) }
  }

  /// Findings after suppressions, exceptions and the baseline.
  private struct Settled {
    var comparison: Comparison
    /// Findings that the run is not about.
    var outside: [Finding]
    var suppressed: Int
    var excepted: Int
    var notes: [Note]
  }

  private func settle(
    _ found: [Finding], in graph: DependencyGraph, unread: Set<String> = []
  ) -> Settled {
    let known = Set(
      RuleCatalog.rules.idsWithContracts + configuration.customRules.map(\.id) + rules.map(\.id))
    let active = Set(rules.map(\.id) + configuration.contracts.map(\.kind.id))
    let suppressed = Suppressed(
      found, in: graph, knownRules: known, activeRules: active, today: today,
      nearest: nearestSpelling)
    let excepted = Excepted(
      suppressed.findings, by: configuration.exceptions, activeRules: active, today: today,
      nearest: { Spellings($0).nearest(to:) })
    // Compared as a whole, so that a finding that was moved into the part is known there.
    let told = marked(excepted.findings, in: graph).fingerprinted()
    let whole = Comparison(of: told, with: baseline, unread: unread)
    let comparison = whole.narrowed(to: isInFocus)
    let notes = suppressed.notes + excepted.notes + comparison.notes
    return Settled(
      comparison: comparison, outside: whole.findings.filter { !isInFocus($0.file) },
      suppressed: suppressed.suppressed.count { isInFocus($0.file) },
      excepted: excepted.excepted.count { isInFocus($0.file) }, notes: notes)
  }

  /// The findings, each with whether it is about code of tests.
  private func marked(_ findings: [Finding], in graph: DependencyGraph) -> [Finding] {
    let files = Set(graph.files.filter(\.isTest).map(\.path))
    let modules = Set(graph.ownModules.filter(\.isTest).map(\.name))
    return findings.map { found in
      var finding = found
      finding.isInTests = files.contains(found.file) || modules.contains(found.module)
      return finding
    }
  }

  /// Whether the run is about a file.
  package func isInFocus(_ file: String) -> Bool {
    isSameOrInside(file, focus)
  }

  // MARK: Summary

  private func summary(
    of settled: Settled, project: ProjectLayout, graph: DependencyGraph, coverage: ContractCoverage
  ) -> AnalysisResult.Summary {
    var summary = AnalysisResult.Summary()
    summary.files = graph.files.count
    summary.lines = graph.files.reduce(0) { $0 + $1.facts.lineCount }
    summary.modules = project.modules.count
    summary.types = graph.ownTypes.count { $0.kind != .globals }
    summary.dependencies = graph.dependencies.count {
      !graph[$0.source].isExternal && !graph[$0.target].isExternal
    }
    summary.unresolvedNames = graph.unresolvedNames
    for finding in settled.comparison.findings {
      switch finding.severity {
      case .error: summary.findings.error += 1
      case .warning: summary.findings.warning += 1
      case .info: summary.findings.info += 1
      }
    }
    summary.new = settled.comparison.newCount
    summary.known = settled.comparison.knownCount
    summary.resolved = settled.comparison.resolvedCount
    summary.suppressed = settled.suppressed
    summary.excepted = settled.excepted
    summary.contracts = configuration.contracts.count
    let uncovered = coverage.uncovered(in: graph)
    summary.uncovered = .init(
      modules: uncovered.modules.count, files: uncovered.files,
      dependencies: uncovered.dependencies)
    if summary.contracts > 0 { summary.uncoveredModules = uncovered.modules }
    return summary
  }
}
