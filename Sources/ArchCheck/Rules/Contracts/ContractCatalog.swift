/// Every kind of contract.
package enum ContractCatalog {
  static let kinds: [any ContractKind.Type] = [
    LayersContract.self,
    IndependentContract.self,
    ForbiddenContract.self,
    OnlyContract.self,
    ProtectedContract.self,
    RequiredContract.self,
    AcyclicContract.self,
    VisibilityContract.self,
    DiagramContract.self,
  ]

  package static let words = kinds.map { $0.documentation.word }

  static func kind(_ word: String) -> (any ContractKind.Type)? {
    kinds.first { $0.documentation.word == word }
  }
}
