/// Writes running text so that reading it gives the same inlines.
struct InlineWriter {
  enum Context {
    case paragraph, heading, cell
  }

  private var output = ""
  private let context: Context
  private let isInLink: Bool
  private let isInEmphasis: Bool
  /// Whether a delimiter ends `output` that closes only in front of a space or punctuation.
  private var needsBoundary = false
  private var endsWithCode = false

  static func text(_ inlines: [Inline], in context: Context) -> String {
    // Most cells are one piece of plain text.
    if inlines.count == 1, case .text(let words) = inlines[0] {
      return escape(words, context == .paragraph ? .alone : [.start, .end])
    }
    var writer = InlineWriter(context: context, isInLink: false, isInEmphasis: false)
    writer.write(inlines)
    return writer.output
  }

  private init(context: Context, isInLink: Bool, isInEmphasis: Bool) {
    self.context = context
    self.isInLink = isInLink
    self.isInEmphasis = isInEmphasis
  }

  private mutating func write(_ inlines: [Inline]) {
    var merged: [Inline] = []
    for inline in inlines where inline != .text("") { merged.append(merging: inline) }
    while let last = merged.last, last.isBreak { merged.removeLast() }
    for (index, inline) in merged.enumerated() {
      let isLast = index + 1 == merged.count || merged[index + 1].isBreak
      write(inline, isLast: isLast)
    }
  }

  private mutating func write(_ inline: Inline, isLast: Bool) {
    switch inline {
    case .text(let words):
      var position: TextPosition = isLast ? .end : []
      if isAtLineStart {
        position.insert(.start)
        let isNested = isInEmphasis || isInLink
        if context == .paragraph, !isNested || !output.isEmpty { position.insert(.lineStart) }
      }
      append(escape(words, position))
    case .code(let code):
      if endsWithCode { append("<!-- -->") }
      append(codeSpan(code, inTable: context == .cell))
      endsWithCode = output.hasSuffix("`")
    case .emphasis(let inner): delimit(inner, with: "*")
    case .strong(let inner): delimit(inner, with: "**")
    case .link(let destination, let title, let inner):
      let text = nested(inner, isInLink: true, isInEmphasis: isInEmphasis)
      append(isInLink ? text : "[\(text)](\(target(destination, title)))")
    case .image(let source, let title, let alternative):
      let text = nested(alternative, isInLink: true, isInEmphasis: isInEmphasis)
      append("![\(text)](\(target(source, title)))")
    case .softBreak:
      if !isAtLineStart { append(context == .paragraph ? "\n" : " ") }
    case .lineBreak:
      append(context == .paragraph ? "\\\n" : "<br>")
    }
  }

  private var isAtLineStart: Bool { output.isEmpty || output.utf8.last == UInt8(ascii: "\n") }

  private mutating func append(_ text: String) {
    guard let first = text.utf8.first else { return }
    if needsBoundary, !isSpaceOrPunctuation(first) { output += "<!-- -->" }
    needsBoundary = false
    endsWithCode = false
    output += text
  }

  private func nested(_ inlines: [Inline], isInLink: Bool, isInEmphasis: Bool) -> String {
    var writer = InlineWriter(context: context, isInLink: isInLink, isInEmphasis: isInEmphasis)
    writer.write(inlines)
    return writer.output
  }

  /// A delimiter next to a letter opens or closes only if a letter follows or precedes it inside.
  private mutating func delimit(_ inner: [Inline], with delimiter: String) {
    let text = nested(inner, isInLink: isInLink, isInEmphasis: true)
    guard !isInEmphasis, let first = text.utf8.first, let last = text.utf8.last else {
      return append(text)
    }
    if let before = output.utf8.last,
      before == UInt8(ascii: "*")
        || (!isSpaceOrPunctuation(before) && !isLetterOrDigit(first))
    {
      append("<!-- -->")
    }
    append(delimiter + text + delimiter)
    needsBoundary = !isLetterOrDigit(last)
  }

  private func target(_ destination: String, _ title: String) -> String {
    let target = linkDestination(destination, inTable: context == .cell)
    return title.isEmpty
      ? target : target + " " + linkTitle(title, inTable: context == .cell)
  }
}

extension Inline {
  fileprivate var isBreak: Bool { self == .softBreak || self == .lineBreak }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
}

private func isSpaceOrPunctuation(_ byte: UInt8) -> Bool {
  byte < 0x80 && !isLetterOrDigit(byte)
}
