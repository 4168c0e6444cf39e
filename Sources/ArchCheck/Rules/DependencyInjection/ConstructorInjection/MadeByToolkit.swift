extension DependencyGraph {
  /// Whether UIKit or AppKit makes the objects, as those of a storyboard and the cells of a list: no
  /// initializer of theirs can be given more.
  func isMadeByToolkit(_ type: TypeNode) -> Bool {
    hasSuperclass(type.id, among: WellKnownMembers.reusedViews)
      || interfaceClasses.contains(type.simpleName) && !isConstructed(type.id)
      || members(of: type.id).contains { member in
        !Set(attributes(of: member)).isDisjoint(with: ["IBAction", "IBOutlet"])
          || member.modifiers.contains(.override) && Self.ofStoryboards.contains(member.signature)
      }
      || dependents(of: type.id).contains { dependency in
        sites[dependency.sites].contains { isTakenFromToolkit($0) }
      }
  }

  /// Whether code makes an object of the type.
  private func isConstructed(_ type: TypeID) -> Bool {
    dependents(of: type).contains { dependency in
      sites[dependency.sites].contains { $0.kind == .constructs }
    }
  }

  /// Methods that a storyboard or nib calls.
  private static let ofStoryboards: Set<String> = [
    "awakeFromNib()", "prepare(for:sender:)", "shouldPerformSegue(withIdentifier:sender:)",
  ]

  /// Whether an object of a file comes as the type: `segue.destination as? DetailViewController`,
  /// `GameScene(fileNamed: "Game")`.
  private func isTakenFromToolkit(_ site: Site) -> Bool {
    guard let member = member(of: site)?.node, site.kind == .casts || site.kind == .constructs
    else { return false }
    let facts = files[member.file].facts
    return facts.nodes(at: site.offset).filter { $0 > member.node }.contains { name in
      if site.kind == .constructs {
        return facts.call(of: name).map(facts.arguments)?
          .contains { facts.name(at: $0) == "fileNamed" } ?? false
      }
      guard let cast = facts.parent(of: name), facts.kind(cast) == .cast,
        facts.lastChild(of: cast) == name, let value = facts.firstChild(of: cast)
      else { return false }
      return (value..<name).contains { Self.sourcesOfScenes.contains(facts.name(at: $0)) }
    }
  }

  /// What gives out the controllers that storyboards make.
  private static let sourcesOfScenes: Set<String> = [
    "destination", "destinationController", "instantiateController", "instantiateInitialController",
    "instantiateInitialViewController", "instantiateViewController", "rootViewController",
    "viewControllers",
  ]
}
