/// Depth and children of classes, of which each has at most one superclass. Chidamber and Kemerer
/// 1994, "A metrics suite for object oriented design".
struct Inheritance: Sendable, Equatable {
  /// DIT: how many superclasses lie above each class; 0 at a root, and in a cycle of classes that
  /// wrong code makes inherit from one another.
  let depth: [Int]
  /// NOC: how many classes inherit directly from each.
  let children: [Int]

  /// Takes the superclass of each class by its index, or nil where it has none that counts.
  init(superclasses: [Int?]) {
    var children = [Int](repeating: 0, count: superclasses.count)
    for case let superclass? in superclasses { children[superclass] += 1 }
    self.children = children

    var depth = [Int?](repeating: nil, count: superclasses.count)
    for start in superclasses.indices {
      var path: [Int] = []
      var onPath: Set<Int> = []
      var node: Int? = start
      while let current = node, depth[current] == nil, onPath.insert(current).inserted {
        path.append(current)
        node = superclasses[current]
      }
      // The walk ended above a root, at a known class, or where a cycle closes.
      if let end = node, depth[end] == nil, let cycle = path.firstIndex(of: end) {
        for member in path[cycle...] { depth[member] = 0 }
        path.removeSubrange(cycle...)
      }
      for current in path.reversed() {
        depth[current] = superclasses[current].flatMap { depth[$0] }.map { $0 + 1 } ?? 0
      }
    }
    self.depth = depth.map { $0 ?? 0 }
  }
}
