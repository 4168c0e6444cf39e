import ArchCheck

/// How findings are told on all pages that list them.
extension Survey {
  static let findingNoun = Page.Noun("finding")

  /// Entries that open to show the code, the reason and what to do. Those that do not open lead to
  /// the list of all findings, where each has its address.
  ///
  /// - Parameters:
  ///   - shown: entries beyond it are left to the search.
  ///   - bodies: entries beyond it do not open.
  ///   - omitted: what the summaries need not say because the page does.
  ///   - isOfAll: whether this is the list of all findings, which readers may filter by what is
  ///     omitted too.
  func entries(
    _ indexes: [Int], id: String = "findings", shown: Int = Page.maximumEntries,
    bodies: Int = Page.maximumBodies, omitting omitted: Set<Column> = [],
    isOfAll: Bool = false
  ) -> Page.Entries {
    let columns = columns(omitting: isOfAll ? [] : omitted)
    let texts = texts.texts(of: Set(indexes.prefix(bodies).map { findings[$0].file }))
    return Page.Entries(
      id: id, noun: Self.findingNoun, filters: columns.map(\.rawValue),
      entries: indexes.enumerated().map { number, index in
        let finding = findings[index]
        let opens = number < bodies
        return Page.Entries.Entry(
          values: columns.map { $0.value(of: finding, in: self) },
          summary: summary(
            of: finding, to: opens || isOfAll ? nil : address(of: finding), omitting: omitted),
          body: opens ? body(of: finding, texts[finding.file]) : [],
          anchor: isOfAll ? anchor(of: finding) : "")
      }, shown: shown)
  }

  /// What findings can be filtered by.
  enum Column: String, CaseIterable {
    case severity = "Severity"
    case state = "State"
    case rule = "Rule"
    case module = "Module"
    case owner = "Owner"

    func value(of finding: Finding, in survey: Survey) -> String {
      switch self {
      case .severity: finding.severity.rawValue
      case .state: finding.state.rawValue
      case .rule: finding.rule
      case .module: finding.module
      case .owner: survey.site.owners.owners(of: finding.file)
      }
    }
  }

  private func columns(omitting omitted: Set<Column>) -> [Column] {
    Column.allCases.filter { column in
      switch column {
      case .state: site.reference != nil
      case .owner: !site.owners.isEmpty
      default: !omitted.contains(column)
      }
    }
  }

  /// The tone of a figure that counts findings.
  func tone(of own: [Int]) -> Badge.Tone {
    own.map { findings[$0].severity }.max().map { Badge($0).tone } ?? .good
  }

  /// The beginning of a finding's fingerprint, which the list of all findings has as an anchor.
  private func anchor(of finding: Finding) -> String { String(finding.fingerprint.prefix(12)) }

  /// Where a finding stands in the list of all findings.
  private func address(of finding: Finding) -> Target {
    .page(PagePaths.findings, anchor: anchor(of: finding))
  }

  private func summary(
    of finding: Finding, to target: Target?, omitting omitted: Set<Column>
  ) -> Text {
    var text: Text = "\(Badge(finding.severity)) "
    if site.reference != nil { text = text + "\(Badge(finding.state)) " }
    let message = Text(quoting: finding.message)
    text = text + (target.map { Text([.link($0, message)]) } ?? message)
    if !omitted.contains(.rule) {
      let rule = Text.code(finding.rule, to: paths.rule(finding.rule).map { .page($0) })
      text = text + "\u{A0}· \(rule)"
    }
    // The dot stays with what follows it.
    return text + "\u{A0}· \(place(of: finding.file, line: finding.line))"
  }

  private func body(of finding: Finding, _ text: SourceText?) -> [Page.Block] {
    var blocks: [Page.Block] = []
    let shown = text.flatMap { excerpt(of: finding, $0) }
    if let shown {
      blocks.append(.code(shown))
    } else if !finding.file.isEmpty {
      blocks.append(
        .paragraph(
          .code(
            "\(finding.file):\(finding.line)", to: address(of: finding.file, line: finding.line))))
    }
    let reasons = evidence(of: finding, besides: shown)
    if !reasons.isEmpty { blocks.append(.list(reasons)) }
    if finding.strength == .weak {
      blocks.append(
        .paragraph("This rests on one weak sign, such as a name or a folder, and may be wrong."))
    }
    if let condition = finding.condition {
      blocks.append(.paragraph("Only where \(code: condition) holds."))
    }
    if let because = finding.because {
      blocks.append(.paragraph("\(strong: "Why:") \(because)"))
    }
    if !finding.fix.isEmpty {
      let end = finding.fix.hasSuffix(".") ? "" : "."
      blocks.append(.paragraph("\(strong: "Fix:") \(Text(quoting: finding.fix + end))"))
    }
    return blocks + [.paragraph(references(of: finding))]
  }

  /// What led to a finding; what several columns of one line say alike is told once, and what stands
  /// below a line of the code not again.
  private func evidence(of finding: Finding, besides excerpt: Page.Excerpt?) -> [Text] {
    let others = finding.evidence.filter { evidence in
      evidence.file != finding.file
        || excerpt?.marks.contains {
          $0.line == evidence.line && $0.message == evidence.message
        } != true
    }
    let places = others.map { evidence -> Text in
      "\(place(of: evidence.file, line: evidence.line)) \(Text(quoting: evidence.message))"
    }.uniqued()
    return places + [finding.omittedPlaces].compactMap { $0.map { "At \($0)" } }
  }

  /// The pages that a finding leads to.
  private func references(of finding: Finding) -> Text {
    var links: [Text] = []
    if let type = graph.type(of: finding), let page = paths.type(type) {
      links.append("Type\u{A0}\(code: graph[type].name, to: .page(page))")
    }
    if let page = paths.module(finding.module) {
      links.append("Module\u{A0}\(code: finding.module, to: .page(page))")
    }
    if let page = paths.rule(finding.rule) {
      links.append("Rule\u{A0}\(code: finding.rule, to: .page(page))")
    }
    let guides = finding.guidelines.compactMap(guidelineLink)
    if !guides.isEmpty {
      let noun: Text = guides.count == 1 ? "Guideline " : "Guidelines "
      links.append(noun + guides.joined(separator: ", "))
    }
    links.append("Fingerprint\u{A0}\(code: anchor(of: finding), to: address(of: finding))")
    return links.joined(separator: " · ")
  }

  /// The id of a guideline as a link to its row in the table of its guide.
  func guidelineLink(_ id: String) -> Text? {
    guard let guide = Guide.allCases.first(where: { id.hasPrefix($0.prefix + "-") }) else {
      return nil
    }
    return "\("\(id)", to: .page(paths.guide(guide), query: ["q": id]))"
  }

  /// A file's name and line, leading to the code where an address is known.
  func place(of file: String, line: Int) -> Text {
    return .code("\(lastComponent(of: file)):\(line)", to: address(of: file, line: line))
  }

  func address(of file: String, line: Int) -> Target? {
    site.sourceURL.map { .url($0.address(of: file, line: line)) }
  }
}

extension Badge {
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .info: self = .info
    }
  }

  init(_ state: Finding.State) {
    switch state {
    case .new: self = .new
    case .known: self = .known
    case .resolved: self = .resolved
    }
  }
}
