import ArchCheck

extension GraphView {
  /// The view as a Mermaid flowchart.
  package var mermaid: String {
    var lines = ["flowchart LR"]
    let isUsed = Set(edges.flatMap { [$0.source, $0.target] })
    for (position, node) in nodes.enumerated() {
      let id = Self.identifier(node.name, position)
      if id == node.name {
        if !isUsed.contains(position) { lines.append("  \(id)") }
      } else {
        lines.append("  \(id)[\"\(Self.label(node.name))\"]")
      }
    }
    for edge in edges {
      let ends = [edge.source, edge.target].map { Self.identifier(nodes[$0].name, $0) }
      lines.append("  \(ends[0]) \(edge.isDeclaredOnly ? "-.->" : "-->") \(ends[1])")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name itself where Mermaid takes it as an identifier; `end` is one of its keywords.
  private static func identifier(_ name: String, _ position: Int) -> String {
    let isPlain =
      !name.isEmpty && name.lowercased() != "end"
      && name.utf8.allSatisfy {
        $0 == 95 || 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0
      }
    return isPlain ? name : "n\(position)"
  }

  /// Mermaid writes special characters as numbers between `#` and `;`.
  private static func label(_ name: String) -> String {
    var text = ""
    for scalar in printable(name).unicodeScalars {
      switch scalar {
      case "\"", "#", "<", ">", ";", "&": text += "#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
