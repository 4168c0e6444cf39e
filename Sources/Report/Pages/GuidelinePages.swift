import ArchCheck

/// How a project stands to one guideline.
private struct Standing {
  var badge: Badge
  /// Indexes of the findings that break it.
  var findings: [Int]
  /// Why it is not checked, or which rules look after it.
  var remark: Text
}

extension Survey {
  func guidelinePages() -> [Page] {
    let byGuideline = Dictionary(
      findings.indices.flatMap { index in findings[index].guidelines.map { ($0, [index]) } },
      uniquingKeysWith: +)
    let guides = Guide.allCases.map { guide in
      (guide, guide.guidelines.map { ($0, standing(to: $0, byGuideline)) })
    }
    return [guidesPage(guides)] + guides.map { page(of: $0.0, $0.1) }
  }

  private static let way = Page.Ancestor(title: "Guidelines", path: PagePaths.guidelines)
  private static let badges: [Badge] = [.broken, .followed, .off, .notChecked, .notCheckable]

  private func standing(to guideline: Guideline, _ byGuideline: [String: [Int]]) -> Standing {
    if guideline.check == .format || guideline.check == .process {
      return Standing(badge: .notCheckable, findings: [], remark: Text(prose: guideline.reason))
    }
    let known = guideline.rules.filter { RuleCatalog.rule($0) != nil }
    let active = known.filter { id in result.rules.contains { $0.id == id } }
    let links = known.map { id in Text.code(id, to: paths.rule(id).map { .page($0) }) }
      .joined(separator: ", ")
    if known.isEmpty {
      let planned = guideline.rules.map { Text.code($0) }.joined(separator: ", ")
      return Standing(
        badge: .notChecked, findings: [],
        remark: planned.isEmpty ? "No rule checks it." : "No rule \(planned) yet.")
    }
    if active.isEmpty { return Standing(badge: .off, findings: [], remark: links) }
    let broken = byGuideline[guideline.id] ?? []
    return Standing(badge: broken.isEmpty ? .followed : .broken, findings: broken, remark: links)
  }

  private func guidesPage(_ guides: [(Guide, [(Guideline, Standing)])]) -> Page {
    let followed = guides.filter { site.guides.contains($0.0) }
    let others = guides.filter { !site.guides.contains($0.0) }
    var blocks: [Page.Block] = []
    if followed.isEmpty {
      blocks.append(
        .paragraph(
          """
          The configuration follows no guide. A guide is followed by naming it under \
          \(code: "extends"); the table shows how far the rules that ran cover each of them.
          """))
    } else {
      blocks += [
        .paragraph("The guides that the configuration follows, and how the code stands to them."),
        .table(guideTable(followed, id: "followed")), .heading(level: 2, "Not followed"),
        .paragraph("How far the rules that ran cover the other guides."),
      ]
    }
    if !others.isEmpty { blocks.append(.table(guideTable(others, id: "others"))) }
    return Page(path: PagePaths.guidelines, title: "Guidelines", blocks: blocks)
  }

  private func guideTable(_ guides: [(Guide, [(Guideline, Standing)])], id: String) -> Page.Table {
    Page.Table(
      id: id, noun: .init("guide"),
      columns: [.init(title: "Guide"), .init(title: "Guidelines", kind: .number)]
        + Self.badges.map { .init(title: $0.title, kind: .number) },
      rows: guides.map { guide, standings in
        ["\("\(guide.name)", to: .page(paths.guide(guide)))", "\(standings.count)"]
          + Self.badges.map { badge in "\(standings.count { $0.1.badge == badge })" }
      })
  }

  private func page(of guide: Guide, _ standings: [(Guideline, Standing)]) -> Page {
    var blocks: [Page.Block] = [
      .paragraph("\(guide.subject.prefix(1).uppercased() + guide.subject.dropFirst())."),
      .figures(
        Self.badges.map { badge in
          let count = standings.count { $0.1.badge == badge }
          return Page.Figure(
            label: badge.title, value: "\(count)", tone: count == 0 ? .neutral : badge.tone)
        }),
    ]
    if !site.guides.contains(guide) {
      blocks.append(
        .note(
          .note,
          [
            .paragraph(
              "The configuration does not follow this guide: \(code: "extends: [\(guide.rawValue)]") does."
            )
          ]))
    }
    blocks.append(
      .table(
        Page.Table(
          id: "guidelines", noun: .init("guideline"),
          columns: [
            .init(title: "Id", kind: .id), .init(title: "State", kind: .badge, isFilter: true),
            .init(title: "Findings", kind: .number), .init(title: "Guideline", kind: .prose),
            .init(title: "Rules, or why not", kind: .prose),
            .init(title: "Section", isFilter: true),
          ],
          rows: standings.map { guideline, standing in
            [
              "\(guideline.id)", "\(standing.badge)",
              standing.findings.isEmpty ? "" : "\(standing.findings.count)",
              Text(prose: guideline.text), standing.remark, "\(guideline.section)",
            ]
          })))
    return Page(path: paths.guide(guide), title: guide.name, ancestors: [Self.way], blocks: blocks)
  }
}

extension Badge {
  /// The word with a capital letter.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
