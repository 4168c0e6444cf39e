import SwiftSyntax

/// What names and members stand for.
extension ManifestInterpreter {
  func value(of reference: DeclReferenceExprSyntax, in scope: ManifestScope) throws -> ManifestValue
  {
    let name = reference.baseName.identifierText
    if let value = try lookUp(name, in: scope) { return value }
    if name == "Self", let type = scope.enclosingType { return .type(type) }
    let type = typeName(name, inside: scope.enclosingType)
    if types[type] != nil || packageDescriptionTypes.contains(type) || foreignTypes.contains(name) {
      return .type(type)
    }
    return unknown(reference)
  }

  /// The value that `name` has in `scope`, nil where it is not declared.
  func lookUp(_ name: String, in scope: ManifestScope) throws -> ManifestValue? {
    var current: ManifestScope? = scope
    while let scope = current {
      if let variable = scope.variable(name), let value = variable.value { return value }
      if let function = scope.functions[name]?.first {
        return .function(.declared(function, on: nil, in: scope))
      }
      if let type = scope.selfType, let value = try ownMember(name, of: type, in: scope) {
        return value
      }
      current = scope.parent
    }
    guard let binding = pendingGlobals[name] else { return nil }
    return try global(name, binding)
  }

  private func ownMember(_ name: String, of type: String, in scope: ManifestScope) throws
    -> ManifestValue?
  {
    if let owner = scope.variable("self")?.value {
      if case .type = owner {
      } else if let value = try declaredProperty(name, of: owner) {
        return value
      }
      if let method = method(name, of: type, matching: nil) {
        return .function(.declared(method, on: owner, in: globals))
      }
      if let value = try staticMember(name, of: type) { return value }
      if case .type = owner { return nil }
      return try standardProperty(name, of: owner)
    }
    return try staticMember(name, of: type)
  }

  private func global(_ name: String, _ binding: PatternBindingSyntax) throws -> ManifestValue? {
    let shape = resolved(
      binding.typeAnnotation.flatMap { ManifestWrittenType($0.type) }, in: globals)
    if let getter = binding.accessorBlock?.getter {
      return try result(of: getter, in: ManifestScope(in: globals), expecting: shape)
    }
    guard let initializer = binding.initializer else { return nil }
    pendingGlobals[name] = nil
    let value = try evaluate(initializer.value, in: globals, expecting: shape)
    globals.declare(name, value, shape: shape ?? writtenShape(of: initializer.value, in: globals))
    return value
  }

  /// A stored or computed property that the manifest declares, or an argument of a record.
  func declaredProperty(_ name: String, of value: ManifestValue) throws -> ManifestValue? {
    switch value.plain {
    case .instance(let instance):
      if let field = instance.fields[name] { return field }
    case .record(let record):
      if let argument = record[name] { return argument }
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      return elements.first { $0.label == name }?.value
    default: break
    }
    guard let type = typeName(of: value) else { return nil }
    for declaration in typeAndSupertypes(type) {
      guard let property = declaration.computed[name], let getter = property.getter else {
        continue
      }
      let scope = ManifestScope(in: globals, selfType: type)
      scope.declare("self", value)
      return try result(of: getter, in: scope, expecting: resolved(property.shape, in: scope))
    }
    return nil
  }

  /// A static property, a case or a nested type that the manifest declares.
  func staticMember(_ name: String, of type: String) throws -> ManifestValue? {
    for declaration in typeAndSupertypes(type) {
      if declaration.cases.contains(where: { $0.name == name }) {
        return .record(ManifestRecord(name, owner: declaration.name))
      }
      if let property = declaration.statics[name] {
        // What is computed can ask for `Self`, which is the type and not its protocol.
        return try staticProperty(
          property, of: property.getter == nil ? declaration.name : type)
      }
      if let method = declaration.staticMethods[name]?.first {
        return .function(.declared(method, on: .type(type), in: globals))
      }
      if name == "allCases", declaration.kind == .enumeration {
        return .list(
          declaration.cases.map { .record(ManifestRecord($0.name, owner: declaration.name)) })
      }
    }
    let nested = "\(type).\(name)"
    return types[nested] != nil || packageDescriptionTypes.contains(nested) ? .type(nested) : nil
  }

  private func staticProperty(_ property: ManifestType.Property, of type: String) throws
    -> ManifestValue?
  {
    let key = "\(type).\(property.name)"
    if let known = statics[key] { return known }
    let scope = ManifestScope(in: globals, selfType: type)
    scope.declare("self", .type(type))
    let shape = resolved(property.shape, in: scope)
    if let getter = property.getter { return try result(of: getter, in: scope, expecting: shape) }
    guard let initializer = property.initializer else { return nil }
    let value = try evaluate(initializer, in: scope, expecting: shape ?? .named(type))
    statics[key] = value
    return value
  }

  func evaluate(
    _ member: MemberAccessExprSyntax, in scope: ManifestScope, expecting shape: ManifestWrittenType?
  ) throws -> ManifestValue {
    let name = member.declName.baseName.identifierText
    guard let base = member.base else {
      return try implicitMember(name, arguments: nil, expecting: shape, at: member, in: scope)
    }
    if isModuleName(base), packageDescriptionTypes.contains(name) { return .type(name) }
    return try property(name, of: evaluate(base, in: scope), at: member)
  }

  /// Whether an expression only says which module a name is from.
  func isModuleName(_ expression: ExprSyntax) -> Bool {
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name == "PackageDescription" || name == "Foundation" || name == "Swift"
  }

  func property(_ name: String, of value: ManifestValue, at node: some SyntaxProtocol) throws
    -> ManifestValue
  {
    if let origin = value.origin {
      if value.isNone { return value }
      return varying(
        try property(name, of: value.plain, at: node).plain, "\(origin).\(name)", from: [value])
    }
    if name == "self" { return value }
    if case .type(let type) = value {
      return try staticMember(name, of: type) ?? foreignMember(name, of: type, at: node)
    }
    if let declared = try declaredProperty(name, of: value) { return declared }
    if let standard = try standardProperty(name, of: value) { return standard }
    if case .unknown = value { return value }
    return value.isNone ? .none : unknown(node)
  }

  /// Members of types that the manifest does not declare.
  private func foreignMember(_ name: String, of type: String, at node: some SyntaxProtocol)
    -> ManifestValue
  {
    switch (type, name) {
    case ("ProcessInfo", "processInfo"): return .type("ProcessInfo.processInfo")
    case ("ProcessInfo.processInfo", "environment"), ("Context", "environment"):
      return .record(ManifestRecord("environment", owner: "environment"))
    case ("FileManager", "default"): return .type("FileManager.default")
    // A type that is called makes a value of it.
    case (_, "init") where foreignTypes.contains(type): return .type(type)
    case ("CharacterSet", _): return .record(ManifestRecord(name, owner: type))
    case ("Context", _), ("FileManager.default", _), ("ProcessInfo.processInfo", _):
      let source = oneLine(node.trimmedDescription)
      return .varying(.text("<\(source)>"), source)
    default:
      return packageDescriptionTypes.contains(type)
        ? .record(ManifestRecord(name, owner: type, line: line(of: node))) : unknown(node)
    }
  }

  /// `.name` or `.name(…)`: a member of the type that the place asks for, else of the only own type
  /// that declares it, else what PackageDescription declares.
  func implicitMember(
    _ name: String, arguments: [ManifestCallArgument]?, expecting shape: ManifestWrittenType?,
    at node: some SyntaxProtocol, in scope: ManifestScope
  ) throws -> ManifestValue {
    let owner = shape?.memberOwner
    if name == "init", let owner, let arguments {
      return try instantiate(owner, arguments, expecting: shape, at: node, in: scope)
    }
    let labels = arguments?.map(\.label)
    let isForeign = packageDescriptionDeclares(
      name, labels: labels?.map(\.label) ?? [], in: owner)
    let own = owner.map { typeAndSupertypes($0) } ?? []
    if let found = try implicitMember(name, arguments, in: own, scope) { return found }
    if owner == nil, !isForeign || arguments == nil {
      let candidates = types.values.filter { declares(name, labels, $0) }
        .sorted { $0.name < $1.name }
      if candidates.count == 1,
        let found = try implicitMember(name, arguments, in: candidates, scope)
      {
        return found
      }
    }
    if name == "none", arguments == nil { return .none }
    if name == "some", let only = arguments?.first {
      return try value(of: only, expecting: shape, in: scope)
    }
    let record = ManifestRecord(
      name, owner: owner == "Array" ? nil : owner, line: line(of: node))
    record.arguments = try evaluated(arguments ?? [], of: name, in: scope)
    return .record(record)
  }

  private func declares(_ name: String, _ labels: [ManifestCallLabel]?, _ type: ManifestType)
    -> Bool
  {
    guard let labels else {
      return type.statics[name] != nil || type.cases.contains { $0.name == name }
    }
    return type.staticMethods[name]?.contains { $0.assignment(of: labels) != nil } ?? false
  }

  private func implicitMember(
    _ name: String, _ arguments: [ManifestCallArgument]?, in candidates: [ManifestType],
    _ scope: ManifestScope
  ) throws -> ManifestValue? {
    for type in candidates {
      guard let arguments else {
        if type.statics[name] != nil || type.cases.contains(where: { $0.name == name }) {
          return try staticMember(name, of: type.name)
        }
        continue
      }
      let labels = arguments.map(\.label)
      if let method = type.staticMethods[name]?.first(where: { $0.assignment(of: labels) != nil }) {
        return try invoke(method, arguments, on: .type(type.name), from: scope).result
      }
    }
    return nil
  }
}

/// Types of the standard library and Foundation that manifests name.
let foreignTypes: Set<String> = [
  "ProcessInfo", "Context", "FileManager", "String", "Bool", "Int", "Double", "Array", "Set",
  "Dictionary", "URL", "Character", "Optional", "CharacterSet",
]
