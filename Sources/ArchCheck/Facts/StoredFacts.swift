extension SourceFacts {
  /// The facts as bytes: figures, then nodes and line starts as they lie in memory, then texts.
  var stored: [UInt8] {
    var writer = ByteWriter()
    let texts = names.reduce(0) { $0 + $1.utf8.count }
    writer.reserve(64 + nodes.count * MemoryLayout<Node>.stride + lineStarts.count * 4 + texts)
    writer.write(UInt32(nodes.count))
    writer.write(UInt32(lineStarts.count))
    writer.writeMemory(of: nodes)
    writer.writeMemory(of: lineStarts)
    writer.write(isGenerated)
    writer.write(generatedLines) {
      $0.write(UInt32($1.lowerBound))
      $0.write(UInt32($1.upperBound))
    }
    writer.write(firstSyntaxError) { $0.write($1) }
    writer.write(names)
    writer.write(directives) {
      $0.write($1.offset)
      $0.write($1.text)
    }
    return writer.bytes
  }

  /// Reads what ``stored`` wrote; fails where that is not what the bytes are.
  convenience init(stored bytes: UnsafeRawBufferPointer) throws(ByteReader.Damage) {
    var reader = ByteReader(bytes)
    let nodeCount = Int(try reader.number(UInt32.self))
    let lineCount = Int(try reader.number(UInt32.self))
    // A byte that is no kind must not become a node.
    var kinds = reader
    let memory = try kinds.take(nodeCount * MemoryLayout<Node>.stride)
    for offset in stride(from: 0, to: memory.count, by: MemoryLayout<Node>.stride)
    where memory[offset] > Node.Kind.last.rawValue {
      throw ByteReader.Damage()
    }
    let nodes = try reader.memory(of: Node.self, count: nodeCount)
    let lineStarts = try reader.memory(of: UInt32.self, count: lineCount)
    let isGenerated = try reader.flag()
    let generatedLines = try reader.list { reader throws(ByteReader.Damage) in
      let first = Int(try reader.number(UInt32.self))
      let last = Int(try reader.number(UInt32.self))
      guard first <= last else { throw ByteReader.Damage() }
      return first...last
    }
    let firstSyntaxError = try reader.optional { reader throws(ByteReader.Damage) in
      try reader.number(UInt32.self)
    }
    let names = try reader.texts()
    let directives = try reader.list { reader throws(ByteReader.Damage) in
      Directive(offset: try reader.number(), text: try reader.text())
    }
    guard reader.isAtEnd, lineCount > 0, nodes.first?.end == UInt32(nodeCount),
      nodes.indices.allSatisfy({ index in
        let node = nodes[index]
        return Int(node.name) < names.count && Int(node.end) > index && Int(node.end) <= nodeCount
      })
    else { throw ByteReader.Damage() }
    self.init(
      names: names, nodes: nodes, lineStarts: lineStarts, directives: directives,
      isGenerated: isGenerated, generatedLines: generatedLines,
      firstSyntaxError: firstSyntaxError)
  }
}

extension Node.Kind {
  /// The kind with the highest number; the kinds before it are all the others.
  static let last = moduleSelector
}
