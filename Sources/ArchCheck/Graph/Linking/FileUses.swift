/// What the walk over one file found.
struct FileUses: Sendable {
  /// By offset, then kind.
  var sites: [Walker.RawSite]
  var possibleUses: Set<Walker.PossibleUse>
  var externals: [QualifiedName]
  var conditions: [BuildCondition]
  var unresolved: Int
  /// Types of the members that the file declares, which the walk knows already for the most part.
  var memberTypes: [TypeValue]
}

extension FileUses {
  /// What each file of an index uses, in their order.
  static func found(
    in index: DeclarationIndex, _ externals: ExternalNames, jobs: Int
  ) -> [FileUses] {
    let lookup: @Sendable () -> MemberLookup = { MemberLookup(index: index) }
    return DeepStackThreads.map(index.facts.count, jobs: jobs, state: lookup) { members, file in
      let walker = Walker(members: members, file: file, emits: true)
      walker.walkFile()
      return FileUses(
        sites: walker.sites.inOrder,
        possibleUses: walker.possibleUses,
        externals: walker.externals.map { externals.name($0, in: file) },
        conditions: walker.conditions.all,
        unresolved: walker.unresolved,
        memberTypes: index.memberOfNode.numbers(in: file).map { number in
          members.ownType(of: Int(number))
        })
    }
  }
}

extension [Walker.RawSite] {
  /// Sorted by offset, then kind; those that are equal stay in the order in which they were found.
  fileprivate var inOrder: [Walker.RawSite] {
    var order = Buckets(count, into: 1) { _ in 0 }
    order.sort { UInt64(self[$0].offset) << 8 | UInt64(self[$0].kind.rawValue) }
    return order.numbers.map { self[Int($0)] }
  }
}
