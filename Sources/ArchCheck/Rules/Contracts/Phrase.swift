/// A part of a sentence about a contract.
package enum Phrase: Sendable, ExpressibleByStringLiteral {
  case words(String)
  case code(String)
  /// The names, with a word before the last.
  case names([Contract.Term], String)

  package init(stringLiteral words: String) {
    self = .words(words)
  }
}
