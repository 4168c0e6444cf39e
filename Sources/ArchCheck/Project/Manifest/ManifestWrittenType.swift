import SwiftSyntax

/// As much of a written type as it takes to know whose member `.name` is.
indirect enum ManifestWrittenType {
  case named(String)
  case list(ManifestWrittenType?)
  case table(value: ManifestWrittenType?)
  case tuple([Element])
  /// A function or closure, by its result.
  case function(ManifestWrittenType?)

  struct Element {
    var label: String?
    var type: ManifestWrittenType?
  }

  var element: ManifestWrittenType? {
    switch self {
    case .list(let element), .table(value: let element): element
    case .named, .tuple, .function: nil
    }
  }

  /// The name under which members of the type are declared in extensions.
  var memberOwner: String {
    switch self {
    case .named(let name): name
    case .list: "Array"
    case .table: "Dictionary"
    case .tuple, .function: ""
    }
  }

  init?(_ type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): self.init(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): self.init(type.wrappedType)
    case .attributedType(let type): self.init(type.baseType)
    case .someOrAnyType(let type): self.init(type.constraint)
    case .arrayType(let type): self = .list(ManifestWrittenType(type.element))
    case .dictionaryType(let type): self = .table(value: ManifestWrittenType(type.value))
    case .functionType(let type): self = .function(ManifestWrittenType(type.returnClause.type))
    case .tupleType(let type):
      if type.elements.count == 1, let only = type.elements.first {
        self.init(only.type)
      } else {
        self = .tuple(
          type.elements.map {
            Element(label: $0.firstName?.identifierText, type: ManifestWrittenType($0.type))
          })
      }
    case .identifierType(let type):
      self.init(named: type.name.identifierText, of: type.genericArgumentClause)
    case .memberType(let type):
      let name = type.trimmedDescription.split(separator: "<").first.map(String.init) ?? ""
      self = .named(withoutModule(name.filter { !$0.isWhitespace }))
    default: return nil
    }
  }

  init?(named name: String, of generics: GenericArgumentClauseSyntax?) {
    let arguments =
      generics?.arguments.map { argument -> ManifestWrittenType? in
        guard case .type(let type) = argument.argument else { return nil }
        return ManifestWrittenType(type)
      } ?? []
    switch name {
    case "Optional":
      guard let wrapped = arguments.first ?? nil else { return nil }
      self = wrapped
    case "Array", "Set", "ArraySlice", "Sequence", "Collection":
      self = .list(arguments.first ?? nil)
    case "Dictionary", "KeyValuePairs": self = .table(value: arguments.last ?? nil)
    default: self = .named(name)
    }
  }
}

/// The name without a leading `PackageDescription.`.
func withoutModule(_ name: String) -> String {
  let module = "PackageDescription."
  return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
}

extension TokenSyntax {
  /// The identifier without backquotes.
  var identifierText: String {
    text.hasPrefix("`") ? text.filter { $0 != "`" } : text
  }
}
