import Foundation
import Repositories
import Testing

@testable import ArchCheck

@Suite struct HistoryTests {
  private static let script = """
    manifest() {
      echo 'let package = Package(name: "Shop", targets: [' > Package.swift
      for name; do echo ".target(name: \\"$name\\")," >> Package.swift; done
      echo '])' >> Package.swift
    }
    manifest Cart
    echo 'public struct Cart {}' | put Sources/Cart/Cart.swift; commit one
    echo 'Words' | put README.md; commit two
    manifest Cart Feed
    printf 'import Cart\\nstruct Feed { let cart: Cart }\\n' | put Sources/Feed/Feed.swift; commit three
    git rm -q -r -f .; echo x | put README.md; commit four
    printf '\\033[31m|red|\\n' > message; git rm -q --cached README.md
    manifest Cart; echo 'final class Cart { static let shared = Cart() }' | put Sources/Cart/Cart.swift
    git add Package.swift Sources
    export GIT_AUTHOR_DATE='1700600000 +0000' GIT_COMMITTER_DATE='1700600000 +0000'
    git commit -q -F message

    """

  private func history(
    _ range: String = "HEAD", _ interval: Interval = .commit, store: HistoryStore? = nil
  ) throws -> History {
    let repository = try ScriptedRepository(Self.script)
    let git = try GitRepository(at: repository.path)
    let analysis = Analysis(
      tree: try DiskTree(root: repository.path), rootName: "Shop", rules: plantedRules,
      today: Day(number: 20_000))
    return try History(
      of: interval.chosen(from: try git.commits(in: range)), in: git, judgedBy: analysis,
      store: store)
  }

  @Test func tellsTheOldestFirst() throws {
    let entries = try history().entries
    #expect(entries.map(\.subject) == ["one", "two", "three", "four", "\u{1B}[31m|red|"])
    #expect(entries.map(\.summary.modules) == [1, 1, 2, 0, 1])
    #expect(entries.map(\.summary.types) == [1, 1, 2, 0, 1])
    #expect(entries.map(\.moduleDependencies) == [0, 0, 1, 0, 0])
    #expect(entries.map(\.surface) == [1, 1, 1, 0, 0])
    #expect(entries.map(\.summary.findings.warning) == [0, 0, 0, 0, 1])
    #expect(entries.map { $0.meanDistance == nil }.filter { $0 }.count < 5)
    #expect(entries[1].time - entries[0].time == 86_400)
  }

  /// What one run says of a commit, each other run says, too, whichever commits it looks at.
  @Test func isTheSameForEachCommitAlone() throws {
    let whole = try history().entries
    let some = try history("HEAD", .every(2)).entries
    #expect(some == [whole[0], whole[2], whole[4]])
    #expect(try history("HEAD~2..HEAD").entries == Array(whole[3...]))
    #expect(try history("HEAD..HEAD").entries == [])
  }

  @Test func takesFromTheStoreWhatItHas() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var kept = 0
    func entries(_ judgedBy: String = "configuration") throws -> [HistoryEntry] {
      let cache = Cache(folder: folder.path, build: "1")
      let store = HistoryStore(cache: cache, judgedBy: [judgedBy])
      let repository = try ScriptedRepository(Self.script)
      let git = try GitRepository(at: repository.path)
      kept = try git.commits(in: "HEAD").count {
        store.entry(of: $0, on: Day(number: 20_000)) != nil
      }
      defer { cache.save() }
      return try history(store: store).entries
    }
    let first = try entries()
    #expect(kept == 0)
    #expect(try entries() == first)
    #expect(kept == 5)
    #expect(try entries("another") == first)
    #expect(kept == 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try Data("{".utf8).write(to: folder.appendingPathComponent(name))
    }
    #expect(try entries() == first)
    #expect(kept == 0)
  }
}
