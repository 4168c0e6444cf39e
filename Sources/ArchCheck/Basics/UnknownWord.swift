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

/// The words of a switch.
enum Switch {
  static let on = ["on", "true", "yes"]
  static let off = ["off", "false", "no"]
  static let words = on + off

  /// In any case of letters; nil for another word.
  static func isOn(_ word: String) -> Bool? {
    let word = word.lowercased()
    return words.contains(word) ? on.contains(word) : nil
  }

  /// Allowed words as they are told: each position of a switch once.
  static func told(_ words: [String]) -> [String] {
    words.filter { isOn($0) == nil || [on[0], off[0]].contains($0) }
  }
}

extension String {
  /// At most forty characters, in one line.
  var shortened: String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
