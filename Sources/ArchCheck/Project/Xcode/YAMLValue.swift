import Yams

extension ProjectValue {
  /// Reads a YAML document; aliases and `<<` stand for what they name.
  init(yaml bytes: [UInt8]) throws(ProjectValueError) {
    let text = String(decoding: bytes, as: UTF8.self)
    let node: Yams.Node?
    do {
      node = try composedYAML(text)
    } catch {
      let refusal = YAMLRefusal(error, in: text)
      throw ProjectValueError(message: "is not readable: \(refusal.problem)", line: refusal.line)
    }
    var budget = 100_000
    guard let node, let value = ProjectValue(node, depth: 0, budget: &budget) else {
      throw ProjectValueError(message: "is empty, too large or nested too deeply", line: 1)
    }
    self = value
  }

  /// - Parameter budget: how many more nodes are read: aliases can multiply them without end.
  private init?(_ node: Yams.Node, depth: Int, budget: inout Int) {
    budget -= 1
    guard depth < 64, budget > 0 else { return nil }
    let line = node.mark?.line ?? 1
    switch node {
    case .scalar(let scalar):
      self.init(content: .text(scalar.string), line: line)
    case .sequence(let sequence):
      var elements: [ProjectValue] = []
      for element in sequence {
        guard let value = ProjectValue(element, depth: depth + 1, budget: &budget) else {
          return nil
        }
        elements.append(value)
      }
      self.init(content: .list(elements), line: line)
    case .mapping(let mapping):
      var entries: [(key: String, value: ProjectValue)] = []
      var inherited: [(key: String, value: ProjectValue)] = []
      for (key, node) in mapping {
        guard let value = ProjectValue(node, depth: depth + 1, budget: &budget) else { return nil }
        if key.scalar?.string == "<<" {
          inherited += value.list.flatMap(\.table) + value.table
        } else if let name = key.scalar?.string {
          // The line of an entry is that of its key.
          entries.append(
            (name, ProjectValue(content: value.content, line: key.mark?.line ?? value.line)))
        }
      }
      let own = Set(entries.map(\.key))
      entries += inherited.filter { !own.contains($0.key) }
      self.init(content: .table(entries), line: line)
    case .alias:
      return nil
    }
  }
}
