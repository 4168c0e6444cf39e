extension GitRepository {
  /// The best common ancestor of two commits: where their branches parted.
  package func mergeBase(_ first: Commit, _ second: Commit) throws(ProjectError) -> Commit {
    let output = try git.run(["merge-base", first.id, second.id])
    guard output.status == 0, let id = output.lines.first else {
      let pair = "\(first.id.prefix(12)) and \(second.id.prefix(12))"
      throw ProjectError(
        isShallow
          ? "\(pair) have no common commit in this shallow clone; fetch more of its history with "
            + "`git fetch --unshallow`"
          : "\(pair) have no common commit")
    }
    return try commit(String(id))
  }

  /// The branch that others start from: what the remote calls its head, else `main` or `master` of
  /// the remote, else of this repository; nil where there is none of these.
  func defaultBranch() throws(ProjectError) -> String? {
    let head = try git.run(["symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"])
    var candidates = ["origin/main", "origin/master", "main", "master"]
    if head.status == 0, let name = head.lines.first, name.hasPrefix("refs/remotes/") {
      candidates.insert(String(name.dropFirst("refs/remotes/".count)), at: 0)
    }
    for name in candidates {
      let place = name.hasPrefix("origin/") ? "refs/remotes/\(name)" : "refs/heads/\(name)"
      let found = try git.run(["rev-parse", "--verify", "--quiet", "\(place)^{commit}"])
      if found.status == 0 { return name }
    }
    return nil
  }

  /// The commit against which a change is measured when none is named: where the checked out
  /// commit parted from the default branch.
  package func defaultBase(of head: Commit) throws(ProjectError) -> Commit {
    guard let branch = try defaultBranch() else {
      throw ProjectError(
        "there is no branch main or master to compare with; name a commit to compare with")
    }
    return try mergeBase(try commit(branch), head)
  }
}
