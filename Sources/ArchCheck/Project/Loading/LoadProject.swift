extension ProjectLayout {
  /// Reads the packages, Xcode projects, modules and Swift files of a tree.
  ///
  /// - Parameters:
  ///   - rootName: name of the root's folder, which is the project's where no package says more.
  ///   - reading: how manifests are read.
  ///   - jobs: number of threads.
  package static func load(
    tree: some SourceTree, rootName: String, reading: ManifestReading = .syntax, jobs: Int = 1
  ) throws(ProjectError) -> ProjectLayout {
    try tree.reading { () throws(ProjectError) in
      let found = try FoundModules(in: tree, by: reading, jobs: jobs)
      let (parts, guess) = found.parts(in: tree, rootName: rootName)
      var layout = ProjectLayout(
        name: found.name ?? rootName,
        modules: parts.modules.sorted { $0.name.precedesByBytes($1.name) },
        files: parts.files.sorted { $0.path.precedesByBytes($1.path) },
        diagnostics: found.diagnostics(in: tree, guess: guess),
        filesOfNoModule: filesOfNoModule(
          among: found.sources, in: found.listing, besides: parts.files))
      layout.unread = found.unread(in: tree)
      (layout.interfaceClasses, layout.interfaceModules) = namesInInterfaceFiles(
        among: found.listing.entries, of: tree)
      return layout
    }
  }
}

/// What the packages and Xcode projects of a tree say, and the files that are sources.
private struct FoundModules {
  let listing: TreeListing
  let sources: [TreeEntry]
  private let found: FoundPackages
  private let packages: PackageModules
  private let xcode: XcodeModules
  private let tuist: TuistManifests
  /// The podspecs of what neither packages nor Xcode projects declare.
  private let podspecs: [Podspec]

  init(
    in tree: some SourceTree, by reading: ManifestReading, jobs: Int
  ) throws(ProjectError) {
    listing = try tree.listing()
    let entries = listing.entries
    let manifests = manifestPaths(among: entries, of: tree)
    let folders = TreeFolders(entries)
    found = FoundPackages(
      manifests: manifests, in: listing, folders: folders, root: tree.root
    ) { folders in
      readManifests(in: folders, of: tree, files: manifests, by: reading, jobs: jobs)
    }
    packages = packageModules(
      of: found, entries: entries, folders: folders, outerLinks: listing.outerLinks)
    xcode = xcodeModules(in: tree, entries: entries, manifests: manifests)
    let tuist = TuistManifests(in: tree, entries: entries)
    sources = entries.filter { [found] entry in
      SourceKind(path: entry.path) == .swift && !manifests.contains(entry.path)
        && !tuist.hold(entry.path) && !found.isLinked(entry.path)
    }
    self.tuist = tuist
    let taken = Set((packages.modules + xcode.modules).map(\.name))
    podspecs = entries.filter { $0.path.hasSuffix(".podspec") }.compactMap { entry in
      tree.contents(of: entry.path).map {
        Podspec(String(decoding: $0, as: UTF8.self), at: entry.path)
      }
    }.filter { !taken.contains($0.name) }
  }

  /// What the package in the root is called.
  var name: String? {
    found.packages.first { $0.folder.isEmpty && !$0.manifest.name.isEmpty }?.manifest.name
  }

  /// All modules and files, and what is said where folders were taken for modules.
  func parts(in tree: some SourceTree, rootName: String) -> (ProjectParts, guess: String?) {
    var parts = ProjectParts(packages)
    parts.add(xcode)
    let isWithoutTargets = parts.modules.isEmpty
    let packageFolders = Set(found.packages.filter { !$0.targetFolders.isEmpty }.map(\.folder))
    parts.add(
      modulesBuiltOtherwise(
        by: podspecs, of: sources, in: tree, besides: parts, rootName: rootName,
        folders: BuildFolders(
          in: listing.entries, tuist: tuist, packages: packageFolders)))
    var guess = "each source folder is taken for a module"
    if parts.modules.isEmpty {
      let folders = folderModules(of: sources, rootName: rootName)
      let joined = found.packages.isEmpty ? folders.joined(in: tree) : folders
      if joined.modules.count < folders.modules.count {
        guess = "its folders are taken for one module, as none imports another"
      }
      parts.add(joined)
    }
    // Those of podspecs are declared there.
    let isGuessed =
      isWithoutTargets && parts.modules.contains { $0.declaredIn == $0.path }
    return (parts, isGuessed ? guess : nil)
  }

  /// What is to be said of the tree, of packages and of Xcode projects.
  func diagnostics(in tree: some SourceTree, guess: String?) -> [Diagnostic] {
    let outerLinks = Set(packages.outerLinks.map(\.path))
    let ofTree = listing.diagnostics.filter { !($0.file.map(outerLinks.contains) ?? false) }
    let ofLinks = packages.outerLinks.map { path, target in
      Diagnostic(
        .warning,
        "the target \(target) compiles what this symbolic link leads to, which is not read: run "
          + "archcheck in a folder that holds both", file: path)
    }
    let submodules = AbsentSubmodules(in: tree, listing: listing)
    let ofSubmodules = submodules.diagnostics(neededBy: found.packages, missing: xcode.missing)
    let ofPackages = found.diagnosticsOfAbsentPackages(in: listing, besides: submodules)
    let projects = listing.entries.lazy.map(\.path).filter(isXcodeProjectFile)
    let ofTuist = tuist.diagnostic(
      besides: Set(projects.map { parentFolder(of: parentFolder(of: $0)) }))
    let ofPodspecs = podspecs.flatMap { podspec in
      podspec.unknownLines.map { line in
        Diagnostic(
          .warning, "the podspec works out source_files when it runs: what they name is not known",
          file: podspec.path, line: line)
      }
    }
    let what =
      found.packages.isEmpty ? "no package and no Xcode project" : "no package names a target"
    let ofGuess = guess.map { Diagnostic(.info, "\(what): \($0)") }
    return ofTree + ofLinks + packages.diagnostics + ofPackages + xcode.diagnostics + ofSubmodules
      + ofPodspecs + [ofTuist, ofGuess].compactMap(\.self)
  }

  /// Paths of what belongs to the project and is not known, or not whole.
  func unread(in tree: some SourceTree) -> [String] {
    listing.diagnostics.filter { $0.severity >= .warning }.compactMap(\.file)
      + Set(packages.outerLinks.map(\.path)).sorted()
      + found.packages.map(\.manifest).filter { !$0.isWhole }.map(\.path)
      + AbsentSubmodules(in: tree, listing: listing).paths
  }
}

/// Modules of files that packages and Xcode projects leave to CocoaPods, Bazel, Buck and Tuist.
private func modulesBuiltOtherwise(
  by podspecs: [Podspec], of sources: [TreeEntry], in tree: some SourceTree,
  besides parts: ProjectParts, rootName: String, folders: BuildFolders
) -> FolderModules {
  var modules = FolderModules(of: rootName)
  var compiled = Set(parts.files.map(\.path))
  if !podspecs.isEmpty {
    for entry in sources where !compiled.contains(entry.path) {
      for podspec in podspecs {
        guard let name = podspec.module(of: entry.path) else { continue }
        modules.add(
          entry, to: name, in: parentFolder(of: podspec.path), declaredIn: podspec.path)
        compiled.insert(entry.path)
        break
      }
    }
  }
  folders.addModules(of: sources, in: tree, besides: compiled, rootName: rootName, to: &modules)
  return modules
}

/// Modules and files from packages and Xcode projects, joined so that each name and file is there
/// once.
private struct ProjectParts {
  var modules: [Module]
  var files: [SourceFile]
  private let products: [String: [LocalProduct]]

  init(_ packages: PackageModules) {
    modules = packages.modules
    files = packages.files
    products = packages.products
  }

  /// A file that a package compiles is the package's; a module of an Xcode project whose name a
  /// package has already is told apart by the project's name. A project beside a package often
  /// builds the package's sources again, several targets of it as one: such a module stands for the
  /// package's own.
  mutating func add(_ xcode: XcodeModules) {
    let taken = Set(modules.map(\.name))
    let positions = Dictionary(keepingFirst: files.enumerated().map { ($1.path, $0) })
    let own = Set(
      xcode.files.filter { positions[$0.path] == nil }.flatMap { [$0.module] + $0.otherModules })
    var twins: [String: Set<String>] = [:]
    for file in xcode.files {
      guard let position = positions[file.path] else { continue }
      for module in [file.module] + file.otherModules where !own.contains(module) {
        twins[module, default: []].insert(files[position].module)
      }
    }
    var names = twins.mapValues { $0.sorted() }
    for module in xcode.modules where taken.contains(module.name) && names[module.name] == nil {
      let folder = parentFolder(of: parentFolder(of: module.declaredIn))
      let isTold = module.package != module.name || folder.isEmpty
      let maker = isTold ? module.package : pathSteps(folder).joined(separator: ".")
      names[module.name] = ["\(maker).\(module.name)"]
    }
    for module in xcode.modules where twins[module.name] == nil {
      var module = module
      module.name = names[module.name]?[0] ?? module.name
      module.dependencies = module.dependencies.flatMap { resolved($0, names) }
        .sorted { ($0.name, $0.package ?? "", $0.line) < ($1.name, $1.package ?? "", $1.line) }
      modules.append(module)
    }
    for var file in xcode.files {
      let compiling = ([file.module] + file.otherModules).filter { twins[$0] == nil }
        .map { names[$0]?[0] ?? $0 }
      if let position = positions[file.path] {
        let others = Set(compiling + files[position].otherModules)
        files[position].otherModules = others.subtracting([files[position].module]).sorted()
      } else {
        (file.module, file.otherModules) = (compiling[0], Array(compiling.dropFirst()))
        files.append(file)
      }
    }
  }

  /// A module whose name is taken is told apart by the project's name.
  mutating func add(_ folders: FolderModules) {
    let taken = Set(modules.map(\.name))
    let name = { (module: String, project: String) in
      taken.contains(module) ? "\(project).\(module)" : module
    }
    for var module in folders.modules {
      module.name = name(module.name, module.package)
      modules.append(module)
    }
    for var file in folders.files {
      file.module = name(file.module, folders.project)
      files.append(file)
    }
  }

  /// A product of a package of the project is the modules that it holds, and a module that builds
  /// the package's sources again is the modules that it builds.
  private func resolved(
    _ dependency: ModuleDependency, _ names: [String: [String]]
  ) -> [ModuleDependency] {
    let held =
      if dependency.isProduct {
        products[dependency.name]?.first { $0.isOf(package: dependency.package) }?.modules
      } else {
        dependency.package == nil ? names[dependency.name] : nil
      }
    guard let held else { return [dependency] }
    return held.map { name in
      var part = dependency
      part.name = name
      part.isProduct = false
      part.isBundled =
        dependency.isProduct && held.count > 1 && name != moduleIdentifier(dependency.name)
      return part
    }
  }
}
