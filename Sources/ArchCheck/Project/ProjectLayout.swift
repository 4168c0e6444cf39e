/// What a project consists of: its modules and files, from its packages and Xcode projects, read but never run.
package struct ProjectLayout: Sendable {
  /// `name` of the configuration, else the root package's name, else the root folder's.
  package var name: String
  /// Modules sorted by name; one module may come from a package, an Xcode project or a folder.
  package var modules: [Module]
  /// Swift files sorted by path, each path once, whatever number of modules compile it.
  package var files: [SourceFile]
  package var diagnostics: [Diagnostic]
  /// Folders and manifests that were not read or not in full.
  package var unread: [String] = []
  /// Paths of the Swift files that no module compiles, sorted; manifests are left out.
  package var filesOfNoModule: [String]
  /// Names of the classes whose objects storyboards and nibs make.
  package var interfaceClasses: Set<String> = []
  /// Names of the modules that storyboards and nibs take classes from.
  package var interfaceModules: Set<String> = []

  package init(
    name: String, modules: [Module], files: [SourceFile], diagnostics: [Diagnostic] = [],
    filesOfNoModule: [String] = []
  ) {
    self.name = name
    self.modules = modules
    self.files = files
    self.diagnostics = diagnostics
    self.filesOfNoModule = filesOfNoModule
  }

  /// Takes out the files whose paths a pattern matches, and modules with their files where a pattern
  /// matches the manifest; a file that another module compiles too is that one's from then on. What
  /// is told of such files and manifests goes with them.
  mutating func exclude(_ patterns: [Glob]) {
    modules.removeAll { module in patterns.contains { $0.matches(module.declaredIn) } }
    filesOfNoModule.removeAll { path in patterns.contains { $0.matches(path) } }
    unread.removeAll { path in patterns.contains { $0.matches(path) } }
    diagnostics.removeAll { diagnostic in
      diagnostic.file.map { path in patterns.contains { $0.matches(path) } } ?? false
    }
    let left = Set(modules.map(\.name))
    files = files.compactMap { file in
      if patterns.contains(where: { $0.matches(file.path) }) { return nil }
      let compiling = ([file.module] + file.otherModules).filter(left.contains)
      guard let first = compiling.first else { return nil }
      var file = file
      (file.module, file.otherModules) = (first, Array(compiling.dropFirst()))
      return file
    }
  }
}

/// A Swift source file of a project.
package struct SourceFile: Sendable, Hashable {
  /// Path relative to the project's root.
  package var path: String
  /// Name of the module the file is compiled into.
  package var module: String
  /// Further modules that compile the file too, sorted: targets of an Xcode project share files,
  /// and packages may.
  package var otherModules: [String]
  /// Git's blob id where known.
  package var blob: String?

  package init(
    path: String, module: String, otherModules: [String] = [], blob: String? = nil
  ) {
    self.path = path
    self.module = module
    self.otherModules = otherModules
    self.blob = blob
  }
}

/// A target of a package or Xcode project, or a source folder where neither exists.
package struct Module: Sendable, Hashable {
  package enum Kind: String, Sendable, Codable, CaseIterable {
    case library, executable, app, test, macro, plugin, system, binary, folder
  }

  /// The name that `import` uses; where another package of the project has a module of that name
  /// too, preceded by the name of the package and a dot, or by its folder where packages are named
  /// alike.
  package var name: String
  package var kind: Kind
  /// What `import` may call it besides, sorted: a target of an Xcode project can have another name in
  /// each configuration.
  package var otherNames: [String] = []
  /// Name of the package or Xcode project that declares the module.
  package var package: String
  /// Folder of the sources relative to the root; empty for the root itself.
  package var path: String
  /// Manifest or project file and line that declare the module; its folder and 0 where none does.
  package var declaredIn: String
  package var line: Int
  /// What the manifest says the module may import, sorted by name.
  package var dependencies: [ModuleDependency]
  /// Whether the module is part of a library product, so that its public types are API.
  package var isLibraryProduct: Bool
  /// Library products of its package that hold it, in the manifest's order.
  package var libraryProducts: [String] = []
  /// Whether the sources are C, Objective-C or C++ (a module without types).
  package var isClang: Bool
  /// Whether `dependencies` are known; false for folders and for Xcode targets that can import
  /// more than they depend on (CocoaPods, Carthage, search paths, flags, scripts).
  package var dependenciesAreDeclared: Bool
  /// Whether those of `dependencies` are known that are targets of the same project, whatever else
  /// the module can import.
  package var ownDependenciesAreDeclared: Bool
  /// Whether C, Objective-C or C++ is compiled beside Swift; what that imports is not known.
  package var isMixed: Bool
  /// Whether a plug-in takes part in the build, so that there may be sources which are not read.
  package var isBuiltWithPlugin = false
  /// Whether the module runs in the application that it depends on, as unit tests of Xcode do.
  package var runsInApp = false
  /// `#if`, environment or platform condition under which the module exists, as written.
  package var condition: String?

  package init(
    name: String, kind: Kind, package: String, path: String, declaredIn: String, line: Int,
    dependencies: [ModuleDependency] = [], isLibraryProduct: Bool = false, isClang: Bool = false,
    dependenciesAreDeclared: Bool = true, ownDependenciesAreDeclared: Bool? = nil,
    isMixed: Bool = false, condition: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.package = package
    self.path = path
    self.declaredIn = declaredIn
    self.line = line
    self.dependencies = dependencies
    self.isLibraryProduct = isLibraryProduct
    self.isClang = isClang
    self.dependenciesAreDeclared = dependenciesAreDeclared
    self.ownDependenciesAreDeclared = ownDependenciesAreDeclared ?? dependenciesAreDeclared
    self.isMixed = isMixed
    self.condition = condition
  }
}

extension Module {
  /// The name that `import` uses.
  var importName: String { lastPart(of: name) }

  /// Whether a package manifest declares the module.
  var isOfPackage: Bool { isManifest(lastComponent(of: declaredIn)) }

  /// Whether `dependencies` say whether the module may import another one.
  func tellsDependency(on other: Module?) -> Bool {
    dependenciesAreDeclared
      || ownDependenciesAreDeclared && other?.declaredIn == declaredIn
  }
}

/// One dependency as a manifest or project file declares it.
package struct ModuleDependency: Sendable, Hashable {
  /// Name of the module of this project, of the external product, or of the SDK framework.
  package var name: String
  /// Package that provides the product; nil for a target of the same package.
  package var package: String?
  /// Whether `name` is a product (which may hold several modules) rather than a target.
  package var isProduct: Bool
  /// Whether the module comes along with others in a product, so that nothing says that it is meant.
  package var isBundled = false
  /// Whether a package outside of the project provides the product, which is given by its path.
  package var isByPath = false
  /// `#if`, environment or platform condition under which the dependency exists, as written.
  package var condition: String?
  package var line: Int

  package init(
    name: String, package: String? = nil, isProduct: Bool = false, condition: String? = nil,
    line: Int
  ) {
    self.name = name
    self.package = package
    self.isProduct = isProduct
    self.condition = condition
    self.line = line
  }
}

extension ModuleDependency {
  /// Whether the dependency may be a module of a package of that name: a product that is taken from
  /// elsewhere tells its package, and a module of the project is what it is.
  func mayBe(ofPackage name: String) -> Bool {
    !isProduct || package.map { $0.lowercased() == name.lowercased() } ?? true
  }
}
