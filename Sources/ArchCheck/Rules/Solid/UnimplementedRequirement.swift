/// A type carries out what its protocols promise.
struct UnimplementedRequirement: Rule {
  var traps = Traps.defaultNames
  var emptySeverity = Severity.info
  var exemptWithTodoLink = true
  var exemptDoubles = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let traps = Traps(self.traps)
    let overridden = Set(graph.overrides().keys)
    let all =
      graph.judgedTypes.flatMap { type -> [Finding] in
        let found =
          type.kind == .protocol
          ? [defaultFinding(about: type, traps, in: graph)].compactMap(\.self)
          : graph.allConformances(of: type.id).compactMap { conformance in
            graph[conformance].isExternal
              ? externalFinding(about: type, conformance, traps, overridden, in: graph)
              : finding(about: type, conformance, traps, overridden, in: graph)
          }
        // Asked last: few types have anything to be exempt from.
        let isExempt = exemptDoubles && !found.isEmpty
        return isExempt && (graph.isTestDouble(type.id) || isNullObject(type)) ? [] : found
      } + findingsAboutOthers(traps, in: graph)
    return all.map { finding in
      guard !finding.hasOwnSeverity else { return finding }
      // That a hook may be empty with a TODO says nothing of traps.
      var trap = finding
      trap.guidelines = ["AB-34"]
      return trap
    }
  }

  /// Whether the name says that the type does nothing on purpose.
  private func isNullObject(_ type: TypeNode) -> Bool {
    let name = String(type.simpleName.drop { $0 == "_" })
    return ["NoOp", "Noop", "NOOP", "NoOP"].contains(where: name.contains)
      || Self.nullWords.contains { name.beginsWithWord($0) || name.hasSuffix($0) }
  }

  /// First or last words of the names of types that are there to do nothing: stand-ins where there
  /// is nothing to do, samples for a preview, and what is told to be switched off.
  private static let nullWords = [
    "Null", "Empty", "Dummy", "Disabled", "Silent", "Preview", "Previews", "Placeholder",
    "Benchmark", "Dead", "Inert", "Unavailable", "Unsupported", "Discarding", "Unimplemented",
    "Failing", "Quiet", "Sample", "UITest", "UITests",
  ]

  private struct Refusal {
    enum Kind {
      case traps, trapsInDebug, empty, constant, neverCallsBack

      var isTrap: Bool { [.traps, .trapsInDebug].contains(self) }

      var text: String {
        switch self {
        case .traps: "only traps"
        case .trapsInDebug: "only traps, and that in debug builds alone"
        case .empty: "is empty"
        case .constant: "only returns a constant"
        case .neverCallsBack: "never calls back"
        }
      }
    }

    var member: Int
    var kind: Kind
    /// What does not do its work: the member, or an accessor of it.
    var subject = "it"

    var isWhole: Bool { subject == "it" }
  }

  // MARK: Witnesses

  private func finding(
    about type: TypeNode, _ conformance: TypeID, _ traps: Traps, _ overridden: Set<Int>,
    in graph: DependencyGraph
  ) -> Finding? {
    let requirements = graph.requirements(of: conformance)
    let all = requirements.compactMap { requirement in
      graph.ownWitness(of: requirement, in: type.id).map { (requirement, $0) }
    }.filter { isJudged($1, of: type.id, in: graph) }
    // Where a default answers, nobody made the type promise more than that.
    let witnesses = all.filter { requirement, _ in
      graph.defaultImplementations(of: requirement).allSatisfy {
        graph.trap(ofMember: $0, traps) != nil
      }
    }
    if witnesses.isEmpty { return nil }
    var refusals: [Refusal] = []
    for (requirement, witness) in witnesses where !overridden.contains(witness) {
      guard let trap = graph.trap(ofMember: witness, traps), !isExempt(witness, in: graph) else {
        continue
      }
      // The protocol promises no setter.
      if trap.accessor == .set, !graph.canBeSet(graph.members[requirement]) { continue }
      refusals.append(refusal(witness, trap, in: graph))
    }
    // What else a type from outside does is not known.
    if !type.isExternal, graph.role(of: conformance) != .delegateProtocol,
      !isHook(graph[conformance])
    {
      refusals += silent(witnesses, overridden, of: type.id, in: graph)
    }
    return finding(about: type, conformance, refusals, in: graph)
  }

  /// Builds for release go on where something is asserted.
  private func refusal(_ member: Int, _ trap: Trap, in graph: DependencyGraph) -> Refusal {
    Refusal(
      member: member, kind: graph.isAssertion(trap) ? .trapsInDebug : .traps,
      subject: trap.subject)
  }

  private func isJudged(_ witness: Int, of type: TypeID, in graph: DependencyGraph) -> Bool {
    graph.members[witness].owner == type && graph.isJudged(file: graph.members[witness].node.file)
      && !isForbidden(witness, in: graph)
  }

  /// Whether a member stands in an extension that is marked unavailable, so that the compiler lets
  /// nobody use the conformance.
  private func isForbidden(_ member: Int, in graph: DependencyGraph) -> Bool {
    graph.extensionAround(member: member).map {
      graph.files[$0.file].facts.isUnavailable($0.node)
    } ?? false
  }

  /// Other packages override what is open; that is the matter of `abstract_method_trap`.
  private func isExempt(_ witness: Int, in graph: DependencyGraph) -> Bool {
    graph.members[witness].signature == "init(coder:)"
      || graph.members[witness].modifiers.access == .open
      || Self.trappingWords.contains(where: graph.members[witness].name.beginsWithWord)
      || graph.members[witness].type.map { graph[$0].name == "Never" } ?? false
  }

  /// Beginnings of the names of requirements that are carried out by ending the process.
  private static let trappingWords = ["precondition", "assert", "fatal", "crash", "trap", "abort"]

  /// Observers need not act on everything that they are told.
  private func isHook(_ type: TypeNode) -> Bool {
    [
      "Delegate", "DataSource", "Observer", "Listener", "Handler", "Visitor", "Plugin", "Lifecycle",
      "Hooks", "Middleware", "Monitor",
    ].contains(where: type.simpleName.hasSuffix)
  }

  /// Methods that are empty or return a constant although another type does something there, where
  /// they are half of at least three, or the only one; and those that never call back. A type that
  /// does nothing in any of several is a null object, whatever its name.
  private func silent(
    _ witnesses: [(Int, Int)], _ overridden: Set<Int>, of type: TypeID, in graph: DependencyGraph
  ) -> [Refusal] {
    var empty: [Refusal] = []
    var constant: [Refusal] = []
    for (requirement, witness) in witnesses where !overridden.contains(witness) {
      guard graph.members[witness].kind == .method, !isStep(graph.members[witness]),
        !isCheck(requirement, in: graph), !returnsVoidAsValue(witness, requirement, graph),
        let body = graph.bodies(ofMember: witness).first, graph.isTrivial(body)
      else { continue }
      if givesReason(witness, body, in: graph) { continue }
      guard graph.anotherDoesSomething(for: requirement, besides: type) else { continue }
      if graph.isEmpty(body) {
        let isAwaited = mustCallBack(witness, in: graph)
        empty.append(Refusal(member: witness, kind: isAwaited ? .neverCallsBack : .empty))
      } else if returnsNothing(body, in: graph) {
        constant.append(Refusal(member: witness, kind: .constant))
      }
    }
    // One method that always says no may be what this type has to say.
    if empty.isEmpty, constant.count == 1 { return [] }
    let all = empty + constant
    let methods = witnesses.count { graph.members[$0.1].kind == .method }
    let isMost = all.count * 2 >= witnesses.count && witnesses.count > 2
    if methods == 1 ? all.count == 1 : all.count < methods && isMost { return all }
    return empty.filter { $0.kind == .neverCallsBack }
  }

  /// Whether a comment says why a method does nothing, which is an answer.
  private func givesReason(_ witness: Int, _ body: Body, in graph: DependencyGraph) -> Bool {
    let nodes = graph.facts(of: body).nodes
    return [body.node, graph.members[witness].node.node].map { nodes[$0].modifiers }.contains {
      $0.contains(.todoWithLink)
        ? exemptWithTodoLink : $0.contains(.commented) && !$0.contains(.bareTodo)
    }
  }

  /// Whether a method prepares, tells or releases something, as `viewDidLoad` tells, too: who has
  /// nothing to do there, did it.
  private func isStep(_ member: Member) -> Bool {
    RoleNames.words(in: member.name).contains { ["Did", "Will"].contains($0) }
      || Self.steps.contains(String(member.name.prefix { !$0.isUppercase }))
      || Self.doubleSteps.contains(where: member.name.beginsWithWord)
  }

  private static let doubleSteps = ["setUp", "tearDown", "cleanUp", "shutDown", "warmUp"]

  private static let steps: Set<String> = [
    "will", "did", "on", "setup", "teardown", "prepare", "configure", "clean", "cleanup", "reset",
    "close", "cancel", "invalidate", "destroy", "dispose", "shutdown", "finish", "flush", "release",
    "log", "track", "record", "report", "trace", "start", "stop", "begin", "end", "pause", "resume",
  ]

  /// Whether a requirement only throws where something is wrong: who does nothing accepts everything.
  private func isCheck(_ requirement: Int, in graph: DependencyGraph) -> Bool {
    let member = graph.members[requirement]
    return member.modifiers.contains(.throws)
      && Self.checks.contains(where: member.name.beginsWithWord)
      && graph.files[member.node.file].facts.child(.returnType, of: member.node.node) == nil
  }

  private static let checks = ["check", "ensure", "validate", "verify"]

  /// Whether a method whose braces may be empty returns a value all the same: the protocol asks for
  /// one of a type that the conformer has chosen to be `Void`.
  private func returnsVoidAsValue(
    _ witness: Int, _ requirement: Int, _ graph: DependencyGraph
  ) -> Bool {
    func hasResult(_ member: Int) -> Bool {
      let node = graph.members[member].node
      return graph.files[node.file].facts.child(.returnType, of: node.node) != nil
    }
    return hasResult(requirement) && !hasResult(witness)
  }

  /// Whether somebody waits for a closure that the method takes.
  private func mustCallBack(_ member: Int, in graph: DependencyGraph) -> Bool {
    let node = graph.members[member].node
    let facts = graph.files[node.file].facts
    return facts.parameters(of: node.node).contains { parameter in
      facts.name(at: parameter).lowercased().contains("completion")
        && graph.takesFunction(NodeRef(file: node.file, node: parameter))
    }
  }

  /// `nil`, `false` or an empty literal.
  private func returnsNothing(_ body: Body, in graph: DependencyGraph) -> Bool {
    let facts = graph.facts(of: body)
    guard var value = facts.firstChild(of: body.node) else { return true }
    if facts.kind(value) == .returnStmt { value = facts.firstChild(of: value) ?? value }
    switch facts.kind(value) {
    case .nilLiteral: return true
    case .boolean: return facts.name(at: value) == "false"
    case .array, .dictionary: return facts.firstChild(of: value) == nil
    case .string: return facts.nodes[value].endOffset - facts.nodes[value].offset == 2
    default: return false
    }
  }

  /// What an extension lets a type from outside conform to, and traps.
  private func findingsAboutOthers(_ traps: Traps, in graph: DependencyGraph) -> [Finding] {
    // Nothing can be asked of a value of `Never`.
    let others = graph.types.filter { $0.isExternal && !$0.members.isEmpty && $0.name != "Never" }
    return others.flatMap { type -> [Finding] in
      let named = graph.conformances(inExtensionsOf: type.id).map { graph.resolved($0.target) }
      let protocols = Set(named + named.flatMap(graph.allConformances))
        .filter { !graph[$0].isExternal && graph[$0].kind == .protocol }.sorted()
      return protocols.compactMap { finding(about: type, $0, traps, [], in: graph) }
    }
  }

  // MARK: Protocols that are not declared here

  /// What stands in an extension for one protocol of an SDK, and traps.
  private func externalFinding(
    about type: TypeNode, _ conformance: TypeID, _ traps: Traps, _ overridden: Set<Int>,
    in graph: DependencyGraph
  ) -> Finding? {
    let name = graph[conformance].name
    let refusals = graph.judgedMembers(of: type).compactMap { index -> Refusal? in
      let member = graph.members[index]
      guard [.method, .property, .subscript].contains(member.kind),
        !member.modifiers.isPrivate, !overridden.contains(index),
        graph.conformance(ofExtensionAround: index) == name, !isExempt(index, in: graph),
        !isForbidden(index, in: graph), !Self.unrefusable.contains(member.signature)
      else { return nil }
      return graph.trap(ofMember: index, traps).map { refusal(index, $0, in: graph) }
    }
    return finding(about: type, conformance, refusals, in: graph)
  }

  /// What an encoder can neither leave out nor answer with an error.
  private static let unrefusable: Set<String> = ["superEncoder()", "superEncoder(forKey:)"]

  // MARK: Findings

  private func finding(
    about type: TypeNode, _ conformance: TypeID, _ refusals: [Refusal], in graph: DependencyGraph
  ) -> Finding? {
    let sorted = refusals.sorted { $0.member < $1.member }.uniqued(on: \.member)
    guard let first = sorted.first(where: \.kind.isTrap) ?? sorted.first else { return nil }
    let signatures = graph.signatures(of: sorted.map(\.member), among: Array(type.members))
    let names = signatures.uniqued()
    let protocolName = graph[conformance].name
    // A part of a type that does nothing at all of the protocol would be as empty.
    let refused = Set(sorted.map(\.member))
    let isAll =
      !graph[conformance].isExternal && sorted.allSatisfy(\.isWhole)
      && graph.requirements(of: conformance).allSatisfy { requirement in
        graph.ownWitness(of: requirement, in: type.id).map(refused.contains) ?? false
      }
    let overloads = sorted.count > names.count ? " (\(sorted.count) members)" : ""
    return Finding(
      (isAll
        ? "\(type.name) carries out nothing of \(protocolName), \(sorted.count.of("member")): "
        : "\(type.name) does not carry out \(names.listed(atMost: 3))\(overloads) of "
          + "\(protocolName): ")
        + reason(for: sorted, first),
      at: graph.location(of: graph.members[first.member].node),
      module: type.isExternal
        ? graph[graph.files[graph.members[first.member].node.file].module].name
        : graph.moduleName(of: type.id),
      subject: graph.qualifiedName(of: type.id), target: graph.qualifiedName(of: conformance),
      severity: sorted.contains(where: \.kind.isTrap) ? nil : emptySeverity,
      condition: graph.condition(graph.members[first.member].condition),
      fix: graph[conformance].isExternal || isAll
        ? fix(for: sorted.map(\.member), of: protocolName, in: graph)
        : split(
          conformance, for: type, sorted.map(\.member), named: names, in: graph),
      evidence: zip(sorted, signatures).filter { $0.0.member != first.member }.map {
        refusal, signature in
        Finding.Evidence(
          signature + (refusal.isWhole ? " " : ": \(refusal.subject) ") + refusal.kind.text,
          at: graph.location(of: graph.members[refusal.member].node))
      }
    ).caused(by: graph.causes(sorted.map(\.member)))
  }

  /// A protocol of another project cannot be split, nor one of which nothing would be left.
  private func fix(
    for refused: [Int], of protocolName: String, in graph: DependencyGraph
  ) -> String {
    "Implement \(refused.count == 1 ? "it" : "them")"
      + (canThrow(refused, in: graph) ? ", throw an error" : "")
      + ", or do not conform to \(protocolName)."
  }

  /// A public protocol stays as it is for those who use it where its parts become protocols that it
  /// inherits.
  private func split(
    _ conformance: TypeID, for type: TypeNode, _ refused: [Int], named names: [String],
    in graph: DependencyGraph
  ) -> String {
    let name = graph[conformance].name
    let isPublic = graph.access(of: conformance) >= .public
    let inherited = graph[conformance].conformances.map { graph[graph.resolved($0)] }
      .filter { $0.kind == .protocol && !Self.markers.contains($0.name) }.map(\.name)
    var ways = [
      "Split \(name)\(isPublic ? " into protocols that it inherits" : ""), so that \(type.name) "
        + "need not promise \(names.listed(atMost: 2))"
    ]
    if canThrow(refused, in: graph) { ways.append("throw an error") }
    if !inherited.isEmpty {
      ways.append("conform to \(inherited.listed) only, where nothing takes it as \(name)")
    }
    return ways.joined(separator: ", or ") + "."
  }

  /// Protocols that promise no work.
  private static let markers: Set<String> = [
    "Actor", "AnyObject", "NSObjectProtocol", "Sendable", "SendableMetatype",
  ]

  private func canThrow(_ refused: [Int], in graph: DependencyGraph) -> Bool {
    refused.allSatisfy { graph.members[$0].modifiers.contains(.throws) }
  }

  private func reason(for refusals: [Refusal], _ first: Refusal) -> String {
    if refusals.count == 1 { return "\(first.subject) \(first.kind.text)" }
    let kinds = Set(refusals.map(\.kind))
    if kinds.allSatisfy(\.isTrap), !refusals.allSatisfy(\.isWhole) {
      return "they or their accessors only trap"
    }
    if kinds == [.trapsInDebug] { return "they only trap, and that in debug builds alone" }
    if kinds.allSatisfy(\.isTrap) { return "they only trap" }
    if kinds.contains(where: \.isTrap) { return "they trap or do nothing" }
    return kinds.contains(.constant)
      ? "they are empty or return a constant" : "they do nothing"
  }

  /// A default implementation that traps leaves its conformers with a promise nobody keeps.
  private func defaultFinding(
    about type: TypeNode, _ traps: Traps, in graph: DependencyGraph
  ) -> Finding? {
    let trapping = graph.requirements(of: type.id).compactMap {
      graph.defaultImplementation(of: $0)
    }.filter {
      isJudged($0, of: type.id, in: graph) && !isExempt($0, in: graph)
        && !isForNever($0, in: graph) && graph.trap(ofMember: $0, traps) != nil
    }
    let names = trapping.map { graph.members[$0].signature }
    return graph.finding(
      "The default implementation of \(names.listed(atMost: 4)) of \(type.name) only traps",
      ofMembers: trapping, of: type, evidence: "only traps",
      fix: "Drop the default, so that the compiler asks each conformer for an answer.")
  }

  /// Whether a default answers only for those that say there is nothing to answer, as SwiftUI's own
  /// views do: `extension Component where Body == Never`.
  private func isForNever(_ member: Int, in graph: DependencyGraph) -> Bool {
    guard let around = graph.extensionAround(member: member) else { return false }
    let facts = graph.files[around.file].facts
    return facts.children(of: around.node).contains { requirement in
      facts.kind(requirement) == .requirement && facts.nodes[requirement].isSameType
        && facts.lastChild(of: requirement).map { facts.name(at: $0) } == "Never"
    }
  }

  static let documentation = RuleDocumentation(
    summary: "A type must carry out every requirement of its protocols.",
    category: .solid, certainty: .rule, severity: .warning,
    rationale: """
      A witness that traps or does nothing breaks the promise of the protocol at run time. It \
      shows that the protocol asks for more than its conformers have in common.
      """,
    fix: "Split the protocol, so that the type need not promise what it cannot do.",
    limits: """
      `assertionFailure` traps in debug builds only; a release build goes on. A setter that traps \
      counts where the protocol asks for one. Of SDK protocols, and of types from outside, only \
      traps in an extension that states the conformance are seen.

      Empty and constant witnesses are info, and reported only if both hold:
      - another conformer does something, and no comment says why this one does not
      - it is the only method that the type has of the protocol, or such are at least half of three \
      but not all, or it is empty and takes a closure with `completion` in its name

      A comment in or behind the braces is a reason; so is one in front with a linked TODO or that \
      says what is not done. A TODO without a link is none.

      Not reported:
      - conformances marked `@available(*, unavailable)`
      - requirements with a default implementation, and defaults of an extension `where Body == \
      Never`
      - traps that the name or the result asks for, as in `preconditionInLoop()` and `var body: \
      Never`
      - a single constant answer, and empty braces that return the `Void` a conformer chose
      - methods that prepare, tell or release something, such as `setUp` and `close`, and checks \
      that throw, such as `validate`, where one accepts everything
      - delegates, observers and null objects, by their name or because they do nothing in any of \
      several methods
      """,
    options: [
      "traps": "Names of the functions that end the process.",
      "emptySeverity": "Severity of witnesses that do nothing.",
      "exemptWithTodoLink": "Whether a TODO with a link excuses braces that do nothing.",
      "exemptDoubles": "Whether stand-ins for tests and null objects are left alone.",
    ],
    guidelines: ["AB-34", "LK-216"],
    profiles: [.lickability, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Store.swift
        protocol Storing {
          var size: Int { get }
          func load() -> [Int]
          func find(_ id: Int) -> Int?
          func name() -> String
        }
        extension Storing {
          func name() -> String { preconditionFailure("abstract") }  // finding
        }
        final class Disk: Storing {
          var size: Int { load().count }
          func load() -> [Int] { [size] }
          func find(_ id: Int) -> Int? { load().first }
          func name() -> String { "disk" }
        }
        final class Remote: Storing {
          var size: Int { 0 }
          func load() -> [Int] { [] }  // finding
          func find(_ id: Int) -> Int? { return nil }
          func name() -> String { "remote" }
        }
        """),
      Example(
        """
        //- App/Birds.swift
        protocol Flying {
          func fly()
        }
        struct Penguin {}
        extension Penguin: Flying {
          func fly() { fatalError("cannot fly") }  // finding
        }
        struct Duck: Flying {
          func fly() { print("flap") }
        }
        struct Stone: Flying {
          func fly() {}  // finding
        }
        protocol Nesting {
          func find(completion: @escaping (Int) -> Void)
          func build()
        }
        struct Owl: Nesting {
          func find(completion: @escaping (Int) -> Void) { completion(3) }
          func build() { print("build") }
        }
        struct Cuckoo: Nesting {
          func find(completion: @escaping (Int) -> Void) {}  // finding
          func build() { print("none") }
        }
        """),
      Example(
        """
        //- App/Form.swift
        protocol FormDelegate: AnyObject {
          func didStart()
          func didEnd()
        }
        final class Screen: FormDelegate {
          func didStart() {}
          func didEnd() { print("end") }
        }
        """),
      Example(
        """
        //- App/Birds.swift
        protocol Flying {
          func fly()
          func land() -> Bool
          func rest()
        }
        struct Duck: Flying {
          func fly() { print("flap") }
          func land() -> Bool { print("land"); return true }
          func rest() { print("rest") }
        }
        struct Chick: Flying {
          func fly() {
            // TODO: https://example.com/tickets/9
          }
          func land() -> Bool { false }
          func rest() {
            // It always rests.
          }
        }
        struct Hen: Flying {
          func fly() {}
          func land() -> Bool { rest(); return true }
          func rest() { print("rest") }
        }
        struct NullBird: Flying {
          func fly() {}
          func land() -> Bool { false }
          func rest() {}
        }
        final class BirdMock: Flying {
          func fly() { fatalError("not expected") }
          func land() -> Bool { false }
          func rest() {}
        }
        """),
    ])
}

extension DependencyGraph {
  private enum ActiveConformers: Question {
    typealias Subject = Int
    typealias Answer = [TypeID]
  }

  /// Whether another type than one of the conformers does something for a requirement.
  fileprivate func anotherDoesSomething(for requirement: Int, besides type: TypeID) -> Bool {
    let firstTwo = answer(to: ActiveConformers.self, about: requirement) {
      let conformers = conformersByProtocol[members[requirement].owner] ?? []
      return Array(conformers.lazy.filter { doesSomething($0, for: requirement) }.prefix(2))
    }
    return firstTwo.contains { $0 != type }
  }

  private func doesSomething(_ type: TypeID, for requirement: Int) -> Bool {
    guard let witness = witness(of: requirement, in: type) else { return false }
    return bodies(ofMember: witness).contains { !isTrivial($0) }
      && trap(ofMember: witness, .standard) == nil
  }
}
