/// Reads what ``ByteWriter`` wrote; whatever the bytes are, it fails and never traps.
struct ByteReader {
  /// That the bytes are not what the reader expects.
  struct Damage: Error {}

  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// The next `count` bytes.
  mutating func take(_ count: Int) throws(Damage) -> UnsafeRawBufferPointer {
    guard count >= 0, count <= bytes.count - offset else { throw Damage() }
    defer { offset += count }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
  }

  mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type = Number.self
  ) throws(Damage) -> Number {
    Number(littleEndian: try take(MemoryLayout<Number>.size).loadUnaligned(as: Number.self))
  }

  mutating func int() throws(Damage) -> Int {
    Int(truncatingIfNeeded: try number(Int64.self))
  }

  mutating func flag() throws(Damage) -> Bool {
    switch try number(UInt8.self) {
    case 0: return false
    case 1: return true
    default: throw Damage()
    }
  }

  mutating func double() throws(Damage) -> Double {
    Double(bitPattern: try number())
  }

  mutating func text() throws(Damage) -> String {
    String(decoding: try take(Int(try number(UInt32.self))), as: UTF8.self)
  }

  mutating func digest() throws(Damage) -> Digest {
    Digest(first: try number(), second: try number(), third: try number())
  }

  mutating func optional<Value>(
    _ body: (inout ByteReader) throws(Damage) -> Value
  ) throws(Damage) -> Value? {
    try flag() ? try body(&self) : nil
  }

  mutating func list<Value>(
    _ body: (inout ByteReader) throws(Damage) -> Value
  ) throws(Damage) -> [Value] {
    let count = Int(try number(UInt32.self))
    // Each value takes a byte at least: a wrong count must not reserve memory for millions.
    guard count <= bytes.count - offset else { throw Damage() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }

  mutating func optionalText() throws(Damage) -> String? {
    try optional { reader throws(Damage) in try reader.text() }
  }

  mutating func texts() throws(Damage) -> [String] {
    try list { reader throws(Damage) in try reader.text() }
  }

  /// The memory of plain values as ``ByteWriter/writeMemory(of:)`` wrote it; any bytes must be
  /// valid for the type.
  mutating func memory<Value: BitwiseCopyable>(
    of type: Value.Type, count: Int
  ) throws(Damage) -> [Value] {
    let (size, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
    guard count >= 0, !overflow else { throw Damage() }
    let taken = try take(size)
    return [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: taken)
      initialized = count
    }
  }
}
