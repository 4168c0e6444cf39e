import ArchCheck

extension RulePage {
  /// The rule's page for people at a terminal: no line is wider than `width`, but for code.
  package func text(width: Int) -> String {
    let page = Paragraphs(wrapping: Wrapping(width: max(40, width), color: false))
    let membership = profiles.isEmpty ? "" : ", in \(profiles.joined(separator: ", "))"
    var parts = [
      page.plain("\(id): \(summary)"),
      page.plain("Category \(category), \(certaintyInWords), severity \(severity)\(membership)."),
    ]
    parts += sections.map { section in
      let text =
        switch section.content {
        case .prose(let text): page.indented(text)
        case .code(let text): page.code(text)
        case .options(let options): options.map { optionText($0, page) }.joined()
        case .examples(let examples):
          examples.map { exampleText($0, page) }.joined(separator: "\n")
        }
      return section.title + "\n" + text
    }
    return parts.joined(separator: "\n")
  }

  private func optionText(_ option: Option, _ page: Paragraphs) -> String {
    page.indented("\(option.name): \(option.default.yaml)", hanging: "   ")
      + page.indented(option.meaning, by: "      ")
  }

  private func exampleText(_ example: Example, _ page: Paragraphs) -> String {
    var text = ""
    if let configuration = example.configuration(ofRule: id) {
      text += page.indented("With these options:") + page.code(configuration) + "\n"
    }
    if let remark = example.manifestRemark { text += page.indented(remark) + "\n" }
    return text + page.code(example.code)
  }
}

extension Guideline {
  /// What the guideline asks for and what checks it, for people at a terminal.
  package func text(width: Int) -> String {
    let page = Paragraphs(wrapping: Wrapping(width: max(40, width), color: false))
    let how =
      rules.isEmpty
      ? reason.isEmpty ? "No rule checks it." : reason
      : "Checked by \(rules.joined(separator: ", "))."
    return page.plain("\(id): \(text)") + "\n" + page.plain("\(guide.name), \(section).")
      + page.plain(how)
  }
}

/// A line for each rule, where its summary is no wider than what is left of `width`.
package func ruleList(_ pages: [RulePage], active: Set<String>, width: Int) -> String {
  let wrapping = Wrapping(width: width, color: false)
  let ids = pages.map(\.id.count).max() ?? 0
  let severities = pages.map(\.severity.count).max() ?? 0
  return pages.map { page in
    let head = [
      active.contains(page.id) ? "on " : "off", " ", page.id.padded(to: ids), "  ",
      page.severity.padded(to: severities), "  ",
    ].joined()
    return wrapping.lines(
      Word.words(of: page.summary), first: head,
      indentation: String(repeating: " ", count: head.count))
  }.joined()
}

/// Sets Markdown of our own as plain text: running text wrapped, code as it is.
private struct Paragraphs {
  var wrapping: Wrapping

  func plain(_ text: String) -> String {
    wrapping.lines(Word.words(of: text), indentation: "   ")
  }

  /// Paragraphs and entries of lists, each wrapped.
  func indented(_ text: String, by indentation: String = "   ", hanging: String = "") -> String {
    var pieces: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if pieces.last?.isEmpty ?? true || line.isEmpty || line.hasPrefix("- ") {
        pieces.append(String(line))
      } else {
        pieces[pieces.count - 1] += " " + line
      }
    }
    return pieces.map { piece in
      if piece.isEmpty { return "\n" }
      return wrapping.lines(
        Word.words(of: piece), first: indentation,
        indentation: indentation + (piece.hasPrefix("- ") ? "  " : hanging))
    }.joined()
  }

  func code(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "      \(shown($0))\n" }.joined()
  }

  /// A line of code keeps its blanks; what could steer a terminal is shown as text.
  private func shown(_ line: Substring) -> String {
    let blanks = line.prefix { $0 == " " }
    return blanks + printable(line.dropFirst(blanks.count))
  }
}
