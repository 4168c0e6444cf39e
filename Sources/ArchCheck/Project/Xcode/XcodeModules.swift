/// What the Xcode projects and XcodeGen specifications of a tree declare.
struct XcodeModules: Sendable {
  /// Sorted by name, no name twice.
  var modules: [Module] = []
  /// The Swift files of the modules, sorted by path.
  var files: [SourceFile] = []
  var diagnostics: [Diagnostic] = []
  /// Paths that the projects name and where nothing is.
  var missing: [String] = []
}

/// What is wrong with Xcode projects.
struct XcodeProblems {
  var diagnostics: [Diagnostic] = []
  /// Paths that the projects name and where nothing is.
  var missing: [String] = []
}

/// Reads every Xcode project among `entries`, and every XcodeGen specification that has no project
/// beside it.
///
/// A file that several targets compile belongs to one module, by this order: applications,
/// libraries and frameworks, command-line tools, app extensions, tests; then the project that is
/// nearest to the root; then the order of the targets in it. Targets of a project whose modules have
/// one name (one framework for each platform) are one module.
///
/// - Parameter manifests: paths of the manifests of packages.
func xcodeModules(
  in tree: some SourceTree, entries: [TreeEntry], manifests: Set<String>
) -> XcodeModules {
  let isXcode = { (path: String) in
    isXcodeProjectFile(path) || path.hasSuffix(".xcworkspacedata")
      || lastComponent(of: path) == "project.yml"
  }
  guard entries.contains(where: { isXcode($0.path) }) else { return XcodeModules() }

  let external = ExternalFolders(in: entries)
  let files = ProjectFiles(
    entries.filter { !external.hold($0.path) }, manifests: manifests, root: tree.root)
  var problems = XcodeProblems()
  let paths = files.named("project.pbxproj").map(\.path).filter(isXcodeProjectFile)
  var projects = paths.compactMap {
    readXcodeProject(
      at: $0, in: tree, files: files, external: external, problems: &problems)
  }
  let homes = Set(paths.map { parentFolder(of: parentFolder(of: $0)) })
  for specification in files.named("project.yml")
  where !homes.contains(parentFolder(of: specification.path)) {
    if let project = readXcodeGenSpecification(
      at: specification.path, in: tree, files: files, problems: &problems)
    {
      projects.append(project)
    }
  }
  for index in projects.indices where external.serve(projects[index].file) {
    projects[index].importsExternalFrameworks = true
  }
  checkWorkspaces(in: tree, files: files, external: external, problems: &problems)

  var result = joined(projects)
  result.missing = problems.missing
  result.diagnostics = Array(Set(problems.diagnostics + result.diagnostics)).sorted {
    ($0.file ?? "", $0.line ?? 0, $0.message) < ($1.file ?? "", $1.line ?? 0, $1.message)
  }
  return result
}
