import SwiftSyntax

/// Matching values against patterns.
extension ManifestInterpreter {
  /// Whether the value matches; binds the names of the pattern.
  func bind(_ pattern: PatternSyntax, to value: ManifestValue, in scope: ManifestScope) throws
    -> Bool
  {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern):
      scope.declare(pattern.identifier.identifierText, value)
      return true
    case .wildcardPattern: return true
    case .valueBindingPattern(let binding):
      return try nested(at: binding) { try bind(binding.pattern, to: value, in: scope) }
    case .tuplePattern(let tuple):
      let parts = tuple.elements.map { ($0.label?.identifierText, $0.pattern) }
      return try bindAll(parts, to: value) { try bind($0, to: $1, in: scope) }
    case .expressionPattern(let pattern):
      return try matches(pattern.expression, value, in: scope)
    case .isTypePattern(let pattern):
      return isValue(value, of: pattern.type, in: scope) ?? notEvaluated(pattern)
    default:
      return notEvaluated(pattern)
    }
  }

  private func notEvaluated(_ pattern: some SyntaxProtocol) -> Bool {
    report("pattern \(shortened(pattern.trimmedDescription)) is not evaluated", at: pattern)
    return false
  }

  private func matches(_ pattern: ExprSyntax, _ value: ManifestValue, in scope: ManifestScope)
    throws -> Bool
  {
    try nested(at: pattern) {
      switch pattern.as(ExprSyntaxEnum.self) {
      case .patternExpr(let inner): return try bind(inner.pattern, to: value, in: scope)
      case .discardAssignmentExpr: return true
      case .memberAccessExpr(let member) where member.base == nil && value.record != nil:
        return value.record?.name == member.declName.baseName.identifierText
      case .memberAccessExpr(let member)
      where member.base == nil && member.declName.baseName.text == "none":
        return value.isNone
      case .functionCallExpr(let call):
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
          member.declName.baseName.text == "some", let inner = call.arguments.first
        {
          return try !value.isNone && matches(inner.expression, value, in: scope)
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          let record = value.record, record.name == member.declName.baseName.identifierText
        else { return false }
        let parts = call.arguments.map { ($0.label?.identifierText, $0.expression) }
        return try bindAll(parts, to: .tuple(record.arguments)) {
          try matches($0, $1, in: scope)
        }
      case .tupleExpr(let tuple):
        let parts = tuple.elements.map { ($0.label?.identifierText, $0.expression) }
        return try bindAll(parts, to: value) { try matches($0, $1, in: scope) }
      case .sequenceExpr(let sequence):
        guard case .cast(.operand(let inner), let type, _) = try folded(sequence) else {
          return try isEqual(evaluate(pattern, in: scope), value)
        }
        return try (isValue(value, of: type, in: scope) ?? notEvaluated(pattern))
          && matches(inner, value, in: scope)
      case .optionalChainingExpr(let optional):
        return try !value.isNone && matches(optional.expression, value, in: scope)
      default:
        let candidate = try evaluate(pattern, in: scope)
        if let range = candidate.list, value.integer != nil {
          return try range.contains { try isEqual($0, value) }
        }
        return try isEqual(candidate, value)
      }
    }
  }

  private func bindAll<Part>(
    _ parts: [(label: String?, part: Part)], to value: ManifestValue,
    each: (Part, ManifestValue) throws -> Bool
  ) throws -> Bool {
    guard case .tuple(let values) = value.plain else {
      guard parts.count == 1, let only = parts.first else { return false }
      return try each(only.part, value)
    }
    guard values.count == parts.count else { return false }
    for (part, argument) in zip(parts, values) where try !each(part.part, argument.value) {
      return false
    }
    return true
  }

  /// Whether a value is one of a type as written; nil where that is not known.
  func isValue(_ value: ManifestValue, of type: TypeSyntax, in scope: ManifestScope) -> Bool? {
    resolved(ManifestWrittenType(type), in: scope).flatMap { isValue(value, of: $0) }
  }

  private func isValue(_ value: ManifestValue, of type: ManifestWrittenType) -> Bool? {
    switch (value.plain, type) {
    case (.none, _): return false
    case (.list(let values), .list(let element?)):
      let answers = values.map { isValue($0, of: element) }
      if answers.contains(false) { return false }
      return answers.contains(nil) ? nil : true
    case (.list, .list(nil)), (.table, .table(value: nil)): return true
    // A dependency may be written as a text.
    case (.text, .named(let name)) where packageDescriptionTypes.contains(name): return nil
    case (_, .named(let name)):
      return typeName(of: value).map { own in
        own == name || typeAndSupertypes(own).contains { $0.name == name }
      }
    case (_, .list), (_, .table): return typeName(of: value).map { _ in false }
    case (_, .tuple), (_, .function): return nil
    }
  }

  /// Whether two values are the same, what they rest on aside.
  func isEqual(_ left: ManifestValue, _ right: ManifestValue) throws -> Bool {
    try step()
    switch (left.plain, right.plain) {
    case (.none, .none): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.integer(let left), .integer(let right)): return left == right
    case (.decimal(let left), .decimal(let right)): return left == right
    case (.text(let left, _), .text(let right, _)): return left == right
    case (.type(let left), .type(let right)): return left == right
    case (.list(let left), .list(let right)):
      return try left.count == right.count && zip(left, right).allSatisfy { try isEqual($0, $1) }
    case (.tuple(let left), .tuple(let right)): return try areEqual(left, right)
    case (.record(let left), .record(let right)):
      return try left === right
        || left.name == right.name && areEqual(left.arguments, right.arguments)
    case (.instance(let left), .instance(let right)):
      guard left.type == right.type, left.fields.count == right.fields.count else { return false }
      return try left.fields.allSatisfy { name, value in
        try right.fields[name].map { try isEqual(value, $0) } ?? false
      }
    default: return false
    }
  }

  private func areEqual(_ left: [ManifestArgument], _ right: [ManifestArgument]) throws -> Bool {
    try left.count == right.count
      && zip(left, right).allSatisfy { try $0.label == $1.label && isEqual($0.value, $1.value) }
  }
}
