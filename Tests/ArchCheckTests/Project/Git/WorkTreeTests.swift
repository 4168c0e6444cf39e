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
    #expect(state.blobs["Sources/A.swift"] == nil)
  }

  @Test func onlyTheOpenedFolderCounts() throws {
    #expect(try !state("echo x > Docs/Read.md", folder: "Sources").isDirty)
    #expect(try state("echo x > Sources/A.swift", folder: "Sources").isDirty)
  }

  @Test func knowsTheBlobsOfUntouchedFiles() throws {
    let state = try state(
      """
      sleep 1.1; touch x; git add x; git rm -q --cached x; rm x
      echo 'let b = 2' > Sources/B.swift
      """, folder: "Sources")
    #expect(state.blobs == ["A.swift": "67bbe3ba8e768c60a01fd1ece2faa2a3b5791f69"])
    #expect(state.head?.subject == "one")
  }

  /// The bytes on disk are not those of the blob, although git calls the file unchanged.
  @Test(arguments: ["'* text eol=crlf'", "'* filter=x'"])
  func knowsNoBlobOfConvertedFiles(_ attributes: String) throws {
    let state = try state(
      """
      git config filter.x.smudge 'tr 1 2'; git config filter.x.clean 'tr 2 1'
      echo \(attributes) > .gitattributes; commit attributes
      rm -r Sources; git checkout -q .
      sleep 1.1; touch x; git add x; git rm -q --cached x; rm x
      """, folder: "Sources")
    #expect(!state.isDirty)
    #expect(state.blobs.isEmpty)
  }

  @Test func aRepositoryWithoutCommitsHasNoHead() throws {
    let repository = try ScriptedRepository("echo 1 | put A.swift")
    let state = try GitRepository(at: repository.path).workTree()
    #expect(state.head == nil)
    #expect(state.isDirty)
  }
}
