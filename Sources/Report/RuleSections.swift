import ArchCheck

extension RulePage {
  /// A part of a rule's page below a title.
  struct Section {
    var title: String
    var content: Content

    enum Content {
      /// Markdown of our own.
      case prose(String)
      case code(String)
      case options([Option])
      case examples([Example])
    }
  }

  /// What the page says below its head, without what is empty.
  var sections: [Section] {
    var sections: [Section] = []
    func add(_ title: String, prose: String) {
      if !prose.isEmpty { sections.append(Section(title: title, content: .prose(prose))) }
    }
    add("Why", prose: rationale)
    add("What to do", prose: fix)
    if let configuration {
      sections.append(Section(title: "In the configuration", content: .code(configuration)))
    }
    if !options.isEmpty { sections.append(Section(title: "Options", content: .options(options))) }
    for (title, conforms) in [("Objects to", false), ("Leaves alone", true)] {
      let shown = examples.filter { $0.conforms == conforms }
      if !shown.isEmpty { sections.append(Section(title: title, content: .examples(shown))) }
    }
    add("Limits", prose: limits)
    add("Guidelines", prose: guidelines.joined(separator: ", "))
    return sections
  }

  /// How sure a finding of the rule is.
  var certaintyInWords: String { certainty == "rule" ? "decided from the code" : "a heuristic" }
}
