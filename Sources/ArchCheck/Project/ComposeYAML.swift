import Yams

/// Something that YAML allows and this reader does not.
struct YAMLRefusal: Error {
  var problem: String
  var line: Int
  var column: Int

  fileprivate init(_ problem: String, at mark: Mark?) {
    self.problem = problem
    line = max(mark?.line ?? 1, 1)
    column = max(mark?.column ?? 1, 1)
  }

  /// What ``composedYAML(_:)`` threw, in one line and without the text that it stumbled over.
  init(_ error: any Error, in text: String) {
    if let refusal = error as? YAMLRefusal {
      self = refusal
      return
    }
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _):
      if let line = MergeConflict.line(in: text) {
        self.init("an unresolved merge conflict", at: nil)
        self.line = line
        return
      }
      let why =
        Self.isTab(at: mark, in: text)
        ? "a tab; YAML indents with blanks"
        // The parser names a setting of its own.
        : problem.hasPrefix("Maximum nesting level") ? "it is nested too deeply" : problem
      self.init("not valid YAML: \(why)", at: mark)
    case .composer(_, _, let mark, _):
      self.init("a second document; one file holds one", at: mark)
    case .duplicatedKeysInMapping(let keys, let context):
      self.init("the key \"\(keys.first ?? "")\" stands twice", at: context.mark)
    case .reader(let problem, _, _, _):
      self.init("not readable as UTF-8 text: \(problem)", at: nil)
    default:
      self.init("not readable as YAML", at: nil)
    }
  }

  private static func isTab(at mark: Mark, in text: String) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(mark.line - 1) else { return false }
    return lines[mark.line - 1].dropFirst(mark.column - 1).first == "\t"
  }
}

/// The only document of a YAML text with each alias replaced by what it names; nil when there is
/// none. A byte order mark, which some editors write, says nothing. Throws a ``YAMLRefusal`` or what Yams throws.
///
/// Yams compares keys with all that stands below them, and lists of aliases of lists of aliases are
/// trees of millions: it is given a text without aliases, and they are resolved in the tree, whose
/// equal parts are shared. Whoever walks the tree counts the nodes.
func composedYAML(_ text: String) throws -> Yams.Node? {
  guard !text.unicodeScalars.contains(AliasResolution.standIn) else {
    throw YAMLRefusal("the character U+FFFFD stands for nothing", at: nil)
  }
  var plain = String.UnicodeScalarView()
  plain.append(
    contentsOf: text.unicodeScalars.dropFirst(text.unicodeScalars.first == "\u{FEFF}" ? 1 : 0)
      .lazy.map { $0 == "*" ? AliasResolution.standIn : $0 })
  let parser = try Parser(yaml: String(plain), encoding: .utf8)
  // Nodes hold their anchors weakly, the parser for good.
  return try withExtendedLifetime(parser) {
    guard let root = try parser.singleRoot() else { return nil }
    var resolution = AliasResolution()
    return try resolution.resolved(root)
  }
}

/// Puts what anchors name in the place of aliases, in the order of the text.
private struct AliasResolution {
  /// Stands for a star while Yams reads.
  static let standIn: Unicode.Scalar = "\u{FFFFD}"

  private var named: [String: Yams.Node] = [:]

  mutating func resolved(_ node: Yams.Node) throws -> Yams.Node {
    let result: Yams.Node
    switch node {
    case .scalar(let scalar): result = try resolved(scalar)
    case .sequence(let sequence):
      var elements: [Yams.Node] = []
      for element in sequence { elements.append(try resolved(element)) }
      result = .sequence(.init(elements, sequence.tag, sequence.style, sequence.mark))
    case .mapping(let mapping):
      var pairs: [(Yams.Node, Yams.Node)] = []
      for (key, value) in mapping {
        let name = try resolved(key)
        guard case .scalar = name else {
          throw YAMLRefusal("a key must be text", at: key.mark)
        }
        pairs.append((name, try resolved(value)))
      }
      result = .mapping(.init(pairs, mapping.tag, mapping.style, mapping.mark))
    case .alias(let alias): throw Self.undefined(at: alias.mark)
    }
    if let anchor = node.anchor { named[anchor.rawValue] = result }
    return result
  }

  private func resolved(_ scalar: Yams.Node.Scalar) throws -> Yams.Node {
    guard let first = scalar.string.unicodeScalars.first, first == Self.standIn,
      scalar.style == .plain
    else {
      return .scalar(.init(Self.restored(scalar.string), scalar.tag, scalar.style, scalar.mark))
    }
    guard let node = named[String(scalar.string.unicodeScalars.dropFirst())] else {
      throw Self.undefined(at: scalar.mark)
    }
    return node
  }

  private static func undefined(at mark: Mark?) -> YAMLRefusal {
    YAMLRefusal(
      "found undefined alias; a name that starts with * or & needs quotes", at: mark)
  }

  private static func restored(_ text: String) -> String {
    guard text.unicodeScalars.contains(standIn) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.lazy.map { $0 == standIn ? "*" : $0 })
    return String(scalars)
  }
}
