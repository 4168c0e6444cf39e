extension Example {
  /// File of an example whose text stands for the manifest.
  static let manifestName = "Package.swift"

  /// The linked graph of the example's files, with roles.
  ///
  /// - Parameters:
  ///   - sources: The files to link instead of the example's own.
  ///   - claims: What the project says its architecture is; the example's own words come on top.
  package func graph(
    of sources: [File]? = nil, claims given: Claims? = nil
  ) -> DependencyGraph {
    let sources = (sources ?? files).filter { $0.path != Self.manifestName }
    // A mark is no comment that a rule could take for a reason.
    let facts = sources.map { SourceFacts(Self.withoutMarks($0.text)) }
    let project = ProjectLayout(
      name: "Example", modules: modules(sources.map(\.module), facts: facts),
      files: sources.map { SourceFile(path: $0.path, module: $0.module) })
    var claims = given ?? Claims()
    if given == nil || !architecture.isEmpty { claims.common = RoleMatrix.named(architecture) }
    if given == nil || !layers.isEmpty { claims.layers = layers }
    return linkedGraph(project: project, facts: facts, claims: claims)
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
