/// A partition of `0..<count` that begins with single elements and only grows together (union-find
/// with path halving). The smallest element of a set stands for it.
struct DisjointSets: Sendable {
  private var parent: [Int]

  init(count: Int) {
    parent = Array(0..<count)
  }

  /// The smallest element of the set that holds `element`.
  mutating func find(_ element: Int) -> Int {
    var element = element
    while parent[element] != element {
      parent[element] = parent[parent[element]]
      element = parent[element]
    }
    return element
  }

  mutating func union(_ left: Int, _ right: Int) {
    let left = find(left)
    let right = find(right)
    parent[max(left, right)] = min(left, right)
  }

  /// The sets, sorted by their smallest element, each ascending.
  func groups() -> [[Int]] {
    var sets = self
    var members = [[Int]](repeating: [], count: parent.count)
    for element in parent.indices { members[sets.find(element)].append(element) }
    return members.filter { !$0.isEmpty }
  }
}
