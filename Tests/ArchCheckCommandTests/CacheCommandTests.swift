import Foundation
import Repositories
import Testing

/// The cache saves work and never shows in what is told.
@Suite struct CacheCommandTests {
  /// A small project and a cache beside it.
  private final class Place: Sendable {
    let folder: TemporaryFolder
    var project: String { "\(folder.path)/project" }
    var cache: String { "\(folder.path)/cache" }

    init() throws {
      folder = try TemporaryFolder()
      try write(
        "Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "A"), .target(name: "B")])
        """)
      for number in 0..<6 { try write(Self.path(number), Self.source(number, version: 0)) }
    }

    static func path(_ number: Int) -> String {
      "Sources/\(number.isMultiple(of: 2) ? "A" : "B")/File\(number).swift"
    }

    static func source(_ number: Int, version: Int) -> String {
      """
      import \(number.isMultiple(of: 2) ? "B" : "A")
      public final class Type\(number) {
        public static let shared = Type\(number)()
        var next: Type\((number + 1 + version % 5) % 6)?
        func run\(version)() { print(Type\((number + version) % 6).shared) }
      }

      """
    }

    func write(_ path: String, _ text: String) throws {
      try folder.write(text, to: "project/\(path)")
    }

    func check(_ arguments: String..., cached: Bool = true) throws -> Command {
      let cache = cached ? ["--cache-path", cache] : ["--no-cache"]
      return try Command(["check", project, "--format", "json"] + cache + arguments)
    }

    /// Checks with and without the cache.
    func expectSame(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) throws {
      let (warm, cold) = (try check(), try check(cached: false))
      #expect(warm.output == cold.output, comment, sourceLocation: sourceLocation)
      #expect(warm.code == cold.code && warm.errors == cold.errors, sourceLocation: sourceLocation)
    }

    func cacheFiles() throws -> [URL] {
      try FileManager.default.contentsOfDirectory(
        at: URL(fileURLWithPath: cache), includingPropertiesForKeys: nil)
    }

    func cacheSize() throws -> Int {
      try cacheFiles().reduce(0) { $0 + (try Data(contentsOf: $1).count) }
    }
  }

  @Test func theSampleIsToldTheSameWhateverTheCacheKnows() throws {
    let folder = try TemporaryFolder()
    func check(_ arguments: String...) throws -> Command {
      try Command(["check", Command.sample, "--format", "json"] + arguments)
    }
    let cold = try check("--no-cache", "--jobs", "1")
    #expect(cold.output.contains("\"findings\""))
    for jobs in ["4", "1", "3"] {
      let told = try check("--cache-path", folder.path, "--jobs", jobs)
      #expect(told.output == cold.output && told.errors == cold.errors && told.code == cold.code)
    }
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  /// Every command that reads a project.
  private static let readers = [
    ["check", "--format", "json"], ["check", "--format", "json", "--since", "HEAD"],
    ["report", "--output", "site"], ["diff", "--format", "json"], ["history", "--every", "commit"],
    ["baseline", "compare"], ["baseline", "prune"],
    ["baseline", "write"], ["graph", "--level", "type"], ["why", "A"], ["cycles"], ["metrics"],
    ["rules", "--guidelines"], ["config", "validate"], ["init", "--yes", "--force"],
  ]

  /// No file is parsed a second time, whichever command was first: what one keeps, the others read.
  @Test(arguments: readers)
  func everyCommandReadsWhatAnotherKept(_ command: [String]) throws {
    let place = try Place()
    let functions = (0..<200).map { "func work\($0)() { print(\($0)) }\n" }
    try place.write("Sources/A/Large.swift", functions.joined())
    try place.write(".archcheck-baseline.json", "{\"schemaVersion\": 1, \"modules\": {}}")
    let repository = try ScriptedRepository("cp -R '\(place.project)/.' .; commit start")
    func run(_ command: [String], _ cache: [String]) throws -> Command {
      try Command(command + ["--timings", "-C", repository.path] + cache, in: repository.path)
    }
    /// Seconds of each parsing that the timings tell.
    func parsing(_ told: Command) -> [Double] {
      told.errors.matches(of: /(?m)^parse +([0-9.]+) s$/).compactMap { Double($0.1) }
    }
    let kept = ["--cache-path", "\(place.folder.path)/of command"]
    let cold = try run(command, kept)
    if command[0] != "history" {
      #expect(parsing(cold).first ?? 0 > 0, "\(cold.errors)")
      #expect(parsing(cold).dropFirst().allSatisfy { $0 == 0 }, "\(cold.errors)")
    }
    let after = try run(["graph"], kept)
    #expect(parsing(after) == [0], "\(command) kept nothing: \(after.errors)")

    let other = ["--cache-path", "\(place.folder.path)/of graph"]
    _ = try run(["graph"], other)
    let warm = try run(command, other)
    #expect(parsing(warm).allSatisfy { $0 == 0 }, "\(warm.errors)")
    let uncached = try run(command, ["--no-cache"])
    #expect(warm.output == uncached.output && warm.code == uncached.code)
  }

  /// Edits, new files, removed files, files that change back, a changed manifest or configuration.
  @Test(arguments: [1, 2])
  func afterAnyEditsTheResultIsThatOfAColdRun(_ seed: Int) throws {
    let place = try Place()
    var generator = SeededGenerator(seed: seed)
    for round in 0..<10 {
      let number = Int.random(in: 0..<6, using: &generator)
      let path = Place.path(number)
      var edit = "\(round): "
      switch Int.random(in: 0..<7, using: &generator) {
      case 0:
        edit += "remove \(path)"
        try? FileManager.default.removeItem(atPath: "\(place.project)/\(path)")
      case 1:
        edit += "configure"
        try place.write(
          ".archcheck.yml",
          "version: 1\nrules:\n  no_singletons: \(round % 2 == 0 ? "off" : "error")\n")
      case 2:
        edit += "new file"
        try place.write("Sources/A/New\(round % 2).swift", Place.source(number, version: round))
      case 3:
        edit += "manifest"
        try place.write(
          "Package.swift",
          """
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(name: "Shop", targets: [
            .target(name: "A"\(round % 2 == 0 ? ", dependencies: [\"B\"]" : "")), .target(name: "B")])
          """)
      case 4: edit += "nothing"
      default:
        // Mostly the same size, and often twice within one tick of the clock.
        edit += "edit \(path)"
        try place.write(path, Place.source(number, version: round % 10))
      }
      try place.expectSame("\(edit)")
    }
  }

  @Test func aRunThatFindsNothingNewWritesNothing() throws {
    let place = try Place()
    // Longer than a clock ticks: what was just written is looked at again.
    Thread.sleep(forTimeInterval: 0.1)
    let first = try place.check("--timings")
    let files = try place.cacheFiles()
    #expect(first.errors.contains("link "))
    for _ in 0..<2 {
      let told = try place.check("--timings")
      #expect(told.output == first.output)
      #expect(told.errors.hasPrefix("cache ") && !told.errors.contains("link "))
      #expect(try place.cacheFiles() == files)
    }
    try place.write(Place.path(1), Place.source(1, version: 2))
    let changed = try place.check("--timings")
    #expect(changed.errors.contains("link "))
    #expect(try place.cacheFiles().count == files.count + 1)
  }

  @Test func everyFormatIsTheSameFromAKeptResult() throws {
    let folder = try TemporaryFolder()
    for format in ["sarif", "junit", "github", "gitlab", "xcode", "checkstyle", "markdown"] {
      func check(_ arguments: String...) throws -> Command {
        try Command(["check", Command.sample, "--format", format, "--verbose"] + arguments)
      }
      let cold = try check("--no-cache")
      for _ in 0..<2 {
        let warm = try check("--cache-path", folder.path)
        #expect(warm.output == cold.output && warm.errors == cold.errors, "\(format)")
      }
    }
  }

  /// Baseline, configuration, options and the day decide, too.
  @Test func whatTheRunIsToldCountsAsWell() throws {
    let place = try Place()
    func expectSame(_ arguments: String..., below folder: String = "") throws {
      for _ in 0..<2 {
        let told = ["check", place.project + folder, "--format", "json"] + arguments
        let warm = try Command(told + ["--cache-path", place.cache])
        let cold = try Command(told + ["--no-cache"])
        #expect(warm.output == cold.output && warm.code == cold.code, "\(arguments)")
        #expect(warm.errors == cold.errors, "\(arguments)")
      }
    }
    try expectSame()
    try expectSame("--only", "no_singletons")
    try expectSame("--skip", "no_singletons")
    try expectSame("--profile", "rapiddo")
    try expectSame(below: "/Sources/A")
    _ = try Command("baseline", "write", place.project, "--no-cache")
    try expectSame()
    try place.write(".archcheck-baseline.json", "{\"schemaVersion\": 1, \"modules\": {}}")
    try expectSame()
    try place.write(
      Place.path(0),
      "// archcheck:disable:file no_singletons - until then until:2030-01-01\n"
        + Place.source(0, version: 1))
    try expectSame("--today", "2029-12-30")
    try expectSame("--today", "2030-01-02")
    try place.write("other.yml", "version: 1\nname: Other\n")
    try expectSame("--config", "\(place.project)/other.yml")
    try place.write("other.yml", "version: 1\nbaseline: missing.json\n")
    try expectSame("--config", "\(place.project)/other.yml")
    try place.write("other.yml", "version: 1\nname: Names\n")
    try expectSame("--config", "\(place.project)/other.yml")
  }

  @Test func aDamagedCacheIsMadeAnew() throws {
    let place = try Place()
    let whole = try place.check()
    for damage in 0..<4 {
      for file in try place.cacheFiles() {
        var bytes = try Data(contentsOf: file)
        switch damage {
        case 0: bytes = Data()
        case 1: bytes = bytes.prefix(bytes.count / 2)
        case 2: for index in stride(from: 3, to: bytes.count, by: 97) { bytes[index] ^= 0x41 }
        default: bytes = Data(repeating: 0xFF, count: bytes.count)
        }
        try bytes.write(to: file)
      }
      let told = try place.check()
      #expect(told.output == whole.output && told.errors == whole.errors, "damage \(damage)")
    }
  }

  @Test func whereNothingCanBeWrittenItWorksWithout() throws {
    let place = try Place()
    try place.folder.write("", to: "file")
    let cold = try place.check("--verbose", cached: false)
    let told = try place.check(
      "--verbose", "--cache-path", "\(place.folder.path)/file/cache", cached: true)
    #expect(told.output == cold.output && told.code == cold.code)
    #expect(told.errors.contains("note: the cache cannot be written: "))
    let quiet = try place.check("--cache-path", "\(place.folder.path)/file/cache")
    #expect(!quiet.errors.contains("cache"))
  }

  @Test func aReadOnlyCacheIsRead() throws {
    let place = try Place()
    let first = try place.check()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: place.cache)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.cache)
    }
    #expect(try place.check().output == first.output)
    try place.write(Place.path(2), Place.source(2, version: 3))
    try place.expectSame("read only")
  }

  @Test func runsAtTheSameTimeAreSafe() throws {
    let place = try Place()
    let expected = try place.check(cached: false).output
    let outputs = try concurrently(4) { _ in
      try (0..<3).map { _ in try place.check().output }
    }
    #expect(outputs.joined().allSatisfy { $0 == expected })
    #expect(try place.check().output == expected)
  }

  @Test func workTreesShareWhatTheyHaveInCommon() throws {
    let place = try Place()
    let functions = (0..<200).map { "func work\($0)() { print(\($0)) }\n" }
    try place.write("Sources/A/Large.swift", functions.joined())
    _ = try place.check()
    let before = try place.cacheSize()
    let copy = "\(place.folder.path)/copy"
    try FileManager.default.copyItem(atPath: place.project, toPath: copy)
    let told = try Command("check", copy, "--format", "json", "--cache-path", place.cache)
    let alone = try Command("check", copy, "--format", "json", "--no-cache")
    #expect(told.output == alone.output)
    // Only where the files of the copy are is new, not what they say.
    #expect(try place.cacheSize() - before < before / 2)
  }

  @Test func theDefaultPlaceIsTheUsersFolderForCaches() throws {
    let place = try Place()
    let help = try Command("check", "--help").output
    #expect(help.contains("--cache-path") && help.contains("--no-cache"))
    _ = try Command("check", place.project, "--no-cache", "--cache-path", place.cache)
    #expect(!FileManager.default.fileExists(atPath: place.cache))
    #expect(!FileManager.default.fileExists(atPath: "\(place.project)/.cache"))
  }

  #if os(Linux)
    @Test(.enabled(if: Self.canMount, "only who may mount has the small disk that this fills"))
    func aFullDiskLosesNothing() throws {
      let place = try Place()
      try FileManager.default.createDirectory(
        atPath: place.cache, withIntermediateDirectories: true)
      try #require(try Self.mountSmallDisk(at: place.cache))
      defer { _ = try? Self.run("umount", place.cache) }
      let cold = try place.check(cached: false)
      let told = try place.check("--verbose")
      #expect(told.output == cold.output && told.code == cold.code)
      #expect(told.errors.contains("note: the cache cannot be written: "))
      #expect(try place.cacheFiles().isEmpty)
    }

    private static let canMount: Bool = {
      guard getuid() == 0, let folder = try? TemporaryFolder(),
        (try? mountSmallDisk(at: folder.path)) == true
      else { return false }
      return (try? run("umount", folder.path)) == true
    }()

    private static func mountSmallDisk(at folder: String) throws -> Bool {
      try run("mount", "-t", "tmpfs", "-o", "size=4k", "none", folder)
    }

    private static func run(_ arguments: String...) throws -> Bool {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  #endif

  /// Calls `body` on so many threads at once.
  private func concurrently<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) throws -> Result
  ) throws -> [Result] {
    let results = Results<Result>()
    DispatchQueue.concurrentPerform(iterations: count) { number in
      results.add(Swift.Result { try body(number) })
    }
    return try results.all().map { try $0.get() }
  }

  private final class Results<Value: Sendable>: @unchecked Sendable {
    private var values: [Swift.Result<Value, any Error>] = []
    private let lock = NSLock()

    func add(_ value: Swift.Result<Value, any Error>) { lock.withLock { values.append(value) } }
    func all() -> [Swift.Result<Value, any Error>] { lock.withLock { values } }
  }
}
