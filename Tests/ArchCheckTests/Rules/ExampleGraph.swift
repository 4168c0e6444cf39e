@testable import ArchCheck

/// What is done to an example that may not change what a rule finds in it.
enum Disguise: String, CaseIterable {
  case asWritten, shuffled, movedDown, commentedOut

  /// Comments with characters of several bytes, of which no offset may depend.
  static let prefix = "// Ünïcödé – 漢字 🙂\n/* ñ */\n"

  var addedLines: Int { self == .movedDown ? 2 : 0 }

  func disguise(_ text: String) -> String {
    switch self {
    case .asWritten, .shuffled: text
    case .movedDown: Self.prefix + text
    case .commentedOut:
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "// \($0)" }.joined(separator: "\n")
    }
  }
}

extension Example {
  static let manifestName = "Package.swift"

  /// The linked graph of the example's files, with roles.
  ///
  /// - Parameter heading: a line to put at the top of each file.
  func graph(_ disguise: Disguise = .asWritten, heading: String = "") -> DependencyGraph {
    var sources = files.filter { $0.path != Self.manifestName }
    if disguise == .shuffled { sources = Array(sources.reversed()) }
    let facts = sources.map { SourceFacts(heading + disguise.disguise($0.text)) }
    let project = Project(
      name: "Example", modules: modules(sources.map(\.module), facts: facts),
      files: sources.map { SourceFile(path: $0.path, module: $0.module) })
    var claims = Claims()
    claims.common = RoleMatrix.named(architecture)
    claims.layers = layers
    var graph = linkedGraph(project: project, facts: facts, claims: claims)
    graph.findJudgedTypes()
    graph.roles = RoleRecognition.roles(in: graph)
    return graph
  }

  private func modules(_ names: [String], facts: [SourceFacts]) -> [Module] {
    let own = Set(names)
    return own.sorted().enumerated().map { index, name in
      let imported = zip(names, facts).filter { $0.0 == name }.flatMap { imports(of: $0.1) }
      let declared = manifest.isEmpty ? imported : manifest[name] ?? []
      let line = manifestLine(of: name) ?? index + 1
      return Module(
        name: name, kind: kind(ofModule: name), package: "Example", path: name,
        declaredIn: Self.manifestName, line: line,
        dependencies: Set(declared).sorted().map {
          ModuleDependency(name: $0, isProduct: !own.contains($0), line: line)
        })
    }
  }

  private func kind(ofModule name: String) -> Module.Kind {
    if name.hasSuffix("Tests") { return .test }
    return name == "App" ? .app : .library
  }

  private func imports(of facts: SourceFacts) -> [String] {
    facts.nodes.filter { $0.kind == .importDecl }.map { node in
      String(facts.name(node).prefix { $0 != "." })
    }
  }

  private func manifestLine(of module: String) -> Int? {
    let text = files.first { $0.path == Self.manifestName }?.text ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("name: \"\(module)\"") }.map { $0 + 1 }
  }
}
