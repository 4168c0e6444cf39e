import Repositories
import Testing

@testable import ArchCheck

@Suite struct BucketsTests {
  private struct Item {
    var bucket: Int
    var key: UInt64
  }

  private func check(_ items: [Item], into buckets: Int) {
    let expected = items.indices.sorted {
      (items[$0].bucket, items[$0].key, $0) < (items[$1].bucket, items[$1].key, $1)
    }
    var found = Buckets(items.count, into: buckets) { items[$0].bucket }
    found.sort { items[$0].key }
    #expect(found.numbers.map(Int.init) == expected)
    #expect(found.starts.count == buckets + 1)
    for bucket in 0..<buckets {
      let range = Int(found.starts[bucket])..<Int(found.starts[bucket + 1])
      #expect(found.numbers[range].allSatisfy { items[Int($0)].bucket == bucket })
    }
  }

  @Test(arguments: 0..<8)
  func ordersAsComparingWould(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    check([], into: 0)
    check([], into: 3)
    for count in [1, 2, 10, 1_000] {
      let items = (0..<count).map { _ in
        Item(
          bucket: .random(in: 0..<7, using: &generator), key: .random(in: 0..<50, using: &generator)
        )
      }
      check(items, into: 7)
    }
  }

  @Test func keepsTheOrderOfAnEarlierStep() {
    let items = [3, 1, 2, 1, 3, 2]
    let first = Buckets(items.count, into: 2) { $0 % 2 }
    let second = Buckets(first.numbers, into: 4) { items[$0] }
    #expect(second.numbers == [1, 3, 2, 5, 0, 4])
  }
}
