import ArchCheck
import Foundation

/// Where the baseline of a project is.
struct BaselineFile {
  /// Absolute, whether the file is there or not.
  var path: String
  /// As the user names it.
  private let name: String
  /// Whether the name was given for this run, so that the file must be there.
  private let isGiven: Bool

  /// - Parameter configured: the configuration's name of the file.
  init(_ options: ProjectOptions, configured: String?, root: String) {
    isGiven = options.baseline != nil
    name = options.baseline ?? configured ?? ".archcheck-baseline.json"
    path = OpenProject.absolute(name, in: isGiven ? "." : root)
  }

  /// What a run holds its findings against; nil where there is no baseline.
  ///
  /// - Parameter commit: name and tree of the commit that is analysed instead of what is on disk.
  func read(
    at commit: (name: String, tree: any SourceTree)?, _ options: ProjectOptions
  ) throws -> Baseline? {
    let baseline: Baseline?
    if let commit, !isGiven, !name.hasPrefix("/") {
      baseline = try commit.tree.contents(of: Self.plain(name))
        .map { try Baseline($0, file: "\(commit.name):\(name)") }
    } else {
      baseline = try readFromDisk()
    }
    guard !options.judging.only.isEmpty || !options.judging.skip.isEmpty else { return baseline }
    let rules = Set(baseline?.entries.map(\.key.rule) ?? []).filter(options.looksAt(rule:))
    return baseline?.limited { rules.contains($0.key.rule) }
  }

  private func readFromDisk() throws -> Baseline? {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      guard isGiven || FileManager.default.fileExists(atPath: path) else { return nil }
      throw ProjectError("\(path): the baseline cannot be read")
    }
    return try Baseline(Array(bytes), file: path)
  }

  /// `Config/base.json` for `./Config/base.json`.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

extension ProjectOptions {
  /// Whether the run looks at what a rule or a kind of contract finds; findings about comments and
  /// exceptions are there in every run.
  func looksAt(rule: String) -> Bool {
    let isOptional = (RuleCatalog.rules.map { $0.id } + Contract.Kind.ids).contains(rule)
    let (only, skip) = (judging.only, judging.skip)
    return !isOptional || (only.isEmpty || only.contains(rule)) && !skip.contains(rule)
  }
}
