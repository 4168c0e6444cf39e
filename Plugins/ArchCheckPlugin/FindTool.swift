import Foundation

/// The program: what `ARCHCHECK` names, else an installed `archcheck`, else one that an earlier build
/// left beside the plug-in's own folder; nil where there is none.
func findTool(besideWorkFolder work: URL) throws -> URL? {
  let environment = ProcessInfo.processInfo.environment
  if let named = environment["ARCHCHECK"], !named.isEmpty {
    guard FileManager.default.isExecutableFile(atPath: named) else {
      throw ToolMissing("ARCHCHECK names \(named), which is no program")
    }
    return URL(fileURLWithPath: named)
  }
  // Xcode's PATH leaves out the folders of package managers.
  var folders =
    (environment["PATH"] ?? "").split(separator: ":").map(String.init) + [
      "/opt/homebrew/bin", "/usr/local/bin",
    ]
  // `.build/plugins/…` stands beside `.build/debug` and `.build/release`.
  let parts = work.standardizedFileURL.pathComponents
  if let plugins = parts.lastIndex(of: "plugins") {
    let build = "/" + parts[1..<plugins].joined(separator: "/")
    folders += ["\(build)/release", "\(build)/debug"]
  }
  return folders.map { "\($0)/archcheck" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
    .map { URL(fileURLWithPath: $0) }
}

/// Why there is nothing to run.
struct ToolMissing: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
