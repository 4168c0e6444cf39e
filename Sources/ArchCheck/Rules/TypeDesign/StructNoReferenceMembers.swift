/// A value does not hold objects.
struct StructNoReferenceMembers: Rule {
  var exemptRoles: [Role] = [.view]
  var allowTypes = ["UIImage", "UIColor", "UIFont"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.compactMap { type in
      guard type.kind == .struct, !isExempt(type, in: graph), !isBag(type, in: graph),
        !isFace(type, in: graph)
      else { return nil }
      // Branches of `#if` may declare one property several times.
      var seen: Set<String> = []
      let held = graph.judgedMembers(of: type).compactMap { index -> (index: Int, held: TypeID)? in
        object(heldBy: index, of: type, in: graph).map { (index, $0) }
      }.filter { seen.insert(graph.members[$0.index].name).inserted }
      guard let first = held.first else { return nil }
      let names = held.map { "\(graph.members[$0.index].name): \(graph[$0.held].name)" }
      return Finding(
        "The struct \(type.name) holds \(names.count == 1 ? "an object" : "objects"): "
          + names.listed(atMost: 4),
        at: graph.location(of: graph.members[first.index].node),
        about: type.id, in: graph,
        condition: graph.condition(type.condition),
        evidence: held.dropFirst().map {
          Finding.Evidence(
            "\(graph.members[$0.index].name) holds \(graph[$0.held].name)",
            at: graph.location(of: graph.members[$0.index].node))
        }
      ).caused(
        by: held.map {
          let member = graph.members[$0.index]
          return Finding.Cause(member.name, at: graph.location(of: member.node))
        })
    }
  }

  private func isExempt(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    if let role = graph.role(of: type.id), exemptRoles.contains(role) { return true }
    return type.attributes.contains("propertyWrapper")
      // Of what is noncopyable there are no copies to share anything.
      || graph.isHidden(type.id) || graph.isNoncopyable(type)
      // What a part of a record holds are relations of that record, which only objects can be.
      || type.outer.map(graph.isRecord) ?? false
      || graph.allConformances(of: type.id).contains {
        graph[$0].isExternal
          && (Self.adapting.contains(graph.moduleName(of: $0))
            || Self.adapters.contains(graph[$0].name))
      }
  }

  /// Whether the struct only brings things together for one call: constants, which nothing stores.
  private func isBag(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    let members = graph.members(of: type.id).filter { !$0.isStatic }
    let stored = members.filter { $0.kind == .property && $0.isStored }
    guard graph.role(of: type.id) == nil,
      stored.allSatisfy({
        $0.modifiers.contains(.let) && !graph.hasInitialValue($0)
          || !$0.modifiers.isDisjoint(with: [.weak, .unowned])
      }),
      members.allSatisfy({ $0.kind != .method || givesResult($0, in: graph) })
    else { return false }
    let sites = graph.dependents(of: type.id).flatMap { graph.sites[$0.sites] }
    let isPassed = sites.contains { $0.kind == .parameter || $0.kind == .returns }
    return isPassed
      && !sites.contains { site in
        guard let member = graph.member(of: site), site.kind != .member else { return false }
        return member.kind == .enumCase || member.kind == .property && member.isStored
      }
  }

  /// Whether a method gives something back, as a property does: one that does not acts on objects.
  private func givesResult(_ method: Member, in graph: DependencyGraph) -> Bool {
    graph.files[method.node.file].facts.child(.returnType, of: method.node.node) != nil
  }

  /// Whether the struct is another face of an object: it is nested in the class of that, which may be
  /// one that an extension adds it to, and stores nothing else, so that a copy is one more reference
  /// to the object, and meant to be.
  private func isFace(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    let stored = graph.members(of: type.id).filter { $0.isStored && !$0.isStatic }
    guard let only = stored.first, Set(stored.map(\.name)).count == 1,
      let held = only.type.map(graph.resolved)
    else { return false }
    return graph.isNested(type.id, in: held)
      || graph[held].isExternal && type.name.hasPrefix(graph[held].name + ".")
  }

  /// Modules whose protocols SwiftUI, widgets and shortcuts make types of.
  private static let adapting: Set<String> = ["AppIntents", "SwiftUI", "WidgetKit"]

  /// Protocols whose conformers stand between an object and the code that asks for the protocol.
  private static let adapters: Set<String> = [
    "AsyncIteratorProtocol", "AsyncSequence", "Decoder", "Encoder", "IteratorProtocol",
    "KeyedDecodingContainerProtocol", "KeyedEncodingContainerProtocol", "Publisher", "Scheduler",
    "SingleValueDecodingContainer", "SingleValueEncodingContainer", "UnkeyedDecodingContainer",
    "UnkeyedEncodingContainer",
  ]

  private func object(heldBy index: Int, of type: TypeNode, in graph: DependencyGraph) -> TypeID? {
    let member = graph.members[index]
    guard member.isStoredInstanceProperty,
      // A back reference to the owner is no content.
      member.modifiers.isDisjoint(with: [.weak, .unowned]), graph.attributes(of: member).isEmpty,
      let held = member.type.map(graph.resolved), graph[held].isReferenceType,
      !allowTypes.matches(graph[held].name), !isImmutable(held, in: graph),
      !isLock(held, in: graph), isKnown(held, in: member.node.file, of: graph),
      !isStorage(held, of: type, member, in: graph)
    else { return nil }
    return held
  }

  /// Whether a name such as `Timer` is surely that of the SDK: the file imports something of the
  /// SDK that has it.
  private func isKnown(_ held: TypeID, in file: Int, of graph: DependencyGraph) -> Bool {
    guard graph[held].isExternal, graph.moduleName(of: held) == "Foundation" else { return true }
    return graph.imports(ofFile: file).contains { site in
      graph[site.module].isSystem && !Self.small.contains(graph[site.module].name)
    }
  }

  /// System modules that do not bring Foundation along.
  private static let small: Set<String> = [
    "Android", "Darwin", "Dispatch", "Glibc", "Musl", "OSLog", "Observation", "RegexBuilder",
    "Swift", "Synchronization", "WinSDK", "os", "simd",
  ]

  /// Whether an object cannot change, so that nobody notices that copies share it: a class of the
  /// list, or an own one that holds constants only, none of them a changing object.
  private func isImmutable(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    // All that it holds has to be, so each type is asked only the first time.
    var asked: Set<TypeID> = []
    return isImmutable(id, in: graph, &asked)
  }

  private func isImmutable(
    _ id: TypeID, in graph: DependencyGraph, _ asked: inout Set<TypeID>
  ) -> Bool {
    let type = graph[id]
    if type.isExternal {
      return Family.immutable.contains(type.name) || type.name.hasPrefix("ManagedBuffer")
    }
    guard type.kind == .class else { return false }
    guard asked.insert(id).inserted else { return true }
    return ([id] + graph.superclasses(of: id)).allSatisfy { part in
      if graph[part].isExternal { return graph[part].name == "NSObject" }
      return graph.members(of: part).allSatisfy { member in
        guard member.isStoredInstanceProperty else { return true }
        guard member.modifiers.contains(.let) else { return false }
        guard let held = member.type.map(graph.resolved), graph[held].isReferenceType else {
          return true
        }
        return allowTypes.matches(graph[held].name)
          || isImmutable(held, in: graph, &asked)
      }
    }
  }

  /// Whether an object only keeps others waiting, and holds nothing that a copy could change: it
  /// conforms to `NSLocking`, or is named a lock and can do nothing but that.
  private func isLock(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    let type = graph[id]
    let ancestors = [id] + graph.superclasses(of: id)
    if graph.conforms(id, to: [Glob("NSLocking")])
      || ancestors.contains(where: { graph[$0].isExternal && Self.locks.contains(graph[$0].name) })
    {
      return true
    }
    guard !type.isExternal, Self.lockEndings.contains(where: type.simpleName.hasSuffix) else {
      return false
    }
    let offered = graph.members(of: id).filter { member in
      [.method, .property, .subscript].contains(member.kind)
        && !member.modifiers.isPrivate
    }
    return offered.contains { $0.name.beginsWithWord("lock") || $0.name.beginsWithWord("with") }
      && offered.allSatisfy { member in
        member.kind == .method && Self.lockWords.contains(where: member.name.beginsWithWord)
      }
  }

  /// The SDK's classes that conform to `NSLocking`.
  private static let locks: Set<String> = [
    "NSCondition", "NSConditionLock", "NSLock", "NSRecursiveLock",
  ]

  private static let lockEndings = ["Lock", "Mutex"]

  private static let lockWords = ["lock", "signal", "try", "unlock", "wait", "with"]

  /// A private final class is how a value shares its contents until it is changed; one beside the
  /// struct that inlinable code has to see tells by its name.
  private func isStorage(
    _ held: TypeID, of type: TypeNode, _ member: Member, in graph: DependencyGraph
  ) -> Bool {
    graph.isNested(held, in: type.id)
      || Self.storages.contains(where: graph[held].simpleName.hasSuffix)
        && graph[held].declarations.contains { $0.file == member.node.file }
      // The nodes of a tree are handles into an arena, which only grows.
      || graph[held].simpleName.hasSuffix("Arena")
      || graph.isHidden(held)
      || isCopiedOnWrite(member, of: type, in: graph)
  }

  /// Whether the struct hands over the member to be looked at and replaced, in a file that asks
  /// whether an object is shared: `isKnownUniquelyReferenced(&storage)`, `makeUnique(&storage)`.
  private func isCopiedOnWrite(
    _ member: Member, of type: TypeNode, in graph: DependencyGraph
  ) -> Bool {
    let bodies = graph.bodies(of: type.id)
    let asking = Set(bodies.map(\.file)).filter {
      graph.files[$0].facts.names.contains("isKnownUniquelyReferenced")
    }
    return bodies.contains { body in
      let facts = graph.facts(of: body)
      return asking.contains(body.file)
        && facts.descendants(of: body.node).contains { node in
          facts.kind(node) == .inoutExpr
            && facts.descendants(of: node).contains { facts.name(at: $0) == member.name }
        }
    }
  }

  private static let storages = ["Backing", "Box", "Buffer", "Storage"]

  static let documentation = RuleDocumentation(
    summary: "A value must not hold objects.",
    category: .typeDesign, certainty: .rule, severity: .info,
    rationale: """
      Copies of a value are independent of each other; that is what values are for. An object \
      inside is shared by all copies, and changing it through one changes the others.
      """,
    fix: "Make the type a class, or hold the value that is needed instead of the object.",
    limits: """
      Members that are not reported:
      - collections and tuples of objects, and values of a generic parameter
      - static properties, closures, values of protocol type, wrapped properties, and weak and \
      unowned references
      - views, immutable classes such as `NSNumber`, and queues of Dispatch
      - locks: also classes of the project that conform to `NSLocking`, or whose name ends in \
      `Lock` or `Mutex` and that others can only lock and unlock
      - classes of the project that hold constants only, private ones that store a value's \
      contents, those for which it asks `isKnownUniquelyReferenced`, and the arena of a tree's \
      nodes

      Structs that are not judged:
      - private and noncopyable ones, and those nested in a managed object or in the class of the \
      object that is all they store
      - constants that are brought together for one call, with methods that give something back
      - those that a protocol of the SDK makes an adapter, such as `Encoder` and `IteratorProtocol`
      """,
    options: [
      "exemptRoles": "Roles of structs that may hold objects.",
      "allowTypes": "Patterns of classes that are immutable and may be held.",
    ],
    guidelines: ["WX-23"],
    profiles: [.wolox],
    examples: [
      Example(
        """
        //- App/Job.swift
        import Foundation
        final class Log { var lines: [String] = [] }
        struct Job {
          let queue: OperationQueue  // finding
          var log: Log?
        }
        """),
      Example(
        """
        //- App/Job.swift
        import Combine
        import UIKit
        actor Store {}
        struct Job {
          let name = ""
          private let store = Store()  // finding
        }
        struct Watch {
          let image: UIImage
          var bag: AnyCancellable?  // finding
        }
        """),
      Example(
        """
        //- App/Guarded.swift
        import Foundation
        final class ReadLock: NSLocking {
          private var readers = 0
          func lock() { readers += 1 }
          func unlock() { readers -= 1 }
        }
        final class CountingMutex {
          private var depth = 0
          func lock() { depth += 1 }
          func unlock() { depth -= 1 }
          func withLock<T>(_ body: () -> T) -> T { body() }
        }
        struct Guarded {
          private let lock = NSLock()
          let reading: ReadLock
          let counting: CountingMutex
        }
        """),
      Example(
        """
        //- App/Job.swift
        import SwiftUI
        import UIKit
        protocol Logging: AnyObject {}
        final class Log: Logging {}
        final class Model: ObservableObject {}
        struct Job {
          static let shared = Log()
          let image: UIImage
          let logging: Logging
          let number: NSNumber
          let make: () -> Log
          var log: Log { Log() }
          var name: String
        }
        struct Board: View {
          @ObservedObject var model: Model
          let log = Log()
          var body: some View { Text("") }
        }
        """),
    ])
}
