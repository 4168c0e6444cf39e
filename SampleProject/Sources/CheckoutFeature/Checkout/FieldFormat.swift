/// How the text of a field is written.
class FieldFormat {
  /// The text as the shop wants it.
  func normalized(_ text: String) -> String {
    fatalError("A subclass knows how to write its text.")
  }
}

/// Words, without blanks around them.
final class PlainFormat: FieldFormat {
  override func normalized(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace))
  }
}

/// The digits of a card's number.
final class CardFormat: FieldFormat {
  override func normalized(_ text: String) -> String {
    text.filter(\.isNumber)
  }
}
