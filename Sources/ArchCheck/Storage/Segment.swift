/// A file with values by key that is written once and then only read.
///
/// The values lie one behind the other; behind them stand the entries sorted by key, and at the end
/// where the entries start. Entries and each value have checksums.
struct Segment: Sendable {
  /// Place of a value.
  struct Entry: Sendable {
    var key: Digest
    var offset: Int
    var count: Int
    var checksum: UInt64

    fileprivate static let size = Digest.size + 24
  }

  /// Bytes that the file needs for each value besides those of the value.
  static let entrySize = Entry.size

  private static let magic: UInt64 = 0x3174_6765_7363_7261
  /// Place, number and checksum of the entries, and the magic number.
  private static let footerSize = 32

  let name: String
  /// Bytes of the file.
  let size: Int
  private let file: OpenedFile
  private let entries: [UInt8]

  /// Reads where the values are; nil where the file is damaged.
  init?(_ file: OpenedFile, named name: String) {
    let footer = file.withBytes(at: file.size - Self.footerSize, count: Self.footerSize) {
      try? Footer($0)
    }
    guard let footer, footer.magic == Self.magic,
      footer.count <= UInt64(file.size), footer.start <= UInt64(file.size),
      Int(footer.start) + Int(footer.count) * Entry.size + Self.footerSize == file.size,
      let entries = file.withBytes(
        at: Int(footer.start), count: Int(footer.count) * Entry.size,
        { checksum(of: $0) == footer.checksum ? Array($0) : nil })
    else { return nil }
    (self.name, self.file, self.entries, size) = (name, file, entries, file.size)
  }

  private struct Footer {
    var start: UInt64
    var count: UInt64
    var checksum: UInt64
    var magic: UInt64

    init(_ bytes: UnsafeRawBufferPointer) throws(ByteReader.Damage) {
      var reader = ByteReader(bytes)
      start = try reader.number()
      count = try reader.number()
      checksum = try reader.number()
      magic = try reader.number()
    }
  }

  /// Number of values.
  var count: Int { entries.count / Entry.size }

  /// The entry at a position in the order of the keys.
  func entry(at index: Int) -> Entry? {
    entries.withUnsafeBytes { bytes in
      guard index >= 0, index < count else { return nil }
      let start = index * Entry.size
      var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[start..<start + Entry.size]))
      return try? Entry(&reader)
    }
  }

  /// The entry with a key.
  func entry(of key: Digest) -> Entry? {
    let position = (0..<count).partitioningIndex { index in
      entry(at: index).map { !($0.key < key) } ?? true
    }
    return entry(at: position).flatMap { $0.key == key ? $0 : nil }
  }

  /// Calls `body` with the value of an entry; nil where it is damaged.
  func withValue<Result>(
    of entry: Entry, _ body: (UnsafeRawBufferPointer) throws -> Result?
  ) rethrows -> Result? {
    try file.withBytes(at: entry.offset, count: entry.count) { bytes in
      checksum(of: bytes) == entry.checksum ? try body(bytes) : nil
    }
  }
}

extension Segment.Entry {
  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    key = try reader.digest()
    offset = try reader.int()
    count = try reader.int()
    checksum = try reader.number()
  }
}

extension Segment {
  /// Writes a segment, value by value.
  struct Writer: ~Copyable {
    private var file: NewFile
    private var entries: [Digest: Entry] = [:]

    init(path: String) throws {
      file = try NewFile(path: path)
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Bytes that the finished file will have.
    var size: Int { file.count + entries.count * Entry.size + Segment.footerSize }

    /// Adds a value unless the key has one already.
    mutating func add(_ value: UnsafeRawBufferPointer, for key: Digest) throws {
      guard entries[key] == nil else { return }
      entries[key] = Entry(
        key: key, offset: file.count, count: value.count, checksum: checksum(of: value))
      try file.write(value)
      // Values start at places where memory can be copied from without being shifted.
      let gap = [UInt8](repeating: 0, count: (8 - value.count % 8) % 8)
      try gap.withUnsafeBytes { try file.write($0) }
    }

    consuming func finish() throws {
      var list = ByteWriter()
      for entry in entries.values.sorted(by: { $0.key < $1.key }) {
        list.write(entry.key)
        list.write(entry.offset)
        list.write(entry.count)
        list.write(entry.checksum)
      }
      var footer = ByteWriter()
      footer.write(UInt64(file.count))
      footer.write(UInt64(entries.count))
      footer.write(list.bytes.withUnsafeBytes { checksum(of: $0) })
      footer.write(Segment.magic)
      for bytes in [list.bytes, footer.bytes] {
        try bytes.withUnsafeBytes { try file.write($0) }
      }
      try file.finish()
    }
  }
}
