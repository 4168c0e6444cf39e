/// An override does more than trap.
struct TrappingOverride: Rule {
  var traps = Traps.defaultNames
  var exempt = ["encode(with:)", "init(coder:)"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    let traps = Traps(self.traps)
    let families = ClassFamilies(in: graph)
    return graph.judgedOverrides.compactMap { index in
      let member = graph.members[index]
      guard member.kind != .initializer, !exempt.matches(member.signature) else { return nil }
      let base = graph.overridden(byMember: index)
      // An override of an abstract method may leave it abstract.
      if let base, graph.trap(ofMember: base, traps) != nil { return nil }
      if base == nil, Self.raising.contains(member.signature) { return nil }
      // So may a class that is abstract above what a framework leaves to be overridden.
      if base == nil, families.answerAll(index) { return nil }
      let isUnavailable = graph.files[member.node.file].facts.isUnavailable(member.node.node)
      let trap = graph.trap(ofMember: index, traps)
      guard isUnavailable || trap != nil else { return nil }
      // Behind what ends debug builds only, `super` does what it promises.
      let superUse = graph.files[member.node.file].facts
        .superUse(of: member.name, in: member.node.node)
      if !isUnavailable, let trap, let superUse, graph.isAssertion(trap),
        trap.place.node < superUse
      {
        return nil
      }
      // What the superclass only lets read, nobody sets through it.
      if let base, trap?.accessor == .set, !graph.canBeSet(graph.members[base]) { return nil }
      var evidence = trap.map {
        [Finding.Evidence("\($0.subject) only traps", at: graph.location(of: $0.place))]
      }
      if let base {
        evidence =
          (evidence ?? []) + [
            Finding.Evidence(
              "\(graph.displayName(ofMember: base)) keeps its promise",
              at: graph.location(of: graph.members[base].node))
          ]
      }
      return Finding(
        "\(graph.displayName(ofMember: index)) refuses what its superclass offers",
        about: graph.members[index], in: graph,
        target: base.map { graph.qualifiedName(of: graph.members[$0].owner) },
        evidence: evidence ?? [])
    }
  }

  /// What of Foundation raises unless it is overridden.
  private static let raising: Set<String> = [
    "doesNotRecognizeSelector(_:)", "getObjectValue(_:for:errorDescription:)",
    "setValue(_:forUndefinedKey:)", "value(forUndefinedKey:)",
  ]

  /// The classes below each class, and what they override.
  private struct ClassFamilies {
    private let graph: DependencyGraph
    private let heirs: [TypeID: [TypeID]]
    private let overrides: [Int: [Int]]

    init(in graph: DependencyGraph) {
      self.graph = graph
      let classes = graph.types.filter { !$0.isExternal && $0.superclass != nil }
      heirs = Dictionary(grouping: classes) { graph.resolved($0.superclass ?? $0.id) }
        .mapValues { $0.map(\.id) }
      overrides = graph.overrides()
    }

    /// Whether every class that can be made below the member's own has an override: those in the
    /// project, or those of the clients that an open class without any is for.
    func answerAll(_ member: Int) -> Bool {
      let owner = graph.members[member].owner
      guard heirs[owner] != nil else { return graph.access(of: owner) == .open }
      let answering = Set((overrides[member] ?? []).map { graph.members[$0].owner })
      var pending = [owner]
      var seen: Set<TypeID> = []
      while let next = pending.popLast() {
        guard seen.insert(next).inserted, let below = heirs[next] else { return false }
        pending += below.filter { !answering.contains($0) }
      }
      return true
    }
  }

  static let documentation = RuleDocumentation(
    summary: "An override must do what its superclass promises, not trap.",
    category: .solid, certainty: .rule, severity: .error,
    rationale: """
      Code that holds a value of the superclass may call any of its methods. A subclass that traps \
      in one of them brings that code down, so it is no subtype (Liskov's substitution principle).
      """,
    fix: """
      Give the subclass behaviour that fits the superclass, or do not inherit: move the methods \
      that both share into a protocol or a common part.
      """,
    limits: """
      Logs and named texts before the trap, and a constant that is returned behind \
      `assertionFailure`, do not make it less of a trap. A call of `super` behind that does.

      Not reported:
      - initializers: nobody calls them through a superclass
      - overrides of a method that itself only traps, because an abstract class may have abstract \
      subclasses, or that raises, as `value(forUndefinedKey:)` does
      - setters that trap where the superclass of the project has none
      - traps instead of a framework's method if all classes below override it, or if an open \
      class has none below it, so that its clients will
      """,
    options: [
      "traps": "Names of the functions that end the process.",
      "exempt": "Patterns of members that may trap, with labels as in `init(coder:)`.",
    ],
    guidelines: ["AB-32b"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Job.swift
        class Job {
          func start() { print("started") }
        }
        final class Report: Job {
          override func start() { fatalError("not supported") }  // finding
        }
        """),
      Example(
        """
        //- App/Layer.swift
        import UIKit
        final class Badge: UIView {
          override var intrinsicContentSize: CGSize {  // finding
            preconditionFailure("no size")
          }
          override func layoutSubviews() {  // finding
            super.layoutSubviews()
            assertionFailure("never laid out")
          }
          @available(*, unavailable)
          override func draw(_ rect: CGRect) {}  // finding
        }
        """),
      Example(
        """
        //- App/Job.swift
        class Job {
          func start() { print("started") }
          func stop() { fatalError("override me") }
        }
        class Report: Job {
          override func start() {
            super.start()
            guard isReady else { fatalError("not ready") }
          }
          override func stop() { fatalError("override me") }
          private var isReady: Bool { true }
        }
        """),
      Example(
        """
        //- App/Badge.swift
        import UIKit
        final class Badge: UIView {
          @available(*, unavailable)
          override init(frame: CGRect) { fatalError("use init()") }
          required init?(coder: NSCoder) { fatalError("no storyboard") }
        }
        class Download: Operation {
          override func main() { fatalError("for subclasses") }
        }
        final class ImageDownload: Download {
          override func main() { print("loads") }
        }
        final class BadgeMock: UIView {
          override func layoutSubviews() { fatalError("not called") }
        }
        """),
    ])
}
