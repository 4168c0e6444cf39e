import ArchCheck

extension Survey {
  func overviewPage() -> Page {
    var blocks: [Page.Block] = [.paragraph(verdict), .figures(overviewFigures)]
    blocks += moduleGraphBlocks()
    if let main = graph.mainModule { blocks += folderBlocks(of: main, on: .overview) }
    blocks += firstBlocks() + hotSpotBlocks() + diagnosticBlocks()
    return Page(path: .overview, title: site.title, blocks: blocks)
  }

  /// The result in one sentence, or in two where it is not the whole result.
  private var verdict: Text {
    guard let incomplete = result.incomplete else { return verdictOnFindings }
    let remark = Text(quoting: "The result is \(incomplete), and modules are missing.")
    let hasNew = findings.contains { $0.state == .new && $0.severity > .info }
    return hasNew ? remark + " " + verdictOnFindings : remark
  }

  private var verdictOnFindings: Text {
    let summary = result.summary
    let new = findings.filter { $0.state == .new && $0.severity > .info }
    if findings.isEmpty {
      return """
        No departure from the architecture: \(result.rules.count, "rule") looked at \
        \(summary.types, "type") in \(summary.modules, "module").
        """
    }
    if new.isEmpty {
      let known = findings.count { $0.severity > .info }
      guard let reference = site.reference, known > 0 else {
        let all: Text = "\("\(findings.count, "finding")", to: .page(PagePaths.findings))"
        return "Nothing serious departs from the architecture; \(all) of severity info."
      }
      return """
        Nothing new departs from the architecture. Known from \(reference) \(known == 1 ? "is" : "are") \
        \(counts(of: findings)).\(remark(on: findings))
        """
    }
    let isCompared = site.reference != nil
    let kind: Text = isCompared ? "new " : ""
    let rest = remark(on: findings.filter { $0.state == .new }, kind)
    return """
      \(new.count) \(kind)\(new.count == 1 ? "finding shows" : "findings show") where the code departs \
      from its architecture: \(counts(of: new, isCompared ? ["state": "new"] : [:])).\(rest)
      """
  }

  /// How many findings only inform.
  private func remark(on findings: [Finding], _ kind: Text = "") -> Text {
    let infos = findings.count { $0.severity == .info }
    let verb = infos == 1 ? "finding is" : "findings are"
    return infos == 0 ? "" : " \(infos) more \(kind)\(verb) info."
  }

  /// `2 errors and 1 warning`, each leading to its findings.
  private func counts(of findings: [Finding], _ query: [String: String] = [:]) -> Text {
    let told = SeverityCounts(of: findings).worstFirst.filter { $0.severity > .info }
    return told.map { severity, count -> Text in
      let own = query.merging(["severity": severity.rawValue]) { $1 }
      return "\("\(count, severity.rawValue)", to: .page(PagePaths.findings, query: own))"
    }.joined(separator: " and ")
  }

  private var overviewFigures: [Page.Figure] {
    let summary = result.summary
    let errors = summary.findings.error
    let warnings = summary.findings.warning
    let infos = summary.findings.info
    let counts = [moduleCycles.count, folderCycles.count, typeCycles.count]
    let cycles = counts.reduce(0, +)
    return [
      .init(
        label: "Errors", value: "\(errors)", note: newNote(.error),
        tone: errors == 0 ? .good : .bad,
        target: .page(PagePaths.findings, query: errors == 0 ? [:] : ["severity": "error"])),
      .init(
        label: "Warnings", value: "\(warnings)", note: newNote(.warning),
        tone: warnings == 0 ? .good : .caution,
        target: .page(PagePaths.findings, query: warnings == 0 ? [:] : ["severity": "warning"])),
      .init(
        label: "Info", value: "\(infos)", note: newNote(.info),
        target: .page(PagePaths.findings, query: infos == 0 ? [:] : ["severity": "info"])),
    ] + contractFigures + [
      .init(
        label: "Cycles", value: "\(cycles)",
        note: cycles == 0
          ? "" : "\(counts[0]) of modules, \(counts[1]) of folders, \(counts[2]) of types",
        tone: cycles == 0 ? .good : counts[0] == 0 ? .neutral : .bad,
        target: .page(PagePaths.cycles)),
      .init(
        label: "Modules", value: "\(summary.modules)", note: difference(\.modules),
        target: .page(PagePaths.modules)),
      .init(
        label: "Types", value: "\(summary.types)", note: difference(\.types),
        target: .page(PagePaths.types)),
      .init(label: "Lines", value: "\(summary.lines)", note: difference(\.lines)),
    ]
  }

  /// How many of the contracts that the configuration holds the code follows.
  private var contractFigures: [Page.Figure] {
    if site.contracts.isEmpty { return [] }
    let followed = site.contracts.count { findings(of: $0).isEmpty }
    return [
      .init(
        label: "Contracts followed", value: "\(followed) of \(site.contracts.count)",
        tone: followed == site.contracts.count ? .good : .bad,
        target: .page(PagePaths.rules, anchor: "contracts"))
    ]
  }

  /// How many findings the baseline does not know.
  private func newNote(_ severity: Severity) -> Text {
    guard site.reference != nil else { return "" }
    return "\(findings.count { $0.severity == severity && $0.state == .new }) new"
  }

  /// How much a figure is more or less than in the commit it is compared with.
  private func difference(_ figure: KeyPath<AnalysisResult.Summary, Int>) -> Text {
    guard let changes = site.changes else { return "" }
    let difference = result.summary[keyPath: figure] - changes.base.summary[keyPath: figure]
    return difference == 0
      ? "as in \(changes.base.name)" : "\(difference > 0 ? "+" : "")\(difference.grouped)"
  }

  private func moduleGraphBlocks() -> [Page.Block] {
    guard order.modules.count > 1 else { return [] }
    let (picture, remarks) = moduleGraph()
    let caption = Text([.text(remarks.joined(separator: " "))])
    var blocks: [Page.Block] = [.heading(level: 2, "Modules and what they use")]
    if let placed = place(
      picture.stackingTwins(), name: "modules",
      alternative: alternative(of: picture, groups == nil ? "module" : "group"),
      caption: caption, on: .overview)
    {
      blocks.append(.picture(placed))
    } else {
      let remark = Self.remarkWithoutGraphviz(of: "the graph of modules")
      let matrix = matrix()
      blocks += [
        .note(.tip, [.paragraph("\(remark) The matrix shows the same.")]), .matrix(matrix),
        .paragraph(legend(of: matrix)),
      ]
    }
    return blocks
  }

  /// What stands in the place of a picture that needs Graphviz.
  static func remarkWithoutGraphviz(of what: String) -> Text {
    """
    Graphviz draws \(what) and was not found, or took too long: \
    \(code: "apt install graphviz") or \(code: "brew install graphviz").
    """
  }

  private func alternative(of picture: GraphPicture, _ noun: String) -> String {
    let illegal = picture.edges.filter { $0.kind == .illegal }
    let nodes = picture.nodes.count.of(noun)
    var text = "\(nodes) with \(picture.edges.count.of("dependency", "dependencies"))"
    if !illegal.isEmpty {
      let names = illegal.prefix(6).map {
        "\(picture.nodes[$0.source].name) on \(picture.nodes[$0.target].name)"
      }
      text += "; not allowed: " + names.joined(separator: ", ")
      if illegal.count > 6 { text += " and \(illegal.count - 6) more" }
    }
    if !picture.cycles.isEmpty { text += "; cycles: \(picture.cycles.count)" }
    return text + "."
  }

  // MARK: What to fix first

  /// Whether a finding counts here: errors and warnings that are new, or all where none is.
  private var isUrgent: (Int) -> Bool {
    let isNew = findings.contains { $0.state == .new && $0.severity > .info }
    return { index in
      let finding = findings[index]
      return finding.severity > .info && (!isNew || finding.state == .new)
    }
  }

  private func firstBlocks() -> [Page.Block] {
    let isUrgent = isUrgent
    let rules = findingsByRule.map { id, indexes in
      let counts = SeverityCounts(of: indexes.lazy.filter(isUrgent).map { findings[$0] })
      return (id: id, errors: counts.error, warnings: counts.warning)
    }.filter { $0.errors + $0.warnings > 0 }
      .sorted { ($1.errors, $1.warnings, $0.id) < ($0.errors, $0.warnings, $1.id) }
    if rules.isEmpty { return [] }
    let limit = 7
    let rest = rules.count - limit
    let more: [Page.Block] =
      rest > 0
      ? [
        .paragraph(
          """
          \(rest) more of the \("rules and contracts", to: .page(PagePaths.rules)) have errors or \
          warnings.
          """)
      ] : []
    return [
      .heading(level: 2, "What to fix first"),
      .table(
        Page.Table(
          id: "first", noun: .init("rule"),
          columns: [
            .init(title: "Errors", kind: .number), .init(title: "Warnings", kind: .number),
            .init(title: "Demand", kind: .prose), .init(title: "Rule"),
          ],
          rows: rules.prefix(limit).map { rule in
            [
              rule.errors == 0 ? "" : "\(rule.errors)",
              rule.warnings == 0 ? "" : "\(rule.warnings)", demand(of: rule.id),
              .code(rule.id, to: paths.rule(rule.id).map { .page($0) }),
            ]
          })),
    ] + more
  }

  /// Where one change makes most errors and warnings go away, counted as those of rules are.
  private func hotSpotBlocks() -> [Page.Block] {
    let isUrgent = isUrgent
    let spots = findingsByType.mapValues { $0.filter(isUrgent) }.filter { $0.value.count > 1 }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    if spots.isEmpty { return [] }
    return [
      .heading(level: 2, "Where it piles up"),
      .table(
        Page.Table(
          id: "spots", noun: .init("type"),
          columns: [
            .init(title: "Type"), .init(title: "Module"), .init(title: "Errors", kind: .number),
            .init(title: "Warnings", kind: .number), .init(title: "Rules", kind: .prose),
          ],
          rows: spots.prefix(7).map { type, indexes in
            let rules = Set(indexes.map { findings[$0].rule }).sorted()
            let counts = SeverityCounts(of: indexes.lazy.map { findings[$0] })
            return [
              link(toType: type), link(toModule: graph[type].module),
              counts.error == 0 ? "" : "\(counts.error)",
              counts.warning == 0 ? "" : "\(counts.warning)",
              rules.map { rule in Text.code(rule, to: paths.rule(rule).map { .page($0) }) }
                .joined(separator: ", "),
            ]
          })),
    ]
  }

  private func diagnosticBlocks() -> [Page.Block] {
    let shown = result.diagnostics.filter { $0.severity > .info }
    var items: [Text] = shown.prefix(50).map { diagnostic in
      let place: Text =
        diagnostic.file.map { file in
          diagnostic.line.map { "\(self.place(of: file, line: $0)) " } ?? "\(code: file) "
        } ?? ""
      return place + Text(quoting: diagnostic.message)
    }
    items += result.notes.prefix(50).map { note in
      let place: Text = note.location.map { "\(self.place(of: $0.file, line: $0.line)) " } ?? ""
      return place + Text(quoting: note.message)
    }
    if result.summary.contracts == 0 {
      items.append("There are no contracts; \(code: "archcheck init") proposes some.")
    } else if let uncovered = result.summary.uncovered(naming: 20) {
      items.append("No contract looks at \(uncovered).")
    }
    if items.isEmpty { return [] }
    return [.heading(level: 2, "Remarks about the analysis"), .list(items)]
  }
}
