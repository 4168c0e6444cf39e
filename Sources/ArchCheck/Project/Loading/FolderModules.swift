/// Modules by folder, for files that neither packages nor Xcode projects compile.
struct FolderModules {
  private(set) var files: [SourceFile] = []
  private var folders: [String: String] = [:]
  private var declaringFiles: [String: String] = [:]
  /// Name of the project.
  let project: String

  /// - Parameter project: name of the project.
  init(of project: String) {
    self.project = project
  }

  /// Sorted by name.
  var modules: [Module] {
    folders.map { name, folder in
      Module(
        name: name, kind: isForTests(name, in: folder) ? .test : .folder, package: project,
        path: folder, declaredIn: declaringFiles[name] ?? folder,
        line: declaringFiles[name] == nil ? 0 : 1,
        dependenciesAreDeclared: false)
    }.sorted { $0.name.precedesByBytes($1.name) }
  }

  /// - Parameters:
  ///   - name: what the module is called, in any characters.
  ///   - folder: where the module's files stand, this one among others.
  ///   - manifest: the file that declares the module.
  mutating func add(
    _ entry: TreeEntry, to name: String, in folder: String, declaredIn manifest: String? = nil
  ) {
    let name = moduleIdentifier(name)
    folders[name] = min(folders[name] ?? folder, folder)
    if let manifest { declaringFiles[name] = manifest }
    files.append(SourceFile(path: entry.path, module: name, blob: entry.blob))
  }

  private func isForTests(_ name: String, in folder: String) -> Bool {
    pathSteps(folder).contains(where: TestFolders.isForTests) || name.hasSuffix("Tests")
  }
}

/// One module for each top-level folder with Swift files; below a folder that only gathers sources
/// (`Sources`, `Tests`, …) one for each of its folders. Files in the root are a module named like
/// the project. Playgrounds and their pages are programs of their own.
func folderModules(of sources: [TreeEntry], rootName: String) -> FolderModules {
  let gathering = Set((SourceFolders.names + ["Tests"]).map { Substring($0) })
  var result = FolderModules(of: rootName)
  for entry in sources {
    if let playground = PlaygroundPlace(of: entry.path) {
      result.add(entry, to: playground.module, in: playground.folder)
      continue
    }
    let steps = pathSteps(entry.path).dropLast()
    let depth = steps.first.map { gathering.contains($0) && steps.count > 1 ? 2 : 1 } ?? 0
    result.add(
      entry, to: steps.prefix(depth).last.map(String.init) ?? rootName,
      in: steps.prefix(depth).joined(separator: "/"))
  }
  return result
}

/// The playground, or the page of one, that a file is part of.
private struct PlaygroundPlace {
  let module: String
  let folder: String

  /// Nil where the file is part of none.
  init?(of path: String) {
    let folders = foldersAbove(path)
    guard let playground = folders.first(where: { pathExtension(of: $0) == "playground" }) else {
      return nil
    }
    let page = folders.first { pathExtension(of: $0) == "xcplaygroundpage" }
    folder = page ?? playground
    module = ([playground] + [page].compactMap(\.self)).map(stem).joined(separator: "_")
  }
}

extension FolderModules {
  /// The same files as one module beside those of tests, where the folders cannot be modules of their
  /// own: none of them gathers others or is imported by another, and no two files have one name, which
  /// Swift demands of a module.
  ///
  /// Tests name the module that they test. If that is the one folder they are called after, as `Shop`
  /// for `ShopTests`, it may be the app's own and hold what stands beside it, too.
  func joined(in tree: some SourceTree) -> FolderModules {
    let all = modules
    let tests = all.filter { $0.kind == .test }
    let parts = all.filter { $0.kind != .test }
    let testNames = Set(tests.map(\.name))
    let own = files.filter { !testNames.contains($0.module) }
    guard parts.count > 1, parts.allSatisfy({ !$0.path.utf8.contains(UInt8(ascii: "/")) }),
      parts.allSatisfy({ pathExtension(of: $0.path) != "playground" }),
      Set(own.map { lastComponent(of: $0.path) }).count == own.count
    else { return self }
    let names = Set(parts.map(\.name))
    guard importedModules(among: names, by: own, in: tree).isEmpty,
      let tested = testedModules(among: names, in: tree), tested.count < 2
    else { return self }
    let name = tested.first ?? moduleIdentifier(project)
    var joined = self
    joined.folders = [name: commonFolder(of: own.map(\.path))]
    for test in tests { joined.folders[test.name] = test.path }
    for index in files.indices where names.contains(files[index].module) {
      joined.files[index].module = name
    }
    return joined
  }

  /// Modules that tests import which are called after them, or just `Tests`; nil if others import some.
  private func testedModules(
    among names: Set<String>, in tree: some SourceTree
  ) -> Set<String>? {
    var tested: Set<String> = []
    for (test, files) in Dictionary(grouping: files, by: \.module) where !names.contains(test) {
      let imported = importedModules(among: names, by: files, in: tree)
      guard test == "Tests" || imported.allSatisfy(test.hasPrefix) else { return nil }
      tested.formUnion(imported)
    }
    return tested
  }

  private func importedModules(
    among names: Set<String>, by files: [SourceFile], in tree: some SourceTree
  ) -> Set<String> {
    files.reduce(into: []) { imported, file in
      guard let source = tree.contents(of: file.path) else { return }
      imported.formUnion(ArchCheck.importedModules(among: names, in: source))
    }
  }
}
