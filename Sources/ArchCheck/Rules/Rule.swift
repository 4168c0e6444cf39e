/// A demand on the graph: one that ships with archcheck, or one of a project's own.
///
/// A rule's stored properties are its options and their initial values the defaults: the schema,
/// the documentation and the reader of the configuration follow from them. A default may not be
/// nil; use an empty list or an enum case. A rule sees the graph and its own options, never
/// another rule, the configuration or the disk. The rules that ship do not throw.
public protocol Rule: Codable, Sendable {
  /// Makes the rule with the defaults of its options.
  init()

  /// What the configuration, comments and results call the rule; by default the type's name in snake
  /// case: `NoSingletons` is `no_singletons`.
  static var id: String { get }

  /// What the rule demands, why and how to meet it, with the meaning of each option.
  static var documentation: RuleDocumentation { get }

  /// Returns the offences, in any order. Wrap the graph in ``Architecture`` to read it as collections.
  func findings(in graph: DependencyGraph) throws -> [Finding]
}

extension Rule {
  public static var id: String { "\(Self.self)".snakeCased }
}

extension String {
  /// `NoSingletons` is `no_singletons`, `allowTypes` is `allow_types`, and `NoURLCache` is
  /// `no_url_cache`.
  var snakeCased: String {
    let characters = Array(self)
    return characters.indices.reduce(into: "") { text, position in
      let followsSmall = position > 0 && !characters[position - 1].isUppercase
      let precedesSmall =
        position + 1 < characters.count && characters[position + 1].isLowercase
      if characters[position].isUppercase, position > 0, followsSmall || precedesSmall {
        text += "_"
      }
      text += characters[position].lowercased()
    }
  }
}
