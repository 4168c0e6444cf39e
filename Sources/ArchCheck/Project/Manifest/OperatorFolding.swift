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
    case cast(isConditional: Bool)
    case typeTest

    var precedence: Precedence {
      switch self {
      case .assignment: .assignment
      case .ternary: .ternary
      case .cast, .typeTest: .cast
      case .binary(let text): Precedence(ofBinary: text)
      }
    }

    var isRightAssociative: Bool {
      switch self {
      case .assignment, .ternary: true
      case .binary(let text): text == "??"
      case .cast, .typeTest: false
      }
    }
  }

  /// - Parameter precedence: as of ``Precedence/rawValue``; what binds less tightly is left.
  mutating func expression(from precedence: Int) -> FoldedExpression {
    guard index < elements.count else { return .operand(whole) }
    var left = FoldedExpression.operand(elements[index])
    index += 1
    while let sign = nextSign, sign.precedence.rawValue >= precedence {
      index += 1
      let above = sign.precedence.rawValue + (sign.isRightAssociative ? 0 : 1)
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
        if case .cast(let isConditional) = sign {
          left = .cast(left, type.type, isConditional: isConditional)
        } else {
          left = .typeTest(left, type.type)
        }
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
    case .unresolvedAsExpr(let cast):
      return .cast(isConditional: cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark)
    case .unresolvedIsExpr: return .typeTest
    default: return nil
    }
  }
}
