/// The places at which one type uses another, as far as a rule objects to them.
struct Uses {
  var source: TypeID
  var target: TypeID
  /// In the order of paths and places; never empty.
  var sites: [Site]
}

extension DependencyGraph {
  /// What a type names, written in its own module's judged files; one element for each target.
  ///
  /// Uses of a member whose type is not named, and the outer name of `Outer.Inner`, do not count.
  func uses(by source: TypeID, where counts: (Site) -> Bool = { _ in true }) -> [Uses] {
    dependencies(of: source).compactMap { uses(in: $0, where: counts) }
  }

  /// Those of one type, by its own name or an alias.
  func uses(of target: TypeID, by source: TypeID) -> [Uses] {
    dependencies(of: source).filter { resolved($0.target) == target }.compactMap { uses(in: $0) }
  }

  private func uses(
    in dependency: Dependency, where counts: (Site) -> Bool = { _ in true }
  ) -> Uses? {
    let named = sites[dependency.sites].filter { site in
      site.kind != .member && site.flags.isDisjoint(with: [.foreignExtension, .qualifier])
        && isJudged(file: Int(site.file)) && counts(site)
    }
    guard !named.isEmpty else { return nil }
    return Uses(
      source: dependency.source, target: dependency.target, sites: inOrderOfPaths(named))
  }

  /// Whether a use makes the target a part of the source: the type of a stored property, written
  /// or told by its initial value.
  func holds(_ site: Site) -> Bool {
    guard let member = member(of: site), member.kind == .property, member.isStored else {
      return false
    }
    if site.kind == .stores { return true }
    let facts = files[member.node.file].facts
    guard site.kind == .constructs, site.file == member.node.file,
      facts.child(.typeAnnotation, of: member.node.node) == nil,
      let value = facts.child(.initialValue, of: member.node.node)
    else { return false }
    return facts.nodes[value].offset == site.offset
  }

  /// The call at whose callee a use stands, or which begins there: of `Upload(image).start()` the one that
  /// makes, of `.init(image)` what is called.
  func call(at site: Site) -> Int? {
    let facts = files[Int(site.file)].facts
    var nodes = facts.nodes.indices
    if let member = member(of: site)?.node {
      guard member.file == Int(site.file) else { return nil }
      nodes = facts.descendants(of: member.node)
    }
    return facts.nodes(at: site.offset)
      .compactMap { facts.kind($0) == .call ? $0 : facts.call(of: $0) }.filter(nodes.contains).max()
  }

  /// Sites by path and place.
  func inOrderOfPaths(_ sites: [Site]) -> [Site] {
    let isBefore = { [files] (left: Site, right: Site) in
      left.file == right.file
        ? left.offset < right.offset : files[Int(left.file)].path < files[Int(right.file)].path
    }
    // Files most often come in the order of their paths, and their places with them.
    let isSorted = zip(sites, sites.dropFirst()).allSatisfy { !isBefore($1, $0) }
    return isSorted ? sites : sites.sorted(by: isBefore)
  }
}
