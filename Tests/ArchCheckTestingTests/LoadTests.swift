import Foundation
import Synchronization
import Testing

@testable import ArchCheck

/// How often a project is loaded, and what a load takes from the one before.
@Suite struct LoadTests {
  private static let loads = Mutex(0)
  /// As the articles show it.
  private static let counted = Result {
    loads.withLock { $0 += 1 }
    return try Project(at: ShopFolder.original.path)
  }

  @Test(arguments: 0..<24) func oneLoadServesAllTestsAtOnce(_: Int) throws {
    #expect(try Self.counted.get().types.contains { $0.name == "Order" })
    #expect(Self.loads.withLock { $0 } == 1)
  }

  /// A cache of its own beside a copy of the sample project.
  private final class Place {
    let folder: URL
    var project: String { folder.appendingPathComponent("project").path }
    var cacheFolder: String { folder.appendingPathComponent("cache").path }

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("archcheck-load-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let sample = ShopFolder.original.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("SampleProject")
      try FileManager.default.copyItem(
        at: sample, to: folder.appendingPathComponent("project"))
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    func load(cachedIn folder: String? = nil) throws -> Project {
      try Project(at: project, cache: Cache(folder: folder ?? cacheFolder, build: "test"))
    }

    func cacheFiles() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: cacheFolder).sorted()
    }
  }

  @Test func theNextLoadReadsOnlyWhatChanged() throws {
    let place = try Place()
    // Longer than a clock ticks: what was just written is looked at again.
    Thread.sleep(forTimeInterval: 0.1)
    let cold = try place.load()
    #expect(cold.parsedFiles == cold.files.count)
    let files = try place.cacheFiles()
    #expect(files.count == 1)
    let warm = try place.load()
    #expect(warm.parsedFiles == 0)
    #expect(try place.cacheFiles() == files)
    #expect(warm.findings == cold.findings && !cold.findings.isEmpty)
    #expect(warm.types.map(\.qualifiedName) == cold.types.map(\.qualifiedName))

    let path = "\(place.project)/Sources/Domain/Models/Money.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8) + "\npublic struct Coin {}\n"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let changed = try place.load()
    #expect(changed.parsedFiles == 1)
    #expect(changed.types.contains { $0.qualifiedName == "Domain.Coin" })
    #expect(try place.cacheFiles().count == 2)
  }

  @Test func aCacheThatCannotBeWrittenIsNoError() throws {
    let place = try Place()
    let plain = try Project(at: place.project, cache: nil)
    #expect(try place.load(cachedIn: "/dev/null/cache").findings == plain.findings)
  }

  @Test func theLibraryIsKnownByItsObjects() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("archcheck-build-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("Tests.xctest/Contents/MacOS/Tests")
    let modules = ["ArchCheck", "SwiftParser", "SwiftSyntax"]
    func write(_ file: URL, _ text: String, at seconds: Double) throws {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file.path)
    }
    func identity() throws -> String {
      try #require(LibraryBuild.identity(of: program.path))
    }
    try write(program, "one", at: 1000)
    let alone = try identity()
    try write(program, "other", at: 1000)
    #expect(try identity() != alone)
    for module in modules {
      try write(folder.appendingPathComponent("\(module).build/A.swift.o"), "a", at: 900)
    }
    let linked = try identity()
    try write(program, "with other tests", at: 1100)
    #expect(try identity() == linked)
    try write(folder.appendingPathComponent("SwiftParser.build/A.swift.o"), "a", at: 1050)
    let changed = try identity()
    #expect(changed != linked)
    try write(folder.appendingPathComponent("ArchCheck.build/A.swift.o"), "a", at: 1200)
    let notLinked = try identity()
    try write(program, "with more tests", at: 1100)
    #expect(try identity() != notLinked)
    for module in modules {
      try write(folder.appendingPathComponent("\(module).o"), "a", at: 900)
    }
    let whole = try identity()
    try write(program, "with no tests", at: 1150)
    #expect(try identity() == whole)
    #expect(LibraryBuild.identity(of: "\(folder.path)/none") == nil)
  }
}
