import Foundation
import Repositories
import Testing

@testable import ArchCheck

/// What one process after the other keeps in a folder and finds there again.
@Suite struct CacheTests {
  /// Runs the body with the path of a cache that does not exist yet.
  private func inCache(_ body: (String) throws -> Void) throws {
    try inTemporaryFolder { try body("\($0)/caches/archcheck") }
  }

  private func open(_ folder: String, build: String = "1", limit: Int = 1 << 20) -> Cache {
    Cache(folder: folder, build: build, limit: limit)
  }

  private func key(_ number: Int) -> Digest { Digest(of: ["\(number)"]) }

  private func value(_ number: Int, count: Int = 100) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ number) }
  }

  /// Keeps values as one run does.
  private func keep(
    _ numbers: some Sequence<Int>, count: Int = 100, using others: [Int] = [], in cache: Cache
  ) {
    for number in others { #expect(found(number, in: cache) != nil) }
    for number in numbers {
      let bytes = value(number, count: count)
      cache.keep(key(number)) { bytes }
    }
    cache.save()
  }

  private func found(_ number: Int, in cache: Cache) -> [UInt8]? {
    cache.value(of: key(number)) { Array($0) }
  }

  private func files(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }

  private func size(_ folder: String) -> Int {
    files(folder).reduce(0) { sum, name in
      sum + (FileManager.default.contents(atPath: "\(folder)/\(name)")?.count ?? 0)
    }
  }

  @Test func findsWhatAnEarlierRunKept() throws {
    try inCache { folder in
      #expect(found(1, in: open(folder)) == nil)
      keep(0..<50, in: open(folder))
      let later = open(folder)
      for number in 0..<50 { #expect(found(number, in: later) == value(number)) }
      #expect(found(50, in: later) == nil)
      #expect(found(1, in: open(folder, build: "2")) == nil)
      #expect(files(folder).count == 1)
    }
  }

  @Test func aNewerValueTakesThePlaceOfAnOlderOne() throws {
    try inCache { folder in
      for count in 1...30 {
        keep([1], count: count, in: open(folder))
        #expect(found(1, in: open(folder)) == value(1, count: count))
      }
      #expect(files(folder).count < 10)
    }
  }

  @Test func joinsSmallFilesAndLosesNothing() throws {
    try inCache { folder in
      for number in 0..<40 { keep([number], in: open(folder)) }
      let later = open(folder)
      for number in 0..<40 { #expect(found(number, in: later) == value(number)) }
      #expect(files(folder).count < 10)
    }
  }

  // MARK: Damage

  @Test func aFileThatIsCutOffAnywhereIsNoCrash() throws {
    try inCache { folder in
      keep(0..<3, in: open(folder))
      let path = "\(folder)/\(files(folder)[0])"
      let whole = try #require(FileManager.default.contents(atPath: path))
      for count in 0..<whole.count {
        try whole.prefix(count).write(to: URL(fileURLWithPath: path))
        let cache = open(folder)
        for number in 0..<3 { #expect(found(number, in: cache) == nil) }
      }
      // It goes away, and what is worked out again is kept.
      keep(0..<3, in: open(folder))
      #expect(found(2, in: open(folder)) == value(2))
      #expect(files(folder).count == 1)
    }
  }

  @Test(arguments: [1, 2])
  func aBitThatFlipsNeverChangesAValue(_ seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    try inCache { folder in
      keep(0..<3, in: open(folder))
      let path = "\(folder)/\(files(folder)[0])"
      let whole = try #require(FileManager.default.contents(atPath: path))
      for offset in whole.indices {
        var damaged = whole
        damaged[offset] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        try damaged.write(to: URL(fileURLWithPath: path))
        let cache = open(folder)
        for number in 0..<3 {
          let found = found(number, in: cache)
          #expect(found == nil || found == value(number))
        }
      }
    }
  }

  @Test func aDamagedValueIsReplaced() throws {
    try inCache { folder in
      keep(0..<3, in: open(folder))
      let path = "\(folder)/\(files(folder)[0])"
      var bytes = try #require(FileManager.default.contents(atPath: path))
      bytes[20] ^= 4
      try bytes.write(to: URL(fileURLWithPath: path))
      let cache = open(folder)
      let missing = (0..<3).filter { found($0, in: cache) == nil }
      #expect(missing.count == 1)
      keep(missing, in: cache)
      let later = open(folder)
      #expect(missing.allSatisfy { found($0, in: later) == value($0) })
    }
  }

  @Test func otherThingsInTheFolderAreLeftAlone() throws {
    try inCache { folder in
      keep([1], in: open(folder))
      for name in ["notes.txt", "x.segment", "a-b-c.segment.txt"] {
        try write("mine", to: "\(folder)/\(name)")
      }
      try FileManager.default.createDirectory(
        atPath: "\(folder)/1-2-3.segment", withIntermediateDirectories: true)
      keep(2..<30, count: 4000, in: open(folder, limit: 20_000))
      let left = files(folder)
      #expect(left.contains("notes.txt") && left.contains("x.segment"))
      #expect(left.contains("a-b-c.segment.txt") && left.contains("1-2-3.segment"))
    }
  }

  @Test func whatAnInterruptedRunLeftGoesAwayLater() throws {
    try inCache { folder in
      keep([1], in: open(folder))
      let (old, new) = ("\(folder)/a.segment.7.tmp", "\(folder)/b.segment.8.tmp")
      try write("half", to: old)
      try write("half", to: new)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: old)
      keep([2], in: open(folder))
      #expect(!FileManager.default.fileExists(atPath: old))
      #expect(FileManager.default.fileExists(atPath: new))
    }
  }

  // MARK: Size

  @Test func whatWasNotUsedForLongestGoesFirst() throws {
    try inCache { folder in
      let limit = 100_000
      for number in 0..<8 { keep([number], count: 20_000, in: open(folder, limit: limit)) }
      #expect(size(folder) <= limit)
      // Number 5 is used again and again, the others are not.
      for number in 8..<20 {
        keep([number], count: 20_000, using: [5], in: open(folder, limit: limit))
      }
      let later = open(folder, limit: limit)
      #expect(found(5, in: later) != nil)
      #expect(found(19, in: later) != nil)
      #expect(found(6, in: later) == nil)
      #expect(size(folder) <= limit)
    }
  }

  @Test func oneRunNeverKeepsMoreThanThereIsRoomFor() throws {
    try inCache { folder in
      keep(0..<100, count: 5_000, in: open(folder, limit: 100_000))
      #expect(size(folder) <= 100_000)
      let later = open(folder, limit: 100_000)
      let kept = (0..<100).filter { found($0, in: later) != nil }
      #expect(kept.count > 10)
      // A project that does not fit does not push out its own values in turns.
      let before = files(folder)
      keep((0..<100).filter { !kept.contains($0) }, count: 5_000, in: later)
      #expect(files(folder).count >= before.count)
      let again = open(folder, limit: 100_000)
      #expect(kept.allSatisfy { found($0, in: again) != nil })
    }
  }

  @Test func valuesThatAProjectNoLongerUsesGoWhenItFillsTheCache() throws {
    try inCache { folder in
      let limit = 100_000
      keep(0..<17, count: 5_000, in: open(folder, limit: limit))
      keep([20], count: 5_000, using: [0, 1, 2], in: open(folder, limit: limit))
      let later = open(folder, limit: limit)
      for number in [0, 1, 2, 20] { #expect(found(number, in: later) != nil) }
      #expect(found(3, in: later) == nil)
      #expect(size(folder) < 30_000)
    }
  }

  // MARK: Places that cannot be written

  @Test func aPlaceThatCannotBeMadeIsToldAndNotNeeded() throws {
    try inTemporaryFolder { root in
      try write("", to: "\(root)/file")
      let cache = open("\(root)/file/cache")
      keep([1], in: cache)
      #expect(cache.failure == "\(root)/file/cache: Not a directory")
      #expect(found(1, in: cache) == nil)
    }
  }

  @Test func manyAtOnceLoseNothingThatIsWhole() throws {
    try inCache { folder in
      _ = DeepStackThreads.map(8, jobs: 8) { run in
        for round in 0..<10 { keep([run * 100 + round], in: open(folder)) }
        return run
      }
      // Two that join the same files at once may each leave a whole one; a value can only be
      // missing where a file went away while its reader opened it.
      let cache = open(folder)
      let all = (0..<8).flatMap { run in (0..<10).map { run * 100 + $0 } }
      for number in all {
        let found = found(number, in: cache)
        #expect(found == nil || found == value(number))
      }
      #expect(all.count { found($0, in: cache) != nil } > 60)
    }
  }
}
