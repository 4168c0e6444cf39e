/// The name of each target's module, each name once.
struct ModuleNames: Sendable {
  private struct Key: Hashable {
    var folder: String
    var target: String
  }

  private var names: [Key: String] = [:]
  private var taken: Set<String> = []

  init(_ packages: [Package]) {
    for package in packages {
      for target in package.manifest.targets {
        let key = Key(folder: package.folder, target: target.name)
        guard names[key] == nil else { continue }
        let name = moduleIdentifier(target.name)
        let folder = pathSteps(package.folder).joined(separator: ".")
        let candidates = [name, "\(package.manifest.name).\(name)", "\(folder).\(name)"]
        guard let free = candidates.first(where: { !taken.contains($0) }) else { continue }
        names[key] = free
        taken.insert(free)
      }
    }
  }

  /// The module of the target in the package in `folder`; nil where there is no such target.
  subscript(folder: String, target: String) -> String? {
    names[Key(folder: folder, target: target)]
  }
}
