import Testing

@testable import ArchCheck

/// Every example of every rule, in every disguise.
@Suite struct ExampleTests {
  @Test(arguments: ExampleCase.all)
  func findsExactlyWhatIsMarked(_ told: ExampleCase) {
    #expect(
      told.places(.asWritten) == told.expected(.asWritten), sourceLocation: told.sourceLocation)
  }

  @Test(arguments: ExampleCase.all)
  func doesNotDependOnTheOrderOfFiles(_ told: ExampleCase) {
    #expect(told.places(.shuffled) == told.expected(.shuffled), sourceLocation: told.sourceLocation)
  }

  @Test(arguments: ExampleCase.all)
  func keepsSubjectsWhereLinesMove(_ told: ExampleCase) {
    #expect(
      told.places(.movedDown) == told.expected(.movedDown), sourceLocation: told.sourceLocation)
    #expect(
      told.identities(.movedDown) == told.identities(.asWritten),
      sourceLocation: told.sourceLocation)
  }

  @Test(arguments: ExampleCase.all)
  func findsNothingInComments(_ told: ExampleCase) {
    let inSources = told.places(.commentedOut).filter { !$0.hasPrefix(Example.manifestName) }
    #expect(inSources.isEmpty, sourceLocation: told.sourceLocation)
  }
}

/// One example of a rule.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  var rule: any Rule
  var example: Example

  static let all: [ExampleCase] = RuleCatalog.rules.flatMap { type in
    type.documentation.examples.map { ExampleCase(rule: $0.rule ?? type.init(), example: $0) }
  }

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

  /// What fingerprints are made of.
  func identities(_ disguise: Disguise) -> [String] {
    findings(disguise).map { "\($0.rule) \($0.subject) \($0.target ?? "")" }.sorted()
  }

  private func findings(_ disguise: Disguise) -> [Finding] {
    ConfiguredRule(rule).findings(in: example.graph(disguise))
  }
}
