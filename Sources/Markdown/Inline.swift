/// A piece of running text. Raw HTML has no case: a parsed document cannot carry it.
package enum Inline: Sendable, Hashable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case link(destination: String, title: String = "", [Inline])
  case image(source: String, title: String = "", alternative: [Inline])
  case softBreak
  case lineBreak
}

extension [Inline] {
  /// The words without their markup; breaks are line feeds.
  package var plainText: String {
    var text = ""
    func visit(_ inlines: [Inline]) {
      for inline in inlines {
        switch inline {
        case .text(let words), .code(let words): text += words
        case .emphasis(let inner), .strong(let inner), .link(_, _, let inner): visit(inner)
        case .image(_, _, let alternative): visit(alternative)
        case .softBreak, .lineBreak: text += "\n"
        }
      }
    }
    visit(self)
    return text
  }

  var destinations: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .link(let destination, _, let inner): [destination] + inner.destinations
      case .image(let source, _, let alternative): [source] + alternative.destinations
      case .emphasis(let inner), .strong(let inner): inner.destinations
      case .text, .code, .softBreak, .lineBreak: []
      }
    }
  }

  /// Appends `inline`, joining neighbouring text.
  mutating func append(merging inline: Inline) {
    if case .text(let words) = inline, case .text(let before) = last {
      self[count - 1] = .text(before + words)
    } else {
      append(inline)
    }
  }
}
