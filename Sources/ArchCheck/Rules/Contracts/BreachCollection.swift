/// The uses that break a contract, collected by both ends and told as findings.
struct BreachCollection {
  private struct Pair: Hashable {
    var source: String
    var target: String
  }

  /// One end of a finding as it is told.
  private struct Source {
    var name: String
    /// Whether the name is a file's path, which is told and may change.
    var isFile = false
  }

  private struct BreachedPair {
    var demand: String
    var fix: String?
    /// The module of the source.
    var module: ModuleID
    /// The first ones.
    var uses: [DependencyUse] = []
    var count = 0
    /// Those of all uses, nil for one that needs none.
    var conditions: Set<Int?> = []
    var strength: Strength = .weak
    /// Whether the target is only written in front of types that are nested in it.
    var isQualifier = true
    /// The type of another module that is extended, where it is the source.
    var extended: TypeID?
    /// What stands for a source that is told as the path of a file.
    var lastingSource: String?
    /// Where the source is a module, what in it has the uses, with the first of each.
    var users: [String: (place: Location, use: DependencyUse)] = [:]
  }

  let contract: Contract
  let graph: DependencyGraph
  private var breached: [Pair: BreachedPair] = [:]
  /// The types at the level of each file.
  private lazy var typesOfFiles = Dictionary(
    grouping: graph.types.lazy.filter { $0.outer == nil && !$0.declarations.isEmpty }.map(\.id),
    by: { [graph] in graph[$0].declarations[0].file })
  /// The types of others that each file extends.
  private lazy var extendedTypes = Dictionary(grouping: graph.extensions, by: \.file)
    .mapValues { $0.map(\.type) }

  init(of contract: Contract, in graph: DependencyGraph) {
    self.contract = contract
    self.graph = graph
  }

  /// Adds a use with what is wrong with it.
  mutating func add(_ use: DependencyUse, _ breach: Breach) {
    let source =
      breach.importer.map { Source(name: graph.qualifiedName(of: $0)) }
      ?? self.source(of: use, breach.source)
    let pair = Pair(source: source.name, target: label(ofTarget: use, breach.target))
    var found =
      breached[pair]
      ?? BreachedPair(demand: breach.words, fix: breach.fix, module: use.sourceModule)
    // `Store()` makes and calls at one place, which is one piece of evidence.
    let uses = (use.sites.isEmpty ? [use] : graph.uses(ofSitesOf: use))
      .reduce(into: [DependencyUse]()) { uses, use in
        if uses.last?.offset != use.offset { uses.append(use) }
      }
    if breach.source == .type, let type = use.sourceType, graph[type].isExternal {
      found.extended = type
    }
    if source.isFile {
      found.lastingSource = breach.group ?? graph[use.sourceModule].name
    }
    if breach.source == .module, let user = user(of: use) {
      let place = graph.location(of: use)
      if found.users[user].map({ place < $0.place }) ?? true { found.users[user] = (place, use) }
    }
    found.count += uses.count
    found.isQualifier = found.isQualifier && uses.allSatisfy(isQualifier)
    found.uses += uses.prefix(Finding.maximumEvidence - found.uses.count)
    found.conditions.formUnion(uses.map(\.condition))
    if breach.strength == .strong { found.strength = .strong }
    breached[pair] = found
  }

  var findings: [Finding] {
    breached.sorted { ($0.key.source, $0.key.target) < ($1.key.source, $1.key.target) }
      .filter { pair, found in !found.isQualifier || !isNestedBreached(pair) }
      .map { pair, found in finding(pair, found) }
  }

  private func isQualifier(_ use: DependencyUse) -> Bool {
    !use.sites.isEmpty && use.sites.allSatisfy { graph.sites[$0].flags.contains(.qualifier) }
  }

  /// Whether there is a finding about a type that is nested in the target, which says more.
  private func isNestedBreached(_ pair: Pair) -> Bool {
    breached.keys.contains { $0.source == pair.source && $0.target.hasPrefix(pair.target + ".") }
  }

  private func finding(_ pair: Pair, _ found: BreachedPair) -> Finding {
    // A reader wants the code, not the manifest.
    let uses =
      found.uses.filter { $0.kind != .manifest } + found.uses.filter { $0.kind == .manifest }
    let evidence = uses.map { Finding.Evidence(graph.words(for: $0), at: graph.location(of: $0)) }
    let condition = graph.condition(ofAny: found.conditions)
    let source = found.extended.map { "An extension of \(graph.shownName(of: $0))" } ?? pair.source
    let target = DependencyGraph.shownName(ofQualified: pair.target)
    var finding = contract.finding(
      "\(source) must not use \(target)\(found.demand)",
      at: uses.first.map(graph.location) ?? contract.location,
      module: graph[found.module].name, source: found.lastingSource ?? pair.source,
      target: pair.target,
      strength: found.strength, condition: condition?.description,
      evidence: evidence, fix: found.fix)
    finding.omittedEvidence = found.count - uses.count
    return finding.caused(
      by: found.users.map {
        Finding.Cause($0.key, at: $0.value.place, .use(graph.words(for: $0.value.use)))
      }
      .sorted { ($0.location, $0.name) < ($1.location, $1.name) })
  }

  /// What has a use: the type, without its module; else a type that the file declares or extends, or a
  /// function of it. A file may get another name, so that tells only of one with nothing else.
  private mutating func user(of use: DependencyUse) -> String? {
    guard let file = use.file else { return nil }
    if let type = use.sourceType, graph[type].kind != .globals {
      return graph[type].name
    }
    if let importer = importer(use, in: file) { return graph[importer].name }
    let extended = extended(in: file)
    let user = extended.first { uses($0, of: use.targetModule, in: file) } ?? extended.first
    return user.map { graph[$0].name } ?? function(in: file)
      ?? lastComponent(of: graph.files[file].path)
  }

  /// The first type of a file that uses something of the imported module, else its first type, unless
  /// what the file extends is known to use it. Where in the file they stand does not count, so that
  /// moving them changes nothing.
  private mutating func importer(_ use: DependencyUse, in file: Int) -> TypeID? {
    let types = typesOfFiles[file, default: []].filter {
      graph[$0].module == use.sourceModule
    }
    let module = use.targetModule
    if let user = types.first(where: { uses($0, of: module, in: file) }) { return user }
    let isOfExtension = extended(in: file).contains { uses($0, of: module, in: file) }
    return isOfExtension ? nil : types.first
  }

  /// The types of others that a file extends, by name.
  private mutating func extended(in file: Int) -> [TypeID] {
    extendedTypes[file, default: []].sorted { graph[$0].name < graph[$1].name }
  }

  private func uses(_ type: TypeID, of module: ModuleID, in file: Int) -> Bool {
    graph.dependencies(of: type).contains { dependency in
      graph[dependency.target].module == module
        && graph.sites[dependency.sites].contains { Int($0.file) == file }
    }
  }

  /// The first function by name of a file without types and extensions.
  private func function(in file: Int) -> String? {
    let facts = graph.files[file].facts
    guard !facts.nodes.isEmpty else { return nil }
    return facts.children(of: 0).filter { facts.kind($0) == .functionDecl }
      .map { facts.name(at: $0) }.min()
  }

  /// A module that belongs as a whole is one end; else the type is, or the type that the importing
  /// file declares.
  private mutating func source(of use: DependencyUse, _ level: Partition.Match.Level) -> Source {
    guard level == .type, let file = use.file else {
      return Source(name: graph[use.sourceModule].name)
    }
    if let type = use.sourceType {
      return Source(
        name: graph.name(ofSource: type, in: file), isFile: graph[type].kind == .globals)
    }
    // An extension of a type is the work of its file, whatever else stands there.
    let importer = use.kind == .types ? nil : importer(use, in: file)
    return importer.map { Source(name: graph.qualifiedName(of: $0)) }
      ?? Source(name: graph.files[file].path, isFile: true)
  }

  private func label(ofTarget use: DependencyUse, _ level: Partition.Match.Level) -> String {
    guard level == .type, let type = use.targetType else {
      return graph[use.targetModule].name
    }
    return graph.qualifiedName(of: type)
  }
}

extension Contract {
  /// A finding that names the contract in its message and subject, and both ends in its target.
  func finding(
    _ message: String, at location: Location, module: String, source: String,
    target: String? = nil, strength: Strength = .strong, condition: String? = nil,
    evidence: [Finding.Evidence] = [], fix: String? = nil
  ) -> Finding {
    var finding = Finding(
      "\(message) (\(name))", at: location, module: module, subject: name,
      target: target.map { "\(source) → \($0)" } ?? source,
      severity: strength == .weak ? min(severity, .warning) : severity,
      strength: strength, condition: condition, fix: fix ?? kind.documentation.fix,
      evidence: evidence)
    finding.rule = word
    finding.category = FindingCategory.contract.rawValue
    finding.because = because
    return finding
  }
}
