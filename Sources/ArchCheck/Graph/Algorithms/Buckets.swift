/// Numbers put into buckets; those of one bucket stay in their order.
struct Buckets {
  /// The numbers, bucket after bucket.
  private(set) var numbers: [Int32]
  /// Where each bucket starts in `numbers`, and one more.
  let starts: [Int32]

  /// - Parameter bucket: the bucket of a number, below `buckets`.
  init(_ order: some Collection<Int32>, into buckets: Int, by bucket: (Int) -> Int) {
    (numbers, starts) = order.sorted(into: buckets) { bucket(Int($0)) }
  }

  /// All numbers below `count`.
  init(_ count: Int, into buckets: Int, by bucket: (Int) -> Int) {
    self.init(0..<Int32(count), into: buckets, by: bucket)
  }

  /// Sorts each bucket by a key; equal ones stay in their order.
  ///
  /// - Parameter jobs: number of threads; the result does not depend on it.
  mutating func sort(jobs: Int = 1, by key: @escaping @Sendable (Int) -> UInt64) {
    numbers = DeepStackThreads.flatMap(
      partsOf: starts.count - 1, elements: numbers.count, jobs: jobs
    ) { [numbers, starts] buckets in
      var sorted = Array(numbers[Int(starts[buckets.lowerBound])..<Int(starts[buckets.upperBound])])
      for bucket in buckets {
        let start = starts[buckets.lowerBound]
        sorted.sort(Int(starts[bucket] - start)..<Int(starts[bucket + 1] - start), by: key)
      }
      return sorted
    }
  }
}

extension [Int32] {
  fileprivate mutating func sort(_ range: Range<Int>, by key: (Int) -> UInt64) {
    guard range.count > 1 else { return }
    var keyed: [(key: UInt64, number: Int32)] = []
    keyed.reserveCapacity(range.count)
    var isSorted = true
    for place in range {
      let key = key(Int(self[place]))
      if let last = keyed.last, last.key > key { isSorted = false }
      keyed.append((key, self[place]))
    }
    if isSorted { return }
    keyed.sort { $0.key == $1.key ? $0.number < $1.number : $0.key < $1.key }
    for (place, element) in zip(range, keyed) { self[place] = element.number }
  }
}
