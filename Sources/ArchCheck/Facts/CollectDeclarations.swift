import SwiftSyntax

extension Collector {
  mutating func file(_ file: SourceFileSyntax) {
    node(.file, file) { $0.items(file.statements) }
  }

  mutating func declaration(_ syntax: DeclSyntax) {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .classDecl(let decl):
      type(
        .classDecl, decl, name: decl.name, attributes: decl.attributes, modifiers: decl.modifiers,
        generics: decl.genericParameterClause, inheritance: decl.inheritanceClause,
        requirements: decl.genericWhereClause, members: decl.memberBlock)
    case .structDecl(let decl):
      type(
        .structDecl, decl, name: decl.name, attributes: decl.attributes, modifiers: decl.modifiers,
        generics: decl.genericParameterClause, inheritance: decl.inheritanceClause,
        requirements: decl.genericWhereClause, members: decl.memberBlock)
    case .enumDecl(let decl):
      type(
        .enumDecl, decl, name: decl.name, attributes: decl.attributes, modifiers: decl.modifiers,
        generics: decl.genericParameterClause, inheritance: decl.inheritanceClause,
        requirements: decl.genericWhereClause, members: decl.memberBlock)
    case .actorDecl(let decl):
      type(
        .actorDecl, decl, name: decl.name, attributes: decl.attributes, modifiers: decl.modifiers,
        generics: decl.genericParameterClause, inheritance: decl.inheritanceClause,
        requirements: decl.genericWhereClause, members: decl.memberBlock)
    case .protocolDecl(let decl):
      type(
        .protocolDecl, decl, name: decl.name, attributes: decl.attributes,
        modifiers: decl.modifiers, generics: nil, inheritance: decl.inheritanceClause,
        requirements: decl.genericWhereClause, members: decl.memberBlock)
    case .extensionDecl(let decl):
      node(
        .extensionDecl, at: decl.extendedType, spanning: decl,
        name: decl.extendedType.trimmedDescription,
        modifiers: modifiers(decl.modifiers, documented: decl)
      ) {
        $0.attributes(decl.attributes)
        $0.type(decl.extendedType)
        $0.inheritance(decl.inheritanceClause)
        $0.requirements(decl.genericWhereClause)
        $0.members(decl.memberBlock)
      }
    case .typeAliasDecl(let decl):
      node(
        .typealiasDecl, at: decl.name, spanning: decl, name: decl.name.plain,
        modifiers: modifiers(decl.modifiers, documented: decl)
      ) {
        $0.attributes(decl.attributes)
        $0.generics(decl.genericParameterClause)
        $0.type(decl.initializer.value)
        $0.requirements(decl.genericWhereClause)
      }
    case .associatedTypeDecl(let decl):
      node(
        .associatedTypeDecl, at: decl.name, spanning: decl, name: decl.name.plain,
        modifiers: modifiers(decl.modifiers, documented: decl)
      ) {
        $0.attributes(decl.attributes)
        $0.inheritance(decl.inheritanceClause)
        if let value = decl.initializer?.value { $0.type(value) }
        $0.requirements(decl.genericWhereClause)
      }
    case .functionDecl(let decl):
      var flags = modifiers(decl.modifiers, documented: decl)
      effects(decl.signature.effectSpecifiers, into: &flags)
      node(
        .functionDecl, at: decl.name, spanning: decl, name: decl.name.plain, modifiers: flags
      ) {
        $0.attributes(decl.attributes)
        $0.generics(decl.genericParameterClause)
        $0.signature(decl.signature)
        $0.requirements(decl.genericWhereClause)
        $0.block(decl.body)
      }
    case .initializerDecl(let decl):
      var flags = modifiers(decl.modifiers, documented: decl)
      effects(decl.signature.effectSpecifiers, into: &flags)
      if decl.optionalMark != nil { flags.insert(.failable) }
      node(
        .initializerDecl, at: decl.initKeyword, spanning: decl, name: "init", modifiers: flags
      ) {
        $0.attributes(decl.attributes)
        $0.generics(decl.genericParameterClause)
        $0.signature(decl.signature)
        $0.requirements(decl.genericWhereClause)
        $0.block(decl.body)
      }
    case .deinitializerDecl(let decl):
      node(
        .deinitializerDecl, at: decl.deinitKeyword, spanning: decl, name: "deinit",
        modifiers: modifiers(decl.modifiers, documented: decl)
      ) {
        $0.attributes(decl.attributes)
        $0.block(decl.body)
      }
    case .subscriptDecl(let decl):
      node(
        .subscriptDecl, at: decl.subscriptKeyword, spanning: decl, name: "subscript",
        modifiers: modifiers(decl.modifiers, documented: decl)
      ) {
        $0.attributes(decl.attributes)
        $0.generics(decl.genericParameterClause)
        $0.parameters(decl.parameterClause)
        $0.returnType(decl.returnClause)
        $0.requirements(decl.genericWhereClause)
        $0.accessors(decl.accessorBlock)
      }
    case .variableDecl(let decl): variable(decl)
    case .enumCaseDecl(let decl): enumCase(decl)
    case .importDecl(let decl): importDeclaration(decl)
    case .macroDecl(let decl):
      node(
        .macroDecl, at: decl.name, spanning: decl, name: decl.name.plain,
        modifiers: modifiers(decl.modifiers, documented: decl)
      ) {
        $0.attributes(decl.attributes)
        $0.generics(decl.genericParameterClause)
        $0.signature(decl.signature)
        if let value = decl.definition?.value { $0.initialValue(value) }
      }
    case .macroExpansionDecl(let decl):
      node(
        .macroExpansion, at: decl.macroName, spanning: decl, name: decl.macroName.plain
      ) {
        $0.genericArguments(decl.genericArgumentClause)
        $0.arguments(
          decl.arguments, trailing: decl.trailingClosure, more: decl.additionalTrailingClosures)
      }
    case .ifConfigDecl(let decl): ifConfig(decl)
    case .operatorDecl(let decl):
      node(.operatorDecl, at: decl.name, spanning: decl, name: decl.name.text)
    case .precedenceGroupDecl(let decl):
      node(.precedenceGroupDecl, at: decl.name, spanning: decl, name: decl.name.plain)
    default: break
    }
  }

  private mutating func type(
    _ kind: Node.Kind, _ decl: some SyntaxProtocol, name: TokenSyntax,
    attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax,
    generics: GenericParameterClauseSyntax?, inheritance: InheritanceClauseSyntax?,
    requirements: GenericWhereClauseSyntax?, members: MemberBlockSyntax
  ) {
    node(
      kind, at: name, spanning: decl, name: name.plain,
      modifiers: self.modifiers(modifiers, documented: decl)
    ) {
      $0.attributes(attributes)
      $0.generics(generics)
      $0.inheritance(inheritance)
      $0.requirements(requirements)
      $0.members(members)
    }
  }

  private mutating func members(_ block: MemberBlockSyntax) {
    for member in block.members { declaration(member.decl) }
  }

  private mutating func variable(_ decl: VariableDeclSyntax) {
    var flags = modifiers(decl.modifiers, documented: decl)
    if decl.bindingSpecifier.tokenKind == .keyword(.let) { flags.insert(.let) }
    // `var a, b: Int`: a name without a type has that of the next name with one.
    var sharedTypes: [TypeAnnotationSyntax?] = []
    var following: TypeAnnotationSyntax?
    for binding in decl.bindings.reversed() {
      if binding.initializer != nil && binding.typeAnnotation == nil { following = nil }
      following = binding.typeAnnotation ?? following
      sharedTypes.append(following)
    }
    for (binding, annotation) in zip(decl.bindings, sharedTypes.reversed()) {
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      node(
        identifier == nil ? .destructuringDecl : .variableDecl, at: binding.pattern,
        spanning: binding, name: identifier?.plain ?? "", modifiers: flags
      ) {
        $0.attributes(decl.attributes)
        if identifier == nil { $0.pattern(binding.pattern) }
        $0.typeAnnotation(annotation)
        if let value = binding.initializer?.value { $0.initialValue(value) }
        $0.accessors(binding.accessorBlock)
      }
    }
  }

  private mutating func accessors(_ block: AccessorBlockSyntax?) {
    guard let block else { return }
    switch block.accessors {
    case .getter(let items):
      node(.accessorDecl, block, name: "get", detail: 1) { collector in
        collector.node(.block, block) { $0.items(items) }
      }
    case .accessors(let list):
      for accessor in list {
        var flags = Node.Modifiers()
        if accessor.effectSpecifiers?.asyncSpecifier != nil { flags.insert(.async) }
        if accessor.effectSpecifiers?.throwsClause != nil { flags.insert(.throws) }
        node(.accessorDecl, accessor, name: accessor.accessorSpecifier.text, modifiers: flags) {
          if let name = accessor.parameters?.name {
            $0.node(.parameter, name, name: name.plain)
          }
          $0.block(accessor.body)
        }
      }
    }
  }

  private mutating func enumCase(_ decl: EnumCaseDeclSyntax) {
    let flags = modifiers(decl.modifiers, documented: decl)
    for element in decl.elements {
      node(
        .enumCaseDecl, at: element.name, spanning: element, name: element.name.plain,
        modifiers: flags
      ) {
        $0.attributes(decl.attributes)
        for parameter in element.parameterClause?.parameters ?? [] {
          let name = parameter.secondName ?? parameter.firstName
          $0.node(.parameter, parameter, name: name?.plain ?? "") {
            $0.type(parameter.type)
            if let value = parameter.defaultValue?.value { $0.initialValue(value) }
          }
        }
        if let value = element.rawValue?.value { $0.initialValue(value) }
      }
    }
  }

  private mutating func importDeclaration(_ decl: ImportDeclSyntax) {
    var flags = modifiers(decl.modifiers, documented: decl)
    for case .attribute(let attribute) in decl.attributes {
      switch attribute.attributeName.trimmedDescription {
      case "_exported": flags.insert(.exported)
      case "testable": flags.insert(.testable)
      default: break
      }
    }
    let path = decl.path.map(\.name.plain).joined(separator: ".")
    node(
      .importDecl, at: decl.path, spanning: decl, name: path,
      detail: decl.importKindSpecifier == nil ? 0 : 1, modifiers: flags)
  }

  // MARK: Parts

  mutating func attributes(_ list: AttributeListSyntax) {
    for element in list {
      switch element {
      case .attribute(let attribute):
        node(
          .attribute, at: attribute.attributeName, spanning: attribute,
          name: attribute.attributeName.trimmedDescription
        ) {
          $0.type(attribute.attributeName)
          if case .argumentList(let arguments) = attribute.arguments {
            $0.arguments(arguments, trailing: nil, more: [])
          } else if let arguments = attribute.arguments {
            $0.node(.availability, arguments, name: arguments.trimmedDescription)
          }
        }
      case .ifConfigDecl(let config): ifConfig(config)
      }
    }
  }

  private mutating func generics(_ clause: GenericParameterClauseSyntax?) {
    for parameter in clause?.parameters ?? [] {
      let detail: UInt8 =
        switch parameter.specifier?.tokenKind {
        case .keyword(.each): 1
        case .keyword(.let): 2
        default: 0
        }
      node(
        .genericParameter, at: parameter.name, spanning: parameter, name: parameter.name.plain,
        detail: detail
      ) {
        if let type = parameter.inheritedType { $0.type(type) }
      }
    }
  }

  private mutating func inheritance(_ clause: InheritanceClauseSyntax?) {
    for inherited in clause?.inheritedTypes ?? [] {
      node(.inheritance, inherited.type) { $0.type(inherited.type) }
    }
  }

  private mutating func requirements(_ clause: GenericWhereClauseSyntax?) {
    for requirement in clause?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        node(.requirement, conformance) {
          $0.type(conformance.leftType)
          $0.type(conformance.rightType)
        }
      case .sameTypeRequirement(let same):
        node(.requirement, same, detail: 1) {
          if case .type(let type) = same.leftType { $0.type(type) }
          if case .type(let type) = same.rightType { $0.type(type) }
        }
      case .layoutRequirement(let layout):
        node(.requirement, layout, name: layout.layoutSpecifier.text) { $0.type(layout.type) }
      }
    }
  }

  private mutating func signature(_ signature: FunctionSignatureSyntax) {
    parameters(signature.parameterClause)
    if let type = signature.effectSpecifiers?.throwsClause?.type { throwsType(type) }
    if let clause = signature.returnClause { returnType(clause) }
  }

  mutating func throwsType(_ type: TypeSyntax) {
    node(.throwsType, type) { $0.type(type) }
  }

  mutating func returnType(_ clause: ReturnClauseSyntax) {
    node(.returnType, clause.type) { $0.type(clause.type) }
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters {
      let inner = parameter.secondName ?? parameter.firstName
      var flags = modifiers(parameter.modifiers)
      if parameter.ellipsis != nil { flags.insert(.variadic) }
      node(
        .parameter, at: inner, spanning: parameter, name: inner.plain, modifiers: flags
      ) {
        if parameter.secondName != nil || parameter.firstName.tokenKind == .wildcard {
          let isWildcard = parameter.firstName.tokenKind == .wildcard
          $0.node(
            .label, parameter.firstName, name: isWildcard ? "" : parameter.firstName.plain)
        }
        $0.attributes(parameter.attributes)
        $0.type(parameter.type)
        if let value = parameter.defaultValue?.value { $0.initialValue(value) }
      }
    }
  }

  mutating func initialValue(_ value: ExprSyntax) {
    node(.initialValue, value) { $0.expression(value) }
  }

  mutating func typeAnnotation(_ annotation: TypeAnnotationSyntax?) {
    guard let annotation else { return }
    node(.typeAnnotation, annotation.type) { $0.type(annotation.type) }
  }

  private func effects(
    _ specifiers: FunctionEffectSpecifiersSyntax?, into flags: inout Node.Modifiers
  ) {
    if specifiers?.asyncSpecifier != nil { flags.insert(.async) }
    if specifiers?.throwsClause != nil { flags.insert(.throws) }
  }

  func modifiers(
    _ list: DeclModifierListSyntax, documented decl: (some SyntaxProtocol)? = nil as DeclSyntax?
  ) -> Node.Modifiers {
    var flags = Node.Modifiers()
    for modifier in list {
      if let access = Access(modifier.name.tokenKind) {
        if modifier.detail?.detail.text == "set" {
          flags.setterAccess = access
        } else {
          flags.access = access
        }
      } else if let flag = Node.Modifiers(modifier.name.tokenKind) {
        flags.insert(flag)
      }
    }
    if let decl, decl.leadingTrivia.contains(where: \.isDocumentation) { flags.insert(.documented) }
    return flags
  }
}

extension Access {
  fileprivate init?(_ token: TokenKind) {
    switch token {
    case .keyword(.private): self = .private
    case .keyword(.fileprivate): self = .fileprivate
    case .keyword(.internal): self = .internal
    case .keyword(.package): self = .package
    case .keyword(.public): self = .public
    case .keyword(.open): self = .open
    default: return nil
    }
  }
}

extension Node.Modifiers {
  fileprivate init?(_ token: TokenKind) {
    switch token {
    case .keyword(.static): self = .static
    case .keyword(.class): self = .classMember
    case .keyword(.final): self = .final
    case .keyword(.lazy): self = .lazy
    case .keyword(.weak): self = .weak
    case .keyword(.unowned): self = .unowned
    case .keyword(.override): self = .override
    case .keyword(.required): self = .required
    case .keyword(.convenience): self = .convenience
    case .keyword(.mutating): self = .mutating
    case .keyword(.nonisolated): self = .nonisolated
    case .keyword(.indirect): self = .indirect
    case .keyword(.optional): self = .optional
    case .keyword(.dynamic): self = .dynamic
    default: return nil
    }
  }
}

extension TriviaPiece {
  fileprivate var isDocumentation: Bool {
    switch self {
    case .docLineComment, .docBlockComment: true
    default: false
    }
  }
}
