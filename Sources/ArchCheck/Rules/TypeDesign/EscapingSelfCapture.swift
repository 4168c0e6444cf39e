/// A closure that outlives its call does not hold its object strongly.
struct EscapingSelfCapture: Rule {
  var retainingApis = [
    "Timer(block:)", "UICollectionViewCompositionalLayout(sectionProvider:)",
    "UICollectionViewDiffableDataSource(cellProvider:)",
    "UITableViewDiffableDataSource(cellProvider:)", "addObserver(using:)",
    "addPeriodicTimeObserver(using:)", "bind(onNext:)",
    "drive(onNext:)", "emit(onNext:)", "observe(changeHandler:)", "observeNext", "observeValues",
    "scheduledTimer(block:)", "setEventHandler(handler:)", "sink", "subscribe(onNext:)",
  ]
  var assumeEscaping = false
  var ignoreMainAsync = true
  var ignoreTask = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let keeping = keeping(in: graph)
    let oneShots = OneShots(in: graph, keeping: keeping)
    return graph.judgedTypes.filter {
      $0.isReferenceType && !isNeverFreed($0, in: graph)
    }.flatMap { type in
      graph.judgedMembers(of: type).compactMap { index -> Finding? in
        guard !graph.members[index].isStatic else { return nil }
        let captures = graph.bodies(ofMember: index).flatMap {
          strongCaptures(in: $0, keeping, oneShots, graph: graph)
        }
        return captures.isEmpty ? nil : finding(about: index, captures, in: graph)
      }
    }
  }

  /// The app's delegate and a type that has nothing but one shared instance live as long as the
  /// process: nobody else can make one, or nobody outside of tests does.
  private func isNeverFreed(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    let members = graph.members(of: type.id)
    let isShared = members.contains {
      $0.isStatic && $0.isStored && $0.modifiers.contains(.let)
        && WellKnownMembers.sharedInstances.contains($0.name)
    }
    let initializers = members.filter { $0.kind == .initializer }
    if graph.role(of: type.id) == .app { return true }
    guard isShared else { return false }
    if !initializers.isEmpty, initializers.allSatisfy({ $0.modifiers.access == .private }) {
      return true
    }
    return graph.access(of: type.id) < .public
      && !graph.dependents(of: type.id).contains { dependency in
        !graph.isTest(dependency.source)
          && graph.sites[dependency.sites].contains { [.constructs, .inherits].contains($0.kind) }
      }
  }

  private struct Capture {
    var closure: EscapingClosure
    var uses: [Int]
  }

  private func keeping(in graph: DependencyGraph) -> ClosureKeeping {
    var exempt = Self.passing
    if ignoreMainAsync { exempt.formUnion(["async", "asyncAfter"]) }
    if ignoreTask { exempt.formUnion(["Task", "detached"]) }
    // Which of the project's functions is called is not always known, as where none has a type.
    if assumeEscaping {
      for facts in graph.files.lazy.map(\.facts) {
        let functions = facts.nodes.indices.lazy.filter { facts.kind($0) == .functionDecl }
        exempt.formUnion(functions.map { facts.name(at: $0) })
      }
    }
    return ClosureKeeping(
      names: retainingApis, assumesMore: assumeEscaping, followsValues: true, exempt: exempt)
  }

  private func strongCaptures(
    in body: Body, _ keeping: ClosureKeeping, _ oneShots: OneShots, graph: DependencyGraph
  ) -> [Capture] {
    let facts = graph.facts(of: body)
    let escaping = graph.escapingClosures(in: body, keeping: keeping).filter { !$0.isOnlyCalled }
    guard !escaping.isEmpty else { return [] }
    let nodes = Set(escaping.map(\.node.node))
    var taken: Set<Int> = []
    var keptHere: [UInt32: Bool] = [:]
    return escaping.compactMap { closure in
      let node = closure.node.node
      let around = facts.ancestors(of: node).prefix { $0 >= body.node }
        .filter { facts.kind($0) == .closure }
      // Inside a weak capture `self` is what that unwrapped; inside a strong one nothing is new.
      let isHeldWeakly = around.contains(where: facts.capturesSelfWeakly)
      guard !isHeldWeakly, !around.contains(where: taken.contains),
        case .strong(let uses) = facts.selfCapture(of: node)
      else { return nil }
      let argument = facts.parent(of: node).flatMap { facts.firstChild(of: $0) == node ? $0 : nil }
      let call = argument.flatMap(facts.parent).flatMap { facts.kind($0) == .call ? $0 : nil }
      if let argument, let call,
        runsOnce(closure, argument, of: call, body, oneShots, graph)
          || hasEnd(call, in: body, graph)
      {
        return nil
      }
      if let keeper = keeper(of: closure, in: call, body, graph) {
        let name = facts.nodes[keeper].name
        let isKeptHere = keptHere[name] ?? isKeptHere(keeper, body, nodes, graph)
        keptHere[name] = isKeptHere
        if isKeptHere { return nil }
      }
      taken.insert(node)
      return Capture(closure: closure, uses: uses)
    }
  }

  /// Whether the closure is a job that is done once, as on a queue of Dispatch, or goes into a value
  /// that is handed to the caller, who decides how long it lives.
  private func runsOnce(
    _ closure: EscapingClosure, _ argument: Int, of call: Int, _ body: Body,
    _ oneShots: OneShots, _ graph: DependencyGraph
  ) -> Bool {
    if case .retained = closure.way { return false }
    let facts = graph.facts(of: body)
    if oneShots.runOnce(argument, of: call, in: body) { return true }
    guard case .parameter(let name) = closure.way,
      name.namesType || name == "init",
      // A lazy property keeps its value.
      body.part != .initialValue
    else { return false }
    let member = graph.members[body.member].node.node
    return !facts.ancestors(of: call).prefix { $0 > member }
      .contains { facts.kind($0) == .assignment }
  }

  /// The name of the object that keeps a closure: `queue` of `queue.sink { … }`, `flow` of
  /// `flow.onEnd = { … }`.
  private func keeper(
    of closure: EscapingClosure, in call: Int?, _ body: Body, _ graph: DependencyGraph
  ) -> Int? {
    let facts = graph.facts(of: body)
    let member: Int?
    switch closure.way {
    case .retained: member = call.flatMap { facts.callee(of: $0)?.node }
    case .stored:
      member = facts.parent(of: closure.node.node).flatMap { assignment in
        facts.kind(assignment) == .assignment ? facts.firstChild(of: assignment) : nil
      }.map(facts.unwrapped)
    case .parameter: member = nil
    }
    return member.flatMap(facts.base(of:)).map(facts.unwrapped).flatMap {
      facts.kind($0) == .identifier ? $0 : nil
    }
  }

  /// Whether what keeps the closure is made in the body and known there only: it is called and set
  /// up, but neither stored, handed on nor captured by what is kept. Then `self` holds nothing of it.
  private func isKeptHere(
    _ keeper: Int, _ body: Body, _ escaping: Set<Int>, _ graph: DependencyGraph
  ) -> Bool {
    let facts = graph.facts(of: body)
    let types = DeclaredTypes(in: body, of: graph)
    let named = facts.nodes(named: facts.nodes[keeper].name, below: body.node)
    let variables = named.filter { facts.kind($0) == .variableDecl }
    guard types.isLocal(keeper), let variable = variables.first, variables.count == 1,
      facts.child(.initialValue, of: variable).map({ isNew($0, types, in: facts, graph) }) ?? false
    else { return false }
    return named.allSatisfy { node in
      facts.kind(node) != .identifier
        || isOnlyTold(node, types, in: facts)
          && !facts.ancestors(of: node).contains(where: escaping.contains)
    }
  }

  /// Whether an initial value is a new object: one that nothing knows yet, made of nothing that could
  /// keep it. A queue keeps none of what it is given to.
  private func isNew(
    _ initial: Int, _ types: DeclaredTypes, in facts: SourceFacts, _ graph: DependencyGraph
  ) -> Bool {
    let value = facts.unwrapped(initial)
    guard let (name, callee) = facts.callee(of: value) else { return false }
    let isMade = name.namesConstruction || name.beginsWithWord("make")
    let isOfType = facts.base(of: callee).map { facts.name(at: $0).namesType }
    guard isMade, isOfType ?? name.namesType else { return false }
    return facts.arguments(of: value).allSatisfy { argument in
      facts.name(at: argument) == "queue"
        || !facts.descendants(of: argument).contains { node in
          facts.kind(node) == .identifier && !facts.name(at: node).namesType
            && !(types.type(of: node).map { [.struct, .enum].contains(graph[$0].kind) } ?? false)
        }
    }
  }

  /// Whether a name stands where something is called on it and nothing keeps what that gives back, or
  /// where one of its properties is set.
  private func isOnlyTold(_ name: Int, _ types: DeclaredTypes, in facts: SourceFacts) -> Bool {
    var base = name
    while let chain = types.parent(of: base),
      [.optionalChain, .forceUnwrap].contains(facts.kind(chain))
    {
      base = chain
    }
    guard let member = types.parent(of: base), facts.kind(member) == .member,
      let user = types.parent(of: member)
    else { return false }
    switch facts.kind(user) {
    case .assignment: return facts.firstChild(of: user) == member
    case .call: return facts.firstChild(of: user) == member && !facts.isKept(user, orReturned: true)
    default: return false
    }
  }

  /// Whether an operator in front ends the subscription with the life of something, or what is
  /// subscribed to ends by itself and lets the closure go.
  private func hasEnd(_ call: Int, in body: Body, _ graph: DependencyGraph) -> Bool {
    let facts = graph.facts(of: body)
    guard let callee = facts.callee(of: call)?.node, let publisher = facts.base(of: callee) else {
      return false
    }
    var asked: Set<Int> = []
    return ends(publisher, in: body, graph, &asked)
  }

  private func ends(
    _ publisher: Int, in body: Body, _ graph: DependencyGraph, _ asked: inout Set<Int>
  ) -> Bool {
    let facts = graph.facts(of: body)
    var current = publisher
    // An operator that brings in other values can go on where the ones before it end.
    var isPlain = true
    while let (name, callee) = facts.callee(of: current) {
      let arguments = facts.arguments(of: current)
      let labels = arguments.map { facts.name(at: $0) }
      if name == "takeUntil" || labels.contains(where: Self.ends.contains) { return true }
      // `prefix { … }` goes on as long as the closure says.
      let isCounted =
        Self.counting.contains(name) && labels.allSatisfy(\.isEmpty)
        && !arguments.contains {
          facts.firstChild(of: $0).map { facts.kind($0) == .closure } ?? false
        }
      if isPlain,
        isCounted || Self.oneShots.contains(name) || isFinite(current, name, labels, facts)
          || givesFinite(callee, in: body, graph, &asked)
      {
        return true
      }
      guard let base = facts.base(of: callee) else { return false }
      isPlain = isPlain && Self.plain.contains(name)
      current = base
    }
    return false
  }

  /// Whether a function of the project gives back nothing but publishers that end by themselves, as one
  /// that sends a request does.
  private func givesFinite(
    _ callee: Int, in body: Body, _ graph: DependencyGraph, _ asked: inout Set<Int>
  ) -> Bool {
    guard let function = DeclaredTypes(in: body, of: graph).member(callee),
      graph.members[function].kind == .method, asked.insert(function).inserted,
      let code = graph.bodies(ofMember: function).first
    else { return false }
    let facts = graph.facts(of: code)
    var returned = facts.descendants(of: code.node).filter { node in
      facts.kind(node) == .returnStmt
        && !facts.ancestors(of: node).prefix { $0 > code.node }
          .contains { [.closure, .functionDecl].contains(facts.kind($0)) }
    }.map(facts.firstChild)
    if returned.isEmpty { returned = [facts.firstChild(of: code.node)] }
    return returned.allSatisfy { value in
      value.map { ends(facts.unwrapped($0), in: code, graph, &asked) } ?? false
    }
  }

  /// Whether an observable of RxSwift ends by itself: it gives out values that are there already, waits
  /// once, or is the answer to a request.
  private func isFinite(
    _ call: Int, _ name: String, _ labels: [String], _ facts: SourceFacts
  ) -> Bool {
    guard let maker = facts.callee(of: call).flatMap({ facts.base(of: $0.node) }) else {
      return false
    }
    switch name {
    case "from", "of": return facts.name(at: maker) == "Observable"
    case "timer": return facts.name(at: maker) == "Observable" && !labels.contains("period")
    case "data", "json", "response", "string": return facts.name(at: maker) == "rx"
    default: return false
    }
  }

  /// Publishers, observables and operators that give one value at most.
  private static let oneShots: Set<String> = [
    "Empty", "Fail", "Future", "Just", "dataTaskPublisher", "first", "just",
  ]

  /// Operators that end after so many values.
  private static let counting: Set<String> = ["prefix", "take"]

  /// Operators that end with what they are called on.
  private static let plain: Set<String> = [
    "asSingle", "assertNoFailure", "breakpoint", "collect", "compactMap", "decode", "delay",
    "encode", "eraseToAnyPublisher", "filter", "handleEvents", "last", "map", "mapError", "observe",
    "observeOn", "print", "receive", "reduce", "removeDuplicates", "replaceEmpty", "replaceError",
    "replaceNil", "retry", "scan", "setFailureType", "share", "subscribe", "subscribeOn",
    "timeout", "tryCompactMap", "tryFilter", "tryMap",
  ]

  private static let ends: Set<String> = ["during", "duringLifetimeOf", "until", "untilOutputFrom"]

  private func finding(
    about index: Int, _ captures: [Capture], in graph: DependencyGraph
  ) -> Finding {
    let member = graph.members[index]
    let first = captures[0]
    return Finding(
      "A closure that \(words(for: first.closure.way)) holds \(graph[member.owner].name) strongly",
      at: graph.location(of: first.closure.node), about: graph.members[index], in: graph,
      fix: fix(for: first, of: member.owner, in: graph),
      evidence: first.uses.prefix(3).map {
        Finding.Evidence(
          "self is used here",
          at: graph.location(of: NodeRef(file: first.closure.node.file, node: $0)))
      }
        + captures.dropFirst().map {
          Finding.Evidence(
            "so does one that \(words(for: $0.closure.way))",
            at: graph.location(of: $0.closure.node))
        },
      offences: captures.map(\.closure.node)
    ).caused(
      by: captures.map {
        Finding.Cause($0.closure.way.name, at: graph.location(of: $0.closure.node))
      })
  }

  private func words(for way: EscapingClosure.Way) -> String {
    switch way {
    case .stored(let property): "is stored in \(property)"
    case .parameter(let function): "escapes through \(function)"
    case .retained(let function): "\(function) keeps"
    }
  }

  /// A closure that needs one constant only can capture that instead of the object.
  private func fix(
    for capture: Capture, of owner: TypeID, in graph: DependencyGraph
  ) -> String {
    let facts = graph.files[capture.closure.node.file].facts
    let names = Set(
      capture.uses.map { use -> String in
        let next = use - 1
        guard next >= 0, facts.kind(next) == .member, facts.firstChild(of: next) == use else {
          return ""
        }
        return facts.name(at: next)
      })
    guard let only = names.first, names.count == 1,
      graph.members(of: owner).contains(where: {
        $0.name == only && $0.isStored && $0.modifiers.contains(.let)
      })
    else { return "" }
    return "Capture `[weak self]`, or `[\(only)]` if that is all the closure needs."
  }

  private static let passing: Set<String> = [
    "Dictionary", "allSatisfy", "animate", "assumeIsolated", "autoreleasepool", "compactMap",
    "compactMapValues", "concurrentPerform", "contains", "count", "dataTask", "difference",
    "dismiss", "downloadTask", "drop", "elementsEqual", "enumerateAttribute",
    "enumerateAttributes", "enumerateKeysAndObjects", "enumerateLines", "enumerateMatches",
    "enumerateObjects", "enumerateSubstrings", "filter", "first", "firstIndex", "flatMap",
    "flatMapError", "forEach", "indices", "last", "lastIndex", "lexicographicallyPrecedes", "map",
    "mapError", "mapValues", "max", "merge", "merging", "min", "partition", "perform",
    "performAndWait", "performWithoutAnimation", "prefix", "present", "reduce", "removeAll",
    "sort", "sorted", "split", "starts", "sync", "transition", "uploadTask", "withAnimation",
    "withCString", "withContiguousMutableStorageIfAvailable",
    "withContiguousStorageIfAvailable", "withExtendedLifetime", "withLock",
    "withLockIfAvailable", "withLockUnchecked", "withMemoryRebound", "withTransaction",
    "withUTF8", "withUnsafeBufferPointer", "withUnsafeBytes", "withUnsafeMutableBufferPointer",
    "withUnsafeMutableBytes", "withUnsafeMutablePointer", "withUnsafePointer",
    "withUnsafeTemporaryAllocation", "withoutActuallyEscaping",
  ]

  static let documentation = RuleDocumentation(
    summary: "A closure that outlives its call must not hold its object strongly.",
    category: .typeDesign, certainty: .rule, severity: .warning,
    rationale: """
      A closure that is stored keeps what it captures alive. If its object, directly or through \
      others, keeps the closure, neither is ever released.
      """,
    fix: "Capture `[weak self]`, or `[unowned self]` where the closure cannot outlive the object.",
    limits: """
      A closure counts as escaping if it is
      - stored in a property of the project, in a list or struct that a property keeps, or by a \
      lazy property
      - given to a parameter of the project marked `@escaping`, unless all conformers of a \
      protocol that no library offers run it once or only call it
      - given to one of `retaining_apis` and does not end it by itself (`timer.setEventHandler { \
      timer.cancel() }`), or part of a `UIAction` that a control is given

      Not reported:
      - completion handlers of SDKs, animations, `DispatchQueue` and `Task`
      - subscriptions that end: by an operator such as `take(until:)`, by themselves like `Just`, \
      `first()` and requests, or only hear of the end (`onCompleted`, `onError`)
      - jobs for a queue, loop or thread (`async…`, `perform…`, `schedule…`, `spawn…`, `execute…`, \
      `submit…`), and what waits for a `…Future`, `…Promise` or `…Deferred`
      - closures that their type takes out before the call or clears behind it
      - closures for functions that only call them, or hand them on to such or out of the project
      - closures for awaited functions that do not store them, methods in place of closures, and \
      closures by a local name or a ternary
      - values that are made for the caller, app delegates, types with only a shared instance, \
      and what only a local object keeps

      Whether a reference closes a cycle is not decided: the rule is not in `recommended`.
      """,
    options: [
      "retainingApis": "Functions outside the project that keep closures: `name`, or "
        + "`name(label:)` for the closure under that label.",
      "assumeEscaping": "Whether every other function outside the project is taken to keep them.",
      "ignoreMainAsync": "Whether `async` and `asyncAfter` of queues are left alone even then.",
      "ignoreTask": "Whether tasks are left alone even then.",
    ],
    guidelines: ["SG-3.1.6", "ST-24", "ST-32", "WX-27", "WX-41"],
    profiles: [.wolox, .swiftTeam],
    examples: [
      Example(
        """
        //- App/Player.swift
        final class Player {
          var onEnd: (() -> Void)?
          lazy var onStart: () -> Void = { self.stop() }  // finding
          var ends: [() -> Void] = []
          var onTap: ((Player) -> Void)?
          func go() {
            onEnd = { self.stop() }  // finding
          }
          func add() {
            ends.append { self.stop() }  // finding
            onTap = { (self) in self.stop() }
          }
          func finish() { for end in ends { end() } }
          func stop() {}
        }
        """),
      Example(
        """
        //- App/Feed.swift
        import Combine
        import Foundation
        final class Loader {
          func load(_ id: Int, then done: @escaping (Int) -> Void) { done(id) }
          func each(_ body: ((Int) -> Void)?) { body?(1) }
        }
        final class Feed {
          private let loader = Loader()
          private var bag: Set<AnyCancellable> = []
          private let ids = PassthroughSubject<Int, Never>()
          var count = 0
          func start() {
            loader.load(1) { value in self.count = value }  // finding
          }
          func watch() {
            ids.sink { [self] in count = $0 }.store(in: &bag)  // finding
          }
          func observe() {
            NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in  // finding
              self.count += 1
            }
            loader.each { self.count = $0 }
          }
          func own() {
            run { self.count = 2 }  // finding
          }
          private func run(_ body: @escaping () -> Void) { body() }
        }
        """),
      Example(
        """
        //- App/Orders.swift
        import RxSwift
        final class Orders {
          private let bag = DisposeBag()
          var count = 0
          func delete(_ done: Completable, _ counts: Observable<Int>) {
            done.subscribe(onCompleted: { self.count -= 1 }).disposed(by: bag)
            counts.subscribe(onNext: { self.count = $0 }).disposed(by: bag)  // finding
          }
        }
        """),
      Example(
        """
        //- App/Feed.swift
        import UIKit
        final class Feed: UIViewController {
          var count = 0
          func start() {
            DispatchQueue.main.async { self.count = 1 }
            Task { self.count = 2 }
            UIView.animate(withDuration: 1) { self.count = 3 }
            [1, 2].forEach { self.count += $0 }
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.count = 5 }
          }
        }
        """),
      Example(
        """
        //- App/Player.swift
        import Foundation
        final class Player {
          var onEnd: (() -> Void)?
          lazy var title: String = { self.name() }()
          func go() {
            onEnd = { [weak self] in self?.stop() }
            onEnd = { [unowned self] in self.stop() }
            onEnd = { [weak self] in
              guard let self else { return }
              self.run { self.stop() }
            }
            onEnd = { print("end") }
            let local = { self.stop() }
            local()
            run { [weak self] in self?.stop() }
            now { self.stop() }
          }
          func run(_ body: @escaping () -> Void) { body() }
          func now(_ body: () -> Void) { body() }
          func time() { timed { self.stop() } }
          func name() -> String { "" }
          func stop() {}
        }
        func timed(_ body: () -> Void) { body() }
        struct Meter {
          var onEnd: (() -> Void)?
          mutating func go() { onEnd = { print(self) } }
        }
        """),
    ])
}
