import SwiftSyntax

/// Choosing a branch of `#if`.
extension ManifestInterpreter {
  /// What is known of a condition, and the truth it has on the usual platform.
  private struct Truth {
    var value: Bool
    var isKnown: Bool
  }

  /// The clause that holds; nil where none does. What the compiler alone decides is known, what
  /// depends on platform and flags is a decision.
  func clause(of conditional: IfConfigDeclSyntax) throws -> IfConfigClauseSyntax? {
    try step()
    var candidates: [(clause: IfConfigClauseSyntax?, literal: String, holds: Bool)] = []
    var isComplete = false
    for clause in conditional.clauses where !isComplete {
      guard let condition = clause.condition else {
        candidates.append((clause, remainder(after: candidates.map(\.literal)), true))
        isComplete = true
        continue
      }
      let truth = truth(of: condition, depth: 0)
      if truth.isKnown, !truth.value { continue }
      let text = oneLine(condition.trimmedDescription)
      candidates.append(
        (clause, truth.isKnown ? remainder(after: candidates.map(\.literal)) : text, truth.value))
      isComplete = truth.isKnown
    }
    if !isComplete { candidates.append((nil, remainder(after: candidates.map(\.literal)), true)) }
    let usual = candidates.firstIndex { $0.holds } ?? 0
    if candidates.count == 1 { return candidates[0].clause }
    if candidates.count == 2 {
      return candidates[choices.decide(candidates[0].literal, usually: usual == 0) ? 0 : 1].clause
    }
    let literals = candidates.map(\.literal)
    let answer = choices.choose(
      ManifestDecision(
        key: "#if \(literals.joined(separator: " #elseif "))", literals: literals, usual: usual))
    return candidates.indices.contains(answer) ? candidates[answer].clause : nil
  }

  private func remainder(after literals: [String]) -> String {
    literals.map(negated).joined(separator: " && ")
  }

  private func truth(of condition: ExprSyntax, depth: Int) -> Truth {
    let open = Truth(value: false, isKnown: false)
    guard depth < 50 else { return open }
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal):
      return Truth(value: literal.literal.text == "true", isKnown: true)
    case .tupleExpr(let tuple):
      return tuple.elements.first.map { truth(of: $0.expression, depth: depth + 1) } ?? open
    case .prefixOperatorExpr(let prefix):
      let inner = truth(of: prefix.expression, depth: depth + 1)
      return Truth(value: !inner.value, isKnown: inner.isKnown)
    case .sequenceExpr(let sequence):
      guard let folded = try? folded(sequence) else { return open }
      return truth(of: folded, depth: depth + 1)
    case .functionCallExpr(let call): return truth(of: call)
    default: return open
    }
  }

  private func truth(of folded: FoldedExpression, depth: Int) -> Truth {
    switch folded {
    case .operand(let expression): return truth(of: expression, depth: depth)
    case .binary(let sign, let left, let right) where sign == "&&" || sign == "||":
      let deciding = sign == "||"
      let sides = [truth(of: left, depth: depth + 1), truth(of: right, depth: depth + 1)]
      if sides.contains(where: { $0.isKnown && $0.value == deciding }) {
        return Truth(value: deciding, isKnown: true)
      }
      let value = deciding ? sides.contains(where: \.value) : sides.allSatisfy(\.value)
      return Truth(value: value, isKnown: sides.allSatisfy(\.isKnown))
    default: return Truth(value: false, isKnown: false)
    }
  }

  private func truth(of call: FunctionCallExprSyntax) -> Truth {
    let name = call.calledExpression.trimmedDescription
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch name {
    case "swift", "compiler", "_compiler_version":
      let sign = argument.prefix { !$0.isNumber }.filter { !$0.isWhitespace }
      let rest = argument.drop { !$0.isNumber }
      guard let version = ToolsVersion(rest) else { return Truth(value: false, isKnown: false) }
      let tools = ToolsVersion.newest
      return Truth(value: sign == "<" ? tools < version : tools >= version, isKnown: true)
    case "os": return Truth(value: argument == platform, isKnown: false)
    case "canImport":
      let isKnown = ["PackageDescription", "Foundation", "CompilerPluginSupport"].contains(argument)
      let isDarwin = argument == "Darwin" || argument == "AppKit" || argument == "Combine"
      return Truth(
        value: isKnown
          || (platform == "macOS"
            ? isDarwin
            : argument == "Glibc"
              || argument == "FoundationEssentials"),
        isKnown: isKnown)
    default: return Truth(value: false, isKnown: false)
    }
  }
}
