import ArchCheck
import ArgumentParser

/// What a new finding must weigh to make a command fail.
enum FailOn: String, ExpressibleByArgument, CaseIterable {
  case error, warning, info, never

  func fails(_ finding: Finding) -> Bool {
    finding.state == .new
      && Severity(rawValue: rawValue).map { finding.severity >= $0 } ?? false
  }
}
