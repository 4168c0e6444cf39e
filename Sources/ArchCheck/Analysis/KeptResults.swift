import Foundation

extension Analysis {
  /// The result of an earlier run that holds still; else that of a run, which is kept.
  ///
  /// - Parameters:
  ///   - cache: where results are kept; nil keeps none.
  ///   - withSnapshot: whether the result needs a snapshot, to be compared with another.
  ///   - run: runs the analysis.
  package func result(
    keptIn cache: Cache?, withSnapshot: Bool, orOf run: () throws -> LinkedResult
  ) rethrows -> AnalysisResult {
    if let kept = cache.flatMap({ keptResult(in: $0, withSnapshot: withSnapshot) }) { return kept }
    var linked = try run()
    if withSnapshot { linked.result.snapshot = Snapshot(of: linked.graph) }
    if let cache { keep(linked, in: cache) }
    return linked.result
  }

  /// The result of an earlier run over the same files that were judged the same way; nil where there
  /// is none.
  ///
  /// - Parameter withSnapshot: whether the result must have a snapshot.
  func keptResult(in cache: Cache, withSnapshot: Bool) -> AnalysisResult? {
    var clock = StepClock()
    guard let key = resultKey(),
      let kept = cache.value(of: key, { try KeptResult($0) }),
      kept.day == nil || kept.day == today, !withSnapshot || kept.result.snapshot != nil,
      kept.listing == listingDigest(), kept.read.allSatisfy({ content(of: $0) == $1 })
    else { return nil }
    clock.finish("cache")
    var result = kept.result
    result.rules = rules
    result.timings = clock.timings
    return result
  }

  /// Keeps the result of a run for the next one.
  func keep(_ linked: LinkedResult, in cache: Cache) {
    guard let key = resultKey(), let listing = listingDigest() else { return }
    let kept = KeptResult(
      day: dependsOnDay(linked.graph) ? today : nil, listing: listing, read: tree.read,
      result: linked.result)
    cache.keep(key) { kept.bytes }
  }

  /// Everything that decides the result besides the files of the tree; nil where something else
  /// does: a program that is run, or what nothing names.
  private func resultKey() -> Digest? {
    guard let judgedBy, let identity = tree.identity, case .syntax = reading else { return nil }
    let parts = ["result", identity, rootName, focus, baseline?.text ?? ""] + judgedBy
    return Digest(of: parts + (head.map { ["head"] + drawnParts(in: $0) } ?? []))
  }

  /// Whether the result can be another one on another day.
  func dependsOnDay(_ graph: DependencyGraph) -> Bool {
    configuration.exceptions.contains { $0.until != nil }
      || graph.files.contains { file in
        file.facts.directives.contains { $0.text.contains("until:") }
      }
  }

  /// What the diagrams say that are contracts.
  func drawnParts(in head: any SourceTree) -> [String] {
    configuration.contracts.flatMap { contract -> [String] in
      guard let diagram = contract.diagram else { return [] }
      let blob = head.blob(of: diagram.path) ?? head.contents(of: diagram.path).map(blobID)
      return [diagram.path, blob ?? ""]
    }
  }

  private func listingDigest() -> Digest? {
    guard let listing = try? tree.listing() else { return nil }
    return Digest(
      of: listing.entries.map(\.path)
        + listing.diagnostics.flatMap { [$0.severity.rawValue, $0.message, $0.file ?? ""] }
        + listing.links.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        + listing.leftOut + listing.outerLinks)
  }

  private func content(of path: String) -> Digest? {
    if let blob = tree.blob(of: path) { return Digest(hexadecimal: blob) }
    return tree.contents(of: path).map(blobDigest)
  }
}

/// A result as it is kept, with what must be as it was for it to hold.
private struct KeptResult: Sendable {
  /// The day, where the result depends on it.
  var day: Day?
  /// Of all paths of the tree.
  var listing: Digest
  /// What the files that the run read held; nil for those that could not be read.
  var read: [(path: String, content: Digest?)]
  var result: AnalysisResult
}

extension KeptResult {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(day?.number) { $0.write($1) }
    writer.write(listing)
    writer.write(read) { writer, file in
      writer.write(file.path)
      writer.write(file.content) { $0.write($1) }
    }
    result.write(to: &writer)
    return writer.bytes
  }

  init(_ bytes: UnsafeRawBufferPointer) throws(ByteReader.Damage) {
    var reader = ByteReader(bytes)
    day = try reader.optional { reader throws(ByteReader.Damage) in
      Day(number: try reader.int())
    }
    listing = try reader.digest()
    read = try reader.list { reader throws(ByteReader.Damage) in
      let path = try reader.text()
      let content = try reader.optional { reader throws(ByteReader.Damage) in
        try reader.digest()
      }
      return (path, content)
    }
    result = try AnalysisResult(&reader)
    guard reader.isAtEnd else { throw ByteReader.Damage() }
  }
}

extension AnalysisResult {
  /// Writes all but the rules and the timings, which are those of the run that reads it.
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(project.name)
    summary.write(to: &writer)
    writer.write(findings) { $1.write(to: &$0) }
    writer.write(diagnostics) { $1.write(to: &$0) }
    writer.write(notes) { writer, note in
      writer.write(note.message)
      writer.write(note.location) { $1.write(to: &$0) }
      writer.write(note.failsStrict)
    }
    writer.write(snapshot) { $1.write(to: &$0) }
    writer.write(outside) { $1.write(to: &$0) }
    writer.write(accepted.sorted()) { $1.write(to: &$0) }
    writer.write(unread)
  }

  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let project = ProjectIdentity(name: try reader.text())
    let summary = try Summary(&reader)
    let findings = try reader.list { reader throws(ByteReader.Damage) in try Finding(&reader) }
    let diagnostics = try reader.list { reader throws(ByteReader.Damage) in try Diagnostic(&reader)
    }
    let notes = try reader.list { reader throws(ByteReader.Damage) in
      let message = try reader.text()
      let location = try reader.optional { reader throws(ByteReader.Damage) in
        try Location(&reader)
      }
      return Note(message, at: location, failsStrict: try reader.flag())
    }
    let snapshot = try reader.optional { reader throws(ByteReader.Damage) in try Snapshot(&reader) }
    let outside = try reader.list { reader throws(ByteReader.Damage) in try Finding(&reader) }
    let accepted = Set(
      try reader.list { reader throws(ByteReader.Damage) in try Finding.Key(&reader) })
    self.init(
      project: project, summary: summary, findings: findings, diagnostics: diagnostics, rules: [],
      notes: notes, timings: [], snapshot: snapshot, outside: outside, accepted: accepted,
      unread: try reader.texts())
  }
}

extension AnalysisResult.Summary {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(String(decoding: sortedJSON(self), as: UTF8.self))
  }

  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let text = try reader.text()
    guard let summary = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      throw ByteReader.Damage()
    }
    self = summary
  }
}
