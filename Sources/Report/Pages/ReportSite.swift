import ArchCheck

/// The report of one run: what there is to tell, and what it may be told with.
package struct ReportSite: Sendable {
  /// A Markdown file of the project that becomes a page.
  package struct UserPage: Sendable, Hashable {
    /// Relative to the project's root.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  package var result: AnalysisResult
  let graph: DependencyGraph
  /// What the project is called in the report.
  package var title: String
  /// Version of archcheck, for the foot of the pages.
  package var version: String
  /// Contracts of the configuration.
  package var contracts: [Contract] = []
  /// The guides that the configuration follows.
  package var guides: Set<Guide> = []
  package var pages: [UserPage] = []
  /// Where code can be read on the web.
  package var sourceURL: SourceURL?
  package var owners = CodeOwners()
  /// What tells known findings from new ones, such as `the baseline`; nil where all count.
  package var reference: String?
  /// What differs from another commit, of which the result's findings know.
  package var changes: Changes?
  package var history: History?
  /// Number of threads; the site does not depend on it.
  package var jobs = 1
  /// The bytes of a file of the project.
  package var contents: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// Places a graph: takes Graphviz's language and returns its format `plain`, or nil where
  /// Graphviz is missing or took too long.
  package var layout: @Sendable (String) -> String? = { _ in nil }

  package init(of linked: LinkedResult, title: String, version: String) {
    result = linked.result
    graph = linked.graph
    self.result.findings = result.findings.asShown
    self.title = title
    self.version = version
  }

  /// All files of the report, sorted by path.
  package func files() -> [SiteFile] {
    let survey = Survey(of: self)
    let pages = survey.pages
    let files = Site(shell: survey.shell, pages: pages).files(jobs: jobs)
    keepUntilExit((survey, pages))
    return (files + images(survey)).sorted { $0.path.precedesByBytes($1.path) }
  }

  /// Larger pictures are left out.
  static let largestImage = 8 << 20

  private func images(_ survey: Survey) -> [SiteFile] {
    let images = survey.userImages()
    let names = FileNames(for: images)
    return images.compactMap { path in
      guard let name = names[path], let bytes = contents(path) else { return nil }
      return SiteFile(path: "images/\(name)", bytes: bytes)
    }
  }
}
