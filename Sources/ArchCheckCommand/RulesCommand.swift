import ArchCheck
import ArgumentParser
import Report

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or show how far the project follows the guidelines of its guides.")

  @Flag(
    help: ArgumentHelp(
      "Check the project and show, for each guide it follows, which guidelines are broken, followed, "
        + "off, not checked or not checkable, and why."))
  var guidelines = false

  @Option(help: "The output format.")
  var format: AnswerFormat = .text

  @OptionGroup var uncompared: UncomparedOptions

  func validate() throws {
    guard guidelines || !uncompared.timing.timings else {
      throw ValidationError("--timings goes with --guidelines: a list takes no time")
    }
  }

  func run() throws {
    let options = uncompared.options
    try CommandSession.with(nil, options: options, usesBaseline: false) { session in
      if guidelines {
        let result = try session.run().result
        try session.requireWhole(result)
        let coverage = GuidelineCoverage(
          of: result, followed: session.analysis.configuration.guides(profiles: options.profile))
        printToStandardOutput(
          format == .json
            ? coverage.json : coverage.text(width: Terminal.width() ?? 100))
      } else {
        list(
          active: Set(session.project.rules.filter(\.isOn).map(\.id)),
          own: session.analysis.configuration.customRules)
      }
    }
  }

  private func list(active: Set<String>, own: [CustomRule]) {
    let pages = RuleCatalog.rules.map { RulePage($0) } + own.map { RulePage(ConfiguredRule($0)) }
    if format == .json {
      printToStandardOutput(rulesJSON(pages))
      return
    }
    printToStandardOutput(
      ruleList(pages, active: active, width: Terminal.listWidth()))
  }
}

/// How a question about the project is answered.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule: why it matters, its options, examples and guidelines.")

  @Argument(
    help: """
      A rule's id or a contract's kind, the word in brackets after a finding; or a guideline's id.
      """)
  var rule: String

  @Option(help: "The output format.")
  var format: Format = .text

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @OptionGroup var reading: ReadingOptions
  /// Taken wherever a project is; these change nothing here.
  @OptionGroup(visibility: .hidden) var timing: TimingOptions
  @OptionGroup(visibility: .hidden) var judging: JudgingOptions
  @OptionGroup(visibility: .hidden) var comparing: ComparingOptions
  @OptionGroup(visibility: .hidden) var selection: SelectionOptions

  func run() throws {
    let guidelines = Guide.allCases.lazy.flatMap(\.guidelines)
    if let found = guidelines.first(where: { $0.id == rule }) {
      guard format == .text else {
        throw ValidationError("--format is for rules; a guideline is printed as text")
      }
      return printToStandardOutput(found.text(width: Terminal.width() ?? 80))
    }
    let page =
      try RuleCatalog.rule(rule).map { RulePage($0) } ?? RulePage(acceptance: rule) ?? ownPage()
    switch format {
    case .text: printToStandardOutput(page.text(width: Terminal.width() ?? 80))
    case .markdown: printToStandardOutput(page.markdown)
    case .json: printToStandardOutput(page.json)
    }
  }

  /// The page of a kind of contract, or of a rule that the configuration writes down.
  private func ownPage() throws -> RulePage {
    let options = ProjectOptions(reading, judging, selection)
    return try CommandSession.with(nil, options: options, usesBaseline: false) { session in
      let configuration = session.analysis.configuration
      if let page = RulePage(contractKind: rule, among: configuration.contracts) { return page }
      let own = configuration.customRules
      if let found = own.first(where: { $0.id == rule }) { return RulePage(ConfiguredRule(found)) }
      if let profile = Profile(rawValue: rule) {
        throw ProjectError(
          "\(rule) is a profile; `archcheck rules --profile \(rule)` lists its rules")
      }
      let hint = nearestSpelling(
        of: rule,
        among: RuleCatalog.rules.idsOfFindings + own.map(\.id)
          + Guide.allCases.flatMap(\.guidelines).map(\.id))
      throw ProjectError("there is no rule \(rule); \(ruleHint(hint))")
    }
  }
}
