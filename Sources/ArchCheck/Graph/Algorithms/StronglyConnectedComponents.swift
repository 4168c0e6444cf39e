/// The strongly connected components of a graph: the largest sets of nodes that all reach one
/// another.
///
/// Components are numbered in topological order, so an edge between two of them leads from the
/// smaller to the larger number. Tarjan 1972, "Depth-first search and linear graph algorithms".
struct StronglyConnectedComponents: Sendable, Equatable {
  /// The component of each node.
  let component: [Int]
  /// Nodes by component, ascending within each.
  let nodes: [Int]
  /// Where each component starts in `nodes`; one entry more than there are components.
  let starts: [Int]

  init(of graph: Adjacency) {
    let found = Self.tarjan(graph)
    component = found.component.map { found.count - 1 - $0 }
    var starts = [Int](repeating: 0, count: found.count + 1)
    for number in component { starts[number + 1] += 1 }
    for number in 0..<found.count { starts[number + 1] += starts[number] }
    var next = starts
    var nodes = [Int](repeating: 0, count: graph.nodeCount)
    for node in 0..<graph.nodeCount {
      nodes[next[component[node]]] = node
      next[component[node]] += 1
    }
    self.nodes = nodes
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  func members(of component: Int) -> ArraySlice<Int> {
    nodes[starts[component]..<starts[component + 1]]
  }

  /// The components with more than one member, sorted by their smallest node.
  var cycles: [[Int]] {
    (0..<count).filter { starts[$0 + 1] - starts[$0] > 1 }.map { Array(members(of: $0)) }
      .sorted { $0[0] < $1[0] }
  }

  /// Numbers components in the order in which they are completed, the reverse of a topological one.
  private static func tarjan(_ graph: Adjacency) -> (component: [Int], count: Int) {
    let unseen = -1
    var component = [Int](repeating: unseen, count: graph.nodeCount)
    var order = component
    var low = component
    var cursor = graph.rows
    var path: [Int] = []
    var open: [Int] = []
    var visited = 0
    var count = 0

    func enter(_ node: Int) {
      order[node] = visited
      low[node] = visited
      visited += 1
      path.append(node)
      open.append(node)
    }

    for root in 0..<graph.nodeCount where order[root] == unseen {
      enter(root)
      while let node = path.last {
        if cursor[node] < graph.rows[node + 1] {
          let next = graph.targets[cursor[node]]
          cursor[node] += 1
          if order[next] == unseen {
            enter(next)
          } else if component[next] == unseen {
            low[node] = min(low[node], order[next])
          }
        } else {
          path.removeLast()
          if let parent = path.last { low[parent] = min(low[parent], low[node]) }
          if low[node] == order[node] {
            while let member = open.popLast() {
              component[member] = count
              if member == node { break }
            }
            count += 1
          }
        }
      }
    }
    return (component, count)
  }
}
