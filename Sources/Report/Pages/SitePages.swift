import ArchCheck
import Markdown

extension Survey {
  /// All pages of the site.
  var pages: [Page] {
    // Those with graphs wait for Graphviz most of the time.
    DeepStackThreads.map(2, jobs: site.jobs) { number in
      number == 0
        ? [overviewPage(), cyclesPage()] + modulePages() + userPages()
        : [findingsPage()] + rulePages() + guidelinePages() + typePages() + matrixPages()
          + [metricsPage()] + timePages()
    }.flatMap(\.self)
  }

  var shell: Shell {
    Shell(title: site.title, navigation: navigation, colophon: colophon)
  }

  private var navigation: Navigation {
    let own = site.pages.prefix(Self.maximumLinks).compactMap { page in
      paths.userPage(page.path).map { path in
        let heading = Document(parsing: page.text).headings.first { $0.level == 1 }
        return Navigation.Entry(title: heading?.text.plainText ?? page.path, path: path)
      }
    }
    return Navigation(
      groups: sections + timeSections
        + (own.isEmpty ? [] : [.init(title: "Your pages", entries: own)]))
  }

  /// More of the project's own pages than this are found by search only.
  private static let maximumLinks = 30

  private var sections: [Navigation.Group] {
    [
      .init(
        title: "",
        entries: [
          .init(title: "Overview", path: .overview),
          .init(title: "Findings", path: PagePaths.findings, count: findings.count),
        ]),
      .init(
        title: "Demands",
        entries: [
          .init(title: "Rules", path: PagePaths.rules, count: result.rules.count),
          .init(title: "Guidelines", path: PagePaths.guidelines),
        ]),
      .init(
        title: "Structure",
        entries: [
          .init(
            title: "Modules", path: PagePaths.modules, count: graph.ownModules.count { _ in true }),
          .init(title: "Types", path: PagePaths.types, count: result.summary.types),
          .init(title: "Matrix", path: PagePaths.matrix),
          .init(title: "Metrics", path: PagePaths.metrics),
          .init(
            title: "Cycles", path: PagePaths.cycles,
            count: moduleCycles.count + folderCycles.count + typeCycles.count),
        ]),
    ]
  }

  private func timePages() -> [Page] {
    [site.changes.map(changesPage), site.history.map(trendPage)].compactMap(\.self)
  }

  private var timeSections: [Navigation.Group] {
    var entries: [Navigation.Entry] = []
    if site.changes != nil { entries.append(.init(title: "Changes", path: PagePaths.changes)) }
    if let history = site.history {
      entries.append(
        .init(title: "Trend", path: PagePaths.trend, count: history.entries.count))
    }
    return entries.isEmpty ? [] : [.init(title: "Over time", entries: entries)]
  }

  private var colophon: Text {
    var text: Text = "archcheck \(site.version)"
    if let revision = result.project.revision {
      text = text + " · commit \(code: String(revision.prefix(12)))"
      if result.project.dirty { text = text + " with changes" }
    }
    let summary = result.summary
    return text + " · \(summary.files, "file")"
  }
}
