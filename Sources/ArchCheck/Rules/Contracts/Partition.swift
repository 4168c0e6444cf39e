/// Groups of modules, files and types, looked up by what stands at either end of a use.
struct Partition: Sendable {
  /// The group at one end of a use, and what it was found by.
  struct Match: Sendable, Hashable {
    enum Level: Sendable { case module, type }

    var group: Int
    var level: Level
    var strength: Strength

    init(_ group: Int32, _ level: Level, _ strength: Strength = .strong) {
      self.group = Int(group)
      self.level = level
      self.strength = strength
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
  /// The group of an import by what the file declares.
  private let groupOfImportingFile: [Int32]
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
    var importing = [Int32](repeating: -1, count: graph.files.count)
    for type in graph.types where !isOfModules {
      for (number, declaration) in type.declarations.enumerated() {
        if number == 0 { declared[type.id.index] = groupOfFile[declaration.file] }
        let group = groupOfType[type.id.index]
        if group >= 0, importing[declaration.file] < 0 { importing[declaration.file] = group }
      }
    }
    groupOfDeclaredType = declared
    groupOfImportingFile = importing
  }

  /// The group that a use starts in.
  func source(of use: ContractUse) -> Match? {
    if let type = use.sourceType, groupOfType[type] >= 0 { return match(ofType: type) }
    if let file = use.file {
      if groupOfFile[file] >= 0 { return Match(groupOfFile[file], .type) }
      if use.sourceType == nil, groupOfImportingFile[file] >= 0 {
        return Match(groupOfImportingFile[file], .type)
      }
    }
    return module(use.sourceModule)
  }

  /// The group that a use ends in.
  func target(of use: ContractUse) -> Match? {
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
