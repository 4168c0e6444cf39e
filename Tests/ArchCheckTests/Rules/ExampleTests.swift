import Testing

@testable import ArchCheck

/// Every example of every rule, and every near miss, in every disguise.
@Suite struct ExampleTests {
  @Test(arguments: ExampleCase.all)
  func findsExactlyWhatIsMarked(_ example: ExampleCase) {
    #expect(
      example.places(.asWritten) == example.expected(.asWritten),
      sourceLocation: example.sourceLocation)
  }

  @Test(arguments: ExampleCase.all)
  func doesNotDependOnTheOrderOfFiles(_ example: ExampleCase) {
    #expect(
      example.places(.reversed) == example.expected(.reversed),
      sourceLocation: example.sourceLocation)
  }

  @Test(arguments: ExampleCase.all)
  func keepsSubjectsWhereLinesMove(_ example: ExampleCase) {
    #expect(
      example.places(.movedDown) == example.expected(.movedDown),
      sourceLocation: example.sourceLocation)
    #expect(
      example.fingerprints(.movedDown) == example.fingerprints(.asWritten),
      sourceLocation: example.sourceLocation)
  }

  @Test(arguments: ExampleCase.all)
  func findsNothingNewBesideABaseline(_ example: ExampleCase) {
    let known = example.findings(.asWritten)
    let baseline = Baseline(of: known, version: "0", rules: [], modules: [])
    let comparison = Comparison(of: example.findings(.movedDown), with: baseline)
    #expect(comparison.newCount == 0, sourceLocation: example.sourceLocation)
    #expect(comparison.knownCount == known.count, sourceLocation: example.sourceLocation)
    #expect(comparison.notes == [], sourceLocation: example.sourceLocation)
  }

  @Test(arguments: ExampleCase.all)
  func staysSilentWhereACommentSaysSo(_ example: ExampleCase) {
    let left = example.suppressed().findings.filter { $0.file != Example.manifestName }
    #expect(left.map(\.message) == [], sourceLocation: example.sourceLocation)
  }

  @Test(arguments: ExampleCase.all)
  func findsNothingInComments(_ example: ExampleCase) {
    let inSources = example.places(.commentedOut).filter { !$0.hasPrefix(Example.manifestName) }
    #expect(inSources.isEmpty, sourceLocation: example.sourceLocation)
  }

  /// What is said of a whole module or folder rests on more than the code at its place.
  @Test(arguments: ExampleCase.all.filter { !$0.example.code.contains("#if") })
  func saysInWhichBuildsItHolds(_ example: ExampleCase) {
    let aboutTypes = example.findings(.conditional).filter {
      $0.file != Example.manifestName && $0.subject.hasPrefix("\($0.module).")
        && !$0.subject.hasSuffix(DependencyGraph.globalsName)
    }
    #expect(
      aboutTypes.filter { $0.condition != Disguise.condition }.map(\.message) == [],
      sourceLocation: example.sourceLocation)
  }
}

/// One example of a rule.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  var rule: any Rule
  var example: Example

  /// The examples of the rules, which teach, and the near misses beside them, which only test.
  static let all: [ExampleCase] =
    RuleCatalog.rules.flatMap { type in
      type.documentation.examples.map { ExampleCase(rule: $0.rule ?? type.init(), example: $0) }
    } + NearMiss.all.map(\.asExample)

  var testDescription: String { "\(type(of: rule).id) line \(example.line)" }

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: example.fileID, filePath: example.filePath, line: example.line, column: 1)
  }

  /// Where the marks stand, as `path:line`, sorted.
  func expected(_ disguise: Disguise) -> [String] {
    example.expected.map { place in
      let moved = place.path == Example.manifestName ? 0 : disguise.addedLines
      return "\(place.path):\(place.line + moved)"
    }.sorted()
  }

  func places(_ disguise: Disguise) -> [String] {
    findings(disguise).map { "\($0.file):\($0.line)" }.sorted()
  }

  func fingerprints(_ disguise: Disguise) -> [String] {
    findings(disguise).map(\.fingerprint).sorted()
  }

  /// The findings where each file in which there are some suppresses the rule.
  func suppressed() -> Suppressed {
    let id = type(of: rule).id
    let files = Set(findings(.asWritten).map(\.file))
    let comment = "// archcheck:disable:file \(id) - accepted here\n"
    let graph = example.graph(.asWritten, heading: comment)
    let found = ConfiguredRule(rule).findingsOrIssue(in: graph)
    let settled = Suppressed(
      found, in: graph, knownRules: [id], activeRules: [id], today: Day(number: 0))
    var told = settled
    told.findings.removeAll { $0.rule == "unused_suppression" && !files.contains($0.file) }
    return told
  }

  func findings(_ disguise: Disguise) -> [Finding] {
    ConfiguredRule(rule).findingsOrIssue(in: example.graph(disguise)).fingerprinted()
  }
}
