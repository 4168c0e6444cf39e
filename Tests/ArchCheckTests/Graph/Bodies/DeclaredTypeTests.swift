import Testing

@testable import ArchCheck

/// The types of expressions, from declarations alone.
@Suite struct DeclaredTypeTests {
  private static let declarations = """
    struct Item { let part: Part; func made() -> Part { part } }
    struct Part { let item: Item? }
    protocol Method {}
    struct Store {
      let item: Item
      let items: [Item]
      let named: [String: Item]
      func find() -> Item? { nil }
      func pick(_ one: Item) -> Item { one }
      func pick(_ one: Part) -> Part { one }
      func run<M: Method>(
        _ given: Part, _ list: [Part], _ any: Any, _ method: M, _ sheet: HintSheet
      ) {

    """

  /// The type of the value that `let probe = …` takes at the end of the code.
  @Test(arguments: [
    ("let probe = item", "Item"), ("let probe = self.item", "Item"), ("let probe = self", "Store"),
    ("let probe = given", "Part"), ("let probe = item.part", "Part"),
    ("let probe = Item(part: given)", "Item"), ("let probe = find()", "Item"),
    ("let probe = find()!", "Item"), ("let probe = item.made()", "Part"),
    ("let probe = any as! Item", "Item"), ("let probe = items[0]", "Item"),
    ("let probe = list[0]", "Part"), ("let local = given; let probe = local", "Part"),
    ("let local: Item = make(); let probe = local", "Item"),
    ("guard let found = find() else { return }; let probe = found", "Item"),
    ("let item = given; let probe = item", "Part"), ("let probe = given.item?.part", "Part"),
    ("let probe = named[\"a\"]", "Item"), ("let probe = method", "Method"),
    ("let probe = sheet", "HintSheet"), ("let probe = pick(given)", "Part"),
    ("let probe = pick(item)", "Item"), ("let probe = items.map { $0.part }[0]", "Part"),
    ("let probe = items.map(\\.part).first", "Part"), ("let probe = (item, given).1", "Part"),
    ("let made = { given }; let probe = made()", "Part"),
    ("let probe = true ? item.part : given", "Part"),
    ("let probe = unknown", nil), ("let probe = any", "Any"), ("let probe = 1", nil),
    ("if true { let local = given; print(local) }; let probe = local", nil),
  ])
  func followsDeclarations(_ code: String, _ expected: String?) throws {
    let probe = Probe(Self.declarations + "    \(code)\n  }\n}")
    let body = try probe.body("Store.run")
    let facts = probe.graph.facts(of: body)
    let node = try #require(
      facts.descendants(of: body.node).last {
        facts.kind($0) == .variableDecl && facts.name(at: $0) == "probe"
      })
    let value = try #require(facts.child(.initialValue, of: node))
    let types = DeclaredTypes(in: body, of: probe.graph)
    #expect(probe.name(types.type(of: value)) == expected)
  }

  @Test(arguments: [("given", true), ("list", true), ("item", false), ("items", false)])
  func tellsLocalNames(_ name: String, _ expected: Bool) throws {
    let probe = Probe(Self.declarations + "    print(\(name))\n  }\n}")
    let body = try probe.body("Store.run")
    let facts = probe.graph.facts(of: body)
    let node = try #require(
      facts.descendants(of: body.node).last {
        facts.kind($0) == .identifier && facts.name(at: $0) == name
      })
    #expect(DeclaredTypes(in: body, of: probe.graph).isLocal(node) == expected)
  }

  @Test(arguments: ["one in items", "(_, one) in named"])
  func followsLoops(_ loop: String) throws {
    let probe = Probe(Self.declarations + "    for \(loop) { print(one) }\n  }\n}")
    let body = try probe.body("Store.run")
    let facts = probe.graph.facts(of: body)
    let node = try #require(
      facts.descendants(of: body.node).last {
        facts.kind($0) == .identifier && facts.name(at: $0) == "one"
      })
    let types = DeclaredTypes(in: body, of: probe.graph)
    #expect(probe.name(types.type(of: node)) == "Item")
  }

  @Test func tellsOverloadsApart() throws {
    let probe = Probe(Self.declarations + "    print(pick(given), self.pick(item))\n  }\n}")
    let body = try probe.body("Store.run")
    let facts = probe.graph.facts(of: body)
    let types = DeclaredTypes(in: body, of: probe.graph)
    let taken = facts.descendants(of: body.node).filter { facts.name(at: $0) == "pick" }
      .compactMap { types.member($0) }.map { probe.graph.members[$0].parameterTypes[0] }
    #expect(taken.map { probe.name($0) } == ["Part", "Item"])
  }
}
