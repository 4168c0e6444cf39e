/// What a new finding must weigh to make a command fail.
package enum FailOn: String, Sendable, CaseIterable {
  case error, warning, info, never

  package func fails(_ finding: Finding) -> Bool {
    finding.state == .new
      && Severity(rawValue: rawValue).map { finding.severity >= $0 } ?? false
  }
}
