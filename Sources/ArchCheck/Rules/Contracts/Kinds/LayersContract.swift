/// From high to low; each layer may use those below it, and the siblings of one layer not each other.
struct LayersContract: ContractKind {
  var layers: [[Term]] = []
  /// Whether skipping a layer is forbidden.
  var isClosed = false
  /// Whether every module must have a place.
  var isExhaustive = false

  static let documentation = ContractDocumentation(
    word: "layers", summary: "Layers from high to low; `|` separates independent siblings.",
    modifiers: [.uses, .transitive], example: "[App, Cart | Feed, Domain]",
    fix: """
      Move what both need into the lower layer, or turn the dependency around with a protocol there.
      """)

  static let form = ContractForm<Self>.names(\.rows)

  static let switches = [
    ContractKey<Self, Bool>("closed", \.isClosed, "forbids skipping a layer."),
    ContractKey<Self, Bool>("exhaustive", \.isExhaustive, "gives every module a place."),
  ]

  /// The layers as they are written, `Cart | Feed`.
  private var rows: [Term] {
    get {
      layers.compactMap { layer in
        layer.first.map { Term(Self.written(layer), at: $0.location) }
      }
    }
    set {
      layers = newValue.map { row in
        Self.siblings(row).filter { !$0.isEmpty }.map { Term($0, at: row.location) }
      }
    }
  }

  private static func written(_ layer: [Term]) -> String {
    layer.map(\.text).joined(separator: " | ")
  }

  private static func siblings(_ row: Term) -> [String] {
    row.text.split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0.trimmingBlanks) }
  }

  var terms: [Term] { layers.flatMap { $0 } }

  var subject: String { layers.map(Self.written).joined(separator: ", ") }

  func sentence(reach: String) -> [Phrase] {
    let order = layers.map { [Phrase.names($0, "and")] }.joined(separator: ["; "])
    let step: Phrase = isClosed ? "the layer below it" : "what stands below it"
    let siblings: Phrase =
      layers.contains { $0.count > 1 } ? " Those of one layer must not use one another." : ""
    let rest: Phrase = isExhaustive ? " Every module has its layer." : ""
    return ["From the top: "] + order + [". Each may use ", step, ".", siblings, rest]
  }

  func mistakes(in written: WrittenContract) -> [Mistake] {
    var mistakes: [Mistake] = []
    var seen: Set<String> = []
    for row in written.names ?? [] {
      let siblings = Self.siblings(row)
      if siblings.contains("") {
        mistakes.append(
          Mistake("a sibling without a name in \"\(row.text.shortened)\"", at: row.location))
      }
      for name in siblings where !name.isEmpty && !seen.insert(name).inserted {
        mistakes.append(Mistake("\"\(name)\" stands in two layers", at: row.location))
      }
    }
    // Siblings of one layer must not use each other, and every module has a place in an only one.
    let isDemanding = isExhaustive || (layers.first?.count ?? 0) > 1
    if layers.count < 2, written.names != nil, !isDemanding {
      let what = layers.isEmpty ? "no layer" : "one layer only"
      mistakes.append(
        Mistake(
          "\"layers\" has \(what), so it demands nothing", at: written.location,
          severity: .warning))
    }
    return mistakes
  }

  func mistakes(of contract: Contract, _ resolver: TermResolver) -> [Mistake] {
    contract.overlaps(of: "layers", .error, resolver)
  }

  func findings(_ check: ContractCheck) -> [Finding] {
    check.findings(against: LayersDemand(self, check.resolver))
      + (isExhaustive ? check.exhaustionFindings() : [])
  }
}

extension Contract {
  /// The layers that the contract orders, if it is about layers.
  var layers: [[Term]]? { (kind as? LayersContract)?.layers }
}

private struct LayersDemand: Demand {
  let groups: Partition
  /// Height of each group, from 0 at the top; groups of one height are siblings.
  private let heights: [Int]
  private let isClosed: Bool

  init(_ kind: LayersContract, _ resolver: TermResolver) {
    let terms = kind.layers.enumerated().flatMap { height, layer in layer.map { (height, $0) } }
    groups = Partition(
      terms.map { resolver.members(of: $0.1.text, at: .source) }, in: resolver.graph)
    heights = terms.map(\.0)
    isClosed = kind.isClosed
  }

  /// What is wrong with a use, and with a chain, of one group by another.
  private func words(from source: Int, to target: Int) -> (use: String, chain: String)? {
    let step = heights[target] - heights[source]
    if step < 0 { return (", which stands above it", ", which stands above it") }
    if step == 0 {
      let words = "; siblings of one layer are independent"
      return (words, words)
    }
    return isClosed && step > 1
      ? (" directly; a layer stands between", " but through the layer between") : nil
  }

  func breach(by use: DependencyUse) -> Breach? {
    guard let (source, target) = groups.ends(of: use),
      let words = words(from: source.group, to: target.group)
    else { return nil }
    var breach = groups.breach(source, target, words.use)
    if heights[target.group] > heights[source.group] {
      breach.fix = "Go through the layer between, which may use it."
    }
    return breach
  }

  var forbiddenChains: [ForbiddenChains] {
    [groups.forbiddenChains { words(from: $0, to: $1)?.chain }]
  }
}

extension ContractCheck {
  /// Modules without a place in layers that are to be exhaustive, and folders beside those that have
  /// one.
  fileprivate func exhaustionFindings() -> [Finding] {
    let covered = coveredModules
    let modules = graph.ownModules.filter { !$0.isTest && !covered.contains($0.name) }
    return modules.map { module in
      exhaustionFinding(
        of: module.name, at: module.declaration?.location ?? contract.location, in: module.name)
    }
      + foldersOutsideOfLayers().map { folder, file in
        exhaustionFinding(
          of: folder, at: Location(file: graph.files[file].path, line: 1, column: 1),
          in: graph[graph.files[file].module].name)
      }
  }

  private func exhaustionFinding(
    of source: String, at location: Location, in module: String
  ) -> Finding {
    contract.finding(
      "\(source) needs a place in the layers", at: location, module: module, source: source,
      fix: "Add \(source) to `layers`, or take `exhaustive` back.")
  }

  /// The highest folders, or files, that hold nothing of the layers in modules of which the layers
  /// name folders, with the first file of each.
  private func foldersOutsideOfLayers() -> [(path: String, file: Int)] {
    guard let named, !named.files.isEmpty else { return [] }
    let modules = Set(named.files.map { graph.files[$0].module.index })
    var covered = named.files
    for type in named.types { covered.formUnion(graph.types[type].declarations.map(\.file)) }
    var coveredFolders: Set<String> = [""]
    for file in covered {
      let steps = pathSteps(graph.files[file].path)
      for end in steps.indices { coveredFolders.insert(steps[..<end].joined(separator: "/")) }
    }
    var outside: [String: Int] = [:]
    for (number, file) in graph.files.enumerated()
    where modules.contains(file.module.index) && !named.modules.contains(file.module.index)
      && !covered.contains(number) && !file.isTest && !file.isGenerated
    {
      let steps = pathSteps(file.path)
      let highest = steps.indices.dropFirst().lazy.map { steps[..<$0].joined(separator: "/") }
        .first { !coveredFolders.contains($0) }
      outside[highest ?? file.path] = min(outside[highest ?? file.path] ?? number, number)
    }
    return outside.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
