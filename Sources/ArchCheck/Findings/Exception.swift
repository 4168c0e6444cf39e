/// Findings that the project accepts for a reason, and perhaps for a time.
struct Exception: Sendable, Hashable {
  /// Id of the rule or kind of the contract.
  var rule: String
  /// Patterns of what the findings are about; nil for any.
  var subject: Glob?
  var target: Glob?
  var module: Glob?
  var path: Glob?
  var because: String
  var owner: String?
  /// The last valid day.
  var until: Day?
  /// Where the exception is written.
  var location: Location

  /// Whether the exception is about the finding or a part of it, whatever the day. A subject may
  /// leave out the module: `Env.Theme` and `Theming.Env.Theme` are both the type `Env.Theme` of
  /// `Theming`.
  func covers(_ finding: Finding) -> Bool {
    guard rule == finding.rule, isAbout(finding) else { return false }
    if let target, !means(targetOf: finding), finding.target != nil || !target.matches(""),
      !finding.causes.contains(where: isAbout)
    {
      return false
    }
    if let module, !module.matches(finding.module) { return false }
    return finding.places.contains(where: covers)
  }

  /// Whether a place of a finding that the exception covers is among those that it is about.
  func covers(_ place: Location) -> Bool { path?.matches(place.file) ?? true }

  /// The part of a finding that the exception covers, and what is left of it.
  func divided(_ finding: Finding) -> (accepted: Finding?, left: Finding?) {
    guard target != nil, !means(targetOf: finding) else { return finding.divided(covers) }
    return finding.divided(covers, where: isAbout)
  }

  /// Whether one of several things that a finding is about is meant.
  func isAbout(_ cause: Finding.Cause) -> Bool {
    guard let target, cause.kind == .offence else { return target?.matches("") ?? true }
    return ([cause.name] + [cause.target].compactMap(\.self)).contains { name in
      target.matches(name) || target.matches(Finding.unqualified(name))
    }
  }

  /// Whether the finding's target as a whole is meant, with or without its module.
  private func means(targetOf finding: Finding) -> Bool {
    guard let target, let name = finding.target else { return false }
    return target.matches(name) || target.matches(Finding.unqualified(name))
  }

  /// Whether the finding's subject is meant.
  func isAbout(_ finding: Finding) -> Bool {
    guard let subject else { return true }
    return finding.namesOfSubject.contains { subject.matches($0) }
  }
}

extension Finding {
  /// The subject without the module in front, which may be one that is not known.
  var unqualifiedSubject: Substring {
    let qualifier = [module, DependencyGraph.unknownModule].map { $0 + "." }
      .first(where: subject.hasPrefix)
    return subject.dropFirst(qualifier?.count ?? 0)
  }

  /// What the subject may be called: with and without its module, a method also without the labels of
  /// its parameters.
  var namesOfSubject: Set<String> {
    Set(
      [subject[...], unqualifiedSubject].flatMap { name in
        [String(name), String(name.prefix { $0 != "(" })]
      })
  }

  /// `Database` for `Store.Database`; what a contract says of two ends stays whole.
  static func unqualified(_ target: String) -> String {
    guard !target.contains(" "), let dot = target.firstIndex(of: ".") else { return target }
    return String(target[target.index(after: dot)...])
  }
}
