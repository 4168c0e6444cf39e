/// Larger than any real project file; what is larger is not read.
private let largestProjectFile = 64_000_000

/// A project has no more targets than this; the rest is left out.
private let mostTargets = 5_000

/// Reads the project file at `path`; nil, with the reason, where it cannot be read.
func readXcodeProject(
  at path: String, in tree: some SourceTree, files: ProjectFiles, external: ExternalFolders,
  problems: inout XcodeProblems
) -> XcodeProject? {
  guard let bytes = tree.contents(of: path), bytes.count <= largestProjectFile else {
    problems.diagnostics.append(
      Diagnostic(.error, "cannot be read, or is too large", file: path))
    return nil
  }
  do {
    let objects = try XcodeObjects(parsing: bytes)
    var reader = XcodeProjectReader(path: path, objects: objects, files: files)
    let project = reader.read(in: tree)
    reader.checkReferences(external)
    problems.diagnostics += reader.problems.diagnostics
    problems.missing += reader.problems.missing
    return project
  } catch {
    problems.diagnostics.append(
      Diagnostic(.error, "the project file \(error.message)", file: path, line: error.line))
    return nil
  }
}

/// Turns the objects of one project file into targets.
private struct XcodeProjectReader {
  let path: String
  let objects: XcodeObjects
  let files: ProjectFiles
  /// The folder that paths of the project start from; nil where it is outside the root.
  let sourceRoot: String?
  let locations: XcodeLocations
  /// Sorted by identifier.
  var folders: [(id: String, folder: SynchronizedFolder)] = []
  /// Identifiers of the synchronized folders that are not there.
  var missingFolders: Set<String> = []
  var problems = XcodeProblems()
  /// How many files may still be put into targets: a hostile project multiplies both.
  var budget = 2_000_000

  init(path: String, objects: XcodeObjects, files: ProjectFiles) {
    self.path = path
    self.objects = objects
    self.files = files
    let folder = parentFolder(of: parentFolder(of: path))
    let written = objects.root["projectDirPath"] ?? ""
    sourceRoot = resolvedPath(written, in: folder, root: files.root)
    locations = XcodeLocations(
      of: objects, sourceRoot: sourceRoot, root: files.root, file: path)
    problems.diagnostics = locations.diagnostics
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let written = locations[group], let place = files.folder(written) else {
        addMissingFolder(group)
        continue
      }
      let folder = SynchronizedFolder(group, at: place, objects: objects, files: files)
      folders.append((group.id, folder))
    }
  }

  private mutating func addMissingFolder(_ group: XcodeObject) {
    let place = locations[group]
    warn(
      "the folder \(place ?? group["path"] ?? group.id)", isMissingAt: place, at: group,
      hint: place.map(files.hint) ?? "")
    missingFolders.insert(group.id)
  }

  mutating func read(in tree: some SourceTree) -> XcodeProject {
    let name = stem(of: parentFolder(of: path))
    var allSettings = TargetSettings(
      project: name, folder: sourceRoot, objects: objects, locations: locations)
    let links = TargetLinks(path: path, objects: objects, locations: locations)
    var targets: [XcodeTarget] = []
    let listed = objects.list("targets", of: objects.root)
    if listed.count > mostTargets {
      warn("has more than \(mostTargets) targets; the rest is left out", at: objects.root)
    }
    for object in listed.prefix(mostTargets) where object.isa == "PBXNativeTarget" {
      let sources = sources(of: object)
      guard sources.isDeclared else { continue }
      let name = object["name"] ?? object["productName"] ?? object.id
      let settings = allSettings.settings(of: object, named: name, in: tree)
      let names = allSettings.moduleNames(of: object, named: name, in: tree)
      let module = settings.moduleName
      if module == nil {
        warn(
          "the module name of \(name) uses a variable that is not set; \(name) is taken", at: object
        )
      }
      targets.append(
        XcodeTarget(
          id: object.id, product: object["productReference"], name: name,
          moduleName: module ?? moduleIdentifier(name),
          type: ProductType(object["productType"] ?? ""), line: object.line,
          sources: sources.entries, dependencies: links.dependencies(of: object),
          importsMore: settings.bringsModules(among: files) || hasForeignBuild(object),
          linksByFlags: settings.linksFrameworks, otherModuleNames: names))
    }
    if budget <= 0 {
      warn("has too many files in too many targets; some are left out", at: objects.root)
    }
    return XcodeProject(
      file: path, name: name, targets: targets,
      importsExternalFrameworks: links.usesCocoaPods)
  }

  /// Whether a script of a target, or of one that is built before it, makes what no project shows.
  private func hasForeignBuild(_ target: XcodeObject) -> Bool {
    let before = objects.list("dependencies", of: target).compactMap { objects[$0["target"]] }
    return ([target] + before).flatMap { objects.list("buildPhases", of: $0) }
      .contains { startsForeignBuild($0["shellScript"] ?? "") }
  }

  /// Says which projects and packages this one refers to are not in the tree.
  mutating func checkReferences(_ external: ExternalFolders) {
    for reference in objects.root.fields["projectReferences"]?.list ?? [] {
      guard let object = objects[reference["ProjectRef"]?.text] else { continue }
      let place = locations[object]
      if place.map({ files["\($0)/project.pbxproj"] == nil && !external.hold($0) }) ?? true {
        warn("the project \(place ?? object["path"] ?? object.id)", isMissingAt: place, at: object)
      }
    }
    for package in objects.all("XCLocalSwiftPackageReference") {
      let written = package["relativePath"] ?? ""
      let place = sourceRoot.flatMap { resolvedPath(written, in: $0, root: files.root) }
      check(package: written, at: place, external, object: package)
    }
    // Before Xcode 15 a package was a folder among the files.
    for reference in objects.all("PBXFileReference") {
      let written = reference["path"] ?? ""
      guard reference["lastKnownFileType"] == "wrapper", pathExtension(of: written).isEmpty else {
        continue
      }
      check(package: written, at: locations[reference], external, object: reference)
    }
  }

  private mutating func check(
    package: String, at place: String?, _ external: ExternalFolders, object: XcodeObject
  ) {
    if place.map({ files.folder($0) == nil && !external.hold($0) }) ?? true {
      warn("the package \(package)", isMissingAt: place, at: object)
    }
  }

  /// The sources that a target compiles and that exist, sorted by path, and whether it names any.
  private mutating func sources(of target: XcodeObject) -> (entries: [TreeEntry], isDeclared: Bool)
  {
    var found: Set<TreeEntry> = []
    var absent: [String] = []
    var outside: [String] = []
    var made: [String] = []
    let references = budget > 0 ? compiledReferences(of: target) : []
    budget -= references.count
    for reference in references {
      let written = reference["path"] ?? reference["name"] ?? reference.id
      guard SourceKind(path: written) != nil else { continue }
      if ["BUILT_PRODUCTS_DIR", "DERIVED_FILE_DIR"].contains(reference["sourceTree"]) {
        made.append(written)
      } else if let place = locations[reference] {
        if let entry = files[place] { found.insert(entry) } else { absent.append(place) }
      } else {
        outside.append(written)
      }
    }
    let members = Set(target.references("fileSystemSynchronizedGroups"))
    for (id, folder) in folders where budget > 0 {
      let entries = folder.sources(of: target.id, isMember: members.contains(id))
      budget -= entries.count
      found.formUnion(entries)
    }
    let name = target["name"] ?? target.id
    if !absent.isEmpty {
      problems.missing += absent
      let missing = Set(absent).sorted()
      let remedy =
        missing.count == 1
        ? "which is not there: generate it or take the reference out"
        : "which are not there: generate them or take the references out"
      warn("\(name) compiles \(missing.listed(atMost: mostNamed)), \(remedy)", at: target)
      if missing.count > mostNamed {
        tell("not there of what \(name) compiles: \(missing.listed)", .info, at: target)
      }
    }
    if !made.isEmpty {
      let files = Set(made).sorted().listed(atMost: mostNamed)
      tell("\(name) compiles \(files), which the build makes", .info, at: target)
    }
    if !outside.isEmpty {
      warn("\(name) compiles \(outsideTheRoot(Set(outside).sorted()))", at: target)
    }
    let isDeclared =
      !found.isEmpty || !absent.isEmpty || !outside.isEmpty || !made.isEmpty
      || !members.isDisjoint(with: missingFolders)
    return (found.sorted { $0.path < $1.path }, isDeclared)
  }

  /// The file references in the target's source phases, those in variant groups included.
  private func compiledReferences(of target: XcodeObject) -> [XcodeObject] {
    objects.list("buildPhases", of: target)
      .filter { $0.isa == "PBXSourcesBuildPhase" }
      .flatMap { objects.list("files", of: $0) }
      .compactMap { objects[$0["fileRef"]] }
      .flatMap { $0.isa == "PBXVariantGroup" ? objects.list("children", of: $0) : [$0] }
  }

  /// - Parameter place: nil for what is outside the root.
  private mutating func warn(
    _ subject: String, isMissingAt place: String?, at object: XcodeObject, hint: String = ""
  ) {
    problems.missing += [place].compactMap(\.self)
    let state =
      place == nil
      ? "is outside the root: run archcheck in a folder that holds both" : "is not there\(hint)"
    warn("\(subject) \(state)", at: object)
  }

  private mutating func warn(_ message: String, at object: XcodeObject) {
    tell(message, .warning, at: object)
  }

  private mutating func tell(_ message: String, _ severity: Severity, at object: XcodeObject) {
    problems.diagnostics.append(Diagnostic(severity, message, file: path, line: object.line))
  }
}

/// No more files are named where a few words are meant to do.
private let mostNamed = 3
