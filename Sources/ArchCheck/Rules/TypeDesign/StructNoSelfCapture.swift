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
    return closures.compactMap { closure in
      let inside = facts.descendants(of: closure.node.node)
      let found = uses.filter { inside.contains($0.node) }
      if let change = found.first(where: { $0.effect == .change }) {
        return Capture(closure: closure, use: change.node)
      }
      if goesIntoCopy(closure.node.node, of: body, in: graph) { return nil }
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

  /// Whether a method that changes nothing gives back a value of its own type that holds the closure,
  /// as builders do: `var copy = self; copy.filter = { … }; return copy`, or `with { $0.filter = { … } }`.
  /// Other values that are made for nothing but that value may hold it, too:
  /// `Query(filter: Filter { … })`.
  private func goesIntoCopy(_ closure: Int, of body: Body, in graph: DependencyGraph) -> Bool {
    let member = graph.members[body.member]
    let owner = graph[member.owner].simpleName
    guard member.kind == .method, !member.modifiers.contains(.mutating),
      member.type.map(graph.resolved) == member.owner
    else { return false }
    let facts = graph.facts(of: body)
    let types = DeclaredTypes(in: body, of: graph)
    func makesOwn(_ node: Int) -> Bool {
      facts.isSelf(node)
        || facts.callee(of: node).map { [owner, "Self"].contains($0.name) } ?? false
    }
    let nodes = facts.descendants(of: body.node)
    let copies = Set(
      nodes.filter { node in
        facts.kind(node) == .variableDecl
          && facts.child(.initialValue, of: node).flatMap(facts.firstChild).map(facts.unwrapped)
            .map(makesOwn) ?? false
      }.map { facts.name(at: $0) })
    let returned = nodes.contains { node in
      facts.kind(node) == .returnStmt
        && facts.firstChild(of: node).map { copies.contains(facts.name(at: $0)) } ?? false
    }
    let changes = changesOfCopies(in: body, types: types, graph)
    func isCopy(_ node: Int) -> Bool {
      let name = facts.name(at: node)
      return returned && copies.contains(name)
        || facts.ancestors(of: node).first { facts.kind($0) == .closure }
          .map { changes[$0] == name } ?? false
    }
    var seen: Set<Int> = []
    func isBuiltIn(_ value: Int) -> Bool {
      guard let parent = types.parent(of: value), seen.insert(value).inserted else { return false }
      switch facts.kind(parent) {
      case .tryExpr, .otherExpr: return isBuiltIn(parent)
      case .argument:
        guard let call = types.parent(of: parent), let (name, callee) = facts.callee(of: call)
        else { return false }
        return makesOwn(call)
          || (name == "init" || name.first?.isUppercase ?? false || extendsTarget(call, callee))
            && isBuiltIn(call)
      case .initialValue:
        return types.parent(of: parent).map {
          facts.kind($0) == .variableDecl && isOnlyBuiltIn(facts.name(at: $0))
        } ?? false
      case .assignment:
        guard facts.lastChild(of: parent) == value,
          let target = facts.firstChild(of: parent).map(facts.unwrapped)
        else { return false }
        if types.isLocal(target) { return isOnlyBuiltIn(facts.name(at: target)) }
        return facts.base(of: target).map(isCopy) ?? false
      default: return false
      }
    }
    /// `copy.filters = copy.filters.adding(Filter { … })`
    func extendsTarget(_ call: Int, _ callee: Int) -> Bool {
      guard let assignment = types.parent(of: call), facts.kind(assignment) == .assignment,
        let target = facts.firstChild(of: assignment), let base = facts.base(of: callee)
      else { return false }
      return names(in: target) == names(in: base)
    }
    func names(in expression: Int) -> [String] {
      ([expression] + facts.descendants(of: expression)).map { facts.name(at: $0) }
    }
    func isOnlyBuiltIn(_ local: String) -> Bool {
      let uses = nodes.filter { node in
        facts.kind(node) == .identifier && facts.name(at: node) == local
          && !(types.parent(of: node).map {
            facts.kind($0) == .assignment && facts.firstChild(of: $0) == node
          } ?? false)
      }
      return !uses.isEmpty && uses.allSatisfy(isBuiltIn)
    }
    return isBuiltIn(closure)
  }

  /// The closures that change a copy which the body gives back, with the name that the copy has there:
  /// `$0` of `with { $0.filter = { … } }`, where `with` takes an `(inout Self) -> Void` and returns a
  /// value of its own type.
  private func changesOfCopies(
    in body: Body, types: DeclaredTypes, _ graph: DependencyGraph
  ) -> [Int: String] {
    let facts = graph.facts(of: body)
    var found: [Int: String] = [:]
    for closure in facts.descendants(of: body.node) where facts.kind(closure) == .closure {
      guard let argument = types.parent(of: closure), facts.kind(argument) == .argument,
        let call = types.parent(of: argument), isGivenBack(call, by: body, facts),
        let taker = graph.taker(ofArgument: argument, of: call, types: types, facts: facts)
      else { continue }
      let method = graph.members[taker.member]
      let declaring = graph.files[method.node.file].facts
      let isOfSelf =
        declaring.child(.returnType, of: method.node.node)
        .flatMap(declaring.firstChild).map { declaring.name(at: $0) == "Self" } ?? false
      guard isOfSelf || method.type.map(graph.resolved) == graph.members[body.member].owner,
        declaring.descendants(of: taker.parameter).contains(where: {
          declaring.nodes[$0].modifiers.contains(.inout)
        })
      else { continue }
      found[closure] = facts.child(.parameter, of: closure).map { facts.name(at: $0) } ?? "$0"
    }
    return found
  }

  /// Whether a call on the value itself is all that a body returns: `with { … }`.
  private func isGivenBack(_ call: Int, by body: Body, _ facts: SourceFacts) -> Bool {
    guard let callee = facts.callee(of: call)?.node, let user = facts.user(of: call),
      facts.base(of: callee).map(facts.isSelf) ?? (facts.kind(callee) == .identifier)
    else { return false }
    return facts.kind(user) == .returnStmt
      || user == body.node && facts.children(of: user).count == 1
  }

  private func finding(
    about index: Int, _ captures: [Capture], in graph: DependencyGraph
  ) -> Finding {
    let member = graph.members[index]
    let first = captures[0]
    return Finding(
      "A closure that outlives \(graph.displayName(ofMember: index)) captures the "
        + "struct \(graph[member.owner].name)",
      at: graph.location(of: first.closure.node), aboutMember: index, in: graph,
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
