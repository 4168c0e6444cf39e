/// A look at a source before it is parsed: where its comments are, and the nesting of `[` and of
/// interpolations and the runs of `#` that would keep swift-syntax's parser busy for longer than anyone
/// waits.
///
/// At each `[` the parser looks ahead whether a type follows, and does so again for each `[` inside:
/// what starts with n of them takes 2ⁿ steps (swift-syntax 600 to 603). Thirty are hours. At each `#`
/// it looks for the end of the run whether a string follows: a run of n takes n² steps. For
/// interpolations in interpolations it keeps what it has read once for each level.
struct SourceScan {
  /// The line, starting at 1, of the bracket, interpolation or run at which parsing would take too
  /// long; nil where the source can be parsed.
  private(set) var trap: Int?
  /// The bytes of each comment, in order; where there is a trap, of those in front of it.
  private(set) var comments: [Range<Int>] = []

  init(_ source: [UInt8]) {
    source.withUnsafeBufferPointer {
      var scan = LexicalScan($0)
      trap = scan.line()
      comments = scan.comments
    }
  }
}

/// Goes through the brackets of a source outside of comments and strings.
private struct LexicalScan {
  private let source: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// Open brackets; the parenthesis of an interpolation remembers the string to go back to.
  private var open: [Opener] = []
  private var squares = 0
  /// Steps of look-ahead, estimated.
  private var steps = 0
  /// Open interpolations.
  private var interpolations = 0
  private(set) var comments: [Range<Int>] = []
  /// Numbers of pounds for which the rest of the source ends no regex literal.
  private var unclosedRegexes: Set<Int> = []

  private enum Opener {
    case square, other
    case interpolation(StringKind)
  }

  private struct StringKind {
    var pounds: Int
    var isMultiline: Bool
  }

  /// About a second of parsing in a release build.
  private static let maximumSteps = 1 << 18
  /// How many looks at a `#` take as long as one at a bracket.
  private static let poundsPerStep = 1 << 11

  /// As many levels as are taken from the parser's tree at all.
  private static let maximumInterpolations = 256

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
  }

  mutating func line() -> Int? {
    while true {
      skip { !Self.isMark($0) }
      guard index < source.count else { return nil }
      let byte = source[index]
      index += 1
      switch byte {
      case UInt8(ascii: "["):
        open.append(.square)
        squares += 1
        // Ordinary code nests a handful; it is not worth counting.
        if squares >= 8 { steps += 1 << min(squares, 20) }
        if steps >= Self.maximumSteps { return lineOfIndex }
      case UInt8(ascii: "("), UInt8(ascii: "{"): open.append(.other)
      case UInt8(ascii: "]"): closeSquare()
      case UInt8(ascii: ")"), UInt8(ascii: "}"): close()
      case UInt8(ascii: "/"): skipCommentOrRegex()
      case UInt8(ascii: "#"), UInt8(ascii: "\""):
        startString(at: index - 1)
        if steps >= Self.maximumSteps || interpolations > Self.maximumInterpolations {
          return lineOfIndex
        }
      default: break
      }
    }
  }

  /// Whether a byte outside of comments and strings is looked at: most are not.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "]"),
      UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "#"),
      UInt8(ascii: "\""):
      true
    default: false
    }
  }

  /// Goes on as long as the bytes are of a kind.
  @inline(__always)
  private mutating func skip(while isOfKind: (UInt8) -> Bool) {
    var next = index
    while next < source.count, isOfKind(source[next]) { next += 1 }
    index = next
  }

  private mutating func closeSquare() {
    guard case .square = open.last else { return }
    open.removeLast()
    squares -= 1
  }

  /// A parenthesis or brace also ends the brackets in it that nothing has closed.
  private mutating func close() {
    while case .square = open.last { closeSquare() }
    if case .interpolation(let kind) = open.popLast() {
      interpolations -= 1
      skipString(kind)
    }
  }

  private mutating func skipCommentOrRegex() {
    guard index < source.count else { return }
    let start = index - 1
    if source[index] == UInt8(ascii: "/") {
      skip { $0 != 10 && $0 != 13 }
      comments.append(start..<index)
    } else if source[index] == UInt8(ascii: "*") {
      index += 1
      var depth = 1
      while index + 1 < source.count, depth > 0 {
        if source[index] == UInt8(ascii: "*"), source[index + 1] == UInt8(ascii: "/") {
          depth -= 1
          index += 2
        } else if source[index] == UInt8(ascii: "/"), source[index + 1] == UInt8(ascii: "*") {
          depth += 1
          index += 2
        } else {
          index += 1
        }
      }
      if depth > 0 { index = source.count }
      comments.append(start..<index)
    } else if isRegexStart(index - 1) {
      skipRegex(pounds: 0)
    }
  }

  /// Whether the slash at `start` stands where an operand does, with no space behind it.
  private func isRegexStart(_ start: Int) -> Bool {
    let before: [UInt8] = Array(" \t\n\r([{,:;".utf8)
    return (start == 0 || before.contains(source[start - 1]))
      && ![32, 9, 10, 13].contains(source[start + 1])
  }

  /// Goes on behind a regex literal whose opening slash was read; what is never closed is none. One
  /// without pounds ends on its line.
  private mutating func skipRegex(pounds: Int) {
    if unclosedRegexes.contains(pounds) { return }
    var end = index
    while end < source.count, pounds > 0 || source[end] != 10 {
      if source[end] == UInt8(ascii: "\\") {
        end += 2
      } else if source[end] == UInt8(ascii: "/"), hasPounds(pounds, at: end + 1) {
        index = end + 1 + pounds
        return
      } else {
        end += 1
      }
    }
    if pounds > 0 { unclosedRegexes.insert(pounds) }
  }

  private mutating func startString(at start: Int) {
    var end = start
    while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
    let pounds = end - start
    steps += pounds * pounds / Self.poundsPerStep
    if pounds > 0, end < source.count, source[end] == UInt8(ascii: "/") {
      index = end + 1
      return skipRegex(pounds: pounds)
    }
    guard end < source.count, source[end] == UInt8(ascii: "\"") else {
      index = max(index, end)
      return
    }
    let isMultiline = hasQuotes(3, at: end)
    index = end + (isMultiline ? 3 : 1)
    skipString(StringKind(pounds: pounds, isMultiline: isMultiline))
  }

  /// Goes on behind the string, or into an interpolation in it.
  private mutating func skipString(_ kind: StringKind) {
    while true {
      skip { $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") && $0 != 10 }
      guard index < source.count else { return }
      let byte = source[index]
      if byte == UInt8(ascii: "\\"), hasPounds(kind.pounds, at: index + 1) {
        index += 1 + kind.pounds
        if index < source.count, source[index] == UInt8(ascii: "(") {
          open.append(.interpolation(kind))
          interpolations += 1
          index += 1
          return
        }
        // The file may end with the escape.
        index = min(index + 1, source.count)
      } else if byte == UInt8(ascii: "\""), kind.isMultiline ? hasQuotes(3, at: index) : true,
        hasPounds(kind.pounds, at: index + (kind.isMultiline ? 3 : 1))
      {
        index += (kind.isMultiline ? 3 : 1) + kind.pounds
        return
      } else if byte == 10, !kind.isMultiline {
        return
      } else {
        index += 1
      }
    }
  }

  private func hasQuotes(_ count: Int, at start: Int) -> Bool {
    start + count <= source.count
      && source[start..<start + count].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    start + count <= source.count
      && source[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private var lineOfIndex: Int {
    1 + source[..<index].count { $0 == 10 }
  }
}
