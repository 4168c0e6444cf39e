import ArchCheck
import ArgumentParser
import Foundation
import Report

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Write a configuration that describes today's code, so that the first run passes.",
    discussion: """
      Infers the layers of the modules and the likely architecture, and writes .archcheck.yml and, \
      if findings remain, a baseline that accepts them.
      """)

  @Argument(help: "The project, or a folder in it.")
  var path: String?

  @OptionGroup var unselected: UnselectedOptions

  @Option(
    help: ArgumentHelp(
      "The architecture to use instead of the inferred one: "
        + "\(ArchitectureChoice.names.joined(separator: ", ")).", valueName: "name"))
  var architecture: String?

  @Flag(help: "Overwrite an existing configuration.")
  var force = false

  @Flag(help: "Ask no questions.")
  var yes = false

  private var options: ProjectOptions { unselected.options }

  func validate() throws {
    if !options.only.isEmpty || !options.skip.isEmpty {
      throw ValidationError(
        "init accepts what all rules find; leave out --only and --skip, and turn rules off in the "
          + "configuration")
    }
    guard let architecture, !ArchitectureChoice.names.contains(architecture) else { return }
    let hint = nearestSpelling(of: architecture, among: ArchitectureChoice.names)
    let names = ArchitectureChoice.names.joined(separator: ", ")
    throw ValidationError(
      "there is no architecture \(architecture)"
        + "\(hint.map { "; did you mean \($0)?" } ?? ""); known are \(names)")
  }

  func run() throws {
    let root = try newRoot()
    let baseline = try baselinePath(in: root)
    let name = options.config ?? ProjectRoot.configurationNames[0]
    let file = absolutePath(name, in: options.config == nil ? root.path : ".")
    if !force, let found = options.config == nil ? root.configuration : existing(name, at: file) {
      throw ProjectError("\(found): there is a configuration already; --force overwrites it")
    }
    try CommandSession.with(root: root, options: options) { blank in
      let seen = try blank.runWithoutRules()
      try blank.requireWhole(seen.result)
      let initial = InitialConfiguration(
        project: seen.result.project.name, graph: seen.graph, profiles: options.profile,
        architecture: architecture)
      printWrapped(initial.summary)
      guard isWanted(name) else { throw ExitCode(1) }
      try write(initial, as: name, to: file, baseline: baseline, after: blank)
    }
  }

  /// Where the configuration will stand: the folder that is named, whatever stands above it.
  private func newRoot() throws -> ProjectRoot {
    var found = try projectRoot(for: path ?? options.project ?? ".")
    if path == nil, options.project == nil {
      // The configuration and what it accepts are about all of the project.
      found.focus = ""
    }
    if !found.focus.isEmpty, let above = found.configuration, !options.quiet {
      printRemark(
        "note: \(found.focus) becomes a project of its own: \(found.path)/\(above) does not hold for "
          + "runs in it")
    }
    return found.focus.isEmpty ? found : ProjectRoot(path: "\(found.path)/\(found.focus)")
  }

  /// Where the baseline will be, as the configuration names it: from the root on.
  private func baselinePath(in root: ProjectRoot) throws -> String {
    guard let given = options.baseline else { return Baseline.defaultPath }
    func standard(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
    guard let path = relativePath(standard(given), in: standard(root.path)) else {
      throw ProjectError("--baseline \(given): the baseline must be below \(root.path)")
    }
    return path
  }

  private func existing(_ name: String, at file: String) -> String? {
    FileManager.default.fileExists(atPath: file) ? name : nil
  }

  /// Checks with the new configuration and accepts what is found; the configuration comes last, so
  /// that an interrupted run leaves none without its baseline.
  private func write(
    _ initial: InitialConfiguration, as name: String, to file: String, baseline: String,
    after blank: CommandSession
  ) throws {
    let configuration = try Configuration.read(Array(initial.text.utf8), file: name).configuration
    let session = try blank.judged(by: configuration)
    // What is to be said of the code was told when it was first looked at.
    let linked = try session.run(printing: .nothing)
    let result = linked.result
    var text = initial.text
    var accepted = ""
    if !result.findings.isEmpty {
      text = initial.text(withBaseline: baseline)
      accepted = " and \(baseline), which accepts \(result.findings.count.of("finding"))"
      try writeFile(
        Baseline(of: linked).text, to: absolutePath(baseline, in: session.project.root.path))
    }
    try writeFile(text, to: file)
    let written = path.map { $0.hasSuffix("/") ? "\($0)\(name)" : "\($0)/\(name)" } ?? name
    printWrapped(
      "Written: \(options.config == nil ? written : name)\(accepted); the next check passes.")
    if !result.findings.isEmpty { printWrapped(Self.accepted(result.findings)) }
  }

  private func printWrapped(_ text: String) {
    printToStandardOutput(wrapped(printable(text), width: Terminal.listWidth()))
  }

  /// Of which rules the accepted findings are, and how to see them.
  private static func accepted(_ findings: [Finding]) -> String {
    let rules = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
      .sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    var parts = rules.prefix(3).map { "\($0.value.grouped) \($0.key)" }
    let others = rules.dropFirst(3)
    if others.count == 1 {
      parts += others.map { "\($0.value.grouped) \($0.key)" }
    } else if !others.isEmpty {
      let count = others.reduce(0) { $0 + $1.value }
      parts.append("\(count.grouped) more of \(others.count.of("other rule"))")
    }
    let verbose = findings.contains { $0.severity == .info } ? " --verbose" : ""
    let layers = findings.contains { $0.rule == "layers" }
    return "Accepted: \(parts.joined(separator: ", ")); "
      + "`archcheck check --all\(verbose)` lists \(findings.count == 1 ? "it" : "them")"
      + (layers ? ", `archcheck check --all --only layers` those against the layers." : ".")
  }

  private func isWanted(_ name: String) -> Bool {
    guard !yes, isatty(FileHandle.standardInput.fileDescriptor) != 0 else { return true }
    printToStandardOutput("Write \(name)? [Y/n] ")
    guard let answer = readLine()?.lowercased() else {
      printToStandardOutput("\n")
      return false
    }
    return answer.isEmpty || answer.hasPrefix("y")
  }
}
