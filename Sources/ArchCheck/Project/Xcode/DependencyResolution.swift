/// Finds the modules behind the dependencies of targets.
struct DependencyResolution {
  private struct Key: Hashable {
    let project: String
    let id: String
  }

  private let targets: [Key: ProjectTarget]
  private let libraries: [String: ProjectTarget]
  private let projects: Set<String>
  private let absorbed: [String: String]

  init(members: [ProjectTarget], projects: Set<String>, ownership: FileOwnership) {
    targets = Dictionary(
      keepingFirst: members.flatMap { member in
        [member.target.id, member.target.product].compactMap { id in
          id.map { (Key(project: member.project.file, id: $0), member) }
        }
      })
    libraries = Dictionary(
      keepingFirst: members.filter { $0.target.type.kind == .library }
        .map { (lastPart(of: $0.target.moduleName), $0) })
    self.projects = projects
    absorbed = ownership.absorbed
  }

  /// What the targets of one module may import, sorted by name, each once.
  func dependencies(of group: [ProjectTarget]) -> [ModuleDependency] {
    var found: [ModuleDependency] = []
    var positions: [ModuleDependency: Int] = [:]
    for member in group {
      for dependency in member.target.dependencies {
        guard let module = resolved(dependency, of: member),
          module.name != member.target.moduleName
        else { continue }
        var key = module
        key.condition = nil
        key.line = 0
        guard let position = positions[key] else {
          positions[key] = found.count
          found.append(module)
          continue
        }
        let conditions = [found[position].condition, module.condition]
        found[position].condition =
          conditions.contains(nil)
          ? nil : Set(conditions.compactMap(\.self)).sorted().joined(separator: ", ")
      }
    }
    // A product that is linked once with its package and once without is one dependency.
    let packaged = Set(found.filter { $0.isProduct && $0.package != nil }.map(\.name))
    found.removeAll { $0.isProduct && $0.package == nil && packaged.contains($0.name) }
    return found.sorted { ($0.name, $0.package ?? "") < ($1.name, $1.package ?? "") }
  }

  private func resolved(_ dependency: XcodeDependency, of member: ProjectTarget)
    -> ModuleDependency?
  {
    switch dependency.subject {
    case .package(let product, let package):
      return ModuleDependency(
        name: product, package: package, isProduct: true, condition: dependency.condition,
        line: dependency.line)
    case .framework(let name):
      if let library = libraries[moduleIdentifier(name)] {
        return own(library, for: member, dependency)
      }
      return external(name, package: nil, dependency)
    case .target(let id, let project, let name):
      if let target = targets[Key(project: project, id: id)] {
        return own(target, for: member, dependency)
      }
      if let library = libraries[moduleIdentifier(name)] {
        return own(library, for: member, dependency)
      }
      let package = projects.contains(project) ? nil : stem(of: parentFolder(of: project))
      return name.isEmpty ? nil : external(name, package: package, dependency)
    }
  }

  /// An application, tool or extension is built before what embeds it; only tests import it.
  private func own(
    _ target: ProjectTarget, for member: ProjectTarget, _ dependency: XcodeDependency
  ) -> ModuleDependency? {
    guard target.target.type.kind == .library || member.target.type.kind == .test else {
      return nil
    }
    let name = target.target.moduleName
    return ModuleDependency(
      name: absorbed[name] ?? name,
      package: target.project.file == member.project.file ? nil : target.project.name,
      condition: dependency.condition, line: dependency.line)
  }

  private func external(
    _ name: String, package: String?, _ dependency: XcodeDependency
  ) -> ModuleDependency {
    ModuleDependency(
      name: moduleIdentifier(name), package: package, condition: dependency.condition,
      line: dependency.line)
  }
}
