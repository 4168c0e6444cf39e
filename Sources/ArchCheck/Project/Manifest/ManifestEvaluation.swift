import SwiftSyntax

/// Evaluating expressions.
extension ManifestInterpreter {
  /// The value of an expression; `shape` is the type that its place asks for, where known.
  func evaluate(
    _ expression: ExprSyntax, in scope: ManifestScope, expecting shape: ManifestWrittenType? = nil
  ) throws -> ManifestValue {
    if let unread = unreadValue(of: shape) { return unread }
    return try nested(at: expression) {
      switch expression.as(ExprSyntaxEnum.self) {
      case .stringLiteralExpr(let literal): return try text(of: literal, in: scope)
      case .simpleStringLiteralExpr(let literal):
        return .text(literal.segments.map(\.content.text).joined(), line: line(of: literal))
      case .integerLiteralExpr(let literal):
        let digits = literal.literal.text.filter { $0 != "_" }
        return Int(digits).map { .integer($0) } ?? unknown(literal)
      case .floatLiteralExpr(let literal):
        return Double(literal.literal.text.filter { $0 != "_" }).map { .decimal($0) }
          ?? unknown(literal)
      case .booleanLiteralExpr(let literal): return .bool(literal.literal.text == "true")
      case .nilLiteralExpr: return .none
      case .arrayExpr(let array):
        // What a type of the manifest makes of a list, as an option set does, is not followed.
        if case .named(let name) = shape, let type = types[name], type.kind != .foreign {
          return unknown(array)
        }
        return .list(
          try array.elements.map {
            try evaluate($0.expression, in: scope, expecting: shape?.element)
          })
      case .dictionaryExpr(let dictionary):
        return try table(dictionary, in: scope, expecting: shape?.element)
      case .tupleExpr(let tuple): return try value(of: tuple, in: scope, expecting: shape)
      case .sequenceExpr(let sequence):
        return try evaluate(folded(sequence), in: scope, expecting: shape)
      case .prefixOperatorExpr(let prefix): return try evaluate(prefix, in: scope)
      case .declReferenceExpr(let reference):
        return try value(of: reference, in: scope)
      case .memberAccessExpr(let member):
        return try evaluate(member, in: scope, expecting: shape)
      case .functionCallExpr(let call): return try evaluate(call, in: scope, expecting: shape)
      case .subscriptCallExpr(let call): return try evaluate(call, in: scope)
      case .closureExpr(let closure):
        guard case .function(let result) = shape else {
          return .function(.closure(closure, in: scope, result: nil))
        }
        return .function(.closure(closure, in: scope, result: result))
      case .optionalChainingExpr(let inner):
        return try evaluate(inner.expression, in: scope, expecting: shape)
      case .forceUnwrapExpr(let inner):
        let value = try evaluate(inner.expression, in: scope, expecting: shape)
        if value.isNone, let origin = value.origin { return placeholder(for: origin) }
        return value
      case .tryExpr(let inner):
        return try evaluate(inner.expression, in: scope, expecting: shape)
      case .awaitExpr(let inner):
        return try evaluate(inner.expression, in: scope, expecting: shape)
      case .inOutExpr(let inner):
        return try evaluate(inner.expression, in: scope, expecting: shape)
      case .asExpr(let cast):
        return try evaluate(
          cast.expression, in: scope, expecting: resolved(ManifestWrittenType(cast.type), in: scope)
        )
      case .ternaryExpr(let choice):
        let branch = try isTrue(choice.condition, in: scope)
        return try evaluate(
          branch ? choice.thenExpression : choice.elseExpression, in: scope, expecting: shape)
      case .ifExpr(let conditional):
        guard let body = try branch(of: conditional, in: scope) else { return .tuple([]) }
        return try result(of: body.statements, in: body.scope, expecting: shape)
      case .switchExpr(let choice):
        guard let body = try branch(of: choice, in: scope) else { return unknown(choice) }
        return try result(of: body.statements, in: body.scope, expecting: shape)
      case .keyPathExpr(let path):
        return .keyPath(
          path.components.compactMap {
            guard case .property(let property) = $0.component else { return nil }
            return property.declName.baseName.identifierText
          })
      case .genericSpecializationExpr(let generic):
        return try evaluate(generic.expression, in: scope, expecting: shape)
      case .macroExpansionExpr(let macro):
        return .varying(.text("<#\(macro.macroName.text)>"), "#\(macro.macroName.text)")
      default:
        return unknown(expression)
      }
    }
  }

  private func table(
    _ dictionary: DictionaryExprSyntax, in scope: ManifestScope,
    expecting shape: ManifestWrittenType?
  ) throws -> ManifestValue {
    guard case .elements(let elements) = dictionary.content else { return .table([]) }
    return .table(
      try elements.map {
        ManifestValue.Entry(
          key: try evaluate($0.key, in: scope),
          value: try evaluate($0.value, in: scope, expecting: shape))
      })
  }

  private func value(
    of tuple: TupleExprSyntax, in scope: ManifestScope, expecting shape: ManifestWrittenType?
  ) throws -> ManifestValue {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
      return try evaluate(only.expression, in: scope, expecting: shape)
    }
    var expected: [ManifestWrittenType.Element] = []
    if case .tuple(let elements) = shape { expected = elements }
    return .tuple(
      try tuple.elements.enumerated().map { index, element in
        let place = expected.indices.contains(index) ? expected[index] : nil
        return ManifestArgument(
          label: element.label?.identifierText ?? place?.label,
          value: try evaluate(element.expression, in: scope, expecting: place?.type))
      })
  }

  /// A string literal with its interpolations.
  private func text(of literal: StringLiteralExprSyntax, in scope: ManifestScope) throws
    -> ManifestValue
  {
    let line = line(of: literal)
    if let whole = literal.representedLiteralValue { return .text(whole, line: line) }
    var text = ""
    var origin: String?
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment): text += unescaped(segment.content.text)
      case .expressionSegment(let segment):
        guard let expression = segment.expressions.first?.expression else { continue }
        let value = try evaluate(expression, in: scope)
        guard let part = try description(of: value) else { return unknown(literal) }
        text += part
        origin = origin ?? value.origin
      }
      try checkSize(text.utf8.count, at: literal)
    }
    return origin.map { .varying(.text(text, line: line), $0) } ?? .text(text, line: line)
  }

  /// What an interpolation shows of a value; nil where that is not known.
  func description(of value: ManifestValue) throws -> String? {
    if value.record != nil || value.isInstance,
      let own = try declaredProperty("description", of: value)
    {
      return own.string
    }
    switch value.plain {
    case .text(let text, _): return text
    case .integer(let number): return String(number)
    case .decimal(let number): return String(number)
    case .bool(let bool): return String(bool)
    case .record(let record) where record.arguments.isEmpty: return record.name
    case .type(let name): return name.split(separator: ".").last.map(String.init)
    case .instance(let instance):
      let properties = types[instance.type]?.stored ?? []
      var parts: [String] = []
      for property in properties {
        guard let field = instance.fields[property.name], !field.isNone,
          let text = try description(of: field)
        else { return nil }
        parts.append("\(property.name): \(field.string == nil ? text : "\"\(text)\"")")
      }
      return "\(lastPart(of: instance.type))(\(parts.joined(separator: ", ")))"
    default: return nil
    }
  }

  /// Ends the run where a value grows beyond what a manifest can mean.
  func checkSize(_ count: Int, at node: some SyntaxProtocol) throws {
    guard count > Self.maximumCount else { return }
    throw ManifestStop(
      problem: problem("a value of the manifest grows too large", at: node))
  }
}

/// The text of a string segment with its simple escapes resolved.
private func unescaped(_ text: String) -> String {
  guard text.contains("\\") else { return text }
  let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r", "0": "\0"]
  var result = ""
  var isEscaped = false
  for character in text {
    if isEscaped {
      result.append(escapes[character] ?? character)
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else {
      result.append(character)
    }
  }
  return result
}
