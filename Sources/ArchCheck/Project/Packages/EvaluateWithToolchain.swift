import Foundation

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
  guard let program = findProgram("swift") else {
    return failed("needs swift, which is not in PATH")
  }
  let folder = read.folder.isEmpty ? root : "\(root)/\(read.folder)"
  // Nothing is written into the package.
  let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: scratch) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = [
    "package", "--package-path", folder, "--scratch-path", scratch.path, "dump-package",
  ]
  let outcome: ChildProcesses.Outcome
  do { outcome = try ChildProcesses.run(process, within: timeLimit) } catch {
    return failed("\(error)")
  }
  guard outcome.status == 0 else {
    let cause = firstError(in: outcome.errors).map { ": \($0)" } ?? ""
    return failed("failed with status \(outcome.status)\(cause)")
  }
  guard let dump = try? JSONDecoder().decode(DumpedManifest.self, from: Data(outcome.output)) else {
    return failed("printed what is not understood")
  }
  var manifest = PackageManifest(dump, path: read.path, folder: folder)
  manifest.takeLines(from: read)
  return manifest
}

extension PackageManifest {
  /// A dump has no lines; where the text declares the same, they are known.
  fileprivate mutating func takeLines(from read: PackageManifest) {
    let known = Dictionary(keepingFirst: read.targets.map { ($0.name, $0) })
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

/// What the compiler says of the manifest, else what the program says of itself, which names the
/// files of one run.
private func firstError(in bytes: [UInt8]) -> Substring? {
  let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
  let line = lines.first { $0.contains(": error: ") } ?? lines.first { $0.contains("error: ") }
  return line.flatMap { line in
    line.firstRange(of: "error: ").map { line[$0.lowerBound...].prefix(200) }
  }
}
