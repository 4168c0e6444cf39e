import ArchCheck

/// The rules' pages as JSON, version 1.
package func rulesJSON(_ pages: [RulePage]) -> String {
  JSON.sorted(["schemaVersion": 1, "rules": .array(pages.map { .sorted($0.fields) })]).text
}

extension RulePage {
  /// The rule's page as JSON, version 1.
  package var json: String { JSON.sorted(fields.merging(["schemaVersion": 1]) { $1 }).text }

  fileprivate var fields: [String: JSON?] {
    [
      "id": .string(id), "category": .string(category), "certainty": .string(certainty),
      "severity": .string(severity), "summary": .string(summary), "rationale": .string(rationale),
      "fix": .string(fix), "limits": .string(limits), "options": .array(options.map(\.value)),
      "guidelines": .strings(guidelines), "profiles": .strings(profiles),
      "examples": .array(examples.map(\.value)),
      "configuration": configuration.map { .string($0) },
    ]
  }
}

extension RulePage.Option {
  fileprivate var value: JSON {
    .sorted([
      "name": .string(name), "default": JSON(self.default), "meaning": .string(meaning),
    ])
  }
}

extension RulePage.Example {
  fileprivate var value: JSON {
    .sorted([
      "code": .string(code), "conforms": .bool(conforms),
      "options": options.map { JSON(.map($0)) }, "architecture": architecture.map { .string($0) },
      "layers": layers.map { .array($0.map(JSON.strings)) },
      "dependencies": dependencies.map { .sorted($0.mapValues(JSON.strings)) },
    ])
  }
}

extension JSON {
  fileprivate init(_ value: OptionValue) {
    self =
      switch value {
      case .bool(let flag): .bool(flag)
      case .int(let number): .int(number)
      case .double(let number): .double(number)
      case .string(let text): .string(text)
      case .list(let values): .array(values.map { JSON($0) })
      case .map(let values): .sorted(values.mapValues { JSON($0) })
      }
  }
}
