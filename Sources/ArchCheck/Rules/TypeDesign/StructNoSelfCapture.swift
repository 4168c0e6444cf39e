/// A value's closures do not capture the value.
struct StructNoSelfCapture: Rule {
  var assumeEscaping = ["sink", "observe", "subscribe", "observeNext"]
  var exemptProtocols = ["View", "ViewModifier"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { $0.kind == .struct }.flatMap { type -> [Finding] in
      guard !isExempt(type, in: graph) else { return [] }
      let members = Set(
        graph.members(of: type.id).filter { !$0.isStatic && $0.kind != .enumCase }.map(\.name))
      return graph.judgedMembers(of: type).compactMap { index -> Finding? in
        let member = graph.members[index]
        guard !member.isStatic, !member.modifiers.contains(.lazy) else { return nil }
        let captures = graph.bodies(ofMember: index).flatMap {
          selfCaptures(in: $0, members: members, graph: graph)
        }
        return captures.isEmpty ? nil : finding(about: index, captures, in: graph)
      }
    }
  }

  /// Views are values by design, and SwiftUI takes their closures.
  private func isExempt(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.role(of: type.id) == .view || type.attributes.contains("propertyWrapper")
      || graph.allConformances(of: type.id).contains { conformance in
        exemptProtocols.matches(graph[conformance].name)
          || graph[conformance].isExternal && graph.moduleName(of: conformance) == "SwiftUI"
      }
  }

  private struct Capture {
    var closure: EscapingClosure
    var use: Int
  }

  private func selfCaptures(
    in body: Body, members: Set<String>, graph: DependencyGraph
  ) -> [Capture] {
    let keeping = ClosureKeeping(names: assumeEscaping)
    let closures = graph.escapingClosures(in: body, keeping: keeping)
    guard !closures.isEmpty else { return [] }
    let facts = graph.facts(of: body)
    var uses: [Int] = []
    NameWalk.uses(in: body.node, of: graph.members[body.member].node.node, facts: facts) { use in
      switch use.kind {
      case .wholeSelf, .ofSelf: uses.append(use.node)
      case .free:
        // What a capture list names is taken on purpose.
        if ![.capture, .keyPathComponent].contains(facts.kind(use.node)),
          members.contains(facts.name(at: use.node))
        {
          uses.append(use.node)
        }
      }
    }
    return closures.compactMap { closure in
      let inside = facts.descendants(of: closure.node.node)
      return uses.first(where: inside.contains).map { Capture(closure: closure, use: $0) }
    }
  }

  private func finding(
    about index: Int, _ captures: [Capture], in graph: DependencyGraph
  ) -> Finding {
    let member = graph.members[index]
    let first = captures[0]
    return Finding(
      "A closure that outlives \(graph.displayName(ofMember: index)) captures the "
        + "struct \(graph[member.owner].name)",
      at: graph.location(of: first.closure.node), module: graph.moduleName(of: member.owner),
      subject: graph.qualifiedName(ofMember: index), condition: graph.condition(member.condition),
      evidence: captures.prefix(8).map {
        Finding.Evidence(
          "it is used here",
          at: graph.location(of: NodeRef(file: $0.closure.node.file, node: $0.use)))
      }
    ).caused(
      by: captures.map {
        Finding.Cause($0.closure.way.name, at: graph.location(of: $0.closure.node))
      })
  }

  static let documentation = RuleDocumentation(
    summary: "A closure that outlives its call must not capture a value's self.",
    category: .typeDesign, certainty: .rule, severity: .error,
    rationale: """
      A closure takes a copy of the value with it. What it changes is changed in the copy, and \
      what the value becomes later it never sees: the code reads as if there were one thing where \
      there are two.
      """,
    fix: """
      Make the type a class if it has an identity and a life; else capture the properties that \
      the closure needs by name, so that the copy is visible.
      """,
    limits: """
      A closure counts as escaping if it is stored in a property of the project, given to an own \
      parameter marked `@escaping`, or to one of the named functions. SwiftUI's views and their \
      parts are left alone, and so are `Task`, queues and enums, which hold nothing that could \
      change. \
      A closure that only reads a captured value is harmless and is reported all the same, so the \
      rule is not in `recommended`.
      """,
    options: [
      "assumeEscaping": "Functions outside the project that keep the closures they are given.",
      "exemptProtocols": "Patterns of protocols whose conformers are left alone.",
    ],
    guidelines: ["WX-11", "WX-24", "WX-26"],
    profiles: [.wolox],
    examples: [
      Example(
        """
        //- App/Meter.swift
        final class Signal {
          var listener: ((Int) -> Void)?
          func observe(_ body: @escaping (Int) -> Void) { listener = body }
        }
        struct Meter {
          var n = 0
          init(s: Signal) {
            s.observe { self.n = $0 }  // finding
          }
          func watch(_ s: Signal) {
            s.listener = { print($0 + n) }  // finding
          }
        }
        """),
      Example(
        """
        //- App/Meter.swift
        import Combine
        struct Meter {
          var isOn = false
          func watch(_ s: PassthroughSubject<Int, Never>) -> AnyCancellable {
            s.sink { _ in show() }  // finding
          }
          func show() { print(isOn) }
        }
        """),
      Example(
        """
        //- App/Meter.swift
        final class Signal {
          func observe(_ body: @escaping (Int) -> Void) { body(1) }
          func now(_ body: (Int) -> Void) { body(1) }
        }
        struct Meter {
          static let unit = "m"
          var n = 0
          func watch(_ s: Signal) {
            s.observe { [n] in print($0 + n) }
            s.observe { n in print(n) }
            let copy = n
            s.observe { print($0 + copy, Meter.unit) }
            s.now { print($0 + n) }
            [1].forEach { print($0 + n) }
            Task { print(n) }
          }
        }
        final class Counter {
          var n = 0
          func watch(_ s: Signal) {
            s.observe { [weak self] in self?.n = $0 }
          }
        }
        protocol MenuDelegate: AnyObject {
          func perform(_ action: MenuAction)
        }
        enum MenuAction {
          case mute, block
          func watch(_ s: Signal, _ delegate: MenuDelegate) {
            s.observe { [weak delegate] _ in delegate?.perform(self) }
          }
        }
        """),
      Example(
        """
        //- App/Views.swift
        import SwiftUI
        final class Signal {
          func observe(_ body: @escaping (Int) -> Void) { body(1) }
        }
        struct Meter: View {
          @State var n = 0
          let s = Signal()
          var body: some View {
            Text("\\(n)").onAppear { s.observe { n = $0 } }
          }
        }
        struct Style: ButtonStyle {
          let s = Signal()
          var n = 0
          func makeBody(configuration: Configuration) -> some View {
            s.observe { print($0 + n) }
            return configuration.label
          }
        }
        """),
    ])
}
