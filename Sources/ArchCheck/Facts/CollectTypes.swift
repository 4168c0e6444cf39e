@_spi(RawSyntax) import SwiftSyntax

extension Collector {
  mutating func type(_ syntax: RawTypeSyntax) {
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
    case .optionalType:
      let type = syntax.cast(RawOptionalTypeSyntax.self)
      node(.optionalType, type) { $0.type(type.wrappedType) }
    case .implicitlyUnwrappedOptionalType:
      let type = syntax.cast(RawImplicitlyUnwrappedOptionalTypeSyntax.self)
      node(.unwrappedType, type) { $0.type(type.wrappedType) }
    case .arrayType:
      let type = syntax.cast(RawArrayTypeSyntax.self)
      node(.arrayType, type) { $0.type(type.element) }
    case .inlineArrayType:
      let type = syntax.cast(RawInlineArrayTypeSyntax.self)
      node(.arrayType, type) { $0.genericArgument(type.element) }
    case .dictionaryType:
      let type = syntax.cast(RawDictionaryTypeSyntax.self)
      node(.dictionaryType, type) {
        $0.type(type.key)
        $0.type(type.value)
      }
    case .functionType:
      let type = syntax.cast(RawFunctionTypeSyntax.self)
      node(.functionType, type) {
        for parameter in type.parameters.each(RawTupleTypeElementSyntax.self) {
          $0.type(parameter.type)
        }
        $0.type(type.returnClause.type)
      }
    case .tupleType:
      let type = syntax.cast(RawTupleTypeSyntax.self)
      // Parentheses around one type are punctuation.
      let elements = type.elements.each(RawTupleTypeElementSyntax.self)
      if type.elements.children.count == 1, let only = elements.first, only.ellipsis == nil {
        self.type(only.type)
      } else {
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
    case .someOrAnyType:
      let type = syntax.cast(RawSomeOrAnyTypeSyntax.self)
      let isSome = type.someOrAnySpecifier.keyword == .some
      node(isSome ? .someType : .anyType, type) { $0.type(type.constraint) }
    case .compositionType:
      let type = syntax.cast(RawCompositionTypeSyntax.self)
      node(.compositionType, type) {
        for element in type.elements.each(RawCompositionTypeElementSyntax.self) {
          $0.type(element.type)
        }
      }
    case .metatypeType:
      let type = syntax.cast(RawMetatypeTypeSyntax.self)
      node(.metatype, type) { $0.type(type.baseType) }
    case .suppressedType:
      let type = syntax.cast(RawSuppressedTypeSyntax.self)
      node(.suppressedType, type) { $0.type(type.type) }
    case .attributedType:
      let type = syntax.cast(RawAttributedTypeSyntax.self)
      var flags = Node.Modifiers()
      for specifier in type.specifiers.each(RawSimpleTypeSpecifierSyntax.self)
      where specifier.specifier.keyword == .inout {
        flags.insert(.inout)
      }
      if flags.isEmpty, type.attributes.children.isEmpty {
        self.type(type.baseType)
      } else {
        node(.attributedType, type, modifiers: flags) {
          $0.attributes(type.attributes)
          $0.type(type.baseType)
        }
      }
    case .packExpansionType:
      let type = syntax.cast(RawPackExpansionTypeSyntax.self)
      node(.packType, type) { $0.type(type.repetitionPattern) }
    case .packElementType:
      let type = syntax.cast(RawPackElementTypeSyntax.self)
      node(.packType, type) { $0.type(type.pack) }
    case .namedOpaqueReturnType:
      let type = syntax.cast(RawNamedOpaqueReturnTypeSyntax.self)
      self.type(type.type)
    case .classRestrictionType:
      let type = syntax.cast(RawClassRestrictionTypeSyntax.self)
      node(.namedType, type, name: text("AnyObject"))
    default: node(.otherType, syntax)
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
