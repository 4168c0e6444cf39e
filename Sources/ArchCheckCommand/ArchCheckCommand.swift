import ArchCheck
import ArgumentParser
import CBuildCommit
import Foundation

@main
struct ArchCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archcheck",
    abstract: "Show where a Swift project departs from the architecture it claims.",
    discussion: """
      Reads Swift sources, package manifests and Xcode projects without building or running them.

      Exit codes: 0 nothing new at or above --fail-on, 1 something new, 2 archcheck could \
      not run (bad arguments, bad configuration, unknown revision, unreadable root, a \
      damaged Xcode project).
      """,
    version: ArchCheckVersion.text(commit: String(cString: archcheckBuildCommit())),
    subcommands: [
      CheckCommand.self, DiffCommand.self, HistoryCommand.self, ReportCommand.self,
      BaselineCommand.self, GraphCommand.self, WhyCommand.self, CyclesCommand.self,
      MetricsCommand.self,
      RulesCommand.self, ExplainCommand.self, ConfigCommand.self, InitCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  /// Errors of the parser begin as those of our own.
  static let _errorPrefix = "error: "

  static func main() {
    occupyStandardStreams()
    ChildProcesses.endWithThisProcess()
    do {
      var command = try parseAsRoot()
      if let misspelled = (command as? CheckCommand)?.misspelledCommand {
        throw misplacedCommand ?? misspelled
      }
      try command.run()
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      let code = exitCode(for: error)
      if code == .success { exit(withError: error) }
      tell(error)
      Foundation.exit(2)
    }
  }

  /// Errors of our own say what is wrong and where; those of the parser add how to call it.
  private static func tell(_ error: any Error) {
    switch error {
    case let error as ProjectError: printRemark("error: \(error)")
    case let error as ConfigurationError:
      for mistake in error.mistakes { printRemark("\(mistake)") }
    case let error as BaselineError: printRemark("\(error)")
    default:
      if let misplacedCommand {
        printRemark("error: \(misplacedCommand)")
      } else {
        printToStandardError(fullMessage(for: error))
      }
    }
  }

  /// What is wrong with a call whose command stands behind options.
  private static var misplacedCommand: ProjectError? {
    commandFirst(CommandLine.arguments.dropFirst()).map {
      ProjectError("the command stands before its options: \($0)")
    }
  }

  /// The call with its command in front, where that stands behind options and all fits then: without
  /// a command in front, they are those of `check`.
  static func commandFirst(_ arguments: ArraySlice<String>) -> String? {
    guard arguments.first?.hasPrefix("-") ?? false else { return nil }
    let names = configuration.subcommands.flatMap {
      [$0.configuration.commandName].compactMap(\.self) + $0.configuration.aliases
    }
    for position in arguments.indices where names.contains(arguments[position]) {
      // `config show` are two words.
      for words in [1, 2] where position + words <= arguments.endIndex {
        let command = arguments[position..<position + words]
        let ordered = command + arguments[..<position] + arguments[(position + words)...]
        if (try? parseAsRoot(Array(ordered))) != nil {
          return "archcheck " + ordered.map(shellWord).joined(separator: " ")
        }
      }
    }
    return nil
  }

  private static func shellWord(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "-_./=:,+@%~".unicodeScalars.contains($0)
      }
    return isPlain ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }
}

extension ArchCheckVersion {
  /// What `--version` prints.
  ///
  /// - Parameter commit: what a release is made of; empty for any other build.
  static func text(commit: String) -> String {
    "archcheck \(current)\(commit.isEmpty ? "" : " (\(commit))")"
  }
}
