import Foundation

/// A project that is read, linked and held against its configuration, once.
///
/// Loading takes as long as one `archcheck check` after a change, as the rules run; keep the value and
/// ask it as often as needed. What is read of each version of a file is kept in the user's cache,
/// apart from what the command keeps there, so that the next load reads only what changed.
public struct Project: Sendable {
  /// `name` of the configuration, else the root package's name, else the root folder's.
  public let name: String
  /// Absolute path of the root folder.
  public let root: String
  /// Modules, types and files, and what they depend on.
  public let architecture: Architecture
  /// What the rules and contracts of the configuration find, in the order of files and lines;
  /// those that the baseline knows have the state ``Finding/State/known``.
  public let findings: [Finding]
  /// How many files were parsed; of the others an earlier load knew the facts.
  package let parsedFiles: Int
  private let analysis: Analysis

  /// Loads the project that a file or folder belongs to.
  ///
  /// The root is that of the command: the folder of the nearest `.archcheck.yml` at or above the
  /// path, else that of the package which holds the path, else the top of the work tree.
  /// Configuration and baseline are read there. Exceptions expire by the day of the commit where its
  /// files are analysed, else by the current day.
  ///
  /// - Parameters:
  ///   - path: The file or folder; the default is the file with the call.
  ///   - revision: A commit to read instead of what is on disk.
  /// - Throws: ``ProjectError``, ``ConfigurationError``, ``BaselineError`` or ``RuleError``.
  public init(at path: String = #filePath, revision: String? = nil) throws {
    try self.init(at: path, revision: revision, cache: .ofLibrary)
  }

  /// - Parameter cache: What earlier loads found out.
  package init(at path: String, revision: String? = nil, cache: Cache?) throws {
    var place = try projectRoot(for: Self.package(of: path) ?? path)
    place.focus = ""
    var request = OpenedProject.Request()
    request.revision = revision
    let project = try OpenedProject(at: place, request, cache: cache)
    defer { project.saveCache() }
    var analysis = project.analysis
    let memory = FactsMemory(cache: cache)
    analysis.memory = memory
    let linked = try analysis.run()
    parsedFiles = memory.parsedFiles
    // The graph has the facts; rules that run later need no others.
    analysis.memory = nil
    self.analysis = analysis
    name = linked.result.project.name
    root = place.path
    architecture = Architecture(linked.graph)
    findings = linked.result.findings
  }

  /// The nearest folder with a manifest at or above a path.
  private static func package(of path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    while !FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("Package.swift").path)
    {
      guard folder.path != "/", FileManager.default.fileExists(atPath: folder.path) else {
        return nil
      }
      folder.deleteLastPathComponent()
    }
    return folder.path
  }

  /// Modules of the project, by name.
  public var modules: [Architecture.Module] { architecture.modules }
  /// Types that the project declares, by module and name.
  public var types: [Architecture.SwiftType] { architecture.types }
  /// Swift files of the project, by path.
  public var files: [Architecture.File] { architecture.files }
  /// What the types of the project use, by source and target.
  public var dependencies: [Architecture.Dependency] { architecture.dependencies }

  /// The module of that name, external ones included.
  public func module(_ name: String) -> Architecture.Module? { architecture.module(name) }
  /// The type of that dotted name, such as `Cart.Session` for `Session` in module `Cart`.
  public func type(_ name: String) -> Architecture.SwiftType? { architecture.type(name) }

  /// What a rule of your own finds, after suppressions in the sources.
  ///
  /// - Throws: ``RuleError`` when the rule throws.
  public func findings(of rule: some Rule) throws(RuleError) -> [Finding] {
    try analysis.findings(of: [ConfiguredRule(rule)], in: architecture.graph)
  }

  /// Absolute path of a file that a location names.
  public func path(of location: Location) -> String {
    "\(root)/\(location.file)"
  }
}
