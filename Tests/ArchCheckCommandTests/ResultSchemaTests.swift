import Foundation
import Testing

/// What `check --format json` prints is what its schema in the documentation says.
@Suite struct ResultSchemaTests {
  private static let schema = Command.package.appendingPathComponent("Docs/result.schema.json")

  private static func python(_ arguments: String...) throws -> (status: Int32, errors: String) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardError = errors
    try process.run()
    let told = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: told, as: UTF8.self))
  }

  static let hasValidator = (try? python("-c", "import jsonschema"))?.status == 0

  private func check(_ arguments: String..., mentions text: String) throws {
    let result = try Command(["check", "--format", "json"] + arguments)
    #expect(result.output.contains(text))
    let folder = try TemporaryFolder()
    try folder.write(result.output, to: "result.json")
    let script = """
      import json, jsonschema, sys
      schema, value = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
      jsonschema.Draft202012Validator.check_schema(schema)
      jsonschema.validate(value, schema, jsonschema.Draft202012Validator)
      """
    let told = try Self.python(
      "-c", script, Self.schema.path, folder.url.appendingPathComponent("result.json").path)
    #expect(told.status == 0, "\(told.errors)")
  }

  @Test(.enabled(if: hasValidator, "python3 with jsonschema is not installed"))
  func describesResults() throws {
    try check(Command.sample, mentions: "\"state\": \"new\"")
    let baseline = try TemporaryFolder()
    let file = baseline.path + "/baseline.json"
    #expect(try Command("baseline", "write", Command.sample, "--baseline", file).code == 0)
    try check(Command.sample, "--baseline", file, mentions: "\"state\": \"known\"")
    let broken = try TemporaryFolder()
    try broken.write("class A {", to: "Sources/Small/A.swift")
    try broken.write("class A: B { static let shared = A() }", to: "Sources/Small/B.swift")
    try check(broken.path, mentions: "\"diagnostics\": [\n    {")
  }
}
