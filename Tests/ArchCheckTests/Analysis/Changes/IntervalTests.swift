import Repositories
import Testing

@testable import ArchCheck

@Suite struct IntervalTests {
  /// Of commits at these times, newest first, those that are chosen.
  private func check(
    _ text: String, _ times: [Int], _ expected: [Int], location: SourceLocation = #_sourceLocation
  ) throws {
    let interval = try #require(Interval(text), sourceLocation: location)
    let commits = times.compactMap { time in
      Commit(id: "\(time)", object: Array("committer A <a> \(time) +0000\n\nx".utf8))
    }
    #expect(commits.count == times.count, sourceLocation: location)
    #expect(interval.chosen(from: commits).map(\.time) == expected, sourceLocation: location)
  }

  /// Noon of a day of November 2023; the 13th was a Monday.
  private func noon(_ day: Int) -> Int {
    1_698_796_800 + (day - 1) * 86_400 + 43_200
  }

  @Test func everyCommit() throws {
    try check("commit", [3, 2, 2, 1], [3, 2, 2, 1])
    try check("1", [3, 2, 2, 1], [3, 2, 2, 1])
    try check("commit", [], [])
  }

  @Test func everySoManyCommitsFromTheNewest() throws {
    try check("3", [9, 8, 7, 6, 5, 4, 3], [9, 6, 3])
    try check("100", [9, 8], [9])
  }

  @Test func theLastOfEachDay() throws {
    let times = [noon(14) + 1, noon(14), noon(13) + 43_199, noon(13), noon(12)]
    try check("day", times, [noon(14) + 1, noon(13) + 43_199, noon(12)])
    // Midnight begins a day.
    try check(
      "day", [noon(13) + 43_200, noon(13) + 43_199], [noon(13) + 43_200, noon(13) + 43_199])
    try check("day", [1, -1], [1, -1])
  }

  @Test func weeksStartOnMonday() throws {
    try check(
      "week", [noon(19), noon(13), noon(12), noon(6), noon(5)], [noon(19), noon(12), noon(5)])
    // Before 1970, too: 1969-12-29 was a Monday.
    try check("week", [0, -3 * 86_400, -3 * 86_400 - 1], [0, -3 * 86_400 - 1])
  }

  @Test(arguments: ["", "0", "-1", "month", "Week", "1.5", "٣"])
  func otherWordsAreRefused(_ text: String) {
    #expect(Interval(text) == nil)
  }
}

@Suite struct CommitRangeTests {
  private static let script = """
    for i in 1 2 3; do echo $i | put A.swift; commit "Commit $i"; git tag v$i; done
    git checkout -q -b topic v2; echo x | put B.swift; commit topic
    git checkout -q main; git merge -q --no-ff -m merge topic

    """

  private func check(
    _ range: String, _ expected: [String], location: SourceLocation = #_sourceLocation
  ) throws {
    let repository = try ScriptedRepository(Self.script)
    let git = try GitRepository(at: repository.path)
    #expect(try git.commits(in: range).map(\.subject) == expected, sourceLocation: location)
  }

  @Test func followsFirstParents() throws {
    try check("HEAD", ["merge", "Commit 3", "Commit 2", "Commit 1"])
    try check("v1..main", ["merge", "Commit 3", "Commit 2"])
    try check("v1..", ["merge", "Commit 3", "Commit 2"])
    try check("..topic", [])
    try check("main..topic", [])
    try check("v3..topic", ["topic"])
    try check("topic", ["topic", "Commit 2", "Commit 1"])
    try check("v2", ["Commit 2", "Commit 1"])
  }

  @Test(arguments: [
    (0, 0), (86_399, 0), (86_400, 1), (-1, -1), (-86_400, -1), (-86_401, -2),
    (Int.max, Int.max / 86_400), (Int.min, Int.min / 86_400 - 1),
  ])
  func daysOfAnyTime(_ time: Int, _ day: Int) {
    #expect(dayNumber(ofTime: time) == day)
  }

  @Test(arguments: [
    "a...b", "a..b..c", "nothing", "v1..nothing", "nothing..v1", "", "--all", "^v1",
  ])
  func whatIsNoRangeIsAnError(_ range: String) throws {
    let repository = try ScriptedRepository(Self.script)
    let git = try GitRepository(at: repository.path)
    #expect(throws: ProjectError.self) { try git.commits(in: range) }
  }
}
