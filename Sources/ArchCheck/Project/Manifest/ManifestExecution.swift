import SwiftSyntax

/// Evaluating statements.
extension ManifestInterpreter {
  /// How a list of statements ended.
  enum Flow {
    case next
    case leave(ManifestValue)
    /// Of the loop with that label, else of the innermost one.
    case exitLoop(String?)
    case nextRound(String?)

    /// How a loop of that label goes on behind a round that ended so; nil for one round more.
    fileprivate func afterRound(ofLoop label: String?) -> Flow? {
      switch self {
      case .next: nil
      case .leave: self
      case .exitLoop(let named): named == nil || named == label ? .next : self
      case .nextRound(let named): named == nil || named == label ? nil : self
      }
    }
  }

  func execute(_ statements: CodeBlockItemListSyntax, in scope: ManifestScope) throws -> Flow {
    declareFunctions(in: statements, scope)
    var flow = Flow.next
    var deferred: [DeferStmtSyntax] = []
    for statement in statements {
      if let later = statement.item.as(DeferStmtSyntax.self) {
        deferred.append(later)
        continue
      }
      flow = try execute(statement, in: scope)
      guard case .next = flow else { break }
    }
    for later in deferred.reversed() {
      _ = try execute(later.body.statements, in: ManifestScope(in: scope))
    }
    return flow
  }

  /// The value of a body: what it returns, or its only expression.
  func result(
    of body: CodeBlockItemListSyntax, in scope: ManifestScope, expecting shape: ManifestWrittenType?
  ) throws -> ManifestValue {
    if isBuilt(body) { return unknown(body) }
    if body.count == 1, let only = body.first, let expression = only.implicitResult {
      return try evaluate(expression, in: scope, expecting: shape)
    }
    let former = resultShapes
    resultShapes.append(shape)
    defer { resultShapes = former }
    if case .leave(let value) = try execute(body, in: scope) { return value }
    return .tuple([])
  }

  private func declareFunctions(in statements: CodeBlockItemListSyntax, _ scope: ManifestScope) {
    guard scope !== globals else { return }
    for statement in statements {
      if case .decl(let declaration) = statement.item,
        let function = declaration.as(FunctionDeclSyntax.self)
      {
        scope.declare(ManifestFunction(function, owner: nil))
      }
    }
  }

  private func execute(_ statement: CodeBlockItemSyntax, in scope: ManifestScope) throws -> Flow {
    try nested(at: statement) {
      switch statement.item {
      case .decl(let declaration): return try execute(declaration, in: scope)
      case .stmt(let statement): return try execute(statement, in: scope)
      case .expr(let expression): return try execute(expression, in: scope)
      }
    }
  }

  private func execute(_ declaration: DeclSyntax, in scope: ManifestScope) throws -> Flow {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variables):
      try declare(variables, in: scope)
      return .next
    case .ifConfigDecl(let conditional):
      guard case .statements(let statements) = try clause(of: conditional)?.elements else {
        return .next
      }
      return try execute(statements, in: scope)
    default:
      return .next
    }
  }

  private func declare(_ variables: VariableDeclSyntax, in scope: ManifestScope) throws {
    for binding in variables.bindings {
      let shape = resolved(
        binding.typeAnnotation.flatMap { ManifestWrittenType($0.type) }, in: scope)
      if binding.accessorBlock?.getter != nil { continue }
      let value = try binding.initializer.map {
        try evaluate($0.value, in: scope, expecting: shape)
      }
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
        let inferred =
          shape ?? binding.initializer.flatMap { writtenShape(of: $0.value, in: scope) }
        scope.declare(name, value, shape: inferred)
        if scope === globals { pendingGlobals[name] = nil }
      } else if let value {
        _ = try bind(binding.pattern, to: value, in: scope)
      }
    }
  }

  private func execute(
    _ statement: StmtSyntax, label: String? = nil, in scope: ManifestScope
  ) throws -> Flow {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement):
      return try execute(statement.expression, in: scope)
    case .returnStmt(let statement):
      let shape = resultShapes.last ?? nil
      let value = try statement.expression.map { try evaluate($0, in: scope, expecting: shape) }
      return .leave(value ?? .tuple([]))
    case .guardStmt(let statement):
      if try holds(statement.conditions, binding: scope) { return .next }
      return try execute(statement.body.statements, in: ManifestScope(in: scope))
    case .forStmt(let loop): return try execute(loop, label: label, in: scope)
    case .labeledStmt(let labelled):
      let label = labelled.label.identifierText
      let flow = try execute(labelled.statement, label: label, in: scope)
      if case .exitLoop(label) = flow { return .next }
      return flow
    case .whileStmt(let loop):
      while true {
        try step()
        let inner = ManifestScope(in: scope)
        guard try holds(loop.conditions, binding: inner) else { return .next }
        let flow = try execute(loop.body.statements, in: inner)
        if let outcome = flow.afterRound(ofLoop: label) { return outcome }
      }
    case .repeatStmt(let loop):
      while true {
        let flow = try execute(loop.body.statements, in: ManifestScope(in: scope))
        if let outcome = flow.afterRound(ofLoop: label) { return outcome }
        guard try isTrue(loop.condition, in: scope) else { return .next }
      }
    case .doStmt(let statement):
      return try execute(statement.body.statements, in: ManifestScope(in: scope))
    case .breakStmt(let statement): return .exitLoop(statement.label?.identifierText)
    case .continueStmt(let statement): return .nextRound(statement.label?.identifierText)
    case .missingStmt: return .next
    default:
      report("statement \(shortened(statement.trimmedDescription)) is not evaluated", at: statement)
      return .next
    }
  }

  private func execute(
    _ loop: ForStmtSyntax, label: String?, in scope: ManifestScope
  ) throws -> Flow {
    let sequence = try evaluate(loop.sequence, in: scope)
    guard let elements = elements(of: sequence) else {
      report("loop over \(shortened(loop.sequence.trimmedDescription)) is not evaluated", at: loop)
      return .next
    }
    for element in elements {
      try step()
      let inner = ManifestScope(in: scope)
      guard try bind(loop.pattern, to: element, in: inner) else { continue }
      if let condition = loop.whereClause?.condition, try !isTrue(condition, in: inner) { continue }
      let flow = try execute(loop.body.statements, in: inner)
      if let outcome = flow.afterRound(ofLoop: label) { return outcome }
    }
    return .next
  }

  /// An expression that stands for itself: a call, an assignment, `if` or `switch`.
  private func execute(_ expression: ExprSyntax, in scope: ManifestScope) throws -> Flow {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let conditional):
      guard let body = try branch(of: conditional, in: scope) else { return .next }
      return try execute(body.statements, in: body.scope)
    case .switchExpr(let choice):
      guard let body = try branch(of: choice, in: scope) else { return .next }
      let flow = try execute(body.statements, in: body.scope)
      if case .exitLoop(nil) = flow { return .next }
      return flow
    default:
      if case .unknown(let place) = try evaluate(expression, in: scope).plain,
        try canReachThePackage(expression, in: scope)
      {
        report("effect of \(place.source) is not known", at: expression)
      }
      return .next
    }
  }

  /// Whether what is not understood is given something that it could alter.
  private func canReachThePackage(
    _ expression: ExprSyntax, in scope: ManifestScope
  ) throws -> Bool {
    var given: [ExprSyntax] = []
    if let call = expression.as(FunctionCallExprSyntax.self) {
      given = call.arguments.map(\.expression)
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
      {
        given.append(base)
        let isChange = mutatingMembers.contains(member.declName.baseName.identifierText)
        if isChange, try isUnknown(evaluate(base, in: scope)) { return true }
      }
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      given = sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    }
    return try given.contains { expression in
      if expression.is(InOutExprSyntax.self) { return true }
      let value = try evaluate(expression, in: scope)
      return value.record?.name == "Package" || value.list?.contains { $0.record != nil } == true
        || value.record.map { targetKinds[$0.name] != nil } == true
    }
  }

  /// The elements that a loop or `map` visits; nil where they are not known.
  func elements(of value: ManifestValue) -> [ManifestValue]? {
    switch value.plain {
    case .list(let values): values
    case .table(let entries):
      entries.map {
        .tuple([
          ManifestArgument(label: "key", value: $0.key),
          ManifestArgument(label: "value", value: $0.value),
        ])
      }
    case .text(let text, _): text.map { .text(String($0)) }
    case .none: []
    default: nil
    }
  }
}

extension CodeBlockItemSyntax {
  /// The expression whose value a body with this statement alone has.
  fileprivate var implicitResult: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}
