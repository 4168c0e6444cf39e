extension Finding {
  /// Writes the finding, for the cache, but for the further places of its causes: comments and
  /// exceptions have accepted what stands there before anything is kept.
  func write(to writer: inout ByteWriter) {
    for text in [rule, category, severity.rawValue, state.rawValue, message, file] {
      writer.write(text)
    }
    writer.write(line)
    writer.write(column)
    for text in [module, subject, strength.rawValue, fix, fingerprint] { writer.write(text) }
    for text in [target, condition, because, cycle] { writer.write(text) }
    writer.write(guidelines)
    writer.write(hasOwnSeverity)
    writer.write(isInTests)
    writer.write(evidence) { writer, evidence in
      writer.write(evidence.file)
      writer.write(evidence.line)
      writer.write(evidence.column)
      writer.write(evidence.message)
      writer.write(evidence.weakSign)
    }
    writer.write(omittedEvidence)
    for causes in [causes, newCauses] {
      writer.write(causes) { writer, cause in
        writer.write(cause.name)
        cause.location.write(to: &writer)
        cause.kind.write(to: &writer)
        writer.write(cause.target)
      }
    }
  }

  /// Reads what ``write(to:)`` wrote.
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let (rule, category) = (try reader.text(), try reader.text())
    guard let severity = Severity(rawValue: try reader.text()),
      let state = State(rawValue: try reader.text())
    else { throw ByteReader.Damage() }
    let message = try reader.text()
    let location = Location(
      file: try reader.text(), line: try reader.int(), column: try reader.int())
    self.init(
      message, at: location, module: try reader.text(), subject: try reader.text(),
      severity: severity)
    guard let strength = Strength(rawValue: try reader.text()) else { throw ByteReader.Damage() }
    (self.rule, self.category, self.state, self.strength) = (rule, category, state, strength)
    fix = try reader.text()
    fingerprint = try reader.text()
    target = try reader.optionalText()
    condition = try reader.optionalText()
    because = try reader.optionalText()
    cycle = try reader.optionalText()
    guidelines = try reader.texts()
    hasOwnSeverity = try reader.flag()
    isInTests = try reader.flag()
    evidence = try reader.list { reader throws(ByteReader.Damage) in
      let place = Location(
        file: try reader.text(), line: try reader.int(), column: try reader.int())
      var evidence = Evidence(try reader.text(), at: place)
      evidence.weakSign = try reader.optionalText()
      return evidence
    }
    omittedEvidence = try reader.int()
    causes = try Self.causes(&reader)
    newCauses = try Self.causes(&reader)
  }

  private static func causes(_ reader: inout ByteReader) throws(ByteReader.Damage) -> [Cause] {
    try reader.list { reader throws(ByteReader.Damage) in
      var cause = Cause(try reader.text(), at: try Location(&reader), try Cause.Kind(&reader))
      cause.target = try reader.optionalText()
      return cause
    }
  }
}

extension Finding.Key {
  /// Writes the key, for the cache.
  func write(to writer: inout ByteWriter) {
    writer.write(rule)
    writer.write(subject)
    writer.write(target)
  }

  /// Reads what ``write(to:)`` wrote.
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      rule: try reader.text(), subject: try reader.text(), target: try reader.optionalText())
  }
}

extension Finding.Cause.Kind {
  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .offence: writer.write(0)
    case .use(let words):
      writer.write(1)
      writer.write(words)
    case .member(let way):
      writer.write(2)
      writer.write(way)
    }
  }

  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.int() {
    case 0: self = .offence
    case 1: self = .use(try reader.text())
    case 2: self = .member(try reader.optionalText())
    default: throw ByteReader.Damage()
    }
  }
}

extension Diagnostic {
  /// Writes everything a diagnostic says, for the cache.
  func write(to writer: inout ByteWriter) {
    writer.write(severity.rawValue)
    writer.write(message)
    writer.write(file)
    writer.write(line) { $0.write($1) }
    writer.write(column) { $0.write($1) }
  }

  /// Reads what ``write(to:)`` wrote.
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let severity = Severity(rawValue: try reader.text()) else { throw ByteReader.Damage() }
    self.init(severity, try reader.text(), file: try reader.optionalText())
    line = try reader.optional { reader throws(ByteReader.Damage) in try reader.int() }
    column = try reader.optional { reader throws(ByteReader.Damage) in try reader.int() }
  }
}
