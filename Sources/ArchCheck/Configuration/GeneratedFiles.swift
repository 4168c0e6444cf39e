/// Files that nobody wrote for the project: what well-known generators write, and code of others that
/// a target compiles as its own.
enum GeneratedFiles {
  /// Globs of paths; the configuration's key `generated` changes them.
  static let patterns =
    [
      "**/*.generated.swift", "**/*.pb.swift", "**/*.grpc.swift", "**/*.graphql.swift",
      "**/*+Generated.swift", "**/*.gen.swift", "**/Generated/**",
      "**/GeneratedAssetSymbols.swift",
    ] + vendored

  /// Those that are held against the path below a module's folder: a module may itself stand in a
  /// folder of such a name, or be called like it.
  static let vendored = [
    "**/Vendor/**", "**/Vendored/**", "**/ThirdParty/**", "**/third_party/**", "**/3rdparty/**",
    "**/External/**",
  ]

  /// The paths of the files that patterns stand for.
  static func paths(in project: ProjectLayout, matching patterns: [String]) -> Set<String> {
    let below = patterns.filter(vendored.contains).map(Glob.init)
    let anywhere = patterns.filter { !vendored.contains($0) }.map(Glob.init)
    let folders = Dictionary(keepingFirst: project.modules.map { ($0.name, $0.path) })
    return Set(
      project.files.filter { file in
        let inside = relativePath(file.path, in: folders[file.module] ?? "") ?? file.path
        return anywhere.contains { $0.matches(file.path) } || below.contains { $0.matches(inside) }
      }.map(\.path))
  }
}
