import Repositories
import Testing

@testable import ArchCheck

@Suite struct WorkTreeTests {
  private static let start = """
    echo '*.tmp.swift' | put .gitignore
    echo 'let a = 1' | put Sources/A.swift
    echo 'let b = 1' | put Sources/B.swift
    echo 'text' | put Docs/Read.md
    ln -s A.swift Sources/Link.swift
    commit one

    """

  private func state(_ script: String, folder: String = "") throws -> WorkTree {
    let repository = try ScriptedRepository(Self.start + script)
    return try GitRepository(at: "\(repository.path)/\(folder)").workTree()
  }

  @Test(arguments: [
    "", "touch Sources/A.swift", "echo x > New.md", "echo x > New.tmp.swift",
    "cp Sources/A.swift x; mv x Sources/A.swift", "git checkout -q --detach",
    "rm Sources/Link.swift; ln -s A.swift Sources/Link.swift",
    "printf 'let a = 1\\r\\n' > Sources/A.swift; git config core.autocrlf true",
    "git sparse-checkout set Docs",
  ])
  func isClean(_ script: String) throws {
    #expect(try !state(script).isDirty)
  }

  @Test(arguments: [
    "echo 'let a = 2' > Sources/A.swift", "rm Sources/A.swift", "git rm -q Sources/A.swift",
    "echo 'let c = 1' > Sources/C.swift", "echo 1 > C.swift; git add C.swift",
    "echo 'version: 1' > .archcheck.yml",
    "echo 1 > C.swift; git add -N C.swift", "chmod +x Sources/A.swift",
    "echo 'let a = 2' > Sources/A.swift; git add -A; echo 'let a = 1' > Sources/A.swift",
    "rm Sources/Link.swift; ln -s B.swift Sources/Link.swift",
    "rm Sources/A.swift; mkdir Sources/A.swift",
    """
    git checkout -q -b x; echo 2 > Sources/A.swift; commit x
    git checkout -q main; echo 3 > Sources/A.swift; commit y
    git merge -q x > merged || true
    """,
  ])
  func isDirty(_ script: String) throws {
    #expect(try state(script).isDirty)
  }

  /// An edit of the same size within one tick of the clock leaves the same times.
  @Test func seesAnEditThatKeepsSizeAndTimes() throws {
    let state = try state(
      """
      touch -d @1600000000 Sources/A.swift; git update-index --refresh > refreshed
      echo 'let a = 2' > Sources/A.swift; touch -d @1600000000 Sources/A.swift
      rm refreshed
      """)
    #expect(state.isDirty)
  }

  @Test func onlyTheOpenedFolderCounts() throws {
    #expect(try !state("echo x > Docs/Read.md", folder: "Sources").isDirty)
    #expect(try state("echo x > Sources/A.swift", folder: "Sources").isDirty)
  }

  /// What git makes of a file at checkout is no change, although the bytes are not those of the blob.
  @Test func aConvertedFileIsClean() throws {
    let state = try state(
      """
      echo '* text eol=crlf' > .gitattributes; commit attributes
      rm -r Sources; git checkout -q .
      """, folder: "Sources")
    #expect(!state.isDirty)
    #expect(state.head?.subject == "attributes")
  }

  /// A copy has other stamps than the index; its files are looked at once.
  @Test func aCopyIsCleanAndKnownTheNextTime() throws {
    let repository = try ScriptedRepository(
      Self.start + "mkdir copy; cp -r .git Sources Docs .gitignore copy")
    let folder = "\(repository.path)/copy"
    let cache = Cache(folder: "\(repository.path)/cache", build: "1")
    let contents = ContentIndex(root: folder, cache: cache)
    let git = try GitRepository(at: folder, cache: cache)
    #expect(try !git.workTree(contents: contents).isDirty)
    contents.save()
    cache.save()
    let later = Cache(folder: "\(repository.path)/cache", build: "1")
    let again = try GitRepository(at: folder, cache: later)
    let index = ContentIndex(root: folder, cache: later)
    #expect(try !again.workTree(contents: index).isDirty)
    #expect(try again.head()?.subject == "one")
    try repository.run("echo 'let a = 3' > copy/Sources/A.swift")
    #expect(try again.workTree(contents: index).isDirty)
  }

  @Test func aRepositoryWithoutCommitsHasNoHead() throws {
    let repository = try ScriptedRepository("echo 1 | put A.swift")
    let state = try GitRepository(at: repository.path).workTree()
    #expect(state.head == nil)
    #expect(state.isDirty)
  }
}
