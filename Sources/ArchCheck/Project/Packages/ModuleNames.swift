/// The name of each target's module, each name once.
struct ModuleNames: Sendable {
  private struct Key: Hashable {
    var folder: String
    var target: String
  }

  private var names: [Key: String] = [:]

  init(_ packages: [Package]) {
    var namesakes: [String: [(key: Key, maker: ModuleMaker)]] = [:]
    var known: Set<Key> = []
    for package in packages {
      for target in package.manifest.targets {
        let key = Key(folder: package.folder, target: target.name)
        guard known.insert(key).inserted else { continue }
        let maker = ModuleMaker(name: package.manifest.name, folder: package.folder)
        namesakes[moduleIdentifier(target.name), default: []].append((key, maker))
      }
    }
    for (name, makers) in namesakes {
      let distinct = namesakeNames(of: name, madeBy: makers.map(\.maker))
      for (maker, name) in zip(makers, distinct) { names[maker.key] = name }
    }
  }

  /// The module of the target in the package in `folder`; nil where there is no such target.
  subscript(folder: String, target: String) -> String? {
    names[Key(folder: folder, target: target)]
  }
}
