import ArchCheck

/// The changes for people at a terminal: findings as `check` tells them, then what came and went.
struct ChangesText {
  private let setting: FormatSetting
  private let wrapping: Wrapping
  /// Lines of a list beyond this are only counted.
  private var limit: Int { setting.verbose ? .max : 12 }

  init(_ setting: FormatSetting) {
    self.setting = setting
    wrapping = Wrapping(width: max(40, setting.width), color: setting.color)
  }

  func render(_ changes: Changes) -> String {
    let findings = TextFormat(setting)
    var text = wrapping.lines(
      Word.words(of: "\(changes.base.title) → \(changes.head.title)", .strong), indentation: "  ")
    if changes.configurationChanged {
      text += wrapping.lines(
        Word.words(of: Changes.changedConfiguration), indentation: "  ")
    }
    text += "\n" + findings.blocks(changes.findings) + goneFindings(in: changes)
    let lists = self.lists(changes)
    text += changes.isEmpty ? Changes.noChange + "\n" : lists
    text += lists.isEmpty && !changes.isEmpty ? "" : "\n"
    return text + findings.summary(of: changes.head.summary, changes.findings)
  }

  /// What of the base is gone, and what is accepted now.
  private func goneFindings(in changes: Changes) -> String {
    // What weighs most first, else as they stand.
    let resolved = Severity.allCases.reversed().flatMap { severity in
      changes.findings.filter { $0.state == .resolved && $0.severity == severity }
    }
    let moved = MovedFindings(changes)
    return gone("resolved", .green, resolved) { finding in
      moved.move(of: finding).map { "moved to \($0.to)" } ?? ""
    } + gone("accepted", .faint, changes.accepted) { _ in "by a comment or an exception" }
  }

  private func gone(
    _ word: String, _ style: Style, _ findings: [Finding], _ remark: (Finding) -> String
  ) -> String {
    guard !findings.isEmpty else { return "" }
    let lines = findings.prefix(limit).map { finding in
      wrapping.lines(
        [Word(word, style), Word(printable("\(finding.file):\(finding.line)"), blanks: 2)]
          + Word.words(of: finding.message, blanks: 2)
          + [Word("[\(printable(finding.rule))]", .faint, blanks: 2)]
          + Word.words(of: remark(finding), blanks: 2),
        indentation: "   ")
    }
    return lines.joined() + more(findings.count) + "\n"
  }

  private func lists(_ changes: Changes) -> String {
    var text = list("modules", changes.modules.added, changes.modules.removed)
    text += list(
      "dependencies", changes.dependencies.added.map(told),
      changes.dependencies.removed.map(\.title))
    let cycles = changes.cyclesShown
    text += list("cycles", cycles.added, cycles.removed)
    text += section("moved types", changes.moves.map { "\($0.name): \($0.from) → \($0.to)" })
    let types = changes.typesShown
    text += list("types", types.added, types.removed)
    let uses = changes.typeDependenciesShown
    text += list("dependencies between types", uses.added, uses.removed)
    if !changes.surface.isEmpty {
      text += section(
        "public declarations",
        [
          "\(changes.base.surface.grouped) → \(changes.head.surface.grouped) "
            + "(+\(changes.surface.added.count) −\(changes.surface.removed.count))"
        ])
    }
    text += section(
      "metrics",
      changes.visibleMetrics.map { module, movements in
        "\(module): "
          + movements.map { "\($0.metric.label) \($0.values)" }.joined(separator: ", ")
      })
    return text
  }

  private func told(_ use: Snapshot.ModuleUse) -> String {
    use.location.map { "\(use.title)  \($0.file):\($0.line)" } ?? use.title
  }

  private func list(_ title: String, _ added: [String], _ removed: [String]) -> String {
    section(title, added, "+", .green) + section(added.isEmpty ? title : "", removed, "−", .red)
  }

  /// Lines behind a title, each with a sign.
  private func section(
    _ title: String, _ lines: [String], _ sign: String = "", _ style: Style = .plain
  ) -> String {
    guard !lines.isEmpty else { return "" }
    let signs = sign.isEmpty ? [] : [Word(sign, style)]
    var text = title.isEmpty ? "" : wrapping.styled(title, .strong) + "\n"
    for line in lines.prefix(limit) {
      text += wrapping.lines(
        signs + Word.words(of: line), first: "   ", indentation: "     ")
    }
    return text + more(lines.count)
  }

  private func more(_ count: Int) -> String {
    count > limit ? "   and \((count - limit).grouped) more (--verbose)\n" : ""
  }
}
