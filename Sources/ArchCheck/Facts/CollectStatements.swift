import SwiftSyntax

extension Collector {
  mutating func items(_ list: CodeBlockItemListSyntax) {
    for item in list {
      switch item.item {
      case .decl(let decl): declaration(decl)
      case .stmt(let statement): self.statement(statement)
      case .expr(let expression): self.expression(expression)
      }
    }
  }

  mutating func block(_ syntax: CodeBlockSyntax?) {
    guard let syntax else { return }
    node(.block, syntax, modifiers: comments(before: syntax.rightBrace)) {
      $0.items(syntax.statements)
    }
  }

  /// A body that holds nothing but a comment hangs it on its closing brace.
  private func comments(before brace: TokenSyntax) -> Node.Modifiers {
    let comments = brace.leadingTrivia.description
    guard comments.utf8.contains(UInt8(ascii: "/")) else { return [] }
    let hasTodo = comments.contains("TODO") && comments.contains("://")
    return hasTodo ? [.commented, .todoWithLink] : .commented
  }

  mutating func statement(_ syntax: StmtSyntax) {
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement): expression(statement.expression)
    case .guardStmt(let statement):
      node(.guardStmt, statement) {
        $0.conditions(statement.conditions)
        $0.block(statement.body)
      }
    case .whileStmt(let statement):
      node(.whileStmt, statement) {
        $0.conditions(statement.conditions)
        $0.block(statement.body)
      }
    case .repeatStmt(let statement):
      node(.repeatStmt, statement) {
        $0.block(statement.body)
        $0.expression(statement.condition)
      }
    case .forStmt(let statement):
      node(.forStmt, statement) {
        $0.pattern(statement.pattern)
        $0.typeAnnotation(statement.typeAnnotation)
        $0.expression(statement.sequence)
        $0.whereClause(statement.whereClause)
        $0.block(statement.body)
      }
    case .doStmt(let statement):
      node(.doStmt, statement) {
        if let type = statement.throwsClause?.type { $0.throwsType(type) }
        $0.block(statement.body)
        for clause in statement.catchClauses {
          $0.node(.catchClause, clause) {
            for item in clause.catchItems {
              $0.node(.caseItem, item) {
                if let pattern = item.pattern { $0.pattern(pattern) }
                $0.whereClause(item.whereClause)
              }
            }
            $0.block(clause.body)
          }
        }
      }
    case .deferStmt(let statement): node(.deferStmt, statement) { $0.block(statement.body) }
    case .returnStmt(let statement):
      node(.returnStmt, statement) {
        if let value = statement.expression { $0.expression(value) }
      }
    case .throwStmt(let statement):
      node(.throwStmt, statement) { $0.expression(statement.expression) }
    case .breakStmt(let statement): node(.breakStmt, statement)
    case .continueStmt(let statement): node(.continueStmt, statement)
    case .fallThroughStmt(let statement): node(.fallthroughStmt, statement)
    case .labeledStmt(let labeled): statement(labeled.statement)
    case .yieldStmt(let statement):
      node(.otherStmt, statement) {
        switch statement.yieldedExpressions {
        case .single(let value): $0.expression(value)
        case .multiple(let clause):
          for element in clause.elements { $0.expression(element.expression) }
        }
      }
    case .discardStmt(let statement):
      node(.otherStmt, statement) { $0.expression(statement.expression) }
    default: break
    }
  }

  mutating func ifExpression(_ syntax: IfExprSyntax) {
    node(.ifStmt, syntax) {
      $0.conditions(syntax.conditions)
      $0.block(syntax.body)
      switch syntax.elseBody {
      case .codeBlock(let body): $0.block(body)
      case .ifExpr(let other): $0.ifExpression(other)
      case nil: break
      }
    }
  }

  mutating func switchExpression(_ syntax: SwitchExprSyntax) {
    node(.switchStmt, syntax) {
      $0.expression(syntax.subject)
      $0.switchCases(syntax.cases)
    }
  }

  private mutating func switchCases(_ list: SwitchCaseListSyntax) {
    for element in list {
      switch element {
      case .ifConfigDecl(let config): ifConfig(config)
      case .switchCase(let clause):
        var isDefault: UInt8 = 0
        if case .default = clause.label { isDefault = 1 }
        node(.switchCase, clause, detail: isDefault) {
          if case .case(let label) = clause.label {
            for item in label.caseItems {
              $0.node(.caseItem, item) {
                $0.pattern(item.pattern)
                $0.whereClause(item.whereClause)
              }
            }
          }
          $0.node(.block, clause.statements) { $0.items(clause.statements) }
        }
      }
    }
  }

  private mutating func whereClause(_ clause: WhereClauseSyntax?) {
    guard let clause else { return }
    node(.whereClause, clause) { $0.expression(clause.condition) }
  }

  mutating func conditions(_ list: ConditionElementListSyntax) {
    for element in list {
      switch element.condition {
      case .expression(let expression): self.expression(expression)
      case .availability(let availability):
        node(.availability, availability, name: availability.trimmedDescription)
      case .matchingPattern(let condition):
        node(.matchCondition, condition) {
          $0.pattern(condition.pattern)
          $0.typeAnnotation(condition.typeAnnotation)
          $0.initialValue(condition.initializer.value)
        }
      case .optionalBinding(let binding):
        let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        node(
          .optionalBinding, at: binding.pattern, spanning: binding, name: identifier?.plain ?? ""
        ) {
          if identifier == nil { $0.pattern(binding.pattern) }
          $0.typeAnnotation(binding.typeAnnotation)
          if let value = binding.initializer?.value { $0.initialValue(value) }
        }
      }
    }
  }

  mutating func pattern(_ syntax: PatternSyntax) {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern):
      node(.identifierPattern, pattern, name: pattern.identifier.plain)
    case .tuplePattern(let pattern):
      node(.tuplePattern, pattern) {
        for element in pattern.elements { $0.pattern(element.pattern) }
      }
    case .valueBindingPattern(let pattern):
      node(.bindingPattern, pattern) { $0.pattern(pattern.pattern) }
    case .expressionPattern(let pattern):
      node(.expressionPattern, pattern) { $0.expression(pattern.expression) }
    case .isTypePattern(let pattern): node(.isPattern, pattern) { $0.type(pattern.type) }
    default: node(.wildcardPattern, syntax)
    }
  }

  mutating func ifConfig(_ config: IfConfigDeclSyntax, base: ExprSyntax? = nil) {
    node(.ifConfig, config, detail: base == nil ? 0 : 1) {
      if let base { $0.expression(base) }
      for clause in config.clauses {
        let detail: UInt8 =
          switch clause.poundKeyword.tokenKind {
          case .poundElseif: 1
          case .poundElse: 2
          default: 0
          }
        let words = clause.condition?.trimmedDescription.split(whereSeparator: \.isWhitespace) ?? []
        $0.node(.ifClause, clause, name: words.joined(separator: " "), detail: detail) {
          switch clause.elements {
          case .statements(let list): $0.items(list)
          case .switchCases(let list): $0.switchCases(list)
          case .decls(let list): for member in list { $0.declaration(member.decl) }
          case .postfixExpression(let expression): $0.expression(expression)
          case .attributes(let list): $0.attributes(list)
          case nil: break
          }
        }
      }
    }
  }
}
