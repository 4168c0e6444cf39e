/// Something wrong with a configuration file, and where.
///
/// An error stops the run; a warning fails it under `--strict`; an info is only told.
package struct Mistake: Sendable, Hashable, CustomStringConvertible {
  package var severity: Severity
  package var message: String
  package var location: Location

  package init(_ message: String, at location: Location, severity: Severity = .error) {
    self.severity = severity
    self.message = message
    self.location = location
  }

  /// The mistake in a file of a commit, named as git does: `main:.archcheck.yml`.
  package func at(commit name: String) -> Mistake {
    var mistake = self
    mistake.location.file = "\(name):\(location.file)"
    return mistake
  }

  static func isShownBefore(_ left: Mistake, _ right: Mistake) -> Bool {
    (left.location, left.message) < (right.location, right.message)
  }

  package var description: String {
    let kind = severity == .info ? "note" : severity.rawValue
    return "\(location.file):\(location.line):\(location.column): \(kind): \(message)"
  }
}
