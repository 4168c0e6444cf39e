import Testing

@testable import ArchCheck

/// Names are found where the language finds them, also in projects whose targets share files.
@Suite struct LinkingTests {
  /// Links files that stand in one string, `//- A+B/path` for one that several modules compile.
  func graph(
    _ text: String, packages: [String: String] = [:], dependencies: [String: [String]] = [:],
    products: [String: [String]] = [:], declaredIn manifest: String = "P"
  ) -> DependencyGraph {
    let files = Example(text).files.map { file -> (SourceFile, SourceFacts) in
      let modules = file.module.split(separator: "+").map(String.init)
      return (
        SourceFile(
          path: file.path, module: modules[0], otherModules: Array(modules.dropFirst())),
        SourceFacts(file.text)
      )
    }
    let names = Set(files.flatMap { [$0.0.module] + $0.0.otherModules })
    let modules = names.sorted().map { name in
      Module(
        name: name, kind: .library, package: packages[name] ?? "P", path: name,
        declaredIn: manifest, line: 1,
        dependencies: (dependencies[name] ?? []).map { ModuleDependency(name: $0, line: 1) }
          + (products[name] ?? []).map {
            ModuleDependency(name: $0, package: "Other", isProduct: true, line: 1)
          })
    }
    return linkedGraph(
      project: ProjectLayout(name: "P", modules: modules, files: files.map(\.0)),
      facts: files.map(\.1))
  }

  /// The dependencies between types, those on types of the SDK only where `sdk` is true.
  func edges(_ graph: DependencyGraph, sdk: Bool = false) -> [String] {
    graph.dependencies.filter { sdk || !graph[$0.target].isExternal }.map {
      "\(graph.qualifiedName(of: $0.source)) → \(graph.qualifiedName(of: $0.target))"
    }.sorted()
  }

  private func moduleEdges(_ graph: DependencyGraph) -> [String] {
    graph.moduleDependencies.filter { !graph[$0.target].isSystem }.map {
      "\(graph[$0.source].name) → \(graph[$0.target].name)"
    }
  }

  private let shared = """
    //- App/Cart.swift
    struct Cart { let order: Order; let style: Style }
    struct Style {}
    //- App+Widget/Order.swift
    import Kit
    struct Order { let style: Style; let price: Price }
    func total() -> Order { fatalError() }
    //- Kit/Price.swift
    public struct Price {}
    //- Widget/Tile.swift
    struct Tile { let order: Order; func show() -> Int { total().hidden } }
    extension Order { var hidden: Int { 0 } }
    struct Badge { let style: Style }
    struct Style {}
    """

  /// A macro wins over a type of its name, which cannot be an attribute.
  @Test func attributesAreWrappersBuildersAndActors() {
    let graph = graph(
      """
      //- App/A.swift
      struct Entry {}
      struct Model {}
      @propertyWrapper struct Clamped { var wrappedValue = 0 }
      @resultBuilder enum Rows { static func buildBlock(_ rows: Int...) -> Int { 0 } }
      @globalActor actor Store { static let shared = Store() }
      typealias Bounded = Clamped
      extension EnvironmentValues { @Entry var gap = 8 }
      @Model final class Car {}
      struct Size { @Clamped var width: Int; @Bounded var height: Int }
      struct Table { @Rows var rows: Int { 1 } }
      @Store final class Cart {}
      """)
    #expect(
      edges(graph).filter { !$0.hasPrefix("App.Store") } == [
        "App.Bounded → App.Clamped", "App.Cart → App.Store", "App.Size → App.Bounded",
        "App.Size → App.Clamped", "App.Table → App.Rows",
      ])
  }

  /// A type of the SDK that stands in another one is a type of its own, in types as in code.
  @Test func nestedTypesOfTheSDK() {
    let graph = graph(
      """
      //- App/Theme.swift
      import SwiftUI
      struct Theme { let weight: Font.Weight; let kind: Font.Unheard }
      struct Title { func weight() { take(Font.Weight.bold) } }
      struct Body { func font() { take(Font.body) } }
      """)
    let uses = graph.dependencies.flatMap { dependency in
      graph.sites[dependency.sites].filter { !$0.flags.contains(.qualifier) }.map {
        "\(graph[dependency.source].name) \($0.kind.name) \(graph[dependency.target].name)"
      }
    }
    #expect(
      uses.sorted() == [
        "Body static Font", "Theme stores Font.Weight", "Title static Font.Weight",
      ])
  }

  /// Whatever a cast is made from, its type is known.
  @Test func elementsThatAreCast() {
    let graph = graph(
      """
      //- App/Rows.swift
      import UIKit
      final class Tracker { func track() {} }
      final class Row: UIView { let tracker = Tracker() }
      final class Table: UIView {
        func track() { subviews.compactMap { $0 as? Row }.forEach { $0.tracker.track() } }
      }
      """)
    #expect(edges(graph).contains("App.Table → App.Tracker"))
  }

  /// Where a file does not see the SDK's type of a module's name, the name is the module's.
  @Test func aModuleMayBeNamedLikeATypeOfTheSDK() {
    let code = """
      //- App/User.swift
      struct User {}
      struct Session { struct User { var owner: App.User } }
      //- Feed/Feed.swift
      import Settings
      struct Feed { var theme = Settings.Theme() }
      //- Settings/Theme.swift
      public struct Theme { public init() {} }
      //- UI/UI.swift
      import SwiftUI
      struct Main: App {}
      """
    #expect(
      edges(graph(code), sdk: true) == [
        "App.Session.User → App.User", "Feed.Feed → Settings.Theme", "UI.Main → SwiftUI.App",
      ])
  }

  /// A package has no bridging header: what no import brings is not the SDK's, as the types of C
  /// code are not.
  @Test func aPackageSeesWhatItImports() {
    let code = """
      //- Geo/Outline.swift
      public struct Outline { func fill(_ path: Path) -> UIColor { fatalError() } }
      //- Kit/Kit.swift
      @_exported import SwiftUI
      //- Paint/Paint.swift
      import Kit
      struct Paint { let path: Path }
      //- UI/UI.swift
      import SwiftUI
      struct Main { let path: Path }
      """
    #expect(
      edges(graph(code, declaredIn: "Package.swift"), sdk: true) == [
        "Geo.Outline → ?.Path", "Geo.Outline → UIKit.UIColor", "Paint.Paint → SwiftUI.Path",
        "UI.Main → SwiftUI.Path",
      ])
    let versioned = graph(code, declaredIn: "Package@swift-6.0.swift")
    #expect(edges(versioned, sdk: true)[0] == "Geo.Outline → ?.Path")
    #expect(edges(graph(code), sdk: true)[0] == "Geo.Outline → SwiftUI.Path")
  }

  /// The name of a module that a package cannot reach is that of one outside of the project.
  @Test func anImportMeansWhatThePackageCanReach() {
    let code = """
      //- Crypto/Hash.swift
      public struct SHA256 {}
      //- Net/Net.swift
      import Crypto
      import Network
      struct Net { let connection: NWConnection; let hash: SHA256 }
      //- Network/Client.swift
      public struct Client {}
      """
    func edges(_ packages: [String: String], products: [String: [String]] = [:]) -> [String] {
      let graph = graph(
        code, packages: packages, products: products, declaredIn: "Package.swift")
      return self.edges(graph, sdk: true) + moduleEdges(graph)
    }
    let apart = ["Crypto": "A", "Net": "B", "Network": "A"]
    #expect(
      edges(apart, products: ["Net": ["Crypto"]])
        == ["Net.Net → ?.NWConnection", "Net.Net → ?.SHA256", "Net → ?"])
    #expect(
      edges(apart) == [
        "Net.Net → ?.NWConnection", "Net.Net → Crypto.SHA256", "Net → Crypto", "Net → ?",
      ])
    // A package may stand here that others take from where it is published.
    #expect(
      edges(["Crypto": "other", "Net": "B", "Network": "A"], products: ["Net": ["Crypto"]])
        == ["Net.Net → ?.NWConnection", "Net.Net → Crypto.SHA256", "Net → Crypto", "Net → ?"])
    #expect(
      edges([:]) == [
        "Net.Net → ?.NWConnection", "Net.Net → Crypto.SHA256", "Net → Crypto", "Net → Network",
        "Net → ?",
      ])
  }

  @Test func ofTwoModulesOfOneNameThatOfAUsedPackageIsMeant() {
    let graph = graph(
      """
      //- A.Core/Core.swift
      public struct Core {}
      //- B.Core/Core.swift
      public struct Core {}
      //- Feed/Feed.swift
      import Core
      struct Feed { let core: Core }
      //- Main/Main.swift
      import Core
      struct Main {}
      """, packages: ["A.Core": "A", "B.Core": "B", "Feed": "C", "Main": "C"],
      dependencies: ["Main": ["B.Core"]])
    #expect(edges(graph) == ["Feed.Feed → B.Core.Core"])
  }

  /// Libraries have types that are called like generic ones of the SDK, and Foundation brings the
  /// names of Combine along.
  @Test func typesOfTheSDKAreToldByTheirFormAndImport() {
    let graph = graph(
      """
      //- App/Feed.swift
      import Moya
      struct Feed { var task: Task { fatalError() }; func run() -> Task<Void, Never> { Task {} } }
      //- App/Model.swift
      import Foundation
      final class Model: ObservableObject {}
      """)
    #expect(
      edges(graph, sdk: true).filter { !$0.contains("Swift.") } == [
        "App.Feed → _Concurrency.Task", "App.Model → Combine.ObservableObject",
      ])
    let results = graph.dependencies.filter { graph[$0.target].name == "Task" }
      .flatMap { graph.sites[$0.sites] }.filter { $0.kind == .returns }
    #expect(results.count == 1)
  }

  /// Code outside of types uses what comes first in its file, too.
  @Test func codeOutsideOfTypesUsesTheSDK() {
    let graph = graph(
      """
      //- App/Save.swift
      import Foundation
      func save() { UserDefaults.standard.set(1, forKey: "a") }
      let session = URLSession.shared
      """)
    #expect(
      edges(graph, sdk: true) == [
        "App.<globals> → Foundation.URLSession", "App.<globals> → Foundation.UserDefaults",
      ])
  }

  @Test func filesOfTwoModulesAreKnownInBoth() {
    let graph = graph(shared)
    #expect(
      edges(graph) == [
        "App.<globals> → App.Order", "App.Cart → App.Order", "App.Cart → App.Style",
        "App.Order → App.Style", "App.Order → Kit.Price", "Widget.Badge → Widget.Style",
        "Widget.Tile → App.Order",
      ])
    #expect(graph.unresolvedNames == 0)
  }

  @Test func usesOfSharedFilesStayInTheModule() {
    #expect(moduleEdges(graph(shared)) == ["App → Kit", "Widget → Kit"])
    let (found, _) = read("version: 1\ncontracts: [{ independent: [App, Widget] }]")
    #expect(found?.contracts.check(in: graph(shared)).findings.map(\.message) == [])
  }

  @Test func usesOfOtherModulesAreThoseOfEveryModuleThatCompilesTheFile() {
    let (found, _) = read("version: 1\ncontracts: [{ forbidden: { from: Widget, to: Kit } }]")
    let findings = found?.contracts.check(in: graph(shared)).findings ?? []
    #expect(findings.map(\.message) == ["Widget must not use Kit (forbidden Widget → Kit)"])
  }

  @Test func whatASecondModuleAddsIsFoundFromTheSharedFile() {
    let graph = graph(
      """
      //- App/A.swift
      struct Model {}
      //- App+Widget/Shared.swift
      struct Screen {
        #if WIDGET
        let kind: Kind
        #endif
      }
      //- Widget/W.swift
      struct Kind {}
      """)
    #expect(edges(graph) == ["App.Screen → Widget.Kind"])
    #expect(moduleEdges(graph) == [])
  }

  /// Both targets compile one file and so see each other, but each means its own property.
  @Test func propertiesThatTwoModulesAddToOneTypeAreToldApart() {
    let graph = graph(
      """
      //- App/App.swift
      import Kit
      struct Screen { let session = Session.shared }
      extension Session { static var shared: Session { Session() } }
      //- App+Widget/Shared.swift
      struct Shared {}
      //- Kit/Session.swift
      public final class Session { public init() {}; public var count = 0 }
      //- Widget/Widget.swift
      import Kit
      struct Tile { func show() { Session.shared.count += 1 } }
      extension Session { static let shared = Session() }
      """)
    let users = graph.dependencies.flatMap { graph.sites[$0.sites] }
      .compactMap { site in
        graph.usedMember(of: site).flatMap { used in
          used.name == "shared"
            ? "\(graph.files[Int(site.file)].path) → \(graph.files[used.node.file].path)" : nil
        }
      }
    #expect(
      users.sorted() == [
        "App/App.swift → App/App.swift", "Widget/Widget.swift → Widget/Widget.swift",
      ])
  }

  /// What several modules compile comes from the one that the using file imports or its module
  /// declares; only where nothing tells, from the one that the file is told for.
  @Test func aTypeOfSeveralModulesComesFromTheImportedOne() {
    let code = """
      //- App/App.swift
      import Core
      import Feature
      //- App+Core+Tool/Store.swift
      public final class Store { public init() {} }
      //- Feature/Feature.swift
      import Core
      public struct Feature { let store = Store() }
      //- Panel/Panel.swift
      import Kit
      public struct Panel { let store: Store }
      //- Kit/Kit.swift
      @_exported import Core
      //- Panel+Feature/Shared.swift
      import Core
      struct Shared { let store: Store }
      """
    let declared = ["Panel": ["Core", "Kit"]]
    let edges = [
      "App → Core", "App → Feature", "Feature → Core", "Kit → Core", "Panel → Core",
      "Panel → Kit",
    ]
    #expect(moduleEdges(graph(code, dependencies: declared)) == edges)
    var undeclared = edges
    undeclared.insert("Panel → App", at: 4)
    #expect(moduleEdges(graph(code)) == undeclared)
  }

  @Test func aModuleSelectorMeansTheModule() {
    let graph = graph(
      """
      //- App/App.swift
      import Kit
      struct Dup {}
      struct Kit {}
      struct Typed { let dup: Kit::Dup; let list: [Kit::List<Kit::Dup>] }
      struct Made { let dup = Kit::Dup(); let other = Kit::make() }
      struct Own { let dup: Dup }
      //- Kit/Kit.swift
      public struct Dup {}
      public struct List<Element> {}
      public func make() -> Dup { Dup() }
      """)
    #expect(
      edges(graph) == [
        "App.Made → Kit.Dup", "App.Own → App.Dup", "App.Typed → Kit.Dup", "App.Typed → Kit.List",
        "Kit.<globals> → Kit.Dup",
      ])
  }

  @Test func everySpellingOfAConstructionIsOne() {
    let graph = graph(
      """
      //- App/App.swift
      final class Service { init(id: Int) {} }
      struct Value { var id: Int }
      struct A { let service = Service(id: 1); let value = Value(id: 1) }
      struct B { let service = Service.init(id: 1); let value = Value.init(id: 1) }
      struct C { let service: Service = .init(id: 1); let value: Value = .init(id: 1) }
      struct D { func all() { [1].map(Service.init); take(.init(id: 1), [.init(id: 2)]) } }
      func take(_ service: Service, _ values: [Value]) {}
      """)
    let made = graph.dependencies.filter { dependency in
      graph.sites[dependency.sites].contains { $0.kind == .constructs }
    }.map { "\(graph[$0.source].name)\(graph[$0.target].name)" }.sorted()
    #expect(
      made == ["A", "B", "C", "D"].flatMap { ["\($0)Service", "\($0)Value"] })
  }

  @Test func whatATypeLacksIsNoConformance() {
    let graph = graph(
      """
      //- App/App.swift
      struct Token: ~Copyable { consuming func end() {} }
      extension Array where Element == Token2 { var all: Int { 0 } }
      struct Token2 {}
      """)
    #expect(edges(graph, sdk: true) == ["Swift.Array → App.Token2", "Swift.Array → Swift.Int"])
    #expect(graph.unresolvedNames == 0)
    #expect(graph.types.allSatisfy { !$0.name.isEmpty })
  }

  @Test func membersBehindAConditionAreThoseOfTheBase() {
    let graph = graph(
      """
      //- App/App.swift
      struct Text {
        func pad() -> Text { self }
        func tint(_ tint: Tint) -> Card { Card() }
      }
      enum Tint { case red }
      struct Card { func round() -> Corner { Corner() } }
      struct Corner {}
      struct Screen {
        func body() {
          Text()
          #if os(iOS)
          .pad().tint(.red)
          #else
          .pad()
          #endif
          .round()
        }
      }
      """)
    let used = graph.dependencies.filter { graph[$0.source].name == "Screen" }
      .flatMap { graph.sites[$0.sites] }.compactMap { graph.usedMember(of: $0)?.name }.sorted()
    #expect(used == ["pad", "pad", "red", "round", "tint"])
  }

  /// A type with one use in each clause of an `#if`.
  private func graphOfClauses(_ first: String, _ second: String) -> DependencyGraph {
    graph(
      """
      //- App/App.swift
      struct A {}
      struct B {}
      struct C {}
      struct User {
        #if \(first)
          let a: A
        #elseif \(second)
          let b: B
        #else
          let c: C
        #endif
      }
      """)
  }

  /// What stands in each clause is a use, with its condition, unless no build compiles it.
  @Test(arguments: [
    ("false", "DEBUG", ["B: DEBUG", "C: !DEBUG"]), ("true", "DEBUG", ["A: "]),
    ("DEBUG", "true", ["A: DEBUG", "B: !DEBUG"]), ("DEBUG", "!true", ["A: DEBUG", "C: !DEBUG"]),
    ("!false", "DEBUG", ["A: "]), ("!!false", "false", ["C: "]),
    ("FALSE", "DEBUG", ["A: FALSE", "B: !FALSE && DEBUG", "C: !FALSE && !DEBUG"]),
  ])
  func whatNoBuildCompilesIsNoCode(_ first: String, _ second: String, _ uses: [String]) {
    #expect(self.uses(in: graphOfClauses(first, second)) == uses)
  }

  /// Each used type, with the condition of the use.
  private func uses(in graph: DependencyGraph) -> [String] {
    graph.dependencies.flatMap { dependency in
      graph.sites[dependency.sites].map { site in
        "\(graph[dependency.target].name): \(graph.condition(of: site) ?? "")"
      }
    }
  }

  /// What stands around a clause binds as tightly as `&&`, in bodies as for declarations.
  @Test(arguments: [
    ("A || B", "C", "(A || B) && C", "(A || B) && !C"),
    ("A", "B || C", "A && (B || C)", "A && !(B || C)"),
    ("A || B && C", "!D", "(A || B && C) && !D", "(A || B && C) && D"),
    ("(A || B)", "!(C || D)", "(A || B) && !(C || D)", "(A || B) && !(!(C || D))"),
    ("A && B", "C && D", "A && B && C && D", "A && B && !(C && D)"),
  ])
  func nestedConditionsKeepTheirMeaning(
    _ outer: String, _ inner: String, _ first: String, _ second: String
  ) {
    let graph = graph(
      """
      //- App/App.swift
      class A {}
      class B {}
      struct User {
        #if \(outer)
          #if \(inner)
            let a: A
          #else
            func run() {}
          #endif
        #endif
        func body() {
          #if \(outer)
            #if \(inner)
              run()
            #else
              _ = B()
            #endif
          #endif
        }
      }
      """)
    #expect(uses(in: graph) == ["A: \(first)", "B: \(second)"])
    let conditions = graph.members.compactMap { member in
      graph.condition(member.condition).map { "\(member.name): \($0)" }
    }
    #expect(Set(conditions) == ["a: \(first)", "run: \(second)"])
  }

  @Test(arguments: [
    ("A", "B || C", ["A: A", "B: !A && (B || C)", "C: !A && !(B || C)"]),
    ("A || B", "C", ["A: A || B", "B: !(A || B) && C", "C: !(A || B) && !C"]),
  ])
  func laterClausesKeepTheirMeaning(_ first: String, _ second: String, _ expected: [String]) {
    #expect(uses(in: graphOfClauses(first, second)) == expected)
  }

  @Test func namesakesAreToldApartByWhoImportsThem() {
    let code = """
      //- App/App.swift
      import Utils
      let text = Format()
      let other = Utils.Format()
      //- Feed/Feed.swift
      import Utils
      struct Feed { let format: Format; let other: Utils.Format }
      //- Feed.Utils/Format.swift
      public struct Format { public init() {} }
      //- Utils/Format.swift
      public struct Format { public init() {} }
      """
    let graph = graph(code, packages: ["Feed": "Feed", "Feed.Utils": "Feed"])
    #expect(edges(graph) == ["App.<globals> → Utils.Format", "Feed.Feed → Feed.Utils.Format"])
    #expect(moduleEdges(graph) == ["App → Utils", "Feed → Feed.Utils"])
    let declared = self.graph(code, dependencies: ["App": ["Feed.Utils"]])
    #expect(edges(declared).first == "App.<globals> → Feed.Utils.Format")
  }

  @Test func typesOfTheSDKAreOfTheModuleThatIsImported() {
    let graph = graph(
      """
      //- Mac/Text.swift
      import AppKit
      extension NSParagraphStyle { var wide: Bool { true } }
      final class Layout: NSLayoutManager { var style: NSParagraphStyle? }
      //- Phone/Text.swift
      import UIKit
      final class Layout: NSLayoutManager { var style: NSParagraphStyle? }
      """)
    #expect(
      edges(graph, sdk: true).filter { $0.contains("→ AppKit") || $0.contains("→ UIKit") } == [
        "Mac.Layout → AppKit.NSLayoutManager", "Mac.Layout → AppKit.NSParagraphStyle",
        "Phone.Layout → UIKit.NSLayoutManager", "Phone.Layout → UIKit.NSParagraphStyle",
      ])
  }

  @Test func conformancesAreThereForThoseThatImportThem() {
    let code = """
      //- Lib/Named.swift
      public protocol Named {}
      extension Named { public typealias Tag = Label }
      public struct Label {}
      extension String: Named {}
      //- Use/Use.swift
      import Lib
      struct Use { let tag: String.Tag }
      //- Other/Other.swift
      struct Other { let tag: String.Tag }
      """
    #expect(edges(graph(code)).contains("Use.Use → Lib.Named.Tag"))
    #expect(!edges(graph(code)).contains { $0.hasPrefix("Other") })
  }

  /// A type inside a foreign one is not the type of that name which another framework has, and a
  /// framework that nobody imports is not meant.
  @Test func namesOfTheSDKAreTakenOnlyWhereItIsImported() {
    let graph = graph(
      """
      //- App/Bytes.swift
      import Foundation
      import SwiftUI
      struct Bytes {
        var start: UnsafeMutableBufferPointer<UInt8>.Index
        var last: String.Index
        let owner: Owner.Event
      }
      struct Clip: UIViewRepresentable {
        func makeUIView(context: Context) -> Bytes { fatalError() }
      }
      //- App/Store.swift
      import SwiftData
      struct Store { let container: ModelContainer }
      struct Watch { let url: URL }
      """)
    let modules = Set(
      graph.dependencies.map { "\(graph[$0.source].name) → \(graph.moduleName(of: $0.target))" })
    #expect(modules.filter { $0.hasSuffix("SwiftData") } == ["Store → SwiftData"])
    #expect(modules.contains("Watch → Foundation"))
    #expect(!modules.contains { $0.hasSuffix("PackageDescription") || $0.hasSuffix("RealityKit") })
    #expect(graph.unresolvedNames > 0)
  }

  @Test func aliasesMayNameThemselvesOrRunInACircle() {
    let graph = graph(
      """
      //- App/Handler.swift
      struct Handler<Promise> {
        typealias Promise = Promise
        var promise: Promise
        func finish(_ id: Promise.Response.ID) -> Promise.Value { promise.value }
      }
      extension Handler.State { func run(_ promise: Promise.Value) {} }
      struct A { typealias B = C.B.D }
      struct C { typealias B = A.B }
      typealias Ring = Wheel
      typealias Wheel = Ring
      typealias Loop = Loop.Part
      func turn(_ ring: Ring.Part, _ loop: Loop.Part.Part) -> C.B.D { A.B.make().part }
      struct Text { typealias Place = String; func move(_ index: Place.Index) -> Size { Size() } }
      struct Size {}
      """)
    let found = edges(graph).filter { $0.hasPrefix("App.Handler") || $0.hasPrefix("App.Text") }
    #expect(found == ["App.Text → App.Size", "App.Text → App.Text.Place"])
  }

  /// Neither `Key` nor `Value` occurs in what is linked.
  @Test(arguments: ["Index == Int", "Self: P", "Element: P", "Keys: P", "Wrapped: P"])
  func constraintsMayNameNoParameterOfTheReceiver(_ constraint: String) {
    let graph = graph(
      """
      //- App/Total.swift
      protocol P {}
      extension Dictionary where \(constraint) { func total() -> Sum { Sum() } }
      extension Optional where \(constraint) { func rest() -> Rest { Rest() } }
      struct Sum { func show() -> Size { Size() } }
      struct Rest { func show() -> Size { Size() } }
      struct Size {}
      struct Bill {
        func show(_ prices: [String: Int], _ tip: Int?) { prices.total(); tip.rest() }
      }
      """)
    let found = edges(graph)
    #expect(found.contains("App.Rest → App.Size") && found.contains("App.Sum → App.Size"))
  }

  /// What is written for the elements of an extended collection is used there, and `self` has it.
  @Test(arguments: [
    ("[Wheel]", "first?.roll()"), ("Array<Wheel>", "self[0].roll()"),
    ("Array where Element == Wheel", "for wheel in self { wheel.roll() }"),
    ("[String: Wheel]", "self[\"\"]?.roll()"), ("Wheel?", "self?.roll()"),
    ("Optional<Wheel>", "self?.roll()"),
    ("Sequence where Element == Wheel", "self.forEach { $0.roll() }"),
    ("Collection<Wheel>", "first?.roll()"), ("Set<Wheel>", "for wheel in self { wheel.roll() }"),
  ])
  func extensionsUseWhatTheyAreFor(_ extended: String, _ use: String) {
    let graph = graph(
      """
      //- App/Wheel.swift
      struct Wheel { func roll() -> Int { 0 } }
      extension \(extended) { func turn() { \(use) } }
      struct Other { let others: [Int]; func first() { others.turn(); others.first?.roll() } }
      """)
    let uses: [Site] = graph.dependencies
      .filter { graph[$0.source].isExternal && !graph[$0.target].isExternal }
      .flatMap { graph.sites[$0.sites] }
    #expect(uses.contains { $0.kind == .generic })
    #expect(uses.contains { $0.usedMemberIndex != nil })
    #expect(edges(graph).filter { $0.hasPrefix("App.Other") } == [])
  }

  /// What is appended is one element or several, and may be a closure.
  @Test(arguments: [
    ("append(.low)", "Kind"), ("append(contentsOf: [.low, .low])", "Kind"),
    ("insert(contentsOf: [.low], at: 0)", "Kind"), ("insert(.low, at: 0)", "Kind"),
    ("jobs.append { $0.draw() }", "Size"), ("run(1) { $0.draw() }", "Size"),
  ])
  func whatIsAddedHasTheTypeOfTheElements(_ call: String, _ target: String) {
    let graph = graph(
      """
      //- App/Jobs.swift
      enum Kind { case low }
      struct Size { func draw() {} }
      struct Box {
        var kinds: [Kind] = []
        var jobs: [(Size) -> Void] = []
        let run: (Int, (Size) -> Void) -> Void
      }
      struct User { func fill(_ box: inout Box) { box.\(target == "Kind" ? "kinds." : "")\(call) } }
      """)
    let found = edges(graph).filter { $0.hasPrefix("App.User") }
    #expect(found == ["App.User → App.Box", "App.User → App.\(target)"])
  }

  @Test func anAliasWithSeveralMeaningsHasNone() {
    let graph = graph(
      """
      //- App/Assets.swift
      #if os(macOS)
        import AppKit
        typealias Color = NSColor
        typealias Font = Mac.Font
      #else
        import UIKit
        typealias Color = UIColor
        typealias Font = Phone.Font
      #endif
      enum Mac { struct Font { let size: Size } }
      enum Phone { struct Font { let size: Size } }
      struct Size { func draw() -> Pen { fatalError() } }
      struct Pen { var width = 0 }
      typealias Plain = Data
      struct Asset { let color: Color }
      //- App/View.swift
      import Foundation
      struct Border { let color = Asset(color: .clear).color.cgColor; let data: Plain }
      struct Text { let font: Font; func draw() { font.size.draw() } }
      """)
    let targets = { (name: String) in
      graph.dependencies.filter { graph[$0.source].name == name }
        .map { graph.qualifiedName(of: graph.resolved($0.target)) }.sorted()
    }
    #expect(targets("Border").filter { $0.hasSuffix("Color") } == [])
    #expect(targets("Border").contains("Foundation.Data"))
    #expect(targets("Asset") == ["App.Color"])
    #expect(targets("Text") == ["App.Font"])
  }

  /// Whichever branch stands first.
  @Test func aNameThatIsAnAliasElsewhereIsTheType() {
    let code = """
      //- Core/Lock.swift
      import os
      #if canImport(os)
        public typealias Lock = OSAllocatedUnfairLock<Void>
      #else
        public final class Lock {}
      #endif
      public enum Box {
        #if canImport(UIKit)
          public typealias Tint = UIColor
        #else
          public struct Tint { public func mixed() -> Tint { self } }
        #endif
      }
      #if !canImport(UIKit)
        extension Box.Tint { func palette() -> Palette { fatalError() } }
        public struct Palette { var tint: Box.Tint }
      #endif
      //- Feed/Feed.swift
      import Core
      struct Feed { let lock: Lock }
      """
    #expect(
      edges(graph(code), sdk: true) == [
        "Core.Box → ?.UIColor", "Core.Box.Tint → Core.Box", "Core.Box.Tint → Core.Palette",
        "Core.Lock → Swift.Void", "Core.Lock → os.OSAllocatedUnfairLock",
        "Core.Palette → Core.Box", "Core.Palette → Core.Box.Tint", "Feed.Feed → Core.Lock",
      ])
  }

  /// Where a type is asked for, the name of a module is that of its type; members are no types.
  @Test func modulesMayHaveATypeOfTheirName() {
    let graph = graph(
      """
      //- App/Panel.swift
      import Panels
      import Tracker
      final class CartPanel: Panels {
        let tracker: Tracker
        func show() {
          tracker.begin()
          Tracker.event("show")
          Panels().open()
          Tracker.Session.start()
        }
      }
      """)
    let targets = graph.dependencies.filter { graph[$0.source].name == "CartPanel" }
      .map { graph.qualifiedName(of: $0.target) }.sorted()
    #expect(targets == ["?.Session", "Panels.Panels", "Tracker.Tracker"])
    let panel = graph.types.first { $0.name == "CartPanel" }
    #expect(panel?.superclass.map { graph[$0].name } == "Panels")
  }

  /// A word such as `Marker` is a type of MapKit and may be one of any package.
  @Test func doesNotTakeWordsOfPackagesForTheSystems() {
    let graph = graph(
      """
      //- App/Map.swift
      import Leaflet
      struct Map { let marker: Marker; let view: UIView; let url: URL }
      //- App/Screen.swift
      import SwiftUI
      import MapKit
      struct Screen { let marker: Marker }
      """)
    let targets = { (name: String) in
      graph.dependencies.filter { graph[$0.source].name == name }
        .map { graph.qualifiedName(of: $0.target) }.sorted()
    }
    #expect(targets("Map") == ["?.Marker", "Foundation.URL", "UIKit.UIView"])
    #expect(targets("Screen") == ["MapKit.Marker"])
  }

  @Test func looksForNestedTypesOfExtendedOnesThereAlone() {
    let graph = graph(
      """
      //- App/Screen.swift
      import SwiftUI
      //- App/Control.swift
      import UIKit
      extension UIControl { func show() {} }
      struct Style { let state: UIControl.State }
      """)
    let targets = graph.dependencies.filter { graph[$0.source].name == "Style" }
      .map { graph.qualifiedName(of: $0.target) }
    #expect(!targets.contains("SwiftUI.State"), "\(targets)")
  }

  @Test func letsAnImportOfOneNameDecide() {
    let graph = graph(
      """
      //- App/App.swift
      import B
      import struct C.Item
      struct Use { let item: Item }
      //- B/B.swift
      public struct Item {}
      //- C/C.swift
      public struct Item {}
      """)
    #expect(edges(graph) == ["App.Use → C.Item"])
  }

  /// A type in an extension is one's own, else one that its module shows to those that import it.
  @Test(arguments: [
    ("struct Parts {}", "", ["A.URL → A.Parts"]),
    ("public struct Parts {}", "", ["A.URL → A.Parts"]),
    ("struct Parts {}", "import B", ["A.URL → A.Parts"]),
    ("struct Parts {}", "@testable import B", ["A.URL → B.URL.Parts"]),
    ("package struct Parts {}", "import B", ["A.URL → B.URL.Parts"]),
    ("public struct Parts {}", "import B", ["A.URL → B.URL.Parts"]),
    ("public struct Parts {}", "import C", ["A.URL → B.URL.Parts"]),
    ("private struct Parts {}", "import B", ["A.URL → A.Parts"]),
  ])
  func typesInExtensionsAreThereForThoseThatImportThem(
    _ declaration: String, _ imported: String, _ expected: [String]
  ) {
    let graph = graph(
      """
      //- B/B.swift
      extension URL { \(declaration) }
      //- C/C.swift
      @_exported import B
      //- A/A.swift
      \(imported)
      struct Parts {}
      extension URL { func parts(_ parts: Parts) {} }
      """)
    #expect(edges(graph).map { $0.replacing("Foundation.", with: "A.") } == expected)
  }

  @Test func typesOfOnesOwnModuleComeBeforeThoseOfOthers() {
    let parts = "extension URL { public struct Parts {}; func parts() -> Parts { Parts() } }"
    let graph = graph(
      """
      //- A/A.swift
      import B
      \(parts)
      //- B/B.swift
      \(parts)
      struct Use { func go(_ url: URL) -> URL.Parts { url.parts() } }
      //- Client/Client.swift
      import Curves
      extension Curve { public struct Impl {} }
      //- Curves/Curve.swift
      public struct Curve {}
      struct Impl {}
      extension Curve { func add(_ impl: Impl) {} }
      """)
    #expect(moduleEdges(graph) == ["A → B", "Client → Curves"])
    #expect(edges(graph).contains("B.Use → B.URL.Parts"))
    #expect(edges(graph).contains("Curves.Curve → Curves.Impl"))
  }

  private func featureGraph(_ declarations: (String, String), _ use: String) -> DependencyGraph {
    graph(
      """
      //- FeatureA/Money.swift
      public struct Money { public func show() {} }
      \(declarations.0)
      //- FeatureB/Price.swift
      public struct Price { public func show() {} }
      \(declarations.1)
      //- App/App.swift
      import FeatureA
      import FeatureB
      struct Use { func run() { \(use) } }
      """, packages: ["FeatureB": "B"])
  }

  /// What a module does not show to others is none of theirs.
  @Test(arguments: [
    (
      "extension Int { var money: Money { Money() } }",
      "public extension Int { var money: Price { Price() } }", "1.money.show()"
    ),
    (
      "extension Int { func money() -> Money { Money() } }",
      "extension Int { public func money() -> Price { Price() } }", "1.money().show()"
    ),
    (
      "func format(_ x: Int) -> Money { Money() }",
      "public func format(_ x: Int) -> Price { Price() }", "format(1).show()"
    ),
    ("let usual = Money()", "public let usual = Price()", "usual.show()"),
    (
      "protocol Shown {}\nextension Int: Shown {}\nextension Shown { var it: Money { Money() } }",
      "public protocol Priced { var it: Price { get } }\nextension Int: Priced {}", "1.it.show()"
    ),
  ])
  func whatIsInternalIsOfTheModuleAlone(
    _ hidden: String, _ shown: String, _ use: String
  ) {
    let found = edges(featureGraph((hidden, shown), use)).filter { $0.hasPrefix("App.Use") }
    #expect(!found.contains("App.Use → FeatureA.Money"))
    #expect(found.contains("App.Use → FeatureB.Price") != use.contains("it."))
  }

  @Test(arguments: [
    ("", "", []), ("public ", "", ["Money"]), ("", "public ", ["Money"]),
    ("package ", "", ["Money"]), ("private ", "public ", []), ("", "package ", ["Money"]),
  ])
  func anExtensionMaySayWhoSeesItsMembers(
    _ written: String, _ around: String, _ expected: [String]
  ) {
    let graph = featureGraph(
      ("\(around)extension Int { \(written)var money: Money { Money() } }", ""), "1.money.show()")
    #expect(
      edges(graph).filter { $0.hasPrefix("App.Use") } == expected.map { "App.Use → FeatureA.\($0)" }
    )
  }

  /// Requirements and cases are as visible as what demands and has them; tests see more.
  @Test func whatIsVisibleIsAsVisibleAsWhatHoldsIt() {
    let graph = graph(
      """
      //- Kit/Kit.swift
      public struct Money { public func show() {} }
      public protocol Paid { var money: Money { get } }
      public enum Way { case cash(Money) }
      struct Secret { var money: Money }
      func secret() -> Secret { fatalError() }
      //- App/App.swift
      import Kit
      struct Use { func run(_ paid: any Paid) { paid.money.show() } }
      struct ByCase { func run() -> Way { .cash(Money()) } }
      //- Tests/Tests.swift
      @testable import Kit
      struct Check { func run() { secret().money.show() } }
      """)
    #expect(
      edges(graph).filter { !$0.hasPrefix("Kit") } == [
        "App.ByCase → Kit.Money", "App.ByCase → Kit.Way", "App.Use → Kit.Money",
        "App.Use → Kit.Paid", "Tests.Check → Kit.Money", "Tests.Check → Kit.Secret",
      ])
  }

  /// Functions of all modules that a file imports are overloads of one another; one's own hides one
  /// that takes the same.
  @Test(arguments: [
    ("", "pick(1).show()", "FeatureA.Money"), ("", "pick(\"\").show()", "FeatureB.Price"),
    (
      "struct Own { func show() {} }\nfunc pick(_ x: Int) -> Own { Own() }", "pick(1).show()",
      "App.Own"
    ),
    (
      "struct Own { func show() {} }\nfunc pick(_ x: Bool) -> Own { Own() }", "pick(1).show()",
      "FeatureA.Money"
    ),
  ])
  func functionsOfSeveralModulesAreOverloads(_ own: String, _ use: String, _ target: String) {
    let graph = graph(
      """
      //- FeatureA/Money.swift
      public struct Money { public func show() {} }
      public func pick(_ x: Int) -> Money { Money() }
      //- FeatureB/Price.swift
      public struct Price { public func show() {} }
      public func pick(_ x: String) -> Price { Price() }
      //- App/App.swift
      import FeatureA
      import FeatureB
      \(own)
      struct Use { func run() { \(use) } }
      """)
    #expect(edges(graph).filter { $0.hasPrefix("App.Use") } == ["App.Use → \(target)"])
  }

  /// A module that passes another one on does so with all that stands at file level.
  @Test(arguments: [
    "made().show()", "usual.show()", "(Item() * 2).show()", "Umbrella.made().show()",
    "Umbrella.usual.show()",
  ])
  func whatAModulePassesOnIsThereForThoseThatImportIt(_ use: String) {
    let core = """
      //- Core/Core.swift
      public struct Price { public func show() {} }
      public struct Item { public init() {} }
      public func made() -> Price { Price() }
      public let usual = Price()
      public func * (item: Item, count: Int) -> Price { Price() }
      //- Middle/Middle.swift
      @_exported import Core
      //- App/Use.swift
      import Umbrella
      struct Use { func run() { \(use) } }
      //- Umbrella/Umbrella.swift

      """
    for (imported, isThere) in [("@_exported import Middle", true), ("import Core", false)] {
      let edges = edges(graph(core + imported))
      #expect(edges.contains("App.Use → Core.Price") == isThere)
    }
  }

  /// Where an argument's type is not known, nothing is concluded from what one of the overloads
  /// returns.
  @Test(arguments: [
    ("m(UUID().uuidString).go()", []), ("m(1).go()", ["A"]), ("m(\"\").go()", ["B"]),
    ("same(UUID().uuidString).go()", ["A"]), ("by(UUID().uuidString).go()", []),
    ("by(UUID().uuidString, 1).go()", ["B"]), ("fails(UUID().uuidString)?.go()", ["A"]),
    ("m(UUID().uuidString, A()).go()", ["A"]),
    ("boxed(UUID().uuidString).unpack().go()", ["A", "Box"]),
  ])
  func whatCannotBeToldIsNotConcluded(_ call: String, _ expected: [String]) {
    let graph = graph(
      """
      //- App/App.swift
      struct A { func go() {} }
      struct B { func go() {} }
      struct Box<Item> { func unpack() -> A { A() } }
      struct Store {
        func m(_ x: Int) -> A { A() }
        func m(_ x: String) -> B { B() }
        func m(_ x: Int, _ a: A) -> A { A() }
        func m(_ x: String, _ b: B) -> B { B() }
        func same(_ x: Int) -> A { A() }
        func same(_ x: String) -> A { A() }
        func by(_ x: Int) -> A { A() }
        func by(_ x: String, _ count: Int = 1) -> B { B() }
        func fails(_ x: Int) -> A { A() }
        func fails(_ x: String) -> A? { A() }
        func boxed<Item>(_ x: Item) -> Box<Item> { Box() }
        func boxed<Item: Sendable>(_ x: Item) -> Box<Item> { Box() }
      }
      struct Use { func run(_ store: Store) { store.\(call) } }
      """)
    #expect(
      edges(graph).filter { $0.hasPrefix("App.Use") }
        == (expected + ["Store"]).map { "App.Use → App.\($0)" })
  }

  /// What a class's member returns as `Self` is of the class that it is asked of.
  @Test(arguments: [
    ("Derived().chain().more().ping()", true), ("Derived.make().more().ping()", true),
    ("Derived.tried()?.more().ping()", true), ("Derived.all[0].more().ping()", true),
    ("Derived().plain().more().ping()", false), ("Super().chain().more().ping()", false),
    ("label.styled().more().ping()", true),
  ])
  func selfIsTheClassOfTheReceiver(_ use: String, _ isFound: Bool) {
    let graph = graph(
      """
      //- App/App.swift
      import UIKit
      struct Port { func ping() {} }
      class Super {
        func chain() -> Self { self }
        func plain() -> Super { self }
        class func make() -> Self { fatalError() }
        class func tried() -> Self? { nil }
        class var all: [Self] { [] }
      }
      class Derived: Super { func more() -> Port { Port() } }
      extension UIView { func styled() -> Self { self } }
      extension UILabel { func more() -> Port { Port() } }
      struct Use { func run(_ label: UILabel) { \(use) } }
      """)
    #expect(edges(graph).contains("App.Use → App.Port") == isFound)
  }

  @Test func selfInAClassIsTheClassForItself() throws {
    let graph = graph(
      """
      //- App/App.swift
      class Super {
        func chain() -> Self { self }
        func run() { chain().show(); let other = chain(); other.show() }
        func show() {}
      }
      """)
    let chain = try #require(graph.members.first { $0.name == "chain" })
    #expect(chain.type.map { graph[$0].name } == "Super")
  }

  /// What is injected by its type or a key path is of that type, or of what the key's one property is.
  @Test(arguments: [
    ("@Environment(Model.self) var it", true), ("@Environment(\\.theme) var it", true),
    ("@Environment(\\.entry) var it", true), ("@Dependency(\\.api) var it", true),
    ("@Dependency(Model.self) private var it", true), ("@Environment(\\.twice) var it", false),
    ("@Environment(\\.colorScheme) var it", false), ("@Environment(\\.theme.base) var it", true),
    ("@Environment(\\.theme.twice) var it", false),
    ("@State(Model.self) var it", false), ("@Dependency(\\.theme) var it", false),
  ])
  func whatIsInjectedHasItsType(_ property: String, _ isKnown: Bool) {
    let graph = graph(
      """
      //- App/App.swift
      import SwiftUI
      struct Port { func ping() {} }
      class Model { func port() -> Port { Port() } }
      struct API { func port() -> Port { Port() } }
      struct Theme { var base: Theme { self }; func port() -> Port { Port() } }
      extension EnvironmentValues { var theme: Theme { get { Theme() } set {} } }
      extension EnvironmentValues { @Entry var entry = Theme() }
      extension EnvironmentValues { #if os(iOS)
        var twice: Theme { Theme() }
        #else
        var twice: Model { Model() }
        #endif
      }
      extension DependencyValues { var api: API { API() } }
      struct Screen { \(property); func show() { it.port().ping() } }
      """)
    #expect(edges(graph).contains("App.Screen → App.Port") == isKnown)
  }

  /// The library Factory's containers hold factories, and its wrappers what these make.
  @Test(arguments: [
    ("@Injected(\\.api) var it", true), ("@LazyInjected(\\Container.api) var it", true),
    ("@InjectedObject(\\Services.api) var it", true), ("@Injected(\\.maker) var it", true),
    ("let it = Container.shared.api()", true), ("let it = Container.shared.api.resolve()", true),
    ("let it = Container.shared.maker(3)", true), ("let it = Container.shared.api", false),
    ("let it = Container.shared.other()", false),
  ])
  func whatAFactoryMakesHasItsType(_ property: String, _ isKnown: Bool) {
    let graph = graph(
      """
      //- App/App.swift
      import Factory
      struct Port { func ping() {} }
      struct API { func port() -> Port { Port() } }
      extension Container {
        var api: Factory<API> { self { API() } }
        var maker: ParameterFactory<Int, API> { self { _ in API() } }
        var other: Maker<API> { self { API() } }
      }
      final class Services: SharedContainer {
        var api: Factory<API> { self { API() } }
      }
      struct Screen { \(property); func show() { it.port().ping() } }
      """)
    #expect(edges(graph).contains("App.Screen → App.Port") == isKnown)
  }

  /// A closure says by its parameters which of several overloads is meant.
  @Test(arguments: [
    ("load { page, fault in }", [1]), ("load { use($0, $1) }", [1]),
    ("load { (page: () throws -> Page) in }", [3]), ("load { (page: Loaded) -> Void in }", [2]),
    ("load { each { print($0, $1) } }", [4]), ("load { page in print(page) }", [2, 3]),
    ("load(then: handler)", [1, 2, 3, 4]), ("load", [1, 2, 3, 4]),
  ])
  func tellsOverloadsApartByTheirClosures(_ call: String, _ lines: [Int]) throws {
    let graph = graph(
      """
      //- App/Store.swift
      protocol Store { func load(then: @escaping (Page, Fault?) -> Void)
        func load(then: @escaping (Loaded) -> Void)
        func load(then: @escaping (() throws -> Page) -> Void)
        func load(then: @escaping () -> Void) }
      struct Page {}
      struct Fault {}
      enum Loaded {}
      struct Client {
        let store: Store
        func run() { store.\(call) }
      }
      """)
    let client = try #require(graph.type("Client", in: "App"))
    let used = graph.dependencies(of: client).flatMap(graph.usedMembers)
    #expect(used.map { graph.location(of: graph.members[$0].node).line }.sorted() == lines)
  }

  @Test func explainsWhatModulesDoInExtensions() throws {
    let graph = graph(
      """
      //- Cart/Cart.swift
      import Data
      import Domain
      extension Engine { func order() -> Order { Order() } }
      //- Data/Engine.swift
      public struct Engine { public let store: Store }
      public struct Store {}
      //- Domain/Order.swift
      public struct Order {}
      """)
    let chain = { (source: String, target: String) in
      let places = [source, target].map { graph.places(named: $0)[0] }
      return graph.chains(from: places[0], to: places[1]).first?.hops.map {
        "\($0.source) → \($0.target) \($0.location?.line ?? 0)"
      }
    }
    #expect(chain("Cart", "Engine") == ["Cart → Data.Engine 3"])
    #expect(chain("Cart", "Order") == ["an extension of Data.Engine in Cart → Domain.Order 3"])
    #expect(chain("Cart", "Store") == ["Cart → Data.Engine 3", "Data.Engine → Data.Store 1"])
    #expect(chain("Data", "Order") == nil)
    #expect(chain("Data", "Store") == ["Data.Engine → Data.Store 1"])
  }

  /// Of a module from outside whose types are not known, the imports tell who depends on it.
  @Test func chainsEndInImportsOfModulesThatNothingIsKnownOf() throws {
    let graph = Example(
      """
      //- Cart/Handler.swift
      import Wire
      final class Handler: InboundHandler {}
      //- Cart/Cart.swift
      struct Cart { let handler: Handler }
      //- Cart/Total.swift
      struct Total {}
      """
    ).graph()
    let chain = { (source: String, target: String) in
      let places = [source, target].map { name in
        (name.contains("/") ? graph.folders(named: name) : graph.places(named: name))[0]
      }
      return graph.chains(from: places[0], to: places[1]).first?.hops.map {
        "\($0.source) → \($0.target) \($0.kinds.map(\.name)) \($0.location?.file ?? "")"
      }
    }
    let last = "Cart.Handler → Wire [\"import\"] Cart/Handler.swift"
    #expect(chain("Handler", "Wire") == [last])
    #expect(
      chain("Cart.Cart", "Wire") == ["Cart.Cart → Cart.Handler [\"stores\"] Cart/Cart.swift", last])
    #expect(chain("Total", "Wire") == nil)
    #expect(chain("Cart/", "Wire") == [last])
  }

  /// What another module re-exports is neither imported nor declared.
  @Test func namesThePlaceOfAUseWithoutImport() throws {
    let graph = Example(
      """
      //- Cart/Cart.swift
      import Data
      struct Cart {
        let order: Order
        let next: Order
      }
      //- Data/Engine.swift
      @_exported import Domain
      //- Domain/Order.swift
      public struct Order {}
      """, manifest: ["Cart": ["Data"], "Data": ["Domain"]]
    ).graph()
    let ends = try ["Cart", "Domain"].map { try #require(graph.module($0)) }
    let hops = graph.chains(from: .module(ends[0]), to: .module(ends[1])).flatMap(\.hops)
    #expect(hops.map(\.location) == [Location(file: "Cart/Cart.swift", line: 3, column: 14)])
    #expect(hops.map(\.kinds) == [[.uses(2)]])
  }

  /// An object that is called, whether a name means it or a property.
  @Test(arguments: [
    ("let tax = Tax(); tax().mark()", true), ("Tax()().mark()", true),
    ("shop.tax(for: 1).mark()", true), ("shop.tax?(for: 1).mark()", true),
    ("shop.other().mark()", false),
  ])
  func objectsThatAreCalled(_ call: String, _ isFound: Bool) {
    let graph = graph(
      """
      //- Cart/Cart.swift
      struct Price { func mark() {} }
      struct Tax {
        func callAsFunction() -> Price { Price() }
        func callAsFunction(for order: Int) -> Price { Price() }
      }
      struct Other {}
      final class Shop { let tax: Tax! = Tax(); let other = Other() }
      struct Cart { func total(shop: Shop) { \(call) } }
      """)
    #expect(edges(graph).contains("Cart.Cart → Cart.Price") == isFound)
  }

  /// `$name` is what the wrapper shows of itself, `_name` the wrapper, and `name` the value.
  @Test(arguments: [
    ("$count.send()", ["Channel"]), ("_count.store()", []), ("count.show()", ["Count"]),
    ("$other.send()", []),
  ])
  func propertiesWithAWrapper(_ use: String, _ targets: [String]) {
    let graph = graph(
      """
      //- Cart/Cart.swift
      struct Channel { func send() {} }
      struct Count { func show() {} }
      @propertyWrapper struct Stored<Value> {
        var wrappedValue: Value
        var projectedValue: Channel { Channel() }
        func store() {}
      }
      struct Cart {
        @Stored var count = makeCount()
        func show() { \(use) }
      }
      func makeCount() -> Count { Count() }
      """)
    #expect(
      graph.dependencies.filter { graph[$0.source].name == "Cart" }
        .filter { graph.sites[$0.sites].contains { $0.kind == .member } }
        .map { graph[$0.target].name }.filter { $0 != "Stored" } == targets)
  }

  @Test func subscriptsOfATypeItself() {
    let graph = graph(
      """
      //- Cart/Cart.swift
      struct Price { func mark() {} }
      struct Label { func mark() {} }
      enum Prices {
        static subscript(order: Int) -> Price { Price() }
        subscript(order: Int) -> Label { Label() }
      }
      struct Cart { func total() { Prices[1].mark() } }
      """)
    #expect(
      edges(graph).filter { $0.hasPrefix("Cart.Cart") } == [
        "Cart.Cart → Cart.Price", "Cart.Cart → Cart.Prices",
      ])
  }
}
