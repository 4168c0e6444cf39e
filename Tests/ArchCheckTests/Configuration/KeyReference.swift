@testable import ArchCheck

extension Configuration {
  /// Every key outside of `rules` as lines of a Markdown table, from the tables that the reader uses.
  static var keyReference: String {
    table(of: ["key", "meaning"], Shape.configuration([]).keyRows(below: ""))
  }

  /// Every kind of contract as lines of a Markdown table, each linked to its page.
  static var contractReference: String {
    let rows = ContractCatalog.kinds.map { kind in
      let word = kind.documentation.word
      return ["[`\(word)`](\(word).md)", kind.documentation.summary, "`\(kind.example)`"]
    }
    return table(of: ["kind", "demand", "example"], rows)
  }
}

/// A table in Markdown.
func table(of columns: [String], _ rows: [[String]]) -> String {
  let lines = ([columns] + rows).map { row in
    "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
  let rule = "|" + String(repeating: "---|", count: columns.count)
  return (lines.prefix(1) + [rule] + lines.dropFirst()).joined(separator: "\n")
}

/// Whether the keys below are a list of words, or those of another key again.
private func isSaidElsewhere(_ name: String) -> Bool {
  name == "roles" || name.hasPrefix("rules.custom.NAME.dependencies.")
    || name.hasSuffix(".unless") || name.hasSuffix(".metrics")
}

extension Shape {
  fileprivate func keyRows(below path: String) -> [[String]] {
    switch self {
    case .map(let map):
      map.keys.flatMap { key -> [[String]] in
        let name = path.isEmpty ? key.name : "\(path).\(key.name)"
        let needed = key.isRequired ? " Required." : ""
        let below = isSaidElsewhere(name) ? [] : key.shape.keyRows(below: name)
        return [["`\(name)`", key.documentation + needed]] + below
      }
    case .list(let element): element.keyRows(below: path)
    case .dictionary(let element): element.keyRows(below: "\(path).NAME")
    case .either(let shapes): shapes.flatMap { $0.keyRows(below: path) }
    default: []
    }
  }
}
