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

  /// What the system gives a file to, to show or to change it there, or asks for a new one.
  static let handedFiles: Set<String> = [
    "PHContentEditingController", "QLPreviewingController", "UIDocumentBrowserViewController",
    "UNNotificationContentExtension",
  ]

  /// The wrappers by which SwiftUI's views keep values.
  static let wrappers: Set<String> = ["AppStorage", "SceneStorage"]

  /// What is made of the contents of a URL or file, and written to one.
  static let contents: Set<String> = [
    "Data", "NSArray", "NSData", "NSDictionary", "NSMutableData", "NSMutableString", "NSString",
    "String", "XMLParser",
  ]

  /// Pictures that may be made of the contents of a URL or file.
  static let pictures: Set<String> = ["CIImage", "NSImage", "UIImage"]

  /// How a context of Core Data or SwiftData is worked with.
  static let contextMethods: Set<String> = [
    "count", "delete", "execute", "existingObject", "fetch", "insert", "rollback", "save",
  ]

  /// What reads and writes, of types that are often reached through others.
  static let work: [String: Set<String>] = [
    "ApolloClient": ["clearCache", "fetch", "perform", "subscribe", "upload", "watch"],
    "DatabasePool": databaseMethods, "DatabaseQueue": databaseMethods,
    "FileManager": Family.fileOperations.union(["fileExists"]),
    "Firestore": ["batch", "collection", "collectionGroup", "document", "runTransaction"],
    "HTTPClient": ["delete", "execute", "get", "patch", "post", "put"],
    "Keychain": keychainMethods, "KeychainSwift": keychainMethods,
    "ModelContext": contextMethods,
    "MoyaProvider": ["request", "requestPublisher", "requestWithProgress"],
    "NSManagedObjectContext": contextMethods,
    "NSUbiquitousKeyValueStore": valueMethods,
    "Realm": ["add", "asyncWrite", "create", "delete", "deleteAll", "object", "objects", "write"],
    "UserDefaults": valueMethods,
    "URLSession": [
      "bytes", "data", "dataTask", "dataTaskPublisher", "download", "downloadTask", "streamTask",
      "upload", "uploadTask", "webSocketTask",
    ],
  ]

  private static let databaseMethods: Set<String> = [
    "asyncRead", "asyncWrite", "asyncWriteWithoutTransaction", "read", "unsafeRead", "write",
    "writeWithoutTransaction",
  ]

  private static let keychainMethods: Set<String> = [
    "clear", "contains", "delete", "get", "getBool", "getData", "getString", "remove", "removeAll",
    "set",
  ]

  private static let valueMethods: Set<String> = [
    "array", "bool", "data", "dictionary", "double", "float", "integer", "longLong", "object",
    "register", "removeObject", "set", "setValue", "string", "stringArray", "url", "value",
  ]

  /// How rules tell that contents count.
  static let limits = """
    Input and output are also
    - files that are read by `contentsOf:` or written by `write(to:)`, resources of a bundle \
    included, where the type does no other input or output
    - a context of Core Data that fetches or saves, and calls of defaults, sessions, file managers \
    and libraries' clients, also where they are members of another type or a global
    - types with a library's name, where something imports it, and for words like `Session` each \
    file

    Input and output are not
    - asking a `FileManager` where a folder is, as with `temporaryDirectory` or `urls(for:in:)`
    - pictures of a bundle, which are part of the app
    - requests and responses of the network where the type uses nothing that sends them
    - requests and controllers of Core Data, which leave the fetching to a context, and names of \
    notifications
    - the default argument of a parameter whose type is a protocol of the project
    - what stands under `#if DEBUG`
    """

  /// Meaning of the options named `ioTypes`.
  static let option = "Patterns of the external types and functions that do input or output."
}

extension DependencyGraph {
  /// What a type uses of the named external types. Companions of a session, such as its requests
  /// and tasks, say nothing more and are left out.
  func inputOutput(
    by source: TypeID, types names: NamePatterns, where isMeant: (Site) -> Bool = { _ in true }
  ) -> [Uses] {
    let counts = { (site: Site) in
      !isForDebugging(site) && isMeant(site) && !isDefaultBehindProtocol(site)
    }
    let named = uses(behindAliasesBy: source, where: counts).filter { use in
      types[use.target.index].isExternal && names.match(types[use.target.index].name)
        && !isWebPage(use) && !isNamesake(use.target)
    }
    let uses = (named + usesThroughOthers(by: source, types: names, where: counts))
      .compactMap(withoutWrappers).compactMap(withoutPaths).compactMap(withoutNotifications)
    let used = Set(uses.map { types[$0.target.index].name })
    return uses.map(asCalls).filter { use in
      let name = types[use.target.index].name
      if Family.keychain.contains(name) {
        return name == used.intersection(Family.keychain).min()
      }
      // To make a request sends nothing.
      if Family.trafficValues.contains(name), used.isDisjoint(with: Family.networkTypes) {
        return false
      }
      guard used.contains("URLSession"), name != "URLSession" else { return true }
      return !name.hasPrefix("URLSession") && !Family.trafficValues.contains(name)
    }
  }

  /// Whether a use stands in the default argument of a parameter whose type is a protocol of the
  /// project: what takes it knows the protocol alone, and is handed something else in a test.
  private func isDefaultBehindProtocol(_ site: Site) -> Bool {
    guard site.flags.contains(.defaultArgument), let member = member(of: site) else { return false }
    let facts = files[Int(site.file)].facts
    return zip(facts.parameters(of: member.node.node), member.parameterTypes).contains {
      parameter, type in
      facts.spans(parameter, site.offset)
        && type.map { self[resolved($0)] }.map { $0.kind == .protocol && !$0.isExternal } ?? false
    }
  }

  /// What a type names, an alias being what it stands for.
  func uses(
    behindAliasesBy source: TypeID, where counts: (Site) -> Bool = { _ in true }
  ) -> [Uses] {
    var found: [Uses] = []
    for use in uses(by: source, where: counts) {
      let target = resolved(use.target)
      if let known = found.firstIndex(where: { $0.target == target }) {
        found[known].sites = inOrderOfPaths(found[known].sites + use.sites)
      } else {
        found.append(Uses(source: source, target: target, sites: use.sites))
      }
    }
    return found
  }

  /// What a type does with a store or session that it names nowhere but reaches through another type or
  /// a global: `CoreDataStack.shared.context.save()`.
  private func usesThroughOthers(
    by source: TypeID, types names: NamePatterns, where counts: (Site) -> Bool
  ) -> [Uses] {
    let named = Set(uses(by: source).map { resolved($0.target) })
    return dependencies(of: source).compactMap { dependency in
      let name = types[dependency.target.index].name
      guard types[dependency.target.index].isExternal, names.match(name),
        let work = InputOutput.work[name], !named.contains(dependency.target),
        !isNamesake(dependency.target)
      else { return nil }
      let sites = sites[dependency.sites].filter { site in
        site.kind == .member && !site.flags.contains(.foreignExtension)
          && isJudged(file: Int(site.file)) && counts(site)
          && call(at: site).flatMap { files[Int(site.file)].facts.callee(of: $0) }
            .map { work.contains($0.name) } ?? false
      }
      return sites.isEmpty
        ? nil : Uses(source: source, target: dependency.target, sites: inOrderOfPaths(sites))
    }
  }

  /// Without the wrappers that an initializer makes for properties: `_isOpen = AppStorage(…)`.
  private func withoutWrappers(_ use: Uses) -> Uses? {
    guard InputOutput.wrappers.contains(types[use.target.index].name) else { return use }
    var use = use
    use.sites.removeAll { $0.kind == .constructs }
    return use.sites.isEmpty ? nil : use
  }

  /// Without the uses of a file manager that only ask where a place is.
  private func withoutPaths(_ use: Uses) -> Uses? {
    guard Self.fileManagers.contains(types[use.target.index].name) else { return use }
    var use = use
    use.sites.removeAll(where: asksForPath)
    return use.sites.isEmpty ? nil : use
  }

  /// Without the names of notifications, as in `UserDefaults.didChangeNotification`.
  private func withoutNotifications(_ use: Uses) -> Uses? {
    var use = use
    let isContext = self[use.target].name == "ModelContext"
    use.sites.removeAll { site in
      guard site.kind == .static else { return false }
      let name = memberName(after: site)
      return ["Notification", "NotificationKey"].contains(where: name.hasSuffix)
        || isContext && ["didSave", "willSave"].contains(name)
    }
    return use.sites.isEmpty ? nil : use
  }

  private static let fileManagers: Set<String> = ["FileManager", "NSFileManager"]

  /// Whether a use is the file manager of `FileManager.default.temporaryDirectory`.
  private func asksForPath(_ site: Site) -> Bool {
    let facts = files[Int(site.file)].facts
    let manager = facts.nodes(at: site.offset).lazy.compactMap { fileManager(named: $0, in: facts) }
    guard site.memberIndex != nil, let member = manager.first.flatMap(facts.member) else {
      return false
    }
    switch facts.name(at: member) {
    case "containerURL", "currentDirectoryPath", "homeDirectory", "homeDirectoryForCurrentUser",
      "temporaryDirectory", "urls":
      return true
    case "url":
      // With `create: true` it makes the folder.
      let create = facts.call(of: member).flatMap { call in
        facts.arguments(of: call).first { facts.name(at: $0) == "create" }
      }
      return create.flatMap(facts.firstChild).map { facts.name(at: $0) == "false" } ?? false
    default: return false
    }
  }

  /// The expression `FileManager.default` or `FileManager()` of a name.
  private func fileManager(named name: Int, in facts: SourceFacts) -> Int? {
    if let call = facts.call(of: name) { return facts.arguments(of: call).isEmpty ? call : nil }
    return facts.member(of: name).flatMap { facts.name(at: $0) == "default" ? $0 : nil }
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

  /// Whether a use stands in a property that SwiftUI fills from its environment or storage, or is one
  /// of a member of its value: `defaults.set(…)` with `@Environment(\.defaults) var defaults`.
  func isFromStorageWrapper(_ site: Site) -> Bool {
    isInProperty(site, with: Self.storageWrappers) || isOnStorageWrapper(site)
  }

  private func isOnStorageWrapper(_ site: Site) -> Bool {
    guard let user = site.memberIndex else { return false }
    let facts = files[Int(site.file)].facts
    let used = facts.nodes(at: site.offset).first { facts.kind($0) == .member }
    guard let receiver = used.flatMap(facts.base).map(facts.unwrapped) else { return false }
    return members(of: members[user].owner, named: facts.name(at: receiver)).contains {
      !Self.storageWrappers.isDisjoint(with: attributes(of: members[$0]))
    }
  }

  private static let storageWrappers = InputOutput.wrappers.union([
    "Environment", "EnvironmentObject", "FetchRequest", "Query", "SectionedFetchRequest",
  ])

  /// Own classes that do input or output for others, as far as a type names them.
  ///
  /// - Parameter isWorker: whether a type of the project is such a class.
  func ioRoleUses(
    by source: TypeID, where counts: (Site) -> Bool = { _ in true },
    of isWorker: (TypeID) -> Bool
  ) -> [Uses] {
    uses(by: source, where: { !isForDebugging($0) && counts($0) }).filter { use in
      let target = resolved(use.target)
      return !types[target.index].isExternal && isWorker(target) && !isNested(target, in: source)
    }
  }

  /// Whether input and output is the role of a type.
  func hasRoleOfIO(_ id: TypeID) -> Bool { [.network, .persistence].contains(role(of: id)) }

  /// The same, or the type is called a service and holds a session or a store.
  func loadsOrStores(_ id: TypeID) -> Bool {
    hasRoleOfIO(id)
      || role(of: id) == .service
        && assignment(of: id).pieces.contains { piece in
          piece.source == .use && piece.strength == .strong
            && [.network, .persistence].contains(piece.role)
        }
  }
}

extension DependencyGraph {
  /// What a type of a role that does no input or output does of it: one finding for each type that it
  /// uses, else one about what it does without naming a type for it.
  ///
  /// - Parameters:
  ///   - phrase: what the type is, such as `The view`.
  ///   - uses: what it uses.
  ///   - judgesTarget: whether findings rest on the role of what is used, too.
  ///   - counts: which files' code counts of what names no type.
  ///   - mayStoreRecords: whether records may be stored by the context that they know.
  func findings(
    ofInputOutput uses: [Uses], by type: TypeNode, _ phrase: String, judgesTarget: Bool = false,
    inFiles counts: (Int) -> Bool = { _ in true }, mayStoreRecords: Bool = false
  ) -> [Finding] {
    let whole = whole(of: type.id)
    let named = uses.flatMap { use in
      let target = resolved(use.target)
      return findings(of: use, restingOn: [whole] + (judgesTarget ? [target] : [])) { site in
        "\(phrase) \(type.name) \(site.kind.verb) \(self[use.target].name)"
      }
    }
    return findings(
      named, elseUnnamedBy: type, strength: strength(of: whole), evidence: roleEvidence(of: whole),
      inFiles: counts, mayStoreRecords: mayStoreRecords
    ) {
      "\(phrase) \(type.name) \($0)"
    }
  }
}
