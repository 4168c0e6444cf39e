/// A way to set off a piece of text on a terminal.
enum Style: String, Sendable {
  case plain = ""
  case strong = "1"
  case faint = "2"
  case red = "1;31"
  case yellow = "1;33"
  case blue = "1;34"
  case green = "32"
}

/// Text that stays on one line, with the blanks in front of it where it does not begin a line.
struct Word: Sendable {
  var text: String
  var style: Style
  var blanks: Int

  init(_ text: String, _ style: Style = .plain, blanks: Int = 1) {
    self.text = text
    self.style = style
    self.blanks = blanks
  }

  /// The words of running text.
  static func words(of text: String, _ style: Style = .plain, blanks: Int = 1) -> [Word] {
    printable(text).split(separator: " ").enumerated().map { index, word in
      Word(String(word), style, blanks: index == 0 ? blanks : 1)
    }
  }
}

/// Sets words in lines of at most `width` columns; a longer word keeps a line to itself.
struct Wrapping {
  var width: Int
  var color: Bool

  /// The lines, each but the first behind `indentation`.
  func lines(_ words: [Word], first: String = "", indentation: String) -> String {
    var text = first
    var column = displayWidth(first)
    var isLineStart = true
    for word in words {
      let length = displayWidth(word.text)
      if !isLineStart, column + word.blanks + length > width {
        text += "\n" + indentation
        column = displayWidth(indentation)
        isLineStart = true
      }
      if !isLineStart {
        text += String(repeating: " ", count: word.blanks)
        column += word.blanks
      }
      text += styled(word.text, word.style)
      column += length
      isLineStart = false
    }
    return text + "\n"
  }

  func styled(_ text: String, _ style: Style) -> String {
    guard color, style != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}

/// Running text in lines of at most `width` columns, each but the first behind two blanks.
package func wrapped(_ text: String, width: Int) -> String {
  Wrapping(width: width, color: false).lines(Word.words(of: text), indentation: "  ")
}

extension String {
  /// The text with blanks behind it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
