@_spi(RawSyntax) import SwiftSyntax

extension Collector {
  mutating func file(_ file: RawSourceFileSyntax) {
    node(.file, file) { $0.items(file.statements) }
  }

  mutating func declaration(_ syntax: RawDeclSyntax) {
    switch syntax.raw.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl: typeDeclaration(syntax)
    case .extensionDecl: extensionDeclaration(syntax.cast(RawExtensionDeclSyntax.self))
    case .typeAliasDecl: typealiasDeclaration(syntax.cast(RawTypeAliasDeclSyntax.self))
    case .associatedTypeDecl: associatedType(syntax.cast(RawAssociatedTypeDeclSyntax.self))
    case .functionDecl: function(syntax.cast(RawFunctionDeclSyntax.self))
    case .initializerDecl: initializer(syntax.cast(RawInitializerDeclSyntax.self))
    case .deinitializerDecl: deinitializer(syntax.cast(RawDeinitializerDeclSyntax.self))
    case .subscriptDecl: subscriptDeclaration(syntax.cast(RawSubscriptDeclSyntax.self))
    case .variableDecl: variable(syntax.cast(RawVariableDeclSyntax.self))
    case .enumCaseDecl: enumCase(syntax.cast(RawEnumCaseDeclSyntax.self))
    case .importDecl: importDeclaration(syntax.cast(RawImportDeclSyntax.self))
    case .macroDecl: macro(syntax.cast(RawMacroDeclSyntax.self))
    case .macroExpansionDecl: macroExpansion(syntax.cast(RawMacroExpansionDeclSyntax.self))
    case .ifConfigDecl: ifConfig(syntax.cast(RawIfConfigDeclSyntax.self))
    case .operatorDecl:
      let decl = syntax.cast(RawOperatorDeclSyntax.self)
      node(.operatorDecl, at: decl.name, spanning: decl, name: text(decl.name))
    case .precedenceGroupDecl:
      let decl = syntax.cast(RawPrecedenceGroupDeclSyntax.self)
      node(.precedenceGroupDecl, at: decl.name, spanning: decl, name: name(decl.name))
    default: break
    }
  }

  private mutating func typeDeclaration(_ syntax: RawDeclSyntax) {
    switch syntax.raw.kind {
    case .classDecl:
      let decl = syntax.cast(RawClassDeclSyntax.self)
      type(
        .classDecl, decl, name: decl.name, attributes: decl.attributes, modifiers: decl.modifiers,
        generics: decl.genericParameterClause, inheritance: decl.inheritanceClause,
        requirements: decl.genericWhereClause, members: decl.memberBlock)
    case .structDecl:
      let decl = syntax.cast(RawStructDeclSyntax.self)
      type(
        .structDecl, decl, name: decl.name, attributes: decl.attributes, modifiers: decl.modifiers,
        generics: decl.genericParameterClause, inheritance: decl.inheritanceClause,
        requirements: decl.genericWhereClause, members: decl.memberBlock)
    case .enumDecl:
      let decl = syntax.cast(RawEnumDeclSyntax.self)
      type(
        .enumDecl, decl, name: decl.name, attributes: decl.attributes, modifiers: decl.modifiers,
        generics: decl.genericParameterClause, inheritance: decl.inheritanceClause,
        requirements: decl.genericWhereClause, members: decl.memberBlock)
    case .actorDecl:
      let decl = syntax.cast(RawActorDeclSyntax.self)
      type(
        .actorDecl, decl, name: decl.name, attributes: decl.attributes, modifiers: decl.modifiers,
        generics: decl.genericParameterClause, inheritance: decl.inheritanceClause,
        requirements: decl.genericWhereClause, members: decl.memberBlock)
    default:
      let decl = syntax.cast(RawProtocolDeclSyntax.self)
      type(
        .protocolDecl, decl, name: decl.name, attributes: decl.attributes,
        modifiers: decl.modifiers, generics: nil, primary: decl.primaryAssociatedTypeClause,
        inheritance: decl.inheritanceClause, requirements: decl.genericWhereClause,
        members: decl.memberBlock)
    }
  }

  private mutating func type(
    _ kind: Node.Kind, _ decl: some RawSyntaxNodeProtocol, name: RawTokenSyntax,
    attributes: RawAttributeListSyntax, modifiers: RawDeclModifierListSyntax,
    generics: RawGenericParameterClauseSyntax?,
    primary: RawPrimaryAssociatedTypeClauseSyntax? = nil,
    inheritance: RawInheritanceClauseSyntax?, requirements: RawGenericWhereClauseSyntax?,
    members: RawMemberBlockSyntax
  ) {
    node(
      kind, at: name, spanning: decl, name: self.name(name),
      modifiers: self.modifiers(modifiers, documented: decl)
    ) {
      $0.attributes(attributes)
      $0.generics(generics)
      let associated = primary?.primaryAssociatedTypes
      for type in associated.each(RawPrimaryAssociatedTypeSyntax.self) {
        $0.node(.genericParameter, at: type.name, spanning: type, name: $0.name(type.name))
      }
      $0.inheritance(inheritance)
      $0.requirements(requirements)
      $0.members(members)
    }
  }

  private mutating func extensionDeclaration(_ decl: RawExtensionDeclSyntax) {
    node(
      .extensionDecl, at: decl.extendedType, spanning: decl,
      name: text(decl.extendedType),
      modifiers: modifiers(decl.modifiers, documented: decl)
    ) {
      $0.attributes(decl.attributes)
      $0.type(decl.extendedType)
      $0.inheritance(decl.inheritanceClause)
      $0.requirements(decl.genericWhereClause)
      $0.members(decl.memberBlock)
    }
  }

  private mutating func typealiasDeclaration(_ decl: RawTypeAliasDeclSyntax) {
    node(
      .typealiasDecl, at: decl.name, spanning: decl, name: name(decl.name),
      modifiers: modifiers(decl.modifiers, documented: decl)
    ) {
      $0.attributes(decl.attributes)
      $0.generics(decl.genericParameterClause)
      $0.type(decl.initializer.value)
      $0.requirements(decl.genericWhereClause)
    }
  }

  private mutating func associatedType(_ decl: RawAssociatedTypeDeclSyntax) {
    node(
      .associatedTypeDecl, at: decl.name, spanning: decl, name: name(decl.name),
      modifiers: modifiers(decl.modifiers, documented: decl)
    ) {
      $0.attributes(decl.attributes)
      $0.inheritance(decl.inheritanceClause)
      if let value = decl.initializer?.value { $0.type(value) }
      $0.requirements(decl.genericWhereClause)
    }
  }

  private mutating func function(_ decl: RawFunctionDeclSyntax) {
    var flags = modifiers(decl.modifiers, documented: decl)
    effects(decl.signature.effectSpecifiers, into: &flags)
    flags.formUnion(comments(around: decl))
    node(
      .functionDecl, at: decl.name, spanning: decl, name: name(decl.name), modifiers: flags
    ) {
      $0.attributes(decl.attributes)
      $0.generics(decl.genericParameterClause)
      $0.signature(decl.signature)
      $0.requirements(decl.genericWhereClause)
      $0.block(decl.body)
    }
  }

  private mutating func initializer(_ decl: RawInitializerDeclSyntax) {
    var flags = modifiers(decl.modifiers, documented: decl)
    effects(decl.signature.effectSpecifiers, into: &flags)
    if decl.optionalMark != nil { flags.insert(.failable) }
    node(
      .initializerDecl, at: decl.initKeyword, spanning: decl, name: text("init"), modifiers: flags
    ) {
      $0.attributes(decl.attributes)
      $0.generics(decl.genericParameterClause)
      $0.signature(decl.signature)
      $0.requirements(decl.genericWhereClause)
      $0.block(decl.body)
    }
  }

  private mutating func deinitializer(_ decl: RawDeinitializerDeclSyntax) {
    node(
      .deinitializerDecl, at: decl.deinitKeyword, spanning: decl, name: text("deinit"),
      modifiers: modifiers(decl.modifiers, documented: decl)
    ) {
      $0.attributes(decl.attributes)
      $0.block(decl.body)
    }
  }

  private mutating func subscriptDeclaration(_ decl: RawSubscriptDeclSyntax) {
    node(
      .subscriptDecl, at: decl.subscriptKeyword, spanning: decl, name: text("subscript"),
      modifiers: modifiers(decl.modifiers, documented: decl)
    ) {
      $0.attributes(decl.attributes)
      $0.generics(decl.genericParameterClause)
      $0.parameters(decl.parameterClause)
      $0.returnType(decl.returnClause)
      $0.requirements(decl.genericWhereClause)
      $0.accessors(decl.accessorBlock)
    }
  }

  private mutating func macro(_ decl: RawMacroDeclSyntax) {
    node(
      .macroDecl, at: decl.name, spanning: decl, name: name(decl.name),
      modifiers: modifiers(decl.modifiers, documented: decl)
    ) {
      $0.attributes(decl.attributes)
      $0.generics(decl.genericParameterClause)
      $0.signature(decl.signature)
      if let value = decl.definition?.value { $0.initialValue(value) }
    }
  }

  private mutating func macroExpansion(_ decl: RawMacroExpansionDeclSyntax) {
    node(
      .macroExpansion, at: decl.macroName, spanning: decl, name: name(decl.macroName)
    ) {
      $0.genericArguments(decl.genericArgumentClause)
      $0.arguments(
        decl.arguments, trailing: decl.trailingClosure, more: decl.additionalTrailingClosures)
    }
  }

  private mutating func members(_ block: RawMemberBlockSyntax) {
    for member in block.members.each(RawMemberBlockItemSyntax.self) { declaration(member.decl) }
  }

  private mutating func variable(_ decl: RawVariableDeclSyntax) {
    var flags = modifiers(decl.modifiers, documented: decl)
    if decl.bindingSpecifier.keyword == .let { flags.insert(.let) }
    // `var a, b: Int`: a name without a type has that of the next name with one.
    let bindings = decl.bindings.elements
    var sharedTypes: [RawTypeAnnotationSyntax?] = []
    var following: RawTypeAnnotationSyntax?
    for binding in bindings.reversed() {
      if binding.initializer != nil && binding.typeAnnotation == nil { following = nil }
      following = binding.typeAnnotation ?? following
      sharedTypes.append(following)
    }
    for (binding, annotation) in zip(bindings, sharedTypes.reversed()) {
      let identifier = binding.pattern.as(RawIdentifierPatternSyntax.self)?.identifier
      node(
        identifier == nil ? .destructuringDecl : .variableDecl, at: binding.pattern,
        spanning: binding, name: name(identifier), modifiers: flags
      ) {
        $0.attributes(decl.attributes)
        if identifier == nil { $0.pattern(binding.pattern) }
        $0.typeAnnotation(annotation)
        if let value = binding.initializer?.value { $0.initialValue(value) }
        $0.accessors(binding.accessorBlock)
      }
    }
  }

  private mutating func accessors(_ block: RawAccessorBlockSyntax?) {
    guard let block else { return }
    switch RawAccessorBlockSyntax.Accessors(block.accessors) {
    case .getter(let items):
      node(.accessorDecl, block, name: text("get"), detail: 1) { collector in
        collector.node(.block, block) { $0.items(items) }
      }
    case .accessors(let list):
      for accessor in list.each(RawAccessorDeclSyntax.self) {
        var flags = Node.Modifiers()
        if accessor.effectSpecifiers?.asyncSpecifier != nil { flags.insert(.async) }
        if accessor.effectSpecifiers?.throwsClause != nil { flags.insert(.throws) }
        node(.accessorDecl, accessor, name: text(accessor.accessorSpecifier), modifiers: flags) {
          if let name = accessor.parameters?.name {
            $0.node(.parameter, name, name: $0.name(name))
          }
          if let type = accessor.effectSpecifiers?.throwsClause?.type { $0.throwsType(type) }
          $0.block(accessor.body)
        }
      }
    case nil: break
    }
  }

  private mutating func enumCase(_ decl: RawEnumCaseDeclSyntax) {
    let flags = modifiers(decl.modifiers, documented: decl)
    for element in decl.elements.each(RawEnumCaseElementSyntax.self) {
      node(
        .enumCaseDecl, at: element.name, spanning: element, name: name(element.name),
        modifiers: flags
      ) {
        $0.attributes(decl.attributes)
        let parameters = element.parameterClause?.parameters
        for parameter in parameters.each(RawEnumCaseParameterSyntax.self) {
          let name = parameter.secondName ?? parameter.firstName
          $0.node(.parameter, parameter, name: $0.name(name)) {
            $0.type(parameter.type)
            if let value = parameter.defaultValue?.value { $0.initialValue(value) }
          }
        }
        if let value = element.rawValue?.value { $0.initialValue(value) }
      }
    }
  }

  private mutating func importDeclaration(_ decl: RawImportDeclSyntax) {
    var flags = modifiers(decl.modifiers, documented: decl)
    for attribute in decl.attributes.each(RawAttributeSyntax.self) {
      switch string(attribute.attributeName) {
      case "_exported": flags.insert(.exported)
      case "testable": flags.insert(.testable)
      default: break
      }
    }
    let path = decl.path.elements.map { String(decoding: $0.name.plain, as: UTF8.self) }
    node(
      .importDecl, at: decl.path, spanning: decl, name: text(path.joined(separator: ".")),
      detail: decl.importKindSpecifier == nil ? 0 : 1, modifiers: flags)
  }

  // MARK: Parts

  /// `State` of `@SwiftUI.State`, as of `@State`.
  private mutating func attributeName(_ type: RawTypeSyntax) -> UInt32 {
    switch type.raw.kind {
    case .identifierType: name(type.cast(RawIdentifierTypeSyntax.self).name)
    case .memberType: name(type.cast(RawMemberTypeSyntax.self).name)
    default: text(type)
    }
  }

  mutating func attributes(_ list: RawAttributeListSyntax) {
    for element in list.each(RawAttributeListSyntax.Element.self) {
      switch element {
      case .attribute(let attribute):
        node(
          .attribute, at: attribute.attributeName, spanning: attribute,
          name: attributeName(attribute.attributeName)
        ) {
          $0.type(attribute.attributeName)
          guard let arguments = attribute.arguments else { return }
          if let arguments = arguments.as(RawLabeledExprListSyntax.self) {
            $0.arguments(arguments)
          } else {
            $0.node(.availability, arguments, name: $0.text(arguments))
          }
        }
      case .ifConfigDecl(let config): ifConfig(config)
      }
    }
  }

  private mutating func generics(_ clause: RawGenericParameterClauseSyntax?) {
    let parameters = clause?.parameters
    for parameter in parameters.each(RawGenericParameterSyntax.self) {
      let detail: UInt8 =
        switch parameter.specifier?.keyword {
        case .each: 1
        case .let: 2
        default: 0
        }
      node(
        .genericParameter, at: parameter.name, spanning: parameter, name: name(parameter.name),
        detail: detail
      ) {
        if let type = parameter.inheritedType { $0.type(type) }
      }
    }
  }

  private mutating func inheritance(_ clause: RawInheritanceClauseSyntax?) {
    let types = clause?.inheritedTypes
    for inherited in types.each(RawInheritedTypeSyntax.self) {
      node(.inheritance, inherited.type) { $0.type(inherited.type) }
    }
  }

  private mutating func requirements(_ clause: RawGenericWhereClauseSyntax?) {
    let requirements = clause?.requirements
    for requirement in requirements.each(RawGenericRequirementSyntax.self) {
      switch RawGenericRequirementSyntax.Requirement(requirement.requirement) {
      case .conformanceRequirement(let conformance):
        node(.requirement, conformance) {
          $0.type(conformance.leftType)
          $0.type(conformance.rightType)
        }
      case .sameTypeRequirement(let same):
        node(.requirement, same, detail: 1) {
          if let type = same.leftType.as(RawTypeSyntax.self) { $0.type(type) }
          if let type = same.rightType.as(RawTypeSyntax.self) { $0.type(type) }
        }
      case .layoutRequirement(let layout):
        node(.requirement, layout, name: text(layout.layoutSpecifier)) { $0.type(layout.type) }
      case nil: break
      }
    }
  }

  private mutating func signature(_ signature: RawFunctionSignatureSyntax) {
    parameters(signature.parameterClause)
    if let type = signature.effectSpecifiers?.throwsClause?.type { throwsType(type) }
    if let clause = signature.returnClause { returnType(clause) }
  }

  mutating func throwsType(_ type: RawTypeSyntax) {
    node(.throwsType, type) { $0.type(type) }
  }

  mutating func returnType(_ clause: RawReturnClauseSyntax) {
    node(.returnType, clause.type) { $0.type(clause.type) }
  }

  private mutating func parameters(_ clause: RawFunctionParameterClauseSyntax) {
    for parameter in clause.parameters.each(RawFunctionParameterSyntax.self) {
      let inner = parameter.secondName ?? parameter.firstName
      var flags = modifiers(parameter.modifiers)
      if parameter.ellipsis != nil { flags.insert(.variadic) }
      node(
        .parameter, at: inner, spanning: parameter, name: name(inner), modifiers: flags
      ) {
        let isWildcard = parameter.firstName.tokenKind == .wildcard
        if isWildcard || parameter.secondName != nil {
          $0.node(
            .label, parameter.firstName, name: isWildcard ? 0 : $0.name(parameter.firstName))
        }
        $0.attributes(parameter.attributes)
        $0.type(parameter.type)
        if let value = parameter.defaultValue?.value { $0.initialValue(value) }
      }
    }
  }

  mutating func initialValue(_ value: RawExprSyntax) {
    node(.initialValue, value) { $0.expression(value) }
  }

  mutating func typeAnnotation(_ annotation: RawTypeAnnotationSyntax?) {
    guard let annotation else { return }
    node(.typeAnnotation, annotation.type) { $0.type(annotation.type) }
  }

  private func effects(
    _ specifiers: RawFunctionEffectSpecifiersSyntax?, into flags: inout Node.Modifiers
  ) {
    if specifiers?.asyncSpecifier != nil { flags.insert(.async) }
    if specifiers?.throwsClause != nil { flags.insert(.throws) }
  }

  mutating func modifiers(
    _ list: RawDeclModifierListSyntax, documented decl: (some RawSyntaxNodeProtocol)
  ) -> Node.Modifiers {
    var flags = modifiers(list)
    if firstToken(of: decl.raw)?.isDocumented ?? false { flags.insert(.documented) }
    return flags
  }

  private func modifiers(_ list: RawDeclModifierListSyntax) -> Node.Modifiers {
    var flags = Node.Modifiers()
    for modifier in list.each(RawDeclModifierSyntax.self) {
      guard let keyword = modifier.name.keyword else { continue }
      if let access = Access(keyword) {
        if modifier.detail?.detail.tokenText == "set" {
          flags.setterAccess = access
        } else {
          flags.access = access
        }
      } else if let flag = Node.Modifiers(keyword) {
        flags.insert(flag)
      }
    }
    return flags
  }
}

extension Access {
  fileprivate init?(_ keyword: Keyword) {
    switch keyword {
    case .private: self = .private
    case .fileprivate: self = .fileprivate
    case .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    case .open: self = .open
    default: return nil
    }
  }
}

extension Node.Modifiers {
  fileprivate init?(_ keyword: Keyword) {
    switch keyword {
    case .static: self = .static
    case .class: self = .classMember
    case .final: self = .final
    case .lazy: self = .lazy
    case .weak: self = .weak
    case .unowned: self = .unowned
    case .override: self = .override
    case .required: self = .required
    case .convenience: self = .convenience
    case .mutating: self = .mutating
    case .nonisolated: self = .nonisolated
    case .indirect: self = .indirect
    case .optional: self = .optional
    case .dynamic: self = .dynamic
    default: return nil
    }
  }
}
