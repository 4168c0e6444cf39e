import ArchCheck

extension Contract {
  /// What the contract demands, as a sentence.
  var demand: Text {
    let reach: Text = isTransitive ? ", nor by way of others" : ""
    switch kind {
    case .layers(let layers, let closed, let exhaustive):
      let order = layers.map { Self.listed($0, "and") }.joined(separator: "; ")
      let step: Text = closed ? "the layer below it" : "what stands below it"
      let siblings: Text =
        layers.contains { $0.count > 1 } ? " Those of one layer must not use one another." : ""
      let rest: Text = exhaustive ? " Every module has its layer." : ""
      return "From the top: \(order). Each may use \(step).\(siblings)\(rest)"
    case .independent(let terms):
      return "None of \(Self.listed(terms, "and")) uses another\(reach)."
    case .forbidden(let from, let to):
      return "\(Self.listed(from, "and")) must not use \(Self.listed(to, "or"))\(reach)."
    case .only(let from, let mayUse):
      return mayUse.isEmpty
        ? "\(Self.listed(from, "and")) may use nothing else."
        : "\(Self.listed(from, "and")) may use \(Self.listed(mayUse, "and")), and nothing else."
    case .protected(let targets, let importers):
      return importers.isEmpty
        ? "Nothing else may use \(Self.listed(targets, "or"))."
        : "Only \(Self.listed(importers, "and")) may use \(Self.listed(targets, "or"))."
    case .required(let from, let to):
      return "\(Self.listed(from, "and")) must use \(Self.listed(to, "and"))."
    case .acyclic(let level):
      return "No cycles of \(level.rawValue)."
    case .visibility(let modules, let types):
      let shown = types.isEmpty ? "nothing" : "only \(Self.listed(types, "and"))" as Text
      return "Of \(Self.listed(modules, "and")), others may use \(shown)."
    case .diagram(let diagram):
      return "The arrows of the diagram in \(code: diagram.path) are the dependencies allowed."
    }
  }

  /// `A, B and C`.
  private static func listed(_ terms: [Term], _ word: Text) -> Text {
    let names = terms.map { Text.code($0.text) }
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return "\(Array(names.dropLast()).joined(separator: ", ")) \(word) \(last)"
  }
}
