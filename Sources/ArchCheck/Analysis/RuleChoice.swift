/// Which rules run, as far as the caller says it in place of the configuration.
package struct RuleChoice: Sendable, Encodable {
  /// The profiles that hold instead of the configuration's.
  package var profiles: [String]
  /// Rules and kinds of contracts besides which nothing runs; empty for all that are on.
  package var only: [String]
  /// Rules and kinds of contracts that are left out.
  package var skip: [String]

  package init(profiles: [String] = [], only: [String] = [], skip: [String] = []) {
    self.profiles = profiles
    self.only = only
    self.skip = skip
  }

  /// Whether every rule that is on runs, and every contract.
  var isWhole: Bool { profiles.isEmpty && only.isEmpty && skip.isEmpty }

  func selects(_ rule: EffectiveRule) -> Bool {
    (only.isEmpty ? rule.isOn : only.contains(rule.id)) && !skip.contains(rule.id)
  }

  func selects(_ contract: Contract) -> Bool {
    (only.isEmpty || only.contains(contract.word)) && !skip.contains(contract.word)
  }

  /// What tells the choice from others.
  var text: String { String(decoding: sortedJSON(self), as: UTF8.self) }
}
