/// The modules of a project by dense numbers: which of them compile a file, and which one a name
/// in a file means.
struct ProjectModules: Sendable {
  let names: [String]
  let packages: [String]
  let index: [String: Int]
  /// The module that each file is told for.
  let ofFile: [Int]
  /// Further modules that compile a file: targets of an Xcode project share files, and packages
  /// may.
  let othersOfFile: [[Int]]
  /// Modules by the name that `import` uses, for names of several.
  private let namesakes: [String: [Int]]
  /// Names of the modules that each module declares to depend on.
  private let declared: [[String]]
  /// What each module declares of packages that its own does not know by a path, by name.
  private let products: [[String: ModuleDependency]]
  /// Names that are those of modules of the toolchain or an SDK, too.
  private let namesOfSystem: Set<String>
  /// Whether a package manifest declares each module.
  let isOfPackage: [Bool]
  /// Whether each module is C code, or a library of the system that has a module map here.
  let isClang: [Bool]
  /// Whether each module can import what its package manifest gives it and nothing else.
  private let isClosed: [Bool]
  /// Packages that some module of a package declares to depend on.
  private let packagesUsed: [String: Set<String>]

  init(_ project: ProjectLayout, sdk: SDKTable) {
    let names = project.modules.map(\.name)
    self.names = names
    packages = project.modules.map(\.package)
    declared = project.modules.map { $0.dependencies.filter { !$0.isProduct }.map(\.name) }
    products = project.modules.map { module in
      Dictionary(keepingFirst: module.dependencies.filter(\.isProduct).map { ($0.name, $0) })
    }
    namesOfSystem = Set(names.filter(sdk.isSystemModule))
    isOfPackage = project.modules.map(\.isOfPackage)
    isClang = project.modules.map { $0.isClang || $0.kind == .system }
    isClosed = project.modules.map { $0.isOfPackage && $0.dependenciesAreDeclared }
    let index = Dictionary(keepingFirst: names.enumerated().map { ($1, $0) })
    self.index = index
    let ownPackages = Set(packages)
    packagesUsed = project.modules.reduce(into: [:]) { used, module in
      for dependency in module.dependencies {
        let providers =
          dependency.isProduct
          ? ownPackages.filter { dependency.package != nil && dependency.mayBe(ofPackage: $0) }
          : index[dependency.name].map { [project.modules[$0].package] } ?? []
        used[module.package, default: []].formUnion(providers)
      }
    }
    ofFile = project.files.map { file in
      guard let module = index[file.module] else {
        preconditionFailure("\(file.path) belongs to \(file.module), which is no module")
      }
      return module
    }
    othersOfFile = project.files.map { $0.otherModules.compactMap { index[$0] } }
    var namesakes = Dictionary(
      grouping: project.modules.indices, by: { project.modules[$0].importName })
    let known = Set(namesakes.keys)
    for (number, module) in project.modules.enumerated() {
      for name in module.otherNames where !known.contains(name) {
        namesakes[name, default: []].append(number)
      }
    }
    self.namesakes = namesakes.filter { $0.value.count > 1 || names[$0.value[0]] != $0.key }
  }

  /// The module that code of another one means by a name: itself, one that it declares, one of its
  /// package, one of a package that its own uses, else the one that has the name alone. Nil where
  /// the name is none of a module here, or means one outside of the project.
  func module(named name: String, from module: Int) -> Int? {
    let alone = index[name]
    guard let candidates = namesakes[name] ?? alone.map({ [$0] }) else { return nil }
    if candidates.contains(module) { return module }
    let near =
      candidates.first { declared[module].contains(names[$0]) }
      ?? candidates.first { packages[$0] == packages[module] }
    if let near { return near }
    if let product = products[module][name] {
      return candidates.first { product.mayBe(ofPackage: packages[$0]) }
    }
    if isClosed[module], namesOfSystem.contains(name) { return nil }
    return candidates.first { packagesUsed[packages[module]]?.contains(packages[$0]) ?? false }
      ?? alone ?? candidates.first
  }

  /// Whether a module compiles a file.
  func compiles(_ module: Int, _ file: Int) -> Bool {
    ofFile[file] == module || othersOfFile[file].contains(module)
  }

  /// Whether some module compiles both files.
  func compileTogether(_ one: Int, _ other: Int) -> Bool {
    compiles(ofFile[one], other) || othersOfFile[one].contains { compiles($0, other) }
  }

  /// Pairs of modules that compile a file in common, in both directions.
  var sharing: [(Int, Int)] {
    zip(ofFile, othersOfFile).flatMap { own, others in
      let all = [own] + others
      return all.flatMap { one in all.filter { $0 != one }.map { (one, $0) } }
    }
  }
}
