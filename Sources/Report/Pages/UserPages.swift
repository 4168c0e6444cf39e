import ArchCheck
import Markdown

extension Survey {
  /// The project's own Markdown files as pages, their diagrams drawn.
  func userPages() -> [Page] {
    let known = Set(site.pages.map(\.path))
    var reader = UserPageReader(survey: self, known: known)
    return site.pages.compactMap { page in
      paths.userPage(page.path).map { reader.page(of: page, at: $0) }
    }
  }

  /// Pictures that the project has and its pages show, by their path in the project.
  func userImages() -> [String] {
    let known = Set(site.pages.map(\.path))
    var images: Set<String> = []
    for page in site.pages {
      let links = UserLinks(of: page.path, known: known)
      for source in Document(parsing: page.text).destinations {
        if case .image(let path) = links.meaning(of: source) { images.insert(path) }
      }
    }
    return images.filter { path in
      site.contents(path).map { $0.count <= ReportSite.largestImage } ?? false
    }.sorted()
  }
}

/// Turns Markdown files of the project into pages.
private struct UserPageReader {
  let survey: Survey
  let known: Set<String>
  private let images: FileNames
  /// Contracts whose diagram has been met.
  private var judged: Set<String> = []

  init(survey: Survey, known: Set<String>) {
    self.survey = survey
    self.known = known
    images = FileNames(for: survey.userImages())
  }

  mutating func page(of source: ReportSite.UserPage, at path: PagePath) -> Page {
    let document = Document(parsing: source.text)
    let links = UserLinks(of: source.path, known: known)
    var blocks: [Page.Block] = []
    var run: [Block] = []
    func flush() {
      if !run.isEmpty { blocks.append(.markdown(Document(run).markdown)) }
      run = []
    }
    var diagrams = 0
    for block in document.blocks {
      if case .code(let code) = block.content,
        let diagram = Diagram(mermaid: code, path: source.path)
      {
        flush()
        diagrams += 1
        blocks += self.blocks(of: diagram, code, number: diagrams, on: path)
      } else {
        run.append(rewritten(block, links, on: path))
      }
    }
    flush()
    let heading = document.headings.first { $0.level == 1 }
    let file = lastComponent(of: source.path)
    return Page(path: path, title: heading?.text.plainText ?? file, blocks: blocks)
  }

  // MARK: Diagrams

  private mutating func blocks(
    of diagram: Diagram, _ code: CodeBlock, number: Int, on path: PagePath
  ) -> [Page.Block] {
    let contract = survey.site.contracts.first { $0.diagram?.path == diagram.path }
    // Only the first diagram of a file is the contract.
    let isContract = contract != nil && judged.insert(diagram.path).inserted
    let findings = isContract ? contract.map { survey.findings(of: $0) } ?? [] : []
    var picture = DiagramPicture(diagram).picture
    if isContract { addOffences(findings, of: diagram, to: &picture) }
    let placed = survey.place(
      picture, name: "\(path.path.replacing("/", with: "."))-\(number)",
      alternative: alternative(of: diagram), caption: "", on: path)
    var blocks: [Page.Block] = [.diagram(code, placed)]
    guard isContract, let contract else { return blocks }
    if findings.isEmpty {
      blocks.append(
        .note(
          .tip,
          [
            .paragraph(
              "\(Badge.followed) This diagram is the contract \(strong: "\(contract.name)"), and the code keeps it."
            )
          ]))
    } else {
      blocks.append(
        .note(
          .caution,
          [
            .paragraph(
              "\(Badge.broken) This diagram is the contract \(strong: "\(contract.name)"); the code breaks it in \(findings.count, "place"):"
            ),
            .entries(
              survey.entries(
                findings, id: "contract-\(number)", shown: 20, bodies: 20, omitting: [.rule])),
          ]))
    }
    return blocks
  }

  /// Adds what the code does against the diagram, in red.
  private func addOffences(_ findings: [Int], of diagram: Diagram, to picture: inout GraphPicture) {
    let nodes = diagram.elements.filter { !$0.isSubgraph }
    func node(_ name: String) -> Int? {
      nodes.firstIndex { $0.label == name || $0.id == name }
    }
    for index in findings {
      let finding = survey.findings[index]
      guard let source = node(finding.module),
        let target = finding.offendedName.flatMap({ name in
          node(name)
            ?? survey.graph.module(ofQualifiedName: name)
            .flatMap { node(survey.graph[$0].name) }
        }), source != target
      else { continue }
      if let same = picture.edges.firstIndex(where: { $0.source == source && $0.target == target })
      {
        picture.edges[same].kind = .illegal
      } else {
        picture.edges.append(
          .init(source: source, target: target, title: finding.message, kind: .illegal))
      }
    }
  }

  private func alternative(of diagram: Diagram) -> String {
    let labels = Dictionary(keepingFirst: diagram.elements.map { ($0.id, $0.label) })
    return "Diagram: "
      + diagram.arrows.prefix(12).map { arrow in
        "\(labels[arrow.from] ?? arrow.from) to \(labels[arrow.to] ?? arrow.to)"
      }.joined(separator: ", ") + (diagram.arrows.count > 12 ? " and more." : ".")
  }

  // MARK: Links and images

  private func rewritten(_ block: Block, _ links: UserLinks, on path: PagePath) -> Block {
    var block = block
    func inlines(_ all: [Inline]) -> [Inline] {
      all.flatMap { rewritten($0, links, on: path) }
    }
    switch block.content {
    case .heading(var heading):
      heading.text = inlines(heading.text)
      block.content = .heading(heading)
    case .paragraph(let text): block.content = .paragraph(inlines(text))
    case .quote(let inner, let alert):
      block.content = .quote(inner.map { rewritten($0, links, on: path) }, alert: alert)
    case .list(var list):
      list.items = list.items.map { $0.map { rewritten($0, links, on: path) } }
      block.content = .list(list)
    case .table(var table):
      table.header = table.header.map(inlines)
      table.rows = table.rows.map { $0.map(inlines) }
      block.content = .table(table)
    case .code, .thematicBreak: break
    }
    return block
  }

  private func rewritten(_ inline: Inline, _ links: UserLinks, on path: PagePath) -> [Inline] {
    switch inline {
    case .emphasis(let inner): return [.emphasis(inner.flatMap { rewritten($0, links, on: path) })]
    case .strong(let inner): return [.strong(inner.flatMap { rewritten($0, links, on: path) })]
    case .link(let destination, let title, let inner):
      let text = inner.flatMap { rewritten($0, links, on: path) }
      guard let target = target(of: destination, links) else { return text }
      return [.link(destination: target.destination(from: path), title: title, text)]
    case .image(let source, let title, let alternative):
      if case .image(let image) = links.meaning(of: source), let file = images[image] {
        let target = Target.file("images/\(file)").destination(from: path)
        return [.image(source: target, title: title, alternative: alternative)]
      }
      // Nothing is fetched from elsewhere; the reader may follow the link.
      guard case .remote(let url) = links.meaning(of: source) else { return alternative }
      return [.link(destination: url, alternative.isEmpty ? [.text(url)] : alternative)]
    case .text, .code, .softBreak, .lineBreak: return [inline]
    }
  }

  private func target(of destination: String, _ links: UserLinks) -> Target? {
    switch links.meaning(of: destination) {
    case .anchor(let anchor): .anchor(anchor)
    case .page(let page, let anchor): survey.paths.userPage(page).map { .page($0, anchor: anchor) }
    case .image(let path): images[path].map { .file("images/\($0)") }
    case .file(let path): survey.address(of: path, line: 1)
    case .remote(let url): .url(url)
    case nil: nil
    }
  }
}
