/// Numbers put into buckets; those of one bucket stay in their order.
///
/// A counting sort: linear, where comparing tuples would be the slowest part of linking.
struct Buckets {
  /// The numbers, bucket after bucket.
  private(set) var numbers: [Int32]
  /// Where each bucket starts in `numbers`, and one more.
  let starts: [Int32]

  /// - Parameter bucket: the bucket of a number, below `buckets`.
  init(_ order: some Collection<Int32>, into buckets: Int, by bucket: (Int) -> Int) {
    var starts = [Int32](repeating: 0, count: buckets + 1)
    for number in order { starts[bucket(Int(number)) + 1] += 1 }
    for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
    var next = starts
    numbers = Array(repeating: 0, count: order.count)
    for number in order {
      let bucket = bucket(Int(number))
      numbers[Int(next[bucket])] = number
      next[bucket] += 1
    }
    self.starts = starts
  }

  /// All numbers below `count`.
  init(_ count: Int, into buckets: Int, by bucket: (Int) -> Int) {
    self.init(0..<Int32(count), into: buckets, by: bucket)
  }

  /// Sorts each bucket by a key; equal ones stay in their order.
  mutating func sort(by key: (Int) -> UInt64) {
    var keyed: [(key: UInt64, number: Int32)] = []
    for bucket in starts.indices.dropLast() {
      let range = Int(starts[bucket])..<Int(starts[bucket + 1])
      guard range.count > 1 else { continue }
      keyed.removeAll(keepingCapacity: true)
      var isSorted = true
      for place in range {
        let key = key(Int(numbers[place]))
        if let last = keyed.last, last.key > key { isSorted = false }
        keyed.append((key, numbers[place]))
      }
      if isSorted { continue }
      keyed.sort { $0.key == $1.key ? $0.number < $1.number : $0.key < $1.key }
      for (place, element) in zip(range, keyed) { numbers[place] = element.number }
    }
  }
}
