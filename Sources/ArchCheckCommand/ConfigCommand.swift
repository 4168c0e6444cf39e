import ArchCheck
import ArgumentParser
import Report

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Check, show and describe the configuration.",
    subcommands: [Validate.self, Show.self, Schema.self])

  struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "validate",
      abstract: "Check the configuration against its format and against the code.",
      discussion: """
        Exit codes: 0 valid, 2 invalid, warnings with --strict, or archcheck could not run.
        """)

    @Argument(help: "The project, or a folder in it.")
    var path: String?

    @OptionGroup var uncompared: UncomparedOptions

    @Flag(
      help:
        "Also fail on warnings: patterns that match nothing, files that cannot be read and others.")
    var strict = false

    func run() throws {
      try CommandSession.with(path, options: uncompared.options, usesBaseline: false) { session in
        var session = session
        session.analysis.rules = []
        let wrong = session.analysis.configuration.exampleMistakes()
        if !wrong.isEmpty { throw ConfigurationError(wrong) }
        // The notes are what was asked for.
        let result = try session.run(printing: .diagnostics).result
        for note in result.notes { printToStandardOutput(printable("\(note)") + "\n") }
        try session.requireWhole(result)
        let warnings = session.strictWarnings(in: result)
        if strict, warnings > 0 {
          session.note("the exit code is 2 because of --strict and the warnings above")
          throw ExitCode(2)
        }
        let verdict =
          session.project.configurationFile == nil
          ? "There is no configuration; the defaults apply" : "The configuration is valid"
        printToStandardOutput(
          "\(verdict)\(warnings > 0 ? ", with \(warnings.of("warning"))" : "").\n")
      }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Print the effective configuration with the origin of each value.")

    @Argument(help: "The project, or a folder in it.")
    var path: String?

    @OptionGroup var reading: ReadingOptions
    @OptionGroup var judging: JudgingOptions
    @OptionGroup var selection: SelectionOptions

    func run() throws {
      let options = ProjectOptions(reading, judging, selection)
      try CommandSession.with(path, options: options, usesBaseline: false) { session in
        if session.project.configurationFile == nil {
          printToStandardOutput("# There is no configuration; these are the defaults.\n")
        }
        printToStandardOutput(
          session.analysis.configuration.shown(with: session.project.rules))
      }
    }
  }

  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema",
      abstract: "Print the JSON Schema of the configuration, for editors.")

    func run() {
      printToStandardOutput(Configuration.jsonSchema())
    }
  }
}
