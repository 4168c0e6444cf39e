/// The categories of findings that come from the project's own words rather than from a rule of
/// archcheck's; a rule's category is its documentation's.
package enum FindingCategory: String, Sendable, CaseIterable {
  /// A breach of a contract.
  case contract
  /// An offence against a rule of the project's own.
  case custom
  /// A comment that suppresses wrongly or in vain.
  case suppression
  /// An entry of the configuration that has expired.
  case configuration
}
