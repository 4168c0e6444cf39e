extension [Finding] {
  /// Without what a general rule says again where a special one has objected.
  func withoutRepetitions() -> [Finding] {
    var places: Set<[String]> = []
    var subjects: [String: Set<String>] = [:]
    for finding in self {
      subjects[finding.rule, default: []].insert(finding.subject)
      guard finding.category == RuleDocumentation.Category.layering.rawValue, !finding.isGeneral
      else { continue }
      places.insert([finding.subject, finding.file, String(finding.line)])
      for evidence in finding.evidence {
        places.insert([finding.subject, evidence.file, String(evidence.line)])
      }
    }
    return filter { finding in
      if finding.isGeneral {
        return !places.contains([finding.subject, finding.file, String(finding.line)])
      }
      return Finding.largerOffences[finding.rule, default: []].allSatisfy { larger in
        !(subjects[larger]?.contains(finding.subject) ?? false)
      }
    }
  }
}

extension ConfiguredRule {
  /// Whether a finding of this rule can stand for one of the other rule about the same code.
  func goesBefore(_ other: ConfiguredRule) -> Bool {
    Finding.generalRules.contains(other.id)
      ? documentation.category == .layering && !Finding.generalRules.contains(id)
      : Finding.largerOffences[other.id, default: []].contains(id)
  }
}

extension Finding {
  fileprivate var isGeneral: Bool { Self.generalRules.contains(rule) }

  /// The rules that speak of many roles at once.
  fileprivate static let generalRules = [LayerDependency.id, IoInDesignatedRoles.id]

  /// Rules about a type's size, each with those that say as much and more of the same type.
  fileprivate static let largerOffences = [
    ExcessiveCoupling.id: [GodType.id, MassiveViewController.id],
    GodType.id: [MassiveViewController.id],
    LowCohesion.id: [GodType.id],
  ]
}
