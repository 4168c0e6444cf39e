import ArchCheck
import Foundation
import Report

/// Prints to standard error: diagnostics and progress, never findings.
func printToStandardError(_ text: String) {
  // If standard error is closed, there is nowhere to report it.
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}

/// Prints a remark to standard error, wrapped where that is a terminal: programs read lines.
func printRemark(_ text: String) {
  let width = Terminal.columns(of: STDERR_FILENO)
  printToStandardError(width.map { String(wrapped(text, width: $0).dropLast()) } ?? printable(text))
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
    exit(2)
  }
}

/// What is said where something cannot be written. In a package plug-in, which sets the variable, the
/// reason is most often the sandbox.
func cannotBeWritten(_ what: String, _ error: any Error) -> ProjectError {
  let isPlugin = ProcessInfo.processInfo.environment["ARCHCHECK_IN_PLUGIN"] != nil
  let remedy =
    isPlugin
    ? "; `swift package --allow-writing-to-package-directory archcheck …` gives leave" : ""
  return ProjectError("\(what) cannot be written: \(error.localizedDescription)\(remedy)")
}

/// Writes a file through a temporary name beside it, so that an interrupted run leaves the old one.
///
/// `-` is standard output. A link is followed. A device or a pipe is written to as it is, and so is
/// what standard output goes to: a file in its place would be its end.
func writeFile(_ text: String, to path: String) throws(ProjectError) {
  var status = stat()
  let isThere = stat(path, &status) == 0
  if path == "-" || isThere && status.isOpen(as: STDOUT_FILENO) {
    return printToStandardOutput(text)
  }
  do {
    if path.isEmpty { throw ProjectError("the name of the file to write is empty") }
    if isThere, status.st_mode & S_IFMT == S_IFDIR {
      throw ProjectError("\(path): this is a folder; name a file in it")
    }
    if isThere, status.st_mode & S_IFMT != S_IFREG || status.isOpen(as: STDERR_FILENO) {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      return try file.write(contentsOf: Data(text.utf8))
    }
    let url = URL(fileURLWithPath: try followingLinks(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  } catch let error as ProjectError {
    throw error
  } catch {
    throw cannotBeWritten("\(path): the file", error)
  }
}

/// The file that a path leads to in the end, whether it is there or not.
private func followingLinks(_ path: String) throws(ProjectError) -> String {
  let files = FileManager.default
  var end = absolutePath(path, in: files.currentDirectoryPath)
  for _ in 0..<40 {
    guard let target = try? files.destinationOfSymbolicLink(atPath: end) else { return end }
    end = absolutePath(
      target, in: URL(fileURLWithPath: end).deletingLastPathComponent().path)
  }
  throw ProjectError("\(path): the symbolic link leads round in circles")
}

extension stat {
  /// Whether an open descriptor leads to this file.
  fileprivate func isOpen(as descriptor: Int32) -> Bool {
    var other = stat()
    return fstat(descriptor, &other) == 0 && other.st_dev == st_dev && other.st_ino == st_ino
  }
}

/// Takes the places of standard streams that are closed: else the next file that is opened, such as
/// the cache, gets the number, and what is printed lands in it.
func occupyStandardStreams() {
  for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
  where fcntl(descriptor, F_GETFD) < 0 {
    // Printing to what can be read only fails, as it must where nobody can see the findings.
    _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
  }
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
