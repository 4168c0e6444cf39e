/// What is demanded of the comments and exceptions that accept findings. No rule stands for it, so
/// that nobody can turn it off.
package struct AcceptanceDemand: Sendable {
  /// Id of the findings of those that do not meet it.
  package var id: String
  package var category: FindingCategory
  package var severity: Severity
  /// One sentence: the demand.
  package var summary: String
  /// Why the demand matters.
  package var rationale: String
  /// How to meet it.
  package var fix: String

  package static let all = [
    expiredException, expiredSuppression, invalidSuppression, unknownSuppression, unusedSuppression,
  ]

  static let expiredException = AcceptanceDemand(
    id: "expired_exception", category: .configuration, severity: .error,
    summary: "An exception must not outlast the day that it names.",
    rationale: """
      Whoever wrote the exception agreed to meet the demand until then. Past that day the findings \
      that it covers count again.
      """,
    fix: "Meet the demand and remove the exception, or agree on a later date under `until`.")

  static let expiredSuppression = AcceptanceDemand(
    id: "expired_suppression", category: .suppression, severity: .warning,
    summary: "A suppression must not outlast the day that it names.",
    rationale: "Past the day behind `until:` the findings that the comment covers count again.",
    fix: "Meet the demand and remove the comment, or agree on a later date.")

  static let invalidSuppression = AcceptanceDemand(
    id: "invalid_suppression", category: .suppression, severity: .warning,
    summary: "A suppression must name its rules and its reason.",
    rationale: """
      A comment that archcheck cannot read suppresses nothing, and a reader cannot judge a finding \
      that was accepted without a reason.
      """,
    fix: """
      Write it as `// archcheck:disable:next RULE - reason until:2027-01-31 owner:@team`. Instead of \
      `:next` there are `:this`, `:previous` and `:file`, and `disable` with `enable` for what stands \
      between them; `until:` and `owner:` may be left out.
      """)

  static let unknownSuppression = AcceptanceDemand(
    id: "unknown_suppression", category: .suppression, severity: .warning,
    summary: "A suppression must name rules that there are.",
    rationale: """
      A comment that names no rule suppresses nothing; most often the name is misspelled.
      """,
    fix: "Name the rule in brackets behind the finding; `archcheck rules` lists all.")

  static let unusedSuppression = AcceptanceDemand(
    id: "unused_suppression", category: .suppression, severity: .warning,
    summary: "A suppression must cover a finding.",
    rationale: """
      What the comment accepts is gone, or stands elsewhere. Left where it is, it would hide the \
      next finding of the rule there.
      """,
    fix: "Remove the comment, or the rule from it.")
}
