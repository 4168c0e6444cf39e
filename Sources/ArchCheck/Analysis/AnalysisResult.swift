/// What one run found: the result that every output is made from.
public struct AnalysisResult: Sendable {
  public var project: ProjectIdentity
  public var summary: Summary
  /// In the order of files, lines, columns, rules and subjects.
  public var findings: [Finding]
  public var diagnostics: [Diagnostic]
  /// The linked graph, for pages and pictures.
  public var graph: DependencyGraph
  /// The rules that ran, with their options.
  public var rules: [ConfiguredRule]
  /// What a reader of the run should know besides, such as a suppression that ends soon.
  public var notes: [Note]
  /// How long each step took, in the order in which they ran.
  public var timings: [Timing]

  /// The analysed project and, where git knows it, the analysed commit.
  public struct ProjectIdentity: Sendable, Hashable, Codable {
    public var name: String
    /// Commit id, or nil outside of a repository.
    public var revision: String?
    /// Whether the work tree differs from the commit.
    public var dirty: Bool

    public init(name: String, revision: String? = nil, dirty: Bool = false) {
      self.name = name
      self.revision = revision
      self.dirty = dirty
    }
  }

  /// The figures of a run.
  public struct Summary: Sendable, Hashable, Codable {
    public var files = 0
    public var lines = 0
    public var modules = 0
    public var types = 0
    /// Pairs of types of the project, one of which uses the other.
    public var dependencies = 0
    public var unresolvedNames = 0
    public var findings = Counts()
    public var new = 0
    public var known = 0
    public var resolved = 0
    /// Findings that comments in the sources suppress.
    public var suppressed = 0
    /// Findings that the configuration excepts.
    public var excepted = 0
    /// Modules that no contract and no rule looks at, sorted.
    public var uncoveredModules: [String] = []

    /// Findings that are not suppressed or excepted, by severity.
    public struct Counts: Sendable, Hashable, Codable {
      public var error = 0
      public var warning = 0
      public var info = 0

      public init() {}
    }

    public init() {}
  }

  /// A remark about the configuration or the baseline, not about the code.
  public struct Note: Sendable, Hashable {
    public var message: String
    public var location: Location?
    /// Whether `--strict` makes the run fail because of it.
    public var failsStrict: Bool

    init(_ note: Excepted.Note) {
      self.init(note.message, at: note.location, failsStrict: note.failsStrict)
    }

    public init(_ message: String, at location: Location? = nil, failsStrict: Bool = false) {
      self.message = message
      self.location = location
      self.failsStrict = failsStrict
    }
  }

  /// A step of the run and its duration in seconds.
  public struct Timing: Sendable, Hashable {
    public var step: String
    public var seconds: Double
  }
}
