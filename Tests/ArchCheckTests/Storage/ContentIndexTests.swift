import Foundation
import Testing

@testable import ArchCheck

/// Which files are trusted to be what they were.
@Suite struct ContentIndexTests {
  private static let content = Digest(of: ["content"])

  private func stamp(_ modified: Double, changed: Double = 1000.5, size: UInt32 = 9) -> FileStamp {
    FileStamp(modified: time(modified), changed: time(changed), inode: 7, size: size)
  }

  private func time(_ seconds: Double) -> FileTime {
    FileTime(
      seconds: Int(seconds), nanoseconds: Int((seconds - seconds.rounded(.down)) * 1_000_000_000))
  }

  @Test func knowsFilesOfAnEarlierRunByTheirStamps() throws {
    try inTemporaryFolder { folder in
      let cache = Cache(folder: folder, build: "1")
      let index = ContentIndex(root: "/p", cache: cache)
      index.note(Self.content, of: "a.swift", stamp: stamp(900.25))
      index.save()
      cache.save()

      func later(_ stamp: FileStamp, root: String = "/p") -> Digest? {
        ContentIndex(root: root, cache: Cache(folder: folder, build: "1"))
          .content(of: "a.swift", stamp: stamp)
      }
      #expect(later(stamp(900.25)) == Self.content)
      #expect(later(stamp(900.5)) == nil)
      #expect(later(stamp(900.25, changed: 1000.75)) == nil)
      #expect(later(stamp(900.25, size: 10)) == nil)
      #expect(later(stamp(900.25), root: "/q") == nil)
    }
  }

  @Test func anEditWithinOneTickIsSeen() throws {
    try inTemporaryFolder { folder in
      // What is written now may be written again before the clock ticks.
      let file = "\(folder)/a.swift"
      var seen: [[UInt8]?] = []
      for text in ["let a = 1", "let a = 2", "let a = 3", "let a = 4"] {
        try write(text, to: file)
        let cache = Cache(folder: "\(folder)/cache", build: "1")
        var tree = try DiskTree(root: folder)
        let index = ContentIndex(root: folder, cache: cache)
        tree.index = index
        let known = tree.blob(of: "a.swift")
        #expect(known == nil || known == blobID(of: Array(text.utf8)))
        seen.append(tree.contents(of: "a.swift"))
        index.save()
        cache.save()
      }
      #expect(seen.last == Array("let a = 4".utf8))
    }
  }

  @Test(arguments: [
    (900.25, 1000.5, true), (1000.25, 1000.25, true),
    // The same tick of the clock, a change of the file's place, and times in the future.
    (1000.48, 900.5, false), (900.5, 1000.48, false), (2000.5, 900.5, false),
    // Clocks without fractions tick every two seconds.
    (999, 900.5, false), (997, 900.5, true),
  ])
  func settledIsWhatNoLaterEditCanLookLike(_ modified: Double, _ changed: Double, _ expected: Bool)
  {
    let now = modified == 900.25 ? 1001 : 1000.5
    #expect(stamp(modified, changed: changed).isSettled(at: time(now)) == expected)
  }

  @Test func extremeTimesAreNoCrash() {
    let last = FileStamp(
      modified: FileTime(seconds: .max, nanoseconds: 1),
      changed: FileTime(seconds: .min / 2, nanoseconds: 1), inode: 0, size: 0)
    #expect(!last.isSettled(at: time(1000)))
  }
}
