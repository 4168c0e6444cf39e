import ArchCheck

extension Survey {
  func guidelinePages() -> [Page] {
    let guides = Guide.allCases.map { ($0, result.standings(to: $0)) }
    return [guidesPage(guides)] + guides.map { page(of: $0.0, $0.1) }
  }

  private static let way = Page.Ancestor(title: "Guidelines", path: PagePaths.guidelines)
  private static let badges = GuidelineStanding.State.allCases.map(Badge.init)

  /// The rules that look after a guideline, or why none does.
  private func remark(on standing: GuidelineStanding) -> Text {
    switch standing.state {
    case .notCheckable: Text(prose: standing.guideline.reason)
    case .notChecked:
      "No rule of archcheck looks after it."
    case .broken, .followed, .off:
      standing.rules.map { Text.code($0.rule, to: paths.rule($0.rule).map { .page($0) }) }
        .joined(separator: ", ")
    }
  }

  private func guidesPage(_ guides: [(Guide, [GuidelineStanding])]) -> Page {
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

  private func guideTable(_ guides: [(Guide, [GuidelineStanding])], id: String) -> Page.Table {
    Page.Table(
      id: id, noun: .init("guide"),
      columns: [.init(title: "Guide"), .init(title: "Guidelines", kind: .number)]
        + Self.badges.map { .init(title: $0.title, kind: .number) },
      rows: guides.map { guide, standings in
        ["\("\(guide.name)", to: .page(paths.guide(guide)))", "\(standings.count)"]
          + Self.badges.map { badge in "\(standings.count { Badge($0.state) == badge })" }
      })
  }

  private func page(of guide: Guide, _ standings: [GuidelineStanding]) -> Page {
    var blocks: [Page.Block] = [
      .paragraph("\(guide.subject.prefix(1).uppercased() + guide.subject.dropFirst())."),
      .figures(
        Self.badges.map { badge in
          let count = standings.count { Badge($0.state) == badge }
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
          rows: standings.map { standing in
            let guideline = standing.guideline
            return [
              "\(guideline.id)", "\(Badge(standing.state))",
              standing.findings.isEmpty ? "" : "\(standing.findings.count)",
              Text(prose: guideline.text), remark(on: standing), "\(guideline.section)",
            ]
          })))
    return Page(
      path: paths.guide(guide), title: guide.name, ancestors: [Self.way], blocks: blocks,
      terms: standings.map(\.guideline.id))
  }
}

extension Badge {
  init(_ state: GuidelineStanding.State) {
    switch state {
    case .broken: self = .broken
    case .followed: self = .followed
    case .off: self = .off
    case .notChecked: self = .notChecked
    case .notCheckable: self = .notCheckable
    }
  }

  /// The word with a capital letter.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
