/// A value's closures do not capture the value.
struct StructNoSelfCapture: Rule {
  var assumeEscaping = ["sink", "observe", "subscribe", "observeNext"]
  var exemptProtocols = ["View", "ViewModifier"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { $0.kind == .struct }.flatMap { type -> [Finding] in
      guard !isExempt(type, in: graph) else { return [] }
      let members = Dictionary(
        type.members.filter { index in
          !graph.members[index].isStatic && graph.members[index].kind != .enumCase
        }.map { (graph.members[$0].name, $0) },
        uniquingKeysWith: { first, second in
          effect(of: graph.members[first]) == .change ? first : second
        })
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

  /// What a use of a member means for a copy of the value.
  private enum Effect {
    /// A constant is the same in each copy.
    case none
    /// A variable of the copy is read.
    case read
    /// The whole copy is needed, to call a method on it.
    case whole
    /// The copy is changed.
    case change
  }

  private func effect(of member: Member) -> Effect {
    switch member.kind {
    case .property where member.isStored: member.modifiers.contains(.let) ? .none : .read
    default: member.modifiers.contains(.mutating) ? .change : .whole
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
    in body: Body, members: [String: Int], graph: DependencyGraph
  ) -> [Capture] {
    let keeping = ClosureKeeping(names: assumeEscaping)
    let closures = graph.escapingClosures(in: body, keeping: keeping).filter { !$0.isOnlyCalled }
    guard !closures.isEmpty else { return [] }
    let facts = graph.facts(of: body)
    let changes = PropertyChanges(in: graph)
    let types = DeclaredTypes(in: body, of: graph)
    let (changed, assigned) = (facts.changed(in: body.node), facts.assigned(in: body.node))
    var uses: [(node: Int, member: Int?, effect: Effect)] = []
    NameWalk.uses(in: body.node, of: graph.members[body.member].node.node, facts: facts) { use in
      if use.kind == .wholeSelf {
        uses.append((use.node, nil, .whole))
        return
      }
      // What a capture list names is taken on purpose.
      if use.kind == .free, [.capture, .keyPathComponent].contains(facts.kind(use.node)) { return }
      guard let named = members[facts.name(at: use.node)] else { return }
      // Where linking does not tell which of several it is, the one that changes most.
      let used = types.member(use.node).flatMap { graph.members[$0].isStatic ? nil : $0 } ?? named
      let member = graph.members[used]
      let effect = effect(of: member)
      // A change of an object leaves the value that holds it as it is.
      let isChange =
        effect == .read && (changes.holdsObject(member) ? assigned : changed).contains(use.node)
      uses.append((use.node, used, isChange ? .change : effect))
    }
    let copies = ReturnedCopies(of: body, types: types, in: graph)
    return closures.compactMap { closure in
      let inside = facts.descendants(of: closure.node.node)
      let found = uses.filter { inside.contains($0.node) }
      if let change = found.first(where: { $0.effect == .change }) {
        return Capture(closure: closure, use: change.node)
      }
      if copies?.takeIn(closure.node.node) ?? false { return nil }
      // What an own function does with a closure that calls the value's methods needs all of the
      // value; a subscription goes on while the value changes.
      if case .parameter = closure.way, found.contains(where: { $0.effect == .whole }) {
        return nil
      }
      return found.first { use in
        // What stays as it was is the same in each copy, as a constant is.
        use.effect == .whole
          || use.effect == .read && use.member.map(changes.mayChange) ?? true
      }.map { Capture(closure: closure, use: $0.node) }
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
      at: graph.location(of: first.closure.node), about: graph.members[index], in: graph,
      evidence: captures.map {
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
      A closure counts as escaping if it is stored in a property of the project, or given to a \
      parameter of the project marked `@escaping` or to one of the named functions.

      Not reported:
      - SwiftUI's views and their parts, `Task`, queues, and enums, which hold nothing that could \
      change
      - captures of constants, of variables that nothing in the project changes once the value is \
      made, and changes of an object that the value holds
      - closures for functions of the project that call methods of the copy without changing it: \
      they need the whole value
      - builders: what only reads and goes into the value of the same type that the method gives \
      back, also by `with { $0.filter = … }`

      A closure that only reads a variable is harmless as long as the value does not change after \
      that, and is reported all the same, so the rule is not in `recommended`.
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
      Example(
        """
        //- App/Meter.swift
        final class Signal {
          func observe(_ body: @escaping (Int) -> Void) { body(1) }
          func now(_ body: (Int) -> Void) { body(1) }
          func run(then done: ((Int) -> Void)? = nil) { done?(1) }
        }
        struct Meter {
          static let unit = "m"
          let limit = 3
          var n = 0
          func show(_ value: Int) { print(value + n) }
          func watch(_ s: Signal) {
            s.observe { [n] in print($0 + n) }
            s.observe { n in print(n) }
            let copy = n
            s.observe { print($0 + copy, Meter.unit) }
            s.observe { print($0 + limit) }
            s.observe { show($0) }
            s.now { print($0 + n) }
            s.run { print($0 + n) }
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
    ])
}
