/// How much a finding or diagnostic weighs.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  case info, warning, error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Something about the input that the reader of a report must know, such as a manifest line that
/// could not be evaluated. It is never a ``Finding``.
package struct Diagnostic: Sendable, Hashable, Codable {
  package var severity: Severity
  package var message: String
  /// Path relative to the project's root, or nil where no file is meant.
  package var file: String?
  /// Line, starting at 1.
  package var line: Int?

  package init(_ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
  }
}
