/// One demand of a guide, paraphrased, and how it is checked.
package struct Guideline: Sendable, Hashable {
  /// Whether and how code can tell that a guideline is broken.
  enum Check: String, Sendable, Codable, CaseIterable {
    /// Decided from syntax and the graph.
    case rule
    /// A threshold, a naming convention or an approximation.
    case heuristic
    /// Whitespace and layout, which swift-format looks after.
    case format
    /// No property of the sources, or a judgement that leaves no trace in them.
    case process
  }

  /// Unique over all guides: `LK-06`, `SG-3.2.6a`.
  package var id: String
  package var guide: Guide
  /// The heading it stands under.
  package var section: String
  /// The paraphrase, in Markdown; it says so where only a code sample implies the convention.
  package var text: String
  var check: Check
  /// Ids of the rules of the catalogue that serve it, the main one first.
  package var rules: [String]
  /// For a guideline of format or process, what looks after it or why nothing can; else empty.
  package var reason: String
}
