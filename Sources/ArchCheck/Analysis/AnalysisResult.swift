/// What one run found: the result that every output is made from.
package struct AnalysisResult: Sendable {
  package var project: ProjectIdentity
  package var summary: Summary
  /// In the order of files, lines, columns, rules and subjects.
  package var findings: [Finding]
  package var diagnostics: [Diagnostic]
  /// The rules that ran, with their options.
  package var rules: [ConfiguredRule]
  /// What a reader of the run should know besides, such as a suppression that ends soon.
  package var notes: [Note]
  /// How long each step took, in the order in which they ran.
  package var timings: [Timing]
  /// What comparisons need of the graph; nil where none is made.
  package var snapshot: Snapshot?
  /// Findings outside of the part that the run is about, each new or known: comparisons with other
  /// runs need them.
  package var outside: [Finding]
  /// What comments and exceptions accept, whole or in part.
  package var accepted: Set<Finding.Key>
  /// Files that were not read or not in full, sorted: what they hold is not resolved.
  package var unread: [String]

  /// What could not be read although modules come from it. A result with failures lacks these modules,
  /// so it says nothing of whether the project passes.
  package var failures: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// The analysed project and, where git knows it, the analysed commit.
  package struct ProjectIdentity: Sendable, Hashable, Codable {
    package var name: String
    /// Commit id, or nil outside of a repository.
    package var revision: String?
    /// Whether the work tree differs from the commit.
    package var dirty: Bool

    package init(name: String, revision: String? = nil, dirty: Bool = false) {
      self.name = name
      self.revision = revision
      self.dirty = dirty
    }
  }

  /// The figures of a run.
  package struct Summary: Sendable, Hashable, Codable {
    package var files = 0
    package var lines = 0
    package var modules = 0
    /// All own types, aliases too; figures count ``DependencyGraph/countedTypes``.
    package var types = 0
    /// Pairs of types of the project, one of which uses the other.
    package var dependencies = 0
    package var unresolvedNames = 0
    /// Findings that are not suppressed or excepted.
    package var findings = SeverityCounts()
    package var new = 0
    package var known = 0
    package var resolved = 0
    /// Findings that comments in the sources suppress.
    package var suppressed = 0
    /// Findings that the configuration excepts.
    package var excepted = 0
    /// Contracts that the configuration holds.
    package var contracts = 0
    /// Where there are contracts, the modules that none looks at, sorted.
    package var uncoveredModules: [String] = []
    /// What no contract looks at; tests are left out.
    package var uncovered = Uncovered()

    /// How much no contract looks at.
    package struct Uncovered: Sendable, Hashable, Codable {
      package var modules = 0
      package var files = 0
      /// Pairs of types of the project.
      package var dependencies = 0

      package init(modules: Int = 0, files: Int = 0, dependencies: Int = 0) {
        self.modules = modules
        self.files = files
        self.dependencies = dependencies
      }
    }

    package init() {}
  }

  /// A step of the run and its duration in seconds.
  package struct Timing: Sendable, Hashable {
    package var step: String
    package var seconds: Double
  }
}

/// A result with the graph that it was found in, which a result of an earlier run does not have.
package struct LinkedResult: Sendable {
  package var result: AnalysisResult
  package var graph: DependencyGraph

  package init(result: AnalysisResult, graph: DependencyGraph) {
    self.result = result
    self.graph = graph
  }
}
