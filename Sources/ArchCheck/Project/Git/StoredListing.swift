extension TreeListing {
  /// For the next run that reads the same tree.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(entries) { writer, entry in
      writer.write(entry.path)
      writer.write(entry.blob)
      writer.write(entry.size) { $0.write(Int64($1)) }
    }
    writer.write(diagnostics) { $1.write(to: &$0) }
    writer.write(submodules)
    writer.write(links.sorted { $0.key < $1.key }) { writer, link in
      writer.write(link.key)
      writer.write(link.value)
    }
    writer.write(leftOut)
    return writer.bytes
  }

  /// Reads what ``bytes`` wrote.
  init(_ bytes: UnsafeRawBufferPointer) throws(ByteReader.Damage) {
    var reader = ByteReader(bytes)
    entries = try reader.list { reader throws(ByteReader.Damage) in
      TreeEntry(
        path: try reader.text(), blob: try reader.optionalText(),
        size: try reader.optional { reader throws(ByteReader.Damage) in try reader.int() })
    }
    diagnostics = try reader.list { reader throws(ByteReader.Damage) in try Diagnostic(&reader) }
    submodules = try reader.texts()
    let followed = try reader.list { reader throws(ByteReader.Damage) in
      (try reader.text(), try reader.text())
    }
    links = Dictionary(keepingFirst: followed)
    leftOut = try reader.texts()
    guard reader.isAtEnd else { throw ByteReader.Damage() }
  }
}
