extension Example {
  /// In what a rule's findings differ from the marks, in words, by file and line; empty where the
  /// example holds.
  package func mismatches(
    of rule: ConfiguredRule, claims: Claims? = nil
  ) throws(RuleError) -> [String] {
    let graph = graph(claims: claims)
    let found = try rule.findings(in: graph).sorted(by: Finding.isShownBefore)
    var unmet = expected
    var mismatches: [(path: String, line: Int, text: String)] = []
    for finding in found {
      if let index = unmet.firstIndex(where: { $0 == (finding.file, finding.line) }) {
        unmet.remove(at: index)
      } else {
        mismatches.append(
          (finding.file, finding.line, "has a finding that is not marked: \(finding.message)"))
      }
    }
    mismatches += unmet.map { path, line in
      let reason = rule.obstacle(inFile: path, line: line, of: graph).map { ": \($0)" } ?? ""
      return (path, line, "is marked and has no finding\(reason)")
    }
    let isOneFile = files.count == 1
    return mismatches.sorted { ($0.path, $0.line, $0.text) < ($1.path, $1.line, $1.text) }.map {
      "\(isOneFile ? "" : "\($0.path) ")line \($0.line) \($0.text)"
    }
  }
}
