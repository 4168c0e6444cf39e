import Foundation

/// A folder with what a shell script made of it, gone when the test ends.
///
/// Commits get fixed names and times, so their ids are the same in every run. The script may use
/// `put FILE` (its standard input becomes the file) and `commit MESSAGE` (everything, one day later).
public final class ScriptedRepository: Sendable {
  /// Absolute, without links in it.
  public let path: String

  public init(_ script: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    try run("git init -q -b main .\n" + script)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Runs a script in the folder and returns what it prints.
  @discardableResult
  public func run(_ script: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-euc", Self.commands + script]
    process.currentDirectoryURL = URL(fileURLWithPath: path, isDirectory: true)
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": path, "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(script: script) }
    return String(decoding: printed, as: UTF8.self)
  }

  /// A script that did not end well.
  public struct Failure: Error {
    public var script: String
  }

  private static let commands = """
    put() { mkdir -p "$(dirname "$1")"; cat > "$1"; }
    commit() {
      time=$((1700000000 + 86400 * $(git rev-list --all --count)))
      git add -A
      GIT_AUTHOR_DATE="$time +0000" GIT_COMMITTER_DATE="$time +0000" git commit -q -m "$1"
    }

    """
}
