import ArchCheck

extension Survey {
  /// At most this many of one kind of change are listed.
  private static let maximumChanges = 500

  /// What differs from the commit that the project is compared with.
  func changesPage(_ changes: Changes) -> Page {
    var blocks: [Page.Block] = [.paragraph(sentence(about: changes))]
    if changes.configurationChanged {
      blocks.append(.note(.note, [.paragraph("\(Changes.changedConfiguration)")]))
    }
    blocks.append(.figures(figures(of: changes)))
    blocks += newFindings()
    blocks += findingsOfBase(
      "Resolved findings", id: "resolved", changes.findings.filter { $0.state == .resolved })
    blocks += findingsOfBase(Changes.acceptedTitle, id: "accepted", changes.accepted)
    blocks += dependencyBlocks(changes)
    blocks += list(
      "Cycles", id: "cycles", noun: .init("cycle"), column: "Members", changes.cyclesShown,
      { "\($0)" })
    blocks += list(
      "Modules", id: "modules", noun: .init("module"), column: "Module", changes.modules,
      { .code($0, to: paths.module($0).map { .page($0) }) })
    blocks += moveBlocks(changes)
    blocks += list(
      "Types", id: "types", noun: .init("type"), column: "Type", changes.typesShown,
      { .code($0, to: ownType(named: $0).flatMap(paths.type).map { .page($0) }) })
    blocks += list(
      "Dependencies between types", id: "type-dependencies",
      noun: .init("dependency", plural: "dependencies"), column: "Dependency",
      changes.typeDependenciesShown, { .code($0) })
    blocks += list(
      "Public declarations", id: "surface", noun: .init("declaration"), column: "Declaration",
      changes.surface, { .code($0) })
    return Page(
      path: PagePaths.changes, title: "Changes",
      blocks: blocks + metricBlocks(changes))
  }

  private func sentence(about changes: Changes) -> Text {
    let sides: Text =
      "From \(strong: "\(changes.base.title)") to \(strong: "\(changes.head.title)")"
    return changes.isEmpty ? "\(sides). \(Changes.noChange)" : "\(sides)."
  }

  private func figures(of changes: Changes) -> [Page.Figure] {
    let new = findings.count { $0.state == .new }
    let infos = findings.count { $0.state == .new && $0.severity == .info }
    let resolved = changes.findings.count { $0.state == .resolved }
    func figure<Element>(
      _ label: String, _ difference: Changes.Difference<Element>, note: Text = ""
    ) -> Page.Figure {
      .init(label: label, value: balance(of: difference), note: note)
    }
    let inside = changes.dependencies.filtered { !$0.isExternal }
    let outside = changes.dependencies.filtered(\.isExternal)
    return [
      .init(
        label: "New findings", value: "\(new)",
        note: infos == 0 ? "" : "of which \(Severity.info.counted(infos))",
        tone: new == infos ? .good : .bad),
      .init(
        label: "Resolved findings", value: "\(resolved)", tone: resolved == 0 ? .neutral : .good),
      figure(
        "Module dependencies", inside,
        note: outside.isEmpty ? "" : "and \(balance(of: outside)) on external modules"),
      figure("Cycles", changes.cyclesShown),
      figure("Modules", changes.modules),
      figure(
        "Types", changes.typesShown,
        note: changes.moves.isEmpty ? "" : "and \(changes.moves.count) moved"),
      figure("Dependencies between types", changes.typeDependenciesShown),
      figure("Public declarations", changes.surface),
    ]
  }

  private func balance<Element>(of difference: Changes.Difference<Element>) -> Text {
    difference.isEmpty ? "0" : "+\(difference.added.count) −\(difference.removed.count)"
  }

  // MARK: Findings

  private func newFindings() -> [Page.Block] {
    let new = rankedFindings.filter { findings[$0].state == .new }
    if new.isEmpty { return [] }
    return [
      .heading(level: 2, "New findings"),
      .entries(entries(new, id: "new", bodies: Self.maximumChanges)),
    ]
  }

  private func findingsOfBase(
    _ title: String, id: String, _ findings: [Finding]
  ) -> [Page.Block] {
    table(
      "\(title)", id: id, noun: Self.findingNoun,
      columns: [
        .init(title: "Severity", kind: .badge, isFilter: true),
        .init(title: "Finding", kind: .prose), .init(title: "Rule", isFilter: true),
        .init(title: "Place in the base"),
      ], findings
    ) { finding in
      [
        "\(Badge(finding.severity))", "\(finding.message)",
        .code(finding.rule, to: paths.rule(finding.rule).map { .page($0) }),
        .code("\(finding.file):\(finding.line)"),
      ]
    }
  }

  // MARK: Structure

  private func dependencyBlocks(_ changes: Changes) -> [Page.Block] {
    let uses =
      changes.dependencies.added.map { (Badge.added, $0) }
      + changes.dependencies.removed.map { (Badge.removed, $0) }
    return table(
      "Dependencies between modules", id: "dependencies",
      noun: .init("dependency", plural: "dependencies"),
      columns: [
        .init(title: "Change", kind: .badge, isFilter: true), .init(title: "From"),
        .init(title: "To"), .init(title: "First place"),
      ], uses
    ) { change, use in
      // What was removed is found in the base only.
      let place =
        change == .added ? use.location.map { self.place(of: $0.file, line: $0.line) } : nil
      return [
        "\(change)", .code(use.source, to: paths.module(use.source).map { .page($0) }),
        .code(use.target, to: paths.module(use.target).map { .page($0) }), place ?? "",
      ]
    }
  }

  private func list<Element>(
    _ title: Text, id: String, noun: Page.Noun, column: String,
    _ difference: Changes.Difference<Element>, _ text: (Element) -> Text
  ) -> [Page.Block] {
    let rows =
      difference.added.map { ["\(Badge.added)" as Text, text($0)] }
      + difference.removed.map { ["\(Badge.removed)" as Text, text($0)] }
    return table(
      title, id: id, noun: noun,
      columns: [
        .init(title: "Change", kind: .badge, isFilter: true), .init(title: column, kind: .prose),
      ], rows
    ) { $0 }
  }

  private func moveBlocks(_ changes: Changes) -> [Page.Block] {
    table(
      "Types that moved", id: "moves", noun: .init("type"),
      columns: [.init(title: "Type"), .init(title: "From"), .init(title: "To")], changes.moves
    ) { move in
      [
        .code(move.name), .code(move.from, to: paths.module(move.from).map { .page($0) }),
        .code(move.to, to: paths.module(move.to).map { .page($0) }),
      ]
    }
  }

  /// Changes of one kind below their heading; of very many the first, with a word on how many there are.
  private func table<Change>(
    _ title: Text, id: String, noun: Page.Noun, columns: [Page.Column], _ changes: [Change],
    row: (Change) -> [Text]
  ) -> [Page.Block] {
    if changes.isEmpty { return [] }
    let table = Page.Table(
      id: id, noun: noun, columns: columns, rows: changes.prefix(Self.maximumChanges).map(row))
    let count: Text = "\(changes.count, noun.singular, plural: noun.plural)"
    let remark: [Page.Block] =
      changes.count > Self.maximumChanges
      ? [.paragraph("The first \(Self.maximumChanges) of \(count).")] : []
    return [.heading(level: 2, title)] + remark + [.table(table)]
  }

  private func metricBlocks(_ changes: Changes) -> [Page.Block] {
    let moved = changes.visibleMetrics
    if moved.isEmpty { return [] }
    let metrics = Snapshot.comparedMetrics
    return [
      .heading(level: 2, "Metrics that moved"),
      .paragraph(
        """
        Ca: modules that use it. Ce: modules it uses. I: instability. A: abstractness. D: distance \
        from the main sequence.
        """),
      .table(
        Page.Table(
          id: "metrics", noun: .init("module"),
          columns: [.init(title: "Module")]
            + metrics.map { metric in
              let title = metric.label
              return .init(title: title.prefix(1).uppercased() + title.dropFirst(), kind: .number)
            },
          rows: moved.map { module, movements in
            [.code(module, to: paths.module(module).map { .page($0) })]
              + metrics.map { metric in
                "\(movements.first { $0.metric == metric }?.values ?? "")"
              }
          })),
    ]
  }
}
