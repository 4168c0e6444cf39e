import ArchCheck
import ArgumentParser
import Foundation
import Report

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Accept today's findings, so that only new ones count.",
    subcommands: [Write.self, Prune.self, Compare.self])

  struct Write: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "write",
      abstract: "Accept all of today's findings.")

    @OptionGroup var whole: WholeProject

    func run() throws {
      try whole.run(for: "write", usesBaseline: false) { session, linked in
        let result = linked.result
        try session.requireNoOtherFile()
        try writeFile(Baseline(of: linked).text, to: session.project.baselinePath)
        if let name = session.analysis.moduleNamedByFolder(in: linked.graph) {
          session.note(
            "the module \(name) is called after the folder, so the baseline holds only in a "
              + "folder of this name; `name: \(name)` in \(ProjectRoot.configurationNames[0]) names it"
          )
        }
        printToStandardOutput(
          "\(result.findings.count.of("finding")) accepted in \(session.project.baselinePath)\n")
      }
    }
  }

  struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "prune",
      abstract: "Remove entries that no finding needs any more; never add one.")

    @OptionGroup var whole: WholeProject

    func run() throws {
      try whole.run(for: "prune") { session, linked in
        let result = linked.result
        let baseline = try session.requiredBaseline(today: result.findings)
        let pruned = baseline.pruned(to: result.findings, unread: Set(result.unread))
        let before = Dictionary(keepingFirst: baseline.entries.map { ($0.key, $0) })
        let gone = baseline.findingCount - pruned.findingCount
        let less = pruned.entries.count { entry in
          before[entry.key].map { $0.causes != entry.causes } ?? false
        }
        if pruned != session.analysis.baseline {
          try writeFile(pruned.text, to: session.project.baselinePath)
        }
        printToStandardOutput(
          "\(gone.of("entry", "entries")) removed from \(session.project.baselinePath)"
            + (less > 0 ? ", \(less) made smaller" : "") + "\n")
      }
    }
  }

  struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "compare",
      abstract: "Show the differences between the baseline and today's findings.",
      discussion: "Exit codes: 0 nothing is new, 1 something is, 2 archcheck could not run.")

    @Argument(help: "The project.")
    var path: String?

    @OptionGroup var options: ProjectOptions

    func run() throws {
      try CommandSession.with(path, options: options) { session in
        let linked = try session.runUnaccepted()
        let result = linked.result
        let all = (result.findings + result.outside).sorted(by: Finding.isShownBefore)
        let comparison = Comparison(
          of: all, with: try session.requiredBaseline(today: all), unread: Set(result.unread)
        ).narrowed(to: session.analysis.isInFocus)
        for finding in comparison.findings where finding.state == .new {
          let place = finding.asShown
          let added = finding.newCauses.map { " + \($0.name)" }.joined()
          tell("new       \(name(finding.key))\(added)  \(place.file):\(place.line)")
        }
        for (word, entries) in [
          ("resolved", comparison.resolved), ("not read", comparison.undecided),
        ] {
          for entry in entries {
            let times = entry.count > 1 ? "  ×\(entry.count)" : ""
            tell("\(word)  \(name(entry.key))  \(entry.file)\(times)")
          }
        }
        for entry in comparison.shrunk {
          let gone = entry.causes.map { " − \($0)" }.joined()
          tell("less      \(name(entry.key))\(gone)  \(entry.file)")
        }
        let notRead = comparison.undecided.reduce(0) { $0 + $1.count }
        tell(
          "\(comparison.newCount) new, \(comparison.knownCount) known, "
            + "\(comparison.resolvedCount) resolved" + (notRead > 0 ? ", \(notRead) not read" : ""))
        if comparison.newCount > 0 { throw ExitCode(1) }
      }
    }

    private func name(_ key: Finding.Key) -> String {
      "\(key.rule)  \(key.subject)\(key.target.map { " → \($0)" } ?? "")"
    }

    private func tell(_ line: String) {
      printToStandardOutput(printable(line) + "\n")
    }
  }

  /// A project of which a command needs all findings, because it would lose the entries of others.
  struct WholeProject: ParsableArguments {
    @Argument(help: "The project.")
    var path: String?

    @OptionGroup var unselected: UnselectedOptions

    func run(
      for command: String, usesBaseline: Bool = true,
      _ body: (CommandSession, LinkedResult) throws -> Void
    ) throws {
      let options = unselected.options
      try CommandSession.with(
        path, options: options, usesBaseline: usesBaseline, keepsBaselineOfUnselectedRules: true
      ) { session in
        guard options.only.isEmpty, options.skip.isEmpty else {
          throw ProjectError(
            "archcheck baseline \(command) takes the whole project: leave out --only and --skip")
        }
        let root = session.project.root
        guard root.focus.isEmpty else {
          throw ProjectError(
            "archcheck baseline \(command) takes the whole project, not \(root.focus): "
              + "run it in \(root.path)")
        }
        guard options.profile.isEmpty || session.project.configurationFile == nil else {
          throw ProjectError(
            "archcheck baseline \(command) takes the profiles that the configuration extends: "
              + "leave out --profile")
        }
        try body(session, session.runUnaccepted())
      }
    }
  }
}

extension Baseline {
  /// Accepts all findings of a run.
  init(of linked: LinkedResult) {
    self.init(
      of: linked.result.findings, version: ArchCheckVersion.current,
      rules: RuleCatalog.rules.idsOfFindings,
      modules: linked.graph.ownModules.map(\.name))
  }
}

extension CommandSession {
  /// Everything that is found, whatever the baseline accepts.
  fileprivate func runUnaccepted() throws -> LinkedResult {
    var unaccepted = self
    unaccepted.analysis.baseline = nil
    let linked = try unaccepted.run()
    try requireWhole(linked.result)
    return linked
  }

  /// Where something else than a baseline stands, even than a damaged one, it is not replaced.
  fileprivate func requireNoOtherFile() throws(ProjectError) {
    guard let data = FileManager.default.contents(atPath: project.baselinePath),
      let first = String(decoding: data, as: UTF8.self)
        .first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }),
      // A file with an unresolved merge starts with its mark.
      first != "{", first != "<"
    else { return }
    throw ProjectError("\(project.baselinePath): this file is no baseline and is not replaced")
  }

  /// With the names of today.
  fileprivate func requiredBaseline(today: [Finding]) throws -> Baseline {
    if let baseline = analysis.baseline(today: today) { return baseline }
    throw ProjectError(
      "\(project.baselinePath): there is no baseline; archcheck baseline write makes one")
  }
}
