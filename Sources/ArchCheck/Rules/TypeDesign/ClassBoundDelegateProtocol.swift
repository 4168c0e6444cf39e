/// A delegate protocol is bound to classes.
struct ClassBoundDelegateProtocol: Rule {
  var suffixes = ["Delegate"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    let conformers = valueConformers(in: graph)
    let written = Set(graph.writes.keys)
    let holders = Holders(in: graph)
    return graph.judgedTypes.compactMap { type in
      guard type.kind == .protocol, suffixes.contains(where: type.simpleName.hasSuffix),
        !type.members.isEmpty, !graph.isClassBound(type.id), !inheritsUnknown(type.id, in: graph),
        !conformers.contains(type.id), !isForValues(type, in: graph),
        !isHeldForGood(type.id, by: holders.properties(ofType: type), written, in: graph),
        !(holders.properties(ofType: type).isEmpty
          && (isOffered(type, in: graph) || isOnlyGiven(type.id, in: graph))),
        let place = graph.location(of: type.id)
      else { return nil }
      return Finding(
        "\(type.name) is not bound to classes, so nobody can hold such a delegate weakly",
        at: place, about: type.id, in: graph,
        condition: graph.condition(type.condition))
    }
  }

  /// Whether a requirement is `mutating`, or the protocol `~Copyable`, which no protocol for classes
  /// can be, or all are static, so that there is nothing to ask an object for.
  private func isForValues(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    let requirements = graph.allRequirements(of: type.id)
    return graph.isNoncopyable(type)
      || !requirements.isEmpty && requirements.allSatisfy { graph.members[$0].isStatic }
      || requirements.contains { requirement in
        let member = graph.members[requirement]
        let facts = graph.files[member.node.file].facts
        return member.modifiers.contains(.mutating)
          || facts.children(of: member.node.node).contains {
            facts.kind($0) == .accessorDecl && facts.nodes[$0].modifiers.contains(.mutating)
          }
      }
  }

  /// Whether every property that holds such a delegate is a `let`, which cannot be weak, as whoever
  /// makes the holder hands it over for good, or is of a type that makes the delegate for itself.
  private func isHeldForGood(
    _ id: TypeID, by holders: [Int], _ written: Set<Int>, in graph: DependencyGraph
  ) -> Bool {
    !holders.isEmpty
      && holders.allSatisfy {
        graph.members[$0].modifiers.contains(.let) || isFilledOnce($0, written, in: graph)
          || makes(graph.members[$0].owner, delegatesOf: id, in: graph)
      }
  }

  private func makes(
    _ holder: TypeID, delegatesOf id: TypeID, in graph: DependencyGraph
  ) -> Bool {
    let conformers = graph.conformersByProtocol[id, default: []]
    return graph.uses(by: holder, where: { $0.kind == .constructs })
      .contains { conformers.contains(graph.resolved($0.target)) }
  }

  /// Whether a property of a struct must be filled by the initializer, and nobody assigns to it later.
  private func isFilledOnce(
    _ index: Int, _ written: Set<Int>, in graph: DependencyGraph
  ) -> Bool {
    let property = graph.members[index]
    guard graph[property.owner].kind == .struct, !written.contains(index),
      !graph.hasInitialValue(property), !graph.isOptional(property)
    else { return false }
    return graph.bodies(of: property.owner).allSatisfy { body in
      graph.members[body.member].kind == .initializer
        || !assigns(to: property.name, in: body, of: graph)
    }
  }

  /// Whether the code of a type assigns to its own property: plainly, or behind `self`.
  private func assigns(to name: String, in body: Body, of graph: DependencyGraph) -> Bool {
    let facts = graph.facts(of: body)
    return facts.descendants(of: body.node).contains { node in
      guard facts.kind(node) == .assignment,
        let target = facts.firstChild(of: node).map(facts.unwrapped),
        facts.name(at: target) == name
      else { return false }
      return facts.base(of: target).map(facts.isSelf) ?? (facts.kind(target) == .identifier)
    }
  }

  /// Whether functions take such delegates for as long as they run, and nothing stores one, not even in
  /// a collection.
  private func isOnlyGiven(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    let uses = graph.dependents(of: id).lazy.filter { !graph.isTest($0.source) }
      .flatMap { graph.sites[$0.sites] }
    return uses.contains { [.parameter, .generic].contains($0.kind) }
      && !uses.contains { $0.kind == .stores }
  }

  /// Whether clients of a library may conform to the protocol, with structs, too.
  private func isOffered(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    graph.access(of: type.id) >= .public
      && graph[type.module].declaration?.isLibraryProduct ?? false
  }

  /// What a protocol of another package is bound to cannot be told.
  private func inheritsUnknown(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph.allConformances(of: id).contains { graph[$0].isExternal && graph[$0].kind == .unknown }
  }

  /// Protocols that structs and enums conform to, which cannot be bound to classes.
  private func valueConformers(in graph: DependencyGraph) -> Set<TypeID> {
    var protocols: Set<TypeID> = []
    // Extensions of the project let types of others conform, of which those of packages may be values.
    let kinds: [TypeNode.Kind] = [.struct, .enum]
    for type in graph.types
    where kinds.contains(type.kind) || type.isExternal && type.kind == .unknown {
      protocols.formUnion(graph.allConformances(of: type.id))
    }
    return protocols
  }

  static let documentation = RuleDocumentation(
    summary: "A delegate protocol must be bound to classes.",
    category: .typeDesign, certainty: .rule, severity: .warning,
    rationale: """
      A delegate is held weakly, or it and its owner keep each other alive. Only references to \
      classes can be weak, so the protocol has to say that its conformers are classes.
      """,
    fix: "Let the protocol inherit `AnyObject`.",
    limits: """
      Not reported:
      - protocols that a struct or enum conforms to, that have `mutating` requirements, only static \
      ones or no members, or that say `~Copyable`
      - protocols that inherit one of a package that is not analysed
      - protocols whose delegates are held for good wherever they are held: in a `let`, in a \
      property of a struct that is not optional and never set later, or by a type that makes them
      - protocols that functions take and nothing holds
      - protocols that a library product offers and that no property of the project holds, \
      collections aside
      """,
    options: ["suffixes": "Endings of the names of delegate protocols."],
    guidelines: ["LK-19", "RP-23"],
    profiles: [.lickability, .rapiddo, .recommended],
    examples: [
      Example(
        """
        //- App/Form.swift
        protocol FormDelegate {  // finding
          func formDidEnd()
        }
        """),
      Example(
        """
        //- App/Form.swift
        protocol Ending {}
        protocol FormDelegate: Ending, Sendable {  // finding
          func formDidEnd()
        }
        final class Screen: FormDelegate {
          func formDidEnd() {}
        }
        """),
      Example(
        """
        //- App/Form.swift
        import UIKit
        protocol FormDelegate: AnyObject { func didEnd() }
        protocol LongFormDelegate: FormDelegate { func didEnd() }
        protocol ListDelegate: UITableViewDelegate { func didEnd() }
        protocol ScreenDelegate: UIViewController { func didEnd() }
        protocol PageDelegate where Self: UIViewController { func didEnd() }
        protocol SheetDelegate where Self: AnyObject { func didEnd() }
        @objc protocol MenuDelegate { func didEnd() }
        protocol FeedDelegate: Actor { func didEnd() }
        protocol StoreDelegate: ObservableObject { func didEnd() }
        protocol Forming {}
        """),
      Example(
        """
        //- App/Parser.swift
        import Vendor
        import WebKit
        protocol PageDelegate: WKScriptMessageHandler {
          func pageDidEnd()
        }
        protocol ParserDelegate {
          func parsed(_ word: String)
        }
        struct Printer: ParserDelegate {
          func parsed(_ word: String) { print(word) }
        }
        protocol VendorFormDelegate: VendorDelegate {
          func formDidEnd()
        }
        protocol MarkerDelegate {}
        protocol DecoderDelegate {
          mutating func decoded(_ word: String)
        }
        protocol LongDecoderDelegate: DecoderDelegate {
          func ended()
        }
        func feed<D: DecoderDelegate>(_ delegate: inout D) { delegate.decoded("a") }
        """),
    ])
}

/// The stored properties of all types by what they hold.
private struct Holders {
  private var byType: [TypeID: [Int]] = [:]
  /// Those whose type is a generic parameter, by the names that it must conform to.
  private var byName: [String: [Int]] = [:]

  init(in graph: DependencyGraph) {
    for holder in graph.judgedTypes {
      for index in holder.members where graph.members[index].isStoredInstanceProperty {
        if let type = graph.members[index].type {
          byType[graph.resolved(type), default: []].append(index)
        } else {
          for name in Self.constraints(of: graph.members[index], in: graph) {
            byName[name, default: []].append(index)
          }
        }
      }
    }
  }

  /// The properties that have a protocol as their type, or a generic parameter that must conform to
  /// it.
  func properties(ofType type: TypeNode) -> [Int] {
    byType[type.id, default: []] + byName[type.simpleName, default: []]
  }

  /// The names behind the generic parameters of the owner that a property's type mentions.
  private static func constraints(of property: Member, in graph: DependencyGraph) -> Set<String> {
    let facts = graph.files[property.node.file].facts
    guard let annotation = facts.child(.typeAnnotation, of: property.node.node) else { return [] }
    let names = Set(
      facts.descendants(of: annotation).filter { facts.kind($0) == .namedType }
        .map { facts.name(at: $0) })
    return graph[property.owner].declarations.reduce(into: []) { constraints, declaration in
      let facts = graph.files[declaration.file].facts
      for parameter in facts.children(of: declaration.node)
      where facts.kind(parameter) == .genericParameter
        && names.contains(facts.name(at: parameter))
      {
        constraints.formUnion(facts.descendants(of: parameter).map { facts.name(at: $0) })
      }
    }
  }
}
