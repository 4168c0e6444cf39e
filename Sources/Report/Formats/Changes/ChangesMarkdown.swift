import ArchCheck
import Markdown

/// The changes for a comment on a pull request: the most important first, cut at the platform's
/// limit.
struct ChangesMarkdown {
  private let setting: FormatSetting

  init(_ setting: FormatSetting) {
    self.setting = setting
  }

  func render(_ changes: Changes) -> String {
    let title = "\(changes.base.title) → \(changes.head.title)"
    var text = "## Architecture: \(escape(printable(title)))\n\n\(verdict(changes))\n"
    if changes.configurationChanged {
      text += "\n\(Changes.changedConfiguration)\n"
    }
    var left = 0
    let place = "\(code(changes.command)) prints all"
    let room = setting.markdownLimit - text.utf8.count - place.utf8.count
    var rest = BoundedText(limit: room)
    for section in sections(changes) where !section.lines.isEmpty {
      guard rest.append("\n### \(section.title)\n\n") else {
        left += section.lines.count
        continue
      }
      let shown = section.lines.prefix(section.limit).prefix { line in
        rest.text.utf8.count < room * section.share / 100 && rest.append("- \(line)\n")
      }
      guard shown.count < section.lines.count else { continue }
      left += section.lines.count - shown.count
      rest.close("- and \((section.lines.count - shown.count).grouped) more\n")
    }
    text += rest.text
    if left > 0 {
      let lines = left == 1 ? "1 line is" : "\(left.grouped) lines are"
      text += "\n\(place): \(lines) left out here.\n"
    }
    return text
  }

  private func verdict(_ changes: Changes) -> String {
    if changes.isEmpty { return Changes.noChange }
    func count(_ state: Finding.State) -> Int {
      changes.findings.count {
        $0.state == state && setting.shows($0)
      }
    }
    let new = count(.new)
    var parts = [
      "**\(new.grouped) new** \(new == 1 ? "finding" : "findings")", "\(count(.resolved)) resolved",
    ]
    let accepted = changes.accepted.count { setting.shows($0) }
    if accepted > 0 { parts.append("\(accepted.grouped) accepted") }
    func add(_ title: String, _ added: Int, _ removed: Int) {
      if added + removed > 0 { parts.append("\(title) +\(added) −\(removed)") }
    }
    add(
      "module dependencies", changes.dependencies.added.count, changes.dependencies.removed.count)
    let cycles = changes.cyclesShown
    add("cycles", cycles.added.count, cycles.removed.count)
    add("modules", changes.modules.added.count, changes.modules.removed.count)
    add("types", changes.types.added.count, changes.types.removed.count)
    let uses = changes.typeDependenciesShown
    add("type dependencies", uses.added.count, uses.removed.count)
    add("public declarations", changes.surface.added.count, changes.surface.removed.count)
    return parts.joined(separator: " · ")
  }

  private struct Section {
    var title: String
    var lines: [String]
    /// Lines beyond this are only counted.
    var limit = 50
    /// Percent of the text after which the section begins no further line.
    var share = 100
  }

  private func sections(_ changes: Changes) -> [Section] {
    let findings = changes.findings.filter { setting.shows($0) }
    let new = findings.newWorstFirst
    let resolved = findings.filter { $0.state == .resolved }
    let movedFindings = MovedFindings(changes)
    return [
      Section(title: "New findings", lines: new.map(line), limit: .max, share: 70),
      Section(title: "Cycles", lines: signed(changes.cyclesShown, \.self)),
      Section(title: "Dependencies between modules", lines: told(changes.dependencies)),
      Section(title: "Modules", lines: signed(changes.modules, \.self)),
      Section(
        title: "Resolved findings",
        lines: resolved.map { finding in
          line(finding)
            + (movedFindings.move(of: finding).map { ", moved to \(code($0.to))" } ?? "")
        }),
      Section(
        title: Changes.acceptedTitle,
        lines: changes.accepted.filter { setting.shows($0) }.map(line)),
      Section(
        title: "Types that moved",
        lines: changes.moves.map { "\(code($0.name)): \(code($0.from)) → \(code($0.to))" }),
      Section(title: "Public declarations", lines: signed(changes.surface, \.self), limit: 20),
      Section(
        title: "Metrics",
        lines: changes.visibleMetrics.map { module, movements in
          "\(code(module)): "
            + movements.map { "\($0.metric.label) \($0.values)" }.joined(separator: ", ")
        }),
      Section(title: "Types", lines: signed(changes.typesShown, \.self), limit: 20),
      Section(
        title: "Dependencies between types", lines: signed(changes.typeDependenciesShown, \.self),
        limit: 50),
    ]
  }

  /// With a place only where the dependency is still to be found.
  private func told(_ difference: Changes.Difference<Snapshot.ModuleUse>) -> [String] {
    difference.added.map { use in
      let place = use.location.map { "\(setting.platformPath($0.file)):\($0.line)" }
      return "added \(code(use.title))" + (place.map { " at \(code($0))" } ?? "")
    } + difference.removed.map { "removed \(code($0.title))" }
  }

  private func line(_ finding: Finding) -> String {
    let place = "\(setting.platformPath(finding.file)):\(finding.line)"
    let severity = finding.state == .new ? "**\(finding.severity.rawValue)** " : ""
    return severity
      + "\(markdown(quoting: finding.message)) (\(code(finding.rule))) at \(code(place))"
  }

  private func signed<Element>(
    _ difference: Changes.Difference<Element>, _ title: (Element) -> String
  ) -> [String] {
    difference.added.map { "added \(code(title($0)))" }
      + difference.removed.map { "removed \(code(title($0)))" }
  }

  private func code(_ text: String) -> String {
    codeSpan(printable(text))
  }
}

extension Changes {
  /// What tells the same changes in full.
  fileprivate var command: String {
    func name(_ side: Side) -> String { side.project.revision.map { String($0.prefix(12)) } ?? "" }
    let sides = [name(base)] + (head.project.dirty ? [] : [name(head)])
    return (["archcheck diff"] + sides.filter { !$0.isEmpty } + ["--format json"])
      .joined(separator: " ")
  }
}
