import Foundation
import PackagePlugin

/// Shows the new findings of a target's folder as warnings of its build.
@main
struct ArchCheckBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    let work = context.pluginWorkDirectoryURL
    guard let tool = try tool(work) else { return [] }
    let sources = context.package.targets.compactMap { $0 as? SourceModuleTarget }
      .flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
    return [
      command(
        tool, root: context.package.directoryURL, target: target.name,
        folder: target.directoryURL, sources: sources, work: work)
    ]
  }

  /// A build goes on without the program, and says so.
  private func tool(_ work: URL) throws -> URL? {
    let tool = try findTool(besideWorkFolder: work)
    if tool == nil {
      Diagnostics.warning(
        "archcheck did not run: it is not installed, ARCHCHECK names no program, and "
          + "`swift package archcheck` has not built one")
    }
    return tool
  }

  /// The command runs again when a source, the manifest, the configuration or the baseline has changed.
  /// What the configuration names, such as a file that it extends, a diagram or a baseline elsewhere, is
  /// not known here.
  private func command(
    _ tool: URL, root: URL, target: String, folder: URL, sources: [URL], work: URL
  ) -> Command {
    let settings = [
      "Package.swift", ".archcheck.yml", ".archcheck.yaml", ".archcheck-baseline.json",
    ].map { root.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    let result = work.appendingPathComponent("archcheck-\(target).json")
    return .buildCommand(
      displayName: "archcheck \(target)", executable: tool,
      arguments: [
        "check", folder.path, "--format", "xcode", "--format", "json=\(result.path)",
        "--fail-on", "never", "--progress", "never", "--quiet",
      ],
      environment: ["XDG_CACHE_HOME": work.path], inputFiles: sources + settings,
      outputFiles: [result])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ArchCheckBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let root = context.xcodeProject.directoryURL
      let work = context.pluginWorkDirectoryURL
      guard let tool = try tool(work) else { return [] }
      let sources = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      return [
        command(
          tool, root: root, target: target.displayName, folder: root, sources: sources, work: work)
      ]
    }
  }
#endif
