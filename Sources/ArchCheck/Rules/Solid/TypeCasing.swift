/// Code does not choose among types by casting.
struct TypeCasing: Rule {
  var minBranches = 2
  var exemptRoles: [Role] = [.factory, .parser]
  var includeTypeOf = true

  func findings(in graph: DependencyGraph) -> [Finding] {
    graph.judgedOriginals.flatMap { type -> [Finding] in
      if let role = graph.role(of: type.id), exemptRoles.contains(role) { return [] }
      return graph.judgedMembers(of: type).flatMap { index -> [Finding] in
        guard !WellKnownMembers.comparing.contains(graph.members[index].name),
          graph.members[index].signature != "prepare(for:sender:)",
          !isConversion(index, of: type, in: graph)
        else { return [] }
        let choices = graph.bodies(ofMember: index).flatMap { body -> [Choice] in
          let chains =
            graph.casts(in: body).chains
            + (includeTypeOf ? typeOfChains(in: body, of: graph) + tables(in: body, of: graph) : [])
          return chains.compactMap { choice(of: $0, in: graph) }
        }.filter { !graph.isKey($0.base, ofMember: index) }
        // One member that chooses twice among the subtypes of one type is one finding.
        return Dictionary(grouping: choices, by: \.base).map {
          finding(about: $0.value, of: $0.key, by: type, in: index, graph: graph)
        }
      }
    }
  }

  /// A chain of casts to the subtypes of one type.
  private struct Choice {
    var node: NodeRef
    var base: TypeID
    /// The declared type of the value.
    var source: TypeID?
    var branches: [Cast]
  }

  /// Whether the member makes a case of an enum for each type: whoever uses the enum need not cast.
  private func isConversion(_ index: Int, of type: TypeNode, in graph: DependencyGraph) -> Bool {
    type.kind == .enum && graph.members[index].kind == .initializer
  }

  private func choice(of chain: CastChain, in graph: DependencyGraph) -> Choice? {
    var branches = chain.branches.filter { isOwn($0.target, in: graph) }
    guard let base = base(of: chain, Set(branches.map(\.target)).sorted(), in: graph) else {
      return nil
    }
    // Another ability of the value, or a guess that failed, is no subtype; a type from outside is
    // one where an extension says so.
    if isOwn(base, in: graph) {
      branches = chain.branches.filter {
        (isOwn($0.target, in: graph) || graph[$0.target].isExternal)
          && graph.isSubtype($0.target, of: base)
      }
    }
    let targets = Set(branches.map(\.target))
    if isMessage(base, of: targets, in: graph) || isStateOfMachine(base, in: graph) { return nil }
    guard targets.count >= max(minBranches, 2),
      // Protocols alone are abilities that a value may have, not the types that it may be.
      targets.contains(where: { graph[$0].kind != .protocol }),
      !branches.allSatisfy(graph.onlyMakesScreen)
    else { return nil }
    return Choice(node: chain.node, base: base, source: chain.source, branches: branches)
  }

  /// Whether values without behaviour are sent to whoever knows what to do with them, as the actions of
  /// a store are to its reducers: a protocol of that name that demands nothing but to be read.
  private func isMessage(
    _ base: TypeID, of targets: Set<TypeID>, in graph: DependencyGraph
  ) -> Bool {
    graph[base].kind == .protocol && !graph[base].isExternal
      && ["Action", "Event", "Message"].contains(where: graph[base].simpleName.hasSuffix)
      && graph.allRequirements(of: base).allSatisfy { isRead($0, in: graph) }
      && targets.allSatisfy { [.enum, .struct].contains(graph[$0].kind) }
  }

  /// Whether the types are the states of one of GameplayKit's machines, which tells by its class alone
  /// in which it is.
  private func isStateOfMachine(_ base: TypeID, in graph: DependencyGraph) -> Bool {
    graph[base].name == "GKState" || graph.hasSuperclass(base, among: [Glob("GKState")])
  }

  /// Whether a requirement is a property that can only be read.
  private func isRead(_ requirement: Int, in graph: DependencyGraph) -> Bool {
    let member = graph.members[requirement]
    let facts = graph.files[member.node.file].facts
    return member.kind == .property
      && !facts.children(of: member.node.node).contains {
        facts.kind($0) == .accessorDecl && facts.name(at: $0) == "set"
      }
  }

  private func finding(
    about choices: [Choice], of base: TypeID, by type: TypeNode, in index: Int,
    graph: DependencyGraph
  ) -> Finding {
    let choices = choices.sorted { $0.node < $1.node }
    let branches = choices.flatMap(\.branches)
    let targets = Set(branches.map(\.target))
    let isOwnBase = isOwn(base, in: graph)
    // Within one outer type the last part of a name tells enough.
    let isNested = Set(targets.map { graph[$0].outer }).count == 1
    let names = branches.map { branch in
      isNested ? graph[branch.target].simpleName : graph[branch.target].name
    }.uniqued()
    let member = graph.displayName(ofMember: index)
    let places = choices.count == 1 ? "" : ", in \(choices.count) places"
    return Finding(
      "\(member) chooses among \(targets.count) "
        + (isOwnBase ? "subtypes of \(graph[base].name)" : "types") + " by casting: "
        + names.listed(atMost: 4) + places,
      at: graph.location(of: choices[0].node), about: graph.members[index], in: graph,
      target: graph.qualifiedName(of: base),
      // Without an own type in common there is no place yet for what the types share, and a public one
      // is none for what only types do that others do not see.
      severity: isOwnBase && !targets.allSatisfy { graph.isHidden($0, below: base) } ? nil : .info,
      fix: fix(
        for: base, targets: targets, of: genericValue(of: choices[0], in: index, graph: graph),
        sources: choices.map(\.source), in: index, graph),
      evidence: branches.map {
        Finding.Evidence("tests for \(graph[$0.target].name)", at: graph.location(of: $0.node))
      }, offences: branches.map(\.node))
  }

  /// A value of generic type, whose static type no cast to a further protocol changes.
  private enum GenericValue {
    case parameter, itself
  }

  /// Whether a chain tests a parameter of type `some P` or `T`, or `self` in an extension of a
  /// protocol.
  private func genericValue(
    of choice: Choice, in index: Int, graph: DependencyGraph
  ) -> GenericValue? {
    let member = graph.members[index]
    let facts = graph.files[choice.node.file].facts
    let tested = facts.kind(choice.node.node) == .switchStmt ? choice.node : choice.branches[0].node
    guard let value = facts.firstChild(of: tested.node).map(facts.unwrapped) else { return nil }
    if facts.isSelf(value) { return graph[member.owner].kind == .protocol ? .itself : nil }
    guard facts.kind(value) == .identifier, member.node.file == choice.node.file else { return nil }
    let declarations = [member.node] + graph[member.owner].declarations
    let generics = declarations.reduce(into: Set<String>()) { names, declaration in
      let facts = graph.files[declaration.file].facts
      for child in facts.children(of: declaration.node)
      where facts.kind(child) == .genericParameter {
        names.insert(facts.name(at: child))
      }
    }
    let isGeneric = facts.children(of: member.node.node).contains { parameter in
      facts.kind(parameter) == .parameter && facts.name(at: parameter) == facts.name(at: value)
        && facts.children(of: parameter).contains {
          facts.kind($0) == .someType
            || facts.kind($0) == .namedType && generics.contains(facts.name(at: $0))
        }
    }
    return isGeneric ? .parameter : nil
  }

  /// - Parameter sources: what the values are declared to be, as far as that is known.
  private func fix(
    for base: TypeID, targets: Set<TypeID>, of value: GenericValue?, sources: [TypeID?],
    in index: Int, _ graph: DependencyGraph
  ) -> String {
    let type = graph[graph.members[index].owner]
    if makesScreens(index, in: graph),
      targets.contains(where: { graph.role(of: $0)?.isBelowScreens ?? false })
    {
      // Neither a model nor a view model should learn which screen shows it.
      return "Look up in a map, by type, what makes the screen, or let a coordinator that is told "
        + "what to show choose it."
    }
    func isOfBase(_ source: TypeID) -> Bool { source == base || graph.isSubtype(source, of: base) }
    // A common type of another module should not learn what is done here, but may offer it already.
    let isAway =
      graph[base].module != type.module && !sources.allSatisfy { $0.map(isOfBase) ?? false }
    if isAway || !isOwn(base, in: graph),
      let common = commonProtocol(of: targets, usedIn: index, of: graph)
    {
      return "All of them conform to \(graph[common].name): test for that, and call its "
        + "requirement."
    }
    guard isOwn(base, in: graph) else {
      return "Declare a protocol that these types conform to, and call its requirement here."
    }
    guard graph[base].module == type.module, !isBelow(base, type, in: graph),
      !graph.isMorePublic(base, thanMember: index, about: targets)
    else {
      // The common type should not learn what is done here.
      switch value {
      case .parameter:
        let overloads = "write an overload for each of these types."
        guard graph[base].module == type.module, !isBelow(base, type, in: graph) else {
          return overloads.prefix(1).uppercased() + overloads.dropFirst()
        }
        return "Make it a requirement of \(graph[base].name), or, where that may not be public, "
          + overloads
      case .itself:
        return "Declare a protocol here, let these types conform to it in extensions beside it, "
          + "test for it alone, and call its requirement."
      case nil: break
      }
      return "Declare a protocol here, let these types conform to it in extensions beside it, and "
        + "call its requirement."
    }
    let areOfBase = sources.allSatisfy { $0.map(isOfBase) ?? true }
    if graph[base].kind == .class {
      return "Give \(graph[base].name) a method that each of its subclasses overrides, and call it "
        + (areOfBase ? "here." : "here after one cast to \(graph[base].name).")
    }
    return areOfBase
      ? "Add a requirement to \(graph[base].name) that each of its types answers, and call it here."
      : "Add a requirement to \(graph[base].name) that each of its types answers, cast to "
        + "\(graph[base].name) alone, and call it."
  }

  /// The own protocol that all types conform to and that requires something the member uses.
  private func commonProtocol(
    of targets: Set<TypeID>, usedIn index: Int, of graph: DependencyGraph
  ) -> TypeID? {
    guard let first = targets.min() else { return nil }
    let used = graph.bodies(ofMember: index).reduce(into: Set<String>()) { used, body in
      let facts = graph.facts(of: body)
      for node in facts.descendants(of: body.node) where facts.kind(node) == .member {
        used.insert(facts.name(at: node))
      }
    }
    return graph.allConformances(of: first).first { candidate in
      isOwn(candidate, in: graph)
        && graph.requirements(of: candidate).contains {
          !graph.members[$0].isStatic && used.contains(graph.members[$0].name)
        }
        && targets.allSatisfy { graph.allConformances(of: $0).contains(candidate) }
    }
  }

  /// Whether the common type must not know of the screens and views that the code is about.
  private func isBelow(_ base: TypeID, _ type: TypeNode, in graph: DependencyGraph) -> Bool {
    guard let lower = graph.role(of: base), let upper = graph.role(of: type.id) else {
      return false
    }
    return lower.isBelowScreens
      && [.view, .viewController, .coordinator, .router].contains(upper)
  }

  /// Whether the member makes two or more kinds of view controllers.
  private func makesScreens(_ index: Int, in graph: DependencyGraph) -> Bool {
    let made = graph.bodies(ofMember: index).flatMap { body in
      graph.sites(in: body).filter { $0.site.kind == .constructs }
        .compactMap { graph.target(ofSite: $0.index).map(graph.resolved) }
    }
    return Set(made).count { graph.role(of: $0) == .viewController } > 1
  }

  private func isOwn(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    let type = graph[id]
    return !type.isExternal && type.isNominal
  }

  /// What the types have in common: the declared type of the value, else the nearest supertype of
  /// all, an own one before a class of an SDK. Errors and values that may be anything are told apart
  /// as they must be.
  private func base(
    of chain: CastChain, _ targets: [TypeID], in graph: DependencyGraph
  ) -> TypeID? {
    if let source = chain.source, isOwn(source, in: graph) {
      guard !isError(source, in: graph) else { return nil }
      // An enum or struct has no subtypes: the value was converted before.
      return [.class, .protocol].contains(graph[source].kind) ? source : nil
    }
    guard let first = targets.first, !isError(first, in: graph) else { return nil }
    func isCommon(_ candidate: TypeID) -> Bool {
      targets.allSatisfy { $0 == candidate || graph.isSubtype($0, of: candidate) }
    }
    let superclasses = graph.superclasses(of: first)
    if let source = chain.source {
      // A class of the project that they share says more than one of a framework does.
      let own = superclasses.first { isOwn($0, in: graph) && isCommon($0) }
      if let own, superclasses.contains(source) { return own }
      return superclasses.contains(source) && isCommon(source) && isClass(source, in: graph)
        ? source : nil
    }
    let common = (superclasses + graph.allConformances(of: first))
      .filter { isOwn($0, in: graph) && isCommon($0) }
    // The nearest is one that the others are above of, or else that has the most above it.
    return common.max { left, right in
      func height(_ id: TypeID) -> (Int, Int) {
        let above = Set(graph.superclasses(of: id) + graph.allConformances(of: id))
        return (above.count { isOwn($0, in: graph) }, -id.index)
      }
      return height(left) < height(right)
    } ?? superclasses.first { isClass($0, in: graph) && isCommon($0) }
  }

  /// Whether a type of an SDK is a class that says what its subclasses are for.
  private func isClass(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph[id].isExternal && graph[id].kind == .class && graph[id].name != "NSObject"
  }

  private func isError(_ id: TypeID, in graph: DependencyGraph) -> Bool {
    graph.allConformances(of: id).contains { ["Error", "LocalizedError"].contains(graph[$0].name) }
  }

  /// `type(of: x) == A.self`, twice or more in one body.
  private func typeOfChains(in body: Body, of graph: DependencyGraph) -> [CastChain] {
    let facts = graph.facts(of: body)
    var branches: [Cast] = []
    for node in facts.descendants(of: body.node)
    where facts.kind(node) == .binary && ["==", "!="].contains(facts.name(at: node)) {
      let operands = facts.children(of: node).map(facts.unwrapped)
      guard operands.contains(where: { facts.callee(of: $0)?.name == "type" }),
        let meta = operands.first(where: {
          facts.kind($0) == .member && facts.name(at: $0) == "self"
        }), let base = facts.base(of: meta)
      else { continue }
      if let branch = branch(node, on: base, in: body, of: graph) { branches.append(branch) }
    }
    guard let first = branches.first else { return [] }
    return [CastChain(node: first.node, branches: branches)]
  }

  /// `[ObjectIdentifier(A.self): …, ObjectIdentifier(B.self): …]`.
  private func tables(in body: Body, of graph: DependencyGraph) -> [CastChain] {
    let facts = graph.facts(of: body)
    return facts.descendants(of: body.node).filter { facts.kind($0) == .dictionary }.map { table in
      let branches = facts.children(of: table).compactMap { key -> Cast? in
        guard facts.callee(of: key)?.name == "ObjectIdentifier",
          let meta = facts.child(.argument, of: key).flatMap(facts.firstChild(of:)),
          facts.kind(meta) == .member, facts.name(at: meta) == "self",
          let base = facts.base(of: meta)
        else { return nil }
        return branch(key, on: base, in: body, of: graph)
      }
      return CastChain(node: NodeRef(file: body.file, node: table), branches: branches)
    }
  }

  /// A test at `node` for the type that is written at `base`.
  private func branch(
    _ node: Int, on base: Int, in body: Body, of graph: DependencyGraph
  ) -> Cast? {
    let offset = graph.facts(of: body).nodes[base].offset
    let target = graph.sites(inFile: body.file, from: offset, to: offset + 1)
      .first { $0.site.usedMemberIndex == nil }.flatMap { graph.target(ofSite: $0.index) }
    return target.map {
      Cast(node: NodeRef(file: body.file, node: node), target: graph.resolved($0))
    }
  }

  static let documentation = RuleDocumentation(
    summary: "Code must not choose among types by casting.",
    category: .solid, certainty: .heuristic, severity: .warning,
    rationale: """
      A chain of casts must be edited for every new type, in each place that has one, and the \
      compiler does not tell where. What differs between types belongs to the types (Fowler 1999, \
      "switch statements"; Meyer 1988).
      """,
    fix: "Add a requirement to the common type that each type answers, and call it.",
    limits: """
      At least two types must be tested that have a class or protocol of the project in common; if \
      they only share a class of a framework, such as `UIView`, the finding is info. Types from \
      outside count if an extension lets them conform to a protocol of the project. Consecutive \
      `if` statements are one choice if each but the last one leaves. Code outside of types is not \
      seen.

      Not reported:
      - parsers, and what conforms to `Decoder`, `Encoder` or one of their containers
      - messages: structures and enums that conform to a protocol of the name `…Action`, \
      `…Event` or `…Message` which demands nothing but properties to read
      - errors, comparisons, the destinations of segues, and values that may be anything
      - keys that choose the type of a further value: `set<O: Option>(_ option: O, to: O.Value)`
      - choices among protocols only, and initializers of enums, which make a case of each type
      - choices that do nothing but make a screen, and states of a `GKStateMachine`
      """,
    options: [
      "minBranches": "Fewest own types among which the code must choose; one is never enough.",
      "exemptRoles": "Roles of types whose work is to tell types apart.",
      "includeTypeOf":
        "Whether comparisons with `type(of:)` and tables of `ObjectIdentifier` count.",
    ],
    guidelines: ["AB-26", "AB-27", "LK-201"],
    profiles: [.lickability, .swiftuiModular, .recommended],
    examples: [
      Example(
        """
        //- App/Cells.swift
        import UIKit
        final class Cell: UITableViewCell {}
        final class WideCell: UITableViewCell {}
        final class Table {
          func clear(_ list: UITableView) {
            for cell in list.visibleCells {
              if let cell = cell as? Cell {  // finding
                print(cell)
              } else if let wide = cell as? WideCell {
                print(wide)
              }
            }
          }
        }
        """),
      Example(
        """
        //- App/Shapes.swift
        class Shape {}
        final class Circle: Shape {}
        final class Square: Shape {}
        struct Canvas {
          var shapes: [Shape] = []
          func names() {
            for shape in shapes {
              if type(of: shape) == Circle.self {  // finding
                print("circle")
              } else if type(of: shape) == Square.self {
                print("square")
              }
            }
          }
          func first() -> String {
            if let it = shapes[0] as? Circle, it === it {  // finding
              return "circle"
            } else if let it = shapes[0] as? Square {
              return it === it ? "square" : ""
            }
            return ""
          }
          func second() -> Int {
            if shapes[1] is Circle { return 0 }
            guard shapes.count > 1 else { return 0 }
            if let circle = shapes[1] as? Circle { return circle === circle ? 0 : 1 }  // finding
            if shapes[1] is Square { return 4 }
            return 0
          }
          func third() -> Int { shapes[2] is Circle ? 0 : shapes[2] is Square ? 4 : 1 }  // finding
        }
        """),
      Example(
        """
        //- App/Shapes.swift
        protocol Shape { func draw() }
        struct Circle: Shape {
          func draw() {}
        }
        struct Square: Shape {
          func draw() {}
        }
        struct Canvas {
          let shape: Shape
          func draw() { shape.draw() }
          func isRound() -> Bool { shape is Circle }
        }
        struct ShapeFactory {
          func name(_ shape: Shape) -> String {
            switch shape {
            case is Circle: return "c"
            case is Square: return "s"
            default: return ""
            }
          }
        }
        """),
      Example(
        """
        //- App/Errors.swift
        struct NetworkError: Error {}
        struct ParseError: Error {}
        final class Router {
          func show(_ error: Error) {
            switch error {
            case is NetworkError: print("network")
            case is ParseError: print("parse")
            default: break
            }
          }
        }
        //- App/Feed.swift
        import GameplayKit
        class FeedState: GKState {}
        final class Loading: FeedState {}
        final class Idle: FeedState {}
        final class Feed {
          private let machine = GKStateMachine(states: [Loading(), Idle()])
          func title() -> String {
            switch machine.currentState as? FeedState {
            case is Loading: return "loading"
            case is Idle: return "idle"
            default: return ""
            }
          }
        }
        """),
    ])
}
