/// What `.archcheck.yml` says, as plain values with the places they are written at.
package struct Configuration: Sendable {
  package var name: String?
  /// The files that this one extends, as they were read.
  package var extendedFiles: [ExtendedFile] = []
  /// Profiles in the order in which they apply; `none` drops those before it.
  package var extends: [Placed<String>] = [
    Placed(Profile.recommended.rawValue, at: nil)
  ]
  /// Globs of paths that are not analysed; excluding a manifest excludes its modules.
  package var exclude: [String] = []
  /// What to change in the list of patterns of generated files.
  var generated: [ListChange] = []
  /// Architecture of modules, by name or pattern; a name beats a pattern, the first pattern wins.
  package var architectures: [(modules: Glob, architecture: ArchitectureChoice)] = []
  package var components: [(name: Placed<String>, pattern: ComponentPattern)] = []
  /// Roles of types by name or pattern.
  package var roles: [(pattern: Glob, role: Role)] = []
  /// The names and patterns in components and roles, to be looked for in the code.
  var namedCode: [NamedCode] = []
  /// The patterns in `exclude` and `generated`, to be looked for in the tree.
  package var pathPatterns: [Contract.Term] = []
  package var contracts: [Contract] = []
  /// The layers that ``contracts`` named before some were left out; nil where none was.
  var layersLeftOut: [[String]]?
  /// Contracts that a run leaves out.
  var contractsLeftOut: [Contract] = []
  package var rules: [RuleSetting] = []
  /// Rules that the configuration itself writes down.
  package var customRules: [CustomRule] = []
  var exceptions: [Exception] = []
  /// Path of the baseline, relative to the root.
  package var baseline: Placed<String>?
  package var report = ReportSettings()
  /// Where plain values are written, by their keys from the outermost one on; once for each file.
  var places: [[String]: [Location]] = [:]

  package init() {}
}

/// A value and where it is written; nil where archcheck itself says it.
package struct Placed<Value: Sendable & Hashable>: Sendable, Hashable {
  package var value: Value
  package var location: Location?

  package init(_ value: Value, at location: Location?) {
    self.value = value
    self.location = location
  }
}

/// A name or pattern of code, and what it is a name of.
struct NamedCode: Sendable, Hashable {
  /// The component that it is part of; nil in `roles`.
  var component: String?
  /// The key that it stands behind: `modules`, `paths`, `types`, …
  var key: String
  var term: Contract.Term
}

/// A list that replaces the default one, or changes it.
struct ListChange: Sendable, Hashable {
  var replacement: [String]?
  var added: [String] = []
  var removed: [String] = []

  func applied(to defaults: [String]) -> [String] {
    let kept = (replacement ?? defaults).filter { !removed.contains($0) }
    return kept + added.filter { !kept.contains($0) }
  }
}

extension [ListChange] {
  /// One after the other.
  func applied(to defaults: [String]) -> [String] {
    reduce(defaults) { $1.applied(to: $0) }
  }
}

/// Which roles may use which: a known architecture, with changes.
package struct ArchitectureChoice: Sendable, Hashable {
  package var name: String
  var allow: [RoleMatrix.Edge] = []
  var forbid: [RoleMatrix.Edge] = []
  var origin: Origin

  /// The architectures that can be chosen; `common` is what all guides agree on.
  package static let names = RoleMatrix.builtIn.map(\.name)
}

/// What the configuration says about one rule.
package struct RuleSetting: Sendable {
  package var id: Placed<String>
  /// Whether the entry turns the rule on; one that only gives options does.
  package var isOn: Bool
  package var severity: Placed<Severity>?
  package var because: String?
  package var options: [OptionSetting]
}

/// A new value for an option, or what to add to and remove from its list.
package struct OptionSetting: Sendable {
  package var name: Placed<String>
  var change: Change

  enum Change: Sendable, Hashable {
    case value(OptionValue)
    case list(adding: [OptionValue], removing: [Placed<OptionValue>])
  }
}

/// How the report is called and which pages it takes along.
package struct ReportSettings: Sendable, Hashable {
  package var title: String?
  /// Globs of Markdown files.
  var pages: [Contract.Term] = []

  /// Those of some paths that are pages.
  package func pages(among paths: [String]) -> [String] {
    let globs = pages.map { Glob($0.text) }
    return paths.filter { path in
      path.hasSuffix(Self.pageEnding) && globs.contains { $0.matches(path) }
    }
  }

  static let pageEnding = ".md"
}
