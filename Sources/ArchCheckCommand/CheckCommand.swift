import ArchCheck
import ArgumentParser
import Foundation
import Report

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Analyse, compare with the baseline and print findings.",
    discussion: """
      Exit codes: 0 nothing new at or above --fail-on, 1 something new, 2 archcheck could \
      not run.
      """,
    aliases: ["lint"])

  @Argument(help: "The project, or a folder or file in it that narrows what is reported.")
  var path: String?

  @OptionGroup var options: ProjectOptions

  @OptionGroup var formats: FormatOptions

  @Option(help: "The lowest severity of a new finding that makes the exit code 1.")
  var failOn: FailOn = .warning

  @Option(
    help: ArgumentHelp(
      "Fail only on findings that neither this commit nor the baseline has.",
      valueName: "rev"))
  var since: String?

  @Flag(
    help: """
      Also fail on stale baseline entries, unused exceptions, patterns that match nothing and \
      files that cannot be read.
      """)
  var strict = false

  @Flag(help: "In format text, also show known findings.")
  var all = false

  func run() throws {
    let start = ContinuousClock().now
    try CommandSession.with(
      path, options: options, naming: since.map { [$0] } ?? [], sharesFacts: since != nil
    ) { session in
      let base = try since.flatMap { try session.base(named: $0) }
      let full = try session.check()
      let analysis = session.analysis
      if analysis.rules.isEmpty, analysis.configuration.contracts.isEmpty {
        session.note("no rule is on and there is no contract, so nothing is checked")
      }
      let result = try compared(full, with: base, session)
      try write(result, since: start, session)
      try session.requireWhole(full)
      try fail(because: result, full, session)
    }
  }

  /// The result in which what the base has is known, where one is asked for.
  private func compared(
    _ full: AnalysisResult, with base: BaseTree?, _ session: CommandSession
  ) throws -> AnalysisResult {
    guard let base else {
      guard since != nil else { return full }
      session.noteFirstCommit()
      return full.withAllKnown
    }
    let before = try session.result(of: base, comparedWith: full, withSnapshot: false)
    let compared = try full.compared(with: before, isHeld: session.heldByCommits())
    session.noteOpen(
      undecided: compared.undecided, unheld: compared.unheld, among: compared.result.findings,
      since: before)
    return compared.result
  }

  /// - Parameter start: when the run began.
  private func write(
    _ result: AnalysisResult, since start: ContinuousClock.Instant, _ session: CommandSession
  ) throws {
    var setting = FormatSetting(of: session)
    setting.failOn = failOn
    setting.showsKnown = all
    setting.seconds = start.elapsedSeconds
    let output = ContinuousClock().now
    try formats.write(result, setting: setting)
    if options.timings { printTiming("output", seconds: output.elapsedSeconds) }
  }

  /// Ends with exit code 1 where something is new, or where `--strict` minds a warning.
  ///
  /// - Parameter full: the result before it was compared.
  private func fail(
    because result: AnalysisResult, _ full: AnalysisResult, _ session: CommandSession
  ) throws {
    if result.findings.contains(where: failOn.fails) { throw ExitCode(1) }
    guard strict, session.strictWarnings(in: full) > 0 else { return }
    session.note("the exit code is 1 because of --strict and the warnings above")
    throw ExitCode(1)
  }

  /// The error when PATH looks like a misspelled command: `check` runs where no command is named, so
  /// that one arrives as its path.
  var misspelledCommand: ProjectError? {
    let commands = ArchCheckCommand.configuration.subcommands.compactMap {
      $0.configuration.commandName
    }
    guard let path, !path.contains("/"), !path.contains("."),
      !FileManager.default.fileExists(atPath: path),
      let meant = nearestSpelling(of: path, among: commands)
    else { return nil }
    return ProjectError(
      "\(path): there is no such file, folder or command; did you mean `archcheck \(meant)`?")
  }
}
