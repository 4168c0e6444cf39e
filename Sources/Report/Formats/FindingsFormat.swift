import ArchCheck

/// The formats in which findings can be told.
package enum FindingsFormat: String, Sendable, CaseIterable {
  case text, short, xcode, json, sarif, junit, github, gitlab, checkstyle, markdown

  /// The whole output.
  package func render(_ result: AnalysisResult, _ setting: FormatSetting) -> String {
    // JSON tells a finding and its new causes apart, and for GitLab a known finding stands beside what
    // came to it: both need the findings as they are.
    var shown = result
    shown.findings = result.findings.asShown
    return switch self {
    case .json: JSONFormat(setting).render(result)
    case .text: TextFormat(setting).render(shown)
    case .short: TextFormat(setting).list(shown)
    case .xcode: XcodeFormat(setting).render(shown)
    case .sarif: SARIFFormat(setting).render(shown)
    case .junit: JUnitFormat(setting).render(shown)
    case .github: GitHubFormat(setting).render(shown)
    case .gitlab: GitLabFormat(setting).render(result)
    case .checkstyle: CheckstyleFormat(setting).render(shown)
    case .markdown: MarkdownFormat(setting).render(shown)
    }
  }
}

/// What a format must know besides the result.
package struct FormatSetting: Sendable {
  /// Version of archcheck.
  package var version = ""
  /// Absolute path of the project's root.
  package var root = ""
  /// Path of the root inside its repository, with `/` at its end, empty for the top: the platforms
  /// count paths from there.
  package var rootInRepository = ""
  /// Path below the root that narrows what is told; empty for everything.
  package var focus = ""
  /// Whether only some rules ran, so that nothing can be said of the contracts.
  package var isOfSomeRules = false
  /// The bytes of a source file, by path relative to the root.
  package var source: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// Whether text gets colours.
  package var color = false
  /// Columns of the terminal.
  package var width = 80
  /// Findings of severity info are told in full, too.
  package var verbose = false
  /// Which findings make the run fail: those of severity info count like others where they do, and
  /// errors are told as warnings to Xcode where none does.
  package var failOn = FailOn.warning
  /// Whether text tells known findings in full, too, after the new ones.
  package var showsKnown = false
  /// Duration of the run in seconds.
  package var seconds: Double?
  /// Most bytes of a Markdown text; at least ``leastMarkdownLimit``.
  package var markdownLimit = 900_000
  /// Bytes that the title, the verdict and what is said of the rest take at most, whose names are of
  /// any usual length.
  package static let leastMarkdownLimit = 2_000

  package init() {}

  var countsInfo: Bool { failOn == .info }

  /// Whether a finding is shown by itself, and not only counted.
  func shows(_ finding: Finding) -> Bool { verbose || countsInfo || finding.severity > .info }

  /// The path by which a platform knows a file.
  func platformPath(_ file: String) -> String {
    let path = rootInRepository + file
    // A configuration that is extended may stand beside the root.
    return file.hasPrefix("../") ? resolvedPath(path, in: "") ?? path : path
  }
}
