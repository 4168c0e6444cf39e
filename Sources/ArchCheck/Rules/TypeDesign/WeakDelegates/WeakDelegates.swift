/// A delegate is held weakly.
struct WeakDelegates: Rule {
  var namePatterns = ["delegate", "*Delegate", "dataSource"]
  var strongOwners: [String] = []

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedTypes.filter { type in
      type.isReferenceType && !strongOwners.matches(type.name)
    }.flatMap { owner in
      graph.members(of: owner.id).filter(\.isStoredInstanceProperty).compactMap {
        property -> Finding? in
        let candidate = DelegateProperty(property: property, owner: owner, graph: graph)
        guard let (target, bound) = strongDelegate(candidate) else { return nil }
        let held = graph[bound].declarations.first.map { declaration in
          Finding.Evidence(
            graph[bound].kind == .protocol
              ? "\(graph[bound].name) is bound to classes" : "\(graph[bound].name) is a class",
            at: graph.location(of: declaration))
        }
        return Finding(
          "\(owner.name).\(property.name) holds its delegate \(graph[target].name) strongly",
          about: property, in: graph, target: graph.qualifiedName(of: target),
          fix: graph.wrappers(of: property).first.map {
            "Take @\($0.name) off the property, and make it `weak var` and optional."
          } ?? "",
          evidence: [held].compactMap(\.self))
      }
    }
  }

  /// The delegate that a property holds strongly, and which part of its type only classes can be; nil
  /// where the property holds no delegate, or not strongly.
  private func strongDelegate(
    _ candidate: DelegateProperty
  ) -> (target: TypeID, bound: TypeID)? {
    let graph = candidate.graph
    guard isStrongVariable(candidate) else { return nil }
    let parts = candidate.parts
    let target =
      parts.first { graph[$0].kind == .protocol && graph[$0].simpleName.hasSuffix("Delegate") }
      ?? parts.first
    guard let target, !(graph[target].isExternal && Self.appDelegates.contains(graph[target].name)),
      isNamedDelegate(candidate.property) || candidate.serves(as: target),
      !candidate.isHeldOnPurpose(target)
    else { return nil }
    let bound = parts.first { part in
      graph[part].kind == .protocol
        ? graph.isClassBound(part)
        : parts.count > 1 && graph[part].kind == .class || candidate.isSomebodyElses(part)
    }
    return bound.map { (target, $0) }
  }

  /// Whether a property holds objects strongly that others choose.
  private func isStrongVariable(_ candidate: DelegateProperty) -> Bool {
    let (property, graph) = (candidate.property, candidate.graph)
    guard property.modifiers.isDisjoint(with: [.weak, .unowned, .lazy]),
      graph.isJudged(file: property.node.file), !candidate.hasObject,
      // What a database keeps of a record is another record.
      !graph.isRecord(property.owner),
      // A storyboard's object is held by nothing else.
      !graph.attributes(of: property).contains("IBOutlet"),
      graph.wrappers(of: property).allSatisfy({ isStrong($0, in: graph) })
    else { return false }
    // A constant whose class the client chooses is a part of the object, as a strategy is.
    return !property.modifiers.contains(.let)
      || graph.genericParameter(ofProperty: property) == nil && !candidate.isOfSendableClass
  }

  /// The protocols of what lives as long as the app or its scene.
  private static let appDelegates: Set<String> = [
    "NSApplicationDelegate", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "WKApplicationDelegate", "WKExtensionDelegate",
  ]

  /// Whether the name is that of a delegate, or of the storage behind one: `_delegate`.
  private func isNamedDelegate(_ property: Member) -> Bool {
    namePatterns.matches(String(property.name.drop { $0 == "_" }))
      || namePatterns.matches(property.name)
  }

  // MARK: Property wrappers

  /// Whether a wrapper is known to hold what it wraps strongly. What one of another package does is
  /// not known, nor what one does that keeps its value in a box.
  private func isStrong(_ wrapper: PropertyWrapper, in graph: DependencyGraph) -> Bool {
    guard let type = wrapper.type else { return PropertyWrapper.strong.contains(wrapper.name) }
    let stored = graph.members(of: type).filter {
      $0.isStoredInstanceProperty
    }
    return stored.allSatisfy { $0.modifiers.isDisjoint(with: [.weak, .unowned]) }
      && stored.contains {
        $0.name == "wrappedValue" || graph.genericParameter(ofProperty: $0) != nil
      }
  }

  static let documentation = RuleDocumentation(
    summary: "A delegate must be held weakly.",
    category: .typeDesign, certainty: .rule, severity: .error,
    rationale: """
      The delegate of an object is nearly always its owner. If each holds the other strongly, \
      neither is ever released.
      """,
    fix: "Make the property `weak var` and optional.",
    limits: """
      Under another name, such as `output`, an optional variable counts if its type is called a \
      delegate and its owner calls it, and neither makes it nor hands it on.

      Not reported:
      - protocols that value types can conform to, which are left to `class_bound_delegate_protocol`
      - arrays of delegates, outlets, and `unowned` and static properties
      - an object that the owner makes, or sets to nil before it ends, a constant object, and the \
      app's delegate
      - constants of a `Sendable` class
      - delegates of what all who make it have do something and let go: `Importer(delegate: \
      self).run()`
      - what a type calls nowhere and only makes the delegate of other objects, which hold it \
      weakly, unless others set it as the plain `delegate`
      - an object that all who give it make there and then: `form.delegate = Tally()`
      - a source of data that is constant, given to a view, or neither a view's nor told about its \
      owner
      - properties of records, and under a wrapper that holds its value weakly or in a box, or that another \
      package declares
      """,
    options: [
      "namePatterns": "Patterns of the names of delegate properties.",
      "strongOwners": "Patterns of types that may hold their delegates strongly.",
    ],
    guidelines: ["LK-20", "RP-18", "RP-23", "SG-3.1.5"],
    profiles: [.lickability, .rapiddo, .recommended],
    examples: [
      Example(
        """
        //- App/Form.swift
        protocol FormDelegate: AnyObject {
          func formDidEnd()
        }
        final class Form {
          var delegate: FormDelegate?  // finding
        }
        """),
      Example(
        """
        //- App/Table.swift
        import UIKit
        protocol TableOwner: UIViewController {
          func reload()
        }
        @objc protocol TableDelegate {
          func tableDidEnd()
        }
        final class Table {
          private(set) var tableDelegate: (any TableDelegate)!  // finding
          var ownerDelegate: TableOwner? = nil  // finding
          var dataSource: UITableViewDataSource?  // finding
          var delegate: Screen?  // finding
        }
        final class Screen {
          let table = Table()
        }
        """),
      Example(
        """
        //- App/Form.swift
        import Combine
        protocol FormDelegate: AnyObject {
          func formDidEnd()
        }
        @propertyWrapper struct Traced<Value> {
          private var value: Value
          init(wrappedValue: Value) { value = wrappedValue }
          var wrappedValue: Value {
            get { value }
            set { value = newValue }
          }
        }
        @globalActor actor Forms { static let shared = Forms() }
        final class Form {
          @Traced var delegate: (any FormDelegate)?  // finding
          @Published var sheetDelegate: (any FormDelegate)?  // finding
          @MainActor var mainDelegate: (any FormDelegate)?  // finding
          @Forms var formsDelegate: (any FormDelegate)?  // finding
        }
        """),
      Example(
        """
        //- App/Form.swift
        protocol FormDelegate: AnyObject {}
        final class Form {
          var delegate: FormDelegate?
        }
        """, of: WeakDelegates(strongOwners: ["Form"])),
      Example(
        """
        //- App/Form.swift
        protocol FormDelegate: AnyObject {
          func formDidEnd()
        }
        protocol Styling {
          func style()
        }
        struct Line {
          var delegate: FormDelegate?
        }
        protocol OrdersDataSource: AnyObject { func orders() -> [Int] }
        final class OrdersRepository {
          private var dataSource: OrdersDataSource
          init(dataSource: OrdersDataSource) { self.dataSource = dataSource }
          func load() -> [Int] { dataSource.orders() }
        }
        final class Form {
          weak var delegate: FormDelegate?
          unowned let otherDelegate: FormDelegate
          static var sharedDelegate: FormDelegate?
          private var endDelegate: FormDelegate?
          func end() {
            endDelegate?.formDidEnd()
            endDelegate = nil
          }
          var styleDelegate: Styling?
          var onEndDelegate: (() -> Void)?
          var currentDelegate: FormDelegate? { delegate }
          init(otherDelegate: FormDelegate) { self.otherDelegate = otherDelegate }
        }
        """),
    ])
}
