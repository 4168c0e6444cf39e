/// Files stand in a folder of their feature first, and of their kind second.
struct GroupByFeature: Rule {
  var componentNames = ["Controllers", "Models", "ViewModels", "Views"]
  var allowRoot = ["*App.swift", "AppDelegate*.swift", "SceneDelegate*.swift", "main.swift"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    let roots = Set(
      graph.ownModules.filter { !$0.isTest && !$0.files.isEmpty }.compactMap {
        $0.declaration?.path
      })
    if roots.isEmpty { return [] }
    // The folder that holds all targets; with one target, the target's own.
    let root = commonSteps(of: roots.map { pathSteps($0)[...] }).joined(separator: "/")
    var folders: [String: [Int]] = [:]
    var loose: [Int] = []
    for (index, file) in graph.files.enumerated() where graph.isJudged(file: index) {
      guard let path = relativePath(file.path, in: root),
        mainDeclaration(ofFile: index, graph) != nil
      else { continue }
      let steps = pathSteps(path)
      if steps.count == 1 {
        if !allowRoot.matches(steps[0]), !holdsEntryPoint(index, graph) { loose.append(index) }
      } else if componentNames.matches(steps[0]), !isSharedTarget(steps[0], in: root, among: roots)
      {
        folders[String(steps[0]), default: []].append(index)
      }
    }
    // What has no screens has no features that its files could be divided by.
    if !hasScreens(graph) { loose = [] }
    return folders.sorted { $0.key < $1.key }.compactMap { folder, files in
      let path = join(root, folder)
      return finding("The folder \(path) is named after a kind of file", path, files, graph)
    }
      + [
        finding(
          looseWords(loose.count), root.isEmpty ? "." : root, loose, fix: fix(for: loose, graph),
          graph)
      ]
      .compactMap { finding in
        // Each loose file is a finding; files can get other names, so what they declare tells.
        finding?.caused(by: loose.compactMap { mainDeclaration(ofFile: $0, graph) })
      }
  }

  /// Whether a file declares the type that the program begins with.
  private func holdsEntryPoint(_ file: Int, _ graph: DependencyGraph) -> Bool {
    graph.typesOfFile[file].contains { graph[$0].attributes.contains("main") }
  }

  /// Whether a folder is that of a target beside others which is no feature and no kind of file, as the
  /// module `Models` that features share.
  private func isSharedTarget(
    _ folder: Substring, in root: String, among roots: Set<String>
  ) -> Bool {
    roots.count > 1 && SharedModules.domains.contains(String(folder))
      && roots.contains(join(root, String(folder)))
  }

  private func hasScreens(_ graph: DependencyGraph) -> Bool {
    graph.ownModules.contains { $0.declaration?.kind == .app }
      || graph.judgedTypes.contains { type in
        switch graph.role(of: type.id) {
        case .view, .viewController: true
        // A tool begins at a type marked `@main`, too.
        case .app: graph.allConformances(of: type.id).contains(where: graph.isToolkitType)
        default: false
        }
      }
  }

  /// Files that are of use to all features belong to none.
  private func fix(for loose: [Int], _ graph: DependencyGraph) -> String {
    let own = Set(graph.types.filter { !$0.isExternal }.map(\.name))
    let shared = loose.filter { isForAll(graph.files[$0].facts, own) }.map { file in
      String(pathSteps(graph.files[file].path).last ?? "")
    }.sorted()
    guard !shared.isEmpty else { return "" }
    let folder = "a folder for what features share"
    return shared.count == loose.count
      ? "Put \(shared.listed(atMost: 4)) into \(folder)."
      : "Make a folder for each feature, and put \(shared.listed(atMost: 4)) into \(folder)."
  }

  /// Whether a file holds nothing but functions and extensions of types that are declared elsewhere
  /// than in the project.
  private func isForAll(_ facts: SourceFacts, _ own: Set<String>) -> Bool {
    facts.children(of: 0).allSatisfy { node in
      switch facts.kind(node) {
      case .importDecl, .functionDecl, .operatorDecl, .precedenceGroupDecl: true
      case .extensionDecl: !own.contains(facts.name(at: node))
      default: false
      }
    }
  }

  private func looseWords(_ count: Int) -> String {
    count == 1
      ? "1 file stands in no feature's folder" : "\(count) files stand in no feature's folder"
  }

  private func finding(
    _ message: String, _ folder: String, _ files: [Int], fix: String = "",
    _ graph: DependencyGraph
  ) -> Finding? {
    let places = files.compactMap { mainDeclaration(ofFile: $0, graph)?.location }.sorted()
    guard let first = places.first, let module = files.first.map({ graph.files[$0].module }) else {
      return nil
    }
    return Finding(
      message, at: first, module: graph[module].name, subject: folder, fix: fix,
      evidence: places.dropFirst().map { Finding.Evidence("also here", at: $0) })
  }

  /// What stands for a file, told at its first declaration: the first of its types by name, else of its
  /// extensions, else of its functions. So none of them can be moved to have it new.
  private func mainDeclaration(ofFile file: Int, _ graph: DependencyGraph) -> Finding.Cause? {
    let facts = graph.files[file].facts
    var declared: [(kind: Int, name: String)] = []
    var first: UInt32?
    var node = 0
    while node < facts.nodes.count {
      let kind: Int? =
        switch facts.kind(node) {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl: 0
        case .extensionDecl: 1
        case .functionDecl: 2
        default: nil
        }
      if let kind {
        declared.append((kind, facts.name(at: node)))
        first = first ?? facts.nodes[node].offset
      }
      node = kind == nil ? node + 1 : Int(facts.nodes[node].end)
    }
    guard let first, let main = declared.min(by: <) else { return nil }
    return Finding.Cause(main.name, at: graph.location(file: file, offset: first))
  }

  static let documentation = RuleDocumentation(
    summary: "Folders must be cut by feature before they are cut by kind.",
    category: .moduleStructure, certainty: .rule, severity: .warning,
    rationale: """
      Who works on a feature works in one folder. Where all views stand in one folder and all \
      models in another, each change is spread over the whole project.
      """,
    fix: "Make a folder for each feature, and folders for kinds of files inside it.",
    limits: """
      Folders stand in for the groups of an Xcode project. The first level below the folder of all \
      targets is judged, or below the target where there is only one. Files with nothing but \
      functions and extensions of foreign types belong in a folder that features share.

      Not reported:
      - a target of its own that is called `Models` or `Network`: a module that features share, \
      other than one called `Views` or `ViewModels`
      - files outside of any folder in a package without screens
      """,
    options: [
      "componentNames": "Patterns of folder names that stand for kinds of files.",
      "allowRoot": "Patterns of files that may stand outside of any folder.",
    ],
    guidelines: ["LK-152", "LK-153"],
    profiles: [.lickability],
    examples: [
      Example(
        """
        //- App/Views/CartView.swift
        struct CartView {}  // finding
        //- App/Views/FeedView.swift
        struct FeedView {}
        //- App/Cart/Models/Cart.swift
        struct Cart {}
        """),
      Example(
        """
        //- App/Shop.swift
        struct Shop {}  // finding
        //- App/Start.swift
        struct Start {}
        //- App/String+Trim.swift
        extension String { var trimmed: String { self } }
        //- App/Shared/Int+Half.swift
        extension Int { var half: Int { self / 2 } }
        //- App/ShopApp.swift
        struct ShopApp {}
        //- App/main.swift
        func main() {}
        """),
      Example(
        """
        //- App/Cart/Views/CartView.swift
        struct CartView {}
        //- App/Cart/Cart.swift
        struct Cart {}
        //- App/main.swift
        func run() {}
        """),
      Example(
        """
        //- Cart/Views/CartView.swift
        public struct CartView {}
        //- Feed/Models/Feed.swift
        public struct Feed {}
        //- FeedTests/FeedTests.swift
        import XCTest
        final class FeedTests: XCTestCase {}
        """),
      Example(
        """
        //- Yarn/Yarn.swift
        public struct Yarn {}
        //- Yarn/Needle.swift
        public struct Needle {}
        //- Yarn/Knitting/Stitch.swift
        public struct Stitch {}
        """),
    ])
}
