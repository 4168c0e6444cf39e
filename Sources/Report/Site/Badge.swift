import Markdown

/// A word that stands for a judgement, shown bold in Markdown and as a coloured label in HTML.
enum Badge: String, Sendable, CaseIterable {
  case error, warning, info
  case new, known, resolved, suppressed, excepted
  case added, removed, changed
  case followed, broken, noted, off
  case notCheckable = "not checkable"
  case notChecked = "not checked"

  /// What the colour says; the word says it as well.
  enum Tone: String {
    case bad, caution, notice, good, neutral
  }

  var tone: Tone {
    switch self {
    case .error, .broken: .bad
    case .warning: .caution
    case .info, .new, .added, .changed, .noted: .notice
    case .resolved, .followed: .good
    case .known, .suppressed, .excepted, .removed, .off, .notCheckable, .notChecked: .neutral
    }
  }

  /// The badge that an inline of a page's Markdown is, if it is one.
  init?(_ inline: Inline) {
    guard case .strong(let inner) = inline, inner.count == 1, case .text(let word) = inner[0]
    else { return nil }
    self.init(rawValue: word)
  }
}
