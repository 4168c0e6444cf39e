import ArchCheck
import Foundation

/// Runs a program with a text as its input and returns its output.
///
/// - Parameter timeLimit: after this the program is ended.
func runProgram(
  _ path: String, arguments: [String], input: String, timeLimit: Duration
) throws(ProjectError) -> String {
  let source = FileManager.default.temporaryDirectory
    .appendingPathComponent("archcheck-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: source) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  let printed: ChildProcesses.Printed?
  do {
    // A file instead of a pipe: writing waits for no reader, and fails for none.
    try Data(input.utf8).write(to: source)
    process.standardInput = try FileHandle(forReadingFrom: source)
    printed = try ChildProcesses.run(process, within: timeLimit)
  } catch {
    throw ProjectError("\(path): the program cannot be run: \(error.localizedDescription)")
  }
  guard let printed else {
    throw ProjectError(
      "\(path): the program took longer than \(timeLimit.components.seconds) s")
  }
  guard process.terminationStatus == 0 else { throw ProjectError("\(path): the program failed") }
  return String(decoding: printed.output, as: UTF8.self)
}
