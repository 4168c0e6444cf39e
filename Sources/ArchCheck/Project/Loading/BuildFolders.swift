/// Folders that something else than SwiftPM and Xcode builds, as a file in them says: Bazel's `BUILD`
/// or `BUILD.bazel`, Buck's `BUCK` and Tuist's `Project.swift`. Of what these say only the name of a
/// module is read, where it is the only one; their folders and the customs of such projects tell
/// modules apart.
struct BuildFolders {
  private let folders: Set<String>
  /// The build files of Bazel and Buck by their folders.
  private let buildFiles: [String: String]
  private let packages: Set<String>

  /// - Parameters:
  ///   - tuist: the manifests of Tuist among the files.
  ///   - packages: folders of the packages that declare targets.
  init(in entries: [TreeEntry], tuist: TuistManifests, packages: Set<String>) {
    let files: Set<String> = ["BUILD", "BUILD.bazel", "BUCK"]
    let paths = entries.map(\.path).filter { files.contains(lastComponent(of: $0)) }
    folders = Set((paths + tuist.projects).map(parentFolder))
    buildFiles = Dictionary(keepingFirst: paths.map { (parentFolder(of: $0), $0) })
    self.packages = packages
  }

  /// Adds a module for each folder with files that nothing else compiles. Where a package or an
  /// Xcode project compiles some files of a folder, the others are left out on purpose.
  ///
  /// - Parameter compiled: paths of the files that have a module.
  func addModules(
    of sources: [TreeEntry], in tree: some SourceTree, besides compiled: Set<String>,
    rootName: String, to modules: inout FolderModules
  ) {
    guard !folders.isEmpty else { return }
    let built = Set(
      sources.filter { compiled.contains($0.path) }.flatMap { foldersAround($0.path) })
    // Few build files are asked for the name of a module.
    var names: [String: String?] = [:]
    func name(givenIn folder: String) -> String? {
      if let known = names[folder] { return known }
      let name = buildFiles[folder].flatMap(tree.contents).flatMap(moduleName(inBuildFile:))
      names[folder] = .some(name)
      return name
    }
    for entry in sources where !compiled.contains(entry.path) {
      guard let home = foldersAround(entry.path).first(where: folders.contains),
        !built.contains(home), !packages.contains(home)
      else { continue }
      let place = BuildPlace(of: entry.path, builtIn: home, rootName: rootName)
      let isNamed =
        !home.isEmpty && !place.isBeside
        && [place.folder, parentFolder(of: place.folder)].contains(home)
      modules.add(
        entry, to: isNamed ? name(givenIn: home) ?? place.module : place.module, in: place.folder)
    }
  }

  /// The folders around a file up to that of its package, the innermost first.
  private func foldersAround(_ path: String) -> [String] {
    var around: [String] = []
    var folder = path
    while !folder.isEmpty, !packages.contains(folder) {
      folder = parentFolder(of: folder)
      around.append(folder)
    }
    return around
  }
}

/// The module of a file by the folders around it.
private struct BuildPlace {
  /// Folders of a module's own sources.
  private static let own = Set(SourceFolders.names.map { Substring($0) })
  /// Folders of modules beside it, which are called after it.
  private static let beside: Set<Substring> = [
    "Tests", "UnitTests", "UITests", "Testing", "Interface", "Interfaces", "Example", "Examples",
    "Demo",
  ]
  /// Folders of several modules.
  private static let gathering: Set<Substring> = [
    "Targets", "Modules", "Projects", "Features", "Packages", "Libraries", "Frameworks",
  ]

  let module: String
  let folder: String
  /// Whether the module stands beside the one that is called like the folder: its tests, an example.
  private(set) var isBeside = false

  init(of path: String, builtIn home: String, rootName: String) {
    let steps = pathSteps(path).dropLast()
    let depth = pathSteps(home).count
    // `Cart/Sources`, `Cart/Tests`, and the same below a folder of modules.
    let isGathered = steps.count > depth && Self.gathering.contains(steps[depth])
    let range = max(depth - 1, 0)..<min(depth + (isGathered ? 3 : 2), steps.count)
    let parts = Self.own.union(Self.beside)
    if let part = range.first(where: { parts.contains(steps[$0]) }) {
      let base = part > 0 ? String(steps[part - 1]) : rootName
      isBeside = !Self.own.contains(steps[part])
      module = isBeside ? base + steps[part] : base
      folder = steps[...part].joined(separator: "/")
    } else {
      // The root's build file builds its folders; any other one its own.
      let count = depth > 0 ? depth : isGathered && steps.count > 1 ? 2 : min(1, steps.count)
      module = count > 0 ? String(steps[count - 1]) : rootName
      folder = steps.prefix(count).joined(separator: "/")
    }
  }
}

/// `CartFeature` in `module_name = "CartFeature"`, where a build file names no other module but such of
/// tests.
private func moduleName(inBuildFile bytes: [UInt8]) -> String? {
  let lines = String(decoding: bytes.prefix(1_000_000), as: UTF8.self)
    .split(whereSeparator: \.isNewline).map { $0.prefix { $0 != "#" } }
  let names = Set(
    lines.flatMap { $0.matches(of: /\bmodule_name\s*=\s*"(\w+)"/).map { String($0.1) } }
  ).filter { !$0.hasSuffix("Tests") }
  return names.count == 1 ? names.first : nil
}
