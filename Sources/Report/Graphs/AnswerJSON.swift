import ArchCheck

// What `why` and `cycles` print as JSON, version 1.

/// Chains of dependencies, each a list of hops; none where one does not depend on the other.
package func chainsJSON(_ chains: [DependencyChain], from: String, to: String) -> String {
  JSON.sorted([
    "schemaVersion": 1, "from": .string(from), "to": .string(to),
    "chains": .array(chains.map(json)),
  ]).text
}

/// Cycles with their members, a shortest one among them and what to cut.
package func cyclesJSON(_ cycles: [DependencyCycle], level: String) -> String {
  JSON.sorted([
    "schemaVersion": 1, "level": .string(level),
    "cycles": .array(
      cycles.map { cycle in
        .sorted([
          "members": .strings(cycle.members), "shortestCycle": json(cycle.shortestCycle),
          "cut": json(cycle.cut), "cost": .int(cycle.cost), "exact": .bool(cycle.isExact),
        ])
      }),
  ]).text
}

/// What modules, types, components and folders are: kind, place, role, and what they use and are used
/// by.
package func placesJSON(_ places: [GraphPlace], in graph: DependencyGraph) -> String {
  JSON.sorted([
    "schemaVersion": 1,
    "places": .array(
      places.map { place in
        PlaceDescription(of: place, in: graph).json(named: graph.name(of: place))
      }),
  ]).text
}

private func json(_ chain: DependencyChain) -> JSON {
  .array(
    chain.hops.map { hop in
      .sorted([
        "source": .string(hop.source), "target": .string(hop.target),
        "kinds": .strings(hop.kinds.map(\.name)), "file": hop.location.map { .string($0.file) },
        "line": hop.location.map { .int($0.line) },
        "column": hop.location.map { .int($0.column) }, "sites": .int(hop.sites),
        "condition": hop.condition.map { .string($0) },
      ])
    })
}
