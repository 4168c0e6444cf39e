/// What a term of a contract stands for.
struct Members: Sendable, Hashable {
  /// The term or the match of its pattern, for messages.
  var label: String
  /// Modules that belong as a whole, indexes into ``DependencyGraph/modules``.
  var modules: Set<Int> = []
  /// Files that belong by their path.
  var files: Set<Int> = []
  /// Types that belong by their name or by what they are.
  var types: Set<Int> = []
  /// Types that belong by a role that rests on weak evidence.
  var weakTypes: Set<Int> = []

  /// All types that belong, ascending: also those of a module, and those declared first in a file.
  func types(in graph: DependencyGraph) -> [Int] {
    let partition = Partition([self], in: graph)
    return graph.types.indices.filter { partition.holds(type: $0, of: graph) }
  }

  var isEmpty: Bool { modules.isEmpty && files.isEmpty && types.isEmpty }

  /// Whether all that belongs here also belongs to the other.
  func isSubset(of other: Members) -> Bool {
    modules.isSubset(of: other.modules) && files.isSubset(of: other.files)
      && types.isSubset(of: other.types)
  }

  /// Whether it is not empty and holds only test code.
  func isOfTests(in graph: DependencyGraph) -> Bool {
    !isEmpty && modules.allSatisfy { graph.modules[$0].isTest }
      && files.allSatisfy { graph.files[$0].isTest || graph[graph.files[$0].module].isTest }
      && types.allSatisfy { !graph.types[$0].isExternal && graph.isTest(TypeID($0)) }
  }

  mutating func formUnion(_ other: Members) {
    modules.formUnion(other.modules)
    files.formUnion(other.files)
    types.formUnion(other.types)
    weakTypes.formUnion(other.weakTypes)
  }
}

/// Finds the members of terms: components first, then modules, folders and types.
///
/// A text with `/` is the path of a folder or file, one with `.` the qualified name of a type. Test
/// code is a member only of a term that names its module, or that matches nothing but tests.
struct TermResolver: Sendable {
  /// The end of a dependency that a term is about.
  enum End {
    case source, target
  }

  let graph: DependencyGraph
  private let components: [String: ComponentPattern]
  let testFiles: Set<Int>
  private let importedModules: Set<Int>

  init(graph: DependencyGraph) {
    self.graph = graph
    components = graph.claims.components
    importedModules = Set(graph.imports.map(\.module.index))
    testFiles = Set(
      graph.files.indices.filter {
        graph.files[$0].isTest || graph[graph.files[$0].module].isTest
      })
  }

  /// Everything that the term stands for, as one. Patterns match external modules only at
  /// the target.
  func members(of term: String, at end: End) -> Members {
    var union = Members(label: term)
    for group in groups(of: term, at: end) { union.formUnion(group) }
    return union
  }

  func members(of terms: [Contract.Term], label: String = "", at end: End) -> Members {
    var union = Members(label: label)
    for term in terms { union.formUnion(members(of: term.text, at: end)) }
    return union
  }

  /// One group for each match of the term.
  func groups(of term: String, at end: End) -> [Members] {
    let glob = Glob(term)
    let named = components.keys.filter(glob.matches).sorted()
    var groups = named.compactMap { name in
      components[name].map { members(of: $0, label: name, at: end) }
    }
    if glob.isLiteral, !groups.isEmpty { return groups }
    if term.contains("/") { return groups + folders(glob) }
    let modules = modules(glob, at: end)
    groups += modules.map { Members(label: graph.modules[$0].name, modules: [$0]) }
    if groups.isEmpty, term.contains(".") { groups = types(glob) }
    return groups
  }

  /// One group for each match of a term for what may be depended on. A pattern stands for modules of the
  /// system only where some file imports them.
  func groupsThatCodeNames(_ term: String) -> [Members] {
    let groups = groups(of: term, at: .target)
    if Glob(term).isLiteral { return groups }
    return groups.filter { group in
      group.modules.isEmpty
        || group.modules.contains { !graph.modules[$0].isSystem || importedModules.contains($0) }
    }
  }

  /// The members of a contract between equals: where a pattern matches folders, the files beside
  /// them belong to none.
  func slices(of term: String) -> [Members] {
    let groups = groups(of: term, at: .source)
    guard term.contains("/") else { return groups }
    let files = Set(graph.files.map(\.path))
    let folders = groups.filter { !files.contains($0.label) }
    return folders.isEmpty ? groups : folders
  }

  private func modules(_ glob: Glob, at end: End) -> [Int] {
    let matches = graph.modules.indices.filter { glob.matches(graph.modules[$0].name) }
    if glob.isLiteral { return matches }
    let own = matches.filter { !graph.modules[$0].isExternal }
    let external = end == .target ? matches.filter { graph.modules[$0].isExternal } : []
    return own.productive { graph.modules[$0].isTest } + external
  }

  /// The path of the folder with Swift files that is called so; the shortest, where several are.
  func folder(named name: String) -> String? {
    let paths = graph.files.indices.compactMap { file -> String? in
      let steps = pathSteps(graph.files[file].path)
      guard !testFiles.contains(file) else { return nil }
      return steps.dropLast().firstIndex { $0 == name }
        .map { steps[...$0].joined(separator: "/") }
    }
    return paths.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// Files below each folder that matches, or each file.
  func folders(_ glob: Glob) -> [Members] {
    let path = glob.pattern.hasSuffix("/") ? Glob(String(glob.pattern.dropLast())) : glob
    let matches = graph.files.indices.compactMap { file in
      prefix(of: graph.files[file].path, matching: path).map { (file: file, folder: $0) }
    }
    var groups: [String: Members] = [:]
    for match in matches.productive({ testFiles.contains($0.file) }) {
      groups[match.folder, default: Members(label: match.folder)].files.insert(match.file)
    }
    return groups.keys.sorted().compactMap { groups[$0] }
  }

  /// The file's path, or the shortest folder above it, that matches. A pattern that reaches any
  /// depth stands for one group.
  private func prefix(of path: String, matching glob: Glob) -> String? {
    if glob.isLiteral {
      return !glob.pattern.isEmpty && isSameOrInside(path, glob.pattern) ? glob.pattern : nil
    }
    let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") } + [path.endIndex]
    guard let end = ends.first(where: { glob.matches(path[..<$0]) }) else { return nil }
    return glob.pattern.contains("**") ? glob.pattern : String(path[..<end])
  }

  private func types(_ glob: Glob) -> [Members] {
    graph.types.filter { glob.matches(graph.qualifiedName(of: $0.id)) }.productive(isTest)
      .map { Members(label: graph.qualifiedName(of: $0.id), types: [$0.id.index]) }
  }

  private func isTest(_ type: TypeNode) -> Bool {
    !type.isExternal && graph.isTest(type.id)
  }

  // MARK: Components

  private func members(
    of pattern: ComponentPattern, label: String, at end: End
  ) -> Members {
    var members = Members(label: label)
    for module in pattern.modules {
      members.modules.formUnion(modules(Glob(module), at: end))
    }
    for path in pattern.paths {
      for folder in folders(Glob(path)) { members.files.formUnion(folder.files) }
    }
    for name in pattern.types.map(Glob.init) {
      if name.isLiteral, isTypeOfSystem(name.pattern) {
        if end == .target { for type in types(name) { members.types.formUnion(type.types) } }
        continue
      }
      let named = graph.types.filter { !$0.isExternal && graph.isNamed($0.id, by: [name]) }
      members.types.formUnion(named.productive(isTest).map(\.id.index))
    }
    let matcher = TypesByNature(pattern, in: graph)
    guard !matcher.isEmpty else { return members }
    for type in graph.types
    where !type.isExternal && !isTest(type) && !members.types.contains(type.id.index) {
      guard let strength = matcher.strength(of: type) else { continue }
      members.types.insert(type.id.index)
      if strength == .weak { members.weakTypes.insert(type.id.index) }
    }
    return members
  }

  /// Whether a term is something: a component, a module of the project or its dependencies, a system
  /// module, a folder or a type.
  func isKnown(_ term: String) -> Bool {
    !groups(of: term, at: .target).isEmpty || SDKTable.bundled.isSystemModule(term)
      || isTypeOfSystem(term)
  }

  /// Whether `Module.Type` is of the SDK and of no module of the project.
  func isTypeOfSystem(_ name: String) -> Bool {
    guard let type = SDKTable.bundled.type(qualified: name) else { return false }
    return graph.module(type.module).map { graph[$0].isExternal } ?? true
  }

  /// Whether a module is of others and nothing tells which types it has.
  func hasUnknownTypes(_ module: ModuleID) -> Bool {
    graph[module].isExternal && !graph[module].isSystem
  }

  /// The module of others that `Module.Type` names a type of.
  func moduleOfUnknownTypes(named name: String) -> String? {
    guard let dot = name.firstIndex(of: "."), let module = graph.module(String(name[..<dot])),
      hasUnknownTypes(module)
    else { return nil }
    return graph[module].name
  }

  func isComponent(_ name: String) -> Bool {
    components[name] != nil
  }

  /// Names of components and modules of the project and its dependencies.
  var ownNames: [String] {
    components.keys
      + graph.modules.map(\.name).filter {
        !SDKTable.implicitModules.contains($0) && $0 != DependencyGraph.unknownModule
      }
  }
}

extension Array {
  /// The elements without tests, or all where only tests are meant.
  fileprivate func productive(_ isTest: (Element) -> Bool) -> [Element] {
    let productive = filter { !isTest($0) }
    return productive.isEmpty ? self : productive
  }
}

/// The types that belong to a component by what they are.
private struct TypesByNature {
  let graph: DependencyGraph
  let superclasses: [Glob]
  let conformances: [Glob]
  let attributes: [Glob]
  let roles: Set<Role>

  init(_ pattern: ComponentPattern, in graph: DependencyGraph) {
    self.graph = graph
    superclasses = pattern.superclasses.map(Glob.init)
    conformances = pattern.conformances.map(Glob.init)
    attributes = pattern.attributes.map(Glob.init)
    roles = Set(pattern.roles)
  }

  var isEmpty: Bool {
    superclasses.isEmpty && conformances.isEmpty && attributes.isEmpty && roles.isEmpty
  }

  /// How surely the type belongs, or nil.
  func strength(of type: TypeNode) -> Strength? {
    if !superclasses.isEmpty, graph.hasSuperclass(type.id, among: superclasses) { return .strong }
    if !conformances.isEmpty, graph.conforms(type.id, to: conformances) { return .strong }
    if type.attributes.contains(where: { name in attributes.contains { $0.matches(name) } }) {
      return .strong
    }
    let assigned = graph.ownAssignment(of: type.id)
    return assigned.role.map(roles.contains) == true ? assigned.strength : nil
  }
}
