import ArchCheck

/// What the folders of a module use of one another: how a module looks from inside that has no
/// other modules beside it.
extension Survey {
  /// Fewer folders need no picture.
  private static let minimumFolders = 3
  /// Of more uses between folders than this the heaviest are drawn.
  private static let maximumUses = 60
  private static let maximumFolders = 60

  func folderBlocks(of module: ModuleID, on page: PagePath) -> [Page.Block] {
    let folders = FolderGraph(of: graph, in: module)
    guard Self.minimumFolders...Self.maximumFolders ~= folders.folders.count,
      !folders.uses.isEmpty
    else { return [] }
    let drawn = folders.uses.sorted { ($1.sites, $0.source) < ($0.sites, $1.source) }
      .prefix(Self.maximumUses)
    let cycles = graph.cycles(of: folders)
    let picture = picture(of: folders, drawing: drawn, cuts: cycles)
    let heading = Page.Block.heading(
      level: 2, "Folders of \(code: graph[module].name) and what they use")
    guard
      let placed = place(
        picture, name: "\(page.path.replacing("/", with: "."))-folders",
        alternative: alternative(of: picture),
        caption: caption(of: folders, drawn: drawn.count, cycles), on: page)
    else {
      let remark = Self.remarkWithoutGraphviz(of: "what folders use of one another")
      return [heading, .note(.tip, [.paragraph(remark)])]
    }
    return [heading, .picture(placed)]
  }

  private func picture(
    of folders: FolderGraph, drawing uses: ArraySlice<FolderGraph.Use>, cuts: [DependencyCycle]
  ) -> GraphPicture {
    let cut = Set(cuts.flatMap { $0.cut.hops.map { [$0.source, $0.target] } })
    let names = shortNames(of: folders.folders)
    let counts = findingCounts(of: folders)
    return GraphPicture(
      nodes: folders.folders.indices.map { number in
        GraphPicture.Node(
          name: names[number],
          target: counts[number] == 0
            ? nil : .page(PagePaths.findings, query: ["q": folders.folders[number] + "/"]),
          count: counts[number])
      },
      edges: uses.sorted { ($0.source, $0.target) < ($1.source, $1.target) }.map { use in
        let ends = [folders.folders[use.source], folders.folders[use.target]]
        return GraphPicture.Edge(
          source: use.source, target: use.target,
          title: "\(names[use.source]) uses \(names[use.target]): "
            + use.sites.of("place"),
          kind: cut.contains(ends) ? .cut : .plain)
      })
  }

  private func caption(
    of folders: FolderGraph, drawn: Int, _ cycles: [DependencyCycle]
  ) -> Text {
    var parts: [Text] = []
    if drawn < folders.uses.count {
      parts.append(
        "Of \(folders.uses.count.grouped) uses the \(drawn) with the most places are drawn.")
    }
    let cost = cycles.reduce(0) { $0 + $1.cost }
    if cost > 0 {
      parts.append(
        "\("\(cycles.count, "cycle") of folders", to: .page(PagePaths.cycles, anchor: "folders")); the proposed cut takes away \(cost, "place")."
      )
    }
    return parts.joined(separator: " ")
  }

  private func alternative(of picture: GraphPicture) -> String {
    let cuts = picture.edges.filter { $0.kind == .cut }.prefix(6)
      .map { "\(picture.nodes[$0.source].name) to \(picture.nodes[$0.target].name)" }
    return "\(picture.nodes.count) folders with \(picture.edges.count) uses"
      + (cuts.isEmpty ? "" : "; proposed cut: \(cuts.joined(separator: ", "))") + "."
  }

  /// Paths without what all of them begin with.
  func shortNames(of folders: [String]) -> [String] {
    let shared = sharedFolder(of: folders).split(separator: "/").count
    return folders.map { folder in
      let path = folder.split(separator: "/")
      let rest = path.dropFirst(shared)
      return (rest.isEmpty ? path.suffix(1) : rest).joined(separator: "/")
    }
  }

  /// What all paths begin with; empty where they share nothing.
  func sharedFolder(of folders: [String]) -> String {
    commonSteps(of: folders.map { pathSteps($0)[...] }).joined(separator: "/")
  }

  /// How many errors and warnings stand in the files of each folder.
  private func findingCounts(of folders: FolderGraph) -> [Int] {
    var counts = folders.folders.map { _ in 0 }
    let files = Dictionary(keepingFirst: graph.files.enumerated().map { ($1.path, $0) })
    for finding in findings where finding.severity > .info {
      if let file = files[finding.file], let folder = folders.folder(ofFile: file) {
        counts[folder] += 1
      }
    }
    return counts
  }
}
