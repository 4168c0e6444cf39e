/// A class whose methods are to be overridden is a protocol.
struct AbstractMethodTrap: Rule {
  var minOverrides = 1

  func findings(in graph: DependencyGraph) -> [Finding] {
    let overrides = graph.overrides()
    return graph.judgedTypes.compactMap { type in
      guard type.kind == .class, !graph.isTestDouble(type.id),
        !graph.isHidden(type.id), !isForcedToBeAClass(type.id, in: graph)
      else { return nil }
      let abstract = type.members.filter { index in
        let member = graph.members[index]
        return [.method, .property, .subscript].contains(member.kind)
          && !member.modifiers.contains(.override) && graph.isJudged(file: member.node.file)
          && overrides[index]?.count ?? 0 >= max(minOverrides, 1)
          && graph.trap(ofMember: index, .standard) != nil
      }
      guard !abstract.isEmpty, !isEraser(abstract, overrides, in: graph) else { return nil }
      return finding(about: type, abstract: abstract, overrides: overrides, in: graph)
    }
  }

  /// Whether a generic subclass hides a type, which a protocol cannot do: the only subclass, or one
  /// of several whose superclass is generic over less, as in `Box<Base: Sink>: AnyBox<Base.Input>` or
  /// `Box<Base: Sink>: AnyBox<Input> where Base.Input == Input`.
  private func isEraser(
    _ abstract: [Int], _ overrides: [Int: [Int]], in graph: DependencyGraph
  ) -> Bool {
    let heirs = Set(abstract.flatMap { overrides[$0] ?? [] }.map { graph.members[$0].owner })
    return heirs.contains { heir in
      guard let declared = graph[heir].declarations.first else { return false }
      let facts = graph.files[declared.file].facts
      let parameters = facts.children(of: declared.node)
        .filter { facts.kind($0) == .genericParameter }.map { facts.name(at: $0) }
      guard heirs.count > 1 else { return !parameters.isEmpty }
      let inherited = facts.children(of: declared.node).filter { facts.kind($0) == .inheritance }
        .flatMap { facts.descendants(of: $0) }.filter { facts.kind($0) == .namedType }
      return parameters.contains { parameter in
        // The base of `Base.Input` stands right behind it.
        inherited.filter { facts.name(at: $0) == parameter }.allSatisfy {
          facts.kind($0 - 1) == .namedType && facts.hasBase($0 - 1)
        }
      }
    }
  }

  /// Whether the class has an ancestor in an SDK that no protocol can have.
  private func isForcedToBeAClass(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph.superclasses(of: id).contains {
      graph[$0].isExternal && graph[$0].name != "NSObject"
    }
  }

  private func finding(
    about type: TypeNode, abstract: [Int], overrides: [Int: [Int]], in graph: DependencyGraph
  ) -> Finding? {
    guard let place = graph.location(of: type.id) else { return nil }
    let overriding = abstract.flatMap { overrides[$0] ?? [] }
    let heirs = Set(overriding.map { graph.members[$0].owner }).sorted()
    let names = abstract.map { graph.members[$0].signature }.uniqued()
    let evidence = abstract.map {
      Finding.Evidence(
        "\(graph.members[$0].signature) traps unless it is overridden",
        at: graph.location(of: graph.members[$0].node))
    }
    let overridden = overriding.map {
      Finding.Evidence(
        "overridden by \(graph.displayName(ofMember: $0))",
        at: graph.location(of: graph.members[$0].node))
    }
    let count = heirs.count.of("subclass", "subclasses")
    let protocols = graph.allConformances(of: type.id).filter { conformance in
      !graph[conformance].isExternal
        && abstract.allSatisfy { method in
          graph.requirements(of: conformance).contains {
            graph.witness(of: $0, in: type.id) == method
          }
        }
    }
    return Finding(
      "\(type.name) is an abstract class: \(names.listed(atMost: 4)) only \(names.count == 1 ? "traps" : "trap")"
        + " and \(names.count == 1 ? "is" : "are") overridden in \(count)",
      at: place, about: type.id, in: graph,
      condition: graph.condition(type.condition),
      fix: protocols.first.map {
        "Let the subclasses conform to \(graph[$0].name), which demands this already; keep what they "
          + "share in an extension of it or in a type that they hold."
      } ?? "",
      evidence: evidence + overridden
    ).caused(by: graph.causes(abstract))
  }

  static let documentation = RuleDocumentation(
    summary: "What subclasses must implement belongs in a protocol, not in a method that traps.",
    category: .solid, certainty: .rule, severity: .info,
    rationale: """
      A method that traps until a subclass overrides it is a requirement that the compiler does \
      not check. A forgotten override shows when the application crashes.
      """,
    fix: """
      Declare a protocol with these requirements; keep what the subclasses share in an extension \
      of it or in a type that they hold.
      """,
    limits: """
      Not reported:
      - classes below one of an SDK other than `NSObject`, because no protocol can stand in their \
      place, and private classes
      - classes that erase a type: the only subclass is generic, or one of several is generic over \
      more than the class

      Overrides in tests do not count.
      """,
    options: ["minOverrides": "How many overrides make a trapping method an abstract one."],
    guidelines: ["AB-32b"],
    profiles: [.swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Shape.swift
        class Shape {  // finding
          func area() -> Double { fatalError("override me") }
        }
        final class Circle: Shape {
          override func area() -> Double { 3.14 }
        }
        """),
      Example(
        """
        //- App/Shape.swift
        class Shape {  // finding
          var name: String { preconditionFailure("abstract") }
          func area() -> Double { fatalError("abstract") }
          func scale(by factor: Double) { assert(false) }
        }
        class Round: Shape {
          override var name: String { "round" }
        }
        final class Circle: Round {
          override func area() -> Double { 3.14 }
          override func scale(by factor: Double) { print(factor) }
        }
        class Line<Output> {  // finding
          func offer(_ output: Output) { fatalError("abstract") }
        }
        final class Pipe<Output>: Line<Output> {
          override func offer(_ output: Output) { print(output) }
        }
        final class Twice<Output: Equatable>: Line<[Output]> {
          override func offer(_ output: [Output]) { print(output, 2) }
        }
        """),
      Example(
        """
        //- App/Shape.swift
        protocol Shape {
          func area() -> Double
        }
        struct Circle: Shape {
          func area() -> Double { 3.14 }
        }
        private class AnyBoxBase {
          func value() -> Any { fatalError("abstract") }
        }
        private final class Box<Value>: AnyBoxBase {
          override func value() -> Any { 3 }
        }
        """),
      Example(
        """
        //- App/Screen.swift
        import UIKit
        class Screen: UIViewController {
          func makeTitle() -> String { fatalError("abstract") }
        }
        final class Cart: Screen {
          override func makeTitle() -> String { "Cart" }
        }
        //- AppTests/JobTests.swift
        import XCTest
        class Fixture {
          func make() -> Int { fatalError("abstract") }
        }
        final class Other: Fixture {
          override func make() -> Int { 1 }
        }
        """),
    ])
}
