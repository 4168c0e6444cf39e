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

    @OptionGroup var judged: JudgedProject

    func run() throws {
      let (project, result) = try judged.run(whole: "write", usesBaseline: false)
      let baseline = Baseline(
        of: result.findings, version: Version.number, rules: Analysis.findingRules,
        modules: result.graph.ownModules.map(\.name))
      try writeFile(baseline.text, to: project.baselinePath)
      printToStandardOutput(
        "\(counted(result.findings.count, "finding")) accepted in \(project.baselinePath)\n")
    }
  }

  struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove entries that no finding needs any more; never add one.")

    @OptionGroup var judged: JudgedProject

    func run() throws {
      let (project, result) = try judged.run(whole: "prune")
      let baseline = try project.requiredBaseline()
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

    @OptionGroup var judged: JudgedProject

    func run() throws {
      let (project, result) = try judged.run()
      let comparison = Comparison(of: result.findings, with: try project.requiredBaseline())
      for finding in comparison.findings where finding.state == .new {
        tell("new       \(finding.rule)  \(finding.subject)  \(finding.file):\(finding.line)")
      }
      for entry in comparison.resolved {
        let times = entry.count > 1 ? "  ×\(entry.count)" : ""
        tell("resolved  \(entry.key.rule)  \(entry.key.subject)  \(entry.file)\(times)")
      }
      tell(
        "\(comparison.newCount) new, \(comparison.knownCount) known, "
          + "\(comparison.resolvedCount) resolved")
      if comparison.newCount > 0 { throw ExitCode(1) }
    }

    private func tell(_ line: String) {
      printToStandardOutput(printable(line) + "\n")
    }
  }

  /// The project whose findings and baseline are looked at.
  struct JudgedProject: ParsableArguments {
    @Argument(help: "The project.")
    var path: String?

    @OptionGroup var options: ProjectOptions

    /// - Parameter command: the command that needs the findings of the whole project, because it
    ///   would lose the entries of all others.
    func run(
      whole command: String? = nil, usesBaseline: Bool = true
    ) throws -> (OpenProject, AnalysisResult) {
      var project = try OpenProject(path, options: options, usesBaseline: usesBaseline)
      defer { project.saveCache(options) }
      if let command {
        guard options.only.isEmpty, options.skip.isEmpty, project.root.focus.isEmpty else {
          throw ProjectError(
            "archcheck baseline \(command) takes the whole project: "
              + "leave out --only, --skip and a path below \(project.root.path)")
        }
      }
      project.analysis.baseline = nil
      return (project, try project.run(options))
    }
  }
}

extension OpenProject {
  fileprivate func requiredBaseline() throws -> Baseline {
    if let baseline { return baseline }
    throw ProjectError("\(baselinePath): there is no baseline; archcheck baseline write makes one")
  }
}
