/// No specification has more targets than this; the rest is left out.
private let mostTargets = 1_000

/// Reads the XcodeGen specification at `path`; nil where it is none or cannot be read.
func readXcodeGenSpecification(
  at path: String, in tree: some SourceTree, files: ProjectFiles, problems: inout XcodeProblems
) -> XcodeProject? {
  var loader = SpecificationLoader()
  let specification = loader.load(path, in: tree).namingLocalPackages()
  // Other tools have files of this name too: without targets it is none of XcodeGen's.
  let targets = specification["targets"]?.table ?? []
  problems.diagnostics += loader.diagnostics
  guard !targets.isEmpty else { return nil }

  let folder = parentFolder(of: path)
  let name = specification["name"]?.text ?? lastComponent(of: folder)
  let templates = specification["targetTemplates"]
  let allSettings = XcodeGenSettings(specification, project: name, folder: folder)
  let check = SpecificationCheck(specification: specification, path: path, files: files)
  check.checkPackages(&problems)
  var project = XcodeProject(
    file: path, name: name, targets: [], importsExternalFrameworks: false)
  var budget = 10_000_000
  if targets.count > mostTargets {
    let message = "has more than \(mostTargets) targets; the rest is left out"
    problems.diagnostics.append(Diagnostic(.warning, message, file: path))
  }
  for (name, written) in targets.prefix(mostTargets) {
    let target = XcodeGenTarget(name: name, written: written, templates: templates)
    check.check(target, at: written, &problems)
    let sources = target.sources(in: folder, files: files, budget: &budget)
    for source in sources.missing {
      let place = resolvedPath(source, in: folder, root: files.root)
      let what = place.map { "\(source), where nothing is" + files.hint(for: $0) }
      let message = "\(name) compiles \(what ?? outsideTheRoot([source]))"
      problems.diagnostics.append(Diagnostic(.warning, message, file: path, line: written.line))
      problems.missing += [place].compactMap(\.self)
    }
    guard !sources.found.isEmpty || !target.missingTemplates.isEmpty else { continue }
    let dependencies = target.dependencies(
      project: path, folder: folder, specification: specification)
    let settings = allSettings.settings(of: target, in: tree)
    // One module for all platforms: XcodeGen gives their targets one product name.
    project.targets.append(
      XcodeTarget(
        id: name, name: name, moduleName: settings.moduleName ?? moduleIdentifier(name),
        type: ProductType(target["type"]?.text ?? ""), line: written.line,
        sources: sources.found, dependencies: dependencies.known,
        importsMore: settings.bringsModules(among: files) || target.hasForeignBuild,
        linksByFlags: settings.linksFrameworks))
    project.importsExternalFrameworks =
      project.importsExternalFrameworks || dependencies.usesCarthage
  }
  return project
}

/// Reads a specification with the files that it includes.
private struct SpecificationLoader {
  var diagnostics: [Diagnostic] = []
  private var visited: Set<String> = []

  mutating func load(_ path: String, in tree: some SourceTree) -> ProjectValue {
    let empty = ProjectValue(content: .table([]), line: 1)
    guard visited.count < 64, visited.insert(path).inserted else { return empty }
    guard let bytes = tree.contents(of: path), bytes.count < 2_000_000 else {
      diagnostics.append(Diagnostic(.warning, "cannot be read, or is too large", file: path))
      return empty
    }
    do {
      let own = try ProjectValue(yaml: bytes)
      let include = own["include"]
      let includes = include.map { $0.list.isEmpty ? [$0] : $0.list } ?? []
      var result = empty
      for include in includes {
        let folder = parentFolder(of: path)
        guard let written = include.text ?? include["path"]?.text,
          let file = resolvedPath(written, in: folder, root: tree.root)
        else {
          let written = include.text ?? include["path"]?.text
          diagnostics.append(
            Diagnostic(
              .warning, "includes \(written.map { outsideTheRoot([$0]) } ?? "what has no path")",
              file: path, line: include.line))
          continue
        }
        guard tree.contents(of: file) != nil else {
          diagnostics.append(
            Diagnostic(
              .warning, "includes \(written), which cannot be read; what it says is not known",
              file: path, line: include.line))
          continue
        }
        var included = load(file, in: tree)
        if include["relativePaths"]?.text != "false", parentFolder(of: file) != folder {
          included = included.rebased(from: way(to: parentFolder(of: file), from: folder))
        }
        result = included.placed(at: include.line).merged(onto: result)
      }
      return own.merged(onto: result)
    } catch {
      // What is included is XcodeGen's; of other tools' files it matters little whether they are read.
      let isXcodeGens =
        visited.count > 1
        || String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
          .contains { $0.hasPrefix("targets:") }
      diagnostics.append(
        Diagnostic(
          isXcodeGens ? .error : .warning, "the specification \(error.message)", file: path,
          line: error.line))
      return empty
    }
  }
}
