/// The modules that the targets of all projects make together.
func joined(_ projects: [XcodeProject]) -> XcodeModules {
  let depth = { (project: XcodeProject) in pathSteps(project.folder).count }
  let nearestFirst = projects.sorted { (depth($0), $0.file) < (depth($1), $1.file) }
  let ranked = nearestFirst.flatMap { project in
    project.targets.map { ProjectTarget(project: project, target: $0) }
  }
  .enumerated()
  .sorted { ($0.1.target.type.rank, $0.0) < ($1.1.target.type.rank, $1.0) }
  let members = distinctlyNamed(ranked.map(\.element))
  let groups = Dictionary(grouping: members, by: \.target.moduleName)

  let ownership = FileOwnership(of: members)
  let resolution = DependencyResolution(
    members: members, projects: Set(projects.map(\.file)), ownership: ownership)
  let owned = Dictionary(grouping: ownership.files, by: \.module)
  var result = XcodeModules(files: ownership.files)
  for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
    if let owner = ownership.absorbed[name] {
      result.diagnostics.append(group[0].diagnostic(.info, "compiles the files of \(owner) only"))
    } else {
      result.modules.append(
        module(
          name, of: group, owning: owned[name]?.map(\.path) ?? [], by: resolution))
      result.diagnostics += strangers(in: group).map {
        $0.diagnostic(
          .warning, "makes the module \(name) like \(group[0].target.name); read as one")
      }
    }
  }
  return result
}

/// One target with the project that declares it.
struct ProjectTarget: Sendable {
  let project: XcodeProject
  var target: XcodeTarget

  func diagnostic(_ severity: Severity, _ message: String) -> Diagnostic {
    Diagnostic(severity, "\(target.name) \(message)", file: project.file, line: target.line)
  }
}

/// The targets with the names of their modules made distinct: targets of one project, or with a file
/// in common, make one module; other programs of the same name are told apart by what makes them.
private func distinctlyNamed(_ members: [ProjectTarget]) -> [ProjectTarget] {
  struct Namesake {
    var maker: ModuleMaker
    var projects: Set<String> = []
    var sources: Set<TreeEntry> = []
  }
  var namesakes: [String: [Namesake]] = [:]
  let positions = members.map { member in
    let (name, project) = (member.target.moduleName, member.project)
    var known = namesakes[name] ?? []
    let same = known.firstIndex { namesake in
      namesake.projects.contains(project.file)
        || !namesake.sources.isDisjoint(with: member.target.sources)
    }
    if same == nil {
      known.append(Namesake(maker: ModuleMaker(name: project.name, folder: project.folder)))
    }
    let index = same ?? known.count - 1
    known[index].projects.insert(project.file)
    known[index].sources.formUnion(member.target.sources)
    namesakes[name] = known
    return index
  }
  let names = Dictionary(
    uniqueKeysWithValues: namesakes.map { name, known in
      (name, namesakeNames(of: name, madeBy: known.map(\.maker)))
    })
  return zip(members, positions).map { member, position in
    var named = member
    let name = member.target.moduleName
    named.target.moduleName = (names[name]?[position]).flatMap(\.self) ?? name
    return named
  }
}

/// The members that share no file with the first: probably another program of the same name.
private func strangers(in group: [ProjectTarget]) -> [ProjectTarget] {
  let first = Set(group[0].target.sources)
  return group.dropFirst().filter { first.isDisjoint(with: $0.target.sources) }
}

private func module(
  _ name: String, of group: [ProjectTarget], owning owned: [String],
  by resolution: DependencyResolution
) -> Module {
  let paths = Set(group.flatMap { $0.target.sources.map(\.path) })
  // Files shared with another module would move the folder up, often to the root.
  let folder = commonFolder(of: owned.isEmpty ? paths.sorted() : owned)
  let first = group[0]
  let kinds = Set(paths.compactMap(SourceKind.init(path:)))
  var module = Module(
    name: name, kind: first.target.type.kind, package: first.project.name,
    path: folder, declaredIn: first.project.file,
    line: first.target.line, dependencies: resolution.dependencies(of: group),
    isLibraryProduct: first.target.type.kind == .library,
    isClang: kinds == [.clang],
    dependenciesAreDeclared: !group.contains {
      $0.project.importsExternalFrameworks || $0.target.importsMore
    },
    ownDependenciesAreDeclared: !group.contains(where: \.target.linksByFlags),
    isMixed: kinds == [.clang, .swift])
  module.otherNames = Set(group.flatMap(\.target.otherModuleNames))
    .subtracting([module.importName]).sorted()
  module.runsInApp = group.contains(where: \.target.type.isUnitTest)
  return module
}
