import Foundation
import PackagePlugin

/// `swift package archcheck …`: runs archcheck in the package's folder with the arguments given.
///
/// It may write where SwiftPM lets it: nowhere in the package unless the user says so with
/// `--allow-writing-to-package-directory`.
@main
struct ArchCheckPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let work = context.pluginWorkDirectoryURL
    try run(
      findTool(besideWorkFolder: work) ?? builtTool(), in: context.package.directoryURL,
      arguments: arguments, work: work)
  }

  /// Builds the program as a product of the package that has the plug-in.
  private func builtTool() throws -> URL {
    Diagnostics.remark("no archcheck is installed; building it")
    let result = try packageManager.build(
      .product("archcheck"), parameters: PackageManager.BuildParameters(configuration: .debug))
    let built = result.builtArtifacts.first { $0.kind == .executable }
    guard result.succeeded, let built else {
      throw ToolMissing("archcheck cannot be built:\n\(result.logText)")
    }
    return built.url
  }

  private func run(_ tool: URL, in folder: URL, arguments: [String], work: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // The plug-in's own folder is the one place that is always writable.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": work.path, "ARCHCHECK_IN_PLUGIN": "1"]
    ) { _, new in new }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ArchCheckPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that were chosen; a project is analysed as a whole.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let work = context.pluginWorkDirectoryURL
      guard let tool = try findTool(besideWorkFolder: work) else {
        throw ToolMissing("archcheck is not installed, and ARCHCHECK names no program")
      }
      try run(
        tool, in: context.xcodeProject.directoryURL, arguments: extractor.remainingArguments,
        work: work)
    }
  }
#endif
