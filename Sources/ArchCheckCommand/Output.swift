import ArchCheck
import Foundation

/// Prints to standard error: diagnostics and progress, never findings.
func printToStandardError(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// A line of `--timings`.
func printTiming(_ step: String, seconds: Double) {
  let name = step.padding(toLength: 10, withPad: " ", startingAt: 0)
  printToStandardError("\(name) \(String(format: "%8.3f", seconds)) s")
}

/// Prints to standard output, without a line break of its own.
func printToStandardOutput(_ text: String) {
  FileHandle.standardOutput.write(Data(text.utf8))
}

/// Writes a file through a temporary name beside it, so that an interrupted run leaves the old one.
/// A device or a pipe is written to as it is: a file in its place would be its end.
func writeFile(_ text: String, to path: String) throws(ProjectError) {
  let url = URL(fileURLWithPath: path)
  do {
    if let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
      as? FileAttributeType,
      type != .typeRegular, type != .typeDirectory, type != .typeSymbolicLink
    {
      return try FileHandle(forWritingTo: url).write(contentsOf: Data(text.utf8))
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  } catch {
    throw ProjectError("\(path): the file cannot be written: \(error.localizedDescription)")
  }
}

/// `1 finding`, `2 findings`.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// Ends the process.
func leave(with code: Int32) -> Never {
  exit(code)
}

/// Shows a line on standard error while `work` runs, and takes it away again.
func showingProgress<Result>(
  _ text: String, `if` isShown: Bool, _ work: () throws -> Result
) rethrows -> Result {
  guard isShown else { return try work() }
  FileHandle.standardError.write(Data(text.utf8))
  defer { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  return try work()
}
