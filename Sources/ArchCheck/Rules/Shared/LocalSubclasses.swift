extension DependencyGraph {
  /// A class in a function, which is no type of the graph, that inherits from a class of the graph.
  struct LocalSubclass {
    var superclass: TypeID
    /// Where the superclass is named.
    var site: Site
  }

  /// The classes in functions, closures and accessors that inherit from own classes.
  var localSubclasses: [LocalSubclass] {
    dependencies.flatMap { dependency -> [LocalSubclass] in
      let superclass = resolved(dependency.target)
      guard !types[superclass.index].isExternal else { return [] }
      let isGlobal = types[dependency.source.index].kind == .globals
      return sites[dependency.sites].filter {
        $0.kind == .inherits && (isGlobal || $0.memberIndex != nil)
      }
      .map { LocalSubclass(superclass: superclass, site: $0) }
    }
  }

  /// Names of what a class in a function overrides.
  func overridden(by local: LocalSubclass) -> [String] {
    let facts = files[Int(local.site.file)].facts
    let around = facts.nodes(around: local.site.offset)
    guard let declaration = around.first(where: { facts.kind($0) == .classDecl }) else { return [] }
    return facts.children(of: declaration)
      .filter { facts.nodes[$0].modifiers.contains(.override) }.map(facts.name(at:))
  }
}
