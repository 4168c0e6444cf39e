extension Dictionary {
  /// The values by their keys; where several have one key, the first.
  package init(keepingFirst pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
