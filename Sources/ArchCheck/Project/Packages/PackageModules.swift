/// What the packages of a tree declare.
struct PackageModules: Sendable {
  /// In the order of packages and targets.
  var modules: [Module] = []
  /// The Swift files of the modules, sorted by path.
  var files: [SourceFile] = []
  /// The library products of the packages by their names.
  var products: [String: [LocalProduct]] = [:]
  var diagnostics: [Diagnostic] = []
  /// Symbolic links out of the project to what a target compiles, with the target's name.
  var outerLinks: [(path: String, target: String)] = []
}

/// Turns packages into modules with their Swift files.
///
/// Two packages may each have a module of one name. The outermost package's keeps it; the others'
/// are called `Package.Module`, so that every file and dependency names one module only. Where the
/// packages are named alike, their folders stand in place of their names.
///
/// - Parameter outerLinks: paths of the symbolic links to Swift files and folders out of the project.
func packageModules(
  of found: FoundPackages, entries: [TreeEntry], folders: TreeFolders, outerLinks: [String] = []
) -> PackageModules {
  let names = ModuleNames(found.packages)
  let owners = TargetOwners(found)
  var result = PackageModules()
  var contents: [String: TargetContents] = [:]
  for entry in entries {
    let kind = SourceKind(path: entry.path)
    guard kind != nil || isHeader(entry.path), !found.manifests.contains(entry.path),
      case let compiling = owners.owners(of: entry.path)
        .compactMap({ names[$0.package, $0.target] }), let module = compiling.first
    else { continue }
    for module in compiling {
      contents[module, default: TargetContents()].insert(kind, lastComponent(of: entry.path))
    }
    if kind == .swift {
      result.files.append(
        SourceFile(
          path: entry.path, module: module, otherModules: compiling.dropFirst().sorted(),
          blob: entry.blob))
    }
  }
  let dependencies = PackageDependencies(found.packages, names)
  lazy var spellings = folders.byLowercase()
  for package in found.packages {
    result.diagnostics += package.manifest.diagnostics
    let libraries = package.manifest.products.filter { $0.kind == .library }
    let inApps = Set(
      package.manifest.products.filter { $0.kind == .iOSApplication }.flatMap(\.targets))
    for target in package.manifest.targets {
      guard let name = names[package.folder, target.name] else { continue }
      result.modules.append(
        module(
          target, named: name, in: package, contents[name] ?? TargetContents(),
          dependencies: dependencies.dependencies(of: target, in: package),
          libraryProducts: libraries.filter { $0.targets.contains(target.name) }.map(\.name),
          isApp: target.kind == .executable && inApps.contains(target.name)))
      if package.targetFolders[target.name] == nil {
        result.diagnostics.append(missingFolder(of: target, in: package, spellings))
      }
    }
  }
  result.outerLinks = outerLinks.compactMap { path in
    owners.owners(of: path).first.map { (path, $0.target) }
  }
  result.products = dependencies.products
  return result
}

private func module(
  _ target: PackageTarget, named name: String, in package: Package, _ contents: TargetContents,
  dependencies: [ModuleDependency], libraryProducts: [String], isApp: Bool
) -> Module {
  let kind: Module.Kind =
    switch target.kind {
    case .regular: contents.hasMain ? .executable : .library
    case .executable: isApp ? .app : .executable
    case .test: .test
    case .macro: .macro
    case .plugin: .plugin
    case .system: .system
    case .binary: .binary
    }
  var module = Module(
    name: name, kind: kind, package: package.manifest.name,
    path: package.targetFolders[target.name] ?? "", declaredIn: package.manifest.path,
    line: target.line, dependencies: dependencies, isLibraryProduct: !libraryProducts.isEmpty,
    isClang: contents.hasClang && !contents.hasSwift,
    dependenciesAreDeclared: target.dependenciesAreKnown, condition: target.condition)
  module.libraryProducts = libraryProducts
  module.isBuiltWithPlugin = target.plugins.contains(where: package.manifest.isBuilt)
  return module
}

/// - Parameter spellings: as of ``TreeFolders/byLowercase()``.
private func missingFolder(
  of target: PackageTarget, in package: Package, _ spellings: [String: String]
) -> Diagnostic {
  // What a Mac builds, where case makes no difference, another machine may not.
  let written = target.path ?? "\(target.kind == .test ? "Tests" : "Sources")/\(target.name)"
  let sought = resolvedPath(written, in: package.folder)
  let found = sought.flatMap { spellings[$0.lowercased()] }
  let hint = found.map { "; did you mean \(relativePath($0, in: package.folder) ?? $0)?" }
  let place =
    found != nil && found == sought
    ? "its folder \(written) holds no source file"
    : (target.path.map { "its path \($0) is no folder of the package" }
      ?? "no folder is named like it where SwiftPM looks") + (hint ?? "")
  return Diagnostic(
    .warning, "target \(target.name) has no sources: \(place)", file: package.manifest.path,
    line: target.line)
}

/// What kinds of files a target holds.
private struct TargetContents {
  var hasSwift = false
  var hasClang = false
  /// A file named `main.…` makes an executable of a plain target.
  var hasMain = false

  /// - Parameter kind: nil for a header.
  mutating func insert(_ kind: SourceKind?, _ name: String) {
    if kind == .swift { hasSwift = true } else { hasClang = true }
    guard kind != nil else { return }
    if name.lowercased().hasPrefix("main."), name.split(separator: ".").count == 2 {
      hasMain = true
    }
  }
}

private func isHeader(_ path: String) -> Bool {
  ["h", "hh", "hpp", "hxx"].contains(pathExtension(of: path))
}

/// Finds the target of each package whose folder holds a file and that compiles it, the innermost
/// one of a package: an outer manifest may name a folder that an inner one has a target in.
private struct TargetOwners {
  struct Owner: Sendable {
    var package: String
    var target: String
    var files: TargetFiles
  }

  private var owners: [String: [Owner]] = [:]
  private let packageFolders: Set<String>

  init(_ found: FoundPackages) {
    packageFolders = found.packageFolders
    for package in found.packages {
      for target in package.manifest.targets where target.kind != .binary {
        guard let folder = package.targetFolders[target.name] else { continue }
        let files = TargetFiles(
          of: target, at: folder, toolsVersion: package.manifest.toolsVersion)
        owners[folder, default: []].append(
          Owner(package: package.folder, target: target.name, files: files))
      }
    }
  }

  /// The innermost one first, and of one folder that of the outermost package.
  func owners(of path: String) -> [Owner] {
    var found: [Owner] = []
    var folder = parentFolder(of: path)
    while true {
      for owner in owners[folder] ?? []
      where owner.files.hold(path) && !found.contains(where: { $0.package == owner.package }) {
        found.append(owner)
      }
      // What lies in an inner package is no source of an outer one that does not name it.
      if folder.isEmpty || packageFolders.contains(folder) { return found }
      folder = parentFolder(of: folder)
    }
  }
}
