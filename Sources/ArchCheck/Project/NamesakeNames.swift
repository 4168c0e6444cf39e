/// What makes a module: a package or Xcode project.
struct ModuleMaker: Sendable, Hashable {
  /// Name of the package or project.
  var name: String
  /// The folder it stands in; empty for the root.
  var folder: String
}

/// Names for modules that all have the name `name`, in the order of what makes them.
///
/// The first one keeps its name, and each other one gets its maker's before it. Where the makers are
/// named alike, or like the module, that tells nobody which is which: each gets its maker's folder.
/// Nil for one that nothing tells apart.
func namesakeNames(of name: String, madeBy makers: [ModuleMaker]) -> [String?] {
  let others = makers.dropFirst()
  let isTold =
    Set(makers.map(\.name)).count == makers.count && !others.contains { $0.name == name }
  let isOnePlace = Set(makers.map(\.folder)).count == 1
  var taken: Set<String> = []
  return makers.enumerated().map { number, maker in
    let folder = pathSteps(maker.folder).joined(separator: ".")
    let byMaker = "\(maker.name).\(name)"
    let byFolder = folder.isEmpty ? name : "\(folder).\(name)"
    let candidates =
      isTold || isOnePlace
      ? [number == 0 ? name : byMaker, byFolder] : [byFolder, byMaker]
    let last = folder.isEmpty ? byMaker : "\(folder).\(byMaker)"
    let free = (candidates + [last]).first { !taken.contains($0) }
    if let free { taken.insert(free) }
    return free
  }
}
