/// Writes values one behind the other, numbers with the lowest byte first.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func write(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  mutating func write(_ number: Double) {
    write(number.bitPattern)
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(UInt32(utf8.count))
      bytes += utf8
    }
  }

  mutating func write(_ digest: Digest) {
    write(digest.first)
    write(digest.second)
    write(digest.third)
  }

  mutating func write<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  mutating func write<Value>(_ values: [Value], _ body: (inout ByteWriter, Value) -> Void) {
    write(UInt32(values.count))
    for value in values { body(&self, value) }
  }

  mutating func write(_ text: String?) {
    write(text) { $0.write($1) }
  }

  mutating func write(_ texts: [String]) {
    write(texts) { $0.write($1) }
  }

  /// Writes the memory of plain values as it is.
  mutating func writeMemory<Value: BitwiseCopyable>(of values: [Value]) {
    values.withUnsafeBytes { bytes += $0 }
  }

  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }
}
