import ArchCheck

/// An issue to record, with its place where that is known.
struct ExampleOutcome {
  struct Place {
    var fileID: String
    var filePath: String
    var line: Int
  }

  var message: String
  var place: Place?
}

/// What is wrong with the examples of a rule: that there are none, or what does not hold of them.
func exampleOutcomes(of rule: (some Rule).Type) -> [ExampleOutcome] {
  let examples = rule.documentation.examples
  if examples.isEmpty {
    return [ExampleOutcome(message: "\(rule.id) has no examples", place: nil)]
  }
  return examples.flatMap { example -> [ExampleOutcome] in
    let place = ExampleOutcome.Place(
      fileID: example.fileID, filePath: example.filePath, line: example.line)
    do {
      return try example.mismatches(of: ConfiguredRule(example.rule ?? rule.init()))
        .map { ExampleOutcome(message: "the example of \(rule.id): \($0)", place: place) }
    } catch {
      return [ExampleOutcome(message: "\(error)", place: place)]
    }
  }
}

extension Finding {
  /// Whether the finding fails a test: new, and heavy enough.
  func counts(atLeast least: Severity) -> Bool {
    state == .new && severity >= least
  }

  /// The message with the rule, and what to do.
  var headline: String {
    let rule = rule.isEmpty ? "" : "  [\(rule)]"
    return "\(message)\(rule)\(fix.isEmpty ? "" : "\nfix: \(fix)")"
  }
}
