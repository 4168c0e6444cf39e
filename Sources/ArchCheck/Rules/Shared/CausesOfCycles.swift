extension FoundCycle {
  /// All nodes as causes of a finding: those of the chain at the place of their step.
  ///
  /// - Parameter places: of the steps.
  func causes(
    _ places: [Location], name: (Int) -> String, place: (Int) -> Location?
  ) -> [Finding.Cause] {
    let ofSteps = Dictionary(keepingFirst: zip(chain, places))
    return nodes.compactMap { node in
      (ofSteps[node] ?? place(node) ?? places.first).map { place in
        Finding.Cause(
          name(node), at: place, .member(ways[node]?.map(name).joined(separator: " → ")))
      }
    }
  }
}
