/// An override does not take behaviour away.
struct EmptyOverride: Rule {
  var ownBasesOnly = true
  var exemptWithTodoLink = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    let overrides = graph.overrides()
    return graph.judgedOverrides.compactMap { index in
      let member = graph.members[index]
      guard member.kind == .method, let body = graph.bodies(ofMember: index).first,
        graph.isEmpty(body)
      else { return nil }
      let base = graph.overridden(byMember: index)
      guard base.map({ doesSomething($0, overrides, in: graph) }) ?? !ownBasesOnly else {
        return nil
      }
      let braces = graph.facts(of: body).nodes[body.node].modifiers
      if exemptWithTodoLink, braces.contains(.todoWithLink) { return nil }
      let evidence = base.map {
        Finding.Evidence(
          "\(graph.displayName(ofMember: $0)) does something",
          at: graph.location(of: graph.members[$0].node))
      }
      return Finding(
        "\(graph.displayName(ofMember: index)) is empty and takes away what its superclass does",
        about: graph.members[index], in: graph,
        target: base.map { graph.qualifiedName(of: graph.members[$0].owner) },
        severity: braces.contains(.commented) ? .info : nil,
        evidence: [evidence].compactMap(\.self))
    }
  }

  /// Whether a method does more than to call methods that do nothing: the one that it overrides, or an
  /// own one that no subclass fills in.
  ///
  /// - Parameter overrides: the overriding members of each one.
  private func doesSomething(
    _ base: Int, _ overrides: [Int: [Int]], in graph: DependencyGraph
  ) -> Bool {
    guard !isIdle(base, in: graph), let body = graph.bodies(ofMember: base).first else {
      return false
    }
    let facts = graph.facts(of: body)
    return !graph.workingStatements(in: body).allSatisfy { statement in
      let call = facts.unwrapped(statement)
      guard let callee = facts.callee(of: call),
        !facts.descendants(of: call).contains(where: { facts.kind($0) == .call })
      else { return false }
      if facts.isSuperCall(statement) {
        return callee.name == graph.members[base].name
          && graph.overridden(byMember: base).map { !doesSomething($0, overrides, in: graph) }
            ?? false
      }
      let hooks = ownMethods(callee, of: graph.members[base].owner, facts, in: graph)
      return !hooks.isEmpty
        && hooks.allSatisfy { hook in
          ([hook] + overrides[hook, default: []]).allSatisfy { isIdle($0, in: graph) }
        }
    }
  }

  /// Whether a method is empty, traps, or only throws or logs.
  private func isIdle(_ method: Int, in graph: DependencyGraph) -> Bool {
    graph.bodies(ofMember: method).allSatisfy { graph.isTrivial($0) || graph.onlyTells($0) }
      || graph.trap(ofMember: method, .standard) != nil
  }

  /// What a class calls on itself, its own and inherited methods.
  private func ownMethods(
    _ callee: (name: String, node: Int), of type: TypeID, _ facts: SourceFacts,
    in graph: DependencyGraph
  ) -> [Int] {
    guard facts.base(of: callee.node).map(facts.isSelf) ?? (facts.kind(callee.node) == .identifier)
    else { return [] }
    return ([type] + graph.superclasses(of: type)).flatMap {
      graph.members(of: $0, named: callee.name)
    }
  }

  static let documentation = RuleDocumentation(
    summary: "An override must not be empty where the superclass does something.",
    category: .solid, certainty: .rule, severity: .warning,
    rationale: """
      Code that calls the method on a value of the superclass relies on what it does. An empty \
      override takes that away without a word.
      """,
    fix: """
      Call `super`, or split the superclass so that the subclass does not inherit what it does \
      not want.
      """,
    limits: """
      An override of a method that is empty, traps, or only throws, logs or calls such methods fills a \
      hook in and is left alone. One whose braces hold a comment is reported as info, one with a TODO and a link \
      not at all.
      """,
    options: [
      "ownBasesOnly": "Whether only superclasses of the project count.",
      "exemptWithTodoLink": "Whether a TODO with a link excuses the empty braces.",
    ],
    guidelines: ["AB-32a"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Form.swift
        class Form {
          func validate() { print("validated") }
        }
        final class Login: Form {
          override func validate() {}  // finding
        }
        """),
      Example(
        """
        //- App/Form.swift
        class Form {
          func validate() { print("validated") }
        }
        class Step: Form {}
        final class Login: Step {
          override func validate() {  // finding
            // Nothing to validate.
          }
        }
        """),
      Example(
        """
        //- App/Badge.swift
        import UIKit
        final class Badge: UIView {
          override func layoutSubviews() {}  // finding
        }
        """, of: EmptyOverride(ownBasesOnly: false)),
      Example(
        """
        //- App/Form.swift
        class Form {
          func validate() { print("validated") }
          func prepare() {}
          func submit() { fatalError("override me") }
          func isComplete() -> Bool { true }
        }
        final class Login: Form {
          override func validate() { super.validate() }
          override func prepare() {}
          override func submit() {}
        }
        final class Other: Form {
          override func validate() {
            // TODO: https://example.com/tickets/7
          }
        }
        """),
      Example(
        """
        //- App/Badge.swift
        import UIKit
        final class Badge: UIView {
          override func layoutSubviews() {}
        }
        """),
    ])
}
