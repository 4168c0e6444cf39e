import ArchCheck
import ArgumentParser
import Report

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules, those that are on first told as such.")

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var options: ProjectOptions

  func run() throws {
    let project = try OpenProject(nil, options: options, usesBaseline: false)
    let active = Set(project.rules.map(\.id))
    let pages = RuleCatalog.rules.map { RulePage($0) }
    if json {
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

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule: why it matters, its options, examples and guidelines.")

  @Argument(help: "The rule's id.")
  var rule: String

  @Option(help: "text or json.")
  var format: Format = .text

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  func run() throws {
    guard let found = RuleCatalog.rule(rule) else {
      let hint = nearestSpelling(of: rule, among: RuleCatalog.rules.map { $0.id })
      throw ProjectError("there is no rule \(rule)\(hint.map { "; did you mean \($0)?" } ?? "")")
    }
    let page = RulePage(found)
    printToStandardOutput(format == .json ? encodedJSON(page) : page.markdown)
  }
}
