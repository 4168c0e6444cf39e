import ArchCheck

/// Modules drawn together where a project has too many to draw each.
struct ModuleGroups: Sendable {
  struct Group: Sendable {
    /// That of its module where it has one only.
    var name: String
    var modules: [ModuleID]
  }

  /// A dependency between two groups, by their positions.
  struct Use: Sendable {
    var source: Int
    var target: Int
    var weight: Int
    var isIllegal: Bool
  }

  /// What the groups go by, such as `layer`, `package` or `first word of the name`.
  let criterion: String
  /// In the order of their first module.
  let all: [Group]
  private let positions: [ModuleID: Int]

  /// The first criterion that makes few enough groups and not one alone; by their order where none
  /// does.
  init(of modules: [ModuleID], in graph: DependencyGraph, layers: Layers) {
    let criteria: [(String, (ModuleID) -> String)] = [
      ("layer", { layers.name(of: $0) ?? "in no layer" }),
      ("package", { graph[$0].declaration?.package ?? "" }),
      ("first word of the name", { firstWord(of: graph[$0].name) }),
      ("first letter of the name", { String(graph[$0].name.prefix(1).uppercased()) }),
    ]
    for (criterion, name) in criteria {
      var groups: [Group] = []
      var positions: [String: Int] = [:]
      for module in modules {
        let name = name(module)
        if let position = positions[name] {
          groups[position].modules.append(module)
        } else {
          positions[name] = groups.count
          groups.append(Group(name: name, modules: [module]))
        }
      }
      let largest = groups.map(\.modules.count).max() ?? 0
      guard groups.count > 2, groups.count <= Self.maximumCount, largest * 2 < modules.count else {
        continue
      }
      self.init(
        criterion: criterion,
        all: groups.map { group in
          group.modules.count > 1
            ? group : Group(name: graph[group.modules[0]].name, modules: group.modules)
        })
      return
    }
    let size = max(1, (modules.count + Self.maximumCount - 1) / Self.maximumCount)
    let groups = stride(from: 0, to: modules.count, by: size).map { start in
      let own = Array(modules[start..<min(start + size, modules.count)])
      let first = graph[own[0]].name
      let name = own.count > 1 ? "\(first) and \(own.count - 1) more" : first
      return Group(name: name, modules: own)
    }
    self.init(criterion: "their place in the order of dependencies", all: groups)
  }

  private init(criterion: String, all: [Group]) {
    self.criterion = criterion
    self.all = all
    positions = Dictionary(
      uniqueKeysWithValues: all.enumerated().flatMap { number, group in
        group.modules.map { ($0, number) }
      })
  }

  static let maximumCount = 60

  func name(of module: ModuleID) -> String? { positions[module].map { all[$0].name } }

  /// Dependencies between different groups, sorted.
  func uses(in uses: ModuleUses) -> [Use] {
    var found: [[Int]: Use] = [:]
    for use in uses.all {
      guard let source = positions[use.source], let target = positions[use.target],
        source != target
      else { continue }
      found[
        [source, target], default: Use(source: source, target: target, weight: 0, isIllegal: false)
      ]
      .weight += use.weight
      if use.isIllegal { found[[source, target]]?.isIllegal = true }
    }
    return found.values.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
  }
}

/// `Network` of `NetworkClient`, `HTTP` of `HTTPServer`, `swift` of `swift-log`.
private func firstWord(of name: String) -> String {
  let characters = Array(name)
  var end = min(1, characters.count)
  while end < characters.count {
    let character = characters[end]
    if !character.isLetter { break }
    if character.isUppercase {
      let isAcronym = characters[end - 1].isUppercase
      let startsWord = end + 1 < characters.count && characters[end + 1].isLowercase
      if !isAcronym || startsWord { break }
    }
    end += 1
  }
  return String(characters[..<end])
}
