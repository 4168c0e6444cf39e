/// Every rule that ships with archcheck, by category and id.
public enum RuleCatalog {
  public static let rules: [any Rule.Type] = [
  ]

  public static func rule(_ id: String) -> (any Rule.Type)? {
    rules.first { $0.id == id }
  }
}
