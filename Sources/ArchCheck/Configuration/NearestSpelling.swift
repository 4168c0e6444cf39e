/// The allowed word that is most likely meant, if any is near enough: the same letters, at most one
/// edit for each three characters, or a beginning of the other. Case counts nothing.
package func nearestSpelling(of word: String, among allowed: [String]) -> String? {
  let letters = { (word: String) in word.lowercased().filter { $0.isLetter || $0.isNumber } }
  if let same = allowed.sorted().first(where: { letters($0) == letters(word) }) { return same }
  let limit = max(1, min(word.count, 60) / 3)
  var best: (distance: Int, word: String)?
  for candidate in allowed.sorted() where abs(candidate.count - word.count) <= limit {
    let distance = editDistance(word.lowercased(), candidate.lowercased())
    if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.word
    ?? allowed.sorted().first { candidate in
      min(candidate.count, word.count) >= 3
        && (candidate.hasPrefix(word) || word.hasPrefix(candidate))
    }
}

/// Number of characters to insert, remove, replace or swap with their neighbour (optimal string
/// alignment distance).
func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first)
  let second = Array(second)
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for i in 0..<first.count {
    var current = [i + 1]
    for j in 0..<second.count {
      let replaced = last[j] + (first[i] == second[j] ? 0 : 1)
      var cost = min(replaced, last[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
