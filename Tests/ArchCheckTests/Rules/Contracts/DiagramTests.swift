import Testing

@testable import ArchCheck

@Suite struct DiagramTests {
  private func diagram(_ mermaid: String) -> Diagram? {
    let tree = TextTree("//- a.md\n# A\n\n```mermaid\n\(mermaid)\n```\n")
    var configuration = Configuration()
    configuration.contracts = [
      Contract(
        kind: DiagramContract(diagram: Diagram(path: "a.md")), name: "drawn",
        location: Location(file: "c", line: 1, column: 1))
    ]
    _ = configuration.readDiagrams(in: tree)
    return configuration.contracts[0].diagram
  }

  private func check(
    _ mermaid: String, _ arrows: String..., location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      diagram(mermaid)?.arrows.map { "\($0.from)>\($0.to)" } == arrows, sourceLocation: location)
  }

  @Test func readsLinks() {
    check("graph TD\nA-->B", "A>B")
    check("graph TD; A-->B; B --> C;", "A>B", "B>C")
    check("flowchart LR\nA --> B --> C & D", "A>B", "B>C", "B>D")
    check("graph TD\nA & B ==> C\nA -.-> D\nA ---> E", "A>C", "B>C", "A>D", "A>E")
    check(
      "graph TD\nA -->|uses| B\nA -- uses it --> C\nA == uses ==> D\nA -. uses .-> E",
      "A>B", "A>C", "A>D", "A>E")
    check(
      "graph TD\nA <--> B\nA --- C\nA -.- D\nA --o E\nA --x F\nA ~~~ G\nA -- no --- H", "A>B", "B>A"
    )
    check("graph TD\nA --o B --> C\nC --x D --> E", "B>C", "D>E")
    check("graph TD\nmy-app --> my.core", "my-app>my.core")
    check(
      "graph TD\nA e1@--> B\nB e2@-. uses .-> C\ne1@{ animate: true }\nC@{ label: c } --> A", "A>B",
      "B>C", "C>A")
    check("---\ntitle: x\n---\n%% A --> C\ngraph TD\nA --> B %% no\n", "A>B")
    #expect(diagram("sequenceDiagram\nA->>B: hi")?.arrows == [])
  }

  /// Nodes that are joined have as many arrows as there are pairs of them.
  @Test(.endsSoon) func largeDiagramsEnd() throws {
    let nodes = (0..<5_000).map { "A\($0)" }
    let joined = nodes.joined(separator: " & ")
    let found = try #require(diagram("graph TD\nA --> B\n\(joined) --> \(joined)\nB --> C"))
    #expect(found.arrows.map(\.to) == ["B", "C"])
    #expect(found.firstLeftOut?.line == 6)
    #expect(diagram("graph TD\n" + nodes.joined(separator: " --> "))?.arrows.count == 4_999)
  }

  @Test func readsNodes() {
    let found = diagram(
      """
      flowchart TD
        subgraph features [All features]
          cart[Shopping Cart] --> data[("Data<br/>stores")]
          feed(["Feed"]):::hot
        end
        app((App)) --> features
        data@{ shape: rect, label: "Storage" }
        x{{"a [b] c"}} --> y[/Slanted/]
        classDef hot fill:#f00
        style cart fill:#fff
      """)
    let told = found?.elements.map { "\($0.id)=\($0.label)\($0.parent.map { "<\($0)" } ?? "")" }
    #expect(
      told == [
        "features=All features", "cart=Shopping Cart<features", "data=Storage<features",
        "feed=Feed<features", "app=App", "x=a [b] c", "y=Slanted",
      ])
    #expect(found?.elements.map(\.location.line) == [5, 6, 6, 7, 9, 11, 11])
    #expect(found?.arrows.map(\.location.line) == [6, 9, 11])
  }

  @Test func readsClassDiagrams() {
    check(
      "classDiagram\nA --> B\nC ..> D : uses\nBase <|-- Derived\nE --|> F", "A>B", "C>D",
      "Derived>Base", "E>F")
    check(
      "classDiagram\nCart \"1\" *-- \"n\" Item : holds\nA o-- B\nC --* D\nX -- Y", "Cart>Item",
      "A>B", "D>C")
    check("classDiagram\nclass A {\n  +B b\n  A --> C\n}\nA --> List~Int~", "A>List")
  }

  // MARK: As a contract

  private let shop = """
    //- App/App.swift
    import Cart
    //- Cart/Cart.swift
    import Data
    import Domain
    //- Data/Data.swift
    import Domain
    //- Domain/Domain.swift
    struct Order {}
    """

  private func told(
    _ mermaid: String, components: String = "{}"
  ) throws -> (findings: [String], notes: [String], mistakes: [String]) {
    let text = "version: 1\ncomponents: \(components)\ncontracts: [{ name: Drawn, diagram: a.md }]"
    var configuration = try #require(read(text).configuration)
    var mistakes = configuration.readDiagrams(in: TextTree("//- a.md\n\(mermaid)"))
    var graph = Example(shop).graph()
    graph.claims.components = configuration.claims(for: []).components
    mistakes += configuration.mistakes(in: graph)
    let outcome = configuration.contracts.check(in: graph)
    return (
      outcome.findings.map { "\($0.file):\($0.line): \($0.message)" },
      outcome.notes.map { "\($0.location?.line ?? 0): \($0.message)" }, mistakes.map(\.description)
    )
  }

  @Test func isAContract() throws {
    let kept = try told(
      "```mermaid\ngraph TD\nApp --> Cart --> Data --> Domain\nCart --> Domain\n```")
    #expect(kept.findings == [] && kept.notes == [] && kept.mistakes == [])
    let broken = try told("```mermaid\ngraph TD\nApp --> Cart --> Data\nDomain --> Data\n```")
    #expect(
      broken.findings == [
        "Cart/Cart.swift:2: Cart must not use Domain, which no arrow of a.md allows (Drawn)",
        "Data/Data.swift:1: Data must not use Domain, which no arrow of a.md allows (Drawn)",
      ])
    #expect(broken.notes == ["4: nobody uses the arrow from Domain to Data"])
  }

  @Test func withoutAnArrowNothingUsesAnything() throws {
    let drawn = "```mermaid\ngraph TD\nApp\nDomain\n```\n"
    let kept = try told(drawn)
    #expect(kept.findings == [] && kept.mistakes == [])
    let broken = try told("```mermaid\ngraph TD\nCart\nDomain\n```")
    #expect(
      broken.findings == [
        "Cart/Cart.swift:2: Cart must not use Domain, which no arrow of a.md allows (Drawn)"
      ])
    let other = "```mermaid\ngraph TD\nApp --> Cart\n```\n"
    #expect(try told(drawn + other).findings == [], "one with an arrow goes first")
    #expect(try told("```mermaid\nsequenceDiagram\nA->>B: hi\n```").mistakes.count == 1)
  }

  @Test func framesAndComponents() throws {
    let framed = try told(
      """
      ```mermaid
      graph TD
        subgraph lower [Lower]
          d[Data] --> o[Domain]
        end
        App --> Cart
        Cart --> lower
      ```
      """)
    #expect(framed.findings == [] && framed.mistakes == [])
    let components = try told(
      "```mermaid\ngraph TD\nUpper --> Lower\n```",
      components: "{ Upper: [App, Cart], Lower: [Data, Domain] }")
    #expect(components.findings == [] && components.mistakes == [])
    let reversed = try told(
      "```mermaid\ngraph TD\nLower --> Upper\n```",
      components: "{ Upper: [App, Cart], Lower: [Data, Domain] }")
    #expect(
      reversed.findings == [
        "Cart/Cart.swift:1: Cart must not use Data, which no arrow of a.md allows (Drawn)",
        "Cart/Cart.swift:2: Cart must not use Domain, which no arrow of a.md allows (Drawn)",
      ])
  }

  @Test func tellsMistakes() throws {
    #expect(
      try told("```mermaid\ngraph TD\nApp --> Crat\n```").mistakes == [
        "a.md:3:1: error: unknown module or component \"Crat\"; did you mean \"Cart\"?"
      ])
    #expect(
      try told("no diagram").mistakes == [
        ".archcheck.yml:3:13: error: \"a.md\" has no Mermaid flowchart or class diagram"
      ])
    #expect(
      try told("```mermaid\ngraph TD\nApp --> Cart\n```\n\n```mermaid\ngraph TD\nA --> B\n```")
        .mistakes == [
          "a.md:8:1: warning: only the first diagram with an arrow is the contract"
        ])
    let many = (0...100).map { "A\($0)" }.joined(separator: " & ")
    #expect(
      try told("```mermaid\ngraph TD\n\(many) --> \(many)\n```").mistakes
        .contains("a.md:3:1: error: the diagram has more than 10000 arrows"))
    var configuration = try #require(
      read("version: 1\ncontracts: [{ diagram: gone.md }]").configuration)
    #expect(
      configuration.readDiagrams(in: TextTree("")).map(\.description) == [
        ".archcheck.yml:2:13: error: there is no file \"gone.md\""
      ])
  }

  /// A contract that counts manifests demands an arrow for what they alone declare.
  @Test func drawsWhatIsOnlyDeclaredAsTheContractCountsIt() throws {
    let graph = Example(
      """
      //- App/App.swift
      import Cart
      //- Cart/Cart.swift
      struct Cart {}
      //- Domain/Domain.swift
      struct Order {}
      """, manifest: ["App": ["Cart", "Domain"]]
    ).graph()
    func updated(_ uses: Contract.Use...) -> String? {
      Configuration.updatingDiagram(
        in: "```mermaid\ngraph TD\nApp\nCart\nDomain\n```\n", path: "a.md", with: graph,
        counting: Set(uses))
    }
    let nodes = "```mermaid\ngraph TD\nApp\nCart\nDomain\n"
    #expect(
      updated(.manifest, .imports, .types)
        == nodes + "  App --> Cart\n  App -.-> Domain\n```\n")
    #expect(updated(.imports, .types) == nodes + "  App --> Cart\n```\n")
  }

  @Test func updatesAndStaysUpdated() throws {
    let old = """
      # Shop

      ```mermaid
      graph TD
        %% the shop
        App["The app"]:::top --> Cart
        Domain --> Data
        Cart --> Data & App
      ```

      Behind it.
      """.replacing("The app", with: "App")
    let graph = Example(shop).graph()
    let updated = try #require(
      Configuration.updatingDiagram(in: old, path: "a.md", with: graph))
    #expect(
      updated == """
        # Shop

        ```mermaid
        graph TD
          %% the shop
          App["App"]:::top --> Cart
          Domain
          Data
          Cart --> Data
          Cart --> Domain
          Data --> Domain
        ```

        Behind it.
        """)
    #expect(Configuration.updatingDiagram(in: updated, path: "a.md", with: graph) == updated)
    func withReturns(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
    #expect(
      Configuration.updatingDiagram(in: withReturns(old), path: "a.md", with: graph)
        == withReturns(updated), "lines end as they did")
    let after = try told(updated)
    #expect(after.findings == [] && after.notes == [] && after.mistakes == [])
    let partial = try #require(
      Configuration.updatingDiagram(
        in: "```mermaid\ngraph TD\nApp --> Cart\n```\n", path: "a.md", with: graph))
    let gone = "```mermaid\ngraph TD\nApp --> Domain\n```\n"
    let parted = Example("//- App/App.swift\n//- Domain/Domain.swift\n").graph()
    let bare = try #require(
      Configuration.updatingDiagram(in: gone, path: "a.md", with: parted))
    #expect(bare == "```mermaid\ngraph TD\nApp\nDomain\n```\n")
    #expect(Configuration.updatingDiagram(in: bare, path: "a.md", with: parted) == bare)
    #expect(
      partial
        == "```mermaid\ngraph TD\nApp --> Cart\n  Data\n  Domain\n  Cart --> Data\n  Cart --> Domain\n"
        + "  Data --> Domain\n```\n")
  }
}
