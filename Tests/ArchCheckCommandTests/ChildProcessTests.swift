import Foundation
import Testing

/// What archcheck starts does not outlive it, and is none of the project's own.
@Suite struct ChildProcessTests {
  @Test(arguments: [
    ("dot", ["graph", "--format", "svg"], "Graphviz draws the graph and is not installed"),
    ("git", ["diff", "HEAD"], "git is not installed"),
  ])
  func programsOfTheProjectAreNotStarted(
    _ name: String, _ arguments: [String], _ message: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Small {}\n", to: "Small.swift")
    for path in [name, "bin/\(name)"] {
      try folder.write("#!/bin/sh\ntouch '\(folder.path)/started'\n", to: path)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/\(path)")
    }
    let result = try Command(
      arguments, in: folder.path, environment: ["PATH": ".:bin:./bin:\(folder.path)/empty"])
    #expect(result.code == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/started"))
  }

  /// Without a toolchain a manifest is read by itself.
  @Test func aToolchainOfTheProjectIsNotStarted() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("#!/bin/sh\ntouch '\(folder.path)/started'\n", to: "swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/swift")
    let result = try Command(
      ["check", "--evaluate-manifests", "--no-cache"], in: folder.path,
      environment: ["PATH": ".:\(folder.path)/empty"])
    #expect(result.code == 0)
    #expect(
      result.errors.contains(
        "swift package dump-package needs swift, which is not in PATH; the manifest is read"),
      "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/started"))
  }

  @Test(arguments: [
    ("dot", ["graph", "--format", "svg"]), ("swift", ["check", "--evaluate-manifests"]),
  ])
  func programsEndWithArchcheck(_ name: String, _ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Small", targets: [.target(name: "Small")])
      """, to: "Package.swift")
    try folder.write("struct Small {}\n", to: "Sources/Small/Small.swift")
    // A program that waits longer than anybody for another one, which is told.
    try folder.write(
      "#!/bin/sh\nsleep 300 &\necho $! > '\(folder.path)/started'\nwait\n", to: "bin/\(name)")
    let program = folder.path + "/bin/" + name
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)

    let process = Process()
    process.executableURL = Command.program
    process.arguments = arguments + [folder.path, "--no-cache"]
    process.environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var child: pid_t?
    wait {
      let text = try? String(contentsOfFile: folder.path + "/started", encoding: .utf8)
      child = text.flatMap { $0.hasSuffix("\n") ? pid_t($0.dropLast()) : nil }
      return child != nil
    }
    let started = try #require(child, "\(name) was not started")
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationStatus != 0)
    wait { kill(started, 0) != 0 }
    #expect(kill(started, 0) != 0, "\(name) runs still")
    kill(started, SIGKILL)
  }

  private func wait(until isReached: () -> Bool) {
    for _ in 0..<2_000 {
      if isReached() { return }
      usleep(10_000)
    }
  }
}
