extension Role {
  /// Whether a type of that role must not learn which screen shows it.
  var isBelowScreens: Bool { [.model, .viewModel, .viewStore].contains(self) }
}

extension DependencyGraph {
  /// Whether a type moves views from one screen to another, by one of the protocols
  /// `UIViewController…Transitioning`.
  func conformsToTransitioning(_ id: TypeID) -> Bool {
    allConformances(of: id).contains {
      let name = self[$0].name
      return name.hasPrefix("UIViewController") && name.contains("Transitioning")
    }
  }

  /// Whether code that has found the subtype of something shown only makes what shows it:
  /// `if let cart = model as? CartViewModel { next = CartViewController(model: cart) }`. What is shown
  /// must not know of that, so there is nothing to ask the common type for.
  func onlyMakesScreen(_ cast: Cast) -> Bool {
    let facts = files[cast.node.file].facts
    guard role(of: cast.target)?.isBelowScreens ?? false,
      let (name, block) = facts.branch(behindTest: cast.node.node),
      facts.children(of: block).allSatisfy({ Self.steps.contains(facts.kind($0)) })
    else { return false }
    let calls = facts.descendants(of: block).filter { facts.kind($0) == .call }
    let isPlain = calls.allSatisfy { call in
      guard let (called, _) = facts.callee(of: call) else { return false }
      return facts.makesObject(call)
        || Self.showing.contains(where: called.beginsWithWord)
    }
    guard isPlain else { return false }
    return sites(in: NodeRef(file: cast.node.file, node: block)).contains { site, index in
      guard site.kind == .constructs,
        let made = target(ofSite: index).flatMap({ role(of: $0) }), Self.screens.contains(made)
      else { return false }
      return calls.contains { call in
        facts.nodes[call].offset == site.offset
          && facts.descendants(of: call).contains {
            facts.kind($0) == .identifier && facts.name(at: $0) == name
          }
      }
    }
  }

  private static let screens: Set<Role> = [.coordinator, .view, .viewController]

  /// How a screen that is made gets where it is seen.
  private static let showing = ["present", "push", "show", "start"]

  private static let steps: Set<Node.Kind> = [
    .assignment, .call, .identifier, .member, .returnStmt, .variableDecl,
  ]
}

extension SourceFacts {
  /// The name that a test for a type gives to what it finds, and the code that this is for.
  fileprivate func branch(behindTest test: Int) -> (name: String, block: Int)? {
    var name = ""
    for node in ancestors(of: test) {
      switch kind(node) {
      case .optionalBinding: name = self.name(at: node)
      case .caseItem:
        let bound = descendants(of: node).first { kind($0) == .identifierPattern }
        name = bound.map { self.name(at: $0) } ?? ""
      case .ifStmt, .switchCase:
        return name.isEmpty ? nil : child(.block, of: node).map { (name, $0) }
      case .block, .closure: return nil
      default: break
      }
    }
    return nil
  }
}
