/// Names of all files as dense numbers, so that lookups compare numbers.
struct NameTable: Sendable {
  private(set) var texts: [String] = []
  private var numbers = NumbersByHash()
  /// For each file, the number of each of its own names.
  private(set) var ofFile: [[NameID]] = []

  /// - Parameter jobs: number of threads; the numbers do not depend on it.
  init(_ facts: [SourceFacts], jobs: Int) {
    self.init()
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
    for table in tables.dropFirst() {
      let numbers = table.texts.map { add($0) }
      ofFile += DeepStackThreads.flatMap(
        partsOf: table.ofFile.count, elements: table.ofFile.reduce(0) { $0 + $1.count }, jobs: jobs
      ) { files in
        table.ofFile[files].map { $0.map { numbers[Int($0)] } }
      }
    }
  }

  private init() {
    add("")
  }

  private mutating func add(_ facts: ArraySlice<SourceFacts>) {
    ofFile.reserveCapacity(facts.count)
    for file in facts { ofFile.append(file.names.map { add($0) }) }
  }

  @discardableResult
  mutating func add(_ text: String) -> NameID {
    let hash = hash(of: text)
    if let known = id(text, hash: hash) { return known }
    numbers.add(withHash: hash)
    texts.append(text)
    return NameID(texts.count - 1)
  }

  /// The number of a name that some file uses.
  func id(_ text: String) -> NameID? {
    id(text, hash: hash(of: text))
  }

  private func id(_ text: String, hash: UInt64) -> NameID? {
    numbers.number(withHash: hash) { texts[$0] == text }.map { NameID($0) }
  }

  private func hash(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { numbers.hash(of: $0) }
  }

  subscript(id: NameID) -> String { texts[Int(id)] }
}

/// Number of a name in ``NameTable``; 0 is the empty name.
typealias NameID = Int32
