@_spi(RawSyntax) import SwiftSyntax

extension Collector {
  mutating func type(_ syntax: RawTypeSyntax) {
    switch syntax.raw.kind {
    case .identifierType, .memberType, .classRestrictionType: namedType(syntax)
    case .optionalType:
      wrapping(.optionalType, syntax, syntax.cast(RawOptionalTypeSyntax.self).wrappedType)
    case .implicitlyUnwrappedOptionalType:
      wrapping(
        .unwrappedType, syntax,
        syntax.cast(RawImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
    case .arrayType: wrapping(.arrayType, syntax, syntax.cast(RawArrayTypeSyntax.self).element)
    case .inlineArrayType:
      let type = syntax.cast(RawInlineArrayTypeSyntax.self)
      node(.arrayType, type) { $0.genericArgument(type.element) }
    case .dictionaryType:
      let type = syntax.cast(RawDictionaryTypeSyntax.self)
      node(.dictionaryType, type) {
        $0.type(type.key)
        $0.type(type.value)
      }
    case .functionType: functionType(syntax.cast(RawFunctionTypeSyntax.self))
    case .tupleType: tupleType(syntax.cast(RawTupleTypeSyntax.self))
    case .someOrAnyType:
      let type = syntax.cast(RawSomeOrAnyTypeSyntax.self)
      let isSome = type.someOrAnySpecifier.keyword == .some
      wrapping(isSome ? .someType : .anyType, type, type.constraint)
    case .compositionType:
      let type = syntax.cast(RawCompositionTypeSyntax.self)
      node(.compositionType, type) {
        for element in type.elements.each(RawCompositionTypeElementSyntax.self) {
          $0.type(element.type)
        }
      }
    case .metatypeType:
      wrapping(.metatype, syntax, syntax.cast(RawMetatypeTypeSyntax.self).baseType)
    case .suppressedType:
      wrapping(.suppressedType, syntax, syntax.cast(RawSuppressedTypeSyntax.self).type)
    case .attributedType: attributedType(syntax.cast(RawAttributedTypeSyntax.self))
    case .packExpansionType:
      wrapping(.packType, syntax, syntax.cast(RawPackExpansionTypeSyntax.self).repetitionPattern)
    case .packElementType:
      wrapping(.packType, syntax, syntax.cast(RawPackElementTypeSyntax.self).pack)
    case .namedOpaqueReturnType: type(syntax.cast(RawNamedOpaqueReturnTypeSyntax.self).type)
    default: node(.otherType, syntax)
    }
  }

  /// A node whose only child is a type.
  mutating func wrapping(
    _ kind: Node.Kind, _ syntax: some RawSyntaxNodeProtocol, _ inner: RawTypeSyntax
  ) {
    node(kind, syntax) { $0.type(inner) }
  }

  private mutating func namedType(_ syntax: RawTypeSyntax) {
    switch syntax.raw.kind {
    case .identifierType:
      let type = syntax.cast(RawIdentifierTypeSyntax.self)
      let module = type.selectedModule
      node(
        .namedType, at: type.name, spanning: type, name: name(type.name),
        detail: module == nil ? 0 : 1
      ) {
        $0.moduleSelector(module)
        $0.genericArguments(type.genericArgumentClause)
      }
    case .memberType:
      let type = syntax.cast(RawMemberTypeSyntax.self)
      node(.namedType, at: type.name, spanning: type, name: name(type.name), detail: 1) {
        $0.type(type.baseType)
        $0.genericArguments(type.genericArgumentClause)
      }
    default: node(.namedType, syntax, name: text("AnyObject"))
    }
  }

  private mutating func functionType(_ type: RawFunctionTypeSyntax) {
    node(.functionType, type) {
      for parameter in type.parameters.each(RawTupleTypeElementSyntax.self) {
        $0.type(parameter.type)
      }
      if let type = type.effectSpecifiers?.throwsClause?.type { $0.throwsType(type) }
      $0.type(type.returnClause.type)
    }
  }

  private mutating func tupleType(_ type: RawTupleTypeSyntax) {
    // Parentheses around one type are punctuation.
    let elements = type.elements.each(RawTupleTypeElementSyntax.self)
    if type.elements.children.count == 1, let only = elements.first, only.ellipsis == nil {
      self.type(only.type)
      return
    }
    node(.tupleType, type) {
      for element in elements {
        guard let label = element.firstName, label.tokenKind != .wildcard else {
          $0.type(element.type)
          continue
        }
        $0.node(.parameter, element, name: $0.name(label)) { $0.type(element.type) }
      }
    }
  }

  private mutating func attributedType(_ type: RawAttributedTypeSyntax) {
    var flags = Node.Modifiers()
    for specifier in type.specifiers.each(RawSimpleTypeSpecifierSyntax.self)
    where specifier.specifier.keyword == .inout {
      flags.insert(.inout)
    }
    if flags.isEmpty, type.attributes.children.isEmpty {
      self.type(type.baseType)
      return
    }
    node(.attributedType, type, modifiers: flags) {
      $0.attributes(type.attributes)
      $0.type(type.baseType)
    }
  }

  mutating func genericArguments(_ clause: RawGenericArgumentClauseSyntax?) {
    let arguments = clause?.arguments
    for argument in arguments.each(RawGenericArgumentSyntax.self) { genericArgument(argument) }
  }

  private mutating func genericArgument(_ argument: RawGenericArgumentSyntax) {
    if let type = argument.argument.as(RawTypeSyntax.self) {
      self.type(type)
    } else {
      node(.otherType, argument)
    }
  }
}
