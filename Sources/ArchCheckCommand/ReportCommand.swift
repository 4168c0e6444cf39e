import ArchCheck
import ArgumentParser
import Foundation
import Report

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the report as Markdown pages and as a site to open in a browser.",
    discussion: """
      Exit codes: 0 nothing new at or above --fail-on, 1 something new, 2 archcheck could \
      not run. The report is written in either of the first two cases.
      """)

  @Argument(help: "The project, or a folder or file in it that narrows what is reported.")
  var path: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to; an existing report is replaced.", valueName: "dir"))
  var output = "archcheck-report"

  @Option(
    help: ArgumentHelp(
      "Where code is on the web, with {path}, {line} and {revision} (default: from the remote origin, "
        + "for GitHub, GitLab and Bitbucket).", valueName: "template"))
  var sourceURL: String?

  @OptionGroup var options: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "Compare with this commit: findings it had are known, and a page shows what changed.",
      valueName: "rev"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      """
      Add a page with the trend over these commits, the newest \(HistoryCommand.defaultLimit) of them: \
      FIRST..LAST, or LAST with all commits before it.
      """,
      valueName: "range"))
  var history: String?

  @Option(
    help: ArgumentHelp(
      "The step of the trend: commit, day, week or a number of commits (default: week).",
      valueName: "interval"))
  var every: Interval?

  @Option(help: "The lowest severity of a new finding that makes the exit code 1.")
  var failOn: FailOn = .warning

  func validate() throws {
    if every != nil, history == nil {
      throw ValidationError("--every is the step of the trend; --history RANGE adds it")
    }
    guard let sourceURL else { return }
    if let unknown = SourceURL.unknownPlaceholder(in: sourceURL) {
      throw ValidationError(
        "--source-url: \(unknown) stands for nothing; known are {path}, {line} and {revision}")
    }
    guard sourceURL.contains("{path}") else {
      throw ValidationError(
        "--source-url \(sourceURL): say by {path} where the path of a file stands, as in "
          + "https://example.com/{revision}/{path}#L{line}")
    }
  }

  func run() throws {
    let folder = try ReportFolder(output)
    try CommandSession.with(
      path, options: options, naming: since.map { [$0] } ?? [],
      sharesFacts: since != nil || history != nil
    ) { session in
      let base = try since.flatMap { try session.base(named: $0) }
      let linked = try session.run()
      var result = linked.result
      if base != nil {
        try session.requireWhole(result)
        result.snapshot = Snapshot(of: linked.graph)
      }
      let changes = try base.map { base in
        try session.changes(
          from: base, named: since ?? base.revision, to: result, named: "work tree")
      }
      if let changes {
        result.findings = changes.findings.filter { $0.state != .resolved }
        result.summary = changes.head.summary
      } else if since != nil {
        result = result.withAllKnown
        session.noteFirstCommit()
      }
      var site = site(of: LinkedResult(result: result, graph: linked.graph), session)
      site.changes = changes
      site.history = try history.map { range in
        try session.history(
          over: range, every: every ?? .week, limit: HistoryCommand.defaultLimit
        )
        .history
      }
      let start = ContinuousClock().now
      let files = site.files()
      try folder.write(files, jobs: session.analysis.jobs)
      if options.timings { printTiming("report", seconds: start.elapsedSeconds) }
      printToStandardOutput("\(folder.path)/index.html\n")
      try session.requireWhole(linked.result)
      try fail(because: result.findings.filter(failOn.fails), session)
    }
  }

  /// Ends with exit code 1 where there are findings, and says so: nothing else on the terminal does.
  private func fail(because findings: [Finding], _ session: CommandSession) throws {
    if findings.isEmpty { return }
    let counts = SeverityCounts(of: findings).worstFirst.map { $0.severity.counted($0.count) }
    session.note(
      "\(counts.listed) \(findings.count == 1 ? "is" : "are") new, so the exit code is 1; "
        + "--fail-on never makes it 0")
    throw ExitCode(1)
  }

  private func site(of linked: LinkedResult, _ session: CommandSession) -> ReportSite {
    let result = linked.result
    let tree = session.analysis.tree
    let configuration = session.analysis.configuration
    var site = ReportSite(
      of: linked, title: configuration.report.title ?? result.project.name,
      version: ArchCheckVersion.current)
    site.contracts = configuration.contracts
    site.guides = configuration.guides(profiles: options.profile)
    let baseline = session.analysis.baseline.map { _ in "the baseline" }
    let references = [baseline, since].compactMap(\.self)
    site.reference = references.isEmpty ? nil : references.joined(separator: " or ")
    site.jobs = session.analysis.jobs
    site.contents = { tree.contents(of: $0) }
    site.pages = pages(of: configuration.report, in: tree)
    site.owners =
      CodeOwners.places.lazy.compactMap { tree.contents(of: $0) }.first
      .map { CodeOwners(String(decoding: $0, as: UTF8.self)) } ?? CodeOwners()
    site.sourceURL = sourceAddress(of: result, in: session.project.repository)
    if let dot = findProgram("dot") {
      site.layout = { graph in
        try? runProgram(dot, arguments: ["-Tplain"], input: graph, timeLimit: .seconds(20))
      }
    } else {
      session.note(
        "Graphviz draws the graphs and is not installed: apt install graphviz or brew install graphviz"
      )
    }
    return site
  }

  private func pages(
    of settings: ReportSettings, in tree: any SourceTree
  ) -> [ReportSite.UserPage] {
    settings.pages(among: ((try? tree.files()) ?? []).map(\.path)).compactMap { path in
      tree.contents(of: path).map {
        ReportSite.UserPage(path: path, text: String(decoding: $0, as: UTF8.self))
      }
    }
  }

  private func sourceAddress(
    of result: AnalysisResult, in repository: GitRepository?
  ) -> SourceURL? {
    let head = result.project.revision ?? (try? repository?.head())?.id
    let revision = head ?? "HEAD"
    let folder = repository?.prefix ?? ""
    if let sourceURL {
      return SourceURL(template: sourceURL, revision: revision, folder: folder)
    }
    guard head != nil, let remote = try? repository?.remoteURL() else { return nil }
    return SourceURL(remote: remote, revision: revision, folder: folder)
  }
}
