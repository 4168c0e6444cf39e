/// A glob as XcodeGen takes it: `*`, `?` and `[…]` within one component, `**` for any number of
/// them, and a folder that matches holds all below it.
struct PathPattern: Sendable {
  private let components: [[Character]]

  init(_ pattern: String) {
    components = pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Whether the file at `path`, or a folder above it, matches.
  func matches(_ path: String) -> Bool {
    let steps = path.split(separator: "/").map(Array.init)
    // Each round takes one component of the pattern; `reached` are the steps matched so far.
    var reached: Set<Int> = [0]
    for component in components {
      var next: Set<Int> = []
      for position in reached {
        if component == ["*", "*"] {
          next.formUnion(position...steps.count)
        } else if position < steps.count, componentMatches(component, steps[position]) {
          next.insert(position + 1)
        }
      }
      reached = next
    }
    return components.last == ["*", "*"] || !components.isEmpty && !reached.isEmpty
  }
}

/// Whether `text` matches a pattern without slashes; never goes back further than the last star.
private func componentMatches(_ pattern: [Character], _ text: [Character]) -> Bool {
  var place = 0
  var position = 0
  var star: (place: Int, position: Int)?
  while position < text.count {
    if place < pattern.count, pattern[place] == "*" {
      star = (place, position)
      place += 1
    } else if let end = matchedEnd(pattern, at: place, text[position]) {
      place = end
      position += 1
    } else if let last = star {
      star = (last.place, last.position + 1)
      place = last.place + 1
      position = last.position + 1
    } else {
      return false
    }
  }
  return pattern[place...].allSatisfy { $0 == "*" }
}

/// The place behind what matches `character` in the pattern; nil where it does not match.
private func matchedEnd(_ pattern: [Character], at place: Int, _ character: Character) -> Int? {
  guard place < pattern.count else { return nil }
  guard pattern[place] == "[", let end = pattern[place...].dropFirst(2).firstIndex(of: "]") else {
    return pattern[place] == "?" || pattern[place] == character ? place + 1 : nil
  }
  var members = pattern[(place + 1)..<end]
  let isNegated = members.first == "!" || members.first == "^"
  if isNegated { members.removeFirst() }
  var isMember = false
  while let first = members.popFirst() {
    if members.first == "-", members.count > 1, let last = members.dropFirst().first {
      members = members.dropFirst(2)
      isMember = isMember || (first <= character && character <= last)
    } else {
      isMember = isMember || first == character
    }
  }
  return isMember != isNegated ? end + 1 : nil
}
