/// A hash table whose keys are pairs of small numbers, such as a scope and a name.
struct PairTable<Value: Sendable & BitwiseCopyable>: Sendable {
  /// `0` is an empty place; a key is stored plus one.
  private var keys: [UInt64]
  private var values: [Value]
  private(set) var count = 0
  private let unused: Value

  /// - Parameter unused: fills the places that no key has taken.
  init(unused: Value) {
    self.unused = unused
    keys = Array(repeating: 0, count: 16)
    values = Array(repeating: unused, count: 16)
  }

  subscript(first: Int, second: NameID) -> Value? {
    get {
      let place = place(of: Self.key(first, second))
      return keys[place] == 0 ? nil : values[place]
    }
  }

  /// Sets a value and returns the one that stood there before.
  @discardableResult
  mutating func set(_ first: Int, _ second: NameID, to value: Value) -> Value? {
    if count * 2 >= keys.count { grow() }
    let key = Self.key(first, second)
    let place = place(of: key)
    if keys[place] == key {
      defer { values[place] = value }
      return values[place]
    }
    keys[place] = key
    values[place] = value
    count += 1
    return nil
  }

  private static func key(_ first: Int, _ second: NameID) -> UInt64 {
    (UInt64(UInt32(truncatingIfNeeded: first)) << 32 | UInt64(UInt32(bitPattern: second))) &+ 1
  }

  /// Fibonacci hashing with linear probing; the table is never more than half full.
  private func place(of key: UInt64) -> Int {
    let mask = keys.count - 1
    let hash = key &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: hash >> 32) & mask
    while keys[place] != 0, keys[place] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    values = Array(repeating: unused, count: oldKeys.count * 2)
    for (key, value) in zip(oldKeys, oldValues) where key != 0 {
      let place = place(of: key)
      keys[place] = key
      values[place] = value
    }
  }
}
