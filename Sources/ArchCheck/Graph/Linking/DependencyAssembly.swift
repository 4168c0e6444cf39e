/// Turns the uses that walks found into the graph's dependencies.
struct DependencyAssembly: Sendable {
  private let walks: [FileUses]
  private let numbers: GraphNumbers
  private let conditions: [BuildCondition]
  private let (fileCount, typeCount): (Int, Int)
  /// Functions of the SDK that are written like types: they are called, and nothing is made.
  private let functions: Set<Int>
  private let jobs: Int

  /// - Parameters:
  ///   - walks: what each file of the graph uses.
  ///   - graph: has its files, types and conditions; `numbers` are its own.
  init(_ walks: [FileUses], numbers: GraphNumbers, of graph: DependencyGraph, jobs: Int) {
    self.walks = walks
    self.numbers = numbers
    conditions = graph.conditions
    (fileCount, typeCount) = (graph.files.count, graph.types.count)
    functions = Set(
      graph.types.lazy.filter { $0.isExternal && SDKTable.bundled.isFunction($0.name) }
        .map(\.id.index))
    self.jobs = jobs
  }

  /// The dependencies with the places of their uses, and the graph's indexes of both.
  struct Result: Sendable {
    fileprivate var possibleUses: [TypeID: Set<Int>] = [:]
    fileprivate var dependencies: [Dependency] = []
    fileprivate var sites: [Site] = []
    fileprivate var bySource: [Int32] = []
    fileprivate var byTarget = Buckets(0, into: 0) { _ in 0 }
    fileprivate var byPlace = Buckets(0, into: 0) { _ in 0 }
  }

  func assembled() -> Result {
    var result = Result(possibleUses: possibleUses())
    merge(numberedUses(), into: &result)
    index(&result)
    return result
  }

  private func possibleUses() -> [TypeID: Set<Int>] {
    var uses: [TypeID: Set<Int>] = [:]
    for (file, walk) in walks.enumerated() {
      for use in walk.possibleUses {
        let member = numbers.members[Int(use.member)]
        guard let source = numbers.type(ofSource: use.source, in: file), member >= 0 else {
          continue
        }
        uses[TypeID(source), default: []].insert(member)
      }
    }
    return uses
  }

  /// A use of one type of the graph by another at one place.
  private struct Use {
    var source: Int32
    var target: Int32
    var site: Site
  }

  /// What the walks found, with the numbers of the graph, in the order of the files.
  private func numberedUses() -> [Use] {
    let sites = walks.reduce(0) { $0 + $1.sites.count }
    return DeepStackThreads.flatMap(partsOf: walks.count, elements: sites, jobs: jobs) { files in
      numberedUses(in: files)
    }
  }

  private func numberedUses(in files: Range<Int>) -> [Use] {
    var uses: [Use] = []
    uses.reserveCapacity(walks[files].reduce(0) { $0 + $1.sites.count })
    for file in files {
      let walk = walks[file]
      let named = walk.externals.map { numbers.externals[$0] ?? -1 }
      let conditions = walk.conditions.map { self.conditions.firstPosition(of: $0) ?? -1 }
      for raw in walk.sites {
        let target =
          raw.target < 0
          ? named[Int(-1 - raw.target)] : numbers.type(ofTarget: Int(raw.target), in: file)
        guard let source = numbers.type(ofSource: raw.source, in: file), target >= 0,
          source != target
        else { continue }
        uses.append(
          Use(
            source: Int32(source), target: Int32(target),
            site: Site(
              file: Int32(file), offset: raw.offset,
              kind: raw.kind == .constructs && functions.contains(target) ? .static : raw.kind,
              flags: raw.flags,
              condition: raw.condition < 0 ? -1 : Int32(conditions[Int(raw.condition)]),
              member: raw.member < 0 ? -1 : Int32(numbers.members[Int(raw.member)]),
              usedMember: raw.usedMember < 0 ? -1 : Int32(numbers.members[Int(raw.usedMember)]))))
      }
    }
    return uses
  }

  /// Adds a dependency for each pair of types, with the places of its uses in order, each once.
  private func merge(_ uses: [Use], into result: inout Result) {
    // By source, target, file, offset and kind: the least important first, as each step keeps the
    // order of the one before, and the walks come in that of the files.
    let byTarget = Buckets(uses.count, into: typeCount) { Int(uses[$0].target) }
    let bySource = Buckets(byTarget.numbers, into: typeCount) { Int(uses[$0].source) }
    result.sites.reserveCapacity(uses.count)
    var previous: Use?
    for use in bySource.numbers.lazy.map({ uses[Int($0)] }) {
      let isRepeated =
        previous.map {
          $0.source == use.source && $0.target == use.target && $0.site.file == use.site.file
            && $0.site.offset == use.site.offset && $0.site.kind == use.site.kind
        } ?? false
      if isRepeated { continue }
      if let last = previous, last.source == use.source, last.target == use.target {
        let sites = result.dependencies[result.dependencies.count - 1].sites
        result.dependencies[result.dependencies.count - 1].sites =
          sites.lowerBound..<sites.upperBound + 1
      } else {
        result.dependencies.append(
          Dependency(
            source: TypeID(Int(use.source)), target: TypeID(Int(use.target)),
            sites: result.sites.count..<result.sites.count + 1))
      }
      result.sites.append(use.site)
      previous = use
    }
  }

  private func index(_ result: inout Result) {
    let (dependencies, sites) = (result.dependencies, result.sites)
    result.bySource =
      Buckets(dependencies.count, into: typeCount) { dependencies[$0].source.index }.starts
    result.byTarget =
      Buckets(dependencies.count, into: typeCount) { dependencies[$0].target.index }
    result.byPlace = Buckets(sites.count, into: fileCount) { Int(sites[$0].file) }
    result.byPlace.sort(jobs: jobs) { UInt64(sites[$0].offset) }
  }
}

extension DependencyGraph {
  /// Adds all dependencies.
  mutating func add(_ found: DependencyAssembly.Result) {
    possibleUses = found.possibleUses
    dependencies = found.dependencies
    sites = found.sites
    firstDependency = found.bySource
    (incoming, firstIncoming) = (found.byTarget.numbers, found.byTarget.starts)
    (sitesByPlace, firstSiteOfFile) = (found.byPlace.numbers, found.byPlace.starts)
  }
}

extension [BuildCondition] {
  /// Position of a condition in a sorted array.
  func firstPosition(of condition: BuildCondition) -> Int? {
    let position = partitioningIndex { $0 >= condition }
    return position < count && self[position] == condition ? position : nil
  }
}
