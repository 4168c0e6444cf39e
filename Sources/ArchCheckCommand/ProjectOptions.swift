import ArchCheck
import ArgumentParser
import Foundation

/// Where the project is, what is asked of it and how it is judged; shared by the commands that
/// analyse.
@dynamicMemberLookup
struct ProjectOptions: ParsableArguments {
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions
  @OptionGroup var judging: JudgingOptions
  @OptionGroup var comparing: ComparingOptions
  @OptionGroup var selection: SelectionOptions

  subscript<Value>(dynamicMember path: KeyPath<ReadingOptions, Value>) -> Value {
    reading[keyPath: path]
  }

  subscript<Value>(dynamicMember path: KeyPath<TimingOptions, Value>) -> Value {
    timing[keyPath: path]
  }

  subscript<Value>(dynamicMember path: KeyPath<JudgingOptions, Value>) -> Value {
    judging[keyPath: path]
  }

  subscript<Value>(dynamicMember path: KeyPath<ComparingOptions, Value>) -> Value {
    comparing[keyPath: path]
  }

  subscript<Value>(dynamicMember path: KeyPath<SelectionOptions, Value>) -> Value {
    selection[keyPath: path]
  }
}

extension ProjectOptions {
  /// Those of a command that does not take all of them.
  init(
    _ reading: ReadingOptions, _ judging: JudgingOptions, _ selection: SelectionOptions,
    timing: TimingOptions = .none, comparing: ComparingOptions = .none
  ) {
    self.init()
    self.reading = reading
    self.timing = timing
    self.judging = judging
    self.comparing = comparing
    self.selection = selection
  }
}

/// The same options for a command that needs the findings of all rules.
struct UnselectedOptions: ParsableArguments {
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions
  @OptionGroup var judging: JudgingOptions
  @OptionGroup var comparing: ComparingOptions
  /// Taken to be refused with a reason.
  @OptionGroup(visibility: .hidden) var selection: SelectionOptions

  var options: ProjectOptions {
    ProjectOptions(reading, judging, selection, timing: timing, comparing: comparing)
  }
}

/// The same options for a command that holds findings against no baseline.
struct UncomparedOptions: ParsableArguments {
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions
  @OptionGroup var judging: JudgingOptions
  @OptionGroup var selection: SelectionOptions

  var options: ProjectOptions {
    ProjectOptions(reading, judging, selection, timing: timing)
  }
}

/// The same options for a command that shows the graph and judges nothing.
struct UnjudgedOptions: ParsableArguments {
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions
  /// Taken wherever a project is; these change nothing here.
  @OptionGroup(visibility: .hidden) var judging: JudgingOptions
  @OptionGroup(visibility: .hidden) var comparing: ComparingOptions
  @OptionGroup(visibility: .hidden) var selection: SelectionOptions

  var options: ProjectOptions {
    ProjectOptions(reading, judging, selection, timing: timing, comparing: comparing)
  }
}

/// Where the project is and how it is read.
struct ReadingOptions: ParsableArguments {
  @Option(
    name: [.customShort("C"), .customLong("project")],
    help: ArgumentHelp("The project's folder.", valueName: "dir"))
  var project: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The configuration (default: .archcheck.yml or .archcheck.yaml in the root).",
      valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Number of threads (default: one for each core).", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Where facts and results are kept from one run to the next (default: archcheck in the user's "
        + "cache folder).", valueName: "dir"))
  var cachePath: String?

  @Flag(help: "Use no cache: read nothing of earlier runs and keep nothing.")
  var noCache = false

  @Flag(help: "Ask the toolchain to evaluate the package manifests, which runs them.")
  var evaluateManifests = false

  @Option(
    help: "Whether a line on standard error shows what archcheck is doing; auto: on a terminal.")
  var progress: ProgressChoice = .auto

  enum ProgressChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  /// Whether progress is shown: by default only to a terminal.
  var showsProgress: Bool {
    switch progress {
    case .always: !quiet
    case .never: false
    case .auto: !quiet && isatty(STDERR_FILENO) == 1
    }
  }

  @Flag(name: .shortAndLong, help: "Print no diagnostics, notes or progress.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Also print diagnostics and findings of severity info.")
  var verbose = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
  }
}

/// Whether a command that analyses says how long that took.
struct TimingOptions: ParsableArguments {
  @Flag(help: "Print how long each step took.")
  var timings = false

  static var none: Self {
    var options = Self()
    options.timings = false
    return options
  }
}

/// Which of the rules that are on run.
struct SelectionOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Show only what this rule finds; may be repeated.", valueName: "rule"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Leave this rule out; may be repeated.", valueName: "rule"))
  var skip: [String] = []
}

/// Against what findings are held.
struct ComparingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The baseline (default: the configuration's, else .archcheck-baseline.json).",
      valueName: "file"))
  var baseline: String?

  static var none: Self {
    var options = Self()
    options.baseline = nil
    return options
  }
}

/// Which rules are on, and the day on which they are.
struct JudgingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A profile to use instead of the configuration's, or none; may be repeated: "
        + "\(Profile.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "name"))
  var profile: [String] = []

  @Option(
    help: ArgumentHelp(
      "The day that decides what has expired, such as 2027-01-31.", valueName: "date"))
  var today: String?

  func validate() throws {
    if let today, Day(today) == nil {
      throw ValidationError("--today takes a date such as 2027-01-31, not \"\(today)\"")
    }
  }
}
