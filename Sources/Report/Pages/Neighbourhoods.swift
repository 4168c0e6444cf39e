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
    return self.picture(picture, on: page)
  }

  /// The types around a type; those of the system and of tests are left out.
  func neighbourhood(of id: TypeID) -> Page.Picture? {
    guard let page = paths.type(id) else { return nil }
    func neighbours(
      _ dependencies: [Dependency], _ other: (Dependency) -> TypeID
    ) -> [NeighbourhoodPicture.Neighbour] {
      dependencies.filter { dependency in
        let type = graph[other(dependency)]
        return !type.isExternal && type.kind != .globals && !graph.isTest(type.id)
      }
      .sorted { ($1.sites.count, other($0)) < ($0.sites.count, other($1)) }
      .map { dependency in
        let type = graph[other(dependency)]
        return .init(
          name: type.name, weight: dependency.sites.count,
          target: paths.type(type.id).map { .page($0) }, isIllegal: false,
          isExternal: type.module != graph[id].module)
      }
    }
    let picture = NeighbourhoodPicture(
      center: graph[id].name, users: neighbours(graph.dependents(of: id), \.source),
      used: neighbours(Array(graph.dependencies(of: id)), \.target), noun: .init("type"))
    return self.picture(picture, on: page)
  }

  private func picture(_ picture: NeighbourhoodPicture, on page: PagePath) -> Page.Picture? {
    if picture.users.isEmpty, picture.used.isEmpty { return nil }
    return Page.Picture(
      name: page.path.replacing("/", with: "."), alternative: picture.alternative,
      svg: picture.svg(on: page))
  }
}
