/// A set of names, asked once for each name that is looked up: most names of code are those of no
/// declaration of a kind, and then nothing else has to be searched.
struct NameSet: Sendable {
  private var isMember: [Bool] = []

  mutating func insert(_ name: NameID) {
    let missing = Int(name) + 1 - isMember.count
    if missing > 0 { isMember += repeatElement(false, count: max(missing, isMember.count)) }
    isMember[Int(name)] = true
  }

  func contains(_ name: NameID) -> Bool {
    name < isMember.count && isMember[Int(name)]
  }
}
