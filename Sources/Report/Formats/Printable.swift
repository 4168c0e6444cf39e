extension Unicode.Scalar {
  /// Whether a terminal or viewer could take the character for a command: controls, and marks that
  /// turn the direction of text around or hide parts of it.
  var isUnsafeToShow: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// What stands in the place of a character that is unsafe to show: `\u{1B}`.
  var spelledOut: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

/// The text on one line, with `\u{1B}` in place of a character that is unsafe to show.
package func printable(_ text: some StringProtocol) -> String {
  guard text.unicodeScalars.contains(where: \.isUnsafeToShow) else { return String(text) }
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n", "\r", "\t": shown.append(" ")
    case _ where scalar.isUnsafeToShow:
      shown += scalar.spelledOut.unicodeScalars
    default: shown.append(scalar)
    }
  }
  return String(shown)
}

/// Number of terminal columns that a text takes; East Asian wide characters take two.
func displayWidth(_ text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + displayWidth($1) }
}

func displayWidth(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  switch scalar.value {
  case ..<0x300: return 1
  case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default:
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark || category == .format ? 0 : 1
  }
}
