extension Walker {
  func walkFile() {
    guard !facts.nodes.isEmpty else { return }
    for child in children(0) { topLevel(child) }
  }

  /// File-level code: declarations, and statements in `main.swift`.
  private func topLevel(_ node: Int) {
    if kind(node) == .ifConfig {
      ifConfig(node) { topLevel($0) }
    } else if kind(node).isDeclaration {
      declaration(node)
    } else {
      statement(node)
    }
  }

  func declaration(_ node: Int) {
    switch kind(node) {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      typeDeclaration(node)
    case .typealiasDecl: typealiasDeclaration(node)
    case .associatedTypeDecl:
      for child in children(node) { header(child) }
      for child in children(node) where kind(child).isType { mention(child, .mentions) }
    case .functionDecl, .initializerDecl, .subscriptDecl, .deinitializerDecl, .macroDecl:
      function(node)
    case .variableDecl, .destructuringDecl: variable(node)
    case .enumCaseDecl: enumCase(node)
    case .ifConfig: ifConfig(node) { declaration($0) }
    case .macroExpansion: _ = infer(node, expected: .unknown)
    default: break
    }
  }

  // MARK: Types

  private func typeDeclaration(_ node: Int) {
    guard let context = index.contextOfNode[file, node] else { return localType(node) }
    framed { typeDeclaration(node, context: context) }
  }

  private func typeDeclaration(_ node: Int, context: Int) {
    let source = index.contexts[context].type
    let outerContext = frame.scope.context
    frame.source = source
    frame.member = -1
    if source >= 0 { frame.scope.generics += index.types[source].generics }
    frame.scope.owners.append(node)
    let isForeign =
      kind(node) == .extensionDecl && source >= 0
      && index.types[source].module != index.moduleOfFile[file]
    let savedFlags = flags
    if isForeign { flags.insert(.foreignExtension) }
    defer { flags = savedFlags }
    for child in children(node) where !kind(child).isMember {
      if kind(child).isType {
        // `extension Alias` uses the alias; the extended type itself is the source.
        mention(child, kind(child) == .namedType ? .mentions : .generic, direct: false)
      } else if kind(child) == .requirement, kind(node) != .structDecl, kind(node) != .classDecl {
        // The requirements of an extension or a protocol see the type's members.
        frame.scope.context = context
        header(child)
        frame.scope.context = outerContext
      } else {
        header(child)
      }
    }
    frame.scope = TypeScope(file: file, context: context)
    for child in children(node) where kind(child).isMember { declaration(child) }
  }

  /// A type inside a function body: its uses belong to the type around the function.
  func localType(_ node: Int) {
    framed {
      frame.scope.localTypes.append(name(node))
      frame.scope.open(node, in: index)
      for child in children(node) {
        switch kind(child) {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .typealiasDecl:
          frame.scope.localTypes.append(name(child))
        // Members of the local type hide those of the type around.
        case .variableDecl, .functionDecl, .enumCaseDecl: locals.append((name(child), .unknown))
        default: break
        }
      }
      locals.append((index.wellKnown.selfValue, .unknown))
      for child in children(node) {
        if kind(child).isMember { declaration(child) } else { header(child) }
      }
    }
  }

  private func typealiasDeclaration(_ node: Int) {
    framed {
      // A file-level alias is its own source; a nested one speaks for the type around it.
      if frame.source < 0, let context = index.contextOfNode[file, node] {
        frame.source = index.contexts[context].type
      }
      frame.scope.open(node, in: index)
      for child in children(node) {
        if kind(child).isType { mention(child, .mentions) } else { header(child) }
      }
    }
  }

  /// Attributes, generic parameters, inheritance and requirements.
  func header(_ node: Int) {
    switch kind(node) {
    case .attribute: attribute(node)
    case .genericParameter:
      if let constraint = first(node) { mention(constraint, .generic) }
    case .inheritance:
      guard let type = first(node) else { return }
      mention(type, inheritanceKind(type))
      conformToParts(ofAlias: type)
    case .requirement:
      for (position, child) in children(node).enumerated() {
        // In front stands a generic parameter, also where it is one of a type that is not known.
        if position == 0 {
          switch types.resolve(child, in: frame.scope) {
          case .unresolved, .foreign: continue
          default: break
          }
        }
        mention(child, .generic)
      }
    case .ifConfig: ifConfig(node) { header($0) }
    default: break
    }
  }

  /// `class Handler: DuplexHandler` conforms to all that `typealias DuplexHandler = In & Out` names.
  private func conformToParts(ofAlias type: Int) {
    guard case .own(let alias) = types.resolve(type, in: frame.scope),
      index.types[alias].kind == .typealias,
      case .composition = types.value(of: type, in: frame.scope)
    else { return }
    for part in types.value(of: type, in: frame.scope).parts.compactMap(\.nominal)
    where index.types[part].kind == .protocol {
      emit(part, .conforms, at: offset(type), flags: .unnamed)
    }
  }

  private func inheritanceKind(_ type: Int) -> DependencyKind {
    switch types.resolve(type, in: frame.scope) {
    case .own(let found):
      let target = types.followAlias(found) ?? found
      return index.types[target].kind == .class ? .inherits : .conforms
    case .external(let name):
      return index.sdkKind(of: name) == .class ? .inherits : .conforms
    default: return .conforms
    }
  }

  // MARK: Functions

  func function(_ node: Int) {
    framed {
      if let entry = index.memberOfNode[file, node] {
        frame.member = entry
        frame.isStaticContext = index.members[entry].isStatic && kind(node) != .initializerDecl
      }
      frame.scope.open(node, in: index)
      frame.returnType = .void
      for child in children(node) {
        switch kind(child) {
        case .parameter: parameter(child)
        case .returnType:
          guard let type = first(child) else { continue }
          mention(type, .returns)
          frame.returnType = types.value(of: type, in: frame.scope)
        case .throwsType: mention(child, .mentions)
        case .block: apart { body(child) }
        case .accessorDecl: accessor(child, of: frame.returnType)
        case .initialValue: _ = infer(child + 1, expected: .unknown)
        default: header(child)
        }
      }
    }
  }

  private func parameter(_ node: Int) {
    var type = TypeValue.unknown
    for child in children(node) {
      if kind(child).isType {
        mention(child, .parameter)
        type = types.value(of: child, in: frame.scope)
      } else if kind(child) == .initialValue {
        let saved = flags
        flags.insert(.defaultArgument)
        _ = infer(child + 1, expected: type)
        flags = saved
      } else if kind(child) == .attribute {
        attribute(child)
      }
    }
    if facts.nodes[node].modifiers.contains(.variadic) { type = .array(type) }
    locals.append((name(node), type))
  }

  /// A body whose only element is an expression returns it.
  func body(_ block: Int) {
    if let only = first(block), end(only) == end(block), !kind(only).isDeclaration,
      kind(only) != .returnStmt
    {
      let value = scoped { statement(only, expected: frame.returnType) }
      if frame.returned.isUnknown { frame.returned = value }
    } else {
      self.block(block)
    }
  }

  // MARK: Variables

  func variable(_ node: Int) {
    let outer = frame
    defer { frame = outer }
    let entry = index.memberOfNode[file, node]
    if let entry, frame.source >= 0 || index.members[entry].owner < 0 {
      frame.member = entry
      frame.isStaticContext = index.members[entry].isStatic
    }
    let isProperty = entry != nil && frame.source >= 0
    let isStored = entry.map { index.members[$0].isStored } ?? true
    var type = TypeValue.unknown
    var pattern: Int?
    for child in children(node) {
      switch kind(child) {
      case .attribute: attribute(child)
      case .typeAnnotation:
        guard let written = first(child) else { continue }
        mention(written, isProperty ? (isStored ? .stores : .returns) : .mentions)
        type = types.value(of: written, in: frame.scope)
      case .initialValue:
        let value = infer(child + 1, expected: type)
        if type.isUnknown { type = value }
      case .accessorDecl: accessor(child, of: type)
      default: if pattern == nil { pattern = child }
      }
    }
    // Only names inside bodies are locals; properties and globals are looked up.
    guard entry == nil else { return }
    if kind(node) == .destructuringDecl {
      if let pattern { bind(pattern, to: type, binding: true) }
    } else {
      locals.append((name(node), type))
    }
  }

  private func accessor(_ node: Int, of type: TypeValue) {
    framed {
      let name = facts.name(facts.nodes[node])
      switch name {
      case "set", "willSet": locals.append((index.wellKnown.newValue, type))
      case "didSet": locals.append((index.wellKnown.oldValue, type))
      default: break
      }
      frame.returnType = name == "get" ? type : .void
      for child in children(node) {
        switch kind(child) {
        case .parameter: locals.append((self.name(child), type))
        case .throwsType: mention(child, .mentions)
        case .block: apart { body(child) }
        default: break
        }
      }
    }
  }

  private func enumCase(_ node: Int) {
    let outer = frame
    defer { frame = outer }
    frame.member = index.memberOfNode[file, node] ?? -1
    for child in children(node) {
      switch kind(child) {
      case .parameter:
        var type = TypeValue.unknown
        for part in children(child) {
          if kind(part).isType {
            mention(part, .stores)
            type = types.value(of: part, in: frame.scope)
          } else if kind(part) == .initialValue {
            _ = infer(part + 1, expected: type)
          }
        }
      case .initialValue: _ = infer(child + 1, expected: .unknown)
      case .attribute: attribute(child)
      default: break
      }
    }
  }
}
