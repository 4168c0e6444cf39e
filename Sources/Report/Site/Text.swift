import ArchCheck
import Markdown

/// Running text of a page. In `"\(code: name) imports \("Models", to: page)"` whatever is put in
/// arrives as text, never as markup.
struct Text: Sendable, Hashable {
  indirect enum Run: Sendable, Hashable {
    case text(String)
    case code(String)
    case strong(Text)
    case link(Target, Text)
    case badge(Badge)
  }

  var runs: [Run]

  init(_ runs: [Run] = []) {
    self.runs = runs
  }

  static func code(_ code: String, to target: Target? = nil) -> Text {
    let text = Text([.code(code)])
    return target.map { Text([.link($0, text)]) } ?? text
  }

  static func + (left: Text, right: Text) -> Text {
    Text(left.runs + right.runs)
  }

  var isEmpty: Bool { runs.isEmpty }

  /// The text without links and markup.
  var plain: String {
    runs.map { run in
      switch run {
      case .text(let words), .code(let words): words
      case .strong(let inner), .link(_, let inner): inner.plain
      case .badge(let badge): badge.rawValue
      }
    }.joined()
  }

  var withoutLinks: Text {
    Text(
      runs.flatMap { run -> [Run] in
        switch run {
        case .text, .code, .badge: [run]
        case .strong(let inner): [.strong(inner.withoutLinks)]
        case .link(_, let inner): inner.withoutLinks.runs
        }
      })
  }

  /// The text in Markdown's terms, its links leading from `page`.
  func inlines(on page: PagePath) -> [Inline] {
    runs.map { run in
      switch run {
      case .text(let words): .text(printable(words))
      case .code(let words): .code(printable(words))
      case .strong(let inner): .strong(inner.inlines(on: page))
      case .link(let target, let inner):
        .link(destination: target.destination(from: page), inner.inlines(on: page))
      case .badge(let badge): .strong([.text(badge.rawValue)])
      }
    }
  }
}

extension [Text] {
  func joined(separator: Text) -> Text {
    var joined = Text()
    for (index, text) in enumerated() {
      joined.runs += index == 0 ? text.runs : separator.runs + text.runs
    }
    return joined
  }
}

extension Text: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = Text()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { text.runs.append(.text(literal)) }
    }

    mutating func appendInterpolation(_ words: String) {
      appendLiteral(words)
    }

    mutating func appendInterpolation(_ number: Int) {
      appendLiteral(number.grouped)
    }

    /// `3 modules`, or `1 module`.
    mutating func appendInterpolation(_ number: Int, _ singular: String, plural: String? = nil) {
      appendLiteral(number.of(singular, plural))
    }

    mutating func appendInterpolation(_ text: Text) {
      self.text.runs += text.runs
    }

    mutating func appendInterpolation(code: String, to target: Target? = nil) {
      text.runs += Text.code(code, to: target).runs
    }

    mutating func appendInterpolation(strong: Text) {
      text.runs.append(.strong(strong))
    }

    mutating func appendInterpolation(_ words: Text, to target: Target) {
      text.runs.append(.link(target, words))
    }

    mutating func appendInterpolation(_ badge: Badge) {
      text.runs.append(.badge(badge))
    }
  }

  init(stringLiteral literal: String) {
    runs = literal.isEmpty ? [] : [.text(literal)]
  }

  init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.text
  }
}
