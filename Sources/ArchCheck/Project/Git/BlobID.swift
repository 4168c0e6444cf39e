/// The id that git gives a file with these bytes, in hexadecimal.
///
/// SHA-1 as in FIPS 180-4, section 6.1.
package func blobID(of bytes: [UInt8]) -> String {
  var message = Array("blob \(bytes.count)\0".utf8)
  message.reserveCapacity(message.count + bytes.count + 72)
  message += bytes
  let bitCount = UInt64(message.count) * 8
  message.append(0x80)
  message += repeatElement(0, count: (120 - message.count % 64) % 64)
  message += withUnsafeBytes(of: bitCount.bigEndian, Array.init)

  var digest: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0
  )
  withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
    message.withUnsafeBytes { buffer in
      for start in stride(from: 0, to: buffer.count, by: 64) {
        for index in 0..<16 {
          words[index] = UInt32(
            bigEndian: buffer.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self))
        }
        for index in 16..<80 {
          let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
          words[index] = rotate(mixed, by: 1)
        }
        add(block: words, to: &digest)
      }
    }
  }
  return [digest.0, digest.1, digest.2, digest.3, digest.4].map { word in
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }.joined()
}

private func add(
  block words: UnsafeMutableBufferPointer<UInt32>,
  to digest: inout (UInt32, UInt32, UInt32, UInt32, UInt32)
) {
  var (a, b, c, d, e) = digest
  for index in 0..<80 {
    let mixed: UInt32
    let constant: UInt32
    switch index {
    case ..<20: (mixed, constant) = (b & c | ~b & d, 0x5a82_7999)
    case ..<40: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
    case ..<60: (mixed, constant) = (b & c | b & d | c & d, 0x8f1b_bcdc)
    default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
    }
    let next = rotate(a, by: 5) &+ mixed &+ e &+ constant &+ words[index]
    (a, b, c, d, e) = (next, a, rotate(b, by: 30), c, d)
  }
  digest.0 &+= a
  digest.1 &+= b
  digest.2 &+= c
  digest.3 &+= d
  digest.4 &+= e
}

private func rotate(_ word: UInt32, by count: UInt32) -> UInt32 {
  word << count | word >> (32 - count)
}
