import ArchCheck

extension Survey {
  func metricsPage() -> Page {
    let modules = moduleFigures.filter { !graph[$0.module].isTest }
    let types = typeFigures.filter { !graph.isTest($0.type) }
    var blocks: [Page.Block] = [
      .paragraph("\(modules.count, "module") and \(types.count, "type"), tests left out.")
    ]
    blocks += mainSequence(modules)
    blocks += distributions(types)
    blocks += hubs(types)
    return Page(path: PagePaths.metrics, title: "Metrics", blocks: blocks)
  }

  // MARK: Main sequence

  private func mainSequence(_ modules: [ModuleFigures]) -> [Page.Block] {
    let placed = modules.filter { $0.distance != nil }
    if placed.isEmpty {
      return [
        .heading(level: 2, "Main sequence"),
        .paragraph("No module uses another of the project, so none has a place on it."),
      ]
    }
    let plot = MainSequencePlot(
      points: placed.map { figures in
        .init(
          name: graph[figures.module].name, instability: figures.instability ?? 0,
          abstractness: figures.abstractness ?? 0,
          target: paths.module(graph[figures.module].name).map { .page($0) })
      }, table: .anchor("modules-by-distance"))
    let empty = modules.count { $0.abstractness == nil }
    let alone = modules.count - placed.count - empty
    let reasons = [
      (empty, "without types"), (alone, "with no imports to or from other modules of the project"),
    ]
    let unplaced = reasons.filter { $0.0 > 0 }.map { count, reason in
      "\(count, "module") \(reason)" as Text
    }
    let verb = empty + alone == 1 ? "has" : "have"
    let remark: Text =
      unplaced.isEmpty
      ? "" : " \(unplaced.joined(separator: " and ")) \(verb) no place in the picture."
    let far = placed.sorted { ($0.distance ?? 0, $1.module) > ($1.distance ?? 0, $0.module) }
    return [
      .heading(level: 2, "Main sequence"),
      .paragraph(
        """
        Instability is the share of a module's dependencies that leave it, abstractness the share \
        of its types that are protocols or classes with abstract methods. A module near the line \
        is as abstract as others rely on it; the distance tells how far off it is \
        (Martin 1994).\(remark)
        """),
      .picture(
        Page.Picture(
          name: "main-sequence", alternative: plot.alternative,
          svg: plot.svg(on: PagePaths.metrics), caption: plot.caption)),
      .heading(level: 3, "Modules by distance"), .paragraph(Self.couplingRemark),
      .table(
        Page.Table(
          id: "modules", noun: .init("module"),
          columns: [
            .init(title: "Module"), .figure("Distance", ModuleMetric.d),
            .figure("Instability", ModuleMetric.i), .figure("Abstractness", ModuleMetric.a),
            .figure("Used by", ModuleMetric.ca), .figure("Uses", ModuleMetric.ce),
            .init(title: "Types", kind: .number), .init(title: "Lines", kind: .number),
          ],
          rows: far.map { figures in
            [
              link(toModule: figures.module), decimal(figures.distance),
              decimal(figures.instability), decimal(figures.abstractness),
              "\(figures.afferentCoupling)", "\(figures.efferentCoupling)", "\(figures.types)",
              "\(figures.lines)",
            ]
          })),
    ]
  }

  // MARK: Distributions

  private func distributions(_ types: [TypeFigures]) -> [Page.Block] {
    if types.isEmpty { return [] }
    let charts: [(title: String, name: String, limits: [Int], metric: TypeMetric)] = [
      ("Lines of a type", "lines", [10, 25, 50, 100, 200, 400], .lines),
      ("Types that use it", "used-by", [0, 1, 2, 5, 10, 20], .ca),
      ("Types it uses", "uses", [0, 1, 2, 5, 10, 20], .ce),
      ("Complexity of its methods", "complexity", [0, 5, 10, 20, 47, 100], .wmc),
      ("Unrelated groups of methods", "cohesion", [0, 1, 2, 3], .lcom4),
    ]
    var blocks: [Page.Block] = [
      .heading(level: 2, "Distributions"),
      .paragraph(
        """
        Complexity is the sum of McCabe's number over the methods of a type (WMC), groups are \
        methods that share no data with those of another group (LCOM4).
        """),
    ]
    blocks += charts.map { chart in
      let values = types.map { $0.count(chart.metric) }
      let histogram = Histogram(title: chart.title, values: values, limits: chart.limits)
      return .picture(
        Page.Picture(
          name: "distribution-\(chart.name)", alternative: histogram.alternative,
          svg: histogram.svg, isSmall: true))
    }
    return blocks
  }

  // MARK: Hubs

  private func hubs(_ types: [TypeFigures]) -> [Page.Block] {
    let ranked = types.filter { $0.count(.ca) >= Self.hubUsers && $0.count(.ce) > 0 }
      .sorted {
        let weights = [$0, $1].map { $0.count(.ca) * $0.count(.ce) }
        return (weights[1], $0.type) < (weights[0], $1.type)
      }
    if ranked.count < 3 { return [] }
    return [
      .heading(level: 2, "Hubs"),
      .paragraph(
        """
        Types that at least \(Self.hubUsers) others use, by the product of their users and of what \
        they use: a change there travels furthest.
        """),
      .table(
        Page.Table(
          id: "hubs", noun: .init("type"),
          columns: [
            .init(title: "Type"), .init(title: "Module"),
            .figure("Used by", TypeMetric.ca), .figure("Uses", TypeMetric.ce),
            .init(title: "Lines", kind: .number), .figure("Complexity", TypeMetric.wmc),
            .figure("Groups", TypeMetric.lcom4), .figure("Cohesion", TypeMetric.tcc),
          ],
          rows: ranked.prefix(20).map { figures in
            [
              link(toType: figures.type), link(toModule: graph[figures.type].module),
              "\(figures.count(.ca))", "\(figures.count(.ce))", "\(figures.count(.lines))",
              "\(figures.count(.wmc))", "\(figures.count(.lcom4))", decimal(figures[.tcc]),
            ]
          })),
    ]
  }
}

extension Page.Column {
  /// In which ways one thing uses another.
  static let how = Page.Column(
    title: "How", kind: .prose,
    hint: """
      What the other is to it. inherits: its superclass; conforms: its protocol; stores, parameter, \
      returns: the type of a property, parameter or result; generic: an argument or constraint; \
      constructs: what it makes; static: the owner of a static member; casts: what it casts to; \
      member: the owner of a member it uses; mentions: written elsewhere
      """)

  /// The column of a figure under a word, with the name by which the program and readers know it.
  static func figure(_ title: String, _ metric: some Metric) -> Page.Column {
    Page.Column(title: "\(title) (\(metric.label))", kind: .number)
  }
}
