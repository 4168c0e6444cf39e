extension DependencyGraph {
  /// Every declaration that other modules can see, as `Module.Type.member(label:)`, sorted; tests
  /// left out.
  func publicSurface() -> [String] {
    var surface: Set<String> = []
    let isVisible = types.map { isVisibleOutside($0) }
    for type in types where !type.isExternal && isVisible[type.id.index] {
      surface.insert(qualifiedName(of: type.id))
    }
    for member in members where isVisible[member.owner.index] {
      let file = files[member.node.file]
      guard !file.isTest, access(of: member) >= .public else { continue }
      let owner = types[member.owner.index].name
      surface.insert("\(modules[file.module.index].name).\(owner).\(member.signature)")
    }
    for file in files where !file.isTest {
      let module = modules[file.module.index].name
      surface.formUnion(
        file.facts.publicGlobals().map { "\(module).\(file.facts.labelledName(at: $0))" })
    }
    return surface.sorted()
  }

  /// Whether other modules can see the type: it is public, as are the types that it stands in.
  private func isVisibleOutside(_ type: TypeNode) -> Bool {
    type.isExternal
      || type.kind != .globals && !isTest(type.id) && visibility(of: type.id) >= .public
  }
}

private func inParentheses(_ labels: [String]) -> String {
  "(\(labels.map { "\($0):" }.joined()))"
}

extension SourceFacts {
  /// Public functions and variables at the level of the file, which belong to no type.
  func publicGlobals(below parent: Int = 0) -> [Int] {
    children(of: parent).flatMap { child -> [Int] in
      switch kind(child) {
      case .ifConfig, .ifClause: publicGlobals(below: child)
      case .variableDecl, .functionDecl:
        nodes[child].modifiers.access ?? .internal >= .public ? [child] : []
      default: []
      }
    }
  }

  /// The name of a function or variable with its labels: `move(to:)`.
  func labelledName(at node: Int) -> String {
    name(at: node) + (kind(node) == .functionDecl ? inParentheses(labels(of: node)) : "")
  }

  /// External names of a function's parameters; `_` where there is none.
  private func labels(of function: Int) -> [String] {
    parameters(of: function).map { parameter in
      let label = name(nodes[child(.label, of: parameter) ?? parameter])
      return label.isEmpty ? "_" : label
    }
  }
}
