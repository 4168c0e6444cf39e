/// Files that well-known generators write.
enum GeneratedFiles {
  /// Globs of paths; the configuration's key `generated` changes them.
  static let patterns = [
    "**/*.generated.swift", "**/*.pb.swift", "**/*.grpc.swift", "**/*.graphql.swift",
    "**/*+Generated.swift", "**/*.gen.swift", "**/Generated/**", "**/R.generated.swift",
    "**/GeneratedAssetSymbols.swift",
  ]
}
