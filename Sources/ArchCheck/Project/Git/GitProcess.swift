import Foundation

/// The `git` program, run so that a stranger's repository can neither make it run other programs,
/// reach the network, wait for an answer nor write.
struct GitProcess: Sendable {
  /// Absolute path of the program.
  let program: String
  /// Folder in which git starts.
  let folder: String
  /// After this a run is ended and counts as failed.
  var timeLimit: Duration = .seconds(120)

  /// What a run printed and how it ended.
  struct Output {
    /// Exit status.
    var status: Int32
    var bytes: [UInt8]
    /// Standard error.
    var message: String

    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The printed lines.
    var lines: [Substring] { text.split(whereSeparator: \.isNewline) }
  }

  /// Fails where no program called git stands in `PATH`.
  init(folder: String) throws(ProjectError) {
    guard let program = findProgram("git") else {
      throw ProjectError("git is not installed or not in PATH; it is needed to read commits")
    }
    self.program = program
    self.folder = folder
  }

  /// Runs git and returns what it printed, whatever its status.
  func run(_ arguments: [String]) throws(ProjectError) -> Output {
    do {
      let outcome = try ChildProcesses.run(process(arguments), within: timeLimit)
      return Output(
        status: outcome.status, bytes: outcome.output,
        message: String(decoding: outcome.errors, as: UTF8.self))
    } catch {
      throw ProjectError("git \(arguments.first ?? "") \(error)")
    }
  }

  /// A process that is not started yet.
  func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--no-pager", "--literal-pathspecs"] + Self.settings + arguments
    process.environment = Self.environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    return process
  }

  private static let settings = [
    "core.fsmonitor=false", "core.untrackedCache=false", "core.hooksPath=/dev/null",
    "log.showSignature=false", "protocol.allow=never", "submodule.recurse=false",
  ].flatMap { ["-c", $0] }

  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    // A hook that runs archcheck has these set for its own repository and folder.
    let ofRepository = [
      "GIT_COMMON_DIR", "GIT_DIR", "GIT_INDEX_FILE", "GIT_NAMESPACE", "GIT_PREFIX", "GIT_WORK_TREE",
    ]
    // A trace may go where the answer is read.
    for name in environment.keys where ofRepository.contains(name) || name.hasPrefix("GIT_TRACE") {
      environment[name] = nil
    }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_NO_LAZY_FETCH"] = "1"
    // Older versions know no GIT_NO_LAZY_FETCH; without a transport they cannot fetch either.
    environment["GIT_ALLOW_PROTOCOL"] = "none"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["LC_ALL"] = "C"
    return environment
  }
}
