/// What is asked of one outline again and again. Each table is made when it is asked for first, by going
/// through the file once; to look for one node after another would take the square of that.
struct OutlineTables: Sendable {
  private let parents = Once<[Int32]>()
  private let places = Once<[Int32]>()
  private let names = Once<ByName>()
  private let declarations = Once<ByName>()

  /// Nodes by the numbers of their names.
  typealias ByName = (nodes: [Int32], starts: [Int32])

  /// The parent of each node, -1 for the file.
  fileprivate func parents(of facts: SourceFacts) -> [Int32] {
    parents.value {
      var parents = [Int32](repeating: -1, count: facts.nodes.count)
      for node in facts.nodes.indices {
        for child in facts.children(of: node) { parents[child] = Int32(node) }
      }
      return parents
    }
  }

  /// The nodes by their offsets; those at one place are in order.
  fileprivate func places(of facts: SourceFacts) -> [Int32] {
    places.value {
      facts.nodes.indices.map { Int32($0) }.sorted {
        (facts.nodes[Int($0)].offset, $0) < (facts.nodes[Int($1)].offset, $1)
      }
    }
  }

  /// The nodes by their names; those of one name are in order.
  fileprivate func names(of facts: SourceFacts) -> ByName {
    names.value { byName(facts.nodes.indices, of: facts) }
  }

  /// The same for those that declare what a member knows by a name.
  fileprivate func declarations(of facts: SourceFacts) -> ByName {
    declarations.value {
      byName(facts.nodes.indices.filter { facts.nodes[$0].kind.declaresLocal }, of: facts)
    }
  }

  private func byName(_ nodes: some Collection<Int>, of facts: SourceFacts) -> ByName {
    let (elements, starts) = nodes.map { Int32($0) }
      .sorted(into: facts.names.count) { Int(facts.nodes[Int($0)].name) }
    return (elements, starts)
  }
}

extension Node.Kind {
  /// Whether a node gives a name to what code in a member has or is given.
  fileprivate var declaresLocal: Bool {
    switch self {
    case .capture, .identifierPattern, .optionalBinding, .parameter, .variableDecl: true
    default: false
    }
  }
}

extension SourceFacts {
  /// The node that a node is a child of; nil for the file.
  func parent(of node: Int) -> Int? {
    let parent = tables.parents(of: self)[node]
    return parent < 0 ? nil : Int(parent)
  }

  /// What is around a node, from the nearest to the file.
  func ancestors(of node: Int) -> UnfoldSequence<Int, Int> {
    let parents = tables.parents(of: self)
    return sequence(state: node) { node in
      node = Int(parents[node])
      return node < 0 ? nil : node
    }
  }

  /// The nodes of which a reader should look at that place, in order.
  func nodes(at offset: UInt32) -> [Int] {
    let places = tables.places(of: self)
    return places[places.partitioningIndex { nodes[Int($0)].offset >= offset }...]
      .prefix { nodes[Int($0)].offset == offset }.map { Int($0) }
  }

  /// The nodes below one that have the name of that number, in order.
  func nodes(named name: UInt32, below node: Int) -> Nodes {
    part(of: tables.names(of: self), named: name, below: node)
  }

  /// Those of them that declare it, as variables and parameters do.
  func declarations(of name: UInt32, below node: Int) -> Nodes {
    part(of: tables.declarations(of: self), named: name, below: node)
  }

  typealias Nodes = LazyMapCollection<ArraySlice<Int32>, Int>

  private func part(of table: OutlineTables.ByName, named name: UInt32, below node: Int) -> Nodes {
    let named = table.nodes[Int(table.starts[Int(name)])..<Int(table.starts[Int(name) + 1])]
    let first = named.partitioningIndex { Int($0) > node }
    let end = named.partitioningIndex { $0 >= nodes[node].end }
    return named[first..<max(first, end)].lazy.map { Int($0) }
  }
}
