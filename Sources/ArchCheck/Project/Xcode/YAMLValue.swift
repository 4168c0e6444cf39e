import Yams

extension ProjectValue {
  /// Reads a YAML document; aliases and `<<` stand for what they name.
  init(yaml bytes: [UInt8]) throws(ProjectValueError) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let line = aliasKeyLine(in: bytes) {
      throw ProjectValueError(message: "uses an alias or a collection as a key", line: line)
    }
    let node: Yams.Node?
    do {
      node = try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw ProjectValueError(message: "is not YAML", line: error.line)
    } catch {
      throw ProjectValueError(message: "is not YAML", line: 1)
    }
    var budget = 200_000
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
      // Of two entries of one name the first counts.
      self.init(content: .table(entries + inherited), line: line)
    case .alias:
      return nil
    }
  }
}

extension YamlError {
  /// The line the parser stopped at, starting at 1.
  fileprivate var line: Int {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark.line
    case .duplicatedKeysInMapping(_, let context): context.mark.line
    default: 1
    }
  }
}

/// The line of a key that is an alias, or a collection with one, in a document that has anchors.
///
/// Yams hashes every key: one that names a list of aliases of lists of aliases … takes for ever.
private func aliasKeyLine(in bytes: [UInt8]) -> Int? {
  guard bytes.contains(UInt8(ascii: "&")), bytes.contains(UInt8(ascii: "*")) else { return nil }
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  return lines.firstIndex { hasAliasKey(String(decoding: $0, as: UTF8.self)) }.map { $0 + 1 }
}

/// A key with a value behind it stands on one line; any other is marked by a question mark.
private func hasAliasKey(_ line: String) -> Bool {
  let question = /(^|[-?{\[,])\s*\?(\s|$)/
  let alias = /\*[^\s,\[\]{}]+\s*:|\*.*[\]}]\s*:/
  return line.contains(question) || (line.contains("*") && line.contains(alias))
}
