/// A class that nothing inherits from is final.
struct FinalClasses: Rule {
  var includePublic = true
  var countTestSubclasses = true
  var exemptSuffixes: [String] = []

  func findings(in graph: DependencyGraph) -> [Finding] {
    let superclasses = superclasses(in: graph)
    return graph.judgedTypes.compactMap { type in
      guard type.kind == .class, let open = firstOpen(type, in: graph),
        graph.access(of: type.id) != .open,
        includePublic || graph.access(of: type.id) < .public,
        !superclasses.ids.contains(type.id),
        !superclasses.names.contains(type.simpleName),
        !exemptSuffixes.contains(where: type.simpleName.hasSuffix), !isStub(type),
        !hasSubclassInside(type, in: graph)
      else { return nil }
      return Finding(
        "\(type.name) is not final, and no class inherits from it", at: graph.location(of: open),
        about: type.id, in: graph,
        condition: condition(around: open, in: graph)?.description,
        fix: graph.access(of: type.id) >= .public ? "" : "Write `final class`.")
    }
  }

  /// The first declaration of a class that is not final; branches of `#if` may each have one.
  private func firstOpen(_ type: TypeNode, in graph: DependencyGraph) -> NodeRef? {
    type.declarations.first {
      !graph.files[$0.file].facts.nodes[$0.node].modifiers.contains(.final)
    }
  }

  /// The condition of `#if` that stands around a declaration.
  private func condition(around place: NodeRef, in graph: DependencyGraph) -> BuildCondition? {
    let facts = graph.files[place.file].facts
    var table = ConditionTable()
    var condition = -1
    var around: Int? = 0
    while let node = around, node < place.node {
      around = facts.children(of: node).first { place.node < Int(facts.nodes[$0].end) }
      guard let inner = around, facts.kind(inner) == .ifConfig else { continue }
      let clause = table.clauses(of: inner, in: facts, within: condition).first {
        place.node < Int(facts.nodes[$0.node].end)
      }
      (around, condition) = (clause?.node, clause?.condition ?? condition)
    }
    return condition < 0 ? nil : table.all[condition]
  }

  /// `@available(*, unavailable, …) class Old {}`: a name that only leads the compiler's advice on.
  private func isStub(_ type: TypeNode) -> Bool {
    type.members.isEmpty && type.attributes.contains("available")
  }

  /// Whether a method of the class declares a subclass of it.
  private func hasSubclassInside(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.bodies(of: type.id).contains { body in
      let facts = graph.facts(of: body)
      return facts.descendants(of: body.node).contains { node in
        facts.kind(node) == .classDecl
          && facts.child(.inheritance, of: node).flatMap(facts.firstChild)
            .map { facts.name(at: $0) } == type.simpleName
      }
    }
  }

  /// Every class that another inherits from, and the names of those that could not be found.
  private func superclasses(in graph: DependencyGraph) -> (ids: Set<TypeID>, names: Set<String>) {
    var ids: Set<TypeID> = []
    var names: Set<String> = []
    for type in graph.types where !type.isExternal && type.kind == .class {
      guard countTestSubclasses || !graph.isTest(type.id), let superclass = type.superclass else {
        continue
      }
      ids.formUnion([superclass, graph.resolved(superclass)])
      if graph[superclass].kind == .unknown { names.insert(graph[superclass].simpleName) }
    }
    for local in graph.localSubclasses
    where countTestSubclasses || !graph.files[Int(local.site.file)].isTest {
      ids.insert(local.superclass)
    }
    return (ids, names)
  }

  static let documentation = RuleDocumentation(
    summary: "A class that nothing inherits from must be final.",
    category: .typeDesign, certainty: .rule, severity: .info,
    rationale: """
      Inheritance must be designed for. `final` tells the reader that nobody overrides anything \
      here, keeps it so, and lets the compiler call methods directly.
      """,
    fix: "Write `final class`, or `open class` where other packages are meant to inherit.",
    limits: """
      Subclasses in code that is not analysed are not seen. Classes inside functions count as \
      subclasses and are not judged themselves, and classes with `@available` and nothing in them \
      are left alone. A project that does not write `final` has hundreds of these, and none is a \
      crack in its architecture: they are info.
      """,
    options: [
      "includePublic": "Whether public classes are reported too; only `open` ones can have "
        + "subclasses in other modules.",
      "countTestSubclasses": "Whether a subclass in a test is a reason not to be final.",
      "exemptSuffixes": "Endings of names of classes that are left alone.",
    ],
    guidelines: ["LK-93", "RP-27", "RP-90", "WX-53"],
    profiles: [.lickability, .wolox, .rapiddo, .recommended],
    examples: [
      Example(
        """
        //- App/Cart.swift
        import UIKit
        class CartView: UIView {  // finding
          class Line {}  // finding
        }
        """),
      Example(
        """
        //- App/Store.swift
        public class Store {}  // finding
        class Cache {}  // finding
        //- AppTests/StoreTests.swift
        @testable import App
        import XCTest
        class CacheMock: Cache {}
        """, of: FinalClasses(countTestSubclasses: false)),
      Example(
        """
        //- App/Cart.swift
        final class CartView {}
        open class Screen {}
        class Base {}
        final class Leaf: Base {}
        struct Line {}
        actor Store {}
        class Cache {}
        class Box<Value> {}
        typealias Numbers = Box<Int>
        final class NumberBox: Numbers {}
        func make() -> Base {
          class Local: Shelf {}
          return Local()
        }
        class Shelf: Base {}
        class Rack: Base {
          var rows: [Row] {
            struct Maker { func row() -> Row { final class Wide: Row {}; return Wide() } }
            return [Maker().row()]
          }
        }
        let racks = { () -> Rack in
          final class Tall: Rack {}
          return Tall()
        }
        class Row {}
        //- AppTests/StoreTests.swift
        @testable import App
        import XCTest
        class CacheMock: Cache {}
        """),
      Example(
        """
        //- App/Store.swift
        public class Store {}
        class CartProxy {}
        """, of: FinalClasses(includePublic: false, exemptSuffixes: ["Proxy"])),
    ])
}
