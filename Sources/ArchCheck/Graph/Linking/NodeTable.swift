/// Numbers by node: which context a node opens, which member it declares.
struct NodeTable: Sendable {
  private var nodes: [Int32]
  private var numbers: [Int32]
  /// Where the nodes of each file start, and one more.
  private var starts: [Int]

  /// - Parameter places: the node of each number.
  init(_ places: [NodeRef], files: Int) {
    let order = places.indices.sorted { places[$0] < places[$1] }
    nodes = order.map { Int32(places[$0].node) }
    numbers = order.map { Int32($0) }
    starts = Array(repeating: 0, count: files + 1)
    for place in places { starts[place.file + 1] += 1 }
    for file in 0..<files { starts[file + 1] += starts[file] }
  }

  subscript(file: Int, node: Int) -> Int? {
    var low = starts[file]
    var high = starts[file + 1]
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low < starts[file + 1] && nodes[low] == node ? Int(numbers[low]) : nil
  }
}
