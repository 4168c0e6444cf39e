import ArchCheck
import ArgumentParser
import Foundation
import Report

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Analyse, compare with the baseline and print findings.",
    discussion: """
      Exit codes: 0 nothing new at or above --fail-on, 1 there is something, 2 archcheck could \
      not run.
      """,
    aliases: ["lint"])

  @Argument(help: "The project, or a folder or file in it that narrows what is reported.")
  var path: String?

  @OptionGroup var options: ProjectOptions

  @OptionGroup var told: FormatOptions

  @Option(help: "error, warning, info or never: what a new finding must weigh to fail.")
  var failOn: FailOn = .warning

  @Flag(help: "Fail because of stale baseline entries, unused exceptions and empty patterns too.")
  var strict = false

  enum FailOn: String, ExpressibleByArgument, CaseIterable {
    case error, warning, info, never

    func fails(_ finding: Finding) -> Bool {
      finding.state == .new
        && Severity(rawValue: rawValue).map { finding.severity >= $0 } ?? false
    }
  }

  func run() throws {
    let start = ContinuousClock().now
    let project = try OpenProject(path, options: options)
    let result = try project.run(options)
    let (seconds, attoseconds) = (ContinuousClock().now - start).components
    var setting = FormatSetting()
    setting.root = project.root.path
    setting.version = ArchCheckVersion.current
    setting.source = { [tree = project.analysis.tree] in tree.contents(of: $0) }
    setting.verbose = options.verbose
    setting.seconds = Double(seconds) + Double(attoseconds) * 1e-18
    try told.tell(result, setting: setting)
    if fails(result) { throw ExitCode(1) }
  }

  private func fails(_ result: AnalysisResult) -> Bool {
    if strict, result.summary.resolved > 0 || result.notes.contains(where: \.failsStrict) {
      return true
    }
    return result.findings.contains(where: failOn.fails)
  }
}
