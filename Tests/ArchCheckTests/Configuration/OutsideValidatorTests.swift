import Foundation
import Markdown
import Testing

@testable import ArchCheck

/// A validator that is not ours, Python's `jsonschema`, agrees with the reader.
@Suite(.enabled(if: OutsideValidator.isThere, "python3 with jsonschema is not installed"))
struct OutsideValidatorTests {
  /// Checks what the schema says about texts, read as YAML 1.1 and as YAML 1.2.
  private func check(
    _ texts: [String], areValid expected: Bool, catalog: [any Rule.Type],
    location: SourceLocation = #_sourceLocation
  ) throws {
    var values: [(text: String, json: String)] = []
    for text in texts {
      guard let value = try PlacedYAML.read(text, file: "x") else { continue }
      for words in [[:], ["on": "true", "yes": "true", "off": "false", "no": "false"]] {
        values.append((text, value.json(words)))
      }
    }
    let verdicts = try OutsideValidator.verdicts(
      schema: Configuration.jsonSchema(catalog: catalog), values: values.map(\.json))
    #expect(verdicts.count == values.count, sourceLocation: location)
    for (value, verdict) in zip(values, verdicts) where verdict != expected {
      Issue.record("\(expected ? "refused" : "accepted"): \(value.json)", sourceLocation: location)
    }
  }

  @Test func refusesWhatTheReaderRefuses() throws {
    #expect(SchemaTests.wrongForms.count >= 50)
    try check(SchemaTests.wrongForms.map(\.text), areValid: false, catalog: sampleRules)
  }

  @Test func acceptsWhatTheReaderAccepts() throws {
    let told = WrongConfigurationTests.cases.filter { !$0.mistakes.joined().contains("error") }
    try check(
      SchemaTests.accepted + told.map(\.text) + WrongNameTests.components.map(\.text)
        + WrongNameTests.roles.map(\.text) + WrongNameTests.contracts.map(\.text),
      areValid: true, catalog: sampleRules)
  }

  @Test func acceptsTheConfigurationsInTheRepository() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let docs = root.appendingPathComponent("Docs")
    let pages =
      try ["Configuration.md", "Migration.md"].map(docs.appendingPathComponent)
      + FileManager.default.contentsOfDirectory(
        at: docs.appendingPathComponent("Contracts"), includingPropertiesForKeys: nil)
    var texts = try pages.flatMap { page in
      Document(parsing: try String(contentsOf: page, encoding: .utf8)).codeBlocks
        .filter { $0.language == "yaml" && $0.text.contains("version: 1") }.map(\.text)
    }
    #expect(texts.count >= 10)
    for path in [".archcheck.yml", "SampleProject/.archcheck.yml"] {
      texts.append(try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
    }
    try check(texts, areValid: true, catalog: RuleCatalog.rules)
  }
}

extension PlacedYAML {
  /// The value as JSON; plain scalars are what YAML's core schema makes of them, and `words`.
  fileprivate func json(_ words: [String: String]) -> String {
    switch content {
    case .scalar(let text, true):
      if isNull { return "null" }
      if text == "true" || text == "false" { return text }
      if let word = words[text] { return word }
      if let number = Int(text) { return "\(number)" }
      return number.map { "\($0)" } ?? text.jsonQuoted
    case .scalar(let text, false): return text.jsonQuoted
    case .list(let values): return "[\(values.map { $0.json(words) }.joined(separator: ","))]"
    case .map(let entries):
      let fields = entries.map { "\($0.key.jsonQuoted):\($0.value.json(words))" }
      return "{\(fields.joined(separator: ","))}"
    }
  }
}

/// Python's `jsonschema`, where it is installed.
enum OutsideValidator {
  static let isThere = (try? run(["-c", "import jsonschema"]))?.status == 0

  /// Whether each of the JSON texts is valid; throws where the schema itself is not.
  static func verdicts(schema: String, values: [String]) throws -> [Bool] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("archcheck-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = "{\"schema\": \(schema), \"values\": [\(values.joined(separator: ","))]}"
    try Data(text.utf8).write(to: file)
    let script = """
      import json, jsonschema, sys
      given = json.load(open(sys.argv[1], encoding="utf-8"))
      jsonschema.Draft202012Validator.check_schema(given["schema"])
      validator = jsonschema.Draft202012Validator(given["schema"])
      print("".join("+" if validator.is_valid(value) else "-" for value in given["values"]))
      """
    let result = try run(["-c", script, file.path])
    try #require(result.status == 0, "\(result.errors)")
    return result.output.filter { !$0.isNewline }.map { $0 == "+" }
  }

  private static func run(
    _ arguments: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let told = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: printed, as: UTF8.self),
      String(decoding: told, as: UTF8.self)
    )
  }
}
