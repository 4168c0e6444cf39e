import Foundation

extension TemporaryFolder {
  /// Runs git in the folder `Shop`, on a day, whatever the environment says to git.
  func git(_ arguments: String..., day: String = "2026-01-01") throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path + "/Shop", isDirectory: true)
    let date = "\(day)T12:00:00Z"
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": path,
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_AUTHOR_DATE": date,
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
      "GIT_COMMITTER_DATE": date, "GIT_CONFIG_NOSYSTEM": "1",
    ]
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Browser.Failure(
        description: "git \(arguments.joined(separator: " ")): "
          + String(decoding: said, as: UTF8.self))
    }
  }
}
