extension Guide {
  /// Reads an inventory.
  ///
  /// A line `# …` opens a section. A guideline is a line of its id, its check and its rules, and
  /// indented lines with its text; an indented line that starts with `|` starts the reason.
  static func read(_ inventory: String, of guide: Guide) -> [Guideline] {
    var guidelines: [Guideline] = []
    var section = ""
    for line in inventory.split(separator: "\n") {
      if line.hasPrefix("# ") {
        section = String(line.dropFirst(2))
      } else if line.hasPrefix("  ") {
        guard !guidelines.isEmpty else { continue }
        append(line.dropFirst(2), to: &guidelines[guidelines.count - 1])
      } else {
        let words = line.split(separator: " ").map(String.init)
        guard words.count > 1, let check = Guideline.Check(rawValue: words[1]) else { continue }
        guidelines.append(
          Guideline(
            id: words[0], guide: guide, section: section, text: "", check: check,
            rules: Array(words.dropFirst(2)), reason: ""))
      }
    }
    return guidelines
  }

  private static func append(_ line: Substring, to guideline: inout Guideline) {
    if line.hasPrefix("| ") {
      guideline.reason = String(line.dropFirst(2))
    } else if !guideline.reason.isEmpty {
      guideline.reason += " " + line
    } else {
      guideline.text += (guideline.text.isEmpty ? "" : " ") + line
    }
  }
}
