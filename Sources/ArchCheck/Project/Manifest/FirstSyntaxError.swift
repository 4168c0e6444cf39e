import SwiftSyntax

extension SyntaxProtocol {
  /// Where a tree that has errors is broken first.
  var firstSyntaxError: AbsolutePosition {
    var current = Syntax(self)
    while true {
      let broken = current.children(viewMode: .all).first {
        $0.hasError || $0.kind == .unexpectedNodes || $0.isMissingToken
      }
      guard let broken, broken.kind != .unexpectedNodes, !broken.is(TokenSyntax.self) else {
        return (broken ?? current).positionAfterSkippingLeadingTrivia
      }
      current = broken
    }
  }
}

extension Syntax {
  fileprivate var isMissingToken: Bool {
    self.as(TokenSyntax.self)?.presence == .missing
  }
}
