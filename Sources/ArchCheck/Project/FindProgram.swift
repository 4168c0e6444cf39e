import Foundation

/// Path of a program in one of the folders of `PATH`.
///
/// Relative entries do not count: they would find a program inside the analysed repository.
package func findProgram(_ name: String) -> String? {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
  return path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
    .first(where: FileManager.default.isExecutableFile)
}
