import ArchCheck

extension Text {
  /// A sentence about a contract.
  init(phrases: [Phrase]) {
    self.init(
      phrases.flatMap { phrase -> [Run] in
        switch phrase {
        case .words(let words): Text(stringLiteral: words).runs
        case .code(let code): [.code(code)]
        case .names(let names, let word): Self.listed(names.map(\.text), word).runs
        }
      })
  }

  /// `A, B and C`.
  private static func listed(_ names: [String], _ word: String) -> Text {
    let names = names.map { Text.code($0) }
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return "\(Array(names.dropLast()).joined(separator: ", ")) \(word) \(last)"
  }
}
