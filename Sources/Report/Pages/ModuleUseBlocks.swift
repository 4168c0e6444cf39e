import ArchCheck

/// What a module uses and what uses it, with the places.
extension Survey {
  func useBlocks(of id: ModuleID) -> [Page.Block] {
    let uses = moduleUses.uses(of: id).sorted(by: isShownBefore(\.target))
    if uses.isEmpty { return [] }
    return [
      .heading(level: 2, "Uses"),
      .entries(
        Page.Entries(
          id: "uses", noun: .init("module"), filters: ["Module is"],
          entries: uses.map { use in
            let name = graph[use.target].name
            return Page.Entries.Entry(
              values: [origin(of: use.target)], summary: summary(of: use, other: use.target),
              body: placeBlocks(of: use), anchor: paths.anchor(ofUse: name))
          })),
    ]
  }

  func userBlocks(of id: ModuleID) -> [Page.Block] {
    let users = moduleUses.users(of: id).sorted(by: isShownBefore(\.source))
    if users.isEmpty { return [] }
    return [
      .heading(level: 2, "Used by"),
      .table(
        Page.Table(
          id: "users", noun: .init("module"),
          columns: [
            .init(title: "Module"), .init(title: "Kind", isFilter: true),
            .init(title: "Imports", kind: .number), .init(title: "Uses", kind: .number),
            .init(title: "Findings", kind: .number),
          ],
          rows: users.map { use in
            let name = graph[use.source].name
            return [
              .code(name, to: paths.use(of: graph[id].name, by: name)),
              "\(graph[use.source].declaration?.kind.rawValue ?? "")", "\(use.imports.count)",
              "\(use.uses)", use.isIllegal ? "\(use.findings.count)" : "",
            ]
          })),
    ]
  }

  /// What the list of uses holds beyond the figure that counts own modules.
  func otherUses(of id: ModuleID) -> Text {
    othersNote(moduleUses.uses(of: id), \.target)
  }

  /// What the list of users holds beyond the figure that counts own modules outside tests.
  func otherUsers(of id: ModuleID) -> Text {
    othersNote(moduleUses.users(of: id), \.source)
  }

  /// `and 2 in tests, 7 declared only, 3 external`.
  private func othersNote(_ uses: [ModuleUses.Use], _ other: (ModuleUses.Use) -> ModuleID) -> Text {
    var counts: [String: Int] = [:]
    for use in uses {
      let module = graph[other(use)]
      let isCounted = use.isImported && (other(use) == use.target || !module.isTest)
      if module.isSystem {
        counts["of the system", default: 0] += 1
      } else if module.isExternal {
        counts["external", default: 0] += 1
      } else if !isCounted {
        let kind =
          use.weight == 0 ? "declared only" : use.imports.isEmpty ? "without import" : "in tests"
        counts[kind, default: 0] += 1
      }
    }
    let kinds = ["in tests", "without import", "declared only", "external", "of the system"]
    let parts = kinds.compactMap { kind in counts[kind].map { "\($0) \(kind)" as Text } }
    return parts.isEmpty ? "" : "and " + parts.joined(separator: ", ")
  }

  /// What the columns `Used by` and `Uses` of tables count.
  static let couplingRemark: Text = """
    Used by and Uses count modules of the project whose code imports one another; what only a \
    manifest declares and what only tests use does not count.
    """

  /// Own modules before others, those with more uses first.
  private func isShownBefore(
    _ other: @escaping (ModuleUses.Use) -> ModuleID
  ) -> (ModuleUses.Use, ModuleUses.Use) -> Bool {
    { left, right in
      let keys = [left, right].map { use -> (Int, Int, Int, ModuleID) in
        let module = self.graph[other(use)]
        let group = module.isSystem ? 2 : module.isExternal || module.isTest ? 1 : 0
        return (use.isIllegal ? 0 : 1, group, -use.weight, other(use))
      }
      return keys[0] < keys[1]
    }
  }

  private func origin(of id: ModuleID) -> String {
    let module = graph[id]
    return module.isSystem ? "of the system" : module.isExternal ? "external" : "of the project"
  }

  private func summary(of use: ModuleUses.Use, other: ModuleID) -> Text {
    var parts: [Text] = []
    if use.uses > 0 { parts.append("\(use.uses, "use")") }
    if !use.imports.isEmpty { parts.append("\(use.imports.count, "import")") }
    if parts.isEmpty { parts.append("declared in the manifest only") }
    if let remark = remarkOnDeclaration(of: use) { parts.append(remark) }
    var text = "\(link(toModule: other)) · \(parts.joined(separator: ", "))" as Text
    if use.isIllegal { text = text + " ·\u{A0}\(Badge.broken) \(use.findings.count, "finding")" }
    return text
  }

  private func remarkOnDeclaration(of use: ModuleUses.Use) -> Text? {
    let target = graph[use.target]
    if use.isDeclared || target.isSystem { return nil }
    let rule = RuleCatalog.undeclaredModuleDependency
    if use.findings.contains(where: { findings[$0].rule == rule }) { return "not declared" }
    return target.isExternal
      ? "not declared by its name, may come with a product" : "not declared by its name"
  }

  /// So many places of one dependency are shown before they are searched.
  private static let maximumPlaces = 40
  /// Of more uses between two modules than this the first only are in the report: a large project has
  /// tens of thousands.
  private static let searchedPlaces = 1_000

  private func placeBlocks(of use: ModuleUses.Use) -> [Page.Block] {
    var blocks: [Page.Block] = []
    if let page = paths.module(graph[use.target].name) {
      blocks.append(.paragraph("Module \(code: graph[use.target].name, to: .page(page))"))
    }
    if !use.findings.isEmpty {
      let messages = use.findings.prefix(5).map { "\(findings[$0].message)" as Text }
      blocks.append(.note(.caution, [.list(messages)]))
    }
    if use.dependencies.isEmpty {
      let places = use.imports.prefix(Self.maximumPlaces).map { index in
        let statement = graph.imports[index]
        let location = graph.location(file: statement.file, offset: statement.offset)
        return "\(place(of: location.file, line: location.line)) imports it" as Text
      }
      if !places.isEmpty { blocks.append(.list(places)) }
      if places.count < use.imports.count {
        blocks.append(.paragraph("The first \(places.count) of \(use.imports.count, "import")."))
      }
    } else {
      let count = use.dependencies.count
      if count > Self.searchedPlaces {
        blocks.append(
          .paragraph("The \(Self.searchedPlaces) with the most places of \(count) dependencies."))
      }
      blocks.append(.table(useTable(of: use)))
    }
    return blocks
  }

  /// Which type uses which, at which places.
  private func useTable(of use: ModuleUses.Use) -> Page.Table {
    let all = use.dependencies.map { graph.dependencies[$0] }
      .sorted { ($1.sites.count, $0.source, $0.target) < ($0.sites.count, $1.source, $1.target) }
    return Page.Table(
      id: "uses-of-\(graph[use.target].name)", noun: .init("dependency", plural: "dependencies"),
      columns: [
        .init(title: "Type"), .init(title: "Uses", lead: "→"), .how,
        .init(title: "Places", kind: .number), .init(title: "First place"),
      ],
      rows: all.prefix(Self.searchedPlaces).map(row), shown: Self.maximumPlaces,
      label: graph[use.target].name)
  }

  func row(of dependency: Dependency) -> [Text] {
    let sites = graph.sites[dependency.sites]
    let first = sites.first.map { graph.location(of: $0) }
    return [
      link(toType: dependency.source), link(toType: dependency.target),
      "\(Set(sites.map(\.kind)).sorted().map(\.name).joined(separator: ", "))",
      "\(sites.count)", first.map { place(of: $0.file, line: $0.line) } ?? "",
    ]
  }
}
