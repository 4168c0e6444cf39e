import ArchCheck

/// Which entry of a list falls into which of its groups.
struct EntryGroups {
  let all: [Page.Entries.Group]
  /// Index of the first entry of each group.
  private let starts: [Int]

  init(_ groups: [Page.Entries.Group]) {
    all = groups
    var next = 0
    starts = groups.map { group in
      defer { next += group.count }
      return next
    }
  }

  /// The group whose first entry has that index.
  func starting(at index: Int) -> Int? {
    group(of: index).flatMap { starts[$0] == index ? $0 : nil }
  }

  /// nil where there are no groups.
  func group(of index: Int) -> Int? {
    let next = starts.partitioningIndex { $0 > index }
    return next > 0 ? next - 1 : nil
  }
}
