/// How a project stands to one guideline.
package struct GuidelineStanding: Sendable {
  package enum State: String, Sendable, Codable, CaseIterable {
    /// A rule that serves the guideline objects.
    case broken
    /// Rules that serve it ran, and none objects.
    case followed
    /// Every rule that serves it is off.
    case off
    /// No rule serves it.
    case notChecked = "not checked"
    /// No property of the sources, or left to swift-format.
    case notCheckable = "not checkable"
  }

  package var guideline: Guideline
  package var state: State
  /// Indexes of the result's findings that break it, known ones included.
  package var findings: [Int]
  /// Rules that serve it, the main one first, then others that object.
  package var rules: [RuleStanding]

  /// What one rule says of the guideline.
  package struct RuleStanding: Sendable {
    package var rule: String
    package var isOn: Bool
    /// Number of its findings that break the guideline.
    package var findings: Int
  }
}

extension AnalysisResult {
  /// How the project stands to each guideline of a guide, in the guide's order.
  package func standings(to guide: Guide) -> [GuidelineStanding] {
    var broken: [String: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      for guideline in finding.guidelines { broken[guideline, default: []].append(index) }
    }
    let active = Set(rules.map(\.id))
    return guide.guidelines.map { guideline in
      let breaking = broken[guideline.id] ?? []
      // An architecture's edges rest on guidelines that are served by other rules otherwise.
      let others = Set(breaking.map { findings[$0].rule }).subtracting(guideline.rules).sorted()
      let standings = (guideline.rules + others).map { rule in
        GuidelineStanding.RuleStanding(
          rule: rule, isOn: active.contains(rule),
          findings: breaking.count { findings[$0].rule == rule })
      }
      var standing = GuidelineStanding(
        guideline: guideline, state: .notCheckable, findings: [], rules: standings)
      if guideline.check == .format || guideline.check == .process { return standing }
      standing.findings = breaking
      if !breaking.isEmpty {
        standing.state = .broken
      } else if guideline.rules.isEmpty {
        standing.state = .notChecked
      } else {
        standing.state = guideline.rules.contains(where: active.contains) ? .followed : .off
      }
      return standing
    }
  }
}
