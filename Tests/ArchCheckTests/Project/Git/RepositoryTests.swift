import Foundation
import Repositories
import Testing

@testable import ArchCheck

@Suite struct RepositoryTests {
  private static let three = """
    for i in 1 2 3; do echo "let a = $i" | put A.swift; commit "Commit $i"; done

    """

  /// What `A.swift` holds at a revision of the repository at a path.
  private func contents(_ revision: String, at path: String) throws -> String? {
    let git = try GitRepository(at: path)
    return try CommitTree(of: git, at: git.commit(revision)).contents(of: "A.swift")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    "git clone -q --bare . other", "git clone -q . other", "git worktree add -q other HEAD~0",
    "git clone -q . other; git -C other checkout -q --detach HEAD",
    "git clone -q --no-checkout . other; git -C other sparse-checkout set Nothing",
    "git clone -q --shared . other", "git clone -q . other; git -C other pack-refs --all",
  ])
  func readsRepositoriesOfEveryShape(_ script: String) throws {
    let repository = try ScriptedRepository(Self.three + script)
    let other = "\(repository.path)/other"
    #expect(try contents("HEAD", at: other) == "let a = 3\n")
    #expect(try contents("HEAD~2", at: other) == "let a = 1\n")
  }

  @Test func aShallowCloneSaysWhatItLacks() throws {
    let repository = try ScriptedRepository(
      Self.three + "git clone -q --depth 2 \"file://$PWD\" other")
    let other = "\(repository.path)/other"
    #expect(try contents("HEAD~1", at: other) == "let a = 2\n")
    #expect(message { _ = try contents("HEAD~2", at: other) }.contains("shallow"))
  }

  @Test func aPartialCloneFetchesNothing() throws {
    let repository = try ScriptedRepository(
      Self.three + """
        git config uploadpack.allowFilter true
        git clone -q --filter=blob:none "file://$PWD" other
        """)
    let other = "\(repository.path)/other"
    #expect(try contents("HEAD", at: other) == "let a = 3\n")
    #expect(try contents("HEAD~2", at: other) == nil)
    let git = try GitRepository(at: other)
    #expect(try CommitTree(of: git, at: git.commit("HEAD~2")).files().map(\.path) == ["A.swift"])
  }

  /// A damaged file whose header tells of more bytes than can be counted with their end.
  @Test func anObjectThatSaysItIsEndless() throws {
    let id = "882fd6fd96fa6ea5c0a096a171c4fddf4d1b7549"
    let object = "eJxLyslPUrA0MjI2NjcyMDazMDUxNze1MDBnAABTiwWo"
    let repository = try ScriptedRepository(
      """
      mkdir .git/objects/\(id.prefix(2))
      echo \(object) | base64 -d > .git/objects/\(id.prefix(2))/\(id.dropFirst(2))
      """)
    var git = try GitProcess(folder: repository.path)
    git.timeLimit = .seconds(1)
    #expect(ObjectReader(git).contents(of: id) == nil)
  }

  @Test(arguments: ["nothing", "HEAD~3", "", "-h", "--help", "HEAD:A.swift", "main\nmain", "@{9}"])
  func anUnknownRevisionIsAnError(_ revision: String) throws {
    let repository = try ScriptedRepository(Self.three)
    let text = message { _ = try contents(revision, at: repository.path) }
    #expect(!text.isEmpty)
    #expect(!text.contains("Optional"))
  }

  /// What is asked for when a repository is opened is what is asked for later.
  @Test(arguments: [
    ["HEAD"], ["HEAD~2", "HEAD~1"], ["main", "main"], ["HEAD", "nothing"], ["-h", "HEAD~1"],
    ["HEAD~1..HEAD"], ["nothing", "HEAD:A.swift", "HEAD"],
  ])
  func namesOfCommitsAreFoundAtOnce(_ revisions: [String]) throws {
    let repository = try ScriptedRepository(Self.three)
    let plain = try GitRepository(at: repository.path)
    let git = try GitRepository(at: repository.path, naming: revisions)
    #expect(git.prefix == plain.prefix && git.headID == plain.headID)
    for revision in revisions {
      let text = message { _ = try plain.commit(revision) }
      #expect(message { _ = try git.commit(revision) } == text)
      #expect((try? git.commit(revision)) == (try? plain.commit(revision)))
    }
  }

  @Test func aFolderOutsideOfARepositoryIsAnError() throws {
    #expect(message { _ = try GitRepository(at: "/") }.contains("no git repository"))
  }

  @Test func readsCommits() throws {
    let repository = try ScriptedRepository(Self.three)
    let git = try GitRepository(at: repository.path)
    let commit = try git.commit("main")
    #expect(commit.subject == "Commit 3")
    #expect(commit.time == 1_700_000_000 + 2 * 86_400)
    #expect(Day(secondsSince1970: commit.time).number == 19675 + 2)
    #expect(try commit.parents == [git.commit("main~1").id])
    #expect(try git.commit(String(commit.id.prefix(8))) == commit)
  }

  @Test func findsWhereABranchBegan() throws {
    let repository = try ScriptedRepository(
      Self.three + """
        git checkout -q -b topic HEAD~1
        echo 1 | put B.swift; commit B
        git checkout -q main; echo 1 | put C.swift; commit C
        git checkout -q topic
        """)
    let git = try GitRepository(at: repository.path)
    #expect(try git.defaultBranch() == "main")
    #expect(try git.defaultBase(of: git.commit("HEAD")).subject == "Commit 2")
    try repository.run("git checkout -q --orphan lonely; commit lonely")
    #expect(message { _ = try git.defaultBase(of: git.commit("HEAD")) }.contains("no common"))
  }

  @Test func prefersTheRemotesHead() throws {
    let repository = try ScriptedRepository(
      Self.three + """
        git branch -q -m trunk
        git clone -q . other; git -C other checkout -q -b topic
        git -C other remote set-url origin https://me:secret@example.com/shop.git
        """)
    let git = try GitRepository(at: "\(repository.path)/other")
    #expect(try git.defaultBranch() == "origin/trunk")
    #expect(try git.remoteURL() == "https://example.com/shop.git")
  }

  /// Everything a repository can configure to be run on `status`, `diff`, `log` or `checkout`.
  @Test func runsNothingThatTheRepositoryNames() throws {
    let repository = try ScriptedRepository(
      Self.three + """
        printf '#!/bin/sh\\ntouch "%s/ran"\\ncat\\n' "$PWD" > bait; chmod +x bait
        for key in core.fsmonitor filter.x.clean filter.x.smudge filter.x.process diff.external \
          diff.x.textconv core.sshCommand core.pager gpg.program credential.helper \
          core.alternateRefsCommand; do git config $key "$PWD/bait"; done
        git config log.showSignature true; git config diff.x.command "$PWD/bait"
        git config core.hooksPath "$PWD/hooks"; mkdir hooks
        for hook in post-index-change fsmonitor-watchman post-checkout pre-auto-gc; do
          cp bait hooks/$hook
        done
        echo '* filter=x diff=x' > .gitattributes
        echo 'let a = 9' > A.swift
        rm -f ran
        """)
    let git = try GitRepository(at: repository.path)
    let state = try git.workTree()
    #expect(state.isDirty)
    _ = try contents("HEAD~1", at: repository.path)
    _ = try git.defaultBase(of: git.commit("HEAD"))
    #expect(!FileManager.default.fileExists(atPath: "\(repository.path)/ran"))
  }
}
