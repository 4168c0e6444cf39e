import SwiftSyntax

/// Builds the tree of a flat chain of operands and operators by precedence climbing.
struct OperatorFolding {
  let elements: [ExprSyntax]
  let whole: ExprSyntax
  private var index = 0

  init(elements: [ExprSyntax], whole: ExprSyntax) {
    self.elements = elements
    self.whole = whole
  }

  private enum Sign {
    case binary(String)
    case assignment(String)
    case ternary(ExprSyntax)
    case cast
    case typeTest

    /// Greater binds tighter.
    var precedence: Int {
      switch self {
      case .assignment: 1
      case .ternary: 2
      case .cast, .typeTest: 7
      case .binary(let text): Sign.precedences[text] ?? 9
      }
    }

    var isRightAssociative: Bool {
      switch self {
      case .assignment, .ternary: true
      case .binary(let text): text == "??"
      case .cast, .typeTest: false
      }
    }

    private static let precedences = [
      "||": 3, "&&": 4, "==": 5, "!=": 5, "<": 5, ">": 5, "<=": 5, ">=": 5, "~=": 5, "===": 5,
      "!==": 5, "??": 6, "...": 8, "..<": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
    ]
  }

  mutating func expression(from precedence: Int) -> FoldedExpression {
    guard index < elements.count else { return .operand(whole) }
    var left = FoldedExpression.operand(elements[index])
    index += 1
    while let sign = nextSign, sign.precedence >= precedence {
      index += 1
      let above = sign.isRightAssociative ? sign.precedence : sign.precedence + 1
      switch sign {
      case .binary(let text): left = .binary(text, left, expression(from: above))
      case .assignment(let text): left = .assignment(text, left.node, expression(from: above))
      case .ternary(let first):
        left = .ternary(left, .operand(first), expression(from: above), at: left.node)
      case .cast, .typeTest:
        guard index < elements.count, let type = elements[index].as(TypeExprSyntax.self) else {
          return left
        }
        index += 1
        if case .cast = sign { left = .cast(left, type.type) } else { left = .typeTest(whole) }
      }
    }
    return left
  }

  private var nextSign: Sign? {
    guard index < elements.count else { return nil }
    switch elements[index].as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let sign):
      let text = sign.operator.text
      let isAssignment = ["+=", "-=", "*=", "/="].contains(text)
      return isAssignment ? .assignment(text) : .binary(text)
    case .assignmentExpr: return .assignment("=")
    case .unresolvedTernaryExpr(let choice): return .ternary(choice.thenExpression)
    case .unresolvedAsExpr: return .cast
    case .unresolvedIsExpr: return .typeTest
    default: return nil
    }
  }
}
