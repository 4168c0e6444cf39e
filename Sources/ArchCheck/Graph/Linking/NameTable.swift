/// Names of all files as dense numbers, so that lookups compare numbers.
struct NameTable: Sendable {
  private(set) var texts: [String] = [""]
  private var ids: [String: NameID] = ["": 0]
  /// For each file, the number of each of its own names.
  private(set) var ofFile: [[NameID]] = []

  /// - Parameter jobs: number of threads; the numbers do not depend on it.
  init(_ facts: [SourceFacts], jobs: Int) {
    let parts = min(jobs, facts.count)
    guard parts > 1 else {
      add(facts[...])
      return
    }
    // A name has its number from where it is met first, and so it has if parts are joined in order.
    let tables = DeepStackThreads.map(parts, jobs: jobs) { part in
      var table = NameTable()
      table.add(facts[facts.count * part / parts..<facts.count * (part + 1) / parts])
      return table
    }
    self = tables[0]
    ids.reserveCapacity(tables.reduce(0) { $0 + $1.texts.count })
    for table in tables.dropFirst() {
      let numbers = table.texts.map { add($0) }
      ofFile += DeepStackThreads.flatMap(
        partsOf: table.ofFile.count, elements: table.ofFile.reduce(0) { $0 + $1.count }, jobs: jobs
      ) { files in
        table.ofFile[files].map { $0.map { numbers[Int($0)] } }
      }
    }
  }

  private init() {}

  private mutating func add(_ facts: ArraySlice<SourceFacts>) {
    ofFile.reserveCapacity(facts.count)
    for file in facts { ofFile.append(file.names.map { add($0) }) }
  }

  mutating func add(_ text: String) -> NameID {
    if let id = ids[text] { return id }
    let id = NameID(texts.count)
    texts.append(text)
    ids[text] = id
    return id
  }

  /// The number of a name that some file uses.
  func id(_ text: String) -> NameID? {
    ids[text]
  }

  subscript(id: NameID) -> String { texts[Int(id)] }
}

/// Number of a name in ``NameTable``; 0 is the empty name.
typealias NameID = Int32
