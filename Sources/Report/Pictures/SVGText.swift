import Markdown

/// Text in pictures: how wide it is about, and shortened where it has no room.
enum SVGText {
  /// An estimate for proportional fonts, on the wide side.
  static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { sum, scalar in
      switch scalar {
      case "i", "j", "l", "t", "f", "r", "I", ".", ",", "|", "'", " ": sum + 4.4
      case "m", "w", "M", "W", "@": sum + 10.5
      case "A"..."Z": sum + 8.3
      case _ where !scalar.isASCII: sum + 12
      default: sum + 7
      }
    }
  }

  /// The text without what encloses it, or with its middle left out, where it is wider than
  /// `limit`: names differ at their ends.
  static func fitted(_ text: String, to limit: Double) -> String {
    if width(of: text) <= limit { return text }
    for dot in text.indices where text[dot] == "." {
      let inner = text[text.index(after: dot)...]
      if inner.count > 2, width(of: "…" + inner) <= limit { return "…" + inner }
    }
    var head = text.prefix(text.count / 2)
    var tail = text.suffix(text.count - head.count)
    while !head.isEmpty, width(of: head + "…" + tail) > limit {
      if head.count > tail.count { head.removeLast() } else { tail.removeFirst() }
    }
    return head + "…" + tail
  }
}

/// A coordinate with one digit behind the point, the same on every machine.
func coordinate(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  let sign = tenths < 0 ? "-" : ""
  let digit = tenths.magnitude % 10
  return sign + String(tenths.magnitude / 10) + (digit == 0 ? "" : ".\(digit)")
}

/// How wide a picture is shown without being scrolled, in pixels.
enum PictureWidth {
  static let ofPhone = 350.0
  static let ofScreen = 940.0
  /// The widest that is shown smaller to be seen whole on a screen; its text can just be read.
  static let shrinking = 1_580.0
}

extension HTML {
  /// A picture of some size in pixels, with the classes that say where it is shown smaller.
  static func svg(width: Double, height: Double, _ markup: HTML) -> HTML {
    let kind: HTML =
      switch width {
      case ...PictureWidth.ofPhone: ""
      case ...PictureWidth.ofScreen: " class=\"wide\""
      case ...PictureWidth.shrinking: " class=\"wide shrinks\""
      default: " class=\"wide\""
      }
    return """
      <svg xmlns="http://www.w3.org/2000/svg"\(kind) \
      viewBox="0 0 \(coordinate(width)) \(coordinate(height))" width="\(coordinate(width))" \
      height="\(coordinate(height))">\(markup)</svg>
      """
  }

  /// A link around a part of a picture; without a target only the part.
  ///
  /// - Parameter isStop: whether the keyboard stops there.
  static func link(
    to target: Target?, on page: PagePath, title: String, isStop: Bool = true, _ part: HTML
  ) -> HTML {
    guard let target else { return "<g><title>\(title)</title>\(part)</g>" }
    let href = Destination(htmlDestination(of: target.destination(from: page))).percentEncoded
    let stop: HTML = isStop ? "" : " tabindex=\"-1\""
    return "<a href=\"\(href)\"\(stop)><title>\(title)</title>\(part)</a>"
  }
}
