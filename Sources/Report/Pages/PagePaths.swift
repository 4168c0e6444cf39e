import ArchCheck

/// Where the pages stand.
struct PagePaths: Sendable {
  static let findings = PagePath("findings")
  static let rules = PagePath("rules")
  static let guidelines = PagePath("guidelines")
  static let modules = PagePath("modules")
  static let types = PagePath("types")
  static let matrix = PagePath("matrix")
  static let metrics = PagePath("metrics")
  static let cycles = PagePath("cycles")
  static let changes = PagePath("changes")
  static let trend = PagePath("trend")

  private let ruleFiles: FileNames
  private let moduleFiles: FileNames
  private let typeFiles: FileNames
  private let types: [TypeID: String]
  private let userPages: [String: PagePath]

  init(
    of graph: DependencyGraph, rules: [String], notableTypes: [TypeID],
    pages: [ReportSite.UserPage]
  ) {
    ruleFiles = FileNames(for: rules)
    moduleFiles = FileNames(for: graph.ownModules.map(\.name))
    types = Dictionary(keepingFirst: notableTypes.map { ($0, graph.qualifiedName(of: $0)) })
    typeFiles = FileNames(for: types.values)
    userPages = Self.paths(of: pages)
  }

  func rule(_ id: String) -> PagePath? { ruleFiles[id].map { PagePath("rules/\($0)") } }

  /// nil for a module outside of the project.
  func module(_ name: String) -> PagePath? { moduleFiles[name].map { PagePath("modules/\($0)") } }

  /// The page of a module, and there the uses of another.
  func use(of target: String, by source: String) -> Target? {
    guard let page = module(source) else { return nil }
    return .page(page, anchor: Self.anchor(ofUse: moduleFiles[target]))
  }

  /// Where on its page a module's uses of another stand; `""` for a module without a page.
  static func anchor(ofUse file: String?) -> String { file.map { "uses-\($0)" } ?? "" }

  func anchor(ofUse target: String) -> String { Self.anchor(ofUse: moduleFiles[target]) }

  /// nil for a type without a page of its own.
  func type(_ id: TypeID) -> PagePath? {
    types[id].flatMap { typeFiles[$0] }.map { PagePath("types/\($0)") }
  }

  func guide(_ guide: Guide) -> PagePath { PagePath("guidelines/\(guide.rawValue)") }

  /// The page of a Markdown file of the project.
  func userPage(_ path: String) -> PagePath? { userPages[path] }

  private static func paths(of pages: [ReportSite.UserPage]) -> [String: PagePath] {
    let names = FileNames(for: pages.map { $0.path.dropSuffix(".md") })
    return Dictionary(
      keepingFirst: pages.compactMap { page in
        names[page.path.dropSuffix(".md")].map { (page.path, PagePath("pages/\($0)")) }
      })
  }
}

extension String {
  fileprivate func dropSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
