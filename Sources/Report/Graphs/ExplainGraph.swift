import ArchCheck

/// A chain of dependencies, one line for each hop where it is no wider than `width`.
package func chainText(_ chain: DependencyChain, width: Int) -> String {
  chain.hops.map { hopLine($0, Wrapping(width: width, color: false)) }.joined()
}

/// A cycle: its members, a shortest one among them, and what to cut.
///
/// - Parameter noun: what a member is.
package func cycleText(_ cycle: DependencyCycle, noun: String, width: Int) -> String {
  let wrapping = Wrapping(width: width, color: false)
  var members = cycle.members
  if members.count > 12 { members = members.prefix(12) + ["\(members.count - 12) more"] }
  let list = members.enumerated().map { index, name in
    Word(printable(name) + (index + 1 < members.count ? "," : ""))
  }
  var text = wrapping.lines(
    Word.words(of: "\(cycle.members.count.of(noun)) in a cycle:") + list, indentation: "  ")
  if cycle.shortestCycle.hops.count > 1 || cycle.members.count > 2 {
    text += "  shortest cycle:\n"
    text += cycle.shortestCycle.hops.map { hopLine($0, wrapping, first: "    ") }.joined()
  }
  text += "  \(cycle.isExact ? "best" : "good") cut, \(cycle.cost.of("place")):\n"
  return text + cycle.cut.hops.map { hopLine($0, wrapping, first: "    ") }.joined()
}

private func hopLine(
  _ hop: DependencyChain.Hop, _ wrapping: Wrapping, first: String = ""
) -> String {
  let (source, target) = (shown(hop.source), shown(hop.target))
  var words = [Word(source), Word("→"), Word(target)]
  words.append(Word("(\(hop.kinds.map(\.name).joined(separator: ", ")))", blanks: 2))
  if let place = hop.location { words.append(Word("\(place.file):\(place.line)", blanks: 2)) }
  if hop.sites > 1 { words.append(Word("and \(hop.sites - 1) more")) }
  if let condition = hop.condition { words.append(Word("#if \(condition)", blanks: 2)) }
  return wrapping.lines(
    words.map { Word(printable($0.text), blanks: $0.blanks) }, first: first,
    indentation: first + "  ")
}

/// A qualified name in the reader's words.
private func shown(_ name: String) -> String {
  DependencyGraph.shownName(ofQualified: name)
}

/// What a module, type, component or folder is: its kind, the role with its evidence, and its
/// dependencies in and out.
package func placeDescription(
  of place: GraphPlace, in graph: DependencyGraph, width: Int
) -> String {
  let wrapping = Wrapping(width: width, color: false)
  // A file's name may hold anything, line breaks as well.
  return PlaceDescription(of: place, in: graph).text.map(printable).map { line in
    let indentation = String(line.prefix { $0 == " " })
    return wrapping.lines(
      Word.words(of: line), first: indentation, indentation: indentation + "  ")
  }.joined()
}
