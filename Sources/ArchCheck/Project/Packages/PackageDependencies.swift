/// Finds what the dependencies of targets stand for: modules of the project where the package is
/// part of it, products of other packages elsewhere.
struct PackageDependencies: Sendable {
  private let packages: [String: Package]
  private let names: ModuleNames
  /// The library products of the project by their names, those of outer packages first.
  let products: [String: [LocalProduct]]

  init(_ packages: [Package], _ names: ModuleNames) {
    self.packages = Dictionary(keepingFirst: packages.map { ($0.folder, $0) })
    self.names = names
    var products: [String: [LocalProduct]] = [:]
    for package in packages {
      for product in package.manifest.products where product.kind == .library {
        products[product.name, default: []].append(
          LocalProduct(
            modules: product.targets.compactMap { names[package.folder, $0] }.sorted(),
            packageNames: [lastComponent(of: package.folder), package.manifest.name]))
      }
    }
    self.products = products
  }

  /// What a target may import or is built with, sorted by name, each once.
  func dependencies(of target: PackageTarget, in package: Package) -> [ModuleDependency] {
    var found: [ModuleDependency] = []
    let named = target.dependencies.flatMap { resolved($0, in: package) }
    for dependency in named + plugins(of: target, in: package) {
      guard let index = found.firstIndex(where: { $0.isSame(as: dependency) }) else {
        found.append(dependency)
        continue
      }
      found[index].isBundled = found[index].isBundled && dependency.isBundled
      // Declared under two conditions, it is there under either.
      let conditions = [found[index].condition, dependency.condition].compactMap(\.self)
      found[index].condition =
        conditions.count < 2
        ? nil : conditions.map { $0.contains(" ") ? "(\($0))" : $0 }.joined(separator: " || ")
    }
    return found.sorted { ($0.name, $0.package ?? "") < ($1.name, $1.package ?? "") }
  }

  /// The plug-ins of the project that take part in building a target.
  private func plugins(of target: PackageTarget, in package: Package) -> [ModuleDependency] {
    target.plugins.filter { package.manifest.isBuilt(with: $0) }.flatMap { plugin in
      guard let name = plugin.name, plugin.package != nil || names[package.folder, name] != nil
      else { return [ModuleDependency]() }
      let dependency = TargetDependency(
        kind: plugin.package == nil ? .target : .product, name: name, package: plugin.package,
        line: target.line)
      return resolved(dependency, in: package).filter { !$0.isProduct }
    }
  }

  private func resolved(
    _ dependency: TargetDependency, in package: Package
  ) -> [ModuleDependency] {
    let condition = dependency.conditionText
    if dependency.kind != .product, let own = names[package.folder, dependency.name] {
      return [ModuleDependency(name: own, condition: condition, line: dependency.line)]
    }
    if dependency.kind == .target {
      return [
        ModuleDependency(
          name: moduleIdentifier(dependency.name), condition: condition, line: dependency.line)
      ]
    }
    if let (provider, product) = localProduct(dependency, of: package) {
      let modules = product.targets.compactMap { names[provider.folder, $0] }
      return modules.map {
        var module = ModuleDependency(
          name: $0, package: provider.manifest.name, condition: condition, line: dependency.line)
        module.isBundled = modules.count > 1 && $0 != moduleIdentifier(dependency.name)
        return module
      }
    }
    var product = ModuleDependency(
      name: dependency.name, package: dependency.package ?? namesake(dependency, in: package),
      isProduct: true, condition: condition, line: dependency.line)
    product.isByPath = product.package.map { isByPath($0, in: package) } ?? false
    return [product]
  }

  /// Whether a manifest gives a package of that name by its path.
  private func isByPath(_ name: String, in package: Package) -> Bool {
    let name = name.lowercased()
    return package.manifest.dependencies.contains { used in
      guard case .path = used.location else { return false }
      return [used.identity, used.name?.lowercased()].contains(name)
    }
  }

  /// The product in a package of the project that `package` depends on by path; the one that is
  /// named, else any that has the product.
  private func localProduct(
    _ dependency: TargetDependency, of package: Package
  ) -> (Package, PackageProduct)? {
    let local = package.manifest.dependencies.compactMap {
      used -> (Package, PackageProduct, Bool)? in
      guard let folder = package.localFolder(of: used), let provider = packages[folder],
        let product = provider.manifest.products.first(where: { $0.name == dependency.name })
      else { return nil }
      let names = [used.identity, used.name ?? "", provider.manifest.name].map { $0.lowercased() }
      return (provider, product, names.contains((dependency.package ?? "").lowercased()))
    }
    return (local.first(where: \.2) ?? local.first).map { ($0.0, $0.1) }
  }

  /// The package that a product given by its name alone comes from: one of the same name.
  private func namesake(_ dependency: TargetDependency, in package: Package) -> String? {
    let wanted = dependency.name.lowercased()
    return package.manifest.dependencies.first {
      $0.identity == wanted || $0.name?.lowercased() == wanted
    }.map { $0.name ?? $0.identity }
  }
}

/// A library product of a package of the project.
struct LocalProduct: Sendable {
  /// Names of the modules that it holds, sorted.
  var modules: [String]
  /// What its package may be called: Xcode knows it by its folder.
  var packageNames: [String]

  /// Whether a product of that package is this one; nil stands for any package of the project.
  func isOf(package name: String?) -> Bool {
    name.map { name in packageNames.contains { $0.lowercased() == name.lowercased() } } ?? true
  }
}

extension ModuleDependency {
  fileprivate func isSame(as other: ModuleDependency) -> Bool {
    name == other.name && package == other.package && isProduct == other.isProduct
  }
}
