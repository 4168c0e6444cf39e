import ArchCheck
import ArgumentParser
import Foundation
import Report

/// In which formats findings are told, and where.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The output format; F=FILE writes to a file and may be repeated.", valueName: "f"))
  var format: [FormatTarget] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the first format without a file to this one; - is standard output.",
      valueName: "file"))
  var output: String?

  @Option(help: "Whether text has colours; auto: on a terminal.")
  var color: ColorChoice = .auto

  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never

    /// Honours `NO_COLOR` and `CLICOLOR_FORCE`, as https://no-color.org and https://bixense.com/clicolors say.
    var isOn: Bool {
      let environment = ProcessInfo.processInfo.environment
      switch self {
      case .always: return true
      case .never: return false
      case .auto:
        if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return false }
        if environment["CLICOLOR_FORCE"].map({ $0 != "0" && !$0.isEmpty }) ?? false { return true }
        return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
      }
    }
  }

  /// Two formats must not write to the same place: the second would overwrite or corrupt the first.
  func validate() throws {
    if output?.isEmpty == true {
      throw ValidationError("--output takes a file, or - for standard output")
    }
    let files = destinations.map(\.file)
    if files.count(where: { $0 == nil }) > 1 {
      throw ValidationError(
        "two formats go to standard output; write all but one to a file, as --format F=FILE")
    }
    var places: Set<String> = []
    for file in files.compactMap(\.self) where !file.hasPrefix("/dev/") {
      let place = URL(fileURLWithPath: file).standardizedFileURL.resolvingSymlinksInPath().path
      guard places.insert(place).inserted else {
        throw ValidationError("\(file): two formats go to this file")
      }
    }
    if let output, !format.isEmpty, format.allSatisfy({ $0.file != nil }) {
      throw ValidationError("--output \(output): every format has a file of its own already")
    }
  }

  /// Each format with the file it goes to; none is standard output.
  private var destinations: [FormatTarget] {
    var output = output
    return (format.isEmpty ? [FormatTarget(format: .text, file: nil)] : format).map { target in
      var target = target
      if target.file == nil { (target.file, output) = (output, nil) }
      if target.file == "-" { target.file = nil }
      return target
    }
  }

  func write(_ result: AnalysisResult, setting: FormatSetting) throws {
    var setting = setting
    for target in destinations {
      setting.fit(target.file, color)
      let text = target.format.render(result, setting)
      try writeFile(text, to: target.file ?? "-")
    }
  }
}

/// `json` or `json=FILE`.
struct FormatTarget: ExpressibleByArgument {
  var format: FindingsFormat
  var file: String?

  init(format: FindingsFormat, file: String?) {
    self.format = format
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    // `sarif=` names no file: a variable is empty that was to name one.
    guard !argument.hasSuffix("="), let first = parts.first,
      let format = FindingsFormat(rawValue: first)
    else { return nil }
    self.init(format: format, file: parts.count > 1 ? parts[1] : nil)
  }

  static var allValueStrings: [String] { FindingsFormat.allCases.map(\.rawValue) }
}

extension FormatSetting {
  /// What formats ask of a session.
  init(of session: CommandSession) {
    self.init()
    root = session.project.root.path
    rootInRepository = session.project.repository?.prefix ?? ""
    focus = session.project.root.focus
    isOfSomeRules = !session.options.only.isEmpty
    version = ArchCheckVersion.current
    source = { [tree = session.analysis.tree] in tree.contents(of: $0) }
    verbose = session.options.verbose
  }

  /// Fits what is told to the place that it goes to.
  ///
  /// - Parameter file: nil or `-` is standard output.
  mutating func fit(_ file: String?, _ choice: FormatOptions.ColorChoice) {
    color = file ?? "-" == "-" && choice.isOn
    width = Terminal.width() ?? 80
  }
}

extension FailOn: ExpressibleByArgument {}

extension ContinuousClock.Instant {
  /// Seconds from this moment until now.
  var elapsedSeconds: Double {
    (ContinuousClock.Instant.now - self) / .seconds(1)
  }
}
