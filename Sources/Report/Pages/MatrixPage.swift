import ArchCheck

extension Survey {
  func matrixPages() -> [Page] {
    var blocks: [Page.Block] = [
      .paragraph(
        """
        A figure says in how many places the module of the row uses that of the column. Modules \
        further up may use those below them, so figures below the diagonal go against the order.\
        \(remarkOnModulesInNoLayer)
        """)
    ]
    if let groups {
      blocks.append(
        .paragraph(
          """
          \(order.modules.count) modules are shown as \(groups.all.count) groups, by \
          \(groups.criterion); each group has a matrix of its own.
          """))
    }
    let matrix = matrix()
    blocks.append(.matrix(matrix))
    blocks.append(.paragraph(legend(of: matrix)))
    let page = Page(path: PagePaths.matrix, title: "Matrix", blocks: blocks)
    return [page] + groupPages()
  }

  private var remarkOnModulesInNoLayer: Text {
    guard layers.isClaimed, order.modules.contains(where: { layers.index(of: $0) == nil }) else {
      return ""
    }
    return " Modules in no layer stand last; the order says nothing of them."
  }

  /// What colours and lines of a matrix mean, as far as they occur.
  func legend(of matrix: Page.Matrix) -> Text {
    var parts: [Text] = []
    if matrix.cells.contains(where: \.isIllegal) {
      parts.append("\(strong: "Red") breaks a rule or contract.")
    }
    if matrix.cells.contains(where: \.isCyclic) {
      parts.append("A box is a cycle; what closes it without breaking a rule is brown.")
    }
    if matrix.cells.contains(where: { $0.count == 0 }) {
      parts.append("A dash is what a manifest declares and no code uses.")
    }
    if !matrix.bandStarts.isEmpty { parts.append("Lines separate the layers.") }
    if matrix.columns.count < matrix.names.count {
      parts.append("What no other \(matrix.noun.singular) uses has no column.")
    }
    parts.append("Test modules are left out.")
    return parts.joined(separator: " ")
  }

  /// The matrix of all modules, or of groups where there are too many.
  func matrix() -> Page.Matrix {
    guard let groups else { return matrix(of: order.modules) }
    return Page.Matrix(
      names: groups.all.enumerated().map { number, group in
        let name: Text = "\(group.name) (\(group.modules.count))"
        return group.modules.count > 1
          ? Text([.link(.page(path(ofGroup: number)), name)]) : link(toModule: group.modules[0])
      },
      cells: groups.uses(in: moduleUses).map { use in
        .init(
          row: use.source, column: use.target, count: use.weight,
          title: "\(groups.all[use.source].name) uses \(groups.all[use.target].name): "
            + use.weight.of("place"), isIllegal: use.isIllegal)
      }, noun: .init("group"))
  }

  private func path(ofGroup number: Int) -> PagePath { PagePath("matrix/\(number + 1)") }

  private func groupPages() -> [Page] {
    (groups?.all ?? []).enumerated().filter { $0.element.modules.count > 1 }.map { number, group in
      let shown = group.modules.prefix(Self.maximumMatrix)
      var sentence: Text = "\(group.modules.count, "module")"
      if shown.count < group.modules.count {
        sentence = sentence + ", of which the first \(shown.count) are shown"
      }
      let matrix = matrix(of: Array(shown))
      return Page(
        path: path(ofGroup: number), title: group.name,
        ancestors: [.init(title: "Matrix", path: PagePaths.matrix)],
        blocks: [
          .paragraph(sentence + "."), .matrix(matrix), .paragraph(legend(of: matrix)),
        ])
    }
  }

  private static let maximumMatrix = 150

  /// Modules by layer, then by what they build on.
  private func matrix(of modules: [ModuleID]) -> Page.Matrix {
    let rank = Dictionary(
      uniqueKeysWithValues: order.modules.enumerated().map { ($0.element, $0.offset) })
    let sorted = modules.sorted {
      (layers.index(of: $0) ?? .max, rank[$0] ?? .max)
        < (layers.index(of: $1) ?? .max, rank[$1] ?? .max)
    }
    let numbers = Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { ($0.element, $0.offset) })
    let cycles = moduleCycles.map { Set($0.members.compactMap { graph.module($0) }) }
    let cells = moduleUses.all.compactMap { use -> Page.Matrix.Cell? in
      guard let row = numbers[use.source], let column = numbers[use.target], row != column else {
        return nil
      }
      return Page.Matrix.Cell(
        row: row, column: column, count: use.weight, title: title(of: use),
        target: paths.use(of: graph[use.target].name, by: graph[use.source].name),
        isIllegal: use.isIllegal,
        isCyclic: cycles.contains { $0.contains(use.source) && $0.contains(use.target) })
    }
    return Page.Matrix(
      names: sorted.map(link(toModule:)),
      bandStarts: Set(
        sorted.indices.dropFirst().filter {
          layers.isClaimed && layers.index(of: sorted[$0]) != layers.index(of: sorted[$0 - 1])
        }), cells: cells.sorted { ($0.row, $0.column) < ($1.row, $1.column) },
      cycles: cycles.flatMap { ranges(of: $0, numbers) }, noun: .init("module"))
  }

  /// The runs of neighbours among the members of a cycle.
  private func ranges(of cycle: Set<ModuleID>, _ numbers: [ModuleID: Int]) -> [Range<Int>] {
    let members = cycle.compactMap { numbers[$0] }.sorted()
    var ranges: [Range<Int>] = []
    for number in members {
      if let last = ranges.last, last.upperBound == number {
        ranges[ranges.count - 1] = last.lowerBound..<(number + 1)
      } else {
        ranges.append(number..<(number + 1))
      }
    }
    return ranges.filter { $0.count > 1 }
  }
}
