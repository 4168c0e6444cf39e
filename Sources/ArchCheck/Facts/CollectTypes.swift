import SwiftSyntax

extension Collector {
  mutating func type(_ syntax: TypeSyntax) {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      node(.namedType, at: type.name, spanning: type, name: type.name.plain) {
        $0.genericArguments(type.genericArgumentClause)
      }
    case .memberType(let type):
      node(.namedType, at: type.name, spanning: type, name: type.name.plain, detail: 1) {
        $0.type(type.baseType)
        $0.genericArguments(type.genericArgumentClause)
      }
    case .optionalType(let type): node(.optionalType, type) { $0.type(type.wrappedType) }
    case .implicitlyUnwrappedOptionalType(let type):
      node(.unwrappedType, type) { $0.type(type.wrappedType) }
    case .arrayType(let type): node(.arrayType, type) { $0.type(type.element) }
    case .inlineArrayType(let type):
      node(.arrayType, type) { $0.genericArgument(type.element) }
    case .dictionaryType(let type):
      node(.dictionaryType, type) {
        $0.type(type.key)
        $0.type(type.value)
      }
    case .functionType(let type):
      node(.functionType, type) {
        for parameter in type.parameters { $0.type(parameter.type) }
        $0.type(type.returnClause.type)
      }
    case .tupleType(let type):
      // Parentheses around one type are punctuation.
      if type.elements.count == 1, let only = type.elements.first, only.ellipsis == nil {
        self.type(only.type)
      } else {
        node(.tupleType, type) {
          for element in type.elements {
            guard let label = element.firstName, label.tokenKind != .wildcard else {
              $0.type(element.type)
              continue
            }
            $0.node(.parameter, element, name: label.plain) { $0.type(element.type) }
          }
        }
      }
    case .someOrAnyType(let type):
      let isSome = type.someOrAnySpecifier.tokenKind == .keyword(.some)
      node(isSome ? .someType : .anyType, type) { $0.type(type.constraint) }
    case .compositionType(let type):
      node(.compositionType, type) {
        for element in type.elements { $0.type(element.type) }
      }
    case .metatypeType(let type): node(.metatype, type) { $0.type(type.baseType) }
    case .suppressedType(let type): node(.suppressedType, type) { $0.type(type.type) }
    case .attributedType(let type):
      var flags = Node.Modifiers()
      for case .simpleTypeSpecifier(let specifier) in type.specifiers
      where specifier.specifier.tokenKind == .keyword(.inout) {
        flags.insert(.inout)
      }
      if flags.isEmpty, type.attributes.isEmpty {
        self.type(type.baseType)
      } else {
        node(.attributedType, type, modifiers: flags) {
          $0.attributes(type.attributes)
          $0.type(type.baseType)
        }
      }
    case .packExpansionType(let type):
      node(.packType, type) { $0.type(type.repetitionPattern) }
    case .packElementType(let type): node(.packType, type) { $0.type(type.pack) }
    case .namedOpaqueReturnType(let type): self.type(type.type)
    case .classRestrictionType(let type): node(.namedType, type, name: "AnyObject")
    default: node(.otherType, syntax)
    }
  }

  mutating func genericArguments(_ clause: GenericArgumentClauseSyntax?) {
    for argument in clause?.arguments ?? [] { genericArgument(argument) }
  }

  private mutating func genericArgument(_ argument: GenericArgumentSyntax) {
    switch argument.argument {
    case .type(let type): self.type(type)
    default: node(.otherType, argument)
    }
  }
}
