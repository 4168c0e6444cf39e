/// Names of all files as dense numbers, so that lookups compare numbers.
struct NameTable: Sendable {
  private(set) var texts: [String] = [""]
  private var ids: [String: NameID] = ["": 0]
  /// For each file, the number of each of its own names.
  private(set) var ofFile: [[NameID]] = []

  init(_ facts: [SourceFacts]) {
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
