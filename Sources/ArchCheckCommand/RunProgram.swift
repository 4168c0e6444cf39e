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
  let file: FileHandle
  do {
    // A file instead of a pipe: writing waits for no reader, and fails for none.
    try Data(input.utf8).write(to: source)
    file = try FileHandle(forReadingFrom: source)
  } catch {
    throw cannotBeWritten("\(source.path): the input of \(path)", error)
  }
  let outcome: ChildProcesses.Outcome
  do { outcome = try ChildProcesses.run(process, reading: file, within: timeLimit) } catch {
    throw ProjectError("\(path): the program \(error)")
  }
  guard outcome.status == 0 else { throw ProjectError("\(path): the program failed") }
  return String(decoding: outcome.output, as: UTF8.self)
}
