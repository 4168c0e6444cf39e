extension Collection {
  /// The elements, bucket after bucket, where those of one bucket stay in their order, and where each
  /// bucket starts, and one more.
  ///
  /// A counting sort: linear, where comparing would be the slowest part of linking.
  ///
  /// - Parameter bucket: the bucket of an element, below `buckets`.
  func sorted(
    into buckets: Int, by bucket: (Element) -> Int
  ) -> (elements: [Element], starts: [Int32]) {
    var starts = [Int32](repeating: 0, count: buckets + 1)
    for element in self { starts[bucket(element) + 1] += 1 }
    for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
    var next = starts
    var elements = Array(self)
    for element in self {
      let bucket = bucket(element)
      elements[Int(next[bucket])] = element
      next[bucket] += 1
    }
    return (elements, starts)
  }
}
