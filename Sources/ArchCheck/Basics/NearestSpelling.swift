/// The allowed word that is most likely meant, if any is near enough: the same letters, at most one
/// edit for each three characters, or a beginning of the other. Case counts nothing.
package func nearestSpelling(of word: String, among allowed: [String]) -> String? {
  Spellings(allowed).nearest(to: word)
}

/// Words of which one may be meant by another, put in order once for any number of questions.
package struct Spellings {
  private struct Candidate {
    var word: String
    /// In lower case.
    var scalars: [Unicode.Scalar]
  }

  private let sorted: [String]
  /// The first word of those with the same letters and digits.
  private var byLetters: [String: String] = [:]
  /// By the number of their characters.
  private var byCount: [Int: [Candidate]] = [:]

  package init(_ words: [String]) {
    sorted = Set(words).sorted()
    for word in sorted {
      let letters = Self.letters(of: word)
      if byLetters[letters] == nil { byLetters[letters] = word }
      byCount[word.count, default: []].append(
        Candidate(word: word, scalars: Array(word.lowercased().unicodeScalars)))
    }
  }

  /// The word that is most likely meant; see ``nearestSpelling(of:among:)``.
  package func nearest(to word: String) -> String? {
    byLetters[Self.letters(of: word)] ?? nearestByEdits(to: word) ?? nearestByBeginning(to: word)
  }

  private static func letters(of word: String) -> String {
    word.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private func nearestByEdits(to word: String) -> String? {
    let limit = max(1, min(word.count, 60) / 3)
    let scalars = Array(word.lowercased().unicodeScalars)
    var best: (Int, String)?
    for count in max(0, word.count - limit)...(word.count + limit) {
      for candidate in byCount[count] ?? [] {
        let distance = editDistance(scalars, candidate.scalars, atMost: best?.0 ?? limit)
        guard let distance else { continue }
        if best.map({ (distance, candidate.word) < $0 }) ?? true {
          best = (distance, candidate.word)
        }
      }
    }
    return best?.1
  }

  /// The shortest word that begins the given one, else the first one that it begins.
  private func nearestByBeginning(to word: String) -> String? {
    guard word.count >= 3 else { return nil }
    let beginnings = (3...word.count).lazy.map { String(word.prefix($0)) }
    if let beginning = beginnings.first(where: { first(from: $0) == $0 }) { return beginning }
    return first(from: word).flatMap { $0.hasPrefix(word) ? $0 : nil }
  }

  /// The first word that is the given one or stands behind it.
  private func first(from word: String) -> String? {
    let index = sorted.partitioningIndex { $0 >= word }
    return index < sorted.endIndex ? sorted[index] : nil
  }
}

/// Number of characters to insert, remove, replace or swap with their neighbour (optimal string
/// alignment distance).
func editDistance(_ first: String, _ second: String) -> Int {
  let most = max(first.count, second.count)
  return editDistance(Array(first), Array(second), atMost: most) ?? most
}

/// The same; nil if it is more than `limit`.
private func editDistance<Element: Equatable>(
  _ first: [Element], _ second: [Element], atMost limit: Int
) -> Int? {
  guard abs(first.count - second.count) <= limit else { return nil }
  let tooFar = limit + 1
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for i in first.indices {
    var current = Array(repeating: tooFar, count: second.count + 1)
    current[0] = i + 1
    var least = current[0]
    // Farther from the diagonal there are more edits than the limit.
    for j in max(0, i - limit)..<min(second.count, i + limit + 1) {
      let replaced = last[j] + (first[i] == second[j] ? 0 : 1)
      var cost = min(replaced, last[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      current[j + 1] = cost
      least = min(least, cost)
    }
    if least > limit { return nil }
    beforeLast = last
    last = current
  }
  return last[second.count] > limit ? nil : last[second.count]
}
