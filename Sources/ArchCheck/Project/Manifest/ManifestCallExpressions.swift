import SwiftSyntax

/// Finding out what a call calls.
extension ManifestInterpreter {
  func evaluate(
    _ call: FunctionCallExprSyntax, in scope: ManifestScope, expecting shape: ManifestWrittenType?
  ) throws -> ManifestValue {
    let arguments = arguments(of: call)
    switch call.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      return try callFunction(
        reference.baseName.identifierText, arguments, at: call, in: scope, expecting: shape)
    case .memberAccessExpr(let member):
      let name = member.declName.baseName.identifierText
      guard let base = member.base else {
        return try implicitMember(name, arguments: arguments, expecting: shape, at: call, in: scope)
      }
      return try callMember(name, of: base, arguments, at: call, in: scope, expecting: shape)
    case .arrayExpr, .dictionaryExpr:
      let isTable = call.calledExpression.is(DictionaryExprSyntax.self)
      if arguments.isEmpty { return isTable ? .table([]) : .list([]) }
      let values = try arguments.map {
        ManifestArgument(
          label: $0.label.label, value: try value(of: $0, expecting: shape, in: scope))
      }
      return try standardValue(of: isTable ? "Dictionary" : "Array", values)
        ?? unknown(call)
    case .genericSpecializationExpr(let generic):
      guard let name = generic.expression.as(DeclReferenceExprSyntax.self) else {
        return unknown(call)
      }
      return try callFunction(
        name.baseName.identifierText, arguments, at: call, in: scope, expecting: shape)
    case .closureExpr(let closure):
      return try self.call(closure, with: [], in: scope, expecting: shape).result
    default:
      guard case .function(let callable) = try evaluate(call.calledExpression, in: scope).plain
      else { return unknown(call) }
      return try self.call(callable, given: arguments, in: scope)
    }
  }

  private func callFunction(
    _ name: String, _ arguments: [ManifestCallArgument], at node: some SyntaxProtocol,
    in scope: ManifestScope,
    expecting shape: ManifestWrittenType?
  ) throws -> ManifestValue {
    let labels = arguments.map(\.label)
    var current: ManifestScope? = scope
    while let place = current {
      if let function = place.functions[name]?.first(where: { $0.assignment(of: labels) != nil }) {
        return try invoke(
          function, arguments, on: nil, in: place, from: scope
        ).result
      }
      switch place.variable(name)?.value?.plain {
      case .function(let callable)?: return try call(callable, given: arguments, in: scope)
      case .unknown(let place)?: return .unknown(place)
      default: break
      }
      if let type = place.selfType,
        let result = try callOwnMember(name, arguments, of: type, in: place, from: scope)
      {
        return result
      }
      current = place.parent
    }
    if case .function(let callable) = try pendingGlobals[name] != nil
      ? lookUp(name, in: globals) : nil
    {
      return try call(callable, given: arguments, in: scope)
    }
    let type =
      name == "Self" ? scope.enclosingType ?? name : typeName(name, inside: scope.enclosingType)
    if types[type] != nil || packageDescriptionTypes.contains(type) {
      return try instantiate(type, arguments, expecting: shape, at: node, in: scope)
    }
    return try callStandardFunction(name, arguments, at: node, in: scope, expecting: shape)
  }

  private func callOwnMember(
    _ name: String, _ arguments: [ManifestCallArgument], of type: String, in place: ManifestScope,
    from scope: ManifestScope
  ) throws -> ManifestValue? {
    let labels = arguments.map(\.label)
    if let variable = place.variable("self"), let owner = variable.value {
      let isType = if case .type = owner { true } else { false }
      if !isType, let method = method(name, of: type, matching: labels) {
        let (result, after) = try invoke(method, arguments, on: owner, from: scope)
        if method.isMutating { variable.value = after }
        return result
      }
      if !isType, case .function(let callable) = try declaredProperty(name, of: owner)?.plain {
        return try call(callable, given: arguments, in: scope)
      }
      if !isType, types[type]?.kind == .foreign, mutatingMembers.contains(name),
        let result = try callMutatingMember(name, ofSelf: variable, arguments, in: scope)
      {
        return result
      }
      if !isType, types[type]?.kind == .foreign,
        let result = try callStandardMember(name, on: owner, arguments, in: scope, expecting: nil)
      {
        return result
      }
    }
    return try callStaticMethod(name, of: type, arguments, in: scope)
  }

  /// nil where neither the type nor a supertype has such a method.
  private func callStaticMethod(
    _ name: String, of type: String, _ arguments: [ManifestCallArgument], in scope: ManifestScope
  ) throws -> ManifestValue? {
    let labels = arguments.map(\.label)
    for declaration in typeAndSupertypes(type) {
      if let method = declaration.staticMethods[name]?.first(where: {
        $0.assignment(of: labels) != nil
      }) {
        return try invoke(method, arguments, on: .type(type), from: scope).result
      }
    }
    return nil
  }

  private func callMember(
    _ name: String, of base: ExprSyntax, _ arguments: [ManifestCallArgument],
    at node: some SyntaxProtocol, in scope: ManifestScope, expecting shape: ManifestWrittenType?
  ) throws -> ManifestValue {
    if mutatingMembers.contains(name),
      let result = try callMutatingMember(name, of: base, arguments, in: scope)
    {
      return result
    }
    if isModuleName(base) {
      return try callFunction(name, arguments, at: node, in: scope, expecting: shape)
    }
    if name == "init", base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      let type = scope.enclosingType
    {
      // One initializer of a type leaves the work to another.
      let made = try instantiate(type, arguments, expecting: shape, at: node, in: scope)
      try modify(base, in: scope) { $0 = made }
      return .tuple([])
    }
    let baseShape = keepsElements.contains(name) || isDeclaredForLists(name) ? shape : nil
    let owner = try evaluate(base, in: scope, expecting: baseShape)
    if owner.record?.owner == "environment", name == "contains", let only = arguments.first {
      let key = try value(of: only, expecting: nil, in: scope).string ?? "…"
      let text = "\(oneLine(base.trimmedDescription))[\"\(key)\"] != nil"
      return .varying(
        .bool(choices.decide(text.replacing(".keys[", with: "["), usually: false)), text)
    }
    let labels = arguments.map(\.label)
    if case .type(let type) = owner.plain {
      return try callStaticMember(name, of: type, arguments, at: node, in: scope, expecting: shape)
    }
    if let type = typeName(of: owner), let method = method(name, of: type, matching: labels) {
      let element =
        try owner.list == nil ? nil : (self.shape(of: base, in: scope) ?? shape)?.element
      guard method.isMutating else {
        return try invoke(
          method, arguments, on: owner, from: scope, elementType: element
        ).result
      }
      var result = ManifestValue.none
      try modify(base, in: scope) { value in
        let outcome = try invoke(
          method, arguments, on: value, from: scope, elementType: element)
        result = outcome.result
        value = outcome.selfAfter ?? value
      }
      return result
    }
    switch try declaredProperty(name, of: owner)?.plain {
    case .function(let callable)?: return try call(callable, given: arguments, in: scope)
    case .unknown(let place)?: return .unknown(place)
    default: break
    }
    if let result = try callStandardMember(
      name, on: owner, arguments, in: scope, expecting: shape)
    {
      return result
    }
    if place(of: owner) != nil { return owner.plain }
    if owner.isNone { return owner }
    return unknown(node)
  }

  private func isDeclaredForLists(_ name: String) -> Bool {
    typeAndSupertypes("Array").contains { $0.methods[name] != nil }
  }

  private func callStaticMember(
    _ name: String, of type: String, _ arguments: [ManifestCallArgument],
    at node: some SyntaxProtocol,
    in scope: ManifestScope, expecting shape: ManifestWrittenType?
  ) throws -> ManifestValue {
    if name == "init" {
      return try instantiate(type, arguments, expecting: shape, at: node, in: scope)
    }
    if let result = try callStaticMethod(name, of: type, arguments, in: scope) { return result }
    if case .function(let callable) = try staticMember(name, of: type)?.plain {
      return try call(callable, given: arguments, in: scope)
    }
    let nested = "\(type).\(name)"
    if types[nested] != nil || packageDescriptionTypes.contains(nested) {
      return try instantiate(nested, arguments, expecting: shape, at: node, in: scope)
    }
    if packageDescriptionTypes.contains(type) || types[type]?.kind == .enumeration {
      let record = ManifestRecord(name, owner: type, line: line(of: node))
      record.arguments = try evaluated(arguments, of: name, in: scope)
      return .record(record)
    }
    if type == "FileManager.default" {
      // What is on disk where the manifest runs is not looked at: both answers are possible.
      let source = oneLine(node.trimmedDescription)
      guard name.hasPrefix("fileExists") || name.hasPrefix("is") else { return unknown(node) }
      return .varying(.bool(choices.decide(source, usually: false)), source)
    }
    return unknown(node)
  }

  /// Functions of the standard library and Foundation.
  private func callStandardFunction(
    _ name: String, _ arguments: [ManifestCallArgument], at node: some SyntaxProtocol,
    in scope: ManifestScope,
    expecting shape: ManifestWrittenType?
  ) throws -> ManifestValue {
    if ["fatalError", "preconditionFailure", "exit", "abort"].contains(name) {
      throw ManifestStop(problem: nil)
    }
    if effectlessFunctions.contains(name) { return .tuple([]) }
    let values = try arguments.map {
      ManifestArgument(label: $0.label.label, value: try value(of: $0, expecting: shape, in: scope))
    }
    if name == "getenv", let key = values.first?.value.string {
      return .varying(.none, "getenv(\"\(key)\")")
    }
    guard let result = try standardValue(of: name, values) else { return unknown(node) }
    let inputs = values.map(\.value)
    guard inputs.contains(where: { $0.origin != nil }) else { return result }
    let text = inputs.map { $0.origin ?? "…" }.joined(separator: ", ")
    return varying(result.plain, "\(name)(\(text))", from: inputs)
  }

  func evaluate(_ call: SubscriptCallExprSyntax, in scope: ManifestScope) throws -> ManifestValue {
    let base = try evaluate(call.calledExpression, in: scope)
    guard let argument = call.arguments.first else { return unknown(call) }
    let key = try evaluate(argument.expression, in: scope)
    if let record = base.record, record.owner == "environment" {
      let source = oneLine(call.calledExpression.trimmedDescription)
      let fallback = try call.arguments.dropFirst().first.map {
        try evaluate($0.expression, in: scope).plain
      }
      return .varying(fallback ?? .none, "\(source)[\"\(key.string ?? "…")\"]")
    }
    switch base.plain {
    case .list(let values):
      if let index = key.integer {
        return values.indices.contains(index) ? values[index] : unknown(call)
      }
      guard let range = key.list?.compactMap(\.integer) else { return unknown(call) }
      return .list(range.filter(values.indices.contains).map { values[$0] })
    case .table(let entries):
      if let entry = try entries.first(where: { try isEqual($0.key, key) }) { return entry.value }
      guard let fallback = call.arguments.dropFirst().first else { return .none }
      return try evaluate(fallback.expression, in: scope)
    case .none: return base
    case .unknown: return base
    default:
      guard case .keyPath(let names) = key.plain else { return unknown(call) }
      return try self.call(.keyPath(names), with: [base], in: scope)
    }
  }
}

/// Methods of lists whose result has the elements of the list.
private let keepsElements: Set<String> = [
  "filter", "appending", "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "union",
  "subtracting", "intersection",
]

/// Functions that are called for what they do elsewhere and not for the package.
private let effectlessFunctions: Set<String> = [
  "print", "debugPrint", "dump", "precondition", "assert", "assertionFailure", "setbuf", "fputs",
  "fflush", "setvbuf",
]
