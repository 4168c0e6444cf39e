import Foundation

/// Where the baseline of a project is.
struct BaselineFile {
  /// From the current folder where it is relative, whether the file is there or not.
  var path: String
  /// As the user names it.
  private let name: String
  /// Whether the name was given for this run, so that the file must be there.
  private let isGiven: Bool

  /// - Parameters:
  ///   - given: the name for this run.
  ///   - configured: the configuration's name of the file.
  init(given: String?, configured: String?, root: String) {
    isGiven = given != nil
    name = given ?? configured ?? Baseline.defaultPath
    path = absolutePath(name, in: isGiven ? "." : root)
  }

  /// What a run holds its findings against; nil where there is no baseline.
  ///
  /// - Parameter commit: name and tree of the commit that is analysed instead of what is on disk.
  func read(at commit: (name: String, tree: any SourceTree)?) throws -> Baseline? {
    if let commit, !isGiven, !name.hasPrefix("/") {
      return try commit.tree.reading { commit.tree.contents(of: Self.plain(name)) }
        .map { try Baseline($0, file: "\(commit.name):\(name)") }
    }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      guard isGiven || FileManager.default.fileExists(atPath: path) else { return nil }
      throw ProjectError(
        "\(isGiven ? name : path): the baseline cannot be read\(whyUnreadable(path))")
    }
    return try Baseline(Array(bytes), file: path)
  }

  /// `Config/base.json` for `./Config/base.json`.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
