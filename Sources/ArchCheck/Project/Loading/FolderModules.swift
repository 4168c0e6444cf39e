/// Modules by folder, for a tree that has neither packages nor Xcode projects.
struct FolderModules {
  var modules: [Module] = []
  var files: [SourceFile] = []
}

/// One module for each top-level folder with Swift files; below a folder that only gathers sources
/// (`Sources`, `Tests`, …) one for each of its folders. Files in the root are a module named like
/// the project.
func folderModules(of entries: [TreeEntry], rootName: String) -> FolderModules {
  let gathering: Set<Substring> = ["Sources", "Source", "src", "srcs", "Tests"]
  var result = FolderModules()
  var paths: [String: String] = [:]
  for entry in entries
  where pathExtension(of: entry.path) == "swift" && !isManifest(lastComponent(of: entry.path)) {
    let steps = pathSteps(entry.path).dropLast()
    let depth = steps.first.map { gathering.contains($0) && steps.count > 1 ? 2 : 1 } ?? 0
    let folder = steps.prefix(depth).joined(separator: "/")
    let name = moduleIdentifier(steps.prefix(depth).last.map(String.init) ?? rootName)
    paths[name] = min(paths[name] ?? folder, folder)
    result.files.append(SourceFile(path: entry.path, module: name, blob: entry.blob))
  }
  result.modules = paths.map { name, path in
    Module(
      name: name, kind: path.hasPrefix("Tests") ? .test : .folder, package: rootName, path: path,
      declaredIn: path, line: 1, dependenciesAreDeclared: false)
  }.sorted { $0.name < $1.name }
  return result
}
