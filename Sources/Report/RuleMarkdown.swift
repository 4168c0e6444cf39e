import ArchCheck
import Markdown

extension RulePage {
  /// The rule's page as Markdown that reads well by itself.
  package var markdown: String {
    var parts = ["# \(codeSpan(id))", escape(summary)]
    parts.append(
      "Category \(category), \(certaintyInWords), severity \(severity)"
        + (profiles.isEmpty ? "." : ", in \(profiles.joined(separator: ", "))."))
    if !rationale.isEmpty { parts.append("## Why\n\n" + rationale) }
    if !fix.isEmpty { parts.append("## What to do\n\n" + fix) }
    if let configuration {
      parts.append("## In the configuration\n\n" + fencedCode(configuration, info: "yaml"))
    }
    if !options.isEmpty { parts.append("## Options\n\n" + optionTable) }
    for (title, conforms) in [("## Objects to", false), ("## Leaves alone", true)] {
      let shown = examples.filter { $0.conforms == conforms }
      guard !shown.isEmpty else { continue }
      parts.append(title)
      for example in shown {
        if let configuration = example.configuration(ofRule: id) {
          parts.append("With these options:\n\n" + fencedCode(configuration, info: "yaml"))
        }
        if let remark = example.manifestRemark { parts.append(escape(remark)) }
        parts.append(fencedCode(example.code, info: "swift"))
      }
    }
    if !limits.isEmpty { parts.append("## Limits\n\n" + listedLimits) }
    if !guidelines.isEmpty {
      parts.append("## Guidelines\n\n" + guidelines.joined(separator: ", "))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The limits as Markdown.
  var listedLimits: String {
    limitParts.count == 1 ? limits : limitParts.map { "- " + $0 }.joined(separator: "\n")
  }

  /// How sure a finding of the rule is.
  var certaintyInWords: String { certainty == "rule" ? "decided from the code" : "a heuristic" }

  private var optionTable: String {
    let rows = options.map { option in
      let value = codeSpan(option.default.written, inTable: true)
      // The meaning is Markdown of our own.
      let meaning = option.meaning.replacing("|", with: "\\|")
      return "| \(codeSpan(option.name, inTable: true)) | \(value) | \(meaning) |"
    }
    return (["| option | default | meaning |", "| --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }
}

extension OptionValue {
  /// The value as a configuration file writes it on one line.
  package var written: String {
    switch self {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value.isEmpty ? "\"\"" : value
    case .list(let values): "[\(values.map(\.written).joined(separator: ", "))]"
    case .map(let values):
      "{\(values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.written)" }.joined(separator: ", "))}"
    }
  }
}
