import Testing

@testable import ArchCheck

@Suite struct OutlineTablesTests {
  private let facts = SourceFacts(
    """
    struct Cart {
      var total = 0
      func add(_ total: Int) {
        let all = self.total + total
        if let total = all.first { print(total, Cart.make(total).total) }
      }
    }
    """)

  @Test func knowsWhatIsAroundANode() {
    #expect(facts.parent(of: 0) == nil)
    for node in facts.nodes.indices {
      let around = facts.nodes.indices.filter { facts.descendants(of: $0).contains(node) }
      #expect(facts.parent(of: node) == around.last)
      #expect(Array(facts.ancestors(of: node)) == around.reversed())
    }
  }

  @Test func findsWhatStandsAtAPlace() {
    for offset in 0...facts.nodes[0].endOffset {
      #expect(
        facts.nodes(at: offset)
          == facts.nodes.indices.filter { facts.nodes[$0].offset == offset })
    }
  }

  @Test func findsWhatHasAName() {
    let total = UInt32(facts.names.firstIndex(of: "total") ?? 0)
    for node in facts.nodes.indices {
      let named = facts.descendants(of: node).filter { facts.nodes[$0].name == total }
      #expect(Array(facts.nodes(named: total, below: node)) == named)
      let declaring = named.filter {
        [.optionalBinding, .parameter, .variableDecl].contains(facts.kind($0))
      }
      #expect(Array(facts.declarations(of: total, below: node)) == declaring)
    }
    #expect(facts.nodes(named: total, below: 0).count == 8)
    #expect(facts.declarations(of: total, below: 0).count == 3)
  }
}
