extension Renderer {
  package func html(_ inlines: [Inline]) -> HTML {
    var html = HTML()
    write(inlines, to: &html)
    return html
  }

  func write(_ inlines: [Inline], isInLink: Bool = false, to html: inout HTML) {
    for inline in inlines { write(inline, isInLink: isInLink, to: &html) }
  }

  private func write(_ inline: Inline, isInLink: Bool, to html: inout HTML) {
    switch inline {
    case .text(let text): html.append(text: text)
    case .code(let code): element("code", [], inline, in: &html) { write(code: code, to: &$0) }
    case .emphasis(let inner):
      element("em", [], inline, in: &html) { write(inner, isInLink: isInLink, to: &$0) }
    case .strong(let inner):
      element("strong", [], inline, in: &html) { write(inner, isInLink: isInLink, to: &$0) }
    case .link(let destination, let title, let inner):
      guard !isInLink, let target = target(.link, destination) else {
        return write(inner, isInLink: isInLink, to: &html)
      }
      let attributes = [Attribute("href", target.percentEncoded)] + self.title(title)
      element("a", attributes, inline, in: &html) { write(inner, isInLink: true, to: &$0) }
    case .image(let source, let title, let alternative):
      guard let target = target(.image, source) else {
        return html.append(text: alternative.plainText)
      }
      // A page loads nothing from elsewhere: such an image is a link to itself.
      if target.isRemote {
        let link = Inline.link(destination: source, title: title, [.text(alternative.plainText)])
        return write(link, isInLink: isInLink, to: &html)
      }
      let own = [Attribute("src", target.percentEncoded), Attribute("alt", alternative.plainText)]
      open("img", own + self.title(title), .inline(inline), in: &html)
    case .softBreak: html.append(trusted: "\n")
    case .lineBreak: html.append(trusted: "<br>\n")
    }
  }

  /// In a table a name may break where a word of it ends: `Attachment` `View` `Model`.
  private func write(code: String, to html: inout HTML) {
    guard isInCell else { return html.append(text: code) }
    var code = code
    // By bytes, since a large report has millions; a word in another script is not broken.
    code.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices.dropFirst(2)
      where index > start + 1 && Self.startsWord(bytes[index], behind: bytes[index - 1]) {
        html.append(text: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        html.append(trusted: "<wbr>")
        start = index
      }
      html.append(text: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  private static func startsWord(_ byte: UInt8, behind last: UInt8) -> Bool {
    switch last {
    case UInt8(ascii: "_"), UInt8(ascii: "/"): true
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."):
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    default: false
    }
  }

  private func element(
    _ tag: String, _ own: [Attribute], _ inline: Inline, in html: inout HTML,
    content: (inout HTML) -> Void
  ) {
    open(tag, own, .inline(inline), in: &html)
    content(&html)
    html.append(trusted: "</\(tag)>")
  }

  private func target(_ kind: DestinationKind, _ destination: String) -> Destination? {
    guard let rewritten = rewrite(kind, destination) else { return nil }
    let target = Destination(rewritten)
    return target.scheme.map(schemes.contains) ?? true ? target : nil
  }

  private func title(_ title: String) -> [Attribute] {
    title.isEmpty ? [] : [Attribute("title", title)]
  }
}
