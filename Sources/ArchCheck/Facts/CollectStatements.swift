@_spi(RawSyntax) import SwiftSyntax

extension Collector {
  mutating func items(_ list: RawCodeBlockItemListSyntax) {
    for element in list.each(RawCodeBlockItemSyntax.self) {
      switch RawCodeBlockItemSyntax.Item(element.item) {
      case .decl(let decl): declaration(decl)
      case .stmt(let statement): self.statement(statement)
      case .expr(let expression): self.expression(expression)
      case nil: break
      }
    }
  }

  mutating func block(_ syntax: RawCodeBlockSyntax?) {
    guard let syntax else { return }
    node(.block, syntax, modifiers: comments(in: syntax)) {
      $0.items(syntax.statements)
    }
  }

  /// A body that holds nothing but a comment hangs it on its opening brace, where both stand in one
  /// line, and else on its closing one.
  private func comments(in block: RawCodeBlockSyntax) -> Node.Modifiers {
    notes(
      block.leftBrace.tokenView.trailingTrivia(comment)
        + block.rightBrace.tokenView.leadingTrivia(comment))
  }

  /// What comments in front of a function and behind it say of braces that hold hardly anything.
  mutating func comments(around function: RawFunctionDeclSyntax) -> Node.Modifiers {
    guard let body = function.body, holdsAtMostAValue(body) else { return [] }
    let behind = notes(body.rightBrace.tokenView.trailingTrivia(comment))
    let front = (firstToken(of: function.raw)?.leadingTrivia(comment) ?? "").lastComment
    let inFront = notes(front)
    // What stands in front most often says what the function is for.
    let isReason =
      inFront.contains(.todoWithLink) || front.deniesSomething && !inFront.contains(.bareTodo)
    return isReason ? behind.union(inFront) : behind
  }

  /// Whether braces hold nothing, or a value that no call works out.
  private func holdsAtMostAValue(_ block: RawCodeBlockSyntax) -> Bool {
    guard block.statements.layoutView.children.count < 2 else { return false }
    return block.statements.each(RawCodeBlockItemSyntax.self).allSatisfy { element in
      var item = element.item.raw
      if item.kind == .returnStmt {
        guard let value = item.cast(RawReturnStmtSyntax.self).expression else { return true }
        item = value.raw
      }
      return Self.values.contains(item.kind)
    }
  }

  private static let values: Set<SyntaxKind> = [
    .arrayExpr, .booleanLiteralExpr, .declReferenceExpr, .dictionaryExpr, .discardAssignmentExpr,
    .floatLiteralExpr, .integerLiteralExpr, .memberAccessExpr, .nilLiteralExpr,
    .prefixOperatorExpr, .stringLiteralExpr, .tupleExpr,
  ]

  private func comment(_ trivia: SyntaxText) -> String {
    trivia.contains(UInt8(ascii: "/")) ? String(decoding: trivia, as: UTF8.self) : ""
  }

  private func notes(_ comments: String) -> Node.Modifiers {
    guard !comments.isEmpty else { return [] }
    if comments.hasLinkedTodo { return [.commented, .todoWithLink] }
    let text = comments.words
    return ["TODO", "FIXME"].contains(where: text.hasPrefix) ? [.commented, .bareTodo] : .commented
  }

  mutating func statement(_ syntax: RawStmtSyntax) {
    switch syntax.raw.kind {
    case .expressionStmt: expression(syntax.cast(RawExpressionStmtSyntax.self).expression)
    case .guardStmt:
      let statement = syntax.cast(RawGuardStmtSyntax.self)
      node(.guardStmt, statement) {
        $0.conditions(statement.conditions)
        $0.block(statement.body)
      }
    case .whileStmt, .repeatStmt, .forStmt: loop(syntax)
    case .doStmt: doStatement(syntax.cast(RawDoStmtSyntax.self))
    case .deferStmt:
      let statement = syntax.cast(RawDeferStmtSyntax.self)
      node(.deferStmt, statement) { $0.block(statement.body) }
    case .returnStmt:
      let statement = syntax.cast(RawReturnStmtSyntax.self)
      node(.returnStmt, statement) {
        if let value = statement.expression { $0.expression(value) }
      }
    case .throwStmt: wrapping(.throwStmt, syntax, syntax.cast(RawThrowStmtSyntax.self).expression)
    case .breakStmt: node(.breakStmt, syntax)
    case .continueStmt: node(.continueStmt, syntax)
    case .fallThroughStmt: node(.fallthroughStmt, syntax)
    case .labeledStmt: statement(syntax.cast(RawLabeledStmtSyntax.self).statement)
    case .yieldStmt: yieldStatement(syntax.cast(RawYieldStmtSyntax.self))
    case .discardStmt:
      wrapping(.otherStmt, syntax, syntax.cast(RawDiscardStmtSyntax.self).expression)
    default: break
    }
  }

  private mutating func loop(_ syntax: RawStmtSyntax) {
    switch syntax.raw.kind {
    case .whileStmt:
      let statement = syntax.cast(RawWhileStmtSyntax.self)
      node(.whileStmt, statement) {
        $0.conditions(statement.conditions)
        $0.block(statement.body)
      }
    case .repeatStmt:
      let statement = syntax.cast(RawRepeatStmtSyntax.self)
      node(.repeatStmt, statement) {
        $0.block(statement.body)
        $0.expression(statement.condition)
      }
    default:
      let statement = syntax.cast(RawForStmtSyntax.self)
      node(.forStmt, statement) {
        $0.pattern(statement.pattern)
        $0.typeAnnotation(statement.typeAnnotation)
        $0.expression(statement.sequence)
        $0.whereClause(statement.whereClause)
        $0.block(statement.body)
      }
    }
  }

  private mutating func doStatement(_ statement: RawDoStmtSyntax) {
    node(.doStmt, statement) {
      if let type = statement.throwsClause?.type { $0.throwsType(type) }
      $0.block(statement.body)
      for clause in statement.catchClauses.each(RawCatchClauseSyntax.self) {
        $0.node(.catchClause, clause) {
          for item in clause.catchItems.each(RawCatchItemSyntax.self) {
            $0.node(.caseItem, item) {
              if let pattern = item.pattern { $0.pattern(pattern) }
              $0.whereClause(item.whereClause)
            }
          }
          $0.block(clause.body)
        }
      }
    }
  }

  private mutating func yieldStatement(_ statement: RawYieldStmtSyntax) {
    node(.otherStmt, statement) {
      switch RawYieldStmtSyntax.YieldedExpressions(statement.yieldedExpressions) {
      case .single(let value): $0.expression(value)
      case .multiple(let clause):
        for element in clause.elements.each(RawYieldedExpressionSyntax.self) {
          $0.expression(element.expression)
        }
      case nil: break
      }
    }
  }

  mutating func ifExpression(_ syntax: RawIfExprSyntax) {
    node(.ifStmt, syntax) {
      $0.conditions(syntax.conditions)
      $0.block(syntax.body)
      switch syntax.elseBody.flatMap({ RawIfExprSyntax.ElseBody($0) }) {
      case .codeBlock(let body): $0.block(body)
      case .ifExpr(let other): $0.ifExpression(other)
      case nil: break
      }
    }
  }

  mutating func switchExpression(_ syntax: RawSwitchExprSyntax) {
    node(.switchStmt, syntax) {
      $0.expression(syntax.subject)
      $0.switchCases(syntax.cases)
    }
  }

  private mutating func switchCases(_ list: RawSwitchCaseListSyntax) {
    for element in list.each(RawSwitchCaseListSyntax.Element.self) {
      switch element {
      case .ifConfigDecl(let config): ifConfig(config)
      case .switchCase(let clause):
        let isDefault = clause.label.is(RawSwitchDefaultLabelSyntax.self)
        node(.switchCase, clause, detail: isDefault ? 1 : 0) {
          if let label = clause.label.as(RawSwitchCaseLabelSyntax.self) {
            for item in label.caseItems.each(RawSwitchCaseItemSyntax.self) {
              $0.node(.caseItem, item) {
                $0.pattern(item.pattern)
                $0.whereClause(item.whereClause)
              }
            }
          }
          $0.moveBehind(clause.label)
          $0.node(.block, clause.statements) { $0.items(clause.statements) }
        }
      }
    }
  }

  private mutating func whereClause(_ clause: RawWhereClauseSyntax?) {
    guard let clause else { return }
    node(.whereClause, clause) { $0.expression(clause.condition) }
  }

  mutating func conditions(_ list: RawConditionElementListSyntax) {
    for element in list.each(RawConditionElementSyntax.self) {
      switch RawConditionElementSyntax.Condition(element.condition) {
      case .expression(let expression): self.expression(expression)
      case .availability(let availability):
        node(.availability, availability, name: text(availability))
      case .matchingPattern(let condition):
        node(.matchCondition, condition) {
          $0.pattern(condition.pattern)
          $0.typeAnnotation(condition.typeAnnotation)
          $0.initialValue(condition.initializer.value)
        }
      case .optionalBinding(let binding):
        let identifier = binding.pattern.as(RawIdentifierPatternSyntax.self)?.identifier
        node(
          .optionalBinding, at: binding.pattern, spanning: binding, name: name(identifier)
        ) {
          if identifier == nil { $0.pattern(binding.pattern) }
          $0.typeAnnotation(binding.typeAnnotation)
          if let value = binding.initializer?.value { $0.initialValue(value) }
        }
      case nil: break
      }
    }
  }

  mutating func pattern(_ syntax: RawPatternSyntax) {
    switch syntax.raw.kind {
    case .identifierPattern:
      let pattern = syntax.cast(RawIdentifierPatternSyntax.self)
      node(.identifierPattern, pattern, name: name(pattern.identifier))
    case .tuplePattern:
      let pattern = syntax.cast(RawTuplePatternSyntax.self)
      node(.tuplePattern, pattern) {
        for element in pattern.elements.each(RawTuplePatternElementSyntax.self) {
          $0.pattern(element.pattern)
        }
      }
    case .valueBindingPattern:
      let pattern = syntax.cast(RawValueBindingPatternSyntax.self)
      node(.bindingPattern, pattern) { $0.pattern(pattern.pattern) }
    case .expressionPattern:
      let pattern = syntax.cast(RawExpressionPatternSyntax.self)
      node(.expressionPattern, pattern) { $0.expression(pattern.expression) }
    case .isTypePattern:
      let pattern = syntax.cast(RawIsTypePatternSyntax.self)
      node(.isPattern, pattern) { $0.type(pattern.type) }
    default: node(.wildcardPattern, syntax)
    }
  }

  mutating func ifConfig(_ config: RawIfConfigDeclSyntax, base: RawExprSyntax? = nil) {
    node(.ifConfig, config, detail: base == nil ? 0 : 1) {
      if let base { $0.expression(base) }
      var isDecided = false
      for clause in config.clauses.each(RawIfConfigClauseSyntax.self) {
        let detail: UInt8 =
          switch clause.poundKeyword.tokenKind {
          case .poundElseif: 1
          case .poundElse: 2
          default: 0
          }
        var words: [Substring] = []
        if let condition = clause.condition {
          words = $0.string(condition).split(whereSeparator: \.isWhitespace)
        }
        let condition = words.joined(separator: " ")
        let holds = condition.constantCondition
        // What no build compiles is no code, as behind `//`.
        let isDead = isDecided || holds == false
        isDecided = isDecided || holds == true
        $0.node(.ifClause, clause, name: $0.text(condition), detail: detail) {
          if isDead { return }
          switch clause.elements.flatMap({ RawIfConfigClauseSyntax.Elements($0) }) {
          case .statements(let list): $0.items(list)
          case .switchCases(let list): $0.switchCases(list)
          case .decls(let list):
            for member in list.each(RawMemberBlockItemSyntax.self) { $0.declaration(member.decl) }
          case .postfixExpression(let expression): $0.expression(expression)
          case .attributes(let list): $0.attributes(list)
          case nil: break
          }
        }
      }
    }
  }
}

extension String {
  fileprivate var hasLinkedTodo: Bool {
    holds("TODO") && holds("://")
  }

  private func holds(_ text: StaticString) -> Bool {
    utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).contains(text) }
      ?? contains("\(text)")
  }

  /// From the first letter on.
  fileprivate var words: Substring {
    let start = utf8.firstIndex { $0 >= 0x80 || $0.isLetter } ?? endIndex
    return self[start...].drop { !$0.isLetter }
  }

  /// Of the comments in front of a declaration, the one that no blank line parts from it.
  fileprivate var lastComment: String {
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    let first = lines.lastIndex { $0.allSatisfy { $0 <= UInt8(ascii: " ") } } ?? -1
    guard let start = lines.dropFirst(first + 1).first?.startIndex, let end = lines.last?.endIndex
    else { return "" }
    return String(self[start..<end])
  }

  /// Whether a comment says that something is not done, or left out on purpose.
  fileprivate var deniesSomething: Bool {
    utf8.split { !$0.isLetter && $0 != UInt8(ascii: "'") }.contains { word in
      word.count <= Self.longestDenial
        && (Self.denials.contains(String(Substring(word)).lowercased())
          || word.suffix(3).elementsEqual("n't".utf8))
    }
  }

  private static let denials: Set<String> = [
    "cannot", "deliberately", "intentionally", "never", "no", "noop", "not", "nothing", "purpose",
  ]
  private static let longestDenial = denials.map(\.utf8.count).max() ?? 0
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
