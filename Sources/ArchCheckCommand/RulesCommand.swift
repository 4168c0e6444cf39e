import ArchCheck
import ArgumentParser
import Report

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or how the project stands to the guidelines of the guides.")

  @Flag(
    help: ArgumentHelp(
      "Check the project and tell for each guide it follows which guidelines are broken, followed, "
        + "off, not checked or not checkable, and why."))
  var guidelines = false

  @Option(help: "text or json.")
  var format: AnswerFormat = .text

  @OptionGroup var options: ProjectOptions

  func run() throws {
    let project = try OpenProject(nil, options: options, usesBaseline: false)
    if guidelines {
      let coverage = GuidelineCoverage(
        of: try project.run(options).result,
        followed: project.configuration.guides(profiles: options.profile))
      printToStandardOutput(format == .json ? coverage.json : coverage.text)
    } else {
      list(active: Set(project.rules.map(\.id)), own: project.configuration.customRules)
    }
  }

  private func list(active: Set<String>, own: [CustomRule]) {
    let pages = RuleCatalog.rules.map { RulePage($0) } + own.map { RulePage(ConfiguredRule($0)) }
    if format == .json {
      printToStandardOutput(encodedJSON(pages))
      return
    }
    let width = pages.map(\.id.count).max() ?? 0
    for page in pages {
      let mark = active.contains(page.id) ? "on " : "off"
      let id = page.id.padding(toLength: width, withPad: " ", startingAt: 0)
      printToStandardOutput("\(mark) \(id)  \(page.severity)  \(page.summary)\n")
    }
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

  @Argument(help: "The rule's id, or the kind of a contract.")
  var rule: String

  @Option(help: "text, markdown or json.")
  var format: Format = .text

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @OptionGroup var options: ProjectOptions

  func run() throws {
    let page = try RuleCatalog.rule(rule).map { RulePage($0) } ?? ownPage()
    switch format {
    case .text: printToStandardOutput(page.text(width: FormatOptions.terminalWidth() ?? 80))
    case .markdown: printToStandardOutput(page.markdown)
    case .json: printToStandardOutput(encodedJSON(page))
    }
  }

  /// The page of a kind of contract, or of a rule that the configuration writes down.
  private func ownPage() throws -> RulePage {
    let configuration = try OpenProject(nil, options: options, usesBaseline: false).configuration
    if let page = RulePage(contractKind: rule, among: configuration.contracts) { return page }
    let own = configuration.customRules
    if let found = own.first(where: { $0.id == rule }) { return RulePage(ConfiguredRule(found)) }
    let hint = nearestSpelling(
      of: rule, among: RuleCatalog.rules.map { $0.id } + Contract.Kind.ids + own.map(\.id))
    throw ProjectError("there is no rule \(rule)\(hint.map { "; did you mean \($0)?" } ?? "")")
  }
}
