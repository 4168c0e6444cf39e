import Markdown

extension Text {
  /// Words that we or a guide wrote in Markdown: code and emphasis are kept, all else is text.
  init(prose markdown: String) {
    var runs: [Run] = []
    for block in Document(parsing: markdown).blocks {
      if !runs.isEmpty { runs.append(.text(" ")) }
      switch block.content {
      case .paragraph(let inlines): runs += Self.runs(of: inlines)
      case .heading(let heading): runs += Self.runs(of: heading.text)
      default:
        self.init([.text(markdown)])
        return
      }
    }
    self.init(runs)
  }

  /// Words of a finding, of which only what stands between backticks is code.
  init(quoting words: String) {
    self.init(quotedParts(of: words).map { $0.isCode ? .code($0.words) : .text($0.words) })
  }

  private static func runs(of inlines: [Inline]) -> [Run] {
    inlines.flatMap { inline -> [Run] in
      switch inline {
      case .text(let words): [.text(words)]
      case .code(let words): [.code(words)]
      case .strong(let inner): [.strong(Text(runs(of: inner)))]
      case .emphasis(let inner), .link(_, _, let inner): runs(of: inner)
      case .image(_, _, let alternative): runs(of: alternative)
      case .softBreak, .lineBreak: [.text(" ")]
      }
    }
  }
}
