/// What a run says besides its findings.
extension Analysis {
  /// Why nothing is analysed in the part that the run is about.
  func emptyFocus(in project: ProjectLayout, _ listing: TreeListing) -> String {
    let ofNoModule = project.filesOfNoModule.count(where: isInFocus)
    if ofNoModule > 0 {
      return "nothing is reported here: no target compiles "
        + (ofNoModule == 1 ? "this file" : "these \(ofNoModule) files")
    }
    if let folder = listing.leftOutFolder(around: focus) {
      return "nothing is reported here: archcheck reads nothing in \(folder)"
    }
    if isManifest(lastComponent(of: focus)) {
      return "nothing is reported here: a manifest is read for its targets, not as code"
    }
    return listing.entries.contains { isInFocus($0.path) && pathExtension(of: $0.path) == "swift" }
      ? "nothing is reported here: the configuration excludes it"
      : "nothing is reported here: there is no Swift file"
  }

  /// That files are not read although they look as if they were part of the project. Where packages
  /// alone say what a target is, its folder does, and other files are meant for something else, unless
  /// they are most of the code.
  func filesOfNoModuleNote(_ project: ProjectLayout) -> [Note] {
    let count = project.filesOfNoModule.count
    let isMost = count >= Self.manyFiles && count > project.files.count
    guard count > 0,
      isMost
        || project.modules.contains(where: { !$0.isOfPackage })
    else { return [] }
    let what = count == 1 ? "1 Swift file belongs" : "\(count) Swift files belong"
    let places = project.diagnosticsOfFilesOfNoModule().compactMap(\.file)
    return [
      Note(
        "\(what) to no target and \(count == 1 ? "is" : "are") not read: "
          + "\(places.listed(atMost: 3)); `exclude` in the configuration accepts it")
    ]
  }

  /// That a configuration below the root is not read, where the root has none or the folder is no
  /// project of its own.
  func innerConfigurationNotes(
    _ project: ProjectLayout, in listing: TreeListing
  ) -> [Note] {
    let configurations = listing.entries.map(\.path).filter {
      $0.contains("/") && ProjectRoot.configurationNames.contains(lastComponent(of: $0))
    }
    let isConfigured = listing.entries.contains {
      ProjectRoot.configurationNames.contains($0.path)
    }
    let extended = Set(configuration.extendedFiles.map(\.name))
    return configurations.filter { path in
      if extended.contains(path) { return false }
      let folder = parentFolder(of: path) + "/"
      let isProject = project.modules.contains { $0.declaredIn.hasPrefix(folder) }
      return project.files.contains { $0.path.hasPrefix(folder) } && !(isConfigured && isProject)
    }.map { path in
      Note(
        "this file is not read; it holds for runs in its own folder",
        at: Location(file: path, line: 1, column: 1))
    }
  }

  /// More files than the scripts and samples beside a package usually are.
  private static let manyFiles = 20

  /// That what stands in some files is not all known.
  func partsNote(_ facts: FactsReading) -> [Note] {
    let parts = facts.diagnostics.filter { $0.severity == .info }.compactMap(\.file)
      .filter(isInFocus)
    guard !parts.isEmpty else { return [] }
    return [
      Note(
        "\(parts.count) Swift file\(parts.count == 1 ? " is" : "s are") read in part only: "
          + parts.sorted().listed(atMost: 3))
    ]
  }

  /// That files are not here because only a part of the repository is checked out.
  func sparseNote(_ absent: [String]) -> [Note] {
    let files = absent.filter(isInFocus).sorted()
    guard !files.isEmpty else { return [] }
    return [
      Note(
        "a sparse checkout leaves out \(files.count.of("Swift file")): \(files.listed(atMost: 3)); "
          + "nothing is known of them")
    ]
  }

  /// What diagrams and the graph show to be wrong with the configuration; errors end the run.
  func notes(
    of mistakes: [Mistake]
  ) throws(ConfigurationError) -> [Note] {
    if head == nil, mistakes.contains(where: { $0.severity == .error }) {
      throw ConfigurationError(mistakes)
    }
    return mistakes.map {
      Note($0.message, at: $0.location, failsStrict: $0.severity == .warning)
    }
  }

  /// The notes, of which those about files that several projects share fail no strict run.
  func strict(_ notes: [Note]) -> [Note] {
    notes.map { note in
      var note = note
      if note.location.map(configuration.isShared) ?? false { note.failsStrict = false }
      return note
    }
  }

  /// The module that is called after the project's folder, as nothing names it; nil where there is
  /// none, or where the configuration names the project.
  package func moduleNamedByFolder(in graph: DependencyGraph) -> String? {
    guard configuration.name == nil else { return nil }
    let name = moduleIdentifier(rootName)
    let module = graph.ownModules.first { $0.name == name }?.declaration
    guard let module, module.declaredIn == module.path, lastComponent(of: module.path) != name
    else {
      return nil
    }
    return name
  }
}
