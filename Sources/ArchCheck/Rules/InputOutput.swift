/// The types whose use is input or output, for the rules that keep it out of a role.
enum InputOutput {
  /// Defaults of the options named `ioTypes`, sorted.
  static let typeNames = networkTypeNames + persistenceTypeNames
  static let networkTypeNames = Family.networkTypes.union(Family.trafficValues).sorted()
  static let persistenceTypeNames = Family.persistenceTypes.sorted()

  /// What objects that a framework stores use to store themselves.
  static let recordTypes: Set<String> = [
    "ModelContainer", "ModelContext", "NSManagedObjectContext", "NSPersistentCloudKitContainer",
    "NSPersistentContainer", "NSPersistentStoreCoordinator", "Realm",
  ]

  /// Meaning of the options named `ioTypes`.
  static let option = "Patterns of the external types and functions that do input or output."
}

extension DependencyGraph {
  /// What a type uses of the named external types. Companions of a session, such as its requests
  /// and tasks, say nothing more and are left out.
  func inputOutput(
    by source: TypeID, types names: [String], where counts: (Site) -> Bool = { _ in true }
  ) -> [Uses] {
    let uses = uses(by: source, where: counts).filter { use in
      types[use.target.index].isExternal && names.matches(types[use.target.index].name)
        && !isWebPage(use)
    }.compactMap(withoutWrappers)
    let used = Set(uses.map { types[$0.target.index].name })
    return uses.map(asCalls).filter { use in
      let name = types[use.target.index].name
      if Family.keychain.contains(name) {
        return name == used.intersection(Family.keychain).min()
      }
      guard used.contains("URLSession"), name != "URLSession" else { return true }
      return !name.hasPrefix("URLSession") && !Family.trafficValues.contains(name)
    }
  }

  /// Without the wrappers that an initializer makes for properties: `_isOpen = AppStorage(…)`.
  private func withoutWrappers(_ use: Uses) -> Uses? {
    guard ["AppStorage", "SceneStorage"].contains(types[use.target.index].name) else { return use }
    var use = use
    use.sites.removeAll { $0.kind == .constructs }
    return use.sites.isEmpty ? nil : use
  }

  /// A function of the keychain is called, not made.
  private func asCalls(_ use: Uses) -> Uses {
    guard Family.keychain.contains(types[use.target.index].name) else { return use }
    var use = use
    for index in use.sites.indices { use.sites[index].kind = .static }
    return use
  }

  /// A request in a file with a web view is most often the page to show.
  private func isWebPage(_ use: Uses) -> Bool {
    guard Family.trafficValues.contains(types[use.target.index].name) else { return false }
    return use.sites.allSatisfy { site in
      files[Int(site.file)].facts.names.contains { ["WebKit", "SafariServices"].contains($0) }
    }
  }

  /// Whether a use stands in a property that SwiftUI fills from its environment or storage.
  func isFromStorageWrapper(_ site: Site) -> Bool {
    guard site.member >= 0 else { return false }
    let member = members[Int(site.member)]
    return member.kind == .property
      && attributes(of: member).contains(where: Self.storageWrappers.contains)
  }

  private static let storageWrappers: Set<String> = [
    "AppStorage", "Environment", "EnvironmentObject", "FetchRequest", "Query", "SceneStorage",
    "SectionedFetchRequest",
  ]

  /// Own classes that do input or output for others, as far as a type names them.
  func ioRoleUses(by source: TypeID) -> [Uses] {
    uses(by: source).filter { use in
      let target = resolved(use.target)
      return [.network, .persistence].contains(role(of: target)) && !types[target.index].isExternal
        && !isNested(target, in: source)
    }
  }
}
