/// Types of several files do not depend on one another in a cycle.
struct TypeCycle: Rule {
  var maxCycleLength = 0
  var ignoreSameFile = true
  var ignoreNested = true
  var severityAcrossRoles = Severity.warning

  func findings(in graph: DependencyGraph) -> [Finding] {
    let links = TypeLinks(in: graph, nestedAreParts: ignoreNested)
    return graph.foundCycles(links.search) { chain in
      (maxCycleLength == 0 || chain.count - 1 <= maxCycleLength)
        && (!ignoreSameFile || links.spansFiles(chain)) && !isConversion(chain, links)
        && !isOneLanguage(chain, links)
    }
    .filter { !isLanguage($0, in: graph) }
    .compactMap { links.finding(about: $0, severityAcrossRoles: severityAcrossRoles) }
  }

  /// Whether two kinds of data only become one another, as a model and what a server sends of it do:
  /// something has to know both.
  private func isConversion(_ chain: [Int], _ links: TypeLinks) -> Bool {
    let graph = links.graph
    return chain.count == 3
      && chain.allSatisfy { index in
        let type = graph.types[index]
        return !type.isReferenceType && type.kind != .protocol || graph.isRecord(type.id)
          || graph.role(of: type.id) == .model
      }
      && zip(chain, chain.dropFirst()).allSatisfy { source, target in
        links.uses[Link(source: source, target: target), default: []].allSatisfy {
          converts($0.site, TypeID(target), in: graph)
        }
      }
  }

  /// Whether a use stands in what makes the target, or an own object of the target.
  private func converts(_ site: Site, _ target: TypeID, in graph: DependencyGraph) -> Bool {
    guard let member = graph.member(of: site) else { return false }
    let facts = graph.files[member.node.file].facts
    func isNamed(_ names: [String], in part: Node.Kind) -> Bool {
      facts.children(of: member.node.node).filter { facts.kind($0) == part }.contains { part in
        facts.descendants(of: part).contains {
          facts.kind($0) == .namedType && names.contains(facts.name(at: $0))
        }
      }
    }
    let name = graph[target].simpleName
    if member.kind == .initializer { return isNamed([name], in: .parameter) }
    let results = member.isStatic ? [name, graph[member.owner].simpleName, "Self"] : [name]
    return !member.isStored
      && isNamed(results, in: member.kind == .property ? .typeAnnotation : .returnType)
  }

  /// Values of one layer that are made of one another, such as the nodes of a tree, and protocols
  /// that name one another can only be understood together.
  private func isOneLanguage(_ chain: [Int], _ links: TypeLinks) -> Bool {
    let graph = links.graph
    guard Set(chain.compactMap { graph.role(of: graph.types[$0].id) }).count < 2 else {
      return false
    }
    let classes = Set(chain.filter { graph.types[$0].isReferenceType })
    return classes.isEmpty || classes.count == 1 && isRecursion(chain, links)
      || isCutByProtocol(chain, onlyClass: classes.count == 1, links)
  }

  /// Whether the types of one folder only make one another while they work, and take what they made:
  /// the functions of a grammar call one another so, too.
  private func isRecursion(_ chain: [Int], _ links: TypeLinks) -> Bool {
    let graph = links.graph
    let folders = chain.compactMap { graph.types[$0].declarations.first?.file }
      .map { pathSteps(graph.files[$0].path).dropLast() }
    return folders.allSatisfy { $0 == folders.first }
      && zip(chain, chain.dropFirst()).allSatisfy { source, target in
        links.uses[Link(source: source, target: target), default: []].allSatisfy { use in
          [.constructs, .parameter].contains(use.site.kind)
            && graph.member(of: use.site).map { !$0.isStored && $0.kind != .initializer } ?? false
        }
      }
  }

  /// Whether the cycle is cut where one would cut it: a class knows its owner or maker by a protocol
  /// that nobody here implements, as a promise knows its executor.
  ///
  /// - Parameter onlyClass: Whether there is one class. Where there are more, the protocol must make
  ///   what comes next.
  private func isCutByProtocol(
    _ chain: [Int], onlyClass: Bool, _ links: TypeLinks
  ) -> Bool {
    let graph = links.graph
    let steps = zip(chain, chain.dropFirst()).map { Link(source: $0, target: $1) }
    return steps.contains { step in
      graph.types[step.target].kind == .protocol
        && links.uses[step, default: []].allSatisfy {
          ![.conforms, .inherits].contains($0.site.kind)
        }
        && (onlyClass
          || steps.contains { next in
            next.source == step.target
              && links.uses[next, default: []].allSatisfy { isMade($0.site, in: graph) }
          })
    }
  }

  /// Whether the target is what a method returns.
  private func isMade(_ site: Site, in graph: DependencyGraph) -> Bool {
    site.kind == .returns && graph.member(of: site)?.kind == .method
  }

  /// What makes the types of a cycle a language of their own.
  private enum Language {
    /// Cycles among fewer types can be read and cut one by one.
    static let size = 10
    /// Layers show in roles; of a language fewer types have one.
    static let shareWithRoles = 0.25
    /// A tree is made of values, and a few classes that build or print it.
    static let shareOfValues = 0.75
  }

  /// Many types without roles, or values such as the nodes of a tree, are a language of their own, not
  /// layers that got entangled.
  private func isLanguage(_ cycle: FoundCycle, in graph: DependencyGraph) -> Bool {
    guard cycle.nodes.count > Language.size else { return false }
    let count = Double(cycle.nodes.count)
    let known = cycle.nodes.count { graph.role(of: graph.types[$0].id) != nil }
    let values = cycle.nodes.count { [.struct, .enum].contains(graph.types[$0].kind) }
    return Double(known) < count * Language.shareWithRoles
      || Double(values) > count * Language.shareOfValues
        && !cycle.chain.contains { graph.types[$0].isReferenceType }
  }

  static let documentation = RuleDocumentation(
    summary: "Types must not depend on one another in a cycle.",
    category: .solid, certainty: .rule, severity: .info,
    rationale: """
      Types that know each other can be changed and tested only together. Between layers a cycle \
      also means that one of them knows a layer it should not.
      """,
    fix: """
      Let one side declare a protocol that the other conforms to, or hand values over instead of \
      the object.
      """,
    limits: """
      Superclasses, conformances, properties, signatures, generic arguments and constructions \
      count; static uses, casts, mentions in bodies and what a closure is given or gives back do \
      not. The best cut takes away what the architecture forbids, weak references and what an \
      initializer is handed, and nothing of what puts the app together; then the fewest places \
      count. Of more than three dependencies, the three that free most types are named.

      What closes no cycle:
      - delegate protocols, extensions of protocols, and extensions in the file of another type
      - an owner or maker that a class knows by a protocol which nobody in the cycle implements
      - types that start their own builder, factory, parser, coder or iterator, and view \
      controllers that put their scene together
      - containers of coders, collections of values, and values and protocols without different \
      roles
      - relations of records of a database, what SwiftUI's environment gives a view, and the \
      coordinator of a representable view
      - two kinds of data, such as a model and its record, that only make one another
      - types of one folder, at most one of them a class, whose methods only make one another

      A cycle of more than ten types, most of them without a role or values, is not reported.
      """,
    options: [
      "maxCycleLength": "Longest cycle that is reported; 0 for any.",
      "ignoreSameFile": "Whether cycles inside one file are left alone.",
      "ignoreNested": "Whether nested types count as parts of the type around them.",
      "severityAcrossRoles": "Severity of a cycle between types of different roles.",
    ],
    guidelines: ["AB-36", "RP-49"],
    profiles: [.rapiddo, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/A.swift
        final class A {
          var b: B?
        }
        //- App/B.swift
        final class B {
          weak var a: A?  // finding
        }
        """),
      Example(
        """
        //- App/Cart.swift
        struct Cart {
          enum Line {
            case item(Item)
          }
        }
        //- App/Item.swift
        struct Item {
          func owner() -> Shelf? { nil }
        }
        //- App/Shelf.swift
        final class Shelf {
          init(cart: Cart) {}  // finding
        }
        """),
      Example(
        """
        //- App/Tree.swift
        final class Tree {
          var root: Node?
          final class Leaf {
            var tree: Tree?
          }
        }
        final class Node {
          var tree: Tree?
        }
        """),
      Example(
        """
        //- App/A.swift
        final class A {
          let b = B()
          func ask() -> String { B.title }
        }
        protocol BDelegate: AnyObject {
          func bDidEnd(_ b: B)
        }
        extension A: BDelegate {
          func bDidEnd(_ b: B) {}
        }
        //- App/B.swift
        final class B {
          static let title = "B"
          weak var delegate: BDelegate?
          func isKnown(to other: Any) -> Bool { other is A }
        }
        """),
    ])
}
