import Testing

@testable import ArchCheck

/// Reads a manifest and compares what it declares, one line each; `conditions` too.
func checkManifest(
  _ source: String, _ expected: String..., diagnostics: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let manifest = readManifest(source, path: "Package.swift")
  #expect(lines(of: manifest) == expected, sourceLocation: sourceLocation)
  #expect(
    manifest.diagnostics.map { "\($0.line ?? 0): \($0.message)" } == diagnostics,
    sourceLocation: sourceLocation)
}

private func lines(of manifest: PackageManifest) -> [String] {
  func suffix(_ condition: String?) -> String { condition.map { " if \($0)" } ?? "" }
  let packages = manifest.dependencies.map { dependency in
    let place =
      switch dependency.location {
      case .url(let url): url
      case .path(let path): "path \(path)"
      case .registry(let id): "id \(id)"
      }
    return "package \(place)\(dependency.name.map { " named \($0)" } ?? "")"
      + suffix(dependency.condition)
  }
  let products = manifest.products.map {
    "product \($0.kind) \($0.name) \($0.targets)\(suffix($0.condition))"
  }
  let targets = manifest.targets.map { target in
    let dependencies = target.dependencies.map {
      "\($0.kind == .byName ? "" : "\($0.kind) ")\($0.package.map { "\($0)/" } ?? "")\($0.name)"
        + suffix($0.conditionText)
    }
    var line = "\(target.kind) \(target.name)"
    if !dependencies.isEmpty { line += " uses \(dependencies.joined(separator: ", "))" }
    if let path = target.path { line += " at \(path)" }
    if let sources = target.sources { line += " sources \(sources)" }
    if !target.exclude.isEmpty { line += " without \(target.exclude)" }
    if !target.resources.isEmpty { line += " resources \(target.resources)" }
    return line + suffix(target.condition)
  }
  return packages + products + targets
}

@Test func targetsOfAHelperStandWhereTheyAreNamed() {
  let manifest = readManifest(
    """
    // swift-tools-version: 5.9
    import PackageDescription
    func tests(_ name: String, of module: Target.Dependency) -> Target {
      .testTarget(name: name, dependencies: [module])
    }
    let package = Package(
      name: "Shop",
      targets: [
        .target(
          name: "Cart"),
        tests("CartTests", of: "Cart"),
        tests(
          "MoneyTests", of: "Cart"),
      ])
    """, path: "Package.swift")
  #expect(manifest.targets.map(\.line) == [9, 11, 13])
}

@Test func readsAPlainManifest() {
  checkManifest(
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Shop",
      platforms: [.iOS(.v17)],
      products: [
        .library(name: "Cart", type: .dynamic, targets: ["Cart", "Money"]),
        .executable(name: "tool", targets: ["Tool"]),
        .plugin(name: "Format", targets: ["Format"]),
      ],
      dependencies: [
        .package(url: "https://github.com/apple/swift-log.git", .upToNextMajor(from: "1.0.0")),
        .package(name: "Old", url: "https://github.com/a/b", "1.0.0"..<"2.0.0"),
        .package(path: "../Kit"),
        .package(id: "mona.LinkedList", from: "1.0.0"),
      ],
      targets: [
        .target(
          name: "Cart",
          dependencies: [
            "Money",
            .target(name: "Net", condition: .when(platforms: [.macOS, .custom("freebsd")])),
            .product(name: "Logging", package: "swift-log"),
            .byName(name: "Kit", condition: .when(configuration: .debug)),
            .product(name: "T", package: "t", condition: .when(platforms: [.linux], traits: ["B", "A"])),
          ],
          path: "Code/Cart", exclude: ["README.md"], sources: ["A", "B.swift"],
          resources: [.process("Assets"), .copy("Data")], publicHeadersPath: "h",
          swiftSettings: [.define("X")]),
        .executableTarget(name: "Tool"),
        .testTarget(name: "CartTests"),
        .macro(name: "Macros"),
        .plugin(name: "Format", capability: .buildTool()),
        .systemLibrary(name: "CLib", pkgConfig: "lib", providers: [.brew(["lib"])]),
        .binaryTarget(name: "Bin", url: "https://a.b/c.zip", checksum: "0"),
      ])
    """,
    "package https://github.com/apple/swift-log.git",
    "package https://github.com/a/b named Old",
    "package path ../Kit",
    "package id mona.LinkedList",
    "product library Cart [\"Cart\", \"Money\"]",
    "product executable tool [\"Tool\"]",
    "product plugin Format [\"Format\"]",
    "regular Cart uses Money, target Net if .when(platforms: [.macOS, .freebsd]), "
      + "product swift-log/Logging, Kit if .when(configuration: .debug), "
      + "product t/T if .when(platforms: [.linux], traits: [\"A\", \"B\"])"
      + " at Code/Cart sources [\"A\", \"B.swift\"] without [\"README.md\"]"
      + " resources [\"Assets\", \"Data\"]",
    "executable Tool", "test CartTests", "macro Macros", "plugin Format", "system CLib",
    "binary Bin")
}

@Test func evaluatesConstantsAndLists() {
  checkManifest(
    #"""
    let core = "Core"
    let log: Target.Dependency = .product(name: "Logging", package: "swift-log")
    var shared: [Target.Dependency] = [.init(stringLiteral: core), log]
    shared += ["Extra"]
    shared.append(.byName(name: "More"))
    shared.append(contentsOf: ["A", "B"])
    shared.insert("First", at: 0)
    shared.removeAll { $0 == "Extra" }
    let names = ["X", "Y"].map { "\(core)\($0)" } + (1...2).map { "N\($0)" }
    var targets = [Target]()
    targets.append(.target(name: core, dependencies: shared))
    targets += names.filter { $0 != "CoreY" }.map { .target(name: $0, dependencies: [.target(name: core)]) }
    targets += [["P"], ["Q"]].flatMap { $0 }.map { Target.testTarget(name: $0) }
    let total = ["a", "b"].reduce("") { $0 + $1 }
    let package = Package(name: "P", targets: targets)
    package.targets.append(.target(name: total))
    package.targets += [.target(name: ["x", "y"].joined(separator: "_"))]
    """#,
    "regular Core uses First, Core, product swift-log/Logging, More, A, B",
    "regular CoreX uses target Core", "regular N1 uses target Core", "regular N2 uses target Core",
    "test P", "test Q", "regular ab", "regular x_y")
}

@Test func evaluatesLoopsOverTargets() {
  checkManifest(
    #"""
    let package = Package(name: "P", targets: [.target(name: "A"), .testTarget(name: "ATests", dependencies: ["A"])])
    for target in package.targets {
      target.swiftSettings = (target.swiftSettings ?? []) + [.define("X")]
      target.dependencies.append("Shared")
      if target.type == .test { target.dependencies += [.product(name: "Snap", package: "snap")] }
      switch target.type {
      case .regular: target.path = "Lib/\(target.name)"
      default: break
      }
    }
    package.targets.forEach { $0.exclude.append("README.md") }
    for (index, name) in ["B", "C"].enumerated() where index > 0 {
      package.targets.append(.target(name: name, dependencies: package.targets.compactMap {
        if $0.type == .test { return nil } else { return .byName(name: $0.name) }
      }))
    }
    """#,
    "regular A uses Shared at Lib/A without [\"README.md\"]",
    "test ATests uses A, Shared, product snap/Snap without [\"README.md\"]",
    "regular C uses A")
}

@Test func evaluatesFunctionsAndExtensions() {
  checkManifest(
    #"""
    let package = Package(name: "P", targets: [
      .feature("Cart", uses: .nio, .core), .module(name: "Core"), feature(named: "Z"),
    ] + .tests)
    extension Target {
      static func feature(_ name: String, uses: Target.Dependency...) -> Target {
        .target(name: name + "Feature", dependencies: uses + [.external("Kit")], path: folder(name))
      }
      static func module(name: String, isTest: Bool = false) -> Target {
        guard !isTest else { return .testTarget(name: name) }
        return .target(name: name)
      }
    }
    extension Target.Dependency {
      static let nio = Self.product(name: "NIO", package: "swift-nio")
      static var core: Self { "Core" }
      static func external(_ name: String) -> Target.Dependency { .product(name: name, package: name.lowercased()) }
    }
    extension Array where Element == Target {
      static var tests: [Target] { ["A", "B"].map { .testTarget(name: $0) } }
    }
    func folder(_ name: String) -> String { "Features/\(name)" }
    func feature(named name: String) -> Target {
      let target = Target.target(name: name)
      defaults(target)
      return target
    }
    func defaults(_ target: Target) { target.dependencies = [.core] }
    """#,
    "regular CartFeature uses product swift-nio/NIO, Core, product kit/Kit at Features/Cart",
    "regular Core", "regular Z uses Core", "test A", "test B")
}

@Test func evaluatesOwnTypes() {
  checkManifest(
    #"""
    enum Module: String, CaseIterable {
      case cart, net = "Network"
      var name: String { rawValue.capitalized }
      var uses: [Module] {
        switch self {
        case .cart: [.net]
        case .net: []
        }
      }
    }
    struct Feature {
      enum Kind { case ui, data }
      let name: String
      var kind: Kind = .ui
      var uses: [String] = []
      private(set) var suffix: String?
      init(_ name: String, kind: Kind = .ui) {
        self.name = name
        self.kind = kind
        suffix = kind == .data ? "Data" : nil
      }
      mutating func use(_ other: String) { uses.append(other) }
      func target() -> Target {
        .target(name: name + (suffix ?? ""), dependencies: uses.map { .init(stringLiteral: $0) })
      }
    }
    var search = Feature("Search", kind: .data)
    search.use("Net")
    let features: [Feature] = [search, .init("Home")]
    let package = Package(
      name: "P",
      targets: Module.allCases.map { module in
        .target(name: module.name, dependencies: module.uses.map { .byName(name: $0.name) })
      } + features.map { $0.target() })
    """#,
    "regular Cart uses Network", "regular Network", "regular SearchData uses Net", "regular Home")
}

@Test func unitesTheBranchesOfTheEnvironment() {
  checkManifest(
    #"""
    import Foundation
    let isCI = ProcessInfo.processInfo.environment["CI"] != nil
    var dependencies: [Package.Dependency] = []
    if isCI { dependencies.append(.package(path: "../kit")) } else {
      dependencies += [.package(url: "https://a.b/kit", from: "1.0.0")]
    }
    let extra: [Target.Dependency] = Context.environment["EXTRA"] == "1" ? ["Extra"] : []
    func has(_ name: String) -> Bool { ProcessInfo.processInfo.environment[name] != nil }
    let package = Package(name: "P", dependencies: dependencies, targets: [
      .target(name: "A", dependencies: ["B"] + extra),
    ])
    if has("DOCS"), !isCI { package.targets.append(.target(name: "Docs")) }
    if let path = Context.environment["LOCAL"] { package.dependencies.append(.package(path: path)) }
    switch Context.environment["MODE"] {
    case "x": package.targets.append(.target(name: "X"))
    case .none: package.targets.append(.target(name: "None"))
    default: break
    }
    """#,
    "package https://a.b/kit if ProcessInfo.processInfo.environment[\"CI\"] == nil",
    "package path ../kit if ProcessInfo.processInfo.environment[\"CI\"] != nil",
    "package path <Context.environment[\"LOCAL\"]> if Context.environment[\"LOCAL\"] != nil",
    "regular A uses B, Extra if Context.environment[\"EXTRA\"] == \"1\"",
    "regular None if Context.environment[\"MODE\"] is .none",
    "regular Docs if ProcessInfo.processInfo.environment[\"DOCS\"] != nil",
    "regular X if Context.environment[\"MODE\"] is \"x\"")
}

@Test func unitesTheBranchesOfThePlatform() {
  checkManifest(
    """
    var uses: [Target.Dependency] = ["A"]
    #if os(Linux)
    uses.append("Glib")
    let other = ["Mac.swift"]
    #elseif os(Windows)
    uses.append("Win")
    let other = ["Mac.swift", "Unix"]
    #else
    let other: [String] = []
    #endif
    #if swift(>=5.5) && compiler(<99)
    uses.append("New")
    #else
    uses.append("Old")
    #endif
    let package = Package(name: "P", targets: [.target(name: "T", dependencies: uses, exclude: ["R"] + other)])
    #if canImport(Darwin)
    package.targets.append(.testTarget(name: "MacTests"))
    #endif
    """,
    "regular T uses A, New, Glib if os(Linux), Win if os(Windows) without [\"R\"]",
    "test MacTests if canImport(Darwin)")
}

@Test func asksForFilesInBothWays() {
  checkManifest(
    """
    import Foundation
    let package = Package(name: "P", targets: [.target(name: "A")])
    if FileManager.default.fileExists(atPath: "dev") && !Context.packageDirectory.isEmpty {
      package.targets.append(.target(name: "Dev"))
    }
    """,
    "regular A", "regular Dev if FileManager.default.fileExists(atPath: \"dev\")")
}

@Test func saysWhatItCannotEvaluate() {
  checkManifest(
    """
    let package = Package(name: "P", targets: [
      .target(name: "A", dependencies: [made(), "B"]),
      .target(name: somewhere.name),
    ])
    for target in others() { package.targets.append(target) }
    configure(package)
    """,
    "regular A uses B",
    diagnostics: [
      "2: manifest: made() is not evaluated",
      "3: manifest: a target's name: somewhere is not evaluated",
      "5: manifest: loop over others() is not evaluated",
      "6: manifest: effect of configure(package) is not known",
    ])
}

@Test func saysThatTwoTargetsHaveOneName() {
  checkManifest(
    """
    let package = Package(name: "P", targets: [
      .target(name: "A"),
      .target(name: "A", path: "Other"),
    ])
    """,
    "regular A",
    diagnostics: ["3: manifest: another target is called A; one of them is read"])
}

@Test func findsTargetsByATrailingClosure() {
  checkManifest(
    """
    import PackageDescription
    let package = Package(
      name: "P", targets: ["A", "B", "C", "D", "E"].map { .target(name: $0) })
    package.targets.first { $0.name == "A" }?.dependencies += ["B", "C"]
    package.targets.last { $0.name == "B" }!.dependencies.append("C")
    package.targets[package.targets.firstIndex { $0.name == "C" }!].dependencies += ["D"]
    let d = package.targets.first { target in target.name == "D" }!
    d.dependencies = ["E"]
    if package.targets.contains { $0.name == "E" } { d.dependencies.append("A") }
    """,
    "regular A uses B, C", "regular B uses C", "regular C uses D", "regular D uses E, A",
    "regular E")
}

@Test func splitsTextsAtSetsOfCharacters() {
  checkManifest(
    """
    import Foundation
    import PackageDescription
    let package = Package(
      name: "P",
      targets: [
        .target(
          name: "A",
          dependencies: "B C".components(separatedBy: .whitespaces)
            .map { Target.Dependency(stringLiteral: $0) }),
        .target(
          name: "B",
          dependencies: "C,D;E".components(separatedBy: CharacterSet(charactersIn: ",;"))
            .map { .byName(name: $0) }),
        .target(name: " C-".trimmingCharacters(in: CharacterSet.whitespaces)),
        .target(name: "D".lowercased()),
      ])
    """,
    "regular A uses B, C", "regular B uses C, D, E", "regular C-", "regular d")
}

@Test func namesTargetsAfterTheirTypes() {
  let start = """
    import PackageDescription
    protocol Feature { static var name: String { get } }
    struct Cart: Feature {}
    enum Money: Feature { case only }

    """
  for name in ["\"\\(Self.self)\"", "String(describing: Self.self)", "\"\\(self)\""] {
    checkManifest(
      start + """
        extension Feature {
          static var name: String { \(name) }
          static var target: Target { .target(name: name) }
        }
        let package = Package(name: "P", targets: [Cart.target, Money.target])
        """,
      "regular Cart", "regular Money")
  }
  for name in ["\"\\(Self.self)\"", "String(describing: type(of: self))", "\"\\(type(of: self))\""]
  {
    checkManifest(
      start + """
        extension Feature {
          var name: String { \(name) }
          func target() -> Target { .target(name: name) }
        }
        let package = Package(name: "P", targets: [Cart().target(), Money.only.target()])
        """,
      "regular Cart", "regular Money")
  }
  checkManifest(
    """
    import PackageDescription
    struct Cart: CustomStringConvertible { var description: String { "Basket" } }
    struct Plain { var size = 1 }
    let package = Package(
      name: "P", targets: [.target(name: "\\(Cart())"), .target(name: "\\(Plain())")])
    """,
    "regular Basket", "regular Plain(size: 1)")
}

@Test func countsTargets() {
  checkManifest(
    """
    import PackageDescription
    let package = Package(
      name: "P",
      targets: stride(from: 1, to: 6, by: 2).map { .target(name: "A\\($0)") }
        + stride(from: 2, through: 0, by: -2).map { .target(name: "B\\($0)") })
    """,
    "regular A1", "regular A3", "regular A5", "regular B2", "regular B0")
}

@Test func appliesOperatorsOfTheManifest() {
  checkManifest(
    """
    import PackageDescription
    infix operator <+: AdditionPrecedence
    func <+ (package: Package, target: Target) { package.targets.append(target) }
    func += (targets: inout [Target], name: String) { targets.append(.target(name: name)) }
    prefix operator ^
    prefix func ^ (name: String) -> Target.Dependency { .byName(name: name) }
    let package = Package(name: "P")
    package <+ .target(name: "A", dependencies: [^"B"])
    package.targets += "B"
    """,
    "regular A uses B", "regular B")
}

@Test func followsInitializersOfPackage() {
  checkManifest(
    """
    import PackageDescription
    extension Package {
      convenience init(name: String, modules: [String]) {
        self.init(name: name, targets: modules.map { .target(name: $0) })
      }
    }
    let package = Package(name: "P", modules: ["A", "B"])
    """,
    "regular A", "regular B")
}

@Test func saysWhichChangesItCannotFollow() {
  let start = """
    import Foundation
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "A")])

    """
  func check(
    _ source: String, _ told: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let manifest = readManifest(start + source, path: "Package.swift")
    let found = manifest.diagnostics.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.message)" }
    #expect(found == told, sourceLocation: sourceLocation)
  }
  check(
    "for name in try! FileManager.default.contentsOfDirectory(atPath: \"Sources\") {\n"
      + "  package.targets.append(.target(name: name))\n}",
    "4:1: manifest: loop over try! FileManager.default.contentsOfDirectory(atPath: \"Source… is not evaluated"
  )
  check(
    "package.targets += (try? FileManager.default.contentsOfDirectory(atPath: \".\"))?\n"
      + "  .map { .target(name: $0) } ?? []",
    "4:26: manifest: FileManager.default.contentsOfDirectory(atPath: \".\") is not evaluated")
  check(
    "package.targets <+> .target(name: \"B\")",
    "4:1: manifest: effect of package.targets is not known")
  check(
    "package.targets.rearrange { $0.name }",
    "4:1: manifest: effect of package.targets.rearrange { $0.name } is not known")
  check(
    "package.targets.single { true }?.dependencies += [\"B\"]",
    "4:1: manifest: change of package.targets.single { true }? is not evaluated")
  check(
    "package.targets.single { true }.dependencies.append(\"B\")",
    "4:1: manifest: effect of package.targets.single { true } is not known")
  check(
    """
    struct Module: Decodable { var name: String }
    let data = FileManager.default.contents(atPath: "modules.json")!
    for module in try! JSONDecoder().decode([Module].self, from: data) {
      package.targets.append(.target(name: module.name))
    }
    """,
    "6:1: manifest: loop over try! JSONDecoder().decode([Module].self, from: data) is not evaluated"
  )
  check(
    """
    struct Module: Decodable { var name: String }
    if let data = try? Data(contentsOf: URL(fileURLWithPath: "modules.json")),
      let modules = try? JSONDecoder().decode([Module].self, from: data) {
      package.targets += modules.map { .target(name: $0.name) }
    }
    """, "6:22: manifest: JSONDecoder() is not evaluated")
}

@Test func carriesOutLabelledLoops() {
  checkManifest(
    """
    import PackageDescription
    var names = ["A"]
    outer: for list in [["B"], ["C", "D"], ["E"]] {
      for name in list where name == "D" { continue outer }
      if list == ["E"] { break outer }
      names.append(list[0])
    }
    var more = ["X", "Y", "Z"]
    more.removeLast(2)
    choice: do {
      break choice
      names.append("Never")
    }
    let package = Package(name: "Shop", targets: (names + more).map { .target(name: $0) })
    """, "regular A", "regular B", "regular X")
}

@Test func closuresAlterWhatTheyAreGiven() {
  checkManifest(
    """
    // swift-tools-version: 5.9
    import PackageDescription
    func build(_ fill: (inout [Target]) -> Void) -> [Target] {
      var all: [Target] = []
      fill(&all)
      return all
    }
    func addTools(_ targets: inout [Target]) {
      targets.append(.target(name: "Tools", dependencies: ["A"]))
    }
    let package = Package(
      name: "P",
      targets: build {
        $0.append(.target(name: "A"))
        $0.append(.target(name: "B", dependencies: ["A"]))
      } + build(addTools))
    """,
    "regular A", "regular B uses A", "regular Tools uses A")
}

@Test func asksForTheTypeOfAValue() {
  checkManifest(
    """
    // swift-tools-version: 5.9
    import PackageDescription
    func uses(_ value: Any) -> [Target.Dependency] {
      switch value {
      case let name as String: return [.byName(name: name)]
      case let names as [String]: return names.map { .byName(name: $0) }
      case is Int: return ["Count"]
      default: return []
      }
    }
    func first(_ value: Any) -> [Target.Dependency] {
      if let name = value as? String { return [.byName(name: name)] }
      return value is Int ? ["Count"] : ["Rest"]
    }
    let package = Package(
      name: "P",
      targets: [
        .target(name: "A", dependencies: uses("Core")),
        .target(name: "B", dependencies: uses(["Core", "Log"])),
        .target(name: "C", dependencies: uses(1) + first("Core")),
        .target(name: "D", dependencies: first(1) + first(["Core"])),
      ])
    """,
    "regular A uses Core", "regular B uses Core, Log", "regular C uses Count, Core",
    "regular D uses Count, Rest")
}

@Test func changesWhatAKeyPathLeadsTo() {
  checkManifest(
    """
    // swift-tools-version: 5.9
    import PackageDescription
    struct Plan { var uses = Uses() }
    struct Uses { var core: [Target.Dependency] = [] }
    var plan = Plan()
    let path = \\Plan.uses.core
    plan[keyPath: path] = ["A"]
    plan[keyPath: path].append("B")
    let package = Package(
      name: "P", targets: [.target(name: "C", dependencies: plan.uses.core)])
    """,
    "regular C uses A, B")
}

/// What is told with its place leaves open what the targets depend on.
@Test func tellsWhatLeavesDependenciesOpen() throws {
  func check(
    _ declarations: String, _ targets: String, told: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let manifest = readManifest(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      \(declarations)
      let package = Package(name: "P", targets: \(targets))
      """, path: "Package.swift")
    let found = manifest.diagnostics.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.message)" }
    #expect(found == told, sourceLocation: sourceLocation)
    #expect(
      manifest.targets.allSatisfy { !$0.dependenciesAreKnown }, sourceLocation: sourceLocation)
  }
  let builder =
    "@resultBuilder struct Deps { static func buildBlock(_ parts: String...) -> [String] { parts } }"
  try check(
    """
    \(builder)
    func module(_ name: String, @Deps uses: () -> [String]) -> Target {
      .target(name: name, dependencies: uses().map { .byName(name: $0) })
    }
    """, "[module(\"C\") { \"A\"; \"B\" }]",
    told: ["7:56: manifest: { \"A\"; \"B\" } is not evaluated"])
  try check(
    """
    \(builder)
    struct Module { var name: String; @Deps var uses: () -> [String] }
    let module = Module(name: "C") { "A"; "B" }
    """, "[.target(name: module.name, dependencies: module.uses().map { .byName(name: $0) })]",
    told: ["5:32: manifest: { \"A\"; \"B\" } is not evaluated"])
  try check(
    """
    \(builder)
    @Deps func uses() -> [String] { "A"; "B" }
    @Deps var more: [String] { "A"; "B" }
    """,
    """
    [.target(name: "C", dependencies: uses().map { .byName(name: $0) }),
      .target(name: "D", dependencies: more.map { .byName(name: $0) })]
    """,
    told: [
      "4:33: manifest: \"A\"; \"B\" is not evaluated",
      "5:28: manifest: \"A\"; \"B\" is not evaluated",
    ])
  try check(
    """
    struct Plan {
      var uses: [String: [Target.Dependency]] = [:]
      subscript(name: String) -> [Target.Dependency] {
        get { uses[name] ?? [] }
        set { uses[name] = newValue }
      }
    }
    var plan = Plan()
    plan["C"] = ["A"]
    """, "[.target(name: \"C\", dependencies: plan.uses[\"C\"] ?? [])]",
    told: ["11:1: manifest: change of plan[\"C\"] is not evaluated"])
}

@Test func takesBothWaysWhereAnOptionSetIsAsked() {
  checkManifest(
    """
    // swift-tools-version: 5.9
    import PackageDescription
    struct Parts: OptionSet {
      let rawValue: Int
      static let a = Parts(rawValue: 1)
      static let b = Parts(rawValue: 2)
    }
    func uses(_ parts: Parts) -> [Target.Dependency] {
      parts.contains(.a) ? ["A"] : ["B"]
    }
    let package = Package(name: "P", targets: [.target(name: "C", dependencies: uses([.a, .b]))])
    """,
    "regular C uses B if !parts.contains(.a), A if parts.contains(.a)")
}

@Test func tellsThePartOfASumThatIsNotKnown() {
  checkManifest(
    """
    // swift-tools-version: 5.9
    import PackageDescription
    struct Feature {}
    func features(_ make: () -> [Target]) -> Feature { Feature() }
    let package = Package(name: "P", targets: [.target(name: "A")] + features { [] })
    """,
    diagnostics: ["5: manifest: features { [] } is not evaluated"])
}

@Test func readsPlugins() {
  let manifest = readManifest(
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "P",
      targets: [
        .target(name: "A", plugins: ["Gen", .plugin(name: "Lint", package: "tools")]),
        .target(name: "B", plugins: found()),
        .plugin(name: "Gen", capability: .buildTool()),
        .plugin(
          name: "Format", capability: .command(intent: .sourceCodeFormatting(), permissions: [])),
      ])
    """, path: "Package.swift")
  #expect(
    manifest.targets.map(\.plugins) == [
      [PluginUse(name: "Gen"), PluginUse(name: "Lint", package: "tools")], [PluginUse()], [], [],
    ])
  #expect(manifest.targets.map(\.isCommand) == [false, false, false, true])
  #expect(manifest.diagnostics == [])
}
