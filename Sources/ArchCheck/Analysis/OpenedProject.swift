import Foundation

/// A project on disk or at a commit with its configuration and baseline, as the command and the
/// library open it: what one finds, the other finds.
package struct OpenedProject: Sendable {
  /// What the caller overrides of the project's own settings.
  package struct Request: Sendable {
    /// The commit to analyse instead of what is on disk.
    package var revision: String?
    /// Commits that will be asked for.
    package var comparedRevisions: [String] = []
    /// The configuration; nil reads it.
    package var configuration: Configuration?
    /// The file to read the configuration from instead of the project's.
    package var configurationFile: String?
    package var choice = RuleChoice()
    package var usesBaseline = true
    /// Whether the baseline is whole even where not all rules run.
    package var keepsBaselineOfUnselectedRules = false
    /// The baseline to use instead of the configuration's.
    package var baselineFile: String?
    /// The day that decides what has expired, where git does not say it.
    package var today: Day?
    /// Number of threads.
    package var jobs = ProcessInfo.processInfo.activeProcessorCount
    package var evaluatesManifests = false

    package init() {}
  }

  package let root: ProjectRoot
  /// All rules, with what the configuration makes of them.
  package let rules: [EffectiveRule]
  /// The file that holds the configuration.
  package let configurationFile: ConfigurationText?
  /// The commit whose configuration is read, as the user named it; nil for what is on disk.
  package let configuredAt: String?
  /// Path of the baseline, whether it is there or not; from the current folder where it is one that
  /// was named for this run and relative.
  package let baselinePath: String
  /// Says that the baseline that the configuration names is not there.
  package let missingBaseline: Note?
  /// What earlier runs found out.
  package let cache: Cache?
  /// Knows the files on disk that were not touched since.
  private let index: ContentIndex?
  /// What is looked at, by the rules that are chosen; it remembers no facts.
  package let analysis: Analysis
  /// What git says of the root, asked while files are read: git takes as long as a small project.
  private let state: Later<RepositoryState>

  /// The repository that holds the root, where there is one and git can read it.
  package var repository: GitRepository? { state.value.repository }
  /// The analysed commit, or the one that is checked out.
  package var commit: Commit? { state.value.commit }
  /// Whether the analysed files are not those of the commit.
  package var isDirty: Bool { state.value.isDirty }

  private struct RepositoryState: Sendable {
    var repository: GitRepository?
    var commit: Commit?
    var isDirty = false
    /// Files that a sparse checkout leaves out.
    var absent: [String] = []

    /// The day of the commit where its files are looked at, else the current one.
    var day: Day {
      if let commit, !isDirty { return Day(secondsSince1970: commit.time) }
      return Day(number: Int(Date().timeIntervalSince1970 / 86_400))
    }
  }

  /// - Parameters:
  ///   - cache: what earlier runs found out.
  ///   - tell: takes what is to be said about the configuration.
  /// - Throws: ``ProjectError``, ``ConfigurationError`` or ``BaselineError``.
  package init(
    at root: ProjectRoot, _ request: Request = Request(), cache: Cache?,
    telling tell: (Mistake) -> Void = { _ in }
  ) throws {
    let source = try Source(of: root, request, cache: cache)
    let tree = source.tree
    let file = try request.configuration == nil ? Self.configurationFile(root, tree, request) : nil
    let commit = request.configurationFile == nil ? request.revision : nil
    let (configuration, rules) = try Self.naming(commit) {
      try Self.configured(request, by: file, of: source, at: root, telling: tell)
    }
    let accepted = BaselineFile(
      given: request.baselineFile, configured: configuration.baseline?.value, root: root.path)
    var baseline =
      request.usesBaseline ? try accepted.read(at: request.revision.map { ($0, tree) }) : nil
    baseline?.setAside(
      rulesBesides: RuleCatalog.rules.idsOfFindings, ofVersionsAfter: ArchCheckVersion.current)
    missingBaseline =
      request.usesBaseline && baseline == nil
      ? configuration.baseline.map { Self.missing($0, at: request.revision) } : nil
    self.root = root
    self.rules = rules
    configurationFile = file
    configuredAt = commit
    baselinePath = accepted.path
    self.cache = cache
    index = source.index
    state = source.state
    var analysis = Self.analysis(of: source, at: root, request)
    analysis.configuration = configuration
    if let name = configuration.name { analysis.rootName = name }
    analysis.baseline = baseline
    analysis.choose(
      request.choice, among: rules,
      keepsBaselineOfUnselectedRules: request.keepsBaselineOfUnselectedRules)
    if request.configuration == nil {
      analysis.judgedBy =
        [
          file?.name ?? "", file.map { blobID(of: $0.bytes) } ?? "", request.choice.text,
        ] + configuration.extendedFiles.flatMap { [$0.name, $0.blob] }
    }
    self.analysis = analysis
  }

  /// Keeps what was found out for the next run.
  package func saveCache() {
    index?.save()
    cache?.save()
  }

  /// Where the sources are read from.
  private struct Source {
    var tree: any SourceTree
    var index: ContentIndex?
    var state: Later<RepositoryState>

    init(of root: ProjectRoot, _ request: Request, cache: Cache?) throws {
      if let revision = request.revision {
        try self.init(commit: revision, of: root, request, cache: cache)
      } else {
        try self.init(diskOf: root, request, cache: cache)
      }
    }

    private init(
      commit revision: String, of root: ProjectRoot, _ request: Request, cache: Cache?
    ) throws {
      let repository = try GitRepository(
        at: root.path, cache: cache, naming: [revision] + request.comparedRevisions)
      let commit = try repository.commit(revision)
      tree = try CommitTree(of: repository, at: commit)
      state = Later(RepositoryState(repository: repository, commit: commit))
    }

    private init(diskOf root: ProjectRoot, _ request: Request, cache: Cache?) throws {
      var disk = try DiskTree(root: root.path)
      index = cache.map { ContentIndex(root: disk.root, cache: $0) }
      disk.index = index
      tree = disk
      state = Later { [index] in
        let repository = try? GitRepository(
          at: root.path, cache: cache, naming: request.comparedRevisions)
        let tree = try? repository?.workTree(contents: index)
        return RepositoryState(
          repository: repository, commit: tree?.head, isDirty: tree?.isDirty ?? false,
          absent: tree?.absent ?? [])
      }
    }
  }

  /// The configuration that holds and what it makes of all rules.
  private static func configured(
    _ request: Request, by file: ConfigurationText?, of source: Source,
    at root: ProjectRoot, telling tell: (Mistake) -> Void
  ) throws -> (Configuration, [EffectiveRule]) {
    var configuration = request.configuration ?? Configuration()
    if let file {
      let read = try Configuration.read(
        file.bytes, file: file.name, extending: files(besideConfiguration: request, source, root))
      configuration = read.configuration
      read.notes.forEach(tell)
    }
    if request.configuration == nil, request.configurationFile == nil {
      let read = Set(configuration.extendedFiles.map(\.name))
      try unreadFile(in: source.tree, beside: file?.name, besides: read).map(tell)
    }
    let profiles = request.choice.profiles
    configuration.takeArchitecture(ofProfiles: profiles)
    let rules = try configuration.effectiveRules(profiles: profiles)
    if profiles.isEmpty {
      for var mistake in configuration.idleRemovals() + configuration.idleExceptions(among: rules) {
        if configuration.isShared(mistake.location) { mistake.severity = .info }
        tell(mistake)
      }
    }
    return (configuration, rules)
  }

  /// The files that the configuration can extend.
  private static func files(
    besideConfiguration request: Request, _ source: Source, _ root: ProjectRoot
  ) -> ConfigurationFiles {
    if let given = request.configurationFile {
      let folder = parentFolder(of: absolutePath(given, in: "."))
      return ConfigurationFiles(besideFileIn: realPath(of: folder.isEmpty ? "/" : folder) ?? folder)
    }
    guard request.revision != nil, let repository = source.state.value.repository,
      let commit = source.state.value.commit
    else { return ConfigurationFiles(besideFileIn: root.path) }
    return ConfigurationFiles(of: repository, at: commit)
  }

  /// That the baseline which the configuration names is not there.
  private static func missing(_ baseline: Placed<String>, at revision: String?) -> Note {
    Note(
      revision.map { "\($0) has no \(baseline.value); commit it" }
        ?? "there is no \(baseline.value); `archcheck baseline write` makes it",
      at: baseline.location, failsStrict: true)
  }

  private static func analysis(
    of source: Source, at root: ProjectRoot, _ request: Request
  ) -> Analysis {
    let state = source.state
    var analysis = Analysis(
      tree: source.tree, rootName: URL(fileURLWithPath: root.path).lastPathComponent,
      rules: [], today: request.today ?? state.value.day, jobs: request.jobs,
      reading: request.evaluatesManifests
        ? .toolchain(root: root.path, timeLimit: .seconds(60)) : .syntax, focus: root.focus)
    analysis.absent = { state.value.absent }
    return analysis
  }

  private static func configurationFile(
    _ root: ProjectRoot, _ tree: any SourceTree, _ request: Request
  ) throws(ProjectError) -> ConfigurationText? {
    if let given = request.configurationFile {
      guard let data = FileManager.default.contents(atPath: absolutePath(given, in: ".")) else {
        throw ProjectError("\(given): the configuration cannot be read\(whyUnreadable(given))")
      }
      return ConfigurationText(name: given, bytes: Array(data))
    }
    if let found = try configurationFile(in: tree) { return found }
    if let name = root.configuration, tree is DiskTree {
      throw ProjectError("\(name): the configuration cannot be read")
    }
    return nil
  }

  /// That a file which looks like a configuration of the root is not read: the second of two, or one
  /// without the dot.
  private static func unreadFile(
    in tree: any SourceTree, beside name: String?, besides read: Set<String>
  ) throws(ProjectError) -> Mistake? {
    let names = ProjectRoot.configurationNames
    let others = names.filter { $0 != name } + names.map { String($0.dropFirst()) }
    let other = try tree.reading {
      others.first { !read.contains($0) && tree.contents(of: $0) != nil }
    }
    return other.map { other in
      name.map {
        Mistake(
          "\(other) stands beside it and is not read",
          at: Location(file: $0, line: 1, column: 1), severity: .warning)
      }
        ?? Mistake(
          "this file is not read; a configuration is called \(names[0])",
          at: Location(file: other, line: 1, column: 1), severity: .warning)
    }
  }

  /// The configuration in the root of a tree.
  package static func configurationFile(
    in tree: any SourceTree
  ) throws(ProjectError) -> ConfigurationText? {
    try tree.reading {
      ProjectRoot.configurationNames.lazy
        .compactMap { name in
          tree.contents(of: name).map { ConfigurationText(name: name, bytes: $0) }
        }.first
    }
  }

  /// Mistakes that a configuration has at a commit tell the commit.
  package static func naming<Value>(
    _ commit: String?, _ body: () throws -> Value
  ) throws -> Value {
    do { return try body() } catch let error as ConfigurationError {
      guard let commit else { throw error }
      throw ConfigurationError(error.mistakes.map { $0.at(commit: commit) })
    }
  }
}

extension Analysis {
  /// - Parameters:
  ///   - rules: all rules.
  ///   - keepsBaselineOfUnselectedRules: whether the baseline keeps the entries of rules that do not
  ///     run.
  fileprivate mutating func choose(
    _ choice: RuleChoice, among all: [EffectiveRule], keepsBaselineOfUnselectedRules: Bool
  ) {
    rules = all.filter(choice.selects).map(\.configured)
    unselected = all.filter { $0.isOn && !choice.selects($0) }.map(\.configured)
    configuration.leaveOutContracts { !choice.selects($0) }
    if choice.isWhole || keepsBaselineOfUnselectedRules { return }
    // Comments and exceptions are looked at in every run.
    let ids = Set(
      rules.map(\.id) + configuration.contracts.map(\.word) + AcceptanceDemand.all.map(\.id))
    baseline = baseline?.limited { ids.contains($0.key.rule) }
  }
}

/// The text of a configuration and the file that holds it.
package struct ConfigurationText: Sendable {
  package var name: String
  package var bytes: [UInt8]
}

/// Why a file cannot be read, behind a semicolon; empty where that is not known.
func whyUnreadable(_ path: String) -> String {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
    return "; there is no such file"
  }
  return isFolder.boolValue ? "; it is a folder" : ""
}
