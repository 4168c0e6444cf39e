/// All mistakes of a configuration at once, in the order of the file.
public struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  package var mistakes: [Mistake]

  package init(_ mistakes: [Mistake]) {
    self.mistakes = mistakes.sorted(by: Mistake.isShownBefore)
  }

  /// One line for each mistake: file, line, column, severity and what is wrong.
  public var description: String {
    mistakes.map(\.description).joined(separator: "\n")
  }
}
