#if canImport(Testing)
  import ArchCheck
  import Testing

  /// Records an issue at the offending line for each new finding of the project's rules and
  /// contracts.
  ///
  /// - Parameters:
  ///   - project: The project; where it cannot be loaded, the reason is recorded at the call.
  ///   - severity: The least severity that fails the test.
  public func expectNoFindings(
    in project: @autoclosure () throws -> Project, atLeast severity: Severity = .warning,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(atLeast: severity, sourceLocation) {
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
  public func expectNoFindings(
    of rule: some Rule, in project: @autoclosure () throws -> Project,
    atLeast severity: Severity = .warning, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(atLeast: severity, sourceLocation) {
      let project = try project()
      return (try project.findings(of: rule), project)
    }
  }

  /// Records an issue at the offending line for each finding that a test made itself. Suppressions do
  /// not apply to them: to accept one, filter it out, or write a rule.
  ///
  /// - Parameters:
  ///   - findings: What offends; where they cannot be made, the reason is recorded at the call.
  ///   - project: The project that the findings are about.
  public func expectNoFindings(
    _ findings: @autoclosure () throws -> [Finding], in project: @autoclosure () throws -> Project,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(atLeast: .info, sourceLocation) { (try findings(), try project()) }
  }

  /// Records an issue at each of the rule's examples that does not show what it says: a line that
  /// ends in `// finding` must be found, and no other.
  public func expectExamplesHold(
    of rule: (some Rule).Type, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for outcome in exampleOutcomes(of: rule) {
      let place = outcome.place.map { place in
        SourceLocation(fileID: place.fileID, filePath: place.filePath, line: place.line, column: 1)
      }
      Issue.record("\(outcome.message)", sourceLocation: place ?? sourceLocation)
    }
  }

  private func record(
    atLeast severity: Severity, _ call: SourceLocation, _ made: () throws -> ([Finding], Project)
  ) {
    do {
      let (findings, project) = try made()
      for finding in findings where finding.counts(atLeast: severity) {
        let file = finding.file.split(separator: "/").last ?? "?"
        Issue.record(
          "\(finding.headline)",
          sourceLocation: SourceLocation(
            fileID: "\(finding.module)/\(file)", filePath: project.path(of: finding.location),
            line: max(1, finding.line), column: max(1, finding.column)))
      }
    } catch {
      Issue.record("\(error)", sourceLocation: call)
    }
  }
#endif
