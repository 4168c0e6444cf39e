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

  static func isToldBefore(_ left: Mistake, _ right: Mistake) -> Bool {
    (left.location, left.message) < (right.location, right.message)
  }

  package var description: String {
    let kind = severity == .info ? "note" : severity.rawValue
    return "\(location.file):\(location.line):\(location.column): \(kind): \(message)"
  }
}

/// All mistakes of a configuration at once, in the order of the file.
public struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  package var mistakes: [Mistake]

  package init(_ mistakes: [Mistake]) {
    self.mistakes = mistakes.sorted(by: Mistake.isToldBefore)
  }

  /// One line for each mistake: file, line, column, severity and what is wrong.
  public var description: String {
    mistakes.map(\.description).joined(separator: "\n")
  }
}

/// That a list does not have what is to be removed from it, and what was probably meant:
/// `there is no "shard" to remove from names; did you mean "shared"?`
func noneToRemove(_ entry: String, from list: String, _ entries: [String]) -> String {
  let hint = nearestSpelling(of: entry, among: entries).map { "; did you mean \"\($0)\"?" } ?? ""
  return "there is no \"\(entry)\" to remove from \(list)\(hint)"
}

/// What is not known, what was probably meant, and what is allowed:
/// `unknown rule "no_singeltons"; did you mean "no_singletons"?`
func unknown(
  _ what: String, _ word: String, among allowed: [String], place: String = ""
) -> String {
  let quoted = "unknown \(what) \"\(word)\"\(place)"
  // What YAML calls a truth is text here.
  let truth = Switch.isOn(word).map { ($0 ? Switch.on : Switch.off)[0] }
  let others = allowed.filter { $0 != word }
  if let nearest = others.first(where: { $0 == truth }) ?? nearestSpelling(of: word, among: others)
  {
    return "\(quoted); did you mean \"\(nearest)\"?"
  }
  let list = allowed.sorted()
  guard !list.isEmpty else { return quoted }
  let shown = list.prefix(20).joined(separator: ", ") + (list.count > 20 ? ", …" : "")
  return "\(quoted); allowed: \(shown)"
}
