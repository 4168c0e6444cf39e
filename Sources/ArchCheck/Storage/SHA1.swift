/// SHA-1 as in FIPS 180-4, section 6.1. It tells contents apart as git does; it protects nothing.
struct SHA1 {
  private typealias State = (UInt32, UInt32, UInt32, UInt32, UInt32)

  private var state: State = (
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0
  )
  /// Bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { Self.add(blocks: $0, to: &state) }
      rest.removeAll(keepingCapacity: true)
    }
    let end = start + (bytes.count - start) / 64 * 64
    Self.add(blocks: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), to: &state)
    rest += bytes[end...]
  }

  mutating func finish() -> Digest {
    let bitCount = (count * 8).bigEndian
    var tail: [UInt8] = [0x80]
    tail += repeatElement(0, count: (119 - rest.count) % 64)
    tail += withUnsafeBytes(of: bitCount, Array.init)
    tail.withUnsafeBytes { add($0) }
    return Digest(
      first: UInt64(state.0) << 32 | UInt64(state.1),
      second: UInt64(state.2) << 32 | UInt64(state.3), third: state.4)
  }

  private static func add(blocks: UnsafeRawBufferPointer, to state: inout State) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      for start in stride(from: 0, to: blocks.count, by: 64) {
        for index in 0..<16 {
          words[index] = UInt32(
            bigEndian: blocks.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self))
        }
        for index in 16..<80 {
          let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
          words[index] = rotate(mixed, by: 1)
        }
        add(block: words, to: &state)
      }
    }
  }

  /// One loop for each kind of round: a choice inside of one loop takes twice as long.
  private static func add(block words: UnsafeMutableBufferPointer<UInt32>, to state: inout State) {
    var (a, b, c, d, e) = state
    func round(_ mixed: UInt32, _ constant: UInt32, _ word: UInt32) {
      let next = rotate(a, by: 5) &+ mixed &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotate(b, by: 30), c, d)
    }
    for index in 0..<20 { round(d ^ (b & (c ^ d)), 0x5a82_7999, words[index]) }
    for index in 20..<40 { round(b ^ c ^ d, 0x6ed9_eba1, words[index]) }
    for index in 40..<60 { round(b & c | d & (b | c), 0x8f1b_bcdc, words[index]) }
    for index in 60..<80 { round(b ^ c ^ d, 0xca62_c1d6, words[index]) }
    state.0 &+= a
    state.1 &+= b
    state.2 &+= c
    state.3 &+= d
    state.4 &+= e
  }

  private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
