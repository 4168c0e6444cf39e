/// An override keeps what the method of the superclass does.
struct OverrideReplacesBehavior: Rule {
  var exemptEmptyBase = true
  var exemptAccessors = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedOverrides.compactMap { index in
      guard let base = graph.overridden(byMember: index), replaces(index, base, in: graph) else {
        return nil
      }
      let member = graph.members[index]
      let place = graph.location(of: graph.members[base].node)
      return Finding(
        "\(graph.displayName(ofMember: index)) replaces "
          + "\(graph.displayName(ofMember: base)) without calling it",
        at: graph.location(of: member.node), module: graph.moduleName(of: member.owner),
        subject: graph.qualifiedName(ofMember: index),
        target: graph.qualifiedName(of: graph.members[base].owner),
        condition: graph.condition(member.condition),
        evidence: [Finding.Evidence("replaced: \(graph.displayName(ofMember: base))", at: place)])
    }
  }

  private func replaces(_ index: Int, _ base: Int, in graph: DependencyGraph) -> Bool {
    let member = graph.members[index]
    switch member.kind {
    case .method: break
    case .property, .subscript: if exemptAccessors { return false }
    case .initializer, .deinitializer, .enumCase: return false
    }
    let bodies = graph.bodies(ofMember: index).filter { $0.part != .initialValue }
    let replaced = graph.bodies(ofMember: base).filter { $0.part != .initialValue }
    guard !bodies.isEmpty, !replaced.isEmpty, !Self.equalities.contains(member.name),
      !MissingSuperCall().mustCallSuper.matches(member.signature)
    else { return false }
    // Traps and empty braces are the matter of other rules.
    guard !bodies.contains(where: graph.isEmpty), graph.trap(ofMember: index, Traps()) == nil,
      graph.trap(ofMember: base, Traps()) == nil
    else { return false }
    if exemptEmptyBase, replaced.allSatisfy(graph.isTrivial) { return false }
    return !bodies.contains { graph.facts(of: $0).callsSuper(in: $0.node) }
  }

  /// Each class answers these for itself.
  private static let equalities: Set<String> = ["isEqual", "hash", "copy", "encode"]

  static let documentation = RuleDocumentation(
    summary: "An override must keep what the superclass does.",
    category: .solid, certainty: .heuristic, severity: .info,
    rationale: """
      Whoever calls the method on a value of the superclass counts on what it does. An override \
      that never calls `super` replaces it, and a later change of the superclass is lost on it.
      """,
    fix: """
      Call `super` and add to it; or make the method of the superclass an empty hook, or a \
      requirement of a protocol, if each type is meant to answer for itself.
      """,
    limits: """
      Whether the replaced behaviour was part of the promise cannot be seen: strategies by \
      inheritance are reported too, therefore as info. A base that is empty, traps or returns a \
      constant is a hook. Properties are left alone by default.
      """,
    options: [
      "exemptEmptyBase": "Whether a base that does nothing or returns a constant is a hook.",
      "exemptAccessors": "Whether properties and subscripts are left alone.",
    ],
    guidelines: ["AB-32a"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Store.swift
        class Store {
          var cache: [Int] = []
          func save() { cache.append(1) }
        }
        final class Volatile: Store {
          override func save() { cache = [] }  // finding
        }
        """),
      Example(
        """
        //- App/Store.swift
        class Store {
          var cache: [Int] = []
          var size: Int { cache.count }
          func save(_ value: Int) { cache.append(value) }
          func save(_ value: String) { print(value) }
        }
        class Middle: Store {}
        final class Volatile: Middle {
          override var size: Int { 0 + cache.count * 2 }  // finding
          override func save(_ value: String) { cache = [] }  // finding
        }
        """, of: OverrideReplacesBehavior(exemptAccessors: false)),
      Example(
        """
        //- App/Store.swift
        class Store {
          var cache: [Int] = []
          var title: String { "Store \\(cache.count)" }
          func save() { cache.append(1) }
          func prepare() {}
          func isReady() -> Bool { false }
          func load() { fatalError("override me") }
        }
        final class Volatile: Store {
          override var title: String { "Volatile" }
          override func save() {
            cache = []
            super.save()
          }
          override func prepare() { print("prepare") }
          override func isReady() -> Bool { cache.isEmpty }
          override func load() { cache = [2] }
        }
        """),
      Example(
        """
        //- App/Badge.swift
        import UIKit
        class Badge: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            if bounds.isEmpty { removeFromSuperview() }
          }
        }
        final class Dot: Badge {
          override func layoutSubviews() { super.layoutSubviews() }
          override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 4, height: 4) }
        }
        """),
    ])
}
