/// Which files serve tests by the folders they stand in, whatever builds them.
struct TestFolders {
  /// The folder of each module whose manifest or project says that it is for something else; empty for
  /// others.
  private var folders: [String: String] = [:]
  /// Libraries for tests alone, by their names and users.
  private var helpers: Set<String> = []

  init(_ project: ProjectLayout) {
    let helpers = Self.helpers(in: project)
    self.helpers = helpers.filter { name in
      Self.endingsOfHelpers.contains(where: name.hasSuffix)
    }
    for module in project.modules where ![.folder, .test].contains(module.kind) {
      if !helpers.contains(module.name) { folders[module.name] = module.path }
    }
  }

  private static let endingsOfHelpers = [
    "Fixtures", "Mocks", "TestHelpers", "TestSupport", "TestUtilities", "TestUtils",
  ]

  /// Whether a file is for tests, by its folder or as a part of a library that only they use. A target that is declared as something else is
  /// believed: only the folders above its own count, as for a tool in `Tests/Tool`.
  func hold(_ file: SourceFile) -> Bool {
    if helpers.contains(file.module) { return true }
    let steps = pathSteps(file.path).dropLast()
    guard let folder = folders[file.module] else { return steps.contains(where: Self.isForTests) }
    return pathSteps(folder).dropLast().contains(where: Self.isForTests)
  }

  /// Whether a folder of this name holds tests.
  static func isForTests(_ folder: Substring) -> Bool {
    folder == "Tests" || folder == "Test"
  }

  /// Libraries that nothing uses but tests and other such libraries.
  private static func helpers(in project: ProjectLayout) -> Set<String> {
    var users: [String: [String]] = [:]
    for module in project.modules {
      for dependency in module.dependencies {
        users[dependency.name, default: []].append(module.name)
      }
    }
    let tests = Set(project.modules.filter { $0.kind == .test }.map(\.name))
    var helpers: Set<String> = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for module in project.modules where module.kind == .library && !helpers.contains(module.name)
      {
        guard let users = users[module.name],
          users.allSatisfy({ tests.contains($0) || helpers.contains($0) })
        else { continue }
        helpers.insert(module.name)
        isGrowing = true
      }
    }
    return helpers
  }
}
