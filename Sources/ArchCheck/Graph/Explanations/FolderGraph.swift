extension DependencyGraph {
  /// The own module outside of tests that holds at least half of all types, such as the app beside
  /// its extensions: its folders say more of the project than its modules do.
  package var mainModule: ModuleID? {
    var sizes: [ModuleID: Int] = [:]
    for type in countedTypes where !modules[type.module.index].isTest {
      sizes[type.module, default: 0] += 1
    }
    let all = sizes.values.reduce(0, +)
    return sizes.keys.sorted().first { sizes[$0, default: 0] * 2 >= all }
  }
}

/// The folders of the own modules, those of tests left out, and how code in one uses types that
/// are declared in another.
package struct FolderGraph: Sendable {
  package struct Use: Sendable, Hashable {
    /// Positions in ``FolderGraph/folders``.
    package var source: Int
    package var target: Int
    /// Number of places; at least 1.
    package var sites: Int
    package var kinds: Set<DependencyKind>
    /// The conditions of the places, -1 for those without.
    fileprivate var conditionsOfPlaces: Set<Int32>
    /// The `#if` conditions of which the use needs one; empty where it needs none.
    var conditions: [Int] {
      conditionsOfPlaces.contains(-1) ? [] : conditionsOfPlaces.map(Int.init).sorted()
    }
    /// Whether a module uses its own types there.
    package var isInsideModule: Bool
    /// Position of the first of them in ``DependencyGraph/sites``.
    package var first: Int
  }

  /// Paths from the project's root, sorted.
  package private(set) var folders: [String]
  /// By source and target.
  package private(set) var uses: [Use]
  /// Position in ``folders`` of each file, nil for files that are left out.
  private let folderOfFile: [Int?]

  /// - Parameters:
  ///   - depth: how far below the folder that holds a module; files deeper down belong to the
  ///     folder at that depth. A module's folder is the deepest with nine of ten of its files, so
  ///     that a few files that it compiles from elsewhere do not hide what it consists of.
  ///   - module: only the folders of this module.
  package init(of graph: DependencyGraph, depth: Int = 1, in module: ModuleID? = nil) {
    var paths: [String?] = Array(repeating: nil, count: graph.files.count)
    var filesOfModules: [ModuleID: [Int]] = [:]
    for (number, file) in graph.files.enumerated()
    where !file.isTest && (module == nil || file.module == module) {
      for own in file.modules { filesOfModules[own, default: []].append(number) }
    }
    for (own, files) in filesOfModules where !graph[own].isTest {
      let places = files.map { pathSteps(graph.files[$0].path).dropLast() }
      let home = Self.home(of: places)
      for (file, path) in zip(files, places) {
        let shared = zip(home, path).prefix { $0 == $1 }.count
        let folder = path.prefix(shared + depth).joined(separator: "/")
        // Of several modules that compile a file, the one in whose folder it stands places it.
        if folder.utf8.count >= paths[file]?.utf8.count ?? 0 {
          paths[file] = folder.isEmpty ? "." : folder
        }
      }
    }
    folders = Set(paths.compactMap(\.self)).sorted()
    let numbers = Dictionary(keepingFirst: folders.enumerated().map { ($1, $0) })
    folderOfFile = paths.map { $0.flatMap { numbers[$0] } }
    uses = []
    var positions: [Int: Int] = [:]
    for dependency in graph.dependencies {
      guard let declared = graph[dependency.target].declarations.first,
        let target = folderOfFile[declared.file]
      else { continue }
      for number in dependency.sites {
        guard let source = folderOfFile[Int(graph.sites[number].file)], source != target else {
          continue
        }
        let using = graph.files[Int(graph.sites[number].file)].module
        let isInside = using == graph.files[declared.file].module
        let key = source * folders.count + target
        if let known = positions[key] {
          uses[known].sites += 1
          uses[known].kinds.insert(graph.sites[number].kind)
          uses[known].conditionsOfPlaces.insert(graph.sites[number].condition)
          uses[known].isInsideModule = uses[known].isInsideModule || isInside
          if graph.sites[number].precedes(graph.sites[uses[known].first]) {
            uses[known].first = number
          }
        } else {
          positions[key] = uses.count
          uses.append(
            Use(
              source: source, target: target, sites: 1, kinds: [graph.sites[number].kind],
              conditionsOfPlaces: [graph.sites[number].condition], isInsideModule: isInside,
              first: number))
        }
      }
    }
    uses.sort { ($0.source, $0.target) < ($1.source, $1.target) }
  }

  /// Position of a file's folder in ``folders``.
  package func folder(ofFile file: Int) -> Int? { folderOfFile[file] }

  /// The deepest folder that holds nine of ten files.
  private static func home(of paths: [ArraySlice<Substring>]) -> [Substring] {
    var home: [Substring] = []
    while true {
      let names = paths.filter { $0.starts(with: home) }.compactMap {
        $0.dropFirst(home.count).first
      }
      let files = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      guard let next = files.first(where: { $0.value * 10 >= paths.count * 9 }) else {
        return home
      }
      home.append(next.key)
    }
  }
}

extension Site {
  fileprivate func precedes(_ other: Site) -> Bool {
    (file, offset) < (other.file, other.offset)
  }
}
