import ArchCheck
import Foundation

/// Runs a program with a text as its input and returns its output.
///
/// - Parameter timeLimit: seconds after which the program is ended.
func runProgram(
  _ path: String, arguments: [String], input: String, timeLimit: Double
) throws(ProjectError) -> String {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("archcheck-\(UUID().uuidString)")
  let source = folder.appendingPathComponent("in")
  let result = folder.appendingPathComponent("out")
  defer { try? FileManager.default.removeItem(at: folder) }
  let process = Process()
  do {
    // Files instead of pipes: neither side can wait for the other.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(input.utf8).write(to: source)
    try Data().write(to: result)
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: result)
    process.standardError = FileHandle.nullDevice
    try ChildProcesses.start(process)
  } catch {
    throw ProjectError("\(path): the program cannot be run: \(error.localizedDescription)")
  }
  let start = ContinuousClock().now
  let watchdog = DispatchWorkItem { ChildProcesses.end(process) }
  DispatchQueue.global().asyncAfter(deadline: .now() + timeLimit, execute: watchdog)
  process.waitUntilExit()
  ChildProcesses.haltIfEnding()
  watchdog.cancel()
  guard process.terminationStatus == 0, let output = try? Data(contentsOf: result) else {
    throw ProjectError(
      start.elapsedSeconds < timeLimit
        ? "\(path): the program failed"
        : "\(path): the program took longer than \(Int(timeLimit)) s")
  }
  return String(decoding: output, as: UTF8.self)
}
