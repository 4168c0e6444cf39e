/// A rule with its options, and what the configuration says about its findings.
package struct ConfiguredRule: Sendable {
  /// Where the rule comes from.
  enum Origin: Sendable {
    /// A rule in Swift, with its options.
    case code(any Rule)
    /// One that the configuration itself writes down.
    case configuration(CustomRule)
  }

  var origin: Origin
  package var id: String
  package var documentation: RuleDocumentation
  package var severity: Severity
  /// The reason that the project gives for the rule.
  package var because: String?
  /// The rule with its options; nil for one that the configuration itself writes down.
  package var rule: (any Rule)? {
    if case .code(let rule) = origin { rule } else { nil }
  }

  package init(_ rule: any Rule, severity: Severity? = nil, because: String? = nil) {
    origin = .code(rule)
    id = type(of: rule).id
    documentation = type(of: rule).documentation
    self.severity = severity ?? documentation.severity
    self.because = because
  }

  package init(_ rule: CustomRule) {
    origin = .configuration(rule)
    id = rule.id
    documentation = rule.documentation
    severity = rule.severity
    because = rule.because
  }

  /// The rule's findings, complete but for state and fingerprint; throws a ``RuleError``.
  package func findings(in graph: DependencyGraph) throws(RuleError) -> [Finding] {
    let found: [Finding]
    switch origin {
    case .code(let rule):
      do { found = try rule.findings(in: graph) } catch {
        throw RuleError(rule: id, reason: "\(error)")
      }
    case .configuration(let rule): found = rule.findings(in: graph)
    }
    return found.map { found in
      var finding = found
      finding.rule = id
      finding.category = documentation.category.rawValue
      if finding.guidelines.isEmpty { finding.guidelines = documentation.guidelines }
      finding.because = because
      // A rule may have set or added to it.
      finding.setEvidence(finding.evidence, omitted: finding.omittedEvidence)
      if finding.fix.isEmpty { finding.fix = documentation.fix }
      finding.weight = severity(of: finding, default: documentation.severity)
      return finding
    }
  }

  /// Why the rule finds nothing in a line; nil where only a rule of the configuration could tell.
  func obstacle(inFile path: String, line: Int, of graph: DependencyGraph) -> String? {
    guard case .configuration(let rule) = origin else { return nil }
    return rule.obstacle(inFile: path, line: line, of: graph)
  }

  /// A case that the rule weighs itself keeps its weight, unless the project lowered the rule, or raised
  /// it above the weight of a case that is graver than most; weak evidence is a warning at most.
  private func severity(of finding: Finding, default: Severity) -> Severity {
    var result = severity
    if finding.hasOwnSeverity, finding.severity != `default` {
      result =
        if severity < `default` {
          min(finding.severity, severity)
        } else if finding.severity > `default` {
          max(finding.severity, severity)
        } else {
          finding.severity
        }
    }
    return finding.strength == .weak ? min(result, .warning) : result
  }
}

/// That a rule gave up, and what it said.
public struct RuleError: Error, Sendable, CustomStringConvertible {
  /// Id of the rule.
  public var rule: String
  /// The error that the rule threw, as text.
  public var reason: String

  /// One sentence with the rule and what it said.
  public var description: String {
    "the rule \(rule) threw an error: \(reason)"
  }
}
