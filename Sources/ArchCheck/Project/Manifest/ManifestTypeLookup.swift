import SwiftSyntax

/// Collecting and finding what a manifest declares.
extension ManifestInterpreter {
  /// Declares types, functions and computed variables ahead: a manifest may use them above the
  /// line that declares them.
  func declareTypesAndFunctions(in statements: CodeBlockItemListSyntax) throws {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      switch declaration.as(DeclSyntaxEnum.self) {
      case .functionDecl(let function):
        globals.declare(ManifestFunction(function, owner: nil))
      case .variableDecl(let variables):
        for binding in variables.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
          pendingGlobals[name.identifier.identifierText] = binding
        }
      case .ifConfigDecl(let conditional):
        if case .statements(let chosen) = try clause(of: conditional)?.elements {
          try declareTypesAndFunctions(in: chosen)
        }
      default:
        try declareType(declaration, in: nil)
      }
    }
  }

  private func declareType(_ declaration: DeclSyntax, in outer: String?) throws {
    if let type = declaration.asProtocol((any NamedDeclSyntax).self),
      let attributed = declaration.asProtocol((any WithAttributesSyntax).self),
      attributed.attributes.typeNames.contains("resultBuilder")
    {
      resultBuilders.insert(type.name.identifierText)
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      try declare(
        type.name.identifierText, .structure, type.inheritanceClause, type.memberBlock, in: outer)
    case .classDecl(let type):
      try declare(
        type.name.identifierText, .reference, type.inheritanceClause, type.memberBlock, in: outer)
    case .enumDecl(let type):
      try declare(
        type.name.identifierText, .enumeration, type.inheritanceClause, type.memberBlock, in: outer)
    case .protocolDecl(let type):
      try declare(
        type.name.identifierText, .foreign, type.inheritanceClause, type.memberBlock, in: outer)
    case .extensionDecl(let type):
      guard let shape = ManifestWrittenType(type.extendedType) else { return }
      try declare(shape.memberOwner, nil, type.inheritanceClause, type.memberBlock, in: nil)
    case .typeAliasDecl(let alias):
      aliases[qualified(alias.name.identifierText, in: outer)] =
        ManifestWrittenType(alias.initializer.value)
    default:
      break
    }
  }

  private func qualified(_ name: String, in outer: String?) -> String {
    outer.map { "\($0).\(name)" } ?? name
  }

  private func declare(
    _ name: String, _ kind: ManifestType.Kind?, _ inherited: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax, in outer: String?
  ) throws {
    try nested(at: members) {
      let full = qualified(name, in: outer)
      let type = types[full] ?? ManifestType(name: full)
      types[full] = type
      if let kind { type.kind = kind }
      type.inherited +=
        inherited?.inheritedTypes.compactMap { ManifestWrittenType($0.type)?.memberOwner } ?? []
      try declareMembers(members.members, of: type)
    }
  }

  private func declareMembers(
    _ members: MemberBlockItemListSyntax, of owner: ManifestType
  ) throws {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variables):
        declareProperties(variables, of: owner)
      case .functionDecl(let syntax):
        let function = ManifestFunction(syntax, owner: owner.name)
        if function.isStatic {
          owner.staticMethods[function.name, default: []].append(function)
        } else {
          owner.methods[function.name, default: []].append(function)
        }
      case .initializerDecl(let syntax):
        owner.initializers.append(ManifestFunction(syntax, owner: owner.name))
      case .enumCaseDecl(let syntax):
        owner.cases += syntax.elements.map {
          ManifestType.Case(name: $0.name.identifierText, rawValue: $0.rawValue?.value)
        }
      case .ifConfigDecl(let conditional):
        if case .decls(let chosen) = try clause(of: conditional)?.elements {
          try declareMembers(chosen, of: owner)
        }
      default:
        try declareType(member.decl, in: owner.name)
      }
    }
  }

  private func declareProperties(_ variables: VariableDeclSyntax, of owner: ManifestType) {
    for binding in variables.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let property = ManifestType.Property(
        name: pattern.identifier.identifierText,
        shape: binding.typeAnnotation.flatMap { ManifestWrittenType($0.type) },
        initializer: binding.initializer?.value, getter: binding.accessorBlock?.getter,
        attributes: variables.attributes.typeNames)
      if variables.modifiers.areStatic {
        owner.statics[property.name] = property
      } else if property.getter != nil {
        owner.computed[property.name] = property
      } else {
        owner.stored.append(property)
      }
    }
  }

  /// Whether an attribute of that name is a result builder of the manifest.
  func isResultBuilder(_ attribute: String) -> Bool {
    resultBuilders.contains(lastPart(of: attribute))
  }

  /// Whether a result builder makes the value of a function's or property's body.
  func isBuilt(_ body: CodeBlockItemListSyntax) -> Bool {
    guard !resultBuilders.isEmpty else { return false }
    let owner = sequence(first: Syntax(body), next: \.parent).first {
      $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
        || $0.is(VariableDeclSyntax.self) || $0.is(IfExprSyntax.self)
    }
    return owner?.asProtocol((any WithAttributesSyntax).self)?.attributes.typeNames
      .contains(where: isResultBuilder) ?? false
  }

  /// The declared type that `name` means in a place inside of `outer`, else the name itself.
  func typeName(_ name: String, inside outer: String?) -> String {
    let name = withoutModule(name)
    if name == "Self", let outer { return outer }
    var prefix = outer
    while true {
      let candidate = qualified(name, in: prefix)
      if let alias = aliases[candidate] { return alias.memberOwner }
      if types[candidate] != nil || packageDescriptionTypes.contains(candidate) {
        return candidate
      }
      guard let current = prefix else { return name }
      prefix = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
  }

  /// The shape with type aliases, `Self` and nested names resolved as seen from `scope`.
  func resolved(_ shape: ManifestWrittenType?, in scope: ManifestScope) -> ManifestWrittenType? {
    guard let shape else { return nil }
    switch shape {
    case .named("Element"): return scope.elementType
    case .named(let name):
      if let alias = aliases[name] { return alias }
      let full = typeName(name, inside: scope.enclosingType)
      // The name of a generic parameter tells nothing.
      let isKnown =
        types[full] != nil || packageDescriptionTypes.contains(full) || foreignTypes.contains(full)
      return isKnown ? .named(full) : nil
    case .tuple(let elements):
      return .tuple(
        elements.map {
          ManifestWrittenType.Element(label: $0.label, type: resolved($0.type, in: scope))
        })
    case .list(let element): return .list(resolved(element, in: scope))
    case .table(let value): return .table(value: resolved(value, in: scope))
    case .function(let result): return .function(resolved(result, in: scope))
    }
  }

  /// The type of that name and everything it inherits from or conforms to, nearest first.
  func typeAndSupertypes(_ name: String) -> [ManifestType] {
    var names = [name]
    if name == "Array" { names += ["Sequence", "Collection", "Set"] }
    var found: [ManifestType] = []
    var index = 0
    while index < names.count, index < 50 {
      if let type = types[names[index]] {
        found.append(type)
        names += type.inherited.map { typeName($0, inside: name) }.filter { !names.contains($0) }
      }
      index += 1
    }
    return found
  }

  /// The name of the type whose members a value has, where it is known.
  func typeName(of value: ManifestValue) -> String? {
    switch value.plain {
    case .instance(let instance): instance.type
    case .record(let record): record.owner ?? owner(ofRecordNamed: record.name)
    case .list: "Array"
    case .table: "Dictionary"
    case .text: "String"
    case .bool: "Bool"
    case .integer: "Int"
    case .decimal: "Double"
    default: nil
    }
  }

  /// The one own enum with a case of that name, else the type that PackageDescription declares it
  /// in.
  private func owner(ofRecordNamed name: String) -> String? {
    let owners = types.values.filter { $0.cases.contains { $0.name == name } }
    return owners.count == 1 ? owners.first?.name : packageDescriptionOwner(of: name)
  }
}
