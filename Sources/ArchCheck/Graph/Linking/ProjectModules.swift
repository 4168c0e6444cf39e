/// The modules of a project by dense numbers: which of them compile a file, and which one a name
/// in a file means.
struct ProjectModules: Sendable {
  let names: [String]
  let packages: [String]
  let index: [String: Int]
  /// The module that each file is told for.
  let ofFile: [Int]
  /// Further modules that compile a file: targets of an Xcode project share files.
  let othersOfFile: [[Int]]
  /// Modules by the name that `import` uses, for names of several.
  private let namesakes: [String: [Int]]
  /// Names of the modules that each module declares to depend on.
  private let declared: [[String]]

  init(_ project: ProjectLayout) {
    let names = project.modules.map(\.name)
    self.names = names
    packages = project.modules.map(\.package)
    declared = project.modules.map { $0.dependencies.map(\.name) }
    let index = Dictionary(keepingFirst: names.enumerated().map { ($1, $0) })
    self.index = index
    ofFile = project.files.map { file in
      guard let module = index[file.module] else {
        preconditionFailure("\(file.path) belongs to \(file.module), which is no module")
      }
      return module
    }
    othersOfFile = project.files.map { $0.otherModules.compactMap { index[$0] } }
    namesakes = Dictionary(
      grouping: project.modules.indices, by: { project.modules[$0].importName }
    ).filter { $0.value.count > 1 || names[$0.value[0]] != $0.key }
  }

  /// The module that code of another one means by a name: itself, one that it declares, one of its
  /// package, else the one that has the name alone.
  func module(named name: String, from module: Int) -> Int? {
    guard let candidates = namesakes[name] else { return index[name] }
    if candidates.contains(module) { return module }
    return candidates.first { declared[module].contains(names[$0]) }
      ?? candidates.first { packages[$0] == packages[module] } ?? index[name] ?? candidates.first
  }

  /// Whether some module compiles both files.
  func compileTogether(_ one: Int, _ other: Int) -> Bool {
    let modules = [ofFile[other]] + othersOfFile[other]
    return modules.contains(ofFile[one]) || othersOfFile[one].contains(where: modules.contains)
  }

  /// Pairs of modules that compile a file in common, in both directions.
  var sharing: [(Int, Int)] {
    zip(ofFile, othersOfFile).flatMap { own, others in
      let all = [own] + others
      return all.flatMap { one in all.filter { $0 != one }.map { (one, $0) } }
    }
  }
}
