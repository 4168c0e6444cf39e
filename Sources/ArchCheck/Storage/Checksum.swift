/// A hash that tells damaged bytes from whole ones; it protects against no one.
///
/// Each step is one to one, so that a change within any eight bytes always shows.
func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
  var hash = UInt64(bytes.count) ^ 0x9e37_79b9_7f4a_7c15
  func add(_ word: UInt64) {
    hash = (hash ^ word) &* 0xff51_afd7_ed55_8ccd
    hash ^= hash >> 32
  }
  let whole = bytes.count / 8 * 8
  for offset in stride(from: 0, to: whole, by: 8) {
    add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
  }
  var last: UInt64 = 0
  for byte in bytes[whole...] { last = last << 8 | UInt64(byte) }
  add(last)
  return hash
}
