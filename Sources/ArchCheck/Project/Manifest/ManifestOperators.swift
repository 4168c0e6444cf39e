import SwiftSyntax

/// An expression with its operators put in order of precedence.
indirect enum FoldedExpression {
  case operand(ExprSyntax)
  case binary(String, FoldedExpression, FoldedExpression)
  case assignment(String, ExprSyntax, FoldedExpression)
  case ternary(FoldedExpression, FoldedExpression, FoldedExpression, at: ExprSyntax)
  case cast(FoldedExpression, TypeSyntax, isConditional: Bool)
  case typeTest(FoldedExpression, TypeSyntax)
}

extension ManifestInterpreter {
  /// The parser leaves a chain of operators flat; this is the tree that the compiler makes of it.
  func folded(_ sequence: SequenceExprSyntax) throws -> FoldedExpression {
    let elements = Array(sequence.elements)
    try checkSize(elements.count * 100, at: sequence)
    var folding = OperatorFolding(elements: elements, whole: ExprSyntax(sequence))
    return folding.expression(from: 0)
  }

  func evaluate(
    _ folded: FoldedExpression, in scope: ManifestScope, expecting shape: ManifestWrittenType?
  ) throws -> ManifestValue {
    switch folded {
    case .operand(let expression):
      return try evaluate(expression, in: scope, expecting: shape)
    case .assignment(let sign, let target, let value):
      return try assign(sign, target, value, in: scope)
    case .ternary(let condition, let first, let second, let node):
      let value = try evaluate(condition, in: scope, expecting: .named("Bool"))
      return try evaluate(
        decide(value, writtenAs: node) ? first : second, in: scope, expecting: shape)
    case .cast(let operand, let type, let isConditional):
      let value = try evaluate(
        operand, in: scope, expecting: resolved(ManifestWrittenType(type), in: scope))
      return isConditional && isValue(value, of: type, in: scope) == false ? .none : value
    case .typeTest(let operand, let type):
      let value = try evaluate(operand, in: scope, expecting: nil)
      return isValue(value, of: type, in: scope).map { .bool($0) } ?? unknown(operand.node)
    case .binary(let sign, let left, let right):
      return try binary(sign, left, right, in: scope, expecting: shape)
    }
  }

  private func binary(
    _ sign: String, _ left: FoldedExpression, _ right: FoldedExpression, in scope: ManifestScope,
    expecting shape: ManifestWrittenType?
  ) throws -> ManifestValue {
    let isComparison = ["==", "!=", "<", ">", "<=", ">=", "~="].contains(sign)
    let first = try evaluate(left, in: scope, expecting: isComparison ? nil : shape)
    switch sign {
    case "&&", "||":
      guard let value = first.bool else { return unknownTruth(first, sign, right) }
      // What is known to leave the other side to decide is that side.
      if value == (sign == "&&"), first.origin == nil {
        return try evaluate(right, in: scope, expecting: shape)
      }
      if value != (sign == "&&") {
        return first.origin.map { .varying(.bool(value), "\($0) \(sign) \(right.source)") } ?? first
      }
      let second = try evaluate(right, in: scope, expecting: shape)
      let text = "\(first.origin ?? left.source) \(sign) \(second.origin ?? right.source)"
      return .varying(second.plain, text)
    case "??":
      if !first.isNone { return first }
      let second = try evaluate(right, in: scope, expecting: shape)
      guard let origin = first.origin else { return second }
      return varying(second.plain, "\(origin) ?? \(right.source)", from: [first])
    default:
      let second = try evaluate(
        right, in: scope, expecting: isComparison ? shapeOfCase(first) : shape)
      let result =
        try combine(sign, first, second)
        ?? callOperator(sign, [first, second], altering: left.operand, in: scope)
      guard let result else {
        // What cannot be added to a list is the other side's fault.
        return unknownResult(first, second, at: sign == "+" && first.list != nil ? right : left)
      }
      guard first.origin != nil || second.origin != nil else { return result }
      let text = "\(first.origin ?? left.source) \(sign) \(second.origin ?? right.source)"
      return varying(result, text, from: [first, second])
    }
  }

  /// A value made from others of which some rest on something outside. A truth made of what is no
  /// truth is a decision: it may be otherwise in another environment.
  func varying(_ value: ManifestValue, _ text: String, from inputs: [ManifestValue])
    -> ManifestValue
  {
    guard case .bool(let bool) = value,
      !inputs.contains(where: { $0.origin != nil && $0.bool != nil })
    else { return .varying(value, text) }
    return .varying(.bool(choices.decide(text, usually: bool)), text)
  }

  private func shapeOfCase(_ value: ManifestValue) -> ManifestWrittenType? {
    guard let record = value.record else { return nil }
    return record.owner.map { .named($0) }
  }

  private func unknownTruth(_ value: ManifestValue, _ sign: String, _ right: FoldedExpression)
    -> ManifestValue
  {
    let text = value.origin ?? (place(of: value)?.source ?? "")
    return .varying(.bool(choices.decide("\(text) \(sign) \(right.source)", usually: false)), text)
  }

  private func unknownResult(
    _ first: ManifestValue, _ second: ManifestValue, at operand: FoldedExpression
  ) -> ManifestValue {
    if let place = place(of: first) ?? place(of: second) { return .unknown(place) }
    return unknown(operand.node)
  }

  func place(of value: ManifestValue) -> ManifestPlace? {
    if case .unknown(let place) = value.plain { return place }
    return nil
  }

  /// The result of a standard operator; nil where it is not defined for these values.
  func combine(_ sign: String, _ first: ManifestValue, _ second: ManifestValue) throws
    -> ManifestValue?
  {
    switch (sign, first.plain, second.plain) {
    case ("==", .unknown, _), ("==", _, .unknown), ("!=", .unknown, _), ("!=", _, .unknown):
      return nil
    case ("==", _, _), ("~=", _, _): return .bool(try isEqual(first, second))
    case ("!=", _, _): return .bool(try !isEqual(first, second))
    case ("+", .text(let left, let line), .text(let right, _)):
      try stepForText(of: left.utf8.count + right.utf8.count)
      return .text(left + right, line: line)
    case ("+", .list(let left), .list(let right)):
      try step(left.count + right.count)
      return .list(left + right)
    // A list of which a part is not known keeps what is known.
    case ("+", .list(let left), .unknown): return .list(left + [second])
    case ("+", .unknown, .list(let right)): return .list([first] + right)
    case ("+", .decimal(let left), .decimal(let right)): return .decimal(left + right)
    case ("+", .integer(let left), .integer(let right)):
      return .integer(left.addingReportingOverflow(right).partialValue)
    case ("-", .integer(let left), .integer(let right)):
      return .integer(left.subtractingReportingOverflow(right).partialValue)
    case ("*", .integer(let left), .integer(let right)):
      return .integer(left.multipliedReportingOverflow(by: right).partialValue)
    case ("/", .integer(let left), .integer(let right)) where right != 0:
      return .integer(left.dividedReportingOverflow(by: right).partialValue)
    case ("%", .integer(let left), .integer(let right)) where right != 0:
      return .integer(left.remainderReportingOverflow(dividingBy: right).partialValue)
    case ("<", .integer(let left), .integer(let right)): return .bool(left < right)
    case (">", .integer(let left), .integer(let right)): return .bool(left > right)
    case ("<=", .integer(let left), .integer(let right)): return .bool(left <= right)
    case (">=", .integer(let left), .integer(let right)): return .bool(left >= right)
    case ("<", .text(let left, _), .text(let right, _)): return .bool(left < right)
    case (">", .text(let left, _), .text(let right, _)): return .bool(left > right)
    case ("...", .integer(let left), .integer(let right)) where left <= right:
      return try range(left, through: right)
    case ("..<", .integer(let left), .integer(let right)) where left <= right:
      return left == right ? .list([]) : try range(left, through: right - 1)
    // Version ranges of package dependencies: what they hold is not read.
    case ("...", .text, _), ("..<", .text, _): return .record(ManifestRecord("range"))
    default: return nil
    }
  }

  private func range(_ first: Int, through last: Int) throws -> ManifestValue? {
    let (count, overflow) = last.subtractingReportingOverflow(first)
    guard !overflow, count < 10_000 else { return nil }
    try step(count)
    return .list((first...last).map { .integer($0) })
  }

  func evaluate(_ prefix: PrefixOperatorExprSyntax, in scope: ManifestScope) throws -> ManifestValue
  {
    let value = try evaluate(prefix.expression, in: scope)
    switch (prefix.operator.text, value.plain) {
    case ("!", .bool(let bool)):
      return value.origin.map { .varying(.bool(!bool), negated($0)) } ?? .bool(!bool)
    case ("-", .integer(let number)): return .integer(0 &- number)
    case ("-", .decimal(let number)): return .decimal(-number)
    case ("&", _), ("+", _): return value
    default:
      return try callOperator(
        prefix.operator.text, [value], altering: prefix.expression, in: scope) ?? unknown(prefix)
    }
  }
}

extension FoldedExpression {
  /// The expression as written, on one line.
  var source: String {
    switch self {
    case .operand(let expression): oneLine(expression.trimmedDescription)
    case .binary(let sign, let left, let right): "\(left.source) \(sign) \(right.source)"
    case .assignment(let sign, let left, let right):
      "\(oneLine(left.trimmedDescription)) \(sign) \(right.source)"
    case .ternary(let condition, let first, let second, at: _):
      "\(condition.source) ? \(first.source) : \(second.source)"
    case .cast(let value, let type, _): "\(value.source) as \(type.trimmedDescription)"
    case .typeTest(let value, let type): "\(value.source) is \(type.trimmedDescription)"
    }
  }

  /// The expression where it is one operand.
  fileprivate var operand: ExprSyntax? {
    if case .operand(let expression) = self { return expression }
    return nil
  }

  /// The first operand, as the place of the whole.
  var node: ExprSyntax {
    switch self {
    case .operand(let expression), .assignment(_, let expression, _),
      .ternary(_, _, _, at: let expression):
      expression
    case .binary(_, let left, _), .cast(let left, _, _), .typeTest(let left, _): left.node
    }
  }
}
