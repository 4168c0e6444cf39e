import ArchCheck

/// How a project stands to the guides, for terminals and as JSON.
package struct GuidelineCoverage: Sendable {
  /// Every guide, those that the project follows first.
  var guides: [(guide: Guide, isFollowed: Bool, standings: [GuidelineStanding])]

  package init(of result: AnalysisResult, followed: Set<Guide>) {
    let sorted =
      Guide.allCases.filter(followed.contains) + Guide.allCases.filter { !followed.contains($0) }
    guides = sorted.map { ($0, followed.contains($0), result.standings(to: $0)) }
  }

  // MARK: Text

  /// The guides that the project follows, guideline by guideline, then a line for each other one.
  package var text: String {
    let followed = guides.filter(\.isFollowed)
    let others = guides.filter { !$0.isFollowed }
    var text =
      followed.isEmpty
      ? "The configuration follows no guide; name one under extends, or with --profile.\n\n" : ""
    for (guide, _, standings) in followed {
      text += "\(guide.title)\n\(Self.figures(of: standings))\n"
      for state in GuidelineStanding.State.allCases {
        let told = standings.filter { $0.state == state }
        if told.isEmpty { continue }
        text += "\n  \(state.rawValue)\n"
        for standing in told { text += Self.text(of: standing) }
      }
      text += "\n"
    }
    if others.isEmpty { return text }
    text += "Not followed:\n"
    for (guide, _, standings) in others {
      text += "  \(guide.name) (\(guide.profile)): \(Self.figures(of: standings))\n"
    }
    return text
  }

  private static func figures(of standings: [GuidelineStanding]) -> String {
    let counts = GuidelineStanding.State.allCases.map { state in
      "\(standings.count { $0.state == state }) \(state.rawValue)"
    }
    return "\(standings.count) guidelines: \(counts.joined(separator: ", "))"
  }

  private static func text(of standing: GuidelineStanding) -> String {
    let guideline = standing.guideline
    let id = guideline.id + String(repeating: " ", count: max(0, 10 - guideline.id.count))
    var words = Word.words(of: guideline.text)
    if !guideline.reason.isEmpty { words += Word.words(of: "– " + guideline.reason) }
    var bracket = standing.rules.joined(separator: ", ")
    if standing.state == .notChecked {
      bracket = "no rule yet: " + guideline.rules.joined(separator: ", ")
    } else if !standing.findings.isEmpty {
      let count = standing.findings.count
      bracket = "\(count) \(count == 1 ? "finding" : "findings"): " + bracket
    }
    if !bracket.isEmpty { words += Word.words(of: "[\(bracket)]") }
    return Wrapping(width: 100, color: false).lines(
      words, first: "    \(id)", indentation: String(repeating: " ", count: 14))
  }

  // MARK: JSON

  package var json: String {
    encodedJSON(
      guides.map { guide, isFollowed, standings in
        OptionValue.map([
          "guide": .string(guide.profile), "name": .string(guide.name),
          "followed": .bool(isFollowed),
          "guidelines": .list(standings.map(Self.value)),
        ])
      })
  }

  private static func value(of standing: GuidelineStanding) -> OptionValue {
    let guideline = standing.guideline
    return .map([
      "id": .string(guideline.id), "section": .string(guideline.section),
      "text": .string(guideline.text), "state": .string(standing.state.rawValue),
      "findings": .int(standing.findings.count),
      "rules": .list(standing.rules.map(OptionValue.string)),
      "rulesToCome": .list(
        guideline.rules.filter { !standing.rules.contains($0) }.map(OptionValue.string)),
      "reason": .string(guideline.reason),
    ])
  }
}
