extension String {
  /// What stands between line feeds.
  package var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without blanks and line breaks at its ends.
  var trimmingBlanks: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }
}
