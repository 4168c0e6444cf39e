extension GitRepository {
  /// The commits of a range such as `v1..main`, or all up to a commit, along first parents and the
  /// newest first; the range may leave out its end, which is then HEAD.
  package func commits(in range: String) throws(ProjectError) -> [Commit] {
    let ends = range.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    guard !range.isEmpty, ends.count <= 2, !range.contains("...") else {
      throw ProjectError("\"\(range)\" is not a range of commits; write FIRST..LAST or LAST")
    }
    let names = ends.map { $0.isEmpty ? "HEAD" : $0 }
    let last = try commit(names.last ?? "HEAD")
    var arguments = ["rev-list", "--first-parent", last.id]
    if ends.count == 2 { arguments.append("^\(try commit(names[0]).id)") }
    let output = try git.run(arguments)
    guard output.status == 0 else {
      throw ProjectError("git cannot list \(range): \(firstLine(of: output.message))")
    }
    return try output.lines.map { line throws(ProjectError) in
      let id = String(line)
      guard let commit = objects.contents(of: id).flatMap({ Commit(id: id, object: $0) }) else {
        throw failure(toRead: "the commit", at: id)
      }
      return commit
    }
  }
}

extension GitRepository {
  /// Why a range holds no commits, in words for the user.
  package func reason(whyNoneAreIn range: String) throws(ProjectError) -> String {
    let names = range.split(separator: "..", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "HEAD" : String($0) }
    guard names.count == 2 else { return "\(range) holds no commits" }
    return try commit(names[0]).id == commit(names[1]).id
      ? "\(range) holds no commits: both ends are the same one"
      : "\(range) holds no commits: \(names[0]) has all that \(names[1]) has; "
        + "\(names[1])..\(names[0]) is what came since"
  }
}

/// Which commits of a history are looked at.
package enum Interval: Sendable, Hashable {
  case commit, day, week
  /// Every so many commits, the newest one first.
  case every(Int)

  /// Reads `commit`, `day`, `week` or a number from 1.
  package init?(_ text: String) {
    switch text {
    case "commit": self = .commit
    case "day": self = .day
    case "week": self = .week
    default:
      guard let count = Int(text), count >= 1 else { return nil }
      self = .every(count)
    }
  }

  /// The chosen ones of commits that come newest first, in the same order: the last of each day or
  /// week in UTC, weeks starting on Monday.
  package func chosen(from commits: [Commit]) -> [Commit] {
    switch self {
    case .commit: return commits
    case .every(let count):
      return commits.enumerated().filter { $0.offset.isMultiple(of: count) }.map(\.element)
    case .day, .week:
      var last: Int?
      return commits.filter { commit in
        // 1970-01-01 was a Thursday.
        let shifted = commit.dayNumber + 3
        let period = self == .day ? commit.dayNumber : (shifted - (shifted % 7 + 7) % 7) / 7
        defer { last = period }
        return period != last
      }
    }
  }
}
