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
    // Groups stay together, the most urgent first.
    let groups = findingsByRule.values.sorted { left, right in
      let (first, second) = (findings[left[0]], findings[right[0]])
      let urgency = (Urgency(first), Urgency(second))
      if urgency.0 != urgency.1 { return urgency.0 < urgency.1 }
      return (right.count, first.rule) < (left.count, second.rule)
    }
    var entries = entries(groups.flatMap { $0 }, omitting: [.rule], isOfAll: true)
    entries.groups = groups.map { group in
      let rule = findings[group[0]].rule
      return .init(
        title: .code(rule, to: paths.rule(rule).map { .page($0) }), remark: demand(of: rule),
        count: group.count)
    }
    return [.paragraph(findingsSentence())] + silencedNote()
      + [.heading(level: 2, "By rule"), .entries(entries)]
  }

  /// What a rule wants, or the names of the contracts of a kind that are broken.
  func demand(of rule: String) -> Text {
    if let found = RuleCatalog.rule(rule) { return Text(prose: found.documentation.summary) }
    if let found = result.rules.first(where: { $0.id == rule }) {
      return Text(prose: found.documentation.summary)
    }
    if let page = RulePage(acceptance: rule) { return Text(prose: page.summary) }
    let broken = site.contracts.filter { $0.word == rule && !findings(of: $0).isEmpty }
    return "\(broken.map(\.name).joined(separator: "; "))"
  }

  /// `3 new findings: 1 error and 2 warnings. 22 are known.`
  func findingsSentence() -> Text {
    let summary = result.summary
    let shown = findings.filter { $0.state == .new }
    let counts = SeverityCounts(of: shown).worstFirst.map { severity, count -> Text in
      "\(severity.counted(count))"
    }
    var text: Text =
      site.reference != nil ? "\(shown.count, "new finding")" : "\(shown.count, "finding")"
    if !counts.isEmpty { text = text + ": " + counts.joined(separator: ", ") }
    text = text + "."
    if summary.known > 0, let reference = site.reference {
      text = text + " \(summary.known) known from \(reference)."
    }
    return text
  }

  /// What was found but is not told, so that a short list is not taken for the whole.
  private func silencedNote() -> [Page.Block] {
    let summary = result.summary
    var parts: [Text] = []
    if summary.suppressed > 0 { parts.append("\(summary.suppressed) suppressed by comments") }
    if summary.excepted > 0 { parts.append("\(summary.excepted) excepted by the configuration") }
    if summary.resolved > 0, let reference = site.reference {
      parts.append("\(summary.resolved) of \(reference) resolved since")
    }
    if parts.isEmpty { return [] }
    return [.paragraph("Not in this list: " + parts.joined(separator: ", ") + ".")]
  }
}
