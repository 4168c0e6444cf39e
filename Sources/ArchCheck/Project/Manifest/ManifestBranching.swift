import SwiftSyntax

/// Deciding which way the flow goes.
extension ManifestInterpreter {
  /// Statements to go on with, and the scope with what their condition bound.
  struct Body {
    var statements: CodeBlockItemListSyntax
    var scope: ManifestScope
  }

  func branch(of conditional: IfExprSyntax, in scope: ManifestScope) throws -> Body? {
    var current = conditional
    while true {
      try step()
      let inner = ManifestScope(in: scope)
      if try holds(current.conditions, binding: inner) {
        return Body(statements: current.body.statements, scope: inner)
      }
      switch current.elseBody {
      case .ifExpr(let next): current = next
      case .codeBlock(let block):
        return Body(statements: block.statements, scope: ManifestScope(in: scope))
      case nil: return nil
      }
    }
  }

  func branch(of choice: SwitchExprSyntax, in scope: ManifestScope) throws -> Body? {
    let subject = try evaluate(choice.subject, in: scope)
    let cases = try flattenedCases(choice.cases)
    if subject.origin != nil || isUnknown(subject), subject.bool == nil {
      return try decide(choice, cases, subject: subject, in: scope)
    }
    for item in cases {
      let inner = ManifestScope(in: scope)
      if try matches(item, subject, in: inner) {
        return Body(statements: item.statements, scope: inner)
      }
    }
    return nil
  }

  /// Each case of a switch over something outside of the manifest is possible.
  private func decide(
    _ choice: SwitchExprSyntax, _ cases: [SwitchCaseSyntax], subject: ManifestValue,
    in scope: ManifestScope
  ) throws -> Body? {
    guard !cases.isEmpty else { return nil }
    let text = subject.origin ?? choice.subject.trimmedDescription
    var usual = cases.count - 1
    if !isUnknown(subject) {
      for (index, item) in cases.enumerated()
      where try matches(item, subject.plain, in: ManifestScope(in: scope)) {
        usual = index
        break
      }
    }
    let answer = choices.choose(
      ManifestDecision(
        key: "switch \(text)", literals: cases.map { "\(text) is \(caseText($0))" }, usual: usual))
    guard cases.indices.contains(answer) else { return nil }
    let inner = ManifestScope(in: scope)
    _ = try matches(cases[answer], subject.plain, in: inner)
    return Body(statements: cases[answer].statements, scope: inner)
  }

  private func caseText(_ item: SwitchCaseSyntax) -> String {
    switch item.label {
    case .case(let label): shortened(label.caseItems.trimmedDescription)
    case .default: "anything else"
    }
  }

  private func flattenedCases(_ list: SwitchCaseListSyntax) throws -> [SwitchCaseSyntax] {
    try list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let item): return [item]
      case .ifConfigDecl(let conditional):
        guard case .switchCases(let chosen) = try clause(of: conditional)?.elements else {
          return []
        }
        return try nested(at: conditional) { try flattenedCases(chosen) }
      }
    }
  }

  private func matches(_ item: SwitchCaseSyntax, _ subject: ManifestValue, in scope: ManifestScope)
    throws -> Bool
  {
    guard case .case(let label) = item.label else { return true }
    for candidate in label.caseItems where try bind(candidate.pattern, to: subject, in: scope) {
      guard let condition = candidate.whereClause?.condition else { return true }
      if try isTrue(condition, in: scope) { return true }
    }
    return false
  }

  /// Whether all conditions of an `if`, `guard` or `while` hold; binds what they bind.
  func holds(
    _ conditions: ConditionElementListSyntax, binding inner: ManifestScope
  ) throws -> Bool {
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        guard try isTrue(expression, in: inner) else { return false }
      case .optionalBinding(let binding):
        guard try bind(binding, in: inner) else { return false }
      case .matchingPattern(let match):
        let value = try evaluate(match.initializer.value, in: inner)
        guard try bind(match.pattern, to: value, in: inner) else { return false }
      case .availability:
        continue
      }
    }
    return true
  }

  private func bind(_ binding: OptionalBindingConditionSyntax, in scope: ManifestScope) throws
    -> Bool
  {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    var value: ManifestValue
    if let initializer = binding.initializer {
      value = try evaluate(initializer.value, in: scope)
    } else {
      value = try name.flatMap { try lookUp($0, in: scope) } ?? unknown(binding.pattern)
    }
    if value.origin != nil || isUnknown(value) {
      let text = value.origin ?? (binding.initializer?.value.trimmedDescription ?? name ?? "_")
      guard choices.decide("\(text) != nil", usually: value.origin != nil && !value.isNone) else {
        return false
      }
      if value.isNone { value = placeholder(for: text) }
    }
    if value.isNone { return false }
    if let name {
      scope.declare(name, value)
    } else {
      return try bind(binding.pattern, to: value, in: scope)
    }
    return true
  }

  /// What stands for the value of something outside that is assumed to be there.
  func placeholder(for origin: String) -> ManifestValue {
    .varying(.text("<\(origin)>"), origin)
  }

  func isTrue(_ condition: ExprSyntax, in scope: ManifestScope) throws -> Bool {
    let value = try evaluate(condition, in: scope, expecting: .named("Bool"))
    return decide(value, writtenAs: condition)
  }

  /// The truth of a condition; one that is not known can be either.
  func decide(_ value: ManifestValue, writtenAs node: some SyntaxProtocol) -> Bool {
    if let bool = value.bool {
      if let origin = value.origin {
        choices.note(
          origin, outcome: bool, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
      return bool
    }
    return choices.decide(oneLine(node.trimmedDescription), usually: false)
  }

  func isUnknown(_ value: ManifestValue) -> Bool {
    if case .unknown = value.plain { return true }
    return false
  }
}

/// A source text on one line, as a condition is told.
func oneLine(_ source: String) -> String {
  source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
