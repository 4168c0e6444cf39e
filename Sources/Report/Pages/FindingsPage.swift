import ArchCheck

extension Survey {
  /// Every finding, with search and filters.
  func findingsPage() -> Page {
    Page(path: PagePaths.findings, title: "Findings", blocks: findingsBlocks())
  }

  private func findingsBlocks() -> [Page.Block] {
    if findings.isEmpty {
      return [
        .paragraph("Nothing departs from the \(result.rules.count, "rule") that ran.")
      ] + silencedNote()
    }
    return [.paragraph(findingsSentence())] + silencedNote() + [
      .heading(level: 2, "By rule"), .table(rulesWithFindings()),
      .heading(level: 2, "All findings"), .entries(entries(rankedFindings)),
    ]
  }

  /// `3 new findings: 1 error and 2 warnings. 22 are known.`
  func findingsSentence() -> Text {
    let summary = result.summary
    let shown = findings.filter { $0.state == .new }
    let counts = [Severity.error, .warning, .info].compactMap { severity -> Text? in
      let count = shown.count { $0.severity == severity }
      if count == 0 { return nil }
      return severity == .info ? "\(count) for information" : "\(count, severity.rawValue)"
    }
    var text: Text =
      site.hasBaseline ? "\(shown.count, "new finding")" : "\(shown.count, "finding")"
    if !counts.isEmpty { text = text + ": " + counts.joined(separator: ", ") }
    text = text + "."
    if summary.known > 0 { text = text + " \(summary.known) known from the baseline." }
    return text
  }

  /// What was found but is not told, so that a short list is not taken for the whole.
  private func silencedNote() -> [Page.Block] {
    let summary = result.summary
    var parts: [Text] = []
    if summary.suppressed > 0 { parts.append("\(summary.suppressed) suppressed by comments") }
    if summary.excepted > 0 { parts.append("\(summary.excepted) excepted by the configuration") }
    if summary.resolved > 0 {
      parts.append("\(summary.resolved) of the baseline resolved since")
    }
    if parts.isEmpty { return [] }
    return [.paragraph("Not in this list: " + parts.joined(separator: ", ") + ".")]
  }

  private func rulesWithFindings() -> Page.Table {
    var columns: [Page.Column] = [
      .init(title: "Rule"), .init(title: "Severity", kind: .badge),
      .init(title: "Findings", kind: .number), .init(title: "Modules", kind: .number),
      .init(title: "Demand"),
    ]
    if site.hasBaseline { columns.insert(.init(title: "New", kind: .number), at: 2) }
    let rules = findingsByRule.sorted {
      Urgency(findings[$0.value[0]]) < Urgency(findings[$1.value[0]])
    }
    return Page.Table(
      id: "rules", noun: .init("rule"), columns: columns,
      rows: rules.map { id, indexes in
        let own = indexes.map { findings[$0] }
        var row: [Text] = [
          .code(id, to: paths.rule(id).map { .page($0) }),
          "\(Badge(own.map(\.severity).max() ?? .info))",
          "\("\(own.count)", to: .page(PagePaths.findings, query: ["rule": id]))",
          "\(Set(own.map(\.module)).count)", "\(RuleCatalog.rule(id)?.documentation.summary ?? "")",
        ]
        if site.hasBaseline { row.insert("\(own.count { $0.state == .new })", at: 2) }
        return row
      })
  }
}
