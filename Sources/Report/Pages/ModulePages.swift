import ArchCheck

extension Survey {
  func modulePages() -> [Page] {
    [modulesPage()]
      + graph.ownModules.compactMap { module in
        graph.module(module.name).flatMap(page)
      }
  }

  private static let way = Page.Ancestor(title: "Modules", path: PagePaths.modules)

  private func modulesPage() -> Page {
    let tests = graph.ownModules.count(where: \.isTest)
    var sentence: Text = "\(moduleFigures.count - tests, "module")"
    if tests > 0 { sentence = sentence + " and \(tests, "test module")" }
    sentence = sentence + " with \(result.summary.lines, "line") of Swift."
    return Page(
      path: PagePaths.modules, title: "Modules",
      blocks: [
        .paragraph(sentence), .paragraph(Self.couplingRemark), .table(moduleTable()),
      ])
  }

  private func moduleTable() -> Page.Table {
    var columns: [Page.Column] = [
      .init(title: "Module"), .init(title: "Kind", isFilter: true),
      .init(title: "Findings", kind: .number), .init(title: "Types", kind: .number),
      .init(title: "Lines", kind: .number), .figure("Used by", ModuleMetric.ca),
      .figure("Uses", ModuleMetric.ce), .figure("Instability", ModuleMetric.i),
      .figure("Abstractness", ModuleMetric.a), .figure("Distance", ModuleMetric.d),
    ]
    if layers.isClaimed { columns.insert(.init(title: "Layer", isFilter: true), at: 2) }
    if groups != nil { columns.append(.init(title: "Group", isFilter: true)) }
    let rank = Dictionary(
      uniqueKeysWithValues: order.modules.enumerated().map { ($0.element, $0.offset) })
    let sorted = moduleFigures.sorted {
      (rank[$0.module] ?? .max, $0.module) < (rank[$1.module] ?? .max, $1.module)
    }
    return Page.Table(
      id: "modules", noun: .init("module"), columns: columns,
      rows: sorted.map { figures in
        let module = graph[figures.module]
        var row: [Text] = [
          link(toModule: figures.module), "\(module.declaration?.kind.rawValue ?? "")",
          "\(findingsByModule[module.name]?.count ?? 0)", "\(figures.types)", "\(figures.lines)",
          "\(figures.afferentCoupling)", "\(figures.efferentCoupling)",
          decimal(figures.instability), decimal(figures.abstractness), decimal(figures.distance),
        ]
        if layers.isClaimed { row.insert("\(layers.name(of: figures.module) ?? "")", at: 2) }
        if let groups { row.append("\(groups.name(of: figures.module) ?? "")") }
        return row
      })
  }

  /// A module's name, leading to its page where it has one.
  func link(toModule id: ModuleID) -> Text {
    if graph[id].name == DependencyGraph.unknownModule { return "unknown" }
    return .code(graph[id].name, to: paths.module(graph[id].name).map { .page($0) })
  }

  /// A type's name, leading to its page, or to its declaration where it has none.
  func link(toType id: TypeID) -> Text {
    .code(graph[id].name, to: target(ofType: id))
  }

  func target(ofType id: TypeID) -> Target? {
    if let page = paths.type(id) { return .page(page) }
    return graph.location(of: id).flatMap { address(of: $0.file, line: $0.line) }
  }

  // MARK: One module

  private func page(of id: ModuleID) -> Page? {
    let module = graph[id]
    guard let path = paths.module(module.name) else { return nil }
    let own = findingsByModule[module.name] ?? []
    var blocks: [Page.Block] = [.paragraph(sentence(about: id)), .figures(figures(of: id))]
    if let picture = neighbourhood(of: id) { blocks.append(.picture(picture)) }
    blocks += cycleBlocks(of: module.name)
    blocks += findingBlocks(own, module: module.name)
    if groups == nil { blocks += folderBlocks(of: id, on: path) }
    blocks += useBlocks(of: id) + userBlocks(of: id) + typeBlocks(of: id)
    return Page(path: path, title: module.name, ancestors: [Self.way], blocks: blocks)
  }

  private func sentence(about id: ModuleID) -> Text {
    let module = graph[id]
    guard let declaration = module.declaration else { return "" }
    let kind = declaration.kind.rawValue
    let article = "aeiou".contains(kind.first ?? "x") ? "An" : "A"
    var text: Text = "\(article) \(kind)"
    if !declaration.package.isEmpty { text = text + " of \(declaration.package)" }
    if let layer = layers.index(of: id) {
      text = text + ", in layer \(layer + 1) of \(layers.names.count)"
    }
    if !declaration.path.isEmpty { text = text + ", in the folder \(code: declaration.path)" }
    if declaration.line > 0, !declaration.declaredIn.isEmpty {
      text =
        text + ", declared in \(place(of: declaration.declaredIn, line: declaration.line))"
    }
    return text + "."
  }

  private func figures(of id: ModuleID) -> [Page.Figure] {
    let figures = moduleFigures[id.index]
    let count = findingsByModule[graph[id].name]?.count ?? 0
    return [
      .init(
        label: "Findings", value: "\(count)",
        tone: tone(of: findingsByModule[graph[id].name] ?? []),
        target: count == 0 ? nil : .anchor("findings")),
      .init(label: "Types", value: "\(figures.types)"),
      .init(label: "Lines", value: "\(figures.lines)"),
      .init(label: "Used by", value: "\(figures.afferentCoupling)", note: otherUsers(of: id)),
      .init(label: "Uses", value: "\(figures.efferentCoupling)", note: otherUses(of: id)),
      .init(label: "Instability", value: decimal(figures.instability)),
      .init(label: "Abstractness", value: decimal(figures.abstractness)),
      .init(label: "Distance", value: decimal(figures.distance)),
    ]
  }

  private func cycleBlocks(of module: String) -> [Page.Block] {
    guard let cycle = moduleCycles.first(where: { $0.members.contains(module) }) else { return [] }
    let others = cycle.members.filter { $0 != module }
    let names = others.prefix(8).map { Text.code($0, to: paths.module($0).map { .page($0) }) }
    let rest: Text = others.count > 8 ? " and \(others.count - 8) more" : ""
    return [
      .note(
        .caution,
        [
          .paragraph(
            "In a cycle with \(names.joined(separator: ", "))\(rest). \("The proposed cut", to: .page(PagePaths.cycles))."
          )
        ])
    ]
  }

  /// A module's page shows at most this many findings before it is searched.
  private static let shownFindings = 50

  private func findingBlocks(_ own: [Int], module: String) -> [Page.Block] {
    if own.isEmpty { return [] }
    let all = Target.page(PagePaths.findings, query: ["module": module])
    return [
      .heading(level: 2, "Findings"),
      .paragraph("Each with its code and how to fix it: \("findings of \(module)", to: all)."),
      .entries(entries(own, shown: Self.shownFindings, bodies: 0, omitting: [.module])),
    ]
  }

  private func typeBlocks(of id: ModuleID) -> [Page.Block] {
    let own = (typesByModule[id] ?? []).map { typeFigures[$0] }
    if own.isEmpty { return [] }
    return [
      .heading(level: 2, "Types"),
      .table(
        typeTable(own, id: "types", withModule: false)),
    ]
  }
}

/// A figure between 0 and 1 with two digits, or nothing.
func decimal(_ value: Double?) -> Text {
  value.map { "\(decimal($0, places: 2))" } ?? "–"
}
