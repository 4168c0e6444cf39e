import SwiftSyntax

/// An argument at a call, evaluated once it is known what the callee expects.
struct ManifestCallArgument {
  var label: ManifestCallLabel
  var expression: ExprSyntax?
  var value: ManifestValue?
}

/// Calling what the manifest declares.
extension ManifestInterpreter {
  func arguments(of call: FunctionCallExprSyntax) -> [ManifestCallArgument] {
    var arguments = call.arguments.map {
      ManifestCallArgument(
        label: ManifestCallLabel($0.label?.identifierText), expression: $0.expression)
    }
    if let closure = call.trailingClosure {
      arguments.append(
        ManifestCallArgument(
          label: ManifestCallLabel(nil, isTrailingClosure: true), expression: ExprSyntax(closure)))
    }
    arguments += call.additionalTrailingClosures.map {
      ManifestCallArgument(
        label: ManifestCallLabel($0.label.identifierText, isTrailingClosure: true),
        expression: ExprSyntax($0.closure))
    }
    return arguments
  }

  func value(
    of argument: ManifestCallArgument, expecting shape: ManifestWrittenType?,
    in scope: ManifestScope
  ) throws -> ManifestValue {
    if let value = argument.value { return value }
    guard let expression = argument.expression else { return .none }
    return try evaluate(expression, in: scope, expecting: shape)
  }

  /// The same for a parameter or property with attributes, of which one may be a result builder.
  private func value(
    of argument: ManifestCallArgument, declaredWith attributes: [String],
    expecting shape: ManifestWrittenType?, in scope: ManifestScope
  ) throws -> ManifestValue {
    if attributes.contains(where: isResultBuilder), let closure = argument.expression,
      closure.is(ClosureExprSyntax.self)
    {
      return unknown(closure)
    }
    return try value(of: argument, expecting: shape, in: scope)
  }

  /// The arguments of what makes a value of PackageDescription.
  func evaluated(
    _ arguments: [ManifestCallArgument], of name: String, in scope: ManifestScope
  ) throws -> [ManifestArgument] {
    try arguments.map {
      let label = $0.label.label
      let shape = label.flatMap { packageDescriptionShape(of: $0, in: name) }
      return ManifestArgument(label: label, value: try value(of: $0, expecting: shape, in: scope))
    }
  }

  /// The method that a call can mean; the first of that name where no labels are given.
  func method(_ name: String, of type: String, matching labels: [ManifestCallLabel]?)
    -> ManifestFunction?
  {
    for declaration in typeAndSupertypes(type) {
      let found = declaration.methods[name]?.first { method in
        labels.map { method.assignment(of: $0) != nil } ?? true
      }
      if let found { return found }
    }
    return nil
  }

  /// Calls a declared function. `selfAfter` is what `self` has become.
  func invoke(
    _ function: ManifestFunction, _ arguments: [ManifestCallArgument], on owner: ManifestValue?,
    in defining: ManifestScope? = nil, from caller: ManifestScope,
    elementType: ManifestWrittenType? = nil
  ) throws -> (result: ManifestValue, selfAfter: ManifestValue?) {
    guard let assignment = function.assignment(of: arguments.map(\.label)), let body = function.body
    else { return (.unknown(ManifestPlace(line: 0, source: "\(function.name)(…)")), owner) }
    let type = owner.flatMap { owner -> String? in
      if case .type(let name) = owner { return name }
      return typeName(of: owner)
    }
    let scope = ManifestScope(
      in: defining ?? globals, selfType: type ?? function.owner, elementType: elementType)
    if let owner { scope.declare("self", owner) }
    for (parameter, indices) in zip(function.parameters, assignment) {
      let shape = resolved(parameter.shape, in: scope)
      let value = try self.value(
        of: parameter, given: indices.map { arguments[$0] }, shape, inside: scope, from: caller)
      scope.declare(parameter.name, value, shape: parameter.isVariadic ? .list(shape) : shape)
    }
    let result = try result(of: body, in: scope, expecting: resolved(function.result, in: scope))
    for (parameter, indices) in zip(function.parameters, assignment) where parameter.isInout {
      guard let target = indices.first.flatMap({ arguments[$0].expression }),
        let value = scope.variable(parameter.name)?.value
      else { continue }
      try modify(target, in: caller) { $0 = value }
    }
    return (result, scope.variable("self")?.value)
  }

  private func value(
    of parameter: ManifestFunction.Parameter, given arguments: [ManifestCallArgument],
    _ shape: ManifestWrittenType?, inside scope: ManifestScope, from caller: ManifestScope
  ) throws -> ManifestValue {
    if parameter.isVariadic {
      return .list(try arguments.map { try value(of: $0, expecting: shape, in: caller) })
    }
    if let only = arguments.first {
      return try value(
        of: only, declaredWith: parameter.attributes, expecting: shape, in: caller)
    }
    guard let standard = parameter.defaultValue else { return .none }
    return try evaluate(standard, in: scope, expecting: shape)
  }

  /// Calls a closure, function or key path with the arguments of a call.
  func call(
    _ callable: ManifestCallable, given arguments: [ManifestCallArgument], in scope: ManifestScope
  ) throws -> ManifestValue {
    try call(
      callable, with: arguments.map { try value(of: $0, expecting: nil, in: scope) },
      altering: arguments.map { $0.expression?.as(InOutExprSyntax.self)?.expression }, in: scope)
  }

  /// Calls a closure, function or key path with values.
  ///
  /// - Parameter targets: what the values are of that are handed over `inout`, nil for others.
  func call(
    _ callable: ManifestCallable, with values: [ManifestValue],
    altering targets: [ExprSyntax?] = [], in scope: ManifestScope
  ) throws -> ManifestValue {
    try step()
    switch callable {
    case .declared(let function, let owner, let defining):
      var arguments = zip(function.parameters, values).map {
        ManifestCallArgument(label: ManifestCallLabel($0.label), value: $1)
      }
      for (index, target) in zip(arguments.indices, targets) {
        arguments[index].expression = target
      }
      return try invoke(function, arguments, on: owner, in: defining, from: scope).result
    case .closure(let closure, let defining, let shape):
      let (result, parameters) = try call(closure, with: values, in: defining, expecting: shape)
      for case (let target?, let value?) in zip(targets, parameters) {
        try modify(target, in: scope) { $0 = value }
      }
      return result
    case .keyPath(let names):
      guard var value = values.first else { return .none }
      for name in names where name != "self" {
        value = try member(name, of: value)
      }
      return value
    case .member(let name, let type):
      let arguments = values.map { ManifestCallArgument(label: ManifestCallLabel(nil), value: $0) }
      guard name == "init" else { return .none }
      return try instantiateWithValues(type, arguments, in: scope)
    }
  }

  private func member(_ name: String, of value: ManifestValue) throws -> ManifestValue {
    if let declared = try declaredProperty(name, of: value) { return declared }
    return try standardProperty(name, of: value)
      ?? .unknown(ManifestPlace(line: 0, source: "\\.\(name)"))
  }

  /// `parameters` are what the closure's parameters have become, for closures that alter them.
  func call(
    _ closure: ClosureExprSyntax, with values: [ManifestValue], in defining: ManifestScope,
    expecting shape: ManifestWrittenType?
  ) throws -> (result: ManifestValue, parameters: [ManifestValue?]) {
    let scope = ManifestScope(in: defining)
    let names = parameterNames(of: closure)
    var values = values
    let usesSecond = names.map { $0.count > 1 } ?? mentionsSecondParameter(closure)
    if values.count == 1, usesSecond, case .tuple(let parts) = values.first?.plain {
      values = parts.map(\.value)
    }
    for (index, value) in values.enumerated() { scope.declare("$\(index)", value) }
    for (name, value) in zip(names ?? [], values) { scope.declare(name, value) }
    let written = closure.signature?.returnClause.flatMap { ManifestWrittenType($0.type) }
    let result = try result(
      of: closure.statements, in: scope, expecting: resolved(written, in: scope) ?? shape)
    let parameters = names ?? values.indices.map { "$\($0)" }
    return (result, parameters.map { scope.variable($0)?.value })
  }

  private func parameterNames(of closure: ClosureExprSyntax) -> [String]? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.identifierText)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    case nil: nil
    }
  }

  private func mentionsSecondParameter(_ closure: ClosureExprSyntax) -> Bool {
    closure.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "$1" }
  }

  /// An operator that the manifest declares; nil where it declares none for these values.
  ///
  /// - Parameter target: what an operator alters that takes its left side `inout`.
  func callOperator(
    _ sign: String, _ values: [ManifestValue], altering target: ExprSyntax? = nil,
    in scope: ManifestScope
  ) throws -> ManifestValue? {
    func call(_ function: ManifestFunction, on owner: ManifestValue?) throws -> ManifestValue {
      // The labels of an operator's parameters are not written where it is used.
      var arguments = zip(function.parameters, values).map {
        ManifestCallArgument(label: ManifestCallLabel($0.label), value: $1)
      }
      arguments[0].expression = target
      return try invoke(function, arguments, on: owner, from: scope).result
    }
    func isMeant(_ function: ManifestFunction) -> Bool {
      function.parameters.count == values.count
    }
    if let function = globals.functions[sign]?.first(where: isMeant) {
      return try call(function, on: nil)
    }
    for type in Set(values.compactMap { typeName(of: $0) }).sorted() {
      for declaration in typeAndSupertypes(type) {
        if let function = declaration.staticMethods[sign]?.first(where: isMeant) {
          return try call(function, on: .type(type))
        }
      }
    }
    return nil
  }

  // MARK: Making values

  /// A value of the type, as `Type(…)` makes it.
  func instantiate(
    _ type: String, _ arguments: [ManifestCallArgument], expecting shape: ManifestWrittenType?,
    at node: some SyntaxProtocol, in scope: ManifestScope
  ) throws -> ManifestValue {
    if let declaration = types[type],
      declaration.kind != .foreign || !declaration.initializers.isEmpty,
      let value = try instantiate(declaration, arguments, in: scope)
    {
      return value
    }
    if packageDescriptionTypes.contains(type) {
      if let literal = arguments.first, literal.label.label == "stringLiteral" {
        return try value(of: literal, expecting: nil, in: scope)
      }
      let record = ManifestRecord(type, owner: type, line: line(of: node))
      record.arguments = try evaluated(arguments, of: type, in: scope)
      if type == "Package" { package = record }
      return .record(record)
    }
    let values = try arguments.map {
      ManifestArgument(
        label: $0.label.label, value: try value(of: $0, expecting: shape?.element, in: scope))
    }
    return try standardValue(of: type, values) ?? unknown(node)
  }

  private func instantiateWithValues(
    _ type: String, _ arguments: [ManifestCallArgument], in scope: ManifestScope
  ) throws -> ManifestValue {
    if let declaration = types[type], let value = try instantiate(declaration, arguments, in: scope)
    {
      return value
    }
    let values = arguments.map { ManifestArgument(label: nil, value: $0.value ?? .none) }
    return try standardValue(of: type, values)
      ?? .unknown(ManifestPlace(line: 0, source: "\(type).init"))
  }

  private func instantiate(
    _ type: ManifestType, _ arguments: [ManifestCallArgument], in scope: ManifestScope
  ) throws -> ManifestValue? {
    if type.kind == .enumeration { return try enumerationCase(type, arguments, in: scope) }
    let inner = ManifestScope(in: globals, selfType: type.name)
    var fields: [String: ManifestValue] = [:]
    for property in type.stored {
      guard let initializer = property.initializer else { continue }
      let shape = resolved(property.shape, in: inner)
      fields[property.name] = try evaluate(initializer, in: inner, expecting: shape)
    }
    let labels = arguments.map(\.label)
    if let initializer = type.initializers.first(where: { $0.assignment(of: labels) != nil }) {
      let empty = make(type, fields)
      return try invoke(initializer, arguments, on: empty, from: scope).selfAfter
    }
    guard type.kind == .structure else { return nil }
    for argument in arguments {
      let property =
        type.stored.first { $0.name == argument.label.label }
        ?? type.stored.last { _ in argument.label.isTrailingClosure }
      guard let property else { return nil }
      let shape = resolved(property.shape, in: inner)
      fields[property.name] = try value(
        of: argument, declaredWith: property.attributes, expecting: shape, in: scope)
    }
    for property in type.stored where fields[property.name] == nil {
      fields[property.name] = ManifestValue.none
    }
    return make(type, fields)
  }

  private func make(_ type: ManifestType, _ fields: [String: ManifestValue]) -> ManifestValue {
    guard type.kind == .reference else {
      return .instance(ManifestInstance(type: type.name, fields: fields))
    }
    let arguments = fields.sorted { $0.key < $1.key }.map { ManifestArgument(label: $0, value: $1) }
    return .record(ManifestRecord(type.name, owner: type.name, arguments))
  }

  private func enumerationCase(
    _ type: ManifestType, _ arguments: [ManifestCallArgument], in scope: ManifestScope
  ) throws -> ManifestValue? {
    guard arguments.first?.label.label == "rawValue", let argument = arguments.first else {
      return nil
    }
    let raw = try value(of: argument, expecting: nil, in: scope)
    for item in type.cases {
      let record = ManifestRecord(item.name, owner: type.name)
      if try isEqual(try rawValue(of: record) ?? .none, raw) { return .record(record) }
    }
    return ManifestValue.none
  }

  /// The raw value of a case of an own enum.
  func rawValue(of record: ManifestRecord) throws -> ManifestValue? {
    guard let owner = typeName(of: .record(record)), let type = types[owner],
      let index = type.cases.firstIndex(where: { $0.name == record.name })
    else { return nil }
    if let expression = type.cases[index].rawValue { return try evaluate(expression, in: globals) }
    guard type.inherited.contains("Int") else { return .text(record.name) }
    var number = index
    for (earlier, item) in type.cases[...index].enumerated().reversed() {
      guard let expression = item.rawValue else { continue }
      number = (try evaluate(expression, in: globals).integer ?? 0) &+ (index - earlier)
      break
    }
    return .integer(number)
  }
}
