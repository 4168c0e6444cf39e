/// How much a finding or diagnostic weighs.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  case info, warning, error

  /// Whether the left severity weighs less.
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
