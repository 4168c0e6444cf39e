extension Snapshot {
  /// Writes everything a snapshot says, for the cache.
  func write(to writer: inout ByteWriter) {
    writer.write(modules)
    for texts in [types, typeDependencies, surface] { texts.write(to: &writer) }
    writer.write(dependencies) { writer, use in
      writer.write(use.source)
      writer.write(use.target)
      writer.write(use.isExternal)
      writer.write(use.location) { $1.write(to: &$0) }
    }
    writer.write(cycles) { writer, cycle in
      writer.write(cycle.level.rawValue)
      writer.write(cycle.members)
    }
    writer.write(metrics.sorted { $0.key < $1.key }) { writer, entry in
      let (module, figures) = entry
      writer.write(module)
      for metric in Self.comparedMetrics { writer.write(figures[metric]) { $0.write($1) } }
    }
  }

  /// Reads what ``write(to:)`` wrote.
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    modules = try reader.texts()
    types = try TextList(&reader)
    typeDependencies = try TextList(&reader)
    surface = try TextList(&reader)
    dependencies = try reader.list { reader throws(ByteReader.Damage) in
      ModuleUse(
        source: try reader.text(), target: try reader.text(), isExternal: try reader.flag(),
        location: try reader.optional { reader throws(ByteReader.Damage) in
          try Location(&reader)
        })
    }
    cycles = try reader.list { reader throws(ByteReader.Damage) in
      guard let level = Cycle.Level(rawValue: try reader.text()) else { throw ByteReader.Damage() }
      return Cycle(level: level, members: try reader.texts())
    }
    let entries = try reader.list { reader throws(ByteReader.Damage) in
      let module = try reader.text()
      var figures: [ModuleMetric: Double] = [:]
      for metric in Self.comparedMetrics {
        figures[metric] = try reader.optional { reader throws(ByteReader.Damage) in
          try reader.double()
        }
      }
      return (module, figures)
    }
    metrics = Dictionary(keepingFirst: entries)
  }
}

extension Location {
  /// Writes the place for the cache.
  func write(to writer: inout ByteWriter) {
    writer.write(file)
    writer.write(line)
    writer.write(column)
  }

  /// Reads what ``write(to:)`` wrote.
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(file: try reader.text(), line: try reader.int(), column: try reader.int())
  }
}
