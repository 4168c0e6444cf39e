import ArchCheck

extension Survey {
  /// At most this many cycles of types are told in full.
  private static let maximumTypeCycles = 30
  /// Cycles with more members are drawn as one of them.
  private static let maximumDrawn = 24

  func cyclesPage() -> Page {
    let shownTypes = typeCycles.sorted {
      ($1.members.count, $0.members[0]) < ($0.members.count, $1.members[0])
    }.prefix(Self.maximumTypeCycles)
    let levels: [(level: GraphLevel, title: Text, cycles: [DependencyCycle])] = [
      (.module, "Modules", moduleCycles), (.folder, "Folders", folderCycles),
      (.type, "Types", Array(shownTypes)),
    ]
    let drawn = levels.flatMap { level in
      level.cycles.map { picture(of: $0, level.level).stackingTwins() }
    }
    let spacings = GraphPicture.Spacing.all.prefix(2)
    let graphs = drawn.flatMap { picture in spacings.map { picture.dot($0).text } }
    let text = drawn.isEmpty ? nil : site.layout(graphs.joined())
    let layouts = GraphLayout.layouts(plain: text ?? "")
    var blocks: [Page.Block] = [.paragraph(cyclesSentence)]
    var number = 0
    for (level, title, cycles) in levels where !cycles.isEmpty {
      blocks.append(.heading(level: 2, title))
      if level == .type, cycles.count < typeCycles.count {
        blocks.append(.paragraph("The \(cycles.count) largest of \(typeCycles.count, "cycle")."))
      }
      for cycle in cycles {
        defer { number += 1 }
        if level == .folder, let same = moduleCycle(sameAs: cycle) {
          blocks += [
            .heading(level: 3, heading(ofMembers: cycle.members, of: cycle.members.count)),
            .paragraph(
              """
              Each of these folders is all of one module; together they are the cycle of \
              \(same.members.map { link(named: $0, .module, in: same) }.joined(separator: ", ")) above.
              """),
          ]
          continue
        }
        let layout =
          layouts.count == graphs.count
          ? drawn[number].best(of: Array(layouts[(number * 2)..<(number * 2 + 2)])) : nil
        blocks += cycleBlocks(of: cycle, level, number: number, drawn[number], layout)
      }
    }
    return Page(path: PagePaths.cycles, title: "Cycles", blocks: blocks)
  }

  private var cyclesSentence: Text {
    let counts = [
      (moduleCycles.count, "modules"), (folderCycles.count, "folders"),
      (typeCycles.count, "types"),
    ].filter { $0.0 > 0 }.map { count, what -> Text in "\(count, "cycle") of \(what)" }
    if counts.isEmpty {
      return """
        No modules and no folders depend on one another in a cycle, and no types by what they inherit, \
        declare or make.
        """
    }
    let list =
      counts.count < 3
      ? counts.joined(separator: " and ") : "\(counts[0]), \(counts[1]) and \(counts[2])"
    let ofModules: Text =
      moduleCycles.isEmpty
      ? "" : " Modules in a cycle can only be built, tested and understood together."
    let ofOthers: Text =
      folderCycles.isEmpty && typeCycles.isEmpty
      ? "" : " Folders and types in a cycle can only be understood, changed and moved together."
    return "\(list).\(ofModules)\(ofOthers)"
  }

  /// The cycle of modules that the folders of another one are, each folder all of one module.
  private func moduleCycle(sameAs cycle: DependencyCycle) -> DependencyCycle? {
    let members = Set(cycle.members)
    var modulesOfFolders: [String: Set<ModuleID>] = [:]
    var foldersOfModules: [ModuleID: Set<String>] = [:]
    for (number, file) in graph.files.enumerated() {
      guard let folder = folders.folder(ofFile: number).map({ folders.folders[$0] }) else {
        continue
      }
      for module in file.modules { foldersOfModules[module, default: []].insert(folder) }
      if members.contains(folder) {
        modulesOfFolders[folder, default: []].formUnion(file.modules)
      }
    }
    let modules = Set(modulesOfFolders.values.joined())
    let areOneToOne =
      modulesOfFolders.values.allSatisfy { $0.count == 1 }
      && modules.allSatisfy { foldersOfModules[$0]?.count == 1 }
    guard areOneToOne else { return nil }
    let names = modules.map { graph[$0].name }.sorted()
    return moduleCycles.first { $0.members.sorted() == names }
  }

  private func heading(ofMembers names: [String], of count: Int) -> Text {
    count <= 3 ? "\(names.joined(separator: ", "))" : "\(names[0]) and \(count - 1) more"
  }

  private func cycleBlocks(
    of cycle: DependencyCycle, _ level: GraphLevel, number: Int, _ picture: GraphPicture,
    _ layout: GraphLayout?
  ) -> [Page.Block] {
    let names = cycle.members.prefix(Self.namedMembers).map {
      level == .type ? typeName(of: $0, in: cycle) : $0
    }
    var blocks: [Page.Block] = [
      .heading(level: 3, heading(ofMembers: names, of: cycle.members.count))
    ]
    let cuts = cycle.cut.hops
    let exact: Text =
      cycle.isExact ? "no better cut exists" : "the best cut found; a better one may exist"
    blocks.append(
      .paragraph(
        """
        \(cycle.members.count, level.rawValue)\(home(of: cycle, level)). Cutting \(cuts.count, "dependency", plural: "dependencies") \
        with \(cycle.cost, "place") leaves no cycle \
        (\(exact)).
        """))
    if let layout {
      blocks.append(
        .picture(
          Page.Picture(
            name: "cycle-\(number + 1)",
            alternative: alternative(of: cycle, names),
            svg: picture.svg(layout, on: PagePaths.cycles),
            caption: caption(of: cycle, level))))
    } else {
      blocks.append(.paragraph(shortestCycle(of: cycle, level)))
    }
    blocks.append(.table(cutTable(of: cycle, id: "cut-\(number + 1)", level)))
    return blocks
  }

  /// The module that all types of a cycle belong to.
  private func home(of cycle: DependencyCycle, _ level: GraphLevel) -> Text {
    guard level == .type else { return "" }
    let modules = Set(cycle.members.compactMap { ownType(named: $0).map { graph[$0].module } })
    guard let module = modules.first, modules.count == 1 else { return "" }
    return " of \(link(toModule: module))"
  }

  private func alternative(of cycle: DependencyCycle, _ names: [String]) -> String {
    "A cycle of \(names.joined(separator: ", "))"
      + (cycle.members.count > names.count ? " and \(cycle.members.count - names.count) more" : "")
      + ". Cut: "
      + cycle.cut.hops.prefix(5).map { "\($0.source) to \($0.target)" }.joined(separator: ", ")
      + "."
  }

  private func shortestCycle(of cycle: DependencyCycle, _ level: GraphLevel) -> Text {
    let names =
      cycle.shortestCycle.hops.map(\.source) + [cycle.shortestCycle.hops.last?.target ?? ""]
    return names.map { link(named: $0, level, in: cycle) }.joined(separator: " → ")
  }

  /// So many members of a cycle are named where it is described.
  private static let namedMembers = 8

  /// So many dependencies to cut are shown for one cycle before they are searched.
  private static let shownCuts = 40

  /// What to cut, that with the most places first.
  private func sortedCuts(of cycle: DependencyCycle) -> [DependencyChain.Hop] {
    cycle.cut.hops.enumerated().sorted { left, right in
      (right.element.sites, left.offset) < (left.element.sites, right.offset)
    }.map(\.element)
  }

  private func cutTable(
    of cycle: DependencyCycle, id: String, _ level: GraphLevel
  ) -> Page.Table {
    Page.Table(
      id: id, noun: .init("dependency", plural: "dependencies"),
      columns: [
        .init(title: "Cut from"), .init(title: "To", lead: "→"), .how,
        .init(title: "Places", kind: .number), .init(title: "First place"),
      ],
      rows: sortedCuts(of: cycle).map { hop in
        [
          link(named: hop.source, level, in: cycle),
          link(named: hop.target, level, in: cycle),
          "\(hop.kinds.map(\.name).joined(separator: ", "))", "\(hop.sites)",
          hop.location.map { place(of: $0.file, line: $0.line) } ?? "",
        ]
      }, shown: Self.shownCuts)
  }

  private func link(named name: String, _ level: GraphLevel, in cycle: DependencyCycle) -> Text {
    if level != .type { return .code(name, to: page(of: name, level).map { .page($0) }) }
    guard let type = ownType(named: name) else { return .code(name) }
    return .code(typeName(of: name, in: cycle), to: target(ofType: type))
  }

  /// The name of a type, with its module where another member of the cycle is called the same.
  private func typeName(of qualified: String, in cycle: DependencyCycle) -> String {
    guard let type = ownType(named: qualified) else { return qualified }
    let suffix = "." + graph[type].name
    let isAlone = cycle.members.count { $0.hasSuffix(suffix) } < 2
    return isAlone ? graph[type].name : qualified
  }

  func ownType(named qualified: String) -> TypeID? {
    guard let module = graph.module(ofQualifiedName: qualified) else { return nil }
    return graph.type(
      String(qualified.dropFirst(graph[module].name.count + 1)), in: graph[module].name)
  }

  // MARK: Picture

  /// All members, or of many a shortest cycle and the ends of what is to be cut, that with the most places
  /// first.
  private func drawnMembers(of cycle: DependencyCycle) -> [String] {
    guard cycle.members.count > Self.maximumDrawn else { return cycle.members }
    let names =
      cycle.shortestCycle.hops.map(\.source)
      + sortedCuts(of: cycle).flatMap { [$0.source, $0.target] }
    return Array(names.uniqued().prefix(Self.maximumDrawn))
  }

  /// What the picture leaves out.
  private func caption(of cycle: DependencyCycle, _ level: GraphLevel) -> Text {
    let drawn = drawnMembers(of: cycle)
    if drawn.count < cycle.members.count {
      return """
        Drawn are \(drawn.count) of the \(cycle.members.count, level.rawValue): the shortest cycle and \
        those between which most is to be cut.
        """
    }
    guard level == .folder else { return "" }
    let shared = sharedFolder(of: drawn)
    return shared.isEmpty ? "" : "All stand in \(code: shared)."
  }

  private func picture(of cycle: DependencyCycle, _ level: GraphLevel) -> GraphPicture {
    let members = drawnMembers(of: cycle)
    let names = level == .folder ? shortNames(of: members) : members
    let numbers = Dictionary(keepingFirst: members.enumerated().map { ($0.element, $0.offset) })
    let cut = Set(cycle.cut.hops.map { [$0.source, $0.target] })
    var picture = GraphPicture(
      nodes: zip(members, names).map { name, short in
        .init(
          name: level == .type ? typeName(of: name, in: cycle) : short,
          target: page(of: name, level).map { .page($0) })
      }, edges: [])
    for (source, target, weight) in edges(among: members, level) {
      guard let from = numbers[source], let to = numbers[target], from != to else { continue }
      picture.edges.append(
        .init(
          source: from, target: to,
          title: "\(source) uses \(target): \(weight.of("place"))",
          link: level == .module ? paths.use(of: target, by: source) : nil,
          kind: cut.contains([source, target]) ? .cut : .plain))
    }
    return picture
  }

  /// The page of a member of a cycle; folders have none.
  private func page(of name: String, _ level: GraphLevel) -> PagePath? {
    switch level {
    case .module: paths.module(name)
    case .type: ownType(named: name).flatMap(paths.type)
    default: nil
    }
  }

  private func edges(
    among members: [String], _ level: GraphLevel
  ) -> [(source: String, target: String, places: Int)] {
    switch level {
    case .module:
      let modules = members.compactMap { graph.module($0) }
      return modules.flatMap { source in
        modules.compactMap { target in
          moduleUses[source, target].map {
            (graph[source].name, graph[target].name, $0.weight)
          }
        }
      }
    case .folder:
      return folders.uses.map {
        (folders.folders[$0.source], folders.folders[$0.target], $0.sites)
      }
    default:
      let types = members.compactMap(ownType)
      let shown = Set(types)
      return types.flatMap { source in
        graph.dependencies(of: source).filter { shown.contains($0.target) && $0.target != source }
          .map {
            (graph.qualifiedName(of: source), graph.qualifiedName(of: $0.target), $0.sites.count)
          }
      }
    }
  }
}
