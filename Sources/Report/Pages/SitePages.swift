import ArchCheck

extension Survey {
  /// All pages of the site.
  var pages: [Page] {
    [overviewPage(), findingsPage()] + rulePages() + guidelinePages() + modulePages() + typePages()
      + matrixPages() + [metricsPage(), cyclesPage()]
  }

  var shell: Shell {
    Shell(title: site.title, navigation: navigation, colophon: colophon)
  }

  private var navigation: Navigation {
    Navigation(groups: [
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
          .init(title: "Types", path: PagePaths.types, count: typeMetrics.count),
          .init(title: "Matrix", path: PagePaths.matrix),
          .init(title: "Metrics", path: PagePaths.metrics),
          .init(
            title: "Cycles", path: PagePaths.cycles, count: moduleCycles.count + typeCycles.count),
        ]),
    ])
  }

  private var colophon: Text {
    var text: Text = "archcheck \(site.version)"
    if let revision = result.project.revision {
      text = text + " · commit \(code: String(revision.prefix(12)))"
      if result.project.dirty { text = text + " with changes" }
    }
    let summary = result.summary
    return text + " · \(summary.files, "file"), \(summary.unresolvedNames, "undecided name")"
  }
}
