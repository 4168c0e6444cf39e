/// Derives, from the runs in which something is there, the condition under which it is.
struct ManifestPresence {
  private let answers: [[String: Int]]
  private let decisions: [String: ManifestDecision]

  init(_ runs: [ManifestRun]) {
    answers = runs.map(\.answers)
    decisions = Dictionary(keepingFirst: runs.flatMap(\.decisions).map { ($0.key, $0) })
  }

  /// The condition in the words of the manifest, nil where it is there in all of `runs`.
  func condition(of present: Set<Int>, among runs: Set<Int>) -> String? {
    guard present != runs else { return nil }
    if let usual = runs.first(where: { answers[$0].isEmpty }), present.contains(usual) {
      return conditionOfUsual(present, runs)
    }
    // Something that only other answers bring: the smallest sets of answers that do.
    let causes = present.map { answers[$0] }.filter { cause in
      !present.contains { answers[$0].count < cause.count && answers[$0].isPart(of: cause) }
    }
    return distinct(causes.map { conjunction($0) }).joined(separator: " || ")
  }

  /// Something usual that other answers take away.
  private func conditionOfUsual(_ present: Set<Int>, _ runs: Set<Int>) -> String {
    let absent = runs.subtracting(present).map { answers[$0] }
    let causes = absent.filter { cause in
      !absent.contains { $0.count < cause.count && $0.isPart(of: cause) }
    }
    let keys = distinct(causes.filter { $0.count == 1 }.flatMap(\.keys))
    var parts = keys.map { key in
      let lost = Set(causes.compactMap { $0.count == 1 ? $0[key] : nil })
      guard let decision = decisions[key] else { return key }
      return decision.literals.indices.filter { !lost.contains($0) }
        .map { decision.literals[$0] }.joined(separator: " || ")
    }
    parts += distinct(causes.filter { $0.count > 1 }.map { negated(conjunction($0)) })
    return parts.joined(separator: " && ")
  }

  private func conjunction(_ answers: [String: Int]) -> String {
    answers.sorted { $0.key < $1.key }.map { key, answer in
      guard let literals = decisions[key]?.literals, literals.indices.contains(answer) else {
        return key
      }
      return literals[answer]
    }.joined(separator: " && ")
  }

  private func distinct(_ texts: [String]) -> [String] {
    Set(texts).sorted()
  }
}

extension [String: Int] {
  fileprivate func isPart(of other: [String: Int]) -> Bool {
    allSatisfy { other[$0.key] == $0.value }
  }
}
