/// Folders that something else than SwiftPM and Xcode builds, as a file in them says: Bazel's `BUILD`
/// or `BUILD.bazel`, Buck's `BUCK` and Tuist's `Project.swift`. Of what these say only the name of a
/// module is read, where it is the only one besides those of its tests and the like; their folders and
/// the customs of such projects tell modules apart.
struct BuildFolders {
  private let folders: Set<String>
  /// The build files by their folders.
  private let buildFiles: [String: String]
  private let packages: Set<String>

  /// - Parameters:
  ///   - tuist: the manifests of Tuist among the files.
  ///   - packages: folders of the packages that declare targets.
  init(in entries: [TreeEntry], tuist: TuistManifests, packages: Set<String>) {
    let files: Set<String> = ["BUILD", "BUILD.bazel", "BUCK"]
    let paths =
      entries.map(\.path).filter { files.contains(lastComponent(of: $0)) } + tuist.projects
    folders = Set(paths.map(parentFolder))
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
    // Few build files are asked for the names of modules.
    var namesByFolder: [String: NamesOfModules] = [:]
    func names(givenIn folder: String) -> NamesOfModules {
      if let known = namesByFolder[folder] { return known }
      let file = buildFiles[folder]
      let found = NamesOfModules(
        in: file.flatMap(tree.contents) ?? [],
        isTuist: file.map { pathExtension(of: $0) == "swift" } ?? false)
      namesByFolder[folder] = found
      return found
    }
    for entry in sources where !compiled.contains(entry.path) {
      guard let home = foldersAround(entry.path).first(where: folders.contains),
        !built.contains(home), !packages.contains(home)
      else { continue }
      let place = BuildPlace(of: entry.path, builtIn: home, rootName: rootName)
      let isNamed =
        !home.isEmpty && [place.folder, parentFolder(of: place.folder)].contains(home)
      let name = isNamed ? names(givenIn: home).name(beside: place.beside) : nil
      modules.add(entry, to: name ?? place.module, in: place.folder)
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
  static let beside: Set<Substring> = [
    "Tests", "UnitTests", "UITests", "Testing", "Interface", "Interfaces", "Example", "Examples",
    "Demo",
  ]
  /// Folders of several modules.
  private static let gathering: Set<Substring> = [
    "Targets", "Modules", "Projects", "Features", "Packages", "Libraries", "Frameworks",
  ]

  let module: String
  let folder: String
  /// For a module that stands beside the one that is called like the folder, what it is: `Tests`.
  private(set) var beside: Substring?

  init(of path: String, builtIn home: String, rootName: String) {
    let steps = pathSteps(path).dropLast()
    let depth = pathSteps(home).count
    // `Cart/Sources`, `Cart/Tests`, and the same below a folder of modules.
    let isGathered = steps.count > depth && Self.gathering.contains(steps[depth])
    let range = max(depth - 1, 0)..<min(depth + (isGathered ? 3 : 2), steps.count)
    let parts = Self.own.union(Self.beside)
    if let part = range.first(where: { parts.contains(steps[$0]) }) {
      let base = part > 0 ? String(steps[part - 1]) : rootName
      beside = Self.own.contains(steps[part]) ? nil : steps[part]
      module = base + (beside ?? "")
      folder = steps[...part].joined(separator: "/")
    } else {
      // The root's build file builds its folders; any other one its own.
      let count = depth > 0 ? depth : isGathered && steps.count > 1 ? 2 : min(1, steps.count)
      module = count > 0 ? String(steps[count - 1]) : rootName
      folder = steps.prefix(count).joined(separator: "/")
    }
  }
}

/// The names of modules that a build file writes down: `CartFeature` in `module_name = "CartFeature"`, or
/// in Tuist's `.target(name: "CartFeature", …)`.
private struct NamesOfModules {
  private var all: Set<String> = []
  /// The only one that is not called after another, as tests are.
  private var own: String?

  init(in bytes: [UInt8], isTuist: Bool) {
    let comment = isTuist ? "//" : "#"
    let lines = String(decoding: bytes.prefix(1_000_000), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    let text = lines.map { line in
      String(line.firstRange(of: comment).map { line[..<$0.lowerBound] } ?? line)
    }.joined(separator: "\n")
    let names =
      isTuist
      ? text.matches(of: /\b[Tt]arget\(\s*name:\s*(?:"(\w+)"\s*[,)])?/).map { $0.1 }
      : text.matches(of: /\bmodule_name\s*=\s*"(\w+)"/).map { Optional($0.1) }
    // Where some names are worked out, which is whose is not known.
    guard !names.contains(nil) else { return }
    all = Set(names.compactMap { $0.map(String.init) })
    let first = all.filter { name in
      !name.hasSuffix("Tests")
        && !BuildPlace.beside.contains {
          name.hasSuffix($0) && all.contains(String(name.dropLast($0.count)))
        }
    }
    own = first.count == 1 ? first.first : nil
  }

  /// - Parameter part: `Tests` and the like for what stands beside the module.
  func name(beside part: Substring?) -> String? {
    guard let part else { return own }
    return own.map { $0 + part }.flatMap { all.contains($0) ? $0 : nil }
  }
}
