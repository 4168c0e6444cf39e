/// The UTC day of a time in seconds since 1970-01-01 UTC, as the number of days since then.
func dayNumber(ofTime time: Int) -> Int {
  time / 86_400 - (time % 86_400 < 0 ? 1 : 0)
}

/// A commit of a repository.
package struct Commit: Sendable, Hashable {
  /// Hexadecimal, in full.
  package var id: String
  /// Id of what the repository held then: all folders and files.
  package var tree: String
  /// Ids of the parents, the first one first.
  package var parents: [String]
  /// When it was committed, in seconds since 1970-01-01 UTC.
  package var time: Int
  /// First line of the message, as its author wrote it: text from a stranger.
  package var subject: String

  /// The UTC day of the commit, as the number of days since 1970-01-01.
  var dayNumber: Int { ArchCheck.dayNumber(ofTime: time) }

  /// Reads a commit object; nil where it is damaged.
  init?(id: String, object: [UInt8]) {
    let text = String(decoding: object, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines.prefix { !$0.isEmpty }
    self.id = id
    tree = header.first { $0.hasPrefix("tree ") }.map { String($0.dropFirst(5)) } ?? ""
    parents = header.filter { $0.hasPrefix("parent ") }.map { String($0.dropFirst(7)) }
    subject = lines.dropFirst(header.count).first { !$0.isEmpty }.map(String.init) ?? ""
    // `committer Name <address> 1700000000 +0100`; the name may hold anything but `>`.
    guard let committer = header.first(where: { $0.hasPrefix("committer ") }),
      let end = committer.lastIndex(of: ">"),
      let time = committer[end...].split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    self.time = time
  }
}

extension GitRepository {
  /// The commit that a revision such as `main`, `HEAD~20` or an abbreviated id names.
  package func commit(_ revision: String) throws(ProjectError) -> Commit {
    guard Self.isNameOfCommit(revision) else {
      throw ProjectError("\"\(revision)\" is not the name of a commit")
    }
    if let id = named[revision] { return try commit(id: id) }
    let output = try git.run(["rev-parse", "--verify", "\(revision)^{commit}"])
    guard output.status == 0, let id = output.lines.first.map(String.init) else {
      throw ProjectError(reason(whyUnknown: revision, message: output.message))
    }
    return try commit(id: id)
  }

  private func commit(id: String) throws(ProjectError) -> Commit {
    let key = Digest(of: ["commit", id])
    let kept = cache?.value(of: key) { Array($0) }
    guard let object = kept ?? objects.contents(of: id),
      let commit = Commit(id: id, object: object)
    else {
      throw ProjectError("commit \(id) cannot be read; the repository is damaged or not complete")
    }
    if kept == nil { cache?.keep(key) { object } }
    return commit
  }

  /// The commit that is checked out, or nil before the first one.
  package func head() throws(ProjectError) -> Commit? {
    try headID.map { id throws(ProjectError) in try commit(id: id) }
  }

  private func reason(whyUnknown revision: String, message: String) -> String {
    if headID == nil, revision.hasPrefix("HEAD") || revision.hasPrefix("@") {
      return "there is no commit yet"
    }
    if message.contains("ambiguous") {
      return "\(revision) is the beginning of several ids; write more of it"
    }
    if let branch = remoteBranch(named: revision) {
      return "\(revision) is no commit, branch or tag of this repository; there is \(branch)"
    }
    let unknown = "\(revision) is no commit, branch or tag of this repository"
    guard isShallow else { return unknown }
    let more = "`git fetch --unshallow` (in CI: check out with full history)"
    let isCounted = revision.contains { "~^@".contains($0) } || revision.allSatisfy(\.isHexDigit)
    if isCounted {
      return "\(revision) is not in this shallow clone, whose history is cut off; fetch more of it "
        + "with \(more)"
    }
    let name = revision.hasPrefix("origin/") ? String(revision.dropFirst(7)) : revision
    return "\(unknown), which is a shallow clone; fetch a branch with "
      + "`git fetch origin \(name):refs/remotes/origin/\(name)`, or everything with \(more)"
  }

  /// The branch of a remote that is called so, as of `main` in a clone of another branch.
  private func remoteBranch(named name: String) -> String? {
    let listed = try? git.run(["for-each-ref", "--format=%(refname:short)", "refs/remotes"])
    return listed.flatMap { output in
      output.lines.map(String.init).first { $0.hasSuffix("/\(name)") }
    }
  }
}
