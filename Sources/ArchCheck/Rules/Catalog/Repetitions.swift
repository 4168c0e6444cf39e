extension [Finding] {
  /// Without what a general rule says again where a special one has objected.
  func withoutRepetitions() -> [Finding] {
    var places: Set<[String]> = []
    var subjects: [String: Set<String>] = [:]
    for finding in self {
      subjects[finding.rule, default: []].insert(finding.subject)
      guard finding.category == RuleDocumentation.Category.layering.rawValue,
        finding.documentation?.isGeneral != true
      else { continue }
      places.insert([finding.subject, finding.file, String(finding.line)])
      for evidence in finding.evidence {
        places.insert([finding.subject, evidence.file, String(evidence.line)])
      }
    }
    return filter { finding in
      guard let documentation = finding.documentation else { return true }
      if documentation.isGeneral {
        return !places.contains([finding.subject, finding.file, String(finding.line)])
      }
      return documentation.yieldsTo.allSatisfy { larger in
        !(subjects[larger]?.contains(finding.subject) ?? false)
      }
    }
  }
}

extension ConfiguredRule {
  /// Whether a finding of this rule can stand for one of the other rule about the same code.
  func goesBefore(_ other: ConfiguredRule) -> Bool {
    other.documentation.isGeneral
      ? documentation.category == .layering && !documentation.isGeneral
      : other.documentation.yieldsTo.contains(id)
  }
}

extension Finding {
  /// What there is to say about the rule; nil of a contract and of a rule of a project's own.
  fileprivate var documentation: RuleDocumentation? { RuleCatalog.rule(rule)?.documentation }
}
