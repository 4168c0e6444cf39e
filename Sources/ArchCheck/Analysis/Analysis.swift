/// One run, in the order in which it happens: project, facts, graph, roles, rules, findings.
package struct Analysis: Sendable {
  package var tree: any SourceTree
  /// Name of the root's folder, for projects that nothing else names.
  package var rootName: String
  package var configuration: Configuration
  /// The rules that are on, with their options.
  package var rules: [ConfiguredRule]
  /// Rules that are on but not selected by `--only` and `--skip`. They run so that their findings
  /// still replace more general ones; their own are dropped.
  package var unselected: [ConfiguredRule] = []
  package var baseline: Baseline?
  /// Tells ``today``; asked when it matters, as git may have to say.
  private var tellToday: @Sendable () -> Day
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
  /// Set when this run is the base of a comparison: the tree of the head, whose diagrams hold for
  /// both; names that the configuration uses need not exist here then.
  package var head: (any SourceTree)?
  /// Everything that the configuration and the rules were made from, which tells kept results apart;
  /// nil keeps none.
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
    tellToday = today
    self.jobs = jobs
    self.reading = reading
    self.focus = focus
  }

  /// Day that decides what has expired.
  package var today: Day {
    get { tellToday() }
    set { tellToday = { newValue } }
  }

  /// Whether the run is about a file.
  package func isInFocus(_ file: String) -> Bool {
    isSameOrInside(file, focus)
  }

  /// Throws a ``ProjectError``, a ``ConfigurationError`` or a ``RuleError``.
  package func run() throws -> LinkedResult {
    var clock = StepClock()
    var configuration = configuration
    let drawings = head ?? tree
    let drawn = try drawings.reading { configuration.readDiagrams(in: drawings) }

    let listing = try tree.listing()
    var (project, mistakenPaths) = try loadProject(from: listing)
    clock.finish("discover")

    let facts = try FactsReading(of: project.files, in: tree, jobs: jobs, memory: memory)
    clock.finish(facts.effort.shares.map { ($0.step.rawValue, $0.part) })

    let graph = linkedGraph(
      project: project, facts: facts.facts,
      claims: configuration.claims(for: project.modules.map(\.name)),
      generated: GeneratedFiles.paths(
        in: project, matching: configuration.generated.applied(to: GeneratedFiles.patterns)),
      jobs: jobs
    ) { clock.finish($0.rawValue) }

    let configurationNotes = try notes(
      of: drawn + mistakenPaths + configuration.mistakes(in: graph))
    let contracts = configuration.contracts.check(
      in: graph, besides: configuration.contractsLeftOut)
    clock.finish("contracts")

    let found = try findings(in: graph, besides: contracts.findings)
    clock.finish("rules")

    let notCheckedOut = absent()
    let unread = Set(
      facts.diagnostics.compactMap(\.file) + project.unread + notCheckedOut
    ).sorted()
    // Where modules are missing, nothing is known to be gone: the empty path is the root, around all.
    let isWhole = !project.diagnostics.contains { $0.severity == .error }
    let settled = settle(
      found, in: graph, unread: Set(unread).union(isWhole ? [] : [""]))
    clock.finish("settle")

    // A manifest has findings, too, where a contract speaks of what it declares.
    if head == nil, settled.comparison.findings.isEmpty,
      !project.files.contains(where: { isInFocus($0.path) })
    {
      let reason = emptyFocus(in: project, listing)
      project.diagnostics.append(Diagnostic(.warning, reason, file: focus))
    }
    let result = AnalysisResult(
      project: AnalysisResult.ProjectIdentity(name: project.name),
      summary: summary(
        of: settled, project: project, graph: graph, coverage: contracts.coverage),
      findings: settled.comparison.findings,
      diagnostics: project.diagnostics + facts.diagnostics(besides: project.diagnostics),
      rules: rules,
      notes: strict(configurationNotes + contracts.notes + settled.notes)
        + filesOfNoModuleNote(project) + innerConfigurationNotes(project, in: listing)
        + partsNote(facts) + sparseNote(notCheckedOut),
      timings: clock.timings, outside: settled.outside,
      accepted: settled.accepted, unread: unread)
    return LinkedResult(result: result, graph: graph)
  }

  // MARK: Project

  /// The project without what the configuration excludes, and the configuration's patterns of
  /// paths that stand for nothing.
  private func loadProject(
    from listing: TreeListing
  ) throws(ProjectError) -> (ProjectLayout, [Mistake]) {
    var project = try ProjectLayout.load(
      tree: tree, rootName: rootName, reading: reading, jobs: jobs)
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
      + configuration.pageMistakes(among: listing.entries.map(\.path))
    if !configuration.exclude.isEmpty {
      project.exclude(configuration.exclude.map(Glob.init))
      if project.files.isEmpty, head == nil {
        throw ProjectError("\(rootName): what \"exclude\" says leaves no Swift files")
      }
    }
    project.diagnostics += project.diagnosticsOfFilesOfNoModule()
    return (project, mistakes)
  }

  // MARK: Findings

  /// What the rules find, and other findings; nothing where a generator wrote the code.
  private func findings(
    in graph: DependencyGraph, besides others: [Finding] = []
  ) throws(RuleError) -> [Finding] {
    let before = unselected.filter { rule in rules.contains(where: rule.goesBefore) }
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
}
