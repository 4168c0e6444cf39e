/// Numbers by node: which context a node opens, which member it declares.
struct NodeTable: Sendable {
  private let nodes: [Int32]
  private let numbers: [Int32]
  /// Where the nodes of each file start, and one more.
  private let starts: [Int32]

  /// - Parameters:
  ///   - places: the node of each number.
  ///   - jobs: number of threads; the result does not depend on it.
  init(_ places: [NodeRef], files: Int, jobs: Int) {
    var byFile = Buckets(places.count, into: files) { places[$0].file }
    byFile.sort(jobs: jobs) { UInt64(places[$0].node) }
    nodes = byFile.numbers.map { Int32(places[Int($0)].node) }
    numbers = byFile.numbers
    starts = byFile.starts
  }

  /// All numbers of a file, by node.
  func numbers(in file: Int) -> ArraySlice<Int32> {
    numbers[Int(starts[file])..<Int(starts[file + 1])]
  }

  subscript(file: Int, node: Int) -> Int? {
    let end = Int(starts[file + 1])
    let position = nodes[Int(starts[file])..<end].partitioningIndex { $0 >= node }
    return position < end && nodes[position] == node ? Int(numbers[position]) : nil
  }
}
