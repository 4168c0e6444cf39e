/// Making a value does nothing else.
struct StructInitNoSideEffects: Rule {
  var calls = [
    "DispatchQueue.async", "DispatchQueue.asyncAfter", "NotificationCenter.addObserver",
    "NotificationCenter.post", "Task", "Task.detached", "Timer.scheduledTimer",
    "URLSession.dataTask", "URLSession.downloadTask", "URLSession.uploadTask", "observe",
    "observeNext", "observeValues", "sink", "subscribe",
  ]

  func findings(in graph: DependencyGraph) -> [Finding] {
    var inertMethods: [Int: Bool] = [:]
    // The system makes the app once, as it does what else it makes, and that is where they start what
    // they need. What is noncopyable owns something, like a class.
    return graph.judgedTypes.filter {
      $0.kind == .struct && graph.role(of: $0.id) != .app && !graph.isMadeBySystem($0.id)
        && !graph.isNoncopyable($0)
    }.flatMap { type -> [Finding] in
      graph.judgedMembers(of: type).compactMap { index -> Finding? in
        let member = graph.members[index]
        guard runsAtBirth(member) else { return nil }
        let effects = graph.bodies(ofMember: index)
          .filter { $0.part == .function || $0.part == .initialValue }
          .flatMap { startedWork(in: $0, graph: graph, &inertMethods) }
        guard let first = effects.first else { return nil }
        return Finding(
          "\(type.name) calls \(first.name) as it is made", at: graph.location(of: first.node),
          about: graph.members[index], in: graph,
          evidence: effects.dropFirst().map {
            Finding.Evidence("and \($0.name)", at: graph.location(of: $0.node))
          }
        ).caused(by: effects.map { Finding.Cause($0.name, at: graph.location(of: $0.node)) })
      }
    }
  }

  private func runsAtBirth(_ member: Member) -> Bool {
    switch member.kind {
    case .initializer: true
    case .property: member.isStored && !member.isStatic && !member.modifiers.contains(.lazy)
    case .method, .deinitializer, .subscript, .enumCase: false
    }
  }

  private struct Effect {
    var name: String
    var node: NodeRef
  }

  /// - Parameter inertMethods: for methods of own values, whether they start nothing; one that is being
  ///   looked into is taken not to.
  private func startedWork(
    in body: Body, graph: DependencyGraph, _ inertMethods: inout [Int: Bool]
  ) -> [Effect] {
    let facts = graph.facts(of: body)
    // Most bodies call nothing that could start work.
    lazy var types = DeclaredTypes(in: body, of: graph)
    var effects: [Effect] = []
    var node = body.node + 1
    let end = Int(facts.nodes[body.node].end)
    while node < end {
      switch facts.kind(node) {
      case .call:
        let name =
          (isOperator(node, facts: facts) ? nil : effect(of: node, facts: facts))
          ?? (mayStartWork(node, facts: facts)
            ? effect(of: node, onReceiverIn: types, facts: facts, graph: graph) : nil)
        if let name, !isOwn(name, at: NodeRef(file: body.file, node: node), in: graph),
          !isInertMethod(of: node, types, facts, graph, &inertMethods)
        {
          effects.append(Effect(name: name, node: NodeRef(file: body.file, node: node)))
          node = Int(facts.nodes[node].end)
          continue
        }
      case .closure where !isCalledAtOnce(node, facts: facts):
        // It runs later, if at all.
        node = Int(facts.nodes[node].end)
        continue
      case .functionDecl, .classDecl, .structDecl, .enumDecl:
        node = Int(facts.nodes[node].end)
        continue
      default: break
      }
      node += 1
    }
    return effects
  }

  /// Whether the type that a call names is one of the project: it may have the name of one that starts
  /// work, as the `Task` of a list of them has.
  private func isOwn(_ name: String, at call: NodeRef, in graph: DependencyGraph) -> Bool {
    guard name.namesType else { return false }
    let start = graph.files[call.file].facts.nodes[call.node].offset
    return graph.sites(in: call).contains { site, index in
      site.offset == start && site.usedMemberIndex == nil
        && graph.target(ofSite: index).map { !graph[graph.resolved($0)].isExternal } ?? false
    }
  }

  /// Whether a call is one of a method of an own value which starts no work itself, as `observe(sample)`
  /// of a histogram that counts.
  private func isInertMethod(
    of call: Int, _ types: DeclaredTypes, _ facts: SourceFacts, _ graph: DependencyGraph,
    _ inertMethods: inout [Int: Bool]
  ) -> Bool {
    guard let callee = facts.callee(of: call)?.node, let method = types.member(callee) else {
      return false
    }
    let owner = graph[graph.members[method].owner]
    guard !owner.isExternal, [.enum, .struct].contains(owner.kind) else { return false }
    if let known = inertMethods[method] { return known }
    inertMethods[method] = true
    let isInert = graph.bodies(ofMember: method).allSatisfy {
      startedWork(in: $0, graph: graph, &inertMethods).isEmpty
    }
    inertMethods[method] = isInert
    return isInert
  }

  /// Whether a call only says where a pipeline works: `subscribe(on:)`, `observe(on:)`.
  private func isOperator(_ call: Int, facts: SourceFacts) -> Bool {
    let arguments = facts.arguments(of: call)
    return arguments.count == 1 && facts.name(at: arguments[0]) == "on"
  }

  private func isCalledAtOnce(_ closure: Int, facts: SourceFacts) -> Bool {
    facts.kind(closure - 1) == .call
  }

  private func effect(of call: Int, facts: SourceFacts) -> String? {
    guard let (name, callee) = facts.callee(of: call) else { return nil }
    guard facts.kind(callee) == .member else { return calls.matches(name) ? name : nil }
    // The type that the receiver starts with: `DispatchQueue` of `DispatchQueue.main.async` and of
    // `DispatchQueue.global().async`.
    var root = facts.base(of: callee)
    while let base = root {
      let member = facts.callee(of: base)?.node ?? base
      guard facts.kind(member) == .member, let next = facts.base(of: member) else { break }
      root = next
    }
    if let root, facts.kind(root) == .identifier {
      let qualified = "\(facts.name(at: root)).\(name)"
      if calls.matches(qualified) { return qualified }
    }
    return name.first?.isUppercase == false && calls.matches(name) ? name : nil
  }

  /// Whether a method of that name starts work on one type at least.
  private func mayStartWork(_ call: Int, facts: SourceFacts) -> Bool {
    guard let (name, callee) = facts.callee(of: call), facts.kind(callee) == .member else {
      return false
    }
    return calls.contains { $0.hasSuffix(".\(name)") }
  }

  /// The call of `queue.async` on a queue that is stored or given.
  private func effect(
    of call: Int, onReceiverIn types: DeclaredTypes, facts: SourceFacts, graph: DependencyGraph
  ) -> String? {
    guard let (name, callee) = facts.callee(of: call), let receiver = facts.base(of: callee),
      let type = types.type(of: receiver), graph[type].isExternal
    else { return nil }
    let qualified = "\(graph[type].name).\(name)"
    return calls.matches(qualified) ? qualified : nil
  }

  static let documentation = RuleDocumentation(
    summary: "Making a value must do nothing else.",
    category: .typeDesign, certainty: .rule, severity: .warning,
    rationale: """
      A value is inert: nothing happens unless its owner asks for it, and copies cost nothing. \
      Work that an initializer starts runs once for each value that is made, also for those that \
      SwiftUI makes and drops.
      """,
    fix: "Start the work in a method that the owner calls.",
    limits: """
      Only calls in initializers and initial values themselves are seen, not those of functions \
      that they call.

      Not reported:
      - what stands in a closure, which runs later
      - types of the project of such a name, methods of its structs and enums that have one and \
      start nothing, and operators that only say where a pipeline works: `subscribe(on:)`
      - noncopyable structs, which own what they start
      - the app and what else only the system makes, which may start work there
      """,
    options: [
      "calls": "Patterns of calls that start work: `name`, or `Type.name` for a call on a type, "
        + "on one of its shared objects, or on one that is stored or given."
    ],
    guidelines: ["WX-25"],
    profiles: [.wolox, .recommended],
    examples: [
      Example(
        """
        //- App/Ping.swift
        import Foundation
        struct Ping {
          init() {
            DispatchQueue.main.async { send() }  // finding
          }
        }
        func send() {}
        """),
      Example(
        """
        //- App/Ping.swift
        import Combine
        import Foundation
        struct Ping {
          let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }  // finding
          let token: AnyCancellable
          init(ids: PassthroughSubject<Int, Never>) {
            token = ids.sink { print($0) }  // finding
            if token.hashValue > 0 {
              Task { print("made") }
            }
          }
        }
        """),
      Example(
        """
        //- App/Ping.swift
        import Foundation
        struct Ping {
          let queue = DispatchQueue(label: "ping")
          let center = NotificationCenter.default
          let onEnd: () -> Void
          var isCancelled = Task.isCancelled
          static let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
          let items: AnyPublisher<Int, Never>
          init(source: AnyPublisher<Int, Never>) {
            items = source.subscribe(on: DispatchQueue.main).eraseToAnyPublisher()
            onEnd = { Task { print("end") } }
          }
          func start() {
            DispatchQueue.main.async { print("started") }
          }
        }
        """),
      Example(
        """
        //- App/Task.swift
        import Combine
        struct Task { var title: String }
        final class Bus {
          static let main = Bus()
          func subscribe(_ action: () -> Void) {}
        }
        struct Listener {
          init() { Bus.main.subscribe {} }  // finding
        }
        //- App/TaskView.swift
        import SwiftUI
        struct TaskView: View {
          @State private var task = Task(title: "")
          var body: some View { Text(task.title) }
        }
        """),
      Example(
        """
        //- App/Ping.swift
        import Foundation
        final class Ping {
          init() {
            DispatchQueue.main.async { print("made") }
          }
        }
        enum Mode {
          case on
          init() {
            self = .on
          }
        }
        """),
    ])
}
