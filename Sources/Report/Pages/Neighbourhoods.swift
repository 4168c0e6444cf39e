import ArchCheck

extension Survey {
  /// The modules around a module; those of the system are left out.
  func neighbourhood(of id: ModuleID) -> Page.Picture? {
    guard let page = paths.module(graph[id].name) else { return nil }
    func neighbours(
      _ uses: [ModuleUses.Use], _ other: (ModuleUses.Use) -> ModuleID
    ) -> [NeighbourhoodPicture.Neighbour] {
      uses.filter { !graph[other($0)].isSystem && !(graph[other($0)].isTest && !graph[id].isTest) }
        .sorted {
          ($0.isIllegal ? 0 : 1, $1.weight, other($0))
            < ($1.isIllegal ? 0 : 1, $0.weight, other($1))
        }
        .map { use in
          let name = graph[other(use)].name
          return .init(
            name: name, weight: use.weight, target: paths.module(name).map { .page($0) },
            isIllegal: use.isIllegal, isExternal: graph[other(use)].isExternal)
        }
    }
    let picture = NeighbourhoodPicture(
      center: graph[id].name, users: neighbours(moduleUses.users(of: id), \.source),
      used: neighbours(moduleUses.uses(of: id), \.target), noun: .init("module"))
    return self.picture(picture, on: page, dashed: "outside of the project")
  }

  /// The types around a type that its figures count, an alias as what it stands for.
  func neighbourhood(of id: TypeID) -> Page.Picture? {
    guard let page = paths.type(id) else { return nil }
    func neighbours(
      _ dependencies: [Dependency], _ other: (Dependency) -> TypeID
    ) -> [NeighbourhoodPicture.Neighbour] {
      var places: [TypeID: Int] = [:]
      for dependency in dependencies {
        let type = graph[graph.resolved(other(dependency))]
        if !type.isExternal, type.isNominal, !graph.isTest(type.id) {
          places[type.id, default: 0] += dependency.sites.count
        }
      }
      return places.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { neighbour, places in
        let type = graph[neighbour]
        return .init(
          name: type.name, weight: places,
          target: paths.type(type.id).map { .page($0) }, isIllegal: false,
          isExternal: type.module != graph[id].module)
      }
    }
    let picture = NeighbourhoodPicture(
      center: graph[id].name, users: neighbours(graph.dependents(of: id), \.source),
      used: neighbours(Array(graph.dependencies(of: id)), \.target), noun: .init("type"))
    return self.picture(picture, on: page, dashed: "of another module")
  }

  /// - Parameter dashed: what a dashed box means.
  private func picture(
    _ picture: NeighbourhoodPicture, on page: PagePath, dashed: String
  ) -> Page.Picture? {
    let neighbours = picture.users + picture.used
    if neighbours.isEmpty { return nil }
    var parts = ["The numbers count places"]
    if neighbours.contains(where: { $0.weight == 0 }) {
      parts.append("a dash is declared in a manifest only")
    }
    if neighbours.contains(where: \.isIllegal) { parts.append("red breaks a rule or contract") }
    if neighbours.contains(where: \.isExternal) { parts.append("a dashed box is \(dashed)") }
    return Page.Picture(
      name: page.path.replacing("/", with: "."), alternative: picture.alternative,
      svg: picture.svg(on: page), caption: "\(parts.joined(separator: "; ")).")
  }
}
