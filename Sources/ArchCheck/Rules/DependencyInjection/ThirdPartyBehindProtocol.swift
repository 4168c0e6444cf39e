/// Code of others is used in one place, behind a protocol.
struct ThirdPartyBehindProtocol: Rule {
  var modules = [
    "*Analytics*", "*Crashlytics*", "*Database*", "*Keychain*", "*Networking*", "Adjust",
    "AdjustSdk", "Alamofire", "Amplitude*", "Apollo*", "AppCenter*", "AppsFlyer*", "Auth0*",
    "Branch", "BranchSDK", "Braze*", "Bugsnag*", "CouchbaseLite*", "Datadog*", "FMDB", "FBSDK*",
    "Facebook*", "Firebase*", "GRDB*", "GoogleSignIn*", "Intercom*", "Kingfisher*",
    "LaunchDarkly*", "Mixpanel*", "Moya*", "Nuke*", "OneSignal*", "Optimizely*", "Parse",
    "ParseCore", "ParseSwift", "PostHog*", "Purchases*", "Pusher*", "Realm*", "RevenueCat*",
    "Rollbar*", "SDWebImage*", "SQLite*", "Segment", "Segment-*", "Sentry*", "SocketIO",
    "Starscream", "Stripe*", "Supabase*", "SwiftyStoreKit", "Valet", "YapDatabase*",
  ]
  var maxFiles = 1
  var exempt = ["*UI", "SQLiteData"]
  var adapterPatterns = ["*Adapter", "*Wrapper"]

  func findings(in graph: DependencyGraph) -> [Finding] {
    var imports: [ModuleID: [ImportSite]] = [:]
    var adapters: [ModuleID: Set<String>] = [:]
    let ownProducts = Set(
      graph.ownModules.flatMap { $0.declaration?.dependencies ?? [] }.filter(\.isByPath).map(\.name)
    )
    let judged = graph.imports.filter {
      isJudged($0, in: graph) && !ownProducts.contains(graph[$0.module].name)
    }
    let files = Set(judged.map(\.file))
    let hidden = filesBehindProtocols(among: files, in: graph)
      .union(files.filter { holdsRecords($0, in: graph) })
      .union(filesExtendingLibraries(among: files, in: graph))
    var leftOut: [ModuleID: Set<Int>] = [:]
    for site in judged {
      if hidden.contains(site.file) {
        leftOut[site.module, default: []].insert(site.file)
      } else if let adapter = adapter(at: site, of: graph[site.module].name, in: graph) {
        adapters[site.module, default: []].insert(adapter)
      } else {
        imports[site.module, default: []].append(site)
      }
    }
    let roots = Set(
      graph.judgedTypes.filter { graph.role(of: $0.id) == .app }.flatMap { type in
        type.declarations.map(\.file)
      })
    let places = imports.sorted { $0.key < $1.key }.flatMap { module, sites in
      counted(sites, in: graph).map { (module, $0) }
    }
    return places.flatMap { module, sites -> [Finding] in
      let files = Set(sites.map(\.file))
      // The app's delegate has to start what one other file uses.
      guard files.count > maxFiles, maxFiles == 0 || files.subtracting(roots).count > maxFiles
      else { return [] }
      if maxFiles > 0, isOnePlace(files.map { pathSteps(graph.files[$0].path) }) { return [] }
      let users = Dictionary(grouping: sites) { graph.files[$0.file].module }
      let isAll = imports[module]?.count == sites.count && adapters[module] == nil
      if maxFiles > 0, isAll, users.count == 1,
        users.keys.contains(where: { hides($0, files, in: graph) })
      {
        return []
      }
      let isApart = users.count == 1 && imports[module]?.count != sites.count
      let others = leftOut[module, default: []].filter {
        !isApart || users[graph.files[$0].module] != nil
      }
      return users.sorted { $0.key < $1.key }.compactMap { user, own in
        finding(
          user, module, own, besides: sites.filter { graph.files[$0.file].module != user },
          importers: isApart
            ? "\(files.count) of its files"
            : "\(files.count.of("file")) of the project",
          adapters: adapters[module, default: []].sorted(),
          leftOut: others.map { graph.files[$0].path }.sorted(), graph)
      }
    }
  }

  /// The imports that one adapter could serve. No program can use the code of another: it counts
  /// alone unless both use a module of the project.
  private func counted(_ sites: [ImportSite], in graph: DependencyGraph) -> [[ImportSite]] {
    let users = Dictionary(grouping: sites) { graph.files[$0.file].module }
    let modules = users.keys.sorted()
    let reached = Dictionary(
      uniqueKeysWithValues: modules.map { user in
        let used = graph.moduleDependencies.filter { $0.source == user }.map(\.target)
        return (user, Set(used.filter { !graph[$0].isExternal } + [user]))
      })
    let alone = modules.filter { user in
      isProgram(user, in: graph)
        && modules.allSatisfy { other in
          other == user || (reached[user] ?? []).isDisjoint(with: reached[other] ?? [])
        }
    }
    let together = modules.filter { !alone.contains($0) }.flatMap { users[$0] ?? [] }
    return (alone.map { users[$0] ?? [] } + [together]).filter { !$0.isEmpty }
  }

  private func isProgram(_ module: ModuleID, in graph: DependencyGraph) -> Bool {
    graph[module].declaration.map { [.app, .executable].contains($0.kind) } ?? false
  }

  /// Whether files stand in one folder, or folders of it, whose files work with one thing for all
  /// others. The root of the project is none, whatever it is called.
  private func isOnePlace(_ paths: [[Substring]]) -> Bool {
    guard let first = paths.first else { return false }
    let common = first.dropLast().enumerated().prefix { position, step in
      paths.allSatisfy { position < $0.count - 1 && $0[position] == step }
    }
    return common.contains { Self.places.contains($0.element.lowercased()) }
  }

  /// Whether a module is there to work with one library for others: others depend on it, it shows
  /// nothing, and it is small or at least half of its files work with the library.
  private func hides(_ user: ModuleID, _ files: Set<Int>, in graph: DependencyGraph) -> Bool {
    let module = graph[user]
    let own = module.files.count { graph.isJudged(file: $0) }
    return module.declaration?.kind == .library && (own <= Self.few || files.count * 2 >= own)
      && graph.moduleDependencies.contains {
        $0.target == user && !graph[$0.source].isTest && !graph[$0.source].isExternal
      }
      && !module.types.contains { graph.role(of: $0).map(Self.screens.contains) ?? false }
  }

  /// How many files a small module has.
  private static let few = 5

  private static let screens: Set<Role> = [
    .coordinator, .destination, .presenter, .router, .view, .viewController, .viewModel, .viewStore,
  ]

  /// Folders whose files work with one thing for all others.
  private static let places: Set<String> = [
    "analytics", "api", "database", "network", "networking", "persistence", "storage", "tracking",
  ]

  private func isJudged(_ site: ImportSite, in graph: DependencyGraph) -> Bool {
    let module = graph[site.module]
    return module.isExternal && !module.isSystem && modules.matches(module.name)
      && !exempt.matches(module.name) && graph.isJudged(file: site.file)
      && !graph.needsFlag(site.condition)
  }

  /// The path of the file or folder, else the module, around an import that is called an adapter or
  /// after the code it adapts.
  private func adapter(
    at site: ImportSite, of module: String, in graph: DependencyGraph
  ) -> String? {
    // `RealmSwift` is Realm.
    let library = module.hasSuffix("Swift") && module.count > 8 ? module.dropLast(5) : module[...]
    func adapts(_ name: some StringProtocol) -> Bool {
      adapterPatterns.matches(name) || name.contains(library)
    }
    let file = graph.files[site.file]
    let parts = pathSteps(file.path)
    let first = parts.firstIndex { adapts($0.hasSuffix(".swift") ? $0.dropLast(6) : $0) }
    if let first { return parts[...first].joined(separator: "/") }
    let owner = graph[file.module].name
    return adapts(owner) ? owner : nil
  }

  /// Files whose classes do what own protocols ask for, and those that fill structs of closures:
  /// whoever uses them need not know what they import.
  private func filesBehindProtocols(
    among files: Set<Int>, in graph: DependencyGraph
  ) -> Set<Int> {
    var types: [Int: [TypeNode]] = [:]
    for type in graph.types where !type.isExternal && type.outer == nil {
      guard let file = type.declarations.first?.file, files.contains(file) else { continue }
      types[file, default: []].append(type)
    }
    let filling = filesFillingInterfaces(in: graph)
    return files.filter { file in
      let declared = types[file] ?? []
      let behind = declared.filter { isBehindProtocol($0, in: graph) }
      return (!behind.isEmpty || filling.contains(file))
        && declared.allSatisfy { type in
          behind.contains { $0.id == type.id }
            || !type.isReferenceType && graph.role(of: type.id) != .view
        }
    }
  }

  /// Files of nothing but extensions of what packages declare: whoever calls these imports the package
  /// and is counted.
  private func filesExtendingLibraries(
    among files: Set<Int>, in graph: DependencyGraph
  ) -> Set<Int> {
    let extensions = Dictionary(grouping: graph.extensions, by: \.file)
    return files.filter { file in
      let facts = graph.files[file].facts
      let declared = facts.children(of: 0).filter { facts.kind($0) != .importDecl }
      let extended = extensions[file, default: []].map { graph[$0.type] }
      return !declared.isEmpty && declared.count == extended.count
        && declared.allSatisfy { facts.kind($0) == .extensionDecl }
        && extended.allSatisfy { $0.isExternal && !graph[$0.module].isSystem }
    }
  }

  /// Whether all that a file uses of packages are protocols to which its own values and records
  /// conform, with what these demand of properties and initializers: nothing can stand between.
  private func holdsRecords(_ file: Int, in graph: DependencyGraph) -> Bool {
    let isOfValues = graph.types(inFile: file).allSatisfy { id in
      [.struct, .enum, .typealias].contains(graph[id].kind) && graph.role(of: id) != .view
        || graph.isRecord(id)
    }
    guard isOfValues else { return false }
    let uses = graph.sites(inFile: file, from: 0, to: .max).compactMap { site, index in
      graph.dependency(ofSite: index).map { (site, $0) }
    }.filter { _, use in
      graph[use.target].isExternal && !graph[graph[use.target].module].isSystem
    }
    let records = Set(uses.filter { isConformance($0, $1, in: graph) }.map { $1.source })
    return !records.isEmpty
      && uses.allSatisfy { site, use in
        isConformance(site, use, in: graph)
          || isDemanded(site, in: graph)
            && sequence(first: use.source) { graph[$0].outer }.contains(where: records.contains)
      }
  }

  /// A protocol that nothing here declares may be taken for the superclass of a record.
  private func isConformance(
    _ site: Site, _ use: Dependency, in graph: DependencyGraph
  ) -> Bool {
    site.kind == .conforms || site.kind == .inherits && graph.isRecord(use.source)
  }

  /// Whether a use describes a record: a constant of its type such as an association or a column, a
  /// wrapper, the type of a request, or what a method is given that nobody here calls.
  private func isDemanded(_ site: Site, in graph: DependencyGraph) -> Bool {
    guard let index = site.memberIndex else { return false }
    let member = graph.members[index]
    switch member.kind {
    case .initializer: return [.parameter, .member].contains(site.kind)
    case .method:
      return [.parameter, .member].contains(site.kind) && !isUsed(index, in: graph)
    case .property where member.isStatic: return true
    case .property:
      let facts = graph.files[member.node.file].facts
      // `let rows = List<Row>()` is a column, too.
      let isColumn =
        member.isStored && graph.isRecord(member.owner)
        && [.constructs, .generic].contains(site.kind)
      return site.kind == .returns || isColumn
        || facts.children(of: member.node.node).contains {
          facts.kind($0) == .attribute && facts.spans($0, site.offset)
        }
    default: return false
    }
  }

  private func isUsed(_ member: Int, in graph: DependencyGraph) -> Bool {
    graph.dependents(of: graph.members[member].owner).contains { dependency in
      graph.sites[dependency.sites].contains { $0.usedMemberIndex == member }
    }
  }

  /// Files with a value of a struct that is nothing but closures, as in
  /// `extension CartClient { static let live = Self(…) }`.
  private func filesFillingInterfaces(in graph: DependencyGraph) -> Set<Int> {
    Set(
      graph.judgedTypes.filter { type in
        type.kind == .struct && TypeShape(type, in: graph).storesOnlyClosures
      }.flatMap { client in
        graph.members(of: client.id).filter {
          $0.isStatic && $0.type.map(graph.resolved) == client.id
        }.map(\.node.file)
      })
  }

  /// Whether a type serves others through an own protocol; what shows or leads, and what answers as
  /// a delegate, is used as it is.
  private func isBehindProtocol(_ type: TypeNode, in graph: DependencyGraph) -> Bool {
    let role = graph.role(of: type.id)
    guard type.kind != .protocol, role.map(RoleEvidence.serviceRoles.contains) ?? true else {
      return false
    }
    return graph.allConformances(of: type.id).contains { conformance in
      !graph[conformance].isExternal && graph.role(of: conformance) != .delegateProtocol
        && !graph.requirements(of: conformance).isEmpty
    }
  }

  private func finding(
    _ user: ModuleID, _ module: ModuleID, _ sites: [ImportSite], besides others: [ImportSite],
    importers: String, adapters: [String], leftOut: [String], _ graph: DependencyGraph
  ) -> Finding? {
    func places(of sites: [ImportSite]) -> [Location] {
      sites.map { graph.location(file: $0.file, offset: $0.offset) }.sorted()
    }
    let own = places(of: sites)
    guard let first = own.first else { return nil }
    let name = graph[module].name
    let verb = importers.hasPrefix("1 ") ? "imports" : "import"
    let exempt =
      adapters + leftOut.filter { file in !adapters.contains { isSameOrInside(file, $0) } }
    let besides = exempt.isEmpty ? "" : " besides \(exempt.listed(atMost: 2))"
    return Finding(
      "\(graph[user].name) uses \(name) directly; \(importers) \(verb) it\(besides)",
      at: first, module: graph[user].name, subject: graph[user].name, target: name,
      condition: graph.condition(ofAny: sites.map(\.condition))?.description,
      fix: adapters.first.map {
        "Import \(name) in \($0) only, and let the rest use a protocol of your own."
      } ?? "",
      evidence: (own.dropFirst() + places(of: others)).map {
        Finding.Evidence("also imported here", at: $0)
      })
  }

  static let documentation = RuleDocumentation(
    summary: "A third-party module must be used in one place, behind a protocol.",
    category: .dependencyInjection, certainty: .rule, severity: .warning,
    rationale: """
      Code of others changes, breaks and disappears. Where one file adapts it to a protocol of your \
      own, replacing it is a day's work; where every screen imports it, it is a project.
      """,
    fix:
      "Declare a protocol for what you need, let one adapter conform to it, and import it there.",
    limits: """
      Only modules that do a service's work for the app are judged: network, storage, analytics, \
      payments, sign-in, images. Add your own to `modules`. Views, layout, reactive streams, \
      collections and the like are a vocabulary that no protocol can hide. An app and its \
      extensions that share no module of the project are counted apart.

      These files are one place, too:
      - those of a folder such as `Networking`
      - those of a library of the project that alone imports the module, shows nothing, and is small or \
      mostly about it

      Not reported:
      - adapters: a file, folder or module named after the other module, a file whose classes \
      conform to protocols of your own, and one that has the live value of a struct of closures
      - a single file that imports the module beside its adapters
      - files of values and records that use nothing of packages but what they conform to, with \
      their wrappers, columns and associations
      - files of nothing but extensions of what packages declare
      - products of packages that a manifest gives by their path
      - the app's delegate, if it starts what one file uses
      - tests
      """,
    options: [
      "modules": "Patterns of the modules that are judged; `*` for all.",
      "maxFiles": "Number of files that may import a module.",
      "exempt": "Patterns of modules that may be used everywhere.",
      "adapterPatterns": "Patterns of the names of files, folders and modules that adapt others.",
    ],
    moduleOption: "modules",
    guidelines: ["LK-202"],
    profiles: [.lickability, .recommended],
    examples: [
      Example(
        """
        //- Feed/Feed.swift
        import Alamofire  // finding
        //- Feed/FeedList.swift
        import Alamofire
        //- Cart/Cart.swift
        import Alamofire  // finding
        import RxSwift
        //- Cart/CartList.swift
        import RxSwift
        import SnapKit
        //- Cart/CartView.swift
        import NukeUI
        import SnapKit
        //- Feed/FeedView.swift
        import NukeUI
        """),
      Example(
        """
        //- Feed/Feed.swift
        import Alamofire  // finding
        //- FeedTests/FeedTests.swift
        import Alamofire
        import XCTest
        """, of: ThirdPartyBehindProtocol(maxFiles: 0)),
      Example(
        """
        //- Feed/AlamofireNetworker.swift
        import Alamofire
        import Foundation
        //- Feed/AlamofireRequest.swift
        import Alamofire
        import Foundation
        //- Feed/Networking/Routes.swift
        import Moya
        //- Feed/Networking/Endpoints.swift
        import Moya
        //- Feed/RealmAdapter.swift
        import RealmSwift
        //- Feed/Store.swift
        import RealmSwift
        //- Feed/Feed.swift
        import Foundation
        """),
      Example(
        """
        //- App/AppDelegate.swift
        import Bugsnag
        import UIKit
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        //- App/Reports.swift
        import Bugsnag
        //- Feed/Feed.swift
        import Alamofire
        //- Feed/FeedList.swift
        import Core
        import Lottie
        //- Core/Core.swift
        import Lottie
        public struct Core {}
        """, of: ThirdPartyBehindProtocol(modules: ["Alamofire", "Bugsnag"])),
    ])
}
