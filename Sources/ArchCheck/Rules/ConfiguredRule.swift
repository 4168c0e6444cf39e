/// A rule with its options, and what the configuration says about its findings.
package struct ConfiguredRule: Sendable {
  package var rule: any Rule
  package var severity: Severity
  /// The reason that the project gives for the rule.
  package var because: String?

  package init(_ rule: any Rule, severity: Severity? = nil, because: String? = nil) {
    self.rule = rule
    self.severity = severity ?? type(of: rule).documentation.severity
    self.because = because
  }

  package var id: String { type(of: rule).id }

  /// The rule's findings, complete but for state and fingerprint.
  package func findings(in graph: DependencyGraph) -> [Finding] {
    let documentation = type(of: rule).documentation
    return rule.findings(in: graph).map { found in
      var finding = found
      finding.rule = id
      finding.category = documentation.category.rawValue
      if finding.guidelines.isEmpty { finding.guidelines = documentation.guidelines }
      finding.because = because
      if finding.fix.isEmpty { finding.fix = documentation.fix }
      finding.severity = severity(of: finding, default: documentation.severity)
      return finding
    }
  }

  /// A case that the rule weighs itself keeps its weight unless the project lowered the rule;
  /// weak evidence is a warning at most.
  private func severity(of finding: Finding, default: Severity) -> Severity {
    var result = severity
    if finding.hasOwnSeverity {
      result = severity < `default` ? min(finding.severity, severity) : finding.severity
    }
    return finding.strength == .weak ? min(result, .warning) : result
  }
}
