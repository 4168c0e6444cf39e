import Foundation
import Synchronization

/// The end of a pipe to which the handler of signals writes their numbers. It is set once, before
/// the handler is there that reads it; a handler may take no lock.
private nonisolated(unsafe) var signalPipe: Int32 = -1

/// The programs that archcheck has started and that run still.
///
/// A signal that ends archcheck does not reach them: each is a process group of its own, and what
/// `swift package` starts is again one.
package enum ChildProcesses {
  private static let running = Mutex<Set<pid_t>>([])

  /// Starts a program; every program is started here, but for the `ps` that lists what they started.
  package static func start(_ process: Process) throws {
    let former = process.terminationHandler
    process.terminationHandler = { process in
      running.withLock { _ = $0.remove(process.processIdentifier) }
      former?(process)
    }
    try running.withLock { running in
      try process.run()
      running.insert(process.processIdentifier)
    }
  }

  /// How a program ended.
  package struct Outcome {
    /// Exit status; -1 where a signal ended it.
    package var status: Int32
    package var output: [UInt8]
    package var errors: [UInt8]
  }

  /// Why a program did not come to its end, as what is said behind its name.
  package enum Failure: Error, CustomStringConvertible {
    case couldNotBeStarted(String)
    /// It was ended with all that it had started.
    case tookLonger(than: Duration)

    package var description: String {
      switch self {
      case .couldNotBeStarted(let reason): "could not be started: \(reason)"
      case .tookLonger(let limit): "took longer than \(limit.components.seconds) s"
      }
    }
  }

  /// Runs a program to its end.
  package static func run(
    _ process: Process, reading input: FileHandle = .nullDevice, within limit: Duration
  ) throws(Failure) -> Outcome {
    let deadline = ContinuousClock.now + limit
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    do { try start(process) } catch {
      throw .couldNotBeStarted(error.localizedDescription)
    }
    var reading = PipeReading([output, errors].map(\.fileHandleForReading.fileDescriptor))
    // A program that closes its output may run on.
    let isInTime = reading.finish(by: deadline) && wait(for: exit, until: deadline)
    if !isInTime, process.isRunning { endTree(of: process.processIdentifier) }
    haltIfEnding()
    guard isInTime else { throw .tookLonger(than: limit) }
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: reading.bytes[0], errors: reading.bytes[1])
  }

  private static func wait(
    for exit: DispatchSemaphore, until deadline: ContinuousClock.Instant
  ) -> Bool {
    let left = ContinuousClock.now.duration(to: deadline) / .seconds(1)
    return exit.wait(timeout: .now() + left) == .success
  }

  /// Waits for the end of this process if a signal ends it: what a program that was ended has not
  /// printed means nothing.
  private static func haltIfEnding() {
    while isEnding.withLock({ $0 }) { sleep(1) }
  }

  // MARK: Signals

  private static let isEnding = Mutex(false)

  /// From now on a signal that ends this process ends them first.
  package static func endWithThisProcess() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    signalPipe = ends[1]
    let source = ends[0]
    // A handler may do next to nothing, so it wakes a thread. Without one, a signal ends this process
    // as ever.
    guard let thread = StartedThread({ endAll(atSignalFrom: source) }) else { return }
    thread.detach()
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    // Whoever started archcheck on a thread that heeds no signals means it to heed them.
    var heeded = sigset_t()
    sigemptyset(&heeded)
    for number in numbers { sigaddset(&heeded, number) }
    pthread_sigmask(SIG_UNBLOCK, &heeded, nil)
    for number in numbers {
      let former = signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(signalPipe, &byte, 1)
      }
      // What `nohup` has switched off stays off.
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  private static func endAll(atSignalFrom source: Int32) {
    var byte: UInt8 = 0
    while read(source, &byte, 1) != 1 {
      guard errno == EINTR else { return }
    }
    isEnding.withLock { $0 = true }
    for child in running.withLock({ $0 }) { endTree(of: child) }
    signal(Int32(byte), SIG_DFL)
    kill(getpid(), Int32(byte))
  }

  // MARK: What programs start

  /// Ends a process and all below it. Each is stopped first, so that it starts no more meanwhile.
  private static func endTree(of process: pid_t) {
    kill(process, SIGSTOP)
    for child in children(of: process) { endTree(of: child) }
    kill(process, SIGKILL)
  }

  #if os(Linux)
    private static func children(of parent: pid_t) -> [pid_t] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter { process in
        guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
          return false
        }
        // `PID (NAME) STATE PARENT …`, where the name may hold anything.
        let text = String(decoding: bytes, as: UTF8.self)
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        return fields.count > 2 && pid_t(fields[2]) == parent
      }
    }
  #else
    private static func children(of parent: pid_t) -> [pid_t] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/ps")
      process.arguments = ["-A", "-o", "pid=,ppid="]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return [] }
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      return text.split(separator: "\n").compactMap { line in
        let numbers = line.split(separator: " ").compactMap { pid_t($0) }
        return numbers.count == 2 && numbers[1] == parent ? numbers[0] : nil
      }
    }
  #endif
}
