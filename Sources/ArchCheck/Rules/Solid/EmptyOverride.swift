/// An override does not take behaviour away.
struct EmptyOverride: Rule {
  var ownBasesOnly = true
  var exemptWithTodoLink = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedOverrides.compactMap { index in
      let member = graph.members[index]
      guard member.kind == .method, let body = graph.bodies(ofMember: index).first,
        graph.isEmpty(body)
      else { return nil }
      let base = graph.overridden(byMember: index)
      guard base.map({ doesSomething($0, in: graph) }) ?? !ownBasesOnly else { return nil }
      let braces = graph.facts(of: body).nodes[body.node].modifiers
      if exemptWithTodoLink, braces.contains(.todoWithLink) { return nil }
      let evidence = base.map {
        Finding.Evidence(
          "\(graph.displayName(ofMember: $0)) does something",
          at: graph.location(of: graph.members[$0].node))
      }
      return Finding(
        "\(graph.displayName(ofMember: index)) is empty and takes away what its superclass does",
        aboutMember: index, in: graph,
        target: base.map { graph.qualifiedName(of: graph.members[$0].owner) },
        severity: braces.contains(.commented) ? .info : nil,
        evidence: [evidence].compactMap(\.self))
    }
  }

  private func doesSomething(_ base: Int, in graph: DependencyGraph) -> Bool {
    guard let body = graph.bodies(ofMember: base).first else { return false }
    return !graph.isTrivial(body) && !graph.onlyTells(body)
      && graph.trap(ofMember: base, .standard) == nil
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
      An override of a method that is empty, traps, or only throws or logs fills a hook in and is \
      left alone. One whose braces hold a comment is reported as info, one with a TODO and a link \
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
