/// Numbers of declarations by the scope they stand in and their name, in the order of adding.
struct ScopedNames: Sendable {
  fileprivate struct Entry: Sendable {
    var value: Int32
    var next: Int32
  }

  private struct Chain: Sendable, BitwiseCopyable {
    var first: Int32
    var last: Int32
  }

  private var entries: [Entry] = []
  private var chains = PairTable(unused: Chain(first: -1, last: -1))
  /// The names that some scope has.
  private(set) var names = NameSet()
  /// The names that several scopes have.
  private(set) var sharedNames = NameSet()

  mutating func add(_ value: Int, named name: NameID, in scope: Int) {
    let entry = Int32(entries.count)
    entries.append(Entry(value: Int32(value), next: -1))
    if let chain = chains[scope, name] {
      entries[Int(chain.last)].next = entry
      chains.set(scope, name, to: Chain(first: chain.first, last: entry))
    } else {
      chains.set(scope, name, to: Chain(first: entry, last: entry))
      if names.contains(name) { sharedNames.insert(name) } else { names.insert(name) }
    }
  }

  /// The declarations of that name in that scope.
  subscript(scope: Int, name: NameID) -> Matches {
    guard let chain = chains[scope, name] else { return Matches(entries: [], entry: -1) }
    return Matches(entries: entries, entry: chain.first)
  }

  func contains(_ name: NameID, in scope: Int) -> Bool {
    chains[scope, name] != nil
  }

  /// Declarations of one name in one scope.
  struct Matches: Sequence, IteratorProtocol {
    private let entries: [Entry]
    private var entry: Int32

    fileprivate init(entries: [Entry], entry: Int32) {
      self.entries = entries
      self.entry = entry
    }

    var isEmpty: Bool { entry < 0 }
    var first: Int? { entry < 0 ? nil : Int(entries[Int(entry)].value) }

    mutating func next() -> Int? {
      guard entry >= 0 else { return nil }
      defer { entry = entries[Int(entry)].next }
      return Int(entries[Int(entry)].value)
    }
  }
}
