import ArchCheck
import ArgumentParser
import Report

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Accept today's findings, so that only new ones count.",
    subcommands: [Write.self, Prune.self, Compare.self])

  struct Write: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Accept all findings of today.")

    @Argument(help: "The project, or a folder in it.")
    var path: String?

    @OptionGroup var options: ProjectOptions

    func run() throws {
      let project = try OpenProject(path, options: options, usesBaseline: false)
      let result = try project.run(options)
      let baseline = Baseline(
        of: result.findings, version: Version.number, rules: RuleCatalog.rules.map { $0.id },
        modules: result.graph.ownModules.map(\.name))
      try writeFile(baseline.text, to: project.baselinePath)
      printToStandardOutput(
        "\(counted(result.findings.count, "finding")) accepted in \(project.baselinePath)\n")
    }
  }

  struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove entries that no finding needs any more; never add one.")

    @Argument(help: "The project, or a folder in it.")
    var path: String?

    @OptionGroup var options: ProjectOptions

    func run() throws {
      let project = try OpenProject(path, options: options)
      guard let baseline = project.baseline else { throw noBaseline(project.baselinePath) }
      let result = try project.run(options)
      let pruned = baseline.pruned(to: result.findings)
      let gone = baseline.findingCount - pruned.findingCount
      if pruned != baseline { try writeFile(pruned.text, to: project.baselinePath) }
      printToStandardOutput(
        "\(counted(gone, "entry", "entries")) removed from \(project.baselinePath)\n")
    }
  }

  struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Say what differs between the baseline and today's findings.")

    @Argument(help: "The project, or a folder in it.")
    var path: String?

    @OptionGroup var options: ProjectOptions

    func run() throws {
      let project = try OpenProject(path, options: options)
      guard let baseline = project.baseline else { throw noBaseline(project.baselinePath) }
      let result = try project.run(options)
      let comparison = Comparison(of: result.findings, with: baseline)
      for finding in comparison.findings where finding.state == .new {
        printToStandardOutput(
          printable(
            "new       \(finding.rule)  \(finding.subject)  \(finding.file):\(finding.line)")
            + "\n")
      }
      for entry in comparison.resolved {
        printToStandardOutput(
          printable("resolved  \(entry.key.rule)  \(entry.key.subject)  \(entry.file)") + "\n")
      }
      printToStandardOutput(
        "\(comparison.newCount) new, \(comparison.knownCount) known, "
          + "\(comparison.resolvedCount) resolved\n")
      if comparison.newCount > 0 { throw ExitCode(1) }
    }
  }
}

private func noBaseline(_ path: String) -> ProjectError {
  ProjectError("\(path): there is no baseline; archcheck baseline write makes one")
}
