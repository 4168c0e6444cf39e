/// A demand on the graph: one that ships with archcheck, or one of a project's own.
///
/// A rule's stored properties are its options and their initial values the defaults: the schema,
/// the documentation and the reader of the configuration follow from them. A default may not be
/// nil; use an empty list or an enum case. A rule sees the graph and its own options, never
/// another rule, the configuration or the disk. The rules that ship do not throw.
public protocol Rule: Codable, Sendable {
  /// Makes the rule with the defaults of its options.
  init()

  /// What the rule demands, why and how to meet it, with the meaning of each option.
  static var documentation: RuleDocumentation { get }

  /// Returns the offences, in any order. Wrap the graph in ``Architecture`` to read it as collections.
  func findings(in graph: DependencyGraph) throws -> [Finding]
}

extension Rule {
  /// The type's name in snake case: `NoSingletons` is `no_singletons`.
  public static var id: String { "\(Self.self)".snakeCased }
}

extension String {
  /// `NoSingletons` is `no_singletons`, and `allowTypes` is `allow_types`.
  var snakeCased: String {
    reduce(into: "") { text, character in
      if character.isUppercase, !text.isEmpty { text += "_" }
      text += character.lowercased()
    }
  }
}
