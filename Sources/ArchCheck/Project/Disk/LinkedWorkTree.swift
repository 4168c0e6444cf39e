import Foundation

/// Whether a folder is one more work tree of a repository, as `git worktree add` makes it: the same
/// files on another branch. A submodule has a file `.git` too, which leads to `.git/modules`.
func isLinkedWorkTree(_ folder: String) -> Bool {
  guard let head = try? FileHandle(forReadingAtPath: "\(folder)/.git")?.read(upToCount: 4096),
    let line = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline).first,
    line.hasPrefix("gitdir:")
  else { return false }
  return pathSteps(String(line)).dropLast().suffix(2) == [".git", "worktrees"]
}
