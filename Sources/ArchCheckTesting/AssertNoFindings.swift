#if canImport(XCTest)
  import ArchCheck
  import XCTest

  extension XCTestCase {
    /// Records an issue at the offending line for each new finding of the project's rules and
    /// contracts.
    ///
    /// - Parameters:
    ///   - project: The project; where it cannot be loaded, the reason is recorded at the call.
    ///   - severity: The least severity that fails the test.
    public func assertNoFindings(
      in project: @autoclosure () throws -> Project, atLeast severity: Severity = .warning,
      file: StaticString = #filePath, line: UInt = #line
    ) {
      record(atLeast: severity, file, line) {
        let project = try project()
        return (project.findings, project)
      }
    }

    /// Records an issue at the offending line for each new finding of a rule.
    ///
    /// - Parameters:
    ///   - rule: A rule with its options; where it throws, its error is recorded at the call.
    ///   - project: The project; where it cannot be loaded, the reason is recorded at the call.
    ///   - severity: The least severity that fails the test.
    public func assertNoFindings(
      of rule: some Rule, in project: @autoclosure () throws -> Project,
      atLeast severity: Severity = .warning, file: StaticString = #filePath, line: UInt = #line
    ) {
      record(atLeast: severity, file, line) {
        let project = try project()
        return (try project.findings(of: rule), project)
      }
    }

    /// Records an issue at the offending line for each finding that a test made itself. Suppressions
    /// do not apply to them: to accept one, filter it out, or write a rule.
    ///
    /// - Parameters:
    ///   - findings: What offends; where they cannot be made, the reason is recorded at the call.
    ///   - project: The project that the findings are about.
    public func assertNoFindings(
      _ findings: @autoclosure () throws -> [Finding],
      in project: @autoclosure () throws -> Project,
      file: StaticString = #filePath, line: UInt = #line
    ) {
      record(atLeast: .info, file, line) { (try findings(), try project()) }
    }

    /// Records an issue at each of the rule's examples that does not show what it says: a line that
    /// ends in `// finding` must be found, and no other.
    public func assertExamplesHold(
      of rule: (some Rule).Type, file: StaticString = #filePath, line: UInt = #line
    ) {
      for outcome in exampleOutcomes(of: rule) {
        record(
          outcome.message, file: outcome.place?.filePath ?? "\(file)",
          line: outcome.place?.line ?? Int(line))
      }
    }

    private func record(
      atLeast severity: Severity, _ file: StaticString, _ line: UInt,
      _ made: () throws -> ([Finding], Project)
    ) {
      do {
        let (findings, project) = try made()
        for finding in findings where finding.counts(atLeast: severity) {
          record(
            finding.headline, file: project.path(of: finding.location), line: max(1, finding.line))
        }
      } catch {
        record("\(error)", file: "\(file)", line: Int(line))
      }
    }

    private func record(_ message: String, file: String, line: Int) {
      #if canImport(Darwin)
        let place = XCTSourceCodeLocation(filePath: file, lineNumber: line)
        record(
          XCTIssue(
            type: .assertionFailure, compactDescription: message,
            sourceCodeContext: XCTSourceCodeContext(location: place)))
      #else
        recordFailure(withDescription: message, inFile: file, atLine: line, expected: true)
      #endif
    }
  }
#endif
