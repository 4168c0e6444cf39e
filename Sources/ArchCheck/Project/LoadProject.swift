extension ProjectLayout {
  /// Reads the packages, Xcode projects, modules and Swift files of a tree.
  ///
  /// - Parameters:
  ///   - rootName: name of the root's folder, which is the project's where no package says more.
  ///   - reading: how manifests are read.
  package static func load(
    tree: some SourceTree, rootName: String, reading: ManifestReading = .syntax
  ) throws(ProjectError) -> ProjectLayout {
    let listing = try tree.listing()
    let entries = listing.entries
    let paths = Set(entries.map(\.path).filter { isManifest(lastComponent(of: $0)) })
    let found = FoundPackages(entries: entries, folders: TreeFolders(entries)) { folders in
      readManifests(in: folders, of: tree, files: paths, by: reading)
    }
    let packages = packageModules(of: found, entries: entries)
    let xcode = xcodeModules(in: tree, entries: entries)

    var parts = ProjectParts(packages)
    parts.add(xcode)
    var diagnostics = listing.diagnostics + packages.diagnostics + xcode.diagnostics
    if parts.modules.isEmpty {
      let folders = folderModules(of: entries, rootName: rootName)
      parts.modules = folders.modules
      parts.files = folders.files
      diagnostics.append(
        Diagnostic(
          .info, "no package and no Xcode project: each source folder is taken for a module"))
    }
    let root = found.packages.first { $0.folder.isEmpty && !$0.manifest.name.isEmpty }
    return ProjectLayout(
      name: root?.manifest.name ?? rootName,
      modules: parts.modules.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) },
      files: parts.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      diagnostics: diagnostics,
      filesOfNoModule: filesOfNoModule(in: entries, besides: parts.files))
  }
}

/// Modules and files from packages and Xcode projects, joined so that each name and file is there
/// once.
private struct ProjectParts {
  var modules: [Module]
  var files: [SourceFile]
  private let products: [String: [String]]

  init(_ packages: PackageModules) {
    modules = packages.modules
    files = packages.files
    products = packages.products
  }

  /// A file that a package compiles is the package's; a module of an Xcode project whose name a
  /// package has already is told apart by the project's name. A project beside a package often
  /// builds the package's sources again: such a module is the package's.
  mutating func add(_ xcode: XcodeModules) {
    let taken = Set(modules.map(\.name))
    let positions = Dictionary(
      files.enumerated().map { ($1.path, $0) }
    ) { first, _ in first }
    let own = Set(xcode.files.filter { positions[$0.path] == nil }.map(\.module))
    var names: [String: String] = [:]
    for file in xcode.files where !own.contains(file.module) {
      names[file.module] = names[file.module] ?? positions[file.path].map { files[$0].module }
    }
    let twins = Set(names.keys)
    for module in xcode.modules where taken.contains(module.name) && names[module.name] == nil {
      names[module.name] = "\(module.package).\(module.name)"
    }
    for module in xcode.modules where !twins.contains(module.name) {
      var module = module
      module.name = names[module.name] ?? module.name
      module.dependencies = module.dependencies.flatMap { resolved($0, names) }
        .sorted { ($0.name, $0.package ?? "", $0.line) < ($1.name, $1.package ?? "", $1.line) }
      modules.append(module)
    }
    for var file in xcode.files {
      file.module = names[file.module] ?? file.module
      file.otherModules = file.otherModules.map { names[$0] ?? $0 }
      if let position = positions[file.path] {
        let others = Set(file.otherModules + [file.module] + files[position].otherModules)
        files[position].otherModules = others.subtracting([files[position].module]).sorted()
      } else {
        files.append(file)
      }
    }
  }

  /// A product of a package of the project is the modules that it holds.
  private func resolved(
    _ dependency: ModuleDependency, _ names: [String: String]
  ) -> [ModuleDependency] {
    var dependency = dependency
    guard dependency.isProduct else {
      if dependency.package == nil { dependency.name = names[dependency.name] ?? dependency.name }
      return [dependency]
    }
    guard let held = products[dependency.name] else { return [dependency] }
    return held.map { name in
      var part = dependency
      part.name = name
      part.isProduct = false
      return part
    }
  }
}
