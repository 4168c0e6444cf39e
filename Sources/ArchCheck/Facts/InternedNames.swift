/// The different names of a file, numbered in the order in which they are met; 0 is the empty one.
struct InternedNames {
  /// The names' bytes one after the other, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]
  private var hashes: [UInt64] = [0]
  /// Numbers by hash; -1 is an empty place.
  private var places: [Int32] = Array(repeating: -1, count: 256)

  /// All names by number.
  var texts: [String] {
    bytes.withUnsafeBufferPointer { bytes in
      ends.indices.map { number in
        let start = number == 0 ? 0 : ends[number - 1]
        return String(decoding: bytes[start..<ends[number]], as: UTF8.self)
      }
    }
  }

  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard !name.isEmpty else { return 0 }
    let hash = Self.hash(name)
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while places[place] >= 0 {
      let number = Int(places[place])
      if hashes[number] == hash, isEqual(number, name) { return UInt32(number) }
      place = (place + 1) & mask
    }
    let number = ends.count
    places[place] = Int32(number)
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    hashes.append(hash)
    if ends.count * 2 > places.count { grow() }
    return UInt32(number)
  }

  private func isEqual(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = ends[number - 1]
    guard ends[number] - start == name.count else { return false }
    return bytes.withUnsafeBufferPointer { $0[start..<start + name.count].elementsEqual(name) }
  }

  private mutating func grow() {
    let mask = places.count * 2 - 1
    places = Array(repeating: -1, count: mask + 1)
    for number in 1..<ends.count {
      var place = Int(truncatingIfNeeded: hashes[number]) & mask
      while places[place] >= 0 { place = (place + 1) & mask }
      places[place] = Int32(number)
    }
  }

  /// FNV-1a, its high half folded in because places are chosen by the low bits.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01b3 }
    return hash ^ hash >> 32
  }
}
