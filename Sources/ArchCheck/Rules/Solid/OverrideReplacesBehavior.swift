/// An override keeps what the method of the superclass does.
struct OverrideReplacesBehavior: Rule {
  var exemptEmptyBase = true
  var exemptAccessors = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    var replacing: [Key: [Replacement]] = [:]
    for index in graph.judgedOverrides {
      guard let base = graph.overridden(byMember: index), replaces(index, base, in: graph) else {
        continue
      }
      let key = Key(
        name: graph.qualifiedName(of: graph.members[index]),
        base: graph.qualifiedName(of: graph.members[base].owner))
      replacing[key, default: []].append(Replacement(member: index, base: base))
    }
    return replacing.compactMap { finding(about: $0, $1, in: graph) }
  }

  /// Overloads of one method are one offence.
  private struct Key: Hashable {
    var name: String
    var base: String
  }

  private struct Replacement {
    var member: Int
    var base: Int
  }

  private func finding(
    about key: Key, _ replacements: [Replacement], in graph: DependencyGraph
  ) -> Finding? {
    let sorted = replacements.sorted { $0.member < $1.member }
    guard let first = sorted.first else { return nil }
    let count = sorted.count == 1 ? "" : ", in \(sorted.count) overloads"
    return Finding(
      "\(graph.displayName(ofMember: first.member)) replaces "
        + "\(graph.displayName(ofMember: first.base)) without calling it\(count)",
      about: graph.members[first.member], in: graph, target: key.base,
      evidence: [
        Finding.Evidence(
          "replaced: \(graph.displayName(ofMember: first.base))",
          at: graph.location(of: graph.members[first.base].node))
      ]
        + sorted.dropFirst().map {
          Finding.Evidence(
            "so does this one", at: graph.location(of: graph.members[$0.member].node))
        })
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
      !WellKnownMembers.callingSuper.matches(member.signature)
    else { return false }
    // Traps and empty braces are the matter of other rules.
    guard !bodies.contains(where: graph.isEmpty), graph.trap(ofMember: index, .standard) == nil,
      graph.trap(ofMember: base, .standard) == nil
    else { return false }
    if exemptEmptyBase {
      let isHook = replaced.allSatisfy {
        graph.isTrivial($0) || graph.onlyTells($0) || isAnswer($0, in: graph)
      }
      if isHook || graph.isHook(base) || replaced.contains(where: { isVisited($0, in: graph) }) {
        return false
      }
    }
    return !bodies.contains { graph.facts(of: $0).callsSuper(in: $0.node) }
  }

  /// Whether a method does nothing but work out what it returns: another class may answer
  /// otherwise.
  private func isAnswer(_ body: Body, in graph: DependencyGraph) -> Bool {
    let facts = graph.facts(of: body)
    let statements = Array(facts.children(of: body.node))
    guard facts.child(.returnType, of: graph.members[body.member].node.node) != nil else {
      return false
    }
    if statements.count == 1, ![.ifStmt, .switchStmt, .doStmt].contains(facts.kind(statements[0])) {
      return true
    }
    let nodes = facts.descendants(of: body.node)
    let locals = Set(
      nodes.filter { facts.kind($0) == .variableDecl }.map { facts.name(at: $0) })
    return !([body.node] + nodes).contains { node in
      switch facts.kind(node) {
      case .assignment: !writesLocal(node, locals, facts)
      case .binary:
        facts.isCompoundAssignment(node) && !writesLocal(node, locals, facts)
      case .inoutExpr, .deferStmt: true
      // A call that stands alone is made for what it does.
      case .block, .switchCase: facts.children(of: node).contains { facts.kind($0) == .call }
      default: false
      }
    }
  }

  /// Whether a method tells what it is given which object it was called on: `visitor.visit(self)`.
  private func isVisited(_ body: Body, in graph: DependencyGraph) -> Bool {
    let facts = graph.facts(of: body)
    let parameters = facts.parameters(of: graph.members[body.member].node.node)
      .map { facts.name(at: $0) }
    return facts.descendants(of: body.node).contains { call in
      guard let callee = facts.callee(of: call)?.node, let base = facts.base(of: callee) else {
        return false
      }
      return facts.kind(base) == .identifier && parameters.contains(facts.name(at: base))
        && facts.arguments(of: call).contains {
          facts.firstChild(of: $0).map(facts.isSelf) ?? false
        }
    }
  }

  private func writesLocal(_ node: Int, _ locals: Set<String>, _ facts: SourceFacts) -> Bool {
    guard let target = facts.firstChild(of: node) else { return false }
    return facts.kind(target) == .identifier && locals.contains(facts.name(at: target))
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
      Whether the replaced behaviour was part of the promise cannot be seen, therefore this is \
      info. Properties are left alone by default.

      Not reported, as the replaced member is a hook:
      - it is empty, traps, or only throws, logs or works out what it returns
      - it hands its parameters to another method of its class or to one of its own name
      - it hands itself to a parameter, as to a visitor
      - its own class calls it as a step of its work
      """,
    options: [
      "exemptEmptyBase": "Whether a base that does nothing of its own, or is a step of its "
        + "class's work, is a hook.",
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
        //- App/Walk.swift
        class Walk {
          var seen: [Int] = []
          func visit(_ number: Int) -> Bool { descend(number) }
          func visit(_ text: String) -> Bool { descend(text.count) }
          func leave(_ number: Int) { seen.append(number) }
          func leave(_ text: String) { seen.append(text.count) }
          func descend(_ number: Int) -> Bool { number > 3 }
        }
        final class Count: Walk {
          override func visit(_ number: Int) -> Bool { number > seen.count }
          override func visit(_ text: String) -> Bool { text.count > seen.count }
          override func leave(_ number: Int) { seen = [number] }  // finding
          override func leave(_ text: String) { seen = [] }
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
    ])
}
