/// One offence against a rule or contract.
///
/// Its identity is its rule, its subject and its target, never its line, its wording or a measured
/// figure; see ``fingerprint``.
public struct Finding: Sendable, Hashable, Codable {
  public enum State: String, Sendable, Codable {
    case new, known, resolved
  }

  /// A place that supports the finding.
  public struct Evidence: Sendable, Hashable, Codable {
    public var file: String
    public var line: Int
    public var column: Int
    public var message: String
    /// The only sign that a type has its role, where it is a weak one: `name ends in Service`.
    package var weakSign: String?

    private enum CodingKeys: String, CodingKey {
      case file, line, column, message
    }

    public init(_ message: String, at location: Location) {
      file = location.file
      line = location.line
      column = location.column
      self.message = message
    }
  }

  /// Id of the rule, or kind of the contract.
  public var rule: String
  public var category: String
  public var severity: Severity
  public var state: State
  /// A headline: specific first, both ends named, the demand, no full stop.
  public var message: String
  public var file: String
  public var line: Int
  public var column: Int
  public var module: String
  /// What the finding is about: `Module.Type`, `Module.Type.member`, `Module` or a contract.
  public var subject: String
  /// The other end, where there is one.
  public var target: String?
  public var strength: Strength
  /// `#if` condition under which the offence exists.
  public var condition: String?
  /// Ids of the guidelines that the finding breaks.
  public var guidelines: [String]
  /// The reason the project gave in its configuration.
  public var because: String?
  /// What to do, in one or two sentences.
  public var fix: String
  /// Rule, subject, target and ordinal, hashed.
  public var fingerprint: String
  public var evidence: [Evidence]
  /// What the finding folds, if it folds anything; see ``Cause``.
  package var causes: [Cause] = []
  /// The causes that make a finding of a known key new.
  package var newCauses: [Cause] = []

  /// Makes a finding as a rule sees it; the analysis adds the rule's id, category and guidelines,
  /// the state and the fingerprint.
  public init(
    _ message: String, at location: Location, module: String, subject: String,
    target: String? = nil, severity: Severity? = nil, strength: Strength = .strong,
    condition: String? = nil, fix: String = "", evidence: [Evidence] = []
  ) {
    rule = ""
    category = ""
    self.severity = severity ?? .warning
    hasOwnSeverity = severity != nil
    state = .new
    self.message = message
    file = location.file
    line = location.line
    column = location.column
    self.module = module
    self.subject = subject
    self.target = target
    self.strength = strength
    self.condition = condition
    guidelines = []
    because = nil
    self.fix = fix
    fingerprint = ""
    self.evidence = evidence
  }

  /// Whether the rule chose the severity for this case; otherwise the rule's own applies.
  var hasOwnSeverity = false

  public var location: Location {
    Location(file: file, line: line, column: column)
  }

  private enum CodingKeys: String, CodingKey {
    case rule, category, severity, state, message, file, line, column, module, subject, target
    case strength, condition, guidelines, because, fix, fingerprint, evidence
  }
}
