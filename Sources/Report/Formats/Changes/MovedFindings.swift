import ArchCheck

/// Which resolved findings are new in another module because their type moved there.
struct MovedFindings {
  /// By the name that the type had before.
  private let moves: [String: Changes.Move]
  private let new: Set<Place>

  private struct Place: Hashable {
    var rule: String
    var subject: String
  }

  init(_ changes: Changes) {
    moves = Dictionary(keepingFirst: changes.moves.map { ("\($0.from).\($0.name)", $0) })
    new = Set(
      changes.findings.filter { $0.state == .new }
        .map { Place(rule: $0.rule, subject: $0.subject) })
  }

  /// The move that took a resolved finding along.
  func move(of resolved: Finding) -> Changes.Move? {
    // The subject is the type, or something inside it.
    var name = resolved.subject[...]
    while true {
      if let move = moves[String(name)] {
        let subject = "\(move.to).\(move.name)" + resolved.subject[name.endIndex...]
        return new.contains(Place(rule: resolved.rule, subject: subject)) ? move : nil
      }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
  }
}
