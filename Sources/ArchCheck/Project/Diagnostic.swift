/// Something about the input that the reader of a report must know, such as a manifest line that
/// could not be evaluated. It is never a ``Finding``.
package struct Diagnostic: Sendable, Hashable, Codable {
  package var severity: Severity
  package var message: String
  /// Path relative to the project's root, or nil where no file is meant.
  package var file: String?
  /// Line, starting at 1.
  package var line: Int?
  /// Column in characters of UTF-8, starting at 1, where it is known.
  package var column: Int?

  package init(
    _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }
}
