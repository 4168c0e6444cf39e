import ArchCheck
import Foundation

/// Prints to standard error: diagnostics and progress, never findings.
func printToStandardError(_ text: String) {
  // Where nobody can be told there is nobody to tell that to.
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}

/// A line of `--timings`.
func printTiming(_ step: String, seconds: Double) {
  let name = step.padding(toLength: 10, withPad: " ", startingAt: 0)
  printToStandardError("\(name) \(String(format: "%8.3f", seconds)) s")
}

/// Prints to standard output, without a line break of its own. Where that is closed or full, the run
/// told nothing and ends as one that failed.
func printToStandardOutput(_ text: String) {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  } catch {
    printToStandardError("error: \(cannotBeWritten("standard output", error))")
    leave(with: 2)
  }
}

/// What is said where something cannot be written. In a package plug-in, which sets the variable, the
/// reason is most often the sandbox.
func cannotBeWritten(_ what: String, _ error: any Error) -> ProjectError {
  let isPlugin = ProcessInfo.processInfo.environment["ARCHCHECK_IN_PLUGIN"] != nil
  let leave =
    isPlugin
    ? "; `swift package --allow-writing-to-package-directory archcheck …` gives leave" : ""
  return ProjectError("\(what) cannot be written: \(error.localizedDescription)\(leave)")
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
    throw cannotBeWritten("\(path): the file", error)
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
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  defer { try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8)) }
  return try work()
}
