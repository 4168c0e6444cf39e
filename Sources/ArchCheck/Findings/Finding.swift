/// One offence against a rule or contract.
///
/// Its identity is its rule, its subject and its target, never its line, its wording or a measured
/// figure; see ``fingerprint``.
public struct Finding: Sendable, Hashable, Codable {
  /// What a finding is beside the baseline, or beside the result of another commit.
  public enum State: String, Sendable, Codable {
    /// Nothing accepts it.
    case new
    /// The baseline accepts it, or the other commit has it, too.
    case known
    /// The other commit has it, and the analysed code has it no more.
    case resolved
  }

  /// A place that supports the finding.
  public struct Evidence: Sendable, Hashable, Codable {
    /// Path relative to the project's root, with `/`.
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes.
    public var column: Int
    /// What the place shows.
    public var message: String
    /// The only sign that a type has its role, where it is a weak one: `name ends in Service`.
    package var weakSign: String?

    private enum CodingKeys: String, CodingKey {
      case file, line, column, message
    }

    /// File, line and column of the place.
    var location: Location { Location(file: file, line: line, column: column) }

    /// Says what a place shows.
    public init(_ message: String, at location: Location) {
      file = location.file
      line = location.line
      column = location.column
      self.message = message
    }
  }

  /// Id of the rule, or kind of the contract.
  public package(set) var rule: String
  /// The kind of rule, such as `layering`; `contract` for contracts, and `custom` for rules of a
  /// project's own. Empty until the analysis fills it in.
  public package(set) var category: String
  /// How much it weighs, by the rule, the configuration and its strength. A rule that sets it says
  /// what this finding weighs whatever others do.
  public var severity: Severity {
    get { weight }
    set { (weight, hasOwnSeverity) = (newValue, true) }
  }
  /// The severity, whoever says it.
  var weight: Severity
  /// Whether it is new; without a baseline every finding is.
  public package(set) var state: State
  /// A headline: specific first, both ends named, the demand, no full stop.
  public var message: String
  /// Path relative to the project's root, with `/`.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 bytes as the compiler counts.
  public var column: Int
  /// Name of the module with the offence.
  public var module: String
  /// What the finding is about: `Module.Type`, `Module.Type.member`, `Module` or a contract.
  public var subject: String
  /// The other end, where there is one.
  public var target: String?
  /// What it rests on; one that rests on weak evidence is at most a warning.
  public var strength: Strength
  /// `#if` condition under which the offence exists.
  public var condition: String?
  /// Ids of the guidelines that the finding breaks.
  public var guidelines: [String]
  /// The reason the project gave in its configuration.
  public package(set) var because: String?
  /// What to do, in one or two sentences.
  public var fix: String
  /// Rule, subject, target and ordinal, hashed.
  public package(set) var fingerprint: String
  /// Places that support it, the most telling first; of many, the first ones.
  public var evidence: [Evidence]
  /// How many places support it besides.
  package var omittedEvidence = 0
  /// What the finding folds, if it folds anything; see ``Cause``.
  package var causes: [Cause] = []
  /// The cycle that the message begins with, `A → B → A`; nil where the finding is about none.
  package internal(set) var cycle: String?
  /// The causes that make a finding of a known key new.
  package var newCauses: [Cause] = []

  /// Makes a finding as a rule sees it; the analysis adds the rule's id, category and guidelines,
  /// the state and the fingerprint.
  ///
  /// - Parameters:
  ///   - message: A headline without a full stop.
  ///   - location: The place of the offence.
  ///   - module: Name of the module with the offence.
  ///   - subject: What it is about: `Module.Type`, `Module.Type.member` or `Module`.
  ///   - target: The other end, where there is one.
  ///   - severity: For this finding alone; nil takes that of the rule.
  ///   - strength: What it rests on.
  ///   - condition: `#if` condition under which the offence exists.
  ///   - fix: What to do, in one or two sentences.
  ///   - evidence: Places that support it; of more than 20 the first ones are kept and the others
  ///     counted.
  public init(
    _ message: String, at location: Location, module: String, subject: String,
    target: String? = nil, severity: Severity? = nil, strength: Strength = .strong,
    condition: String? = nil, fix: String = "", evidence: [Evidence] = []
  ) {
    rule = ""
    category = ""
    weight = severity ?? .warning
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
    self.evidence = []
    setEvidence(evidence)
  }

  /// More places than anybody looks at are counted only, so that no finding weighs more than a screen.
  static let maximumEvidence = 20

  /// Replaces the evidence.
  ///
  /// - Parameter omitted: how many places are left out already.
  mutating func setEvidence(_ evidence: [Evidence], omitted: Int = 0) {
    self.evidence =
      evidence.count > Self.maximumEvidence
      ? Array(evidence.prefix(Self.maximumEvidence)) : evidence
    omittedEvidence = omitted + evidence.count - self.evidence.count
  }

  /// Whether it is about code of tests.
  package var isInTests = false

  /// Whether the rule chose the severity for this case; otherwise the rule's own applies.
  var hasOwnSeverity = false

  /// File, line and column of the offence.
  public var location: Location {
    Location(file: file, line: line, column: column)
  }

  private enum CodingKeys: String, CodingKey {
    case rule, category, state, message, file, line, column, module, subject, target
    case weight = "severity"
    case strength, condition, guidelines, because, fix, fingerprint, evidence
  }
}
