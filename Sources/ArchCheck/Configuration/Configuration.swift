/// What `.archcheck.yml` says, as plain values with the places they are written at.
public struct Configuration: Sendable {
  public var name: String?
  /// Profiles in the order in which they apply; `none` drops those before it.
  public var extends: [Placed<String>] = [
    Placed(Profile.recommended.rawValue, at: nil)
  ]
  /// Globs of paths that are not analysed.
  public var exclude: [String] = []
  /// What to change in the list of patterns of generated files.
  public var generated = ListChange()
  /// Architecture of modules, by name or pattern; a name beats a pattern, the first pattern wins.
  public var architectures: [(modules: Glob, architecture: ArchitectureChoice)] = []
  public var components: [(name: Placed<String>, pattern: ComponentPattern)] = []
  /// Roles of types by name or pattern.
  public var roles: [(pattern: String, role: Role)] = []
  public var contracts: [Contract] = []
  public var rules: [RuleSetting] = []
  public var exceptions: [Exception] = []
  /// Path of the baseline, relative to the root.
  public var baseline: Placed<String>?
  public var report = ReportSettings()

  public init() {}
}

/// A value and where it is written; nil where archcheck itself says it.
public struct Placed<Value: Sendable & Hashable>: Sendable, Hashable {
  public var value: Value
  public var location: Location?

  public init(_ value: Value, at location: Location?) {
    self.value = value
    self.location = location
  }
}

/// A list that replaces the default one, or changes it.
public struct ListChange: Sendable, Hashable {
  public var replacement: [String]?
  public var added: [String] = []
  public var removed: [String] = []

  public func applied(to defaults: [String]) -> [String] {
    let kept = (replacement ?? defaults).filter { !removed.contains($0) }
    return kept + added.filter { !kept.contains($0) }
  }
}

/// Which roles may use which: a known architecture, with changes.
public struct ArchitectureChoice: Sendable, Hashable {
  public var name: String
  public var allow: [[Role]] = []
  public var forbid: [[Role]] = []
  public var location: Location

  /// The architectures that can be chosen; `common` is what all guides agree on.
  public static let names = RoleMatrix.builtIn.map(\.name)
}

/// What the configuration says about one rule.
public struct RuleSetting: Sendable {
  public var id: Placed<String>
  /// nil leaves on or off as the profiles have it, unless options are given.
  public var isOn: Bool
  public var severity: Placed<Severity>?
  public var because: String?
  public var options: [OptionSetting]
}

/// A new value for an option, or what to add to and remove from its list.
public struct OptionSetting: Sendable {
  public var name: Placed<String>
  public var change: Change

  public enum Change: Sendable, Hashable {
    case value(OptionValue)
    case list(adding: [OptionValue], removing: [OptionValue])
  }
}

/// How the report is called and which pages it takes along.
public struct ReportSettings: Sendable, Hashable {
  public var title: String?
  /// Globs of Markdown files.
  public var pages: [String] = []
}
