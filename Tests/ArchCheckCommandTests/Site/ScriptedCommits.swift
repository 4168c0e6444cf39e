import Foundation

extension TemporaryFolder {
  /// Runs git in the folder `Shop`, on a day.
  func git(_ arguments: String..., day: String = "2026-01-01") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", path + "/Shop"] + arguments
    let date = "\(day)T12:00:00Z"
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_AUTHOR_DATE": date,
        "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
        "GIT_COMMITTER_DATE": date, "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_NOSYSTEM": "1",
      ]) { _, new in new }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Browser.Failure(description: "git \(arguments.joined(separator: " "))")
    }
  }
}
