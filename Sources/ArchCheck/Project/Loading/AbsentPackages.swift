extension FoundPackages {
  /// A warning for each manifest that depends on folders where no package is read. Of what it takes
  /// from a folder under a condition only, another place may stand for it.
  ///
  /// - Parameter submodules: those that are not checked out, of which is told otherwise.
  func diagnosticsOfAbsentPackages(
    in listing: TreeListing, besides submodules: AbsentSubmodules
  ) -> [Diagnostic] {
    packages.flatMap { package -> [Diagnostic] in
      let dependencies = package.manifest.dependencies.filter { $0.condition == nil }
      let outside = dependencies.filter { package.localFolder(of: $0) == nil }.compactMap(\.path)
      let absent = dependencies.filter { dependency in
        guard let folder = package.localFolder(of: dependency) else { return false }
        return !packageFolders.contains(folder) && listing.leftOutFolder(around: folder) == nil
          && listing.linkedPath(of: folder) == nil && !submodules.hold(folder)
      }.compactMap(\.path)
      let path = package.manifest.path
      return [
        outside.isEmpty
          ? nil : Diagnostic(.warning, "depends on \(outsideTheRoot(outside))", file: path),
        absent.isEmpty
          ? nil
          : Diagnostic(
            .warning,
            "depends on \(absent.listed(atMost: 3)), where no package is", file: path),
      ].compactMap(\.self)
    }
  }
}

extension PackageDependency {
  fileprivate var path: String? {
    if case .path(let path) = location { path } else { nil }
  }
}
