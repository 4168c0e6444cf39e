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
  /// The types to whose group the imports of a file belong.
  private let importers: Importers?
  private let weakTypes: Set<Int>
  /// The module that declares each type, and those that compile each file.
  private let moduleOfType: [Int]
  private let modulesOfFile: [[Int]]
  /// Modules of which folders, files or types belong.
  private let modulesInPart: Set<Int>

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
    modulesInPart = Set(
      groups.flatMap { group in
        group.files.map { graph.files[$0].module.index }
          + group.types.map { graph.types[$0].module.index }
      })
    groupOfModule = index(\.modules, count: graph.modules.count)
    groupOfFile = index(\.files, count: graph.files.count)
    var declared = [Int32](repeating: -1, count: graph.types.count)
    for type in graph.types where !isOfModules {
      if let file = type.declarations.first?.file { declared[type.id.index] = groupOfFile[file] }
    }
    groupOfDeclaredType = declared
    var groupOfType = index(\.types, count: graph.types.count)
    var weakTypes = groups.reduce(into: Set<Int>()) { $0.formUnion($1.weakTypes) }
    let hasTypes = groups.contains { !$0.types.isEmpty }
    for type in graph.types.indices where hasTypes && groupOfType[type] < 0 && declared[type] < 0 {
      let around = graph.enclosing(TypeID(type)) { groupOfType[$0.index] >= 0 }
      guard let around, graph.isPart(TypeID(type), of: around) else { continue }
      groupOfType[type] = groupOfType[around.index]
      if weakTypes.contains(around.index) { weakTypes.insert(type) }
    }
    self.groupOfType = groupOfType
    self.weakTypes = weakTypes
    moduleOfType = hasTypes ? graph.types.map(\.module.index) : []
    modulesOfFile = hasTypes ? graph.files.map { $0.modules.map(\.index) } : []
    importers = hasTypes ? Importers(groupOfType, in: graph) : nil
  }

  /// The group that a use starts in. What another module adds to a type is that module's own.
  func source(of use: DependencyUse) -> Match? {
    if let type = use.sourceType, groupOfType[type.index] >= 0,
      use.file.map({ modulesOfFile[$0].contains(moduleOfType[type.index]) }) ?? true
    {
      return match(ofType: type)
    }
    if let file = use.file {
      if groupOfFile[file] >= 0 { return Match(groupOfFile[file], .type) }
      if use.kind == .imports, let importer = importers?.importer(of: use.targetModule, in: file) {
        return Match(groupOfType[importer.index], .type, importer: importer)
      }
    }
    return module(use.sourceModule)
  }

  /// The group that a use ends in.
  func target(of use: DependencyUse) -> Match? {
    if let type = use.targetType {
      if groupOfType[type.index] >= 0 { return match(ofType: type) }
      if groupOfDeclaredType[type.index] >= 0 {
        return Match(groupOfDeclaredType[type.index], .type)
      }
    }
    return module(use.targetModule)
  }

  /// Whether what a use ends in belongs, or may be needed for what does: who uses a type imports its
  /// module.
  func allows(_ use: DependencyUse) -> Bool {
    target(of: use) != nil || use.targetType == nil && hasPart(ofModule: use.targetModule)
  }

  /// Whether a use is the extension of a type that belongs by itself, not by its file, in a module that
  /// compiles the type: part of what it is.
  func isOwnExtension(_ use: DependencyUse) -> Bool {
    guard use.kind == .types, use.sourceType == nil, use.sites.isEmpty, let type = use.targetType
    else { return false }
    return groupOfType[type.index] >= 0 && use.sourceModule == use.targetModule
  }

  /// Whether folders, files or types of a module belong.
  func hasPart(ofModule module: ModuleID) -> Bool { modulesInPart.contains(module.index) }

  /// Whether a type belongs to any group.
  func holds(type: Int, of graph: DependencyGraph) -> Bool {
    groupOfType[type] >= 0 || groupOfDeclaredType[type] >= 0
      || groupOfModule[graph.types[type].module.index] >= 0
  }

  private func match(ofType type: TypeID) -> Match {
    Match(groupOfType[type.index], .type, weakTypes.contains(type.index) ? .weak : .strong)
  }

  private func module(_ module: ModuleID) -> Match? {
    groupOfModule[module.index] < 0 ? nil : Match(groupOfModule[module.index], .module)
  }
}

/// The types because of which files have their imports.
///
/// An import stands for the whole file. It is that of a group of types where the file declares nothing
/// else; in a file of several things their uses tell who needs it. Of a package of others the names are
/// not known: there, who uses an unknown name needs the only such package that the file imports.
private struct Importers: Sendable {
  /// By file, for all of its imports.
  private var ofAll: [TypeID?]
  /// By file, for the one package of others that it imports.
  private var ofOthers: [Int: TypeID] = [:]
  private let isOfOthers: [Bool]

  init(_ groupOfType: [Int32], in graph: DependencyGraph) {
    isOfOthers = graph.modules.map { $0.isExternal && !$0.isSystem }
    ofAll = Array(repeating: nil, count: graph.files.count)
    var isMixed = [Bool](repeating: false, count: graph.files.count)
    func add(_ type: TypeID, in file: Int) {
      if let first = ofAll[file] {
        isMixed[file] = isMixed[file] || groupOfType[first.index] != groupOfType[type.index]
      } else {
        ofAll[file] = type
      }
    }
    var declared = [[TypeID]](repeating: [], count: graph.files.count)
    for type in graph.types {
      for declaration in type.declarations {
        if type.outer == nil { add(type.id, in: declaration.file) }
        if groupOfType[type.id.index] >= 0 { declared[declaration.file].append(type.id) }
      }
    }
    for site in graph.extensions {
      add(site.type, in: site.file)
      // What another module adds to a type is that module's own.
      if !graph.files[site.file].modules.contains(graph[site.type].module) {
        isMixed[site.file] = true
      }
    }
    for file in graph.files.indices {
      if let type = ofAll[file], isMixed[file] || groupOfType[type.index] < 0 { ofAll[file] = nil }
      guard ofAll[file] == nil, !declared[file].isEmpty else { continue }
      ofOthers[file] = declared[file].first { graph.usesUnknownName($0, in: file) }
    }
    for (file, imports) in Dictionary(grouping: graph.imports, by: \.file)
    where Set(imports.map(\.module)).count(where: { isOfOthers[$0.index] }) != 1 {
      ofOthers[file] = nil
    }
  }

  func importer(of module: ModuleID, in file: Int) -> TypeID? {
    ofAll[file] ?? (isOfOthers[module.index] ? ofOthers[file] : nil)
  }
}

extension DependencyGraph {
  /// The nearest type around a type that meets a condition.
  fileprivate func enclosing(_ type: TypeID, where isMet: (TypeID) -> Bool) -> TypeID? {
    var around = self[type].outer
    while let outer = around, !isMet(outer) { around = self[outer].outer }
    return around
  }

  /// Whether a nested type has no part of its own to play: `CartViewModel.State` belongs to the view
  /// model, `CartView.ViewModel` is no view.
  fileprivate func isPart(_ type: TypeID, of outer: TypeID) -> Bool {
    guard let role = ownAssignment(of: type).role else { return true }
    return role == ownAssignment(of: outer).role
  }

  /// Whether a type uses a name in a file that nothing known declares.
  fileprivate func usesUnknownName(_ type: TypeID, in file: Int) -> Bool {
    dependencies(of: type).contains { dependency in
      modules[self[dependency.target].module.index].name == Self.unknownModule
        && sites[dependency.sites].contains { Int($0.file) == file }
    }
  }
}
