import Foundation
import Testing

/// The sample bites where it is meant to and nowhere else.
@Suite struct SampleProjectTests {
  private struct Result: Decodable {
    struct Finding: Decodable {
      var file: String
      var line: Int
      var rule: String
      var subject: String
    }
    var findings: [Finding]
  }

  /// The sample, and the offences that nobody would show in a sample.
  static let projects = [
    Command.sample, Command.package.appendingPathComponent("Tests/Fixtures/Monsters").path,
  ]

  private func list(of project: String) -> URL {
    URL(fileURLWithPath: project).appendingPathComponent("expected-findings.txt")
  }

  private func expected(in project: String) throws -> [String] {
    try String(contentsOf: list(of: project), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// `UPDATE_SNAPSHOTS=1 swift test` writes the lists anew; review them as a diff.
  @Test(arguments: projects)
  func findsExactlyWhatIsPlanted(in project: String) throws {
    let result = try Command("check", project, "--format", "json", "--quiet")
    let found = try JSONDecoder().decode(Result.self, from: Data(result.output.utf8)).findings
      .map { "\($0.file):\($0.line) \($0.rule) \($0.subject)" }
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try Data((found.joined(separator: "\n") + "\n").utf8).write(to: list(of: project))
    }
    #expect(try found.sorted() == expected(in: project).sorted())
    #expect(result.code == 1)
  }

  @Test func everyRuleBitesSomewhere() throws {
    struct Rule: Decodable { var id: String }
    let printed = try Command("rules", "--format", "json")
    struct Catalog: Decodable { var rules: [Rule] }
    let rules = try JSONDecoder().decode(Catalog.self, from: Data(printed.output.utf8)).rules
    let biting = try Set(
      Self.projects.flatMap(expected).compactMap { line in
        line.split(separator: " ").dropFirst().first.map(String.init)
      })
    #expect(rules.count >= 64)
    #expect(rules.map(\.id).filter { !biting.contains($0) } == [])
  }

  @Test func isTheSameWithAnyNumberOfJobsAndFromAnyFolder() throws {
    let first = try Command("check", Command.sample, "--format", "json", "--jobs", "1")
    let second = try Command("check", "--format", "json", "--jobs", "7", in: Command.sample)
    let third = try Command(
      "check", "../SampleProject", "--format", "json",
      in: Command.package.appendingPathComponent("Tests").path)
    #expect(first.output.count > 1000)
    #expect(first.output == second.output)
    #expect(first.output == third.output)
    let edges = try Command("graph", Command.sample, "--level", "type", "--jobs", "1")
    let again = try Command("graph", "--level", "type", "--jobs", "5", in: Command.sample)
    #expect(edges.output.count > 1000)
    #expect(edges.output == again.output)
  }

  @Test func isAcceptedByABaseline() throws {
    let folder = try TemporaryFolder()
    let baseline = folder.path + "/baseline.json"
    let written = try Command("baseline", "write", Command.sample, "--baseline", baseline)
    #expect(written.code == 0)
    let checked = try Command("check", Command.sample, "--baseline", baseline)
    #expect(checked.code == 0)
    #expect(checked.output.contains("nothing new"))
    let pruned = try Command("baseline", "prune", Command.sample, "--baseline", baseline)
    #expect(pruned.output.contains("0 entries removed"))
  }
}
