import Testing

@testable import ArchCheck

/// A result that was kept says all that it said, and holds only where nothing changed.
@Suite struct KeptResultTests {
  @Test func aFindingIsReadAsItWasWritten() throws {
    var finding = Finding(
      "message", at: Location(file: "A.swift", line: 3, column: 5), module: "M", subject: "M.S",
      target: "M.T", severity: .error, strength: .weak, condition: "DEBUG", fix: "fix",
      evidence: [Finding.Evidence("why", at: Location(file: "B.swift", line: 7, column: 9))])
    (finding.rule, finding.category, finding.state) = ("rule", "solid", .known)
    (finding.guidelines, finding.because, finding.fingerprint) = (["G-1", "G-2"], "so", "f00")
    finding = finding.caused(
      by: ["T", "U"].map { Finding.Cause($0, at: Location(file: "B.swift", line: 7, column: 9)) })
    finding.newCauses = [finding.causes[1]]
    finding.isInTests = true
    (finding.omittedEvidence, finding.cycle) = (3, "T → U → T")
    // A property more needs a line in both directions.
    #expect(Mirror(reflecting: finding).children.count == 24)
    for finding in [finding, Finding("", at: finding.location, module: "", subject: "")] {
      var writer = ByteWriter()
      finding.write(to: &writer)
      let restored = try writer.bytes.withUnsafeBytes { bytes in
        var reader = ByteReader(bytes)
        return try Finding(&reader)
      }
      #expect(restored == finding)
    }
  }

  /// Runs over `files`, keeps the result and looks for it again with other files or options.
  private func isFound(
    _ files: [String: String], then change: (inout Analysis, String) throws -> Void = { _, _ in }
  ) throws -> Bool {
    var found = false
    try inTemporaryFolder { root in
      func analysis(_ cache: Cache) throws -> Analysis {
        var tree = try DiskTree(root: "\(root)/project")
        tree.index = ContentIndex(root: tree.root, cache: cache)
        var analysis = Analysis(
          tree: tree, rootName: "Shop", rules: [ConfiguredRule(NoSingletons())],
          today: Day(number: 20_000))
        analysis.judgedBy = ["configuration"]
        return analysis
      }
      for (path, text) in files { try write(text, to: "\(root)/project/\(path)") }
      let cache = Cache(folder: "\(root)/cache", build: "1")
      let first = try analysis(cache)
      #expect(first.keptResult(in: cache, withSnapshot: false) == nil)
      let linked = try first.run()
      let result = linked.result
      first.keep(linked, in: cache)
      cache.save()

      let later = Cache(folder: "\(root)/cache", build: "1")
      var second = try analysis(later)
      try change(&second, "\(root)/project")
      let kept = second.keptResult(in: later, withSnapshot: false)
      found = kept != nil
      if let kept {
        #expect(kept.findings == result.findings && kept.summary == result.summary)
        #expect(kept.diagnostics == result.diagnostics && kept.notes == result.notes)
      }
    }
    return found
  }

  private static let files = [
    "Sources/A/A.swift": "final class A { static let shared = A() }",
    "Sources/B/B.swift": "import A\nlet broken = (",
    "README.md": "text",
  ]

  @Test func isFoundWhereNothingThatWasReadChanged() throws {
    #expect(try isFound(Self.files))
    #expect(try isFound(Self.files) { _, root in try write("other", to: "\(root)/README.md") })
    #expect(try isFound(Self.files) { analysis, _ in analysis.jobs = 3 })
    #expect(try isFound(Self.files) { analysis, _ in analysis.today = Day(number: 1) })
  }

  @Test func isNotFoundWhereAnythingChangedThatItRestsOn() throws {
    #expect(
      try !isFound(Self.files) { _, root in
        try write("final class B { static let shared = A() }", to: "\(root)/Sources/A/A.swift")
      })
    #expect(try !isFound(Self.files) { _, root in try write("", to: "\(root)/Sources/A/C.swift") })
    #expect(try !isFound(Self.files) { _, root in try write("", to: "\(root)/Package.swift") })
    #expect(try !isFound(Self.files) { analysis, _ in analysis.judgedBy = ["other"] })
    #expect(try !isFound(Self.files) { analysis, _ in analysis.judgedBy = nil })
    #expect(try !isFound(Self.files) { analysis, _ in analysis.focus = "Sources/A" })
    #expect(
      try !isFound(Self.files) { analysis, _ in
        analysis.baseline = Baseline(of: [], version: "1", rules: [], modules: [])
      })
    #expect(
      try !isFound(Self.files) { analysis, root in
        analysis.reading = .toolchain(root: root, timeLimit: .seconds(1))
      })
  }

  @Test func theDayCountsWhereACommentEnds() throws {
    var files = Self.files
    files["Sources/A/A.swift"] =
      "// archcheck:disable:next no_singletons - why until:2027-01-31\n"
      + "final class A { static let shared = A() }"
    #expect(try isFound(files))
    #expect(try !isFound(files) { analysis, _ in analysis.today = Day(number: 30_000) })
  }
}
