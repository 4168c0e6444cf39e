/// Numbers of names, from 0 in the order of adding, by the hashes of what they stand for; who keeps the
/// names compares them.
struct NumbersByHash: Sendable {
  /// Another one in each table, so that nobody can choose names that collide.
  private let seed = UInt64.random(in: 0 ... .max)
  private var hashes: [UInt64] = []
  /// Numbers; -1 is an empty place.
  private var places: [Int32] = Array(repeating: -1, count: 256)

  /// The number with that hash that is meant.
  func number(withHash hash: UInt64, where isMeant: (Int) -> Bool) -> Int? {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while places[place] >= 0 {
      let number = Int(places[place])
      if hashes[number] == hash, isMeant(number) { return number }
      place = (place + 1) & mask
    }
    return nil
  }

  /// A hash of the bytes of a short name for this table.
  func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(name)
    var hash = seed ^ UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mixed(hash ^ rest)
  }

  /// Adds the next number.
  mutating func add(withHash hash: UInt64) {
    if (hashes.count + 1) * 2 > places.count { grow() }
    take(number: hashes.count, hash)
    hashes.append(hash)
  }

  private mutating func take(number: Int, _ hash: UInt64) {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while places[place] >= 0 { place = (place + 1) & mask }
    places[place] = Int32(number)
  }

  private mutating func grow() {
    places = Array(repeating: -1, count: places.count * 2)
    for (number, hash) in hashes.enumerated() { take(number: number, hash) }
  }
}

/// All bits of a number in each bit of another one.
private func mixed(_ bits: UInt64) -> UInt64 {
  let product = bits.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
  return product.high ^ product.low
}
