import Foundation
import Synchronization

/// Replaces what was read of a manifest by what the toolchain makes of it, and keeps the lines.
///
/// `swift package dump-package` compiles the manifest and runs it in a sandbox where the platform
/// has one; so this is done only where the user asks for it.
func evaluateWithToolchain(
  _ read: PackageManifest, root: String, timeLimit: Duration
) -> PackageManifest {
  func failed(_ reason: String) -> PackageManifest {
    var manifest = read
    manifest.diagnostics.append(
      Diagnostic(
        .warning, "swift package dump-package \(reason); the manifest is read without it",
        file: read.path))
    return manifest
  }
  let folder = read.folder.isEmpty ? root : "\(root)/\(read.folder)"
  // Nothing is written into the package.
  let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: scratch) }
  let arguments = [
    "swift", "package", "--package-path", folder, "--scratch-path", scratch.path, "dump-package",
  ]
  switch outputOfProcess(arguments, timeLimit: timeLimit) {
  case .failure(let failure):
    return failed(failure.reason)
  case .success(let output):
    guard let dump = try? JSONDecoder().decode(DumpedManifest.self, from: output) else {
      return failed("printed what is not understood")
    }
    var manifest = PackageManifest(dump, path: read.path, folder: folder)
    manifest.takeLines(from: read)
    return manifest
  }
}

extension PackageManifest {
  /// A dump has no lines; where the text declares the same, they are known.
  fileprivate mutating func takeLines(from read: PackageManifest) {
    let known = Dictionary(read.targets.map { ($0.name, $0) }) { first, _ in first }
    for index in targets.indices {
      guard let target = known[targets[index].name] else {
        targets[index].line = 1
        continue
      }
      targets[index].line = target.line
      for position in targets[index].dependencies.indices {
        let name = targets[index].dependencies[position].name
        targets[index].dependencies[position].line =
          target.dependencies.first { $0.name == name }?.line ?? target.line
      }
    }
  }
}

private struct ProcessFailure: Error {
  var reason: String
}

/// Runs a program found in `PATH` and returns what it prints, unless it takes too long.
private func outputOfProcess(
  _ arguments: [String], timeLimit: Duration
) -> Result<Data, ProcessFailure> {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  let output = Pipe()
  process.standardOutput = output
  do { try ChildProcesses.start(process) } catch {
    return .failure(ProcessFailure(reason: "could not be started"))
  }
  // Read on a thread of its own: programs that the child has started may keep the pipe open after
  // the child is gone.
  let printed = PrintedData()
  let finished = DispatchSemaphore(value: 0)
  let reader = StartedThread {
    printed.set(output.fileHandleForReading.readDataToEndOfFile())
    finished.signal()
  }
  guard let reader else {
    ChildProcesses.end(process)
    return .failure(ProcessFailure(reason: "cannot be read, as the system has no thread for it"))
  }
  reader.detach()
  let seconds = Double(timeLimit.components.seconds)
  guard finished.wait(timeout: .now() + seconds) == .success else {
    ChildProcesses.end(process)
    return .failure(ProcessFailure(reason: "took longer than \(Int(seconds)) s"))
  }
  process.waitUntilExit()
  ChildProcesses.haltIfEnding()
  guard process.terminationReason == .exit, process.terminationStatus == 0 else {
    return .failure(ProcessFailure(reason: "failed with status \(process.terminationStatus)"))
  }
  return .success(printed.get())
}

private final class PrintedData: Sendable {
  private let data = Mutex(Data())

  func set(_ new: Data) { data.withLock { $0 = new } }
  func get() -> Data { data.withLock { $0 } }
}
