/// An override of a lifecycle method calls `super`.
struct MissingSuperCall: Rule {
  var mustCallSuper = WellKnownMembers.callingSuper
  var mustNotCallSuper = ["loadView"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedOverrides.compactMap { index in
      let member = graph.members[index]
      guard member.kind == .method, !member.isStatic, graph.hasExternalAncestor(member.owner),
        isOfToolkit(index, in: graph), !isHook(index, in: graph),
        let body = graph.bodies(ofMember: index).first
      else { return nil }
      if mustCallSuper.matches(member.signature) || mustCallSuper.matches(member.name) {
        return missingCall(in: body, of: index, graph: graph)
      }
      if mustNotCallSuper.matches(member.signature) || mustNotCallSuper.matches(member.name) {
        return forbiddenCall(in: body, of: index, graph: graph)
      }
      return nil
    }
  }

  /// Whether the method is one of a class outside the project. A class of the project may declare one
  /// of the same name, such as `setUp`, for its subclasses to fill in.
  private func isOfToolkit(_ index: Int, in graph: DependencyGraph) -> Bool {
    var top = index
    let superclasses = graph.superclasses(of: graph.members[index].owner)
    for _ in superclasses { top = graph.overridden(byMember: top) ?? top }
    let member = graph.members[top]
    return member.modifiers.contains(.override)
      // An extension of the project may declare it for all: `extension UIViewController`.
      && !superclasses.contains {
        graph[$0].isExternal && graph.counterpart(of: member, in: $0) != nil
      }
  }

  /// Whether there is nothing to call: the superclass does nothing there, as `NSObject` when a nib
  /// is awake and `UIView` in a new window, only traps, or is one of another package that has a
  /// method of a test's name.
  private func isHook(_ index: Int, in graph: DependencyGraph) -> Bool {
    let member = graph.members[index]
    if let overridden = graph.overridden(byMember: index),
      graph.trap(ofMember: overridden, .standard) != nil
    {
      return true
    }
    guard let superclass = graph.superclasses(of: member.owner).first else { return false }
    switch member.name {
    case "awakeFromNib": return graph[superclass].name == "NSObject"
    case "didMoveToWindow": return graph[superclass].name == "UIView"
    case "setUp", "setUpWithError", "tearDown", "tearDownWithError":
      return graph[superclass].kind == .unknown && !graph.isTest(member.owner)
    default: return false
    }
  }

  private func missingCall(in body: Body, of index: Int, graph: DependencyGraph) -> Finding? {
    let member = graph.members[index]
    let facts = graph.facts(of: body)
    let reach = facts.reach(ofSuper: member.name, in: body.node)
    guard reach != .always, graph.trap(ofMember: index, .standard) == nil,
      !callsThroughHelper(index, in: graph)
    else { return nil }
    let name = graph.displayName(ofMember: index)
    let message =
      reach == .never
      ? "\(name) does not call super.\(member.name)"
      : "\(name) calls super.\(member.name) only on some paths"
    let call = facts.superUse(of: member.name, in: body.node).map {
      Finding.Evidence(
        reach == .never ? "never gets here" : "called here",
        at: graph.location(of: NodeRef(file: body.file, node: $0)))
    }
    return Finding(
      message, about: graph.members[index], in: graph, severity: reach == .sometimes ? .info : nil,
      evidence: [call].compactMap(\.self))
  }

  /// Whether another member of the type, which the method mentions or one that it mentions does, calls
  /// the method of `super`.
  private func callsThroughHelper(_ index: Int, in graph: DependencyGraph) -> Bool {
    let member = graph.members[index]
    var helpers = graph.bodies(of: member.owner).filter { $0.member != index }
    func callsSuper(_ body: Body) -> Bool {
      graph.facts(of: body).callsSuper(member.name, in: body.node)
    }
    guard helpers.contains(where: callsSuper) else { return false }
    var reached = graph.bodies(ofMember: index)
    while let body = reached.popLast() {
      let facts = graph.facts(of: body)
      let mentioned = Set(
        facts.descendants(of: body.node)
          .filter { [.identifier, .member].contains(facts.kind($0)) }.map { facts.name(at: $0) })
      let called = helpers.filter { mentioned.contains(graph.members[$0.member].name) }
      if called.contains(where: callsSuper) { return true }
      helpers.removeAll(where: called.contains)
      reached += called
    }
    return false
  }

  private func forbiddenCall(in body: Body, of index: Int, graph: DependencyGraph) -> Finding? {
    let member = graph.members[index]
    let facts = graph.facts(of: body)
    // A controller of a special kind, such as that of a table, makes a view that it needs.
    guard graph.overridden(byMember: index) == nil,
      let superclass = graph.superclasses(of: member.owner).first(where: { graph[$0].isExternal }),
      ["UIViewController", "NSViewController"].contains(graph[superclass].name),
      let call = facts.superUse(of: member.name, in: body.node),
      replacesView(loadedBy: call, in: body.node, of: facts)
    else { return nil }
    let place = graph.location(of: NodeRef(file: body.file, node: call))
    return Finding(
      "\(graph.displayName(ofMember: index)) calls super.\(member.name) and sets its own view",
      about: graph.members[index], in: graph,
      fix: "Drop the call: it makes a view that is thrown away.",
      evidence: [Finding.Evidence("called here", at: place)])
  }

  /// Whether code that makes a view by a call sets another one, and does nothing with the first:
  /// `view = Frame(around: view)` needs it.
  private func replacesView(loadedBy call: Int, in body: Int, of facts: SourceFacts) -> Bool {
    let branch = branch(around: call, in: body, of: facts)
    let setters = facts.descendants(of: branch).filter { assignsView($0, in: facts) }
    guard let next = setters.first(where: { $0 > call }) else {
      return setters.contains { !isLeft($0, before: call, below: branch, of: facts) }
    }
    let targets = setters.compactMap(facts.firstChild)
    return !(call..<Int(facts.nodes[next].end)).contains {
      isView($0, in: facts) && !targets.contains($0)
    }
  }

  /// The innermost block around a call: another one may set the view where this one does not run.
  private func branch(around call: Int, in body: Int, of facts: SourceFacts) -> Int {
    (body..<call).last { node in
      [.block, .switchCase].contains(facts.kind(node)) && Int(facts.nodes[node].end) > call
    } ?? body
  }

  /// Whether a block around a statement ends the method, so that what follows the block runs without
  /// the statement.
  private func isLeft(
    _ statement: Int, before call: Int, below branch: Int, of facts: SourceFacts
  ) -> Bool {
    facts.ancestors(of: statement).prefix { $0 > branch }.contains { block in
      [.block, .switchCase].contains(facts.kind(block)) && Int(facts.nodes[block].end) <= call
        && facts.lastChild(of: block).map {
          [.returnStmt, .throwStmt].contains(facts.kind($0))
        } ?? false
    }
  }

  private func assignsView(_ node: Int, in facts: SourceFacts) -> Bool {
    facts.kind(node) == .assignment
      && facts.firstChild(of: node).map { isView($0, in: facts) } ?? false
  }

  /// Whether an expression is the controller's own view.
  private func isView(_ node: Int, in facts: SourceFacts) -> Bool {
    guard facts.name(at: node) == "view" else { return false }
    switch facts.kind(node) {
    case .identifier: return true
    case .member: return facts.base(of: node).map(facts.isSelf) ?? false
    default: return false
    }
  }

  static let documentation = RuleDocumentation(
    summary: "An override of a lifecycle method must call super.",
    category: .solid, certainty: .rule, severity: .warning,
    rationale: """
      The toolkit and the superclasses between do their own work in these methods. An override \
      that does not call `super` switches it off, often without a visible sign.
      """,
    fix:
      "Call the method of `super`, first where something is set up and last where it is torn down.",
    limits: """
      A call in `defer` or in a helper of the same type that the method calls counts; one in a local \
      function or closure that the method never mentions again does not. One on some paths only is \
      info, but one behind an early return counts as sure.

      Not reported:
      - methods that a class of the project declares first
      - tests, and whatever else imports XCTest or Testing
      - overrides with nothing to call: directly below `NSObject` when a nib is awake, directly \
      below `UIView` in `didMoveToWindow`, and where the superclass's method only traps
      - `super.loadView()` where the method uses the view that it makes, as to wrap it
      """,
    options: [
      "mustCallSuper":
        "Patterns of the methods that must call super, as `setEditing(_:animated:)` or "
        + "by their name alone.",
      "mustNotCallSuper":
        "Patterns of the methods that must not when they set the view, with labels "
        + "or by their name alone.",
    ],
    guidelines: ["AB-32a", "LK-35"],
    profiles: [.lickability, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Cart.swift
        import UIKit
        final class CartViewController: UIViewController {
          override func viewDidLoad() { bind() }  // finding
          override func viewWillAppear(_ animated: Bool) {  // finding
            if animated { super.viewWillAppear(animated) }
          }
          private func bind() {}
        }
        """),
      Example(
        """
        //- App/Base.swift
        import UIKit
        class Base: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
          }
        }
        final class Cart: Base {
          override func viewDidAppear(_ animated: Bool) {  // finding
            super.viewDidLoad()
          }
          override func loadView() {
            view = UIView()
          }
        }
        final class Feed: Base {
          override func loadView() {  // finding
            super.loadView()
            self.view = UIView()
          }
        }
        final class Cell: UITableViewCell {
          override func prepareForReuse() {}  // finding
        }
        """),
      Example(
        """
        //- App/Cart.swift
        import UIKit
        final class Cart: UIViewController {
          override func viewDidLoad() {
            defer { super.viewDidLoad() }
            bind()
          }
          override func viewWillAppear(_ animated: Bool) {
            guard isViewLoaded else {
              super.viewWillAppear(animated)
              return
            }
            if animated {
              super.viewWillAppear(animated)
            } else {
              super.viewWillAppear(false)
            }
          }
          override func viewDidAppear(_ animated: Bool) { appear(animated) }
          override func loadView() {
            super.loadView()
            view.addSubview(UIView())
          }
          private func appear(_ animated: Bool) { super.viewDidAppear(animated) }
          private func bind() {}
        }
        """),
      Example(
        """
        //- App/Row.swift
        class Row {
          func prepareForReuse() { print("reused") }
          func viewDidLoad() {}
        }
        final class TextRow: Row {
          override func prepareForReuse() { print("text") }
          override func viewDidLoad() {}
          func viewDidLoad(again: Bool) {}
        }
        """),
    ])
}
