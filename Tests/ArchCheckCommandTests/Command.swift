import Foundation

/// Runs the built `archcheck` as a user would.
struct Command {
  var output: String
  var errors: String
  var code: Int32

  /// Folder of the package, whose SampleProject and documentation the tests read.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static var sample: String { package.appendingPathComponent("SampleProject").path }

  static var program: URL {
    // The test bundle stands beside the executable; on macOS it is a folder with the binary inside.
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("archcheck").path),
      folder.path != "/"
    {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent("archcheck")
  }

  init(_ arguments: String..., in folder: String? = nil) throws {
    try self.init(arguments, in: folder)
  }

  /// - Parameters:
  ///   - program: another program that runs `archcheck`.
  ///   - environment: variables with other values than those of the test.
  init(
    program: String? = nil, _ arguments: [String], in folder: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    let temporary = try TemporaryFolder()
    let out = temporary.url.appendingPathComponent("out")
    let err = temporary.url.appendingPathComponent("err")
    for url in [out, err] { try Data().write(to: url) }
    let process = Process()
    process.executableURL = program.map { URL(fileURLWithPath: $0) } ?? Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder ?? Self.package.path)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["NO_COLOR": "1", "COLUMNS": "100", "XDG_CACHE_HOME": temporary.url.path]
    ) { _, new in new }.merging(environment) { _, new in new }
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    output = String(decoding: try Data(contentsOf: out), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: err), as: UTF8.self)
    code = process.terminationStatus
  }
}

/// A folder that goes away with its last user.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("archcheck-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

extension TemporaryFolder {
  /// A package of one target with one type.
  func writePackage() throws {
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Small", targets: [.target(name: "Small")])
      """, to: "Package.swift")
    try write("struct Small {}\n", to: "Sources/Small/Small.swift")
  }
}
