/// The requirements of a protocol in groups of which no client uses more than one: the protocols into
/// which it could be split. Sorted by their smallest index; a requirement nobody uses is alone.
func requirementGroups(requirements: Int, usedByClient: [Set<Int>]) -> [[Int]] {
  var sets = DisjointSets(count: requirements)
  for used in usedByClient {
    guard let first = used.min() else { continue }
    for requirement in used { sets.union(first, requirement) }
  }
  return sets.groups()
}
