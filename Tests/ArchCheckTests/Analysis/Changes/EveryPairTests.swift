import Repositories
import Testing

@testable import ArchCheck

/// The changes between any two commits of a history are exactly those that were planted.
@Suite struct EveryPairTests {
  private static let commands = """
    manifest() {
      echo 'let package = Package(name: "Shop", targets: [' > Package.swift
      for target; do
        uses=$(echo "${target#*:}" | sed 's/[A-Za-z]\\{1,\\}/"&"/g')
        echo "  .target(name: \\"${target%%:*}\\", dependencies: [$uses])," >> Package.swift
      done
      echo '])' >> Package.swift
    }
    cls() { file=$1; shift; printf '%s\\n' "$@" | put "Sources/$file.swift"; }

    """

  /// The repository; each commit has a tag `s0`, `s1`, ….
  private static func repository() throws -> ScriptedRepository {
    var script = commands
    for (number, step) in PlannedHistory.steps.enumerated() {
      if let parent = step.parent { script += "git checkout -q --detach s\(parent)\n" }
      if let merged = step.merged {
        script += "git merge -q --no-commit --no-ff s\(merged) 2> merged; rm merged\n"
      }
      script += step.script + "\ncommit '\(step.subject)'; git tag s\(number)\n"
    }
    return try ScriptedRepository(script)
  }

  /// How often the project has each line after each commit.
  private static var states: [[String: Int]] {
    var states: [[String: Int]] = []
    for (number, step) in PlannedHistory.steps.enumerated() {
      var state = number == 0 ? [:] : states[step.parent ?? number - 1]
      for line in step.plants {
        guard line != "=" else {
          state = states[0]
          continue
        }
        state[String(line.dropFirst(2)), default: 0] += line.hasPrefix("+") ? 1 : -1
      }
      states.append(state.filter { $0.value != 0 })
    }
    return states
  }

  /// What came and what went between two states, as ``Changes/lines`` tells it.
  private func expected(from base: [String: Int], to head: [String: Int]) -> [String] {
    var lines: [String] = []
    for line in Set(base.keys).union(head.keys) {
      let more = (head[line] ?? 0) - (base[line] ?? 0)
      lines += Array(repeating: "\(more > 0 ? "+" : "-") \(line)", count: abs(more))
    }
    // No planted type stands inside another, so a type's name is what follows the module's.
    let gone = lines.filter { $0.hasPrefix("- type ") }.map {
      $0.dropFirst(7).split(separator: ".")
    }
    let come = lines.filter { $0.hasPrefix("+ type ") }.map {
      $0.dropFirst(7).split(separator: ".")
    }
    for old in gone {
      for new in come where new[1] == old[1] {
        lines.append("moved \(old[1]) \(old[0]) → \(new[0])")
      }
    }
    return lines.sorted()
  }

  @Test func everyDiffIsExactlyWhatWasPlanted() throws {
    let steps = PlannedHistory.steps
    #expect(steps.count == 20)
    let states = Self.states
    let repository = try Self.repository()
    let git = try GitRepository(at: repository.path)
    let last = try CommitTree(of: git, at: git.commit("s19"))
    let results = try steps.indices.map { number in
      try result(of: try CommitTree(of: git, at: git.commit("s\(number)")), against: last)
    }
    for base in steps.indices {
      for head in steps.indices {
        let changes = Changes(
          from: results[base], named: steps[base].subject, to: results[head],
          named: steps[head].subject, isHeld: { _ in true })
        #expect(
          changes.lines == expected(from: states[base], to: states[head]),
          "from \"\(steps[base].subject)\" to \"\(steps[head].subject)\"")
        let known = changes.findings.count { $0.state == .known }
        let findings = states[head].filter { $0.key.prefix { $0 != " " }.contains("_") }
        let new = changes.findings.count { $0.state == .new }
        #expect(known + new == findings.values.reduce(0, +))
        #expect(changes.base.surface == states[base].keys.count { $0.hasPrefix("public ") })
        #expect(changes.head.summary.types == types(in: states[head]))
      }
    }
  }

  /// Private twins are two types of one name.
  private func types(in state: [String: Int]) -> Int {
    let twins = (state["weak_delegates Models.Cache.delegate → Models.CacheDelegate"] ?? 1) - 1
    return state.keys.count { $0.hasPrefix("type ") } + 2 * twins
  }
}
