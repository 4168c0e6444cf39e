import Testing

@testable import ArchCheck

/// Outlines are taken from the parser's raw tree, which knows no positions; these tests hold them
/// against the text.
@Suite struct OutlineTests {
  /// Code whose bytes are easily miscounted: letters of several bytes, back-ticks, strings of several
  /// lines whose indentation is no text, line ends of Windows, comments in odd places.
  private static let sample = """
    // ünïcödé
    @available(iOS /* since */ 14, *)\r
    public struct `Größe`<Élément: Sendable> /* why */ : Equatable where Élément: Hashable {
      private(set) public var wert = \"\"\"
          ein \\(anzahl)
        Text 👩‍👩‍👧
        \"\"\"
      /// Documented.
      func zähle(von `in`: Int, _ rest: [String: Int?]...) async throws -> (Int, b: Int) {
        guard let anzahl = `in` as? Int, rest.isEmpty else { return (a ? b : c, b: -1 + 2 * 3) }
        #if DEBUG && os(macOS)
        items.map { [weak self] eins in self?.zähle(eins) ?? .none }
        #else
        switch x { case .eins(let y) where y > 0: break; default: }
        #endif
      }
    }
    """

  private func check(
    _ source: String, _ test: (SourceFacts, [UInt8]) -> Void
  ) {
    test(SourceFacts(source), Array(source.utf8))
  }

  @Test func namesStandWhereTheOutlineSays() {
    let named: Set<Node.Kind> = [
      .structDecl, .functionDecl, .variableDecl, .parameter, .label, .genericParameter, .namedType,
      .identifier, .member, .optionalBinding, .identifierPattern, .capture,
    ]
    check(Self.sample) { facts, source in
      var count = 0
      for node in facts.nodes where named.contains(node.kind) && node.name != 0 {
        let text = String(decoding: source[Int(node.offset)...], as: UTF8.self)
        let name = facts.name(node)
        #expect(text.hasPrefix(name) || text.hasPrefix("`\(name)`"), "\(node.kind) \(name)")
        count += 1
      }
      #expect(count > 30)
    }
  }

  @Test(arguments: Operators.compoundAssignments.sorted())
  func anAssignmentTakesAllThatStandsBehindIt(_ name: String) {
    check("a \(name) b + c") { facts, _ in
      let operators = facts.nodes.filter { $0.kind == .binary }.map(facts.name)
      #expect(operators == [name, "+"])
    }
  }

  @Test(arguments: [
    ("a + b * c - d", "(+ a (* b c) d)"), ("a * b + c", "(+ (* a b) c)"),
    ("a || b && c || d", "(|| a (&& b c) d)"), ("a ?? b ?? c == d", "(== (?? a b c) d)"),
    ("a = b = c", "(= a (= b c))"), ("a += b ? c : d", "(+= a (? b c d))"),
    ("a ? b : c ? d : e", "(? a b (? c d e))"), ("a == b ? c + d : e", "(? (== a b) (+ c d) e)"),
    ("a as B as? C", "(as (as a B) C)"), ("a is B && c as D == e", "(&& (is a B) (== (as c D) e))"),
    ("a .< b + c", "(.< a (+ b c))"), ("a .>= b .& c", "(.>= a (.& b c))"),
    ("a &<< b * c", "(* (&<< a b) c)"), ("a + b &>> c", "(+ a (&>> b c))"),
    ("a <> b * c", "(<> a (* b c))"), ("a + (b * c = d) * e", "(+ a (* (= (* b c) d) e))"),
  ])
  func operatorsTakeWhatBindsTighter(_ source: String, _ expected: String) {
    let facts = SourceFacts(source)
    func told(_ node: Int) -> String {
      let parts = facts.children(of: node).map(told)
      let name = facts.name(facts.nodes[node])
      return switch facts.nodes[node].kind {
      case .binary: "(\(name) \(parts.joined(separator: " ")))"
      case .assignment: "(= \(parts.joined(separator: " ")))"
      case .ternary: "(? \(parts.joined(separator: " ")))"
      case .cast: "(as \(parts.joined(separator: " ")))"
      case .isExpr: "(is \(parts.joined(separator: " ")))"
      default: name + parts.joined(separator: " ")
      }
    }
    #expect(told(0) == expected)
  }

  @Test(.endsSoon, arguments: ["? b : a ", "as A ", "= a ", "+ b * c "])
  func longChainsAreFoldedAtOnce(_ link: String) {
    let source = "a " + String(repeating: link, count: 10_000)
    let count = DeepStackThreads.run { SourceFacts(source).nodes.count }
    #expect(count > 20_000)
  }

  @Test func nodesEndWithTheirLastToken() {
    check(Self.sample) { facts, source in
      func text(_ kind: Node.Kind) -> String? {
        facts.nodes.first { $0.kind == kind }
          .map { String(decoding: source[Int($0.offset)..<Int($0.endOffset)], as: UTF8.self) }
      }
      #expect(text(.returnStmt) == "return (a ? b : c, b: -1 + 2 * 3)")
      #expect(text(.capture) == "self")
      #expect(text(.switchCase) == "case .eins(let y) where y > 0: break;")
      #expect(text(.cast) == "as? Int")
      #expect(text(.string)?.hasPrefix("\"\"\"\n      ein") == true)
    }
  }

  @Test func childrenStandInsideTheirParents() {
    check(Self.sample) { facts, _ in
      for (index, parent) in facts.nodes.enumerated() {
        for child in facts.children(of: index) {
          #expect(facts.nodes[child].end <= parent.end)
          #expect(facts.nodes[child].endOffset <= facts.nodes[0].endOffset)
        }
      }
    }
  }

  @Test(
    arguments: [
      ("private(set) public var a = 1", .public, .private),
      ("public internal(set) var a = 1", .public, .internal),
      ("fileprivate(set) var a = 1", nil, .fileprivate),
      ("open var a = 1", .open, nil),
    ] as [(String, Access?, Access?)])
  func tellsTheAccessOfSettersApart(_ source: String, _ access: Access?, _ setter: Access?) {
    check(source) { facts, _ in
      let variable = facts.nodes.first { $0.kind == .variableDecl }
      #expect(variable?.modifiers.access == access)
      #expect(variable?.modifiers.setterAccess == setter)
    }
  }

  @Test(arguments: ["\u{FEFF}let a = 1", "#!/usr/bin/swift\nlet a = 1", "let a = 1\r\n// end"])
  func countsFromTheFirstByte(_ source: String) {
    check(source) { facts, bytes in
      #expect(facts.nodes.first?.kind == .file)
      let variable = facts.nodes.first { $0.kind == .variableDecl }
      #expect(variable.map { bytes[Int($0.offset)] } == UInt8(ascii: "a"))
    }
  }

  @Test func anEmptyFileIsAFile() {
    check("") { facts, _ in #expect(facts.nodes.map(\.kind) == [.file]) }
  }

  @Test func readsEveryBeginningOfAFile() {
    let bytes = Array(Self.sample.utf8)
    for end in stride(from: 0, to: bytes.count, by: 3) {
      let facts = SourceFacts(source: Array(bytes[..<end]), comments: [])
      for node in facts.nodes {
        #expect(node.offset <= end && node.endOffset <= end && node.end <= facts.nodes.count)
      }
    }
  }

  /// The first and the last tokens of nested nodes are looked for once, not from each node.
  @Test func placesEachNodeOfALongChain() {
    let links = 200
    check("let z = a" + String(repeating: ".b()", count: links)) { facts, bytes in
      let calls = facts.nodes.filter { $0.kind == .call }
      #expect(calls.allSatisfy { $0.offset == 8 })
      #expect(calls.map(\.endOffset) == (0..<links).map { UInt32(bytes.count - 4 * $0) })
    }
    let nested = String(repeating: "!(", count: links) + "a" + String(repeating: ")", count: links)
    check("let z = " + nested) { facts, bytes in
      let operators = facts.nodes.filter { $0.kind == .prefixOperator }
      #expect(operators.map(\.endOffset) == (0..<links).map { UInt32(bytes.count - $0) })
    }
  }
}
