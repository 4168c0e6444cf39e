extension AnalysisResult {
  /// The result with findings that are known where the base had them or the baseline has them, and
  /// the base's findings that are resolved.
  package func compared(
    with base: AnalysisResult
  ) -> (result: AnalysisResult, resolved: [Finding]) {
    var result = self
    let compared = Comparison(of: findings, since: base.findings).findings
    result.findings = zip(findings, compared).map { before, after in
      var finding = after
      if before.state == .known { finding.state = .known }
      return finding
    }
    let resolved = Array(compared.dropFirst(findings.count))
    result.summary.new = result.findings.count { $0.state == .new }
    result.summary.known = result.findings.count { $0.state == .known }
    result.summary.resolved = resolved.count
    return (result, resolved)
  }
}
