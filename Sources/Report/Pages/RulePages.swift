import ArchCheck

extension Survey {
  func rulePages() -> [Page] {
    let (rules, custom) = (RuleCatalog.rules, customRules)
    let own = DeepStackThreads.map(rules.count + custom.count, jobs: site.jobs) { number in
      if number < rules.count {
        return page(of: RulePage(rules[number]), rules[number].documentation.examples)
      }
      let rule = custom[number - rules.count]
      return page(of: RulePage(rule), rule.documentation.examples)
    }.compactMap(\.self)
    let catalog = Set(RuleCatalog.rules.map { $0.id } + customRules.map(\.id))
    let others = findingsByRule.keys.filter { !catalog.contains($0) }.sorted()
      .compactMap(pageWithoutDocumentation)
    return [rulesPage()] + own + others
  }

  /// Rules that the configuration itself writes down.
  private var customRules: [ConfiguredRule] {
    result.rules.filter { $0.rule == nil }
  }

  private static let way = Page.Ancestor(title: "Rules", path: PagePaths.rules)

  private func rulesPage() -> Page {
    let active = Set(result.rules.map(\.id))
    let objecting = active.count { rule in
      (findingsByRule[rule] ?? []).contains { findings[$0].severity > .info }
    }
    let verb = objecting == 1 ? "has" : "have"
    var blocks: [Page.Block] = [
      .paragraph(
        """
        \(active.count) of \(RuleCatalog.rules.count + customRules.count, "rule") ran; \
        \(objecting) of them \(verb) errors or warnings.
        """)
    ]
    if !site.contracts.isEmpty {
      blocks += [.heading(level: 2, "Contracts"), .table(contractTable())]
    }
    blocks += [.heading(level: 2, "Rules"), .table(ruleTable(active: active))]
    return Page(path: PagePaths.rules, title: "Rules", blocks: blocks)
  }

  private func ruleTable(active: Set<String>) -> Page.Table {
    let all =
      RuleCatalog.rules.map { (id: $0.id, documentation: $0.documentation) }
      + customRules.map { (id: $0.id, documentation: $0.documentation) }
    let rules = all.sorted { left, right in
      let counts = [left, right].map { findingsByRule[$0.id]?.count ?? 0 }
      return (active.contains(left.id) ? 0 : 1, -counts[0], left.id)
        < (active.contains(right.id) ? 0 : 1, -counts[1], right.id)
    }
    return Page.Table(
      id: "rules", noun: .init("rule"),
      columns: [
        .init(title: "Rule"), .init(title: "State", kind: .badge, isFilter: true),
        .init(title: "Severity", kind: .badge, isFilter: true),
        .init(title: "Findings", kind: .number), .init(title: "Category", isFilter: true),
        .init(title: "Demand", kind: .prose),
      ],
      rows: rules.map { rule in
        let documentation = rule.documentation
        let configured = result.rules.first { $0.id == rule.id }
        let count = findingsByRule[rule.id]?.count ?? 0
        let severity = severity(of: rule.id, configured?.severity ?? documentation.severity)
        return [
          .code(rule.id, to: paths.rule(rule.id).map { .page($0) }),
          "\(state(isOn: configured != nil, severity, findings: count))", "\(Badge(severity))",
          configured == nil ? "" : "\(count)", "\(documentation.category.rawValue)",
          Text(prose: documentation.summary),
        ]
      })
  }

  /// A rule that only informs is not broken by what it notes.
  private func state(isOn: Bool, _ severity: Severity, findings: Int) -> Badge {
    if findings > 0 { return severity > .info ? .broken : .noted }
    return isOn ? .followed : .off
  }

  /// The severity of a rule's gravest finding, or of the rule where it has none.
  private func severity(of rule: String, _ usual: Severity) -> Severity {
    findingsByRule[rule]?.map { findings[$0].severity }.max() ?? usual
  }

  private func contractTable() -> Page.Table {
    Page.Table(
      id: "contracts", noun: .init("contract"),
      columns: [
        .init(title: "Contract"), .init(title: "Kind"), .init(title: "State", kind: .badge),
        .init(title: "Findings", kind: .number), .init(title: "Demand", kind: .prose),
        .init(title: "Because", kind: .prose),
      ],
      rows: site.contracts.map { contract in
        let own = findings(of: contract)
        let kind = contract.word
        return [
          "\(contract.name)",
          .code(kind, to: findingsByRule[kind] == nil ? nil : paths.rule(kind).map { .page($0) }),
          "\(own.isEmpty ? Badge.followed : .broken)", "\(own.count)",
          Text(phrases: contract.demand), "\(contract.because ?? "")",
        ]
      })
  }

  /// Findings of a contract name it in their subject or message.
  func findings(of contract: Contract) -> [Int] {
    (findingsByRule[contract.word] ?? []).filter { index in
      findings[index].subject.hasPrefix(contract.name)
        || findings[index].message.contains(contract.name)
    }
  }

  // MARK: One rule

  /// So many findings of a rule's page show their code; the page of all findings shows that of more.
  private static let maximumFindings = 100

  private func page(of told: RulePage, _ examples: [Example]) -> Page? {
    guard let path = paths.rule(told.id) else { return nil }
    let configured = result.rules.first { $0.id == told.id }
    let own = findingsByRule[told.id] ?? []
    var blocks: [Page.Block] = [
      .paragraph(Text(prose: told.summary))
    ]
    blocks += standing(of: told, configured, count: own.count)
    if let because = configured?.because {
      blocks.append(.note(.important, [.paragraph("\(because)")]))
    }
    blocks += findingBlocks(own)
    for (title, text) in [("Why", told.rationale), ("What to do", told.fix)] where !text.isEmpty {
      blocks += [.heading(level: 2, "\(title)"), .paragraph(Text(prose: text))]
    }
    if !told.limits.isEmpty {
      blocks += [.heading(level: 2, "Limits"), .markdown(told.limits)]
    }
    blocks += exampleBlocks(examples, of: told) + optionBlocks(told)
    return Page(path: path, title: told.id, ancestors: [Self.way], blocks: blocks)
  }

  private func standing(
    of rule: RulePage, _ configured: ConfiguredRule?, count: Int
  ) -> [Page.Block] {
    let severity = severity(
      of: rule.id, configured?.severity ?? Severity(rawValue: rule.severity) ?? .warning)
    let state = state(isOn: configured != nil, severity, findings: count)
    var origin: [Text] = []
    let guidelines = rule.guidelines.compactMap(guidelineLink)
    if !guidelines.isEmpty {
      let noun: Text = guidelines.count == 1 ? "Guideline " : "Guidelines "
      origin.append(noun + guidelines.joined(separator: ", "))
    }
    if !rule.profiles.isEmpty {
      let names = rule.profiles.map { Text.code($0) }.joined(separator: ", ")
      origin.append("\(rule.profiles.count == 1 ? "profile" : "profiles") \(names)")
    }
    let first: Text =
      "\(state) \(Badge(severity)) · category \(rule.category) · \(rule.certaintyInWords)"
    return [first, origin.joined(separator: "; ")].filter { !$0.isEmpty }.map { .paragraph($0) }
  }

  private func findingBlocks(_ own: [Int]) -> [Page.Block] {
    if own.isEmpty { return [] }
    let limit = Self.maximumFindings
    return [
      .heading(level: 2, "Findings"),
      .entries(entries(own, shown: limit, bodies: limit, omitting: [.rule])),
    ]
  }

  private func exampleBlocks(_ examples: [Example], of rule: RulePage) -> [Page.Block] {
    if examples.isEmpty { return [] }
    var blocks: [Page.Block] = [.heading(level: 2, "Examples")]
    for (example, told) in zip(examples, rule.examples) {
      let expected = example.expected
      let verdict: Text = expected.isEmpty ? "Leaves alone" : "Objects to what is marked"
      let settings = told.settings.map { Text.code($0) }.joined(separator: ", ")
      let with: Text = told.settings.isEmpty ? "" : ", with \(settings)"
      blocks.append(.paragraph("\(verdict)\(with):"))
      if let remark = told.manifestRemark { blocks.append(.paragraph("\(remark)")) }
      let files = example.files
      blocks += files.map { file in
        let lines = file.text.lines.dropLast()
        let text = SourceText(source: Array(file.text.utf8))
        let marked = Set(expected.filter { $0.path == file.path }.map(\.line)).sorted()
        return .code(
          Page.Excerpt(
            file: files.count > 1 ? file.path : "", start: 1, lines: lines.map(String.init),
            tokens: lines.indices.map { text.line($0 + 1)?.tokens ?? [] },
            marks: marked.map { .init(line: $0, column: 1, length: 0, message: "") },
            isExample: true))
      }
    }
    return blocks
  }

  private func optionBlocks(_ rule: RulePage) -> [Page.Block] {
    if rule.options.isEmpty { return [] }
    return [
      .heading(level: 2, "Options"),
      .table(
        Page.Table(
          id: "options", noun: .init("option"),
          columns: [
            .init(title: "Option"), .init(title: "Default"), .init(title: "Meaning", kind: .prose),
          ],
          rows: rule.options.map { option in
            [.code(option.name), .code(option.default.yaml), Text(prose: option.meaning)]
          })),
    ]
  }

  private func pageWithoutDocumentation(of rule: String) -> Page? {
    if let told = RulePage(acceptance: rule) { return page(of: told, []) }
    guard let path = paths.rule(rule) else { return nil }
    var blocks: [Page.Block] = []
    let contracts = site.contracts.filter { $0.word == rule }
    if !contracts.isEmpty {
      blocks.append(.paragraph("Contracts of this kind, as the configuration has them:"))
      blocks.append(
        .list(
          contracts.map { contract in
            let because: Text = contract.because.map { " \(strong: "Because:") \($0)" } ?? ""
            let count: Text = "\(findings(of: contract).count, "finding")"
            let demand = Text(phrases: contract.demand)
            return "\(strong: "\(contract.name)") (\(count)): \(demand)\(because)"
          }))
    }
    return Page(
      path: path, title: rule, ancestors: [Self.way],
      blocks: blocks + findingBlocks(findingsByRule[rule] ?? []))
  }
}
