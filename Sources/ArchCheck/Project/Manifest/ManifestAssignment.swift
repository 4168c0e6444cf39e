import SwiftSyntax

/// Changing variables and what hangs on them.
extension ManifestInterpreter {
  func assign(
    _ sign: String, _ target: ExprSyntax, _ source: FoldedExpression, in scope: ManifestScope
  ) throws
    -> ManifestValue
  {
    let value = try evaluate(source, in: scope, expecting: shape(of: target, in: scope))
    if target.is(DiscardAssignmentExprSyntax.self) { return .tuple([]) }
    try modify(target, in: scope) { current in
      guard sign != "=" else {
        current = value
        return
      }
      if let result = try combine(String(sign.dropLast()), current, value) {
        current = result
        return
      }
      // An operator of the manifest's own alters what is given to it.
      let altered = ManifestScope(in: scope)
      altered.declare("$left", current)
      let name = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("$left")))
      let isKnown = try callOperator(sign, [current, value], altering: name, in: altered) != nil
      current =
        (isKnown ? altered.variable("$left")?.value : nil)
        ?? .unknown(
          place(of: current) ?? place(of: value)
            ?? manifestPlace(of: target))
    }
    return .tuple([])
  }

  /// Lets `change` alter what the expression stands for.
  func modify(
    _ expression: ExprSyntax, in scope: ManifestScope,
    _ change: (inout ManifestValue) throws -> Void
  ) throws {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      try modify(reference.baseName.identifierText, in: scope, change)
    case .memberAccessExpr(let member):
      guard let base = member.base else { break }
      try modify(member.declName.baseName.identifierText, of: base, in: scope, change)
    case .subscriptCallExpr(let call): try modify(call, in: scope, change)
    case .optionalChainingExpr(let inner): try modify(inner.expression, in: scope, change)
    case .forceUnwrapExpr(let inner): try modify(inner.expression, in: scope, change)
    case .inOutExpr(let inner): try modify(inner.expression, in: scope, change)
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      guard let only = tuple.elements.first else { break }
      try modify(only.expression, in: scope, change)
    default:
      var value = try evaluate(expression, in: scope)
      try change(&value)
    }
  }

  private func modify(
    _ name: String, in scope: ManifestScope, _ change: (inout ManifestValue) throws -> Void
  ) throws {
    var current: ManifestScope? = scope
    while let scope = current {
      if let variable = scope.variable(name) {
        var value = variable.value ?? .none
        // Emptied so that the change does not copy a list.
        variable.value = nil
        defer { variable.value = value }
        return try change(&value)
      }
      if scope.selfType != nil, let owner = scope.variable("self"), let value = owner.value {
        if hasField(name, value) { return try modifyField(name, of: owner, change) }
        if case .type(let type) = value, let former = try staticMember(name, of: type) {
          var value = former
          try change(&value)
          statics["\(type).\(name)"] = value
          return
        }
      }
      current = scope.parent
    }
    if let binding = pendingGlobals[name], binding.accessorBlock?.getter == nil {
      _ = try lookUp(name, in: globals)
      guard let variable = globals.variable(name) else { return }
      var value = variable.value ?? .none
      defer { variable.value = value }
      try change(&value)
    }
  }

  private func hasField(_ name: String, _ value: ManifestValue) -> Bool {
    let type: String
    switch value.plain {
    case .instance(let instance):
      if instance.fields[name] != nil { return true }
      type = instance.type
    case .record(let record):
      if record[name] != nil { return true }
      type = record.owner ?? ""
    default: return false
    }
    return typeAndSupertypes(type).contains { $0.stored.contains { $0.name == name } }
  }

  private func modifyField(
    _ name: String, of owner: ManifestVariable, _ change: (inout ManifestValue) throws -> Void
  ) throws {
    guard var value = owner.value else { return }
    defer { owner.value = value }
    try modifyField(name, of: &value, change)
  }

  private func modifyField(
    _ name: String, of value: inout ManifestValue, _ change: (inout ManifestValue) throws -> Void
  ) throws {
    switch value.plain {
    case .record(let record):
      var field = record[name] ?? packageDescriptionDefault(of: name, in: record) ?? .none
      try change(&field)
      record[name] = field
    case .instance(var instance):
      var field = instance.fields[name] ?? .none
      try change(&field)
      instance.fields[name] = field
      value = .instance(instance)
    default:
      break
    }
  }

  private func modify(
    _ name: String, of base: ExprSyntax, in scope: ManifestScope,
    _ change: (inout ManifestValue) throws -> Void
  ) throws {
    let owner = try evaluate(base, in: scope)
    switch owner.plain {
    case .record:
      var owner = owner
      try modifyField(name, of: &owner, change)
    case .type(let type):
      var value = try staticMember(name, of: type) ?? .none
      try change(&value)
      statics["\(type).\(name)"] = value
    case .instance:
      try modify(base, in: scope) { try modifyField(name, of: &$0, change) }
    case .unknown:
      report("change of \(shortened(base.trimmedDescription)) is not evaluated", at: base)
    default: break
    }
  }

  private func modify(
    _ call: SubscriptCallExprSyntax, in scope: ManifestScope,
    _ change: (inout ManifestValue) throws -> Void
  ) throws {
    guard let first = call.arguments.first else { return }
    let key = try evaluate(first.expression, in: scope)
    let fallback = try call.arguments.dropFirst().first.map {
      try evaluate($0.expression, in: scope)
    }
    try modify(call.calledExpression, in: scope) { base in
      switch base.plain {
      case .list(var values):
        guard let index = key.integer, values.indices.contains(index) else {
          report("change of \(shortened(call.trimmedDescription)) is not evaluated", at: call)
          return
        }
        try change(&values[index])
        base = .list(values)
      case .table(var entries):
        if let index = try entries.firstIndex(where: { try isEqual($0.key, key) }) {
          try change(&entries[index].value)
        } else {
          var value = fallback ?? .none
          try change(&value)
          entries.append(ManifestValue.Entry(key: key, value: value))
        }
        entries.removeAll { $0.value.isNone }
        base = .table(entries)
      case .none: break
      default:
        guard case .keyPath(let names) = key.plain else {
          report("change of \(shortened(call.trimmedDescription)) is not evaluated", at: call)
          return
        }
        try modify(names.filter { $0 != "self" }[...], of: &base, change)
      }
    }
  }

  /// Lets `change` alter what a key path leads to.
  private func modify(
    _ path: ArraySlice<String>, of value: inout ManifestValue,
    _ change: (inout ManifestValue) throws -> Void
  ) throws {
    guard let first = path.first else { return try change(&value) }
    try modifyField(first, of: &value) { try modify(path.dropFirst(), of: &$0, change) }
  }

  /// The declared type of what an assignable expression stands for, where it is known.
  func shape(of expression: ExprSyntax, in scope: ManifestScope) throws -> ManifestWrittenType? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.identifierText
      var current: ManifestScope? = scope
      while let scope = current {
        if let variable = scope.variable(name) { return variable.shape }
        if let type = scope.selfType, let shape = shape(ofProperty: name, in: type) { return shape }
        current = scope.parent
      }
      let annotation = pendingGlobals[name]?.typeAnnotation
      return resolved(annotation.flatMap { ManifestWrittenType($0.type) }, in: globals)
    case .memberAccessExpr(let member):
      guard let base = member.base, !base.is(FunctionCallExprSyntax.self) else { return nil }
      let name = member.declName.baseName.identifierText
      let owner = try evaluate(base, in: scope).plain
      if case .record(let record) = owner,
        record.owner.map({ types[$0]?.kind == .reference }) != true
      {
        return packageDescriptionShape(of: name, in: record.name)
      }
      return typeName(of: owner).flatMap { shape(ofProperty: name, in: $0) }
    case .subscriptCallExpr(let call):
      return try shape(of: call.calledExpression, in: scope)?.element
    case .optionalChainingExpr(let inner): return try shape(of: inner.expression, in: scope)
    case .forceUnwrapExpr(let inner): return try shape(of: inner.expression, in: scope)
    case .arrayExpr: return writtenShape(of: expression, in: scope)
    default: return nil
    }
  }

  private func shape(ofProperty name: String, in type: String) -> ManifestWrittenType? {
    for declaration in typeAndSupertypes(type) {
      let property =
        declaration.stored.first { $0.name == name } ?? declaration.computed[name]
        ?? declaration.statics[name]
      if let shape = property?.shape {
        return resolved(shape, in: ManifestScope(in: globals, selfType: type))
      }
    }
    return nil
  }

  /// The type that an initial value shows: `[Target]()`, `Set<String>()`, `Module(…)`.
  func writtenShape(of expression: ExprSyntax, in scope: ManifestScope) -> ManifestWrittenType? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      switch call.calledExpression.as(ExprSyntaxEnum.self) {
      case .arrayExpr(let array):
        guard let only = array.elements.first, array.elements.count == 1 else { return nil }
        let name = oneLine(only.expression.trimmedDescription)
        return .list(.named(typeName(name, inside: scope.enclosingType)))
      case .genericSpecializationExpr(let generic):
        guard let name = generic.expression.as(DeclReferenceExprSyntax.self) else { return nil }
        let shape = ManifestWrittenType(
          named: name.baseName.identifierText, of: generic.genericArgumentClause)
        return resolved(shape, in: scope)
      case .declReferenceExpr(let reference):
        let name = typeName(reference.baseName.identifierText, inside: scope.enclosingType)
        return types[name] != nil ? .named(name) : nil
      default: return nil
      }
    default: return nil
    }
  }
}
