import ArchCheck
import Markdown

extension RulePage {
  /// The rule's page as Markdown that reads well by itself.
  package var markdown: String {
    var parts = ["# \(codeSpan(id))", escape(summary)]
    parts.append(
      "Category \(category), \(certaintyInWords), severity \(severity)"
        + (profiles.isEmpty ? "." : ", in \(profiles.joined(separator: ", "))."))
    for section in sections {
      parts.append("## \(section.title)")
      switch section.content {
      case .prose(let text): parts.append(text)
      case .code(let text): parts.append(fencedCode(text, info: "yaml"))
      case .options(let options): parts.append(table(of: options))
      case .examples(let examples): parts += examples.flatMap(example)
      }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func example(_ example: Example) -> [String] {
    var parts: [String] = []
    if let configuration = example.configuration(ofRule: id) {
      parts.append("With these options:\n\n" + fencedCode(configuration, info: "yaml"))
    }
    if let remark = example.manifestRemark { parts.append(escape(remark)) }
    return parts + [fencedCode(example.code, info: "swift")]
  }

  private func table(of options: [Option]) -> String {
    let rows = options.map { option in
      let value = codeSpan(option.default.yaml, inTable: true)
      // The meaning is Markdown of our own.
      let meaning = option.meaning.replacing("|", with: "\\|")
      return "| \(codeSpan(option.name, inTable: true)) | \(value) | \(meaning) |"
    }
    return (["| option | default | meaning |", "| --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }
}
