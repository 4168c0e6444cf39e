import ArchCheck

/// The report of one run: what there is to tell, and what it may be told with.
public struct ReportSite: Sendable {
  /// A Markdown file of the project that becomes a page.
  public struct UserPage: Sendable, Hashable {
    /// Relative to the project's root.
    public var path: String
    public var text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  public var result: AnalysisResult
  /// What the project is called in the report.
  public var title: String
  /// Version of archcheck, for the foot of the pages.
  public var version: String
  /// Contracts of the configuration.
  public var contracts: [Contract] = []
  /// The guides that the configuration follows.
  public var guides: Set<Guide> = []
  public var pages: [UserPage] = []
  /// Where code can be read on the web.
  public var sourceURL: SourceURL?
  public var owners = CodeOwners()
  /// Whether a baseline tells known findings from new ones.
  public var hasBaseline = false
  /// Number of threads; the site does not depend on it.
  public var jobs = 1
  /// The text of a file of the project.
  public var sourceText: @Sendable (String) -> SourceText? = { _ in nil }
  /// Places a graph: takes Graphviz's language and returns its format `plain`, or nil where
  /// Graphviz is missing or took too long.
  public var layout: @Sendable (String) -> String? = { _ in nil }

  public init(of result: AnalysisResult, title: String, version: String) {
    self.result = result
    self.title = title
    self.version = version
  }

  /// All files of the report, sorted by path.
  public func files() -> [SiteFile] {
    let survey = Survey(of: self)
    return Site(shell: survey.shell, pages: survey.pages).files(jobs: jobs)
  }
}
