import Foundation

/// Submodules that git did not check out, so that their folders are empty.
struct AbsentSubmodules {
  let paths: [String]

  init(in tree: some SourceTree, listing: TreeListing) {
    guard listing.entries.contains(where: { $0.path == ".gitmodules" }),
      let bytes = tree.contents(of: ".gitmodules")
    else {
      paths = []
      return
    }
    paths = Self.paths(in: String(decoding: bytes, as: UTF8.self)).filter { path in
      listing.leftOutFolder(around: path) == nil
        && !listing.submodules.contains(path)
        && !listing.entries.contains { isSameOrInside($0.path, path) }
    }
  }

  /// The values of lines such as `path = Kit`.
  private static func paths(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1)
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"")) }
      guard parts.count == 2, parts[0] == "path", !parts[1].isEmpty else { return nil }
      return resolvedPath(parts[1], in: "")
    }
  }

  /// Whether the file or folder at `path` would be in one of them.
  func hold(_ path: String) -> Bool {
    paths.contains { isSameOrInside(path, $0) }
  }

  /// A warning for each that something needs, as far as that can be seen.
  ///
  /// - Parameter missing: paths that Xcode projects name and where nothing is.
  func diagnostics(neededBy packages: [Package], missing: [String]) -> [Diagnostic] {
    let used = packages.flatMap { package in
      package.manifest.dependencies.compactMap(package.localFolder)
    }
    return paths.map { path in
      let isNeeded = (used + missing).contains { isSameOrInside($0, path) }
      return Diagnostic(
        isNeeded ? .warning : .info,
        "this submodule is not checked out; `git submodule update --init` gets it", file: path)
    }
  }
}
