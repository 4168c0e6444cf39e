/// How many findings there are of each severity.
package struct SeverityCounts: Sendable, Hashable, Codable {
  package var error = 0
  package var warning = 0
  package var info = 0

  package init() {}

  package init(of findings: some Sequence<Finding>) {
    for finding in findings {
      switch finding.severity {
      case .error: error += 1
      case .warning: warning += 1
      case .info: info += 1
      }
    }
  }

  /// Those that are not zero, the worst first.
  package var worstFirst: [(severity: Severity, count: Int)] {
    [(.error, error), (.warning, warning), (.info, info)].filter { $0.1 > 0 }
  }
}
