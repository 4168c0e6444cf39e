import Repositories
import Testing

@testable import ArchCheck

@Suite struct CommitTreeTests {
  /// The tree of a commit lists and reads the same as the checked out files do.
  private func check(
    _ script: String, folder: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let repository = try ScriptedRepository(script)
    let path = folder.isEmpty ? repository.path : "\(repository.path)/\(folder)"
    let git = try GitRepository(at: path)
    let committed = try CommitTree(of: git, at: git.commit("HEAD"))
    let disk = try DiskTree(root: path)
    let paths = try disk.files().map(\.path)
    #expect(committed.root == path, sourceLocation: sourceLocation)
    #expect(committed.files().map(\.path) == paths, sourceLocation: sourceLocation)
    for path in paths {
      let bytes = disk.contents(of: path)
      #expect(committed.contents(of: path) == bytes, sourceLocation: sourceLocation)
    }
    for entry in committed.files() {
      let bytes = try #require(committed.contents(of: entry.path))
      #expect(entry.blob == blobID(of: bytes), sourceLocation: sourceLocation)
      #expect(entry.size == bytes.count, sourceLocation: sourceLocation)
    }
    try checkOtherWays(to: committed, in: path, sourceLocation: sourceLocation)
  }

  /// A tree that was listed in an earlier run, and one that is listed with others of a history,
  /// say the same; the latter do not know sizes.
  private func checkOtherWays(
    to tree: CommitTree, in path: String, sourceLocation: SourceLocation
  ) throws {
    try inTemporaryFolder { folder in
      for _ in 0..<2 {
        let cache = Cache(folder: folder, build: "1")
        let git = try GitRepository(at: path, cache: cache)
        let again = try CommitTree(of: git, at: git.commit("HEAD"))
        #expect(again.listing() == tree.listing(), sourceLocation: sourceLocation)
        cache.save()
      }
    }
    let git = try GitRepository(at: path)
    let commit = try git.commit("HEAD")
    let trees = TreeObjects(of: git)
    for _ in 0..<2 {
      var listing = try CommitTree(of: git, at: commit, trees: trees).listing()
      let sized = zip(listing.entries, tree.files())
      listing.entries = sized.map { TreeEntry(path: $0.path, blob: $0.blob, size: $1.size) }
      #expect(listing == tree.listing(), sourceLocation: sourceLocation)
    }
    let prefix = git.prefix.split(separator: "/").joined(separator: "/")
    #expect(trees.objects(at: commit, below: prefix) != nil, sourceLocation: sourceLocation)
    #expect(trees.objects(at: commit, below: "Nowhere") == nil, sourceLocation: sourceLocation)
  }

  private static let sources = """
    echo 'let a = 1' | put Package.swift
    echo 'let b = 2' | put Sources/A/B.swift
    echo 'let b = 3' | put Sources/A-B/B.swift
    echo 'let b = 3' | put Sources/A.swift
    echo 'let ü = 4' | put 'Sources/ä o/Ü.swift'
    printf '' | put Sources/Empty.swift
    printf '' | put Podfile
    echo 'let c = 5' | put Pods/C.swift
    echo 'let c = 6' | put Sources/Pods/C.swift
    echo 'let c = 7' | put Sources/A/Carthage/Build/C.swift
    echo 'let c = 8' | put Sources/A/DerivedData/C.swift
    echo 'let c = 9' | put DerivedData/Build/C.swift
    echo 'let d = 6' | put .hidden/D.swift

    """

  @Test func listsWhatACheckoutHolds() throws {
    try check(Self.sources + "commit one")
  }

  @Test func readsAFolderOfTheRepository() throws {
    try check(Self.sources + "commit one", folder: "Sources")
  }

  @Test func followsLinksInsideTheTree() throws {
    try check(
      Self.sources + """
        ln -s ../A.swift Sources/A/Link.swift
        ln -s A Sources/Twin
        ln -s .. Sources/A/Circle
        ln -s Loop Sources/Loop
        ln -s /etc Sources/Out
        ln -s ../../../../etc/passwd Sources/A/Passwords.swift
        ln -s Nowhere.swift Sources/Dangling.swift
        ln -s ../Pods Sources/Foreign
        ln -s Sources/A Pods/Sources
        ln -s ../Sources/A Sources/DerivedData
        ln -s Twin/B.swift Sources/Through.swift
        echo 1 | put Büröäö/Datei.swift
        ln -s ../Büröäö Sources/Umlaute
        commit links
        """)
  }

  @Test func aFolderThatDidNotExistIsEmpty() throws {
    let repository = try ScriptedRepository("echo 1 | put A.swift\ncommit one")
    let git = try GitRepository(at: repository.path)
    let tree = try CommitTree(of: git, at: git.commit("HEAD"), folder: "Apps/Shop")
    #expect(tree.files().isEmpty)
    #expect(tree.listing().diagnostics.count == 1)
    let file = try CommitTree(of: git, at: git.commit("HEAD"), folder: "A.swift")
    #expect(file.files().isEmpty)
  }

  @Test func notesSubmodulesAndLargeFilePointers() throws {
    let repository = try ScriptedRepository(
      """
      git init -q inner; cd inner; echo 1 | put Inner.swift; commit inner; cd ..
      git -c advice.addEmbeddedRepo=false add inner
      printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:%064d\\nsize 7\\n' 1 \
        | put Big.swift
      commit one
      """)
    let git = try GitRepository(at: repository.path)
    let listing = try CommitTree(of: git, at: git.commit("HEAD")).listing()
    #expect(listing.entries.map(\.path) == ["Big.swift"])
    #expect(listing.diagnostics.map(\.file) == ["Big.swift", "inner"])
    #expect(listing.diagnostics.map(\.severity) == [.warning, .info])
  }

  @Test func namesInOtherEncodingsAreLeftOut() throws {
    let repository = try ScriptedRepository(
      """
      name=$(printf 'latin-\\344.swift')
      id=$(echo 1 | git hash-object -w --stdin)
      printf '100644 %s\\t%s\\0' "$id" "$name" | git update-index -z --index-info
      git commit -q -m one
      """)
    let git = try GitRepository(at: repository.path)
    let listing = try CommitTree(of: git, at: git.commit("HEAD")).listing()
    #expect(listing.entries.isEmpty)
    #expect(listing.diagnostics.map(\.file) == ["latin-\u{FFFD}.swift"])
  }

  @Test func manyThreadsRead() throws {
    let repository = try ScriptedRepository(
      """
      for i in $(seq 200); do seq $i 2000 > $i.swift; done
      commit many
      """)
    let git = try GitRepository(at: repository.path)
    let tree = try CommitTree(of: git, at: git.commit("HEAD"))
    let files = tree.files()
    #expect(files.count == 200)
    let ids = DeepStackThreads.map(files.count, jobs: 8) { index in
      tree.contents(of: files[index].path).map(blobID)
    }
    #expect(ids == files.map(\.blob))
  }

  @Test func knowsTheIdsThatGitGives() {
    #expect(blobID(of: []) == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
    #expect(blobID(of: Array("let a = 1\n".utf8)) == "67bbe3ba8e768c60a01fd1ece2faa2a3b5791f69")
  }
}
