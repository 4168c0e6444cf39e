/// One demand of a guide, paraphrased, and how it is checked.
public struct Guideline: Sendable, Hashable {
  /// Whether and how code can tell that a guideline is broken.
  public enum Check: String, Sendable, Codable, CaseIterable {
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
  public var id: String
  public var guide: Guide
  /// The heading it stands under.
  public var section: String
  /// The paraphrase, in Markdown; `(ex)` marks a convention that only a code sample shows.
  public var text: String
  public var check: Check
  /// Ids of the rules that serve it, the main one first; they need not exist yet.
  public var rules: [String]
  /// For a guideline of format or process, what looks after it or why nothing can; else empty.
  public var reason: String
}
