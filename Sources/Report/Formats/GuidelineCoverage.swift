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
  package func text(width: Int) -> String {
    let wrapping = Wrapping(width: width, color: false)
    let followed = guides.filter(\.isFollowed)
    let others = guides.filter { !$0.isFollowed }
    var text =
      followed.isEmpty
      ? "The configuration follows no guide; name one under extends, or with --profile.\n\n" : ""
    for (guide, _, standings) in followed {
      text += "\(guide.title)\n"
      text += wrapping.lines(Word.words(of: Self.figures(of: standings)), indentation: "  ")
      for state in GuidelineStanding.State.allCases {
        let told = standings.filter { $0.state == state }
        if told.isEmpty { continue }
        text += "\n  \(state.rawValue)\n"
        for standing in told { text += Self.text(of: standing, wrapping) }
      }
      text += "\n"
    }
    if others.isEmpty { return text }
    text += "Not followed:\n"
    for (guide, _, standings) in others {
      let profile = guide.hasProfile ? guide.profile : "no profile yet"
      text += wrapping.lines(
        Word.words(of: "\(guide.name) (\(profile)): \(Self.figures(of: standings))"),
        first: "  ", indentation: "    ")
    }
    return text
  }

  private static func figures(of standings: [GuidelineStanding]) -> String {
    let counts = GuidelineStanding.State.allCases.map { state in
      "\(standings.count { $0.state == state }) \(state.rawValue)"
    }
    return "\(standings.count) guidelines: \(counts.joined(separator: ", "))"
  }

  private static func text(of standing: GuidelineStanding, _ wrapping: Wrapping) -> String {
    let guideline = standing.guideline
    let id = guideline.id + String(repeating: " ", count: max(0, 10 - guideline.id.count))
    var words = Word.words(of: guideline.text)
    if !guideline.reason.isEmpty { words += Word.words(of: "– " + guideline.reason) }
    let bracket = remark(on: standing)
    if !bracket.isEmpty { words += Word.words(of: "[\(bracket)]") }
    return wrapping.lines(
      words, first: "    \(id)", indentation: String(repeating: " ", count: 14))
  }

  /// The rules that look after a guideline, those with findings first named by how many.
  private static func remark(on standing: GuidelineStanding) -> String {
    func names(_ rules: [GuidelineStanding.RuleStanding]) -> String {
      rules.map(\.rule).joined(separator: ", ")
    }
    switch standing.state {
    case .notCheckable: return ""
    case .notChecked: return "no rule looks after it"
    case .off: return names(standing.rules)
    case .broken, .followed:
      let count = standing.findings.count
      let objecting = standing.rules.filter { $0.findings > 0 }
        .map { "\($0.rule) \($0.findings)" }.joined(separator: ", ")
      let silent = names(standing.rules.filter { $0.isOn && $0.findings == 0 })
      let off = names(standing.rules.filter { !$0.isOn })
      return [
        count == 0 ? "" : "\(count.of("finding")): \(objecting)",
        silent.isEmpty || count == 0 ? silent : "none: \(silent)", off.isEmpty ? "" : "off: \(off)",
      ].filter { !$0.isEmpty }.joined(separator: "; ")
    }
  }

  // MARK: JSON

  package var json: String {
    let guides = guides.map { guide, isFollowed, standings -> JSON in
      .sorted([
        "guide": .string(guide.profile), "name": .string(guide.name),
        "followed": .bool(isFollowed), "guidelines": .array(standings.map(Self.json)),
      ])
    }
    return JSON.sorted(["schemaVersion": 1, "guides": .array(guides)]).text
  }

  private static func json(of standing: GuidelineStanding) -> JSON {
    let guideline = standing.guideline
    return .sorted([
      "id": .string(guideline.id), "section": .string(guideline.section),
      "text": .string(guideline.text), "state": .string(standing.state.rawValue),
      "findings": .int(standing.findings.count),
      "rules": .array(
        standing.rules.map {
          .sorted([
            "id": .string($0.rule), "isOn": .bool($0.isOn), "findings": .int($0.findings),
          ])
        }),
      "reason": .string(guideline.reason),
    ])
  }
}
