/// Groups of modules, files and types, looked up by what stands at either end of a use.
struct Partition: Sendable {
  /// The group at one end of a use, and what it was found by.
  struct Match: Sendable, Hashable {
    enum Level: Sendable { case module, type }

    var group: Int
    var level: Level
    var strength: Strength
    /// The type of the group that stands in the file of an import, where that decides.
    var importer: TypeID?

    init(
      _ group: Int32, _ level: Level, _ strength: Strength = .strong, importer: TypeID? = nil
    ) {
      self.group = Int(group)
      self.level = level
      self.strength = strength
      self.importer = importer
    }
  }

  let groups: [Members]
  /// Whether all groups consist of whole modules.
  let isOfModules: Bool
  private let groupOfModule: [Int32]
  private let groupOfFile: [Int32]
  private let groupOfType: [Int32]
  /// The group of a type by the file that declares it.
  private let groupOfDeclaredType: [Int32]
  /// The type that decides to which group the imports of a file belong, by what it declares.
  private let importerOfFile: [TypeID?]
  private let weakTypes: Set<Int>

  /// Of several groups that a thing belongs to, the first is its group.
  init(_ groups: [Members], in graph: DependencyGraph) {
    self.groups = groups
    isOfModules = groups.allSatisfy { $0.files.isEmpty && $0.types.isEmpty }
    func index(_ part: (Members) -> Set<Int>, count: Int) -> [Int32] {
      var index = [Int32](repeating: -1, count: count)
      for (number, group) in groups.enumerated().reversed() {
        for element in part(group) { index[element] = Int32(number) }
      }
      return index
    }
    groupOfModule = index(\.modules, count: graph.modules.count)
    groupOfFile = index(\.files, count: graph.files.count)
    groupOfType = index(\.types, count: graph.types.count)
    weakTypes = groups.reduce(into: []) { $0.formUnion($1.weakTypes) }
    var declared = [Int32](repeating: -1, count: graph.types.count)
    var importers = [TypeID?](repeating: nil, count: graph.files.count)
    for type in graph.types where !isOfModules {
      for (number, declaration) in type.declarations.enumerated() {
        if number == 0 { declared[type.id.index] = groupOfFile[declaration.file] }
        if groupOfType[type.id.index] >= 0, importers[declaration.file] == nil {
          importers[declaration.file] = type.id
        }
      }
    }
    groupOfDeclaredType = declared
    importerOfFile = importers
  }

  /// The group that a use starts in.
  func source(of use: DependencyUse) -> Match? {
    if let type = use.sourceType, groupOfType[type] >= 0 { return match(ofType: type) }
    if let file = use.file {
      if groupOfFile[file] >= 0 { return Match(groupOfFile[file], .type) }
      if use.kind == .imports, let importer = importerOfFile[file] {
        return Match(groupOfType[importer.index], .type, importer: importer)
      }
    }
    return module(use.sourceModule)
  }

  /// The group that a use ends in.
  func target(of use: DependencyUse) -> Match? {
    if let type = use.targetType {
      if groupOfType[type] >= 0 { return match(ofType: type) }
      if groupOfDeclaredType[type] >= 0 { return Match(groupOfDeclaredType[type], .type) }
    }
    return module(use.targetModule)
  }

  private func match(ofType type: Int) -> Match {
    Match(groupOfType[type], .type, weakTypes.contains(type) ? .weak : .strong)
  }

  private func module(_ module: Int) -> Match? {
    groupOfModule[module] < 0 ? nil : Match(groupOfModule[module], .module)
  }
}
