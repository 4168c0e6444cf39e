/// What a contract ignores of the uses in a graph.
///
/// An import that only ignored uses of types need is ignored with them, and so is the dependency in
/// a manifest that only ignored imports and uses need: otherwise nothing less than a whole module
/// could ever be ignored.
struct IgnoredUses {
  /// A module as a file or another module uses it.
  private struct Need: Hashable {
    /// Nil for the whole of the source module.
    var file: Int?
    var source: ModuleID
    var target: ModuleID
  }

  /// What is ignored, as pairs of groups with one number.
  private let pairs: [(from: Partition, to: Partition)]
  /// The numbers of the pairs that all uses for a need belong to; nil where one of them is not
  /// ignored.
  private var needs: [Need: Set<Int>?] = [:]

  init(_ exemptions: [Contract.Exemption], resolver: TermResolver) {
    func partition(_ terms: [Contract.Term], at end: TermResolver.End) -> Partition {
      Partition(
        [resolver.members(of: terms, at: end)], in: resolver.graph)
    }
    pairs = exemptions.map {
      (partition($0.from, at: .source), partition($0.to, at: .target))
    }
    if pairs.isEmpty { return }
    resolver.graph.forEachJudgedUse([.types]) { add($0, asNeedOf: [$0.file, nil]) }
    resolver.graph.forEachUse([.imports]) { add($0, asNeedOf: [nil]) }
  }

  private mutating func add(_ use: DependencyUse, asNeedOf files: [Int?]) {
    guard use.sourceModule != use.targetModule else { return }
    let numbers = self.numbers(of: use)
    for file in files {
      let need = Need(file: file, source: use.sourceModule, target: use.targetModule)
      if numbers.isEmpty {
        needs[need] = .some(nil)
      } else if let known = needs[need, default: []] {
        needs[need] = known.union(numbers)
      }
    }
  }

  func contains(_ use: DependencyUse) -> Bool { !numbers(of: use).isEmpty }

  /// The numbers of what ignores a use.
  func numbers(of use: DependencyUse) -> [Int] {
    let own = pairs.indices.filter {
      pairs[$0].from.source(of: use) != nil && pairs[$0].to.target(of: use) != nil
    }
    guard own.isEmpty, use.kind != .types else { return own }
    let need = Need(file: use.file, source: use.sourceModule, target: use.targetModule)
    return (needs[need] ?? nil)?.sorted() ?? []
  }
}
