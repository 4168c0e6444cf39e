/// IUC = the mean, over the clients of a protocol, of the share of its requirements that a client
/// uses; nil without clients or requirements. Romano and Pinzger 2011, "Using source code metrics to
/// predict change-prone Java interfaces".
func interfaceUsageCohesion(requirements: Int, usedByClient: [Set<Int>]) -> Double? {
  guard requirements > 0, !usedByClient.isEmpty else { return nil }
  let used = usedByClient.reduce(0) { $0 + $1.count }
  return Double(used) / Double(requirements * usedByClient.count)
}

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
