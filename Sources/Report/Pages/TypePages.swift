import ArchCheck

extension Survey {
  func typePages() -> [Page] {
    let figures = Dictionary(uniqueKeysWithValues: typeFigures.map { ($0.type, $0) })
    let shown = graph.types.compactMap { type in paths.type(type.id).map { (type, $0) } }
    let names = Dictionary(grouping: shown, by: \.0.name)
    return [typesPage()]
      + DeepStackThreads.map(shown.count, jobs: site.jobs) { number in
        let (type, path) = shown[number]
        let isAlone = names[type.name]?.count == 1
        let title = isAlone ? type.name : graph.qualifiedName(of: type.id)
        return page(of: type, title: title, at: path, figures[type.id])
      }
  }

  private func typesPage() -> Page {
    var sentence: Text = "\(result.summary.types, "type")"
    let kinds = Dictionary(grouping: typeFigures) { graph[$0.type].kind }
    let counts = [TypeNode.Kind.struct, .class, .enum, .protocol, .actor].compactMap { kind in
      kinds[kind].map { types in
        "\(types.count, kind.rawValue, plural: kind == .class ? "classes" : kind.rawValue + "s")"
          as Text
      }
    }
    if !counts.isEmpty { sentence = sentence + ": " + counts.joined(separator: ", ") }
    let aliases = result.summary.types - typeFigures.count
    if aliases > 0 {
      sentence = sentence + ", and \(aliases, "alias", plural: "aliases"), which have no figures"
    }
    sentence =
      sentence
        + """
        ; those of tests included. Types that findings name and hubs have a page of their own.
        """
    return Page(
      path: PagePaths.types, title: "Types",
      blocks: [
        .paragraph(sentence), .table(typeTable(typeFigures, id: "types", withModule: true)),
      ])
  }

  /// Types with their figures, those with findings first.
  func typeTable(_ figures: [TypeFigures], id: String, withModule: Bool) -> Page.Table {
    var columns: [Page.Column] = [
      .init(title: "Type"), .init(title: "Kind", isFilter: true),
      .init(title: "Role", isFilter: true), .init(title: "Findings", kind: .number),
      .init(title: "Lines", kind: .number), .init(title: "Members", kind: .number),
      .figure("Used by", TypeMetric.ca), .figure("Uses", TypeMetric.ce),
      .figure("Depth", TypeMetric.dit),
    ]
    if withModule { columns.insert(.init(title: "Module", isFilter: true), at: 1) }
    let found = figures.map { findingsByType[$0.type]?.count ?? 0 }
    let sorted = zip(figures, found).sorted {
      ($1.1, $1.0.count(.ca), $0.0.type) < ($0.1, $0.0.count(.ca), $1.0.type)
    }
    return Page.Table(
      id: id, noun: .init("type"), columns: columns,
      rows: sorted.map { figures, found in
        let type = graph[figures.type]
        var row: [Text] = [
          link(toType: type.id), "\(type.kind.rawValue)",
          "\(graph.ownAssignment(of: type.id).role?.words ?? "")", "\(found)",
          "\(figures.count(.lines))", "\(figures.count(.members))", "\(figures.count(.ca))",
          "\(figures.count(.ce))", type.kind == .class ? "\(figures.count(.dit))" : "",
        ]
        if withModule { row.insert(link(toModule: type.module), at: 1) }
        return row
      })
  }

  // MARK: One type

  /// So many findings and rows of each table are shown before they are searched.
  private static let shownRows = 50
  /// A table of more uses has the first only: a hub of a large project has thousands, and to write
  /// them all for the search takes longer than much else of the report.
  static let searchedUses = 200

  private func page(
    of type: TypeNode, title: String, at path: PagePath, _ figures: TypeFigures?
  ) -> Page {
    let own = findingsByType[type.id] ?? []
    var blocks: [Page.Block] = [.paragraph(sentence(about: type))]
    if let figures {
      blocks.append(
        .figures([
          .init(
            label: "Findings", value: "\(own.count)", tone: tone(of: own)),
          .init(label: "Lines", value: "\(figures.count(.lines))"),
          .init(label: "Members", value: "\(figures.count(.members))"),
          .init(label: "Used by", value: "\(figures.count(.ca))"),
          .init(label: "Uses", value: "\(figures.count(.ce))"),
        ]))
    }
    if let picture = neighbourhood(of: type.id) { blocks.append(.picture(picture)) }
    if !own.isEmpty {
      blocks.append(.heading(level: 2, "Findings"))
      blocks.append(.entries(entries(own, shown: Self.shownRows, omitting: [.module])))
    }
    let others = findingsByOtherEnd[type.id] ?? []
    if !others.isEmpty {
      blocks.append(.heading(level: 2, "Findings of others that name it"))
      blocks.append(.entries(entries(others, id: "named", shown: Self.shownRows)))
    }
    let isCoupled = own.contains { findings[$0].rule == RuleCatalog.excessiveCoupling }
    blocks += table(
      "Uses", id: "uses", Array(graph.dependencies(of: type.id)), to: \.target, isCoupled: isCoupled
    )
    blocks += table("Used by", id: "users", graph.dependents(of: type.id), to: \.source)
    return Page(
      path: path, title: title,
      ancestors: [
        .init(title: "Modules", path: PagePaths.modules),
        .init(
          title: graph[type.module].name,
          path: paths.module(graph[type.module].name) ?? PagePaths.modules),
      ], section: PagePaths.types, blocks: blocks)
  }

  private func sentence(about type: TypeNode) -> Text {
    let module = link(toModule: type.module)
    var text: Text = "\(graph.access(of: type.id).name) \(type.kind.rawValue) of \(module)"
    if let place = graph.location(of: type.id) {
      text = text + ", declared in \(self.place(of: place.file, line: place.line))"
    }
    text = text + "."
    let assignment = graph.ownAssignment(of: type.id)
    guard let role = assignment.role else { return text }
    let strength: Text = assignment.strength == .weak ? " (weak evidence)" : ""
    return text
      + " Its role is \(strong: "\(role.words)")\(strength): \(assignment.evidence.joined(separator: ", "))."
  }

  private func table(
    _ title: Text, id: String, _ all: [Dependency], to other: KeyPath<Dependency, TypeID>,
    isCoupled: Bool = false
  ) -> [Page.Block] {
    let shown = all.filter { graph[$0[keyPath: other]].kind != .globals }
      .sorted {
        ($1.sites.count, $0[keyPath: other]) < ($0.sites.count, $1[keyPath: other])
      }
    if shown.isEmpty { return [] }
    var blocks: [Page.Block] = [.heading(level: 2, title)]
    if let remark = remark(on: shown.map { $0[keyPath: other] }, isCoupled: isCoupled) {
      blocks.append(.paragraph(remark))
    }
    let isCut = shown.count > Self.searchedUses
    if isCut {
      blocks.append(
        .paragraph("The \(Self.shownRows) with the most places of \(shown.count, "type")."))
    }
    return blocks + [
      .table(
        Page.Table(
          id: id, noun: .init("type"),
          columns: [
            .init(title: "Type"), .init(title: "Module", isFilter: true),
            .how,
            .init(title: "Places", kind: .number), .init(title: "First place"),
          ],
          rows: shown.prefix(isCut ? Self.shownRows : .max).map { dependency in
            let id = dependency[keyPath: other]
            let row = row(of: dependency)
            return [link(toType: id), link(toModule: graph[id].module)] + row[2...]
          }, shown: Self.shownRows))
    ]
  }

  /// Why a list of types is longer than the figure that counts them; nil where it is not.
  ///
  /// - Parameter isCoupled: whether a finding tells a figure of its own.
  private func remark(on types: [TypeID], isCoupled: Bool) -> Text? {
    let external = types.count { graph[$0].isExternal }
    let own = types.filter { !graph[$0].isExternal }
    let tests = own.count(where: graph.isTest)
    let aliases = own.count { !graph[$0].isNominal && !graph.isTest($0) }
    var left: [Text] = []
    if external > 0 { left.append("\(external, "external type")") }
    if tests > 0 { left.append(external > 0 ? "\(tests) of tests" : "\(tests, "type") of tests") }
    var parts: [Text] = left.isEmpty ? [] : ["leaves out \(left.joined(separator: " and "))"]
    if aliases > 0 {
      let stand: Text = aliases == 1 ? "it stands" : "they stand"
      parts.append("counts \(aliases, "alias", plural: "aliases") as what \(stand) for")
    }
    var sentences: [Text] = []
    if !parts.isEmpty { sentences.append("The figure above \(parts.joined(separator: " and ")).") }
    if isCoupled {
      sentences.append(
        "The finding counts those only that the code names, not those whose members alone it uses.")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension Access {
  /// The modifier's word with a capital letter.
  fileprivate var name: String {
    let word = "\(self)"
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
