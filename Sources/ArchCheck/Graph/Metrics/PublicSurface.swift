extension DependencyGraph {
  /// Every declaration that other modules can see, as `Module.Type.member(label:)`, sorted; tests
  /// left out.
  func publicSurface() -> [String] {
    let extensions = files.map(\.facts.extensions)
    var surface: Set<String> = []
    // Types come in the order of their names, so an own outer type before those inside it.
    var isVisible = types.map(\.isExternal)
    for type in types where !type.isExternal && !isTest(type.id) {
      guard type.kind != .globals, type.outer.map({ isVisible[$0.index] }) ?? true else { continue }
      let isNested = type.outer != nil
      let inherited = type.declarations.first.flatMap {
        isNested ? extensions[$0.file].access(around: $0.node) : nil
      }
      guard type.modifiers.access ?? inherited ?? .internal >= .public else { continue }
      isVisible[type.id.index] = true
      surface.insert(qualifiedName(of: type.id))
    }
    for member in members where isVisible[member.owner.index] {
      let file = files[member.node.file]
      let inherited =
        member.isInExtension ? extensions[member.node.file].access(around: member.node.node) : nil
      guard !file.isTest,
        member.modifiers.access ?? inherited ?? self.access(ofSilent: member) >= .public
      else { continue }
      let owner = types[member.owner.index].name
      surface.insert("\(modules[file.module.index].name).\(owner).\(member.labelledName)")
    }
    for file in files where !file.isTest {
      let module = modules[file.module.index].name
      surface.formUnion(
        file.facts.publicGlobals().map { "\(module).\(file.facts.labelledName(at: $0))" })
    }
    return surface.sorted()
  }

  /// Requirements of a protocol and cases are as visible as their type.
  private func access(ofSilent member: Member) -> Access {
    let isPart = member.kind == .enumCase || types[member.owner.index].kind == .protocol
    return isPart && !member.isInExtension ? .public : .internal
  }
}

extension Member {
  /// The name with its labels: `move(to:)`.
  fileprivate var labelledName: String {
    switch kind {
    case .property, .deinitializer: name
    case .enumCase where labels.isEmpty: name
    case .method, .initializer, .subscript, .enumCase: name + inParentheses(labels)
    }
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
    children(of: function).filter { nodes[$0].kind == .parameter }.map { parameter in
      let label = name(nodes[child(.label, of: parameter) ?? parameter])
      return label.isEmpty ? "_" : label
    }
  }
}

extension SourceFacts {
  /// The file's extensions in order; none is inside another.
  fileprivate var extensions: [Extension] {
    nodes.enumerated().filter { $0.element.kind == .extensionDecl }.map {
      Extension(nodes: $0.offset..<Int($0.element.end), access: $0.element.modifiers.access)
    }
  }

  fileprivate struct Extension {
    var nodes: Range<Int>
    var access: Access?
  }
}

extension [SourceFacts.Extension] {
  /// What the extension that holds a node gives to members that say nothing themselves.
  fileprivate func access(around node: Int) -> Access? {
    let position = partitioningIndex { $0.nodes.upperBound > node }
    return position < count && self[position].nodes.contains(node) ? self[position].access : nil
  }
}
