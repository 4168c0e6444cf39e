import Testing

@testable import ArchCheck

/// Loads the tree and compares modules and files, one line each:
/// `name kind path (dependencies)` and `path -> module`.
private func check(
  _ tree: String, modules: [String], files: [String], diagnostics: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let project = try ProjectLayout.load(tree: TextTree(tree), rootName: "root")
  let shown = project.modules.map { module in
    let names = module.dependencies.map { dependency in
      (dependency.package.map { "\($0)/" } ?? "") + dependency.name
        + (dependency.isProduct ? "*" : "") + (dependency.condition.map { " if \($0)" } ?? "")
    }
    return "\(module.name) \(module.kind) \(module.path) (\(names.joined(separator: ", ")))"
  }
  #expect(shown == modules, sourceLocation: sourceLocation)
  #expect(
    project.files.map { "\($0.path) -> \(([$0.module] + $0.otherModules).joined(separator: "+"))" }
      == files, sourceLocation: sourceLocation)
  #expect(project.diagnostics.map(\.message) == diagnostics, sourceLocation: sourceLocation)
}

@Test func findsTargetsWhereSwiftPMLooks() throws {
  try check(
    """
    //- Package.swift
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      products: [.library(name: "Shop", targets: ["Cart"])],
      dependencies: [.package(url: "https://github.com/apple/swift-log.git", from: "1.0.0")],
      targets: [
        .target(name: "Cart", dependencies: ["Money", .product(name: "Logging", package: "swift-log")]),
        .target(name: "Money", path: "Modules/Money"),
        .target(name: "shop-tool"),
        .testTarget(name: "CartTests", dependencies: [.target(name: "Cart")]),
        .plugin(name: "Format", capability: .buildTool()),
        .systemLibrary(name: "CSQLite"),
        .binaryTarget(name: "Maps", path: "Maps.xcframework"),
      ])
    //- Sources/Cart/Cart.swift
    //- Sources/Cart/Inner/Line.swift
    //- Modules/Money/Money.swift
    //- Sources/shop-tool/main.swift
    //- Sources/CSQLite/module.modulemap
    //- Tests/CartTests/CartTests.swift
    //- Plugins/Format/Format.swift
    //- Scripts/release.swift
    """,
    modules: [
      "CSQLite system Sources/CSQLite ()",
      "Cart library Sources/Cart (swift-log/Logging*, Money)",
      "CartTests test Tests/CartTests (Cart)",
      "Format plugin Plugins/Format ()",
      "Maps binary Maps.xcframework ()",
      "Money library Modules/Money ()",
      "shop_tool executable Sources/shop-tool ()",
    ],
    files: [
      "Modules/Money/Money.swift -> Money",
      "Plugins/Format/Format.swift -> Format",
      "Sources/Cart/Cart.swift -> Cart",
      "Sources/Cart/Inner/Line.swift -> Cart",
      "Sources/shop-tool/main.swift -> shop_tool",
      "Tests/CartTests/CartTests.swift -> CartTests",
    ])
}

@Test func givesAFileToTheInnermostTargetThatCompilesIt() throws {
  try check(
    """
    //- Package.swift
    // swift-tools-version: 5.9
    let package = Package(name: "P", targets: [
      .target(name: "Outer", path: "Sources", exclude: ["Old", "Notes.swift"], resources: [.copy("Data")]),
      .target(name: "Inner", path: "Sources/Inner", sources: ["Code", "One.swift"]),
    ])
    //- Sources/Main/A.swift
    //- Sources/Notes.swift
    //- Sources/Old/B.swift
    //- Sources/Data/Sample.swift
    //- Sources/Guide.docc/Step.swift
    //- Sources/Inner/One.swift
    //- Sources/Inner/Two.swift
    //- Sources/Inner/Code/C.swift
    """,
    modules: ["Inner library Sources/Inner ()", "Outer library Sources ()"],
    files: [
      "Sources/Inner/Code/C.swift -> Inner",
      "Sources/Inner/One.swift -> Inner",
      "Sources/Inner/Two.swift -> Outer",
      "Sources/Main/A.swift -> Outer",
    ])
}

@Test func linksLocalPackagesAndTellsNamesakesApart() throws {
  try check(
    """
    //- Package.swift
    // swift-tools-version: 5.9
    let package = Package(name: "App", dependencies: [.package(path: "Kit")], targets: [
      .target(name: "Tools", dependencies: [.product(name: "KitAll", package: "Kit")]),
    ])
    //- Sources/Tools/A.swift
    //- Kit/Package.swift
    // swift-tools-version: 5.9
    let package = Package(name: "Kit", products: [.library(name: "KitAll", targets: ["Net", "Tools"])],
      targets: [.target(name: "Net", dependencies: ["Tools"]), .target(name: "Tools")])
    //- Kit/Sources/Net/B.swift
    //- Kit/Sources/Tools/C.swift
    """,
    modules: [
      "Kit.Tools library Kit/Sources/Tools ()",
      "Net library Kit/Sources/Net (Kit.Tools)",
      "Tools library Sources/Tools (Kit/Kit.Tools, Kit/Net)",
    ],
    files: [
      "Kit/Sources/Net/B.swift -> Net",
      "Kit/Sources/Tools/C.swift -> Kit.Tools",
      "Sources/Tools/A.swift -> Tools",
    ])
}

@Test func givesAFileToEachPackageWhoseManifestNamesIt() throws {
  try check(
    """
    //- Package.swift
    // swift-tools-version: 5.9
    let package = Package(name: "App", targets: [
      .target(name: "Foo", path: "Libs/Foo/Sources/Foo")
    ])
    //- Libs/Foo/Package.swift
    // swift-tools-version: 5.9
    let package = Package(name: "FooKit", products: [.library(name: "Foo", targets: ["Foo"])],
      targets: [.target(name: "Foo")])
    //- Libs/Foo/Sources/Foo/Foo.swift
    //- Libs/Bar/Package.swift
    // swift-tools-version: 5.9
    let package = Package(name: "Bar", dependencies: [.package(path: "../Foo")],
      targets: [.target(name: "Bar", dependencies: ["Foo"])])
    //- Libs/Bar/Sources/Bar/Bar.swift
    """,
    modules: [
      "Bar library Libs/Bar/Sources/Bar (FooKit/FooKit.Foo)",
      "Foo library Libs/Foo/Sources/Foo ()",
      "FooKit.Foo library Libs/Foo/Sources/Foo ()",
    ],
    files: [
      "Libs/Bar/Sources/Bar/Bar.swift -> Bar",
      "Libs/Foo/Sources/Foo/Foo.swift -> Foo+FooKit.Foo",
    ])
}

@Test func knowsTheTargetsThatAPluginMayGenerateSourcesFor() throws {
  let project = try ProjectLayout.load(
    tree: TextTree(
      """
      //- Package.swift
      // swift-tools-version: 5.9
      let package = Package(name: "App", targets: [
        .target(name: "Wire", plugins: ["Gen"]), .target(name: "Plain", plugins: ["Format"]),
        .target(name: "Other", plugins: [.plugin(name: "Format", package: "Kit")]),
        .target(name: "Alone"), .plugin(name: "Gen", capability: .buildTool()),
        .plugin(name: "Format", capability: .command(intent: .sourceCodeFormatting())),
      ])
      //- Sources/Wire/A.swift
      //- Sources/Plain/A.swift
      //- Sources/Other/A.swift
      //- Sources/Alone/A.swift
      //- Plugins/Gen/A.swift
      //- Plugins/Format/A.swift
      """), rootName: "root")
  #expect(project.modules.filter(\.isBuiltWithPlugin).map(\.name) == ["Other", "Wire"])
  // What takes part in the build, the target depends on.
  #expect(
    project.modules.filter { !$0.dependencies.isEmpty }
      .map { "\($0.name) → \($0.dependencies.map(\.name).listed)" } == ["Wire → Gen"])
}

@Test func leavesOutPackagesThatAreTestInput() throws {
  try check(
    """
    //- Package.swift
    // swift-tools-version: 5.9
    let package = Package(name: "P", targets: [
      .target(name: "A"), .testTarget(name: "ATests", exclude: ["Input"]),
    ])
    //- Sources/A/A.swift
    //- Tests/ATests/ATests.swift
    //- Tests/ATests/Input/Package.swift
    import PackageDescription
    let package = Package(name: "Input", targets: [.target(name: "Bad")])
    //- Tests/ATests/Input/Sources/Bad/Bad.swift
    //- Fixtures/Broken/Package.swift
    import PackageDescription
    let package = Package(name: "Broken", targets: [.target(name: "Broken")])
    //- Fixtures/Broken/Sources/Broken/B.swift
    //- Examples/Demo/Package.swift
    // swift-tools-version: 5.9
    let package = Package(name: "Demo", targets: [.executableTarget(name: "Demo")])
    //- Examples/Demo/Sources/main.swift
    """,
    modules: [
      "A library Sources/A ()", "ATests test Tests/ATests ()",
      "Demo executable Examples/Demo/Sources ()",
    ],
    files: [
      "Examples/Demo/Sources/main.swift -> Demo", "Sources/A/A.swift -> A",
      "Tests/ATests/ATests.swift -> ATests",
    ])
}

/// A source may be called as manifests are.
@Test func takesAFileOfATypeNamedPackageForASource() throws {
  try check(
    """
    //- Package.swift
    let package = Package(name: "P", targets: [.target(name: "A")])
    //- Sources/A/A.swift
    //- Sources/A/Models/Package.swift
    // A manifest says `import PackageDescription`.
    final class Package {
      static func standard() -> Package {
        let package = Package()
        return package
      }
    }
    //- Sources/A/Models/Version.swift
    """,
    modules: ["A library Sources/A ()"],
    files: [
      "Sources/A/A.swift -> A", "Sources/A/Models/Package.swift -> A",
      "Sources/A/Models/Version.swift -> A",
    ])
  let folders = """
    //- Cart/Models/Package.swift
    final class Package {}
    """
  try check(
    folders, modules: ["Cart folder Cart ()"], files: ["Cart/Models/Package.swift -> Cart"],
    diagnostics: ["no package and no Xcode project: each source folder is taken for a module"])
  try check(
    folders + """

      //- Cart/BUILD
      """,
    modules: ["Cart folder Cart ()"], files: ["Cart/Models/Package.swift -> Cart"],
    diagnostics: ["no package and no Xcode project: each source folder is taken for a module"])
  try check(
    folders + """

      //- Cart.podspec
      Pod::Spec.new do |s|
        s.source_files = 'Cart/**/*.swift'
      end
      """,
    modules: ["Cart folder  ()"], files: ["Cart/Models/Package.swift -> Cart"])
}

@Test func leavesOutFilesThatAreHidden() throws {
  try check(
    """
    //- Package.swift
    let package = Package(name: "P", targets: [.target(name: "A")])
    //- Sources/A/.old.swift
    //- Sources/A/._A.swift
    //- Sources/A/A.swift
    """,
    modules: ["A library Sources/A ()"], files: ["Sources/A/A.swift -> A"])
}

@Test func takesFoldersForModulesWhereNothingIsDeclared() throws {
  try check(
    """
    //- Cart/._A.swift
    //- Cart/A.swift
    //- Cart/Deep/B.swift
    //- Sources/Net/C.swift
    //- run.swift
    """,
    modules: ["Cart folder Cart ()", "Net folder Sources/Net ()", "root folder  ()"],
    files: [
      "Cart/A.swift -> Cart", "Cart/Deep/B.swift -> Cart", "Sources/Net/C.swift -> Net",
      "run.swift -> root",
    ],
    diagnostics: ["no package and no Xcode project: each source folder is taken for a module"])
}

/// A folder whose name only begins like that of tests holds none.
@Test func takesFoldersCalledTestsForTests() throws {
  try check(
    """
    //- Cart/A.swift
    import TestsRunner
    //- CartTests/B.swift
    //- Tests/Net/C.swift
    //- Tests/Stubs/D.swift
    //- TestsRunner/E.swift
    """,
    modules: [
      "Cart folder Cart ()", "CartTests test CartTests ()", "Net test Tests/Net ()",
      "Stubs test Tests/Stubs ()", "TestsRunner folder TestsRunner ()",
    ],
    files: [
      "Cart/A.swift -> Cart", "CartTests/B.swift -> CartTests", "Tests/Net/C.swift -> Net",
      "Tests/Stubs/D.swift -> Stubs", "TestsRunner/E.swift -> TestsRunner",
    ],
    diagnostics: ["no package and no Xcode project: each source folder is taken for a module"])
}

/// Each page of a playground is run by itself, and so is a playground without pages.
@Test func takesPagesOfPlaygroundsForModules() throws {
  try check(
    """
    //- Models/Order.swift
    //- Course/Basics.playground/Pages/One.xcplaygroundpage/Contents.swift
    //- Course/Basics.playground/Pages/Two.xcplaygroundpage/Contents.swift
    //- Course/Basics.playground/Pages/Two.xcplaygroundpage/Sources/Line.swift
    //- Course/Basics.playground/Sources/Shared.swift
    //- Try.playground/Contents.swift
    """,
    modules: [
      "Basics folder Course/Basics.playground ()",
      "Basics_One folder Course/Basics.playground/Pages/One.xcplaygroundpage ()",
      "Basics_Two folder Course/Basics.playground/Pages/Two.xcplaygroundpage ()",
      "Models folder Models ()", "Try folder Try.playground ()",
    ],
    files: [
      "Course/Basics.playground/Pages/One.xcplaygroundpage/Contents.swift -> Basics_One",
      "Course/Basics.playground/Pages/Two.xcplaygroundpage/Contents.swift -> Basics_Two",
      "Course/Basics.playground/Pages/Two.xcplaygroundpage/Sources/Line.swift -> Basics_Two",
      "Course/Basics.playground/Sources/Shared.swift -> Basics",
      "Models/Order.swift -> Models", "Try.playground/Contents.swift -> Try",
    ],
    diagnostics: ["no package and no Xcode project: each source folder is taken for a module"])
  try check(
    """
    //- Models/Order.swift
    //- Try.playground/Contents.swift
    """,
    modules: ["Models folder Models ()", "Try folder Try.playground ()"],
    files: ["Models/Order.swift -> Models", "Try.playground/Contents.swift -> Try"],
    diagnostics: ["no package and no Xcode project: each source folder is taken for a module"])
}

/// Folders that could not see each other as modules are one: an app's sources, one level too high.
@Test func takesFoldersThatImportNothingOfEachOtherForOneModule() throws {
  let files = """
    //- Models/Order.swift
    struct Order {}
    //- Screens/OrderScreen.swift
    import UIKit
    final class OrderScreen { let order: Order }
    //- ShopTests/OrderTests.swift
    """
  try check(
    files, modules: ["ShopTests test ShopTests ()", "root folder  ()"],
    files: [
      "Models/Order.swift -> root", "Screens/OrderScreen.swift -> root",
      "ShopTests/OrderTests.swift -> ShopTests",
    ],
    diagnostics: [
      "no package and no Xcode project: its folders are taken for one module, as none imports another"
    ])
  let apart = [
    "Models folder Models ()", "Screens folder Screens ()", "ShopTests test ShopTests ()",
  ]
  let places = [
    "Models/Order.swift -> Models", "Screens/OrderScreen.swift -> Screens",
    "ShopTests/OrderTests.swift -> ShopTests",
  ]
  let told = ["no package and no Xcode project: each source folder is taken for a module"]
  try check(
    files + "\n@testable import struct Models.Order // why", modules: apart, files: places,
    diagnostics: told)
  try check(
    files + "\n//- Screens/Order.swift", modules: apart,
    files: [places[0], "Screens/Order.swift -> Screens"] + places[1...], diagnostics: told)
}

/// A test imports the module that it is called after, which may be made of several folders.
@Test func takesTheFolderThatTestsAreCalledAfterForTheWholeApp() throws {
  let files = """
    //- Shop/HomeView.swift
    import SwiftUI
    //- Shared/APIClient.swift
    //- ShopTests/HomeTests.swift
    @testable import Shop
    """
  let joined =
    "no package and no Xcode project: its folders are taken for one module, as none imports another"
  try check(
    files, modules: ["Shop folder  ()", "ShopTests test ShopTests ()"],
    files: [
      "Shared/APIClient.swift -> Shop", "Shop/HomeView.swift -> Shop",
      "ShopTests/HomeTests.swift -> ShopTests",
    ], diagnostics: [joined])
  try check(
    """
    //- Shop/HomeView.swift
    //- Shared/APIClient.swift
    //- Tests/HomeTests.swift
    @testable import Shop
    """, modules: ["Shop folder  ()", "Tests test Tests ()"],
    files: [
      "Shared/APIClient.swift -> Shop", "Shop/HomeView.swift -> Shop",
      "Tests/HomeTests.swift -> Tests",
    ], diagnostics: [joined])
  let told = ["no package and no Xcode project: each source folder is taken for a module"]
  try check(
    files + "\n//- SharedTests/ClientTests.swift\nimport Shared",
    modules: [
      "Shared folder Shared ()", "SharedTests test SharedTests ()", "Shop folder Shop ()",
      "ShopTests test ShopTests ()",
    ],
    files: [
      "Shared/APIClient.swift -> Shared", "SharedTests/ClientTests.swift -> SharedTests",
      "Shop/HomeView.swift -> Shop", "ShopTests/HomeTests.swift -> ShopTests",
    ], diagnostics: told)
}

@Test func takesAProjectThatBuildsAPackageAgainForThePackage() throws {
  try check(
    """
    //- Package.swift
    // swift-tools-version: 5.9
    let package = Package(name: "Kit", targets: [.target(name: "Kit")])
    //- Sources/Kit/Kit.swift
    //- Demo/Demo.swift
    //- Kit.xcodeproj/project.pbxproj
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (Kit, Demo); };
      G = { isa = PBXGroup; children = (K, D); };
      K = { isa = PBXFileReference; path = Sources/Kit/Kit.swift; sourceTree = "<group>"; };
      D = { isa = PBXFileReference; path = Demo/Demo.swift; sourceTree = "<group>"; };
      Kit = { isa = PBXNativeTarget; name = "Kit iOS"; buildPhases = (KS); };
      Demo = { isa = PBXNativeTarget; name = Demo; buildPhases = (DS); dependencies = (DK);
        productType = "com.apple.product-type.application"; };
      KS = { isa = PBXSourcesBuildPhase; files = (KB); };
      DS = { isa = PBXSourcesBuildPhase; files = (DB); };
      KB = { isa = PBXBuildFile; fileRef = K; };
      DB = { isa = PBXBuildFile; fileRef = D; };
      DK = { isa = PBXTargetDependency; target = Kit; };
    }; rootObject = P; }
    """,
    modules: ["Demo app Demo (Kit)", "Kit library Sources/Kit ()"],
    files: ["Demo/Demo.swift -> Demo", "Sources/Kit/Kit.swift -> Kit"])
}

@Test func tellsTheTargetsOfAPackageApartThatAProjectBuildsAsOne() throws {
  try check(
    """
    //- Package.swift
    // swift-tools-version: 5.9
    let package = Package(name: "Kit", targets: [.target(name: "Cart"), .target(name: "Net")])
    //- Sources/Cart/Cart.swift
    //- Sources/Net/Net.swift
    //- Demo/Demo.swift
    //- Kit.xcodeproj/project.pbxproj
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (Kit, Demo); };
      G = { isa = PBXGroup; children = (C, N, D); };
      C = { isa = PBXFileReference; path = Sources/Cart/Cart.swift; sourceTree = "<group>"; };
      N = { isa = PBXFileReference; path = Sources/Net/Net.swift; sourceTree = "<group>"; };
      D = { isa = PBXFileReference; path = Demo/Demo.swift; sourceTree = "<group>"; };
      Kit = { isa = PBXNativeTarget; name = Kit; buildPhases = (KS); };
      Demo = { isa = PBXNativeTarget; name = Demo; buildPhases = (DS); dependencies = (DK);
        productType = "com.apple.product-type.application"; };
      KS = { isa = PBXSourcesBuildPhase; files = (CB, NB); };
      DS = { isa = PBXSourcesBuildPhase; files = (DB, NB); };
      CB = { isa = PBXBuildFile; fileRef = C; };
      NB = { isa = PBXBuildFile; fileRef = N; };
      DB = { isa = PBXBuildFile; fileRef = D; };
      DK = { isa = PBXTargetDependency; target = Kit; };
    }; rootObject = P; }
    """,
    modules: [
      "Cart library Sources/Cart ()", "Demo app  (Cart, Net)", "Net library Sources/Net ()",
    ],
    files: [
      "Demo/Demo.swift -> Demo", "Sources/Cart/Cart.swift -> Cart",
      "Sources/Net/Net.swift -> Net+Demo",
    ])
}

/// A package elsewhere may have a product of the name of one here, and one here stands for the one
/// elsewhere that is called like its folder.
@Test func tellsProductsOfPackagesElsewhereFromThoseHere() throws {
  try check(
    """
    //- App/project.yml
    packages:
      Log: {url: https://github.com/apple/swift-log}
      Root: {path: ..}
      Nuke: {github: kean/Nuke}
    targets:
      App:
        type: application
        sources: [Sources]
        dependencies:
          - {package: Log, product: Logging}
          - {package: Root, product: Base}
          - {package: Nuke}
    //- App/Sources/A.swift
    //- Package.swift
    let package = Package(
      name: "Kit", products: [.library(name: "Base", targets: ["Base"])],
      targets: [.target(name: "Base")])
    //- Sources/Base/B.swift
    //- Server/Package.swift
    // swift-tools-version: 5.9
    let package = Package(
      name: "Server", products: [.library(name: "Logging", targets: ["Logging"])],
      targets: [.target(name: "Logging")])
    //- Server/Sources/Logging/L.swift
    //- nuke/Package.swift
    // swift-tools-version: 5.9
    let package = Package(
      name: "Fork", products: [.library(name: "Nuke", targets: ["Nuke"])],
      targets: [.target(name: "Nuke")])
    //- nuke/Sources/Nuke/N.swift
    """,
    modules: [
      "App app App/Sources (Base, swift-log/Logging*, Nuke/Nuke)", "Base library Sources/Base ()",
      "Logging library Server/Sources/Logging ()", "Nuke library nuke/Sources/Nuke ()",
    ],
    files: [
      "App/Sources/A.swift -> App", "Server/Sources/Logging/L.swift -> Logging",
      "Sources/Base/B.swift -> Base", "nuke/Sources/Nuke/N.swift -> Nuke",
    ])
}

@Test func takesNoManifestForASourceFile() throws {
  try check(
    """
    //- Package.swift
    // swift-tools-version: 5.9
    let names = "A,B".split(separator: ",").map(String.init)
    let package = Package(name: "P", targets: names.map { .target(name: $0) })
    //- Sources/A/A.swift
    //- Sources/B/B.swift
    """,
    modules: ["A library Sources/A ()", "B library Sources/B ()"],
    files: ["Sources/A/A.swift -> A", "Sources/B/B.swift -> B"])
  try check(
    """
    //- Package.swift
    // swift-tools-version: 5.9
    let package = Package(name: "P")
    //- Sources/A/A.swift
    """,
    modules: ["A folder Sources/A ()"], files: ["Sources/A/A.swift -> A"],
    diagnostics: ["no package names a target: each source folder is taken for a module"])
}

@Test func takesFoldersForTargetsWhereTheManifestIsNotEvaluated() throws {
  try check(
    """
    //- Package.swift
    // swift-tools-version: 5.9
    fatalError()
    //- Sources/Cart/A.swift
    //- Tests/CartTests/B.swift
    """,
    modules: ["Cart library Sources/Cart ()", "CartTests test Tests/CartTests ()"],
    files: ["Sources/Cart/A.swift -> Cart", "Tests/CartTests/B.swift -> CartTests"],
    diagnostics: [
      "manifest is not evaluated: no Package is made in it; its targets are guessed from folders"
    ])
}

/// The folders are gone through once, not for each target.
@Test(.endsSoon) func namesFoldersForManyTargets() throws {
  let numbers = 0..<1_000
  let targets = numbers.map { ".target(name: \"T\($0)\")" }.joined(separator: ", ")
  let files = (0..<5_000).map { "//- sources/t\($0)/A.swift\n" }.joined()
  let manifest = "//- Package.swift\nlet package = Package(name: \"P\", targets: [\(targets)])\n"
  let layout = try ProjectLayout.load(tree: TextTree(manifest + files), rootName: "root")
  #expect(layout.diagnostics.count { $0.message.hasSuffix("did you mean sources/t7?") } == 1)
  #expect(layout.diagnostics.count { $0.message.contains("did you mean sources/t") } == 1_000)
}

@Test func namesFoldersThatDifferInCase() throws {
  let layout = try ProjectLayout.load(
    tree: TextTree(
      """
      //- Package.swift
      // swift-tools-version: 5.9
      let package = Package(name: "P", targets: [
        .target(name: "A", path: "sources/a"), .target(name: "B"), .target(name: "C", path: "D"),
      ])
      //- Sources/A/A.swift
      //- Sources/b/B.swift
      """), rootName: "root")
  #expect(
    layout.diagnostics.map(\.message) == [
      "target A has no sources: its path sources/a is no folder of the package; "
        + "did you mean Sources/A?",
      "target B has no sources: no folder is named like it where SwiftPM looks; "
        + "did you mean Sources/b?",
      "target C has no sources: its path D is no folder of the package",
    ])
}

@Test func saysWhichDependenciesAreNotKnown() throws {
  let tree = TextTree(
    """
    //- Package.swift
    // swift-tools-version: 5.9
    let package = Package(name: "P", targets: [
      .target(name: "A", dependencies: [made()]), .target(name: "B", dependencies: ["A"]),
    ])
    #if os(Linux)
    package.targets.append(.target(name: "C"))
    #endif
    //- Sources/A/A.swift
    //- Sources/B/B.swift
    //- Sources/C/C.swift
    """)
  let project = try ProjectLayout.load(tree: tree, rootName: "root")
  #expect(project.modules.map(\.dependenciesAreDeclared) == [false, true, true])
  #expect(project.modules.map(\.condition) == [nil, nil, "os(Linux)"])
  #expect(project.name == "P")
}

@Test func withAManifestGoesWhatItDeclares() throws {
  func layout(without patterns: String...) throws -> [String] {
    var project = try ProjectLayout.load(
      tree: TextTree(
        """
        //- Package.swift
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "Cart")])
        //- Sources/Cart/Cart.swift
        //- Tools/Package.swift
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Tools", targets: [.target(name: "Zip")])
        //- Tools/Sources/Zip/Zip.swift
        """), rootName: "root")
    project.exclude(patterns.map(Glob.init))
    return project.modules.map(\.name) + project.files.map { "\($0.path) -> \($0.module)" }
  }
  let cart = ["Cart", "Sources/Cart/Cart.swift -> Cart"]
  #expect(try layout(without: "Tools/Package.swift") == cart)
  #expect(try layout(without: "Tools/**") == cart)
  #expect(try layout(without: "Tools/Sources/**") == ["Cart", "Zip", cart[1]])
  #expect(try layout(without: "**/Package.swift") == [])

  let other = Module(
    name: "B", kind: .app, package: "P", path: "B", declaredIn: "B.xcodeproj/project.pbxproj",
    line: 1)
  var shared = ProjectLayout(
    name: "Shop", modules: [other],
    files: [SourceFile(path: "A.swift", module: "A", otherModules: ["B", "C"])])
  shared.exclude([Glob("A.xcodeproj/**")])
  #expect(shared.files == [SourceFile(path: "A.swift", module: "B")])
}

private let tuistIsNotRead =
  "Tuist manifests are not read: the targets are known once `tuist generate` has run; "
  + "until then source folders stand for them"

@Test func tellsModulesOfTuistApartByFolder() throws {
  try check(
    """
    //- Workspace.swift
    import ProjectDescription
    //- Tuist/Helpers/Project+Make.swift
    import ProjectDescription
    //- Projects/Cart/Project.swift
    import ProjectDescription
    //- Projects/Cart/Sources/Cart.swift
    //- Projects/Cart/Sources/Tests/Kind.swift
    //- Projects/Cart/Tests/CartTests.swift
    //- Projects/Cart/Examples/Sources/App.swift
    //- Kit/Package.swift
    // swift-tools-version: 6.0
    let package = Package(name: "Kit", targets: [.target(name: "Kit")])
    //- Kit/Sources/Kit/Kit.swift
    //- Kit/Snippets/Try.swift
    """,
    modules: [
      "Cart folder Projects/Cart/Sources ()", "CartExamples folder Projects/Cart/Examples ()",
      "CartTests test Projects/Cart/Tests ()", "Kit library Kit/Sources/Kit ()",
    ],
    files: [
      "Kit/Sources/Kit/Kit.swift -> Kit",
      "Projects/Cart/Examples/Sources/App.swift -> CartExamples",
      "Projects/Cart/Sources/Cart.swift -> Cart", "Projects/Cart/Sources/Tests/Kind.swift -> Cart",
      "Projects/Cart/Tests/CartTests.swift -> CartTests",
    ],
    diagnostics: [tuistIsNotRead])
}

@Test func tellsModulesOfARootProjectOfTuistApartByFolder() throws {
  try check(
    """
    //- Project.swift
    import ProjectDescription
    //- App/Sources/Main.swift
    //- AppTests/Test.swift
    //- Targets/Cart/Sources/Cart.swift
    //- Targets/Cart/Tests/CartTests.swift
    //- Models/Project.swift
    struct Project {}
    //- Tools/Package.swift
    // swift-tools-version: 6.0
    let package = Package(name: "Tools", targets: [.target(name: "Tools", path: ".")])
    //- Tools/main.swift
    """,
    modules: [
      "App folder App/Sources ()", "AppTests test AppTests ()",
      "Cart folder Targets/Cart/Sources ()", "CartTests test Targets/Cart/Tests ()",
      "Models folder Models ()", "Tools executable Tools ()",
    ],
    files: [
      "App/Sources/Main.swift -> App", "AppTests/Test.swift -> AppTests",
      "Models/Project.swift -> Models", "Targets/Cart/Sources/Cart.swift -> Cart",
      "Targets/Cart/Tests/CartTests.swift -> CartTests", "Tools/main.swift -> Tools",
    ],
    diagnostics: [tuistIsNotRead])
}

/// A source may be called as Tuist's manifests are, and a folder as Tuist's is.
@Test func takesOwnTypesForSourcesThoughTuistHasTheirNames() throws {
  try check(
    """
    //- Workspace.swift
    import ProjectDescription
    //- Tuist/Helpers/Project+Make.swift
    extension Project {}
    //- iOS/Tuist/Config.swift
    import ProjectDescription
    //- iOS/Tuist/Helpers/Target+Make.swift
    extension Target {}
    //- Projects/Cart/Project.swift
    // import ProjectDescription
    @preconcurrency import ProjectDescription
    //- Projects/Cart/Sources/Project.swift
    struct Project {}
    //- Projects/Cart/Sources/Tuist.swift
    //- Projects/Cart/Sources/Tuist/Generator.swift
    //- Projects/Cart/Sources/Workspace.swift
    // There is no import ProjectDescription here.
    struct Workspace {}
    """,
    modules: ["Cart folder Projects/Cart/Sources ()"],
    files: [
      "Projects/Cart/Sources/Project.swift -> Cart", "Projects/Cart/Sources/Tuist.swift -> Cart",
      "Projects/Cart/Sources/Tuist/Generator.swift -> Cart",
      "Projects/Cart/Sources/Workspace.swift -> Cart",
    ],
    diagnostics: [
      tuistIsNotRead,
      "no package and no Xcode project: each source folder is taken for a module",
    ])
}

@Test func tellsModulesOfBazelApartByFolder() throws {
  try check(
    """
    //- BUILD.bazel
    //- Modules/Cart/BUILD.bazel
    //- Modules/Cart/Cart.swift
    //- Modules/Cart/View/CartView.swift
    //- Modules/Net/Sources/BUILD
    //- Modules/Net/Sources/Net.swift
    //- Modules/Net/Tests/BUILD
    //- Modules/Net/Tests/NetTests.swift
    """,
    modules: [
      "Cart folder Modules/Cart ()", "Net folder Modules/Net/Sources ()",
      "NetTests test Modules/Net/Tests ()",
    ],
    files: [
      "Modules/Cart/Cart.swift -> Cart", "Modules/Cart/View/CartView.swift -> Cart",
      "Modules/Net/Sources/Net.swift -> Net", "Modules/Net/Tests/NetTests.swift -> NetTests",
    ],
    diagnostics: ["no package and no Xcode project: each source folder is taken for a module"])
}

@Test func namesModulesOfBazelAsTheirBuildFilesDo() throws {
  try check(
    """
    //- BUILD
    swift_library(module_name = "Root")
    //- App/A.swift
    //- Features/Cart/BUILD.bazel
    # swift_library(module_name = "Old")
    swift_library(name = "cart", module_name="CartFeature", srcs = glob(["**/*.swift"]))
    swift_test(name = "tests", module_name = "CartFeatureTests")
    //- Features/Cart/Cart.swift
    //- Features/Cart/Tests/CartTests.swift
    //- Features/Net/BUILD
    swift_library(module_name = "NetCore"), swift_library(module_name = "NetUI")
    //- Features/Net/Sources/Net.swift
    """,
    modules: [
      "App folder App ()", "CartFeature folder Features/Cart ()",
      "CartFeatureTests test Features/Cart/Tests ()", "Net folder Features/Net/Sources ()",
    ],
    files: [
      "App/A.swift -> App", "Features/Cart/Cart.swift -> CartFeature",
      "Features/Cart/Tests/CartTests.swift -> CartFeatureTests",
      "Features/Net/Sources/Net.swift -> Net",
    ],
    diagnostics: ["no package and no Xcode project: each source folder is taken for a module"])
}

@Test func namesModulesOfTuistAsTheirManifestsDo() throws {
  try check(
    """
    //- App/Project.swift
    import ProjectDescription
    let project = Project(name: "App", targets: [
      .target(
        name: "Bakery", product: .app, sources: ["Sources/**"],
        dependencies: [.project(target: "CartFeature", path: "../Cart")]),
      // .target(name: "Old"),
      .target(name: "BakeryTests", sources: ["Tests/**"], dependencies: [.target(name: "Bakery")]),
      .target(name: "BakeryExample", sources: ["Example/**"]),
    ])
    //- App/Sources/A.swift
    //- App/Tests/T.swift
    //- App/UITests/U.swift
    //- Cart/Project.swift
    import ProjectDescription
    let project = Project(name: "Cart", targets: [
      .target(name: "CartFeature"), .target(name: name(of: .tests)),
    ])
    //- Cart/Sources/C.swift
    """,
    modules: [
      "AppUITests test App/UITests ()", "Bakery folder App/Sources ()",
      "BakeryTests test App/Tests ()", "Cart folder Cart/Sources ()",
    ],
    files: [
      "App/Sources/A.swift -> Bakery", "App/Tests/T.swift -> BakeryTests",
      "App/UITests/U.swift -> AppUITests", "Cart/Sources/C.swift -> Cart",
    ],
    diagnostics: [
      "Tuist manifests, this one and 1 other, are not read: the targets are known "
        + "once `tuist generate` has run; until then source folders stand for them",
      "no package and no Xcode project: each source folder is taken for a module",
    ])
}

@Test func leavesWhatAPackageLeavesOutThoughBazelBuildsItToo() throws {
  try check(
    """
    //- Package.swift
    // swift-tools-version: 6.0
    let package = Package(name: "Kit", targets: [.target(name: "Kit", exclude: ["Old"])])
    //- BUILD
    //- Sources/Kit/BUILD
    //- Sources/Kit/Kit.swift
    //- Sources/Kit/Old/Kit.swift
    //- Scripts/run.swift
    """,
    modules: ["Kit library Sources/Kit ()"], files: ["Sources/Kit/Kit.swift -> Kit"])
}

@Test func takesPodspecsForModules() throws {
  try check(
    """
    //- Cart/Cart.podspec
    Pod::Spec.new do |s|
      s.name             = 'Cart'  # it's short
      s.description      = <<-DESC
    s.source_files = 'Wrong (
      DESC
      s.source = { :git => 'https://example.com/Cart.git' }
      s.source_files = 'Classes/**/*.{h,swift}',
                       "#{s.name}/*.swift"
      s.ios.source_files = ['Phone']
      s.exclude_files = 'Classes/Old/*'
      # s.source_files = 'Commented/*'
      s.test_spec 'Tests' do |t|
        t.source_files = 'Tests/**/*'
      end
      s.dependency 'Alamofire', '~> 5'
    end
    //- Cart/Classes/Cart.swift
    //- Cart/Classes/Deep/Line.swift
    //- Cart/Classes/Old/Cart.swift
    //- Cart/Cart/Money.swift
    //- Cart/Commented/A.swift
    //- Cart/Phone/Screen.swift
    //- Cart/Tests/CartTests.swift
    //- Cart/Wrong (/B.swift
    //- Net.podspec
    Pod::Spec.new do |spec|
      spec.name = 'NetKit'
      spec.module_name = 'Net'
      spec.subspec 'Core' do |core|
        core.source_files = 'Net/**/*.swift'
      end
    end
    //- Net/Net.swift
    """,
    modules: ["Cart folder Cart ()", "CartTests test Cart ()", "Net folder  ()"],
    files: [
      "Cart/Cart/Money.swift -> Cart", "Cart/Classes/Cart.swift -> Cart",
      "Cart/Classes/Deep/Line.swift -> Cart", "Cart/Phone/Screen.swift -> Cart",
      "Cart/Tests/CartTests.swift -> CartTests", "Net/Net.swift -> Net",
    ])
}

@Test func readsPodspecsInAnyWayOfWriting() throws {
  try check(
    """
    //- Kit.podspec
    Pod::Spec.new do |spec|
      spec.name = 'Kit'; spec.version = '1.0'
      spec.source_files = "Sources/#{spec.name}/**/*.swift"
      spec.ios.source_files = %w[
        Kit/Classes/**/*
        Kit/More/*.swift
      ]
      spec.subspec('UI') { |ui| ui.source_files = "UI/**/*.swift" }
      spec.test_spec 'T' do |test| test.source_files = 'Tests/**/*.swift' end
      spec.subspec('Net') do |net|
        net.source_files = 'Net/*.swift', # what goes over the wire
                           # and what comes back
                           'Wire/*.swift'
      end
    end
    //- Kit/Classes/Deep/A.swift
    //- Kit/More/B.swift
    //- Net/C.swift
    //- Sources/Kit/D.swift
    //- Tests/E.swift
    //- UI/F.swift
    //- Wire/G.swift
    """,
    modules: ["Kit folder  ()", "KitTests test  ()"],
    files: [
      "Kit/Classes/Deep/A.swift -> Kit", "Kit/More/B.swift -> Kit", "Net/C.swift -> Kit",
      "Sources/Kit/D.swift -> Kit", "Tests/E.swift -> KitTests", "UI/F.swift -> Kit",
      "Wire/G.swift -> Kit",
    ])
}

@Test func tellsWhatAPodspecWorksOut() throws {
  let project = try ProjectLayout.load(
    tree: TextTree(
      """
      //- Kit.podspec
      Pod::Spec.new do |spec|
        base = 'Sources'
        spec.description = <<-DESC
          Text
        DESC
        spec.exclude_files = %w[
          A.swift
        ]
        spec.source_files = "#{base}/**/*.swift"
        spec.ios.source_files = "Phone/#{spec.name}/*.swift"
        spec.osx.source_files = files
      end
      //- Phone/Kit/A.swift
      """), rootName: "root")
  let told = project.diagnostics.filter { $0.file == "Kit.podspec" }
  #expect(told.map(\.line) == [9, 11])
  #expect(
    told.first?.message
      == "the podspec works out source_files when it runs: what they name is not known")
}

@Test func leavesFilesOfAPackageToItThoughAPodspecNamesThem() throws {
  try check(
    """
    //- Package.swift
    // swift-tools-version: 6.0
    let package = Package(name: "Net", targets: [.target(name: "Net", path: "Sources")])
    //- Net.podspec
    Pod::Spec.new do |s|
      s.name = 'Net'
      s.source_files = 'Sources/**/*', 'Extras/*'
    end
    //- Sources/Net.swift
    //- Extras/Extra.swift
    """,
    modules: ["Net library Sources ()"], files: ["Sources/Net.swift -> Net"])
}

@Test func tellsSubmodulesThatAreNotCheckedOut() throws {
  let project = try ProjectLayout.load(
    tree: TextTree(
      """
      //- .gitmodules
      [submodule "Kit"]
      	path = Packages/Kit
      	url = ../kit.git
      [submodule "Samples"]
      	path = "Samples"
      [submodule "Tools"]
      	path = Tools
      [submodule "Old"]
      	path = .cache/Old
      //- Package.swift
      // swift-tools-version: 6.0
      let package = Package(
        name: "P", dependencies: [.package(path: "Packages/Kit")], targets: [.target(name: "A")])
      //- Sources/A/A.swift
      //- Tools/run.sh
      """), rootName: "root")
  let message = "this submodule is not checked out; `git submodule update --init` gets it"
  #expect(
    project.diagnostics == [
      Diagnostic(.warning, message, file: "Packages/Kit"),
      Diagnostic(.info, message, file: "Samples"),
    ])
  #expect(project.unread == ["Packages/Kit", "Samples"])
}

/// What stands under a condition may have another place without it, and of what is left out or not
/// checked out is told otherwise.
@Test func tellsPackagesThatAreNotRead() throws {
  let project = try ProjectLayout.load(
    tree: TextTree(
      """
      //- .gitmodules
      path = Sub
      //- App/Package.swift
      // swift-tools-version: 5.9
      let package = Package(
        name: "App",
        dependencies: [
          .package(path: "../Kit"), .package(path: "../../Beside"), .package(path: "../../Other"),
          .package(path: "../Gone"), .package(path: "../Sub"), .package(path: "../.deps/Net"),
        ], targets: [.target(name: "App")])
      if Context.environment["LOCAL"] != nil {
        package.dependencies.append(.package(path: "../../Local"))
      }
      //- App/Sources/App/A.swift
      //- Kit/Package.swift
      // swift-tools-version: 5.9
      let package = Package(
        name: "Kit", dependencies: [.package(path: "../../Beside")], targets: [.target(name: "Kit")])
      //- Kit/Sources/Kit/K.swift
      """), rootName: "root")
  #expect(
    project.diagnostics.map { "\($0.file ?? ""): \($0.severity) \($0.message)" } == [
      "App/Package.swift: warning depends on ../../Beside and ../../Other, which are outside the root: "
        + "run archcheck in a folder that holds all",
      "App/Package.swift: warning depends on ../Gone, where no package is",
      "Kit/Package.swift: warning depends on ../../Beside, which is outside the root: run archcheck "
        + "in a folder that holds both",
      "Sub: warning this submodule is not checked out; `git submodule update --init` gets it",
    ])
}

@Test func tellsSubmodulesThatAnXcodeProjectNeeds() throws {
  let project = try ProjectLayout.load(
    tree: TextTree(
      """
      //- .gitmodules
      path = Kit
      path = Net
      path = Gen
      path = Work
      //- App.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (App); packageReferences = (L);
          projectReferences = ({ ProjectRef = R; }); };
        G = { isa = PBXGroup; children = (A, K, R); };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        K = { isa = PBXFileReference; path = KitTests/K.swift; sourceTree = "<group>"; };
        R = { isa = PBXFileReference; path = Net/Net.xcodeproj; sourceTree = "<group>"; };
        App = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        B1 = { isa = PBXBuildFile; fileRef = A; };
        B2 = { isa = PBXBuildFile; fileRef = K; };
      }; rootObject = P; }
      //- Other/project.yml
      targets:
        Other:
          type: framework
          sources: [../Gen/Sources]
      //- App.xcworkspace/contents.xcworkspacedata
      <FileRef location = "group:Work/Work.xcodeproj"></FileRef>
      //- A.swift
      """), rootName: "root")
  let absent = project.diagnostics.filter { $0.message.hasPrefix("this submodule") }
  #expect(
    absent.map { "\($0.severity) \($0.file ?? "")" }
      == ["info Kit", "warning Net", "warning Gen", "warning Work"])
}

@Test func knowsTheAppOfSwiftPlaygrounds() throws {
  try check(
    """
    //- Bird.swiftpm/Package.swift
    // swift-tools-version: 5.8
    import PackageDescription
    import AppleProductTypes
    let package = Package(
      name: "Bird",
      platforms: [.iOS("16.0")],
      products: [
        .iOSApplication(
          name: "Bird", targets: ["AppModule"], bundleIdentifier: "x", displayVersion: "1.0",
          appIcon: .placeholder(icon: .calendar), accentColor: .presetColor(.brown),
          supportedDeviceFamilies: [.pad, .phone],
          supportedInterfaceOrientations: [.portrait, .landscapeRight(.when(deviceFamilies: [.pad]))])
      ],
      targets: [.executableTarget(name: "AppModule", path: "."), .executableTarget(name: "Tool")])
    //- Bird.swiftpm/MyApp.swift
    //- Bird.swiftpm/Sources/Tool/Tool.swift
    """,
    modules: ["AppModule app Bird.swiftpm ()", "Tool executable Bird.swiftpm/Sources/Tool ()"],
    files: [
      "Bird.swiftpm/MyApp.swift -> AppModule", "Bird.swiftpm/Sources/Tool/Tool.swift -> Tool",
    ])
}

@Test func tellsPackagesOfOneNameApartByTheirFolders() throws {
  func package(_ name: String) -> String {
    """
    // swift-tools-version: 6.0
    let package = Package(name: "\(name)", targets: [
      .target(name: "Models"), .executableTarget(name: "App", dependencies: ["Models"])])
    """
  }
  func tree(_ names: [String: String]) -> String {
    names.sorted { $0.key < $1.key }.map { folder, name in
      """
      //- \(folder)/Package.swift
      \(package(name))
      //- \(folder)/Sources/App/App.swift
      //- \(folder)/Sources/Models/Models.swift
      """
    }.joined(separator: "\n")
  }
  func names(_ folders: [String: String]) throws -> [String] {
    try ProjectLayout.load(tree: TextTree(tree(folders)), rootName: "root").modules
      .map { "\($0.name) \($0.path) \($0.dependencies.map(\.name))" }
  }
  #expect(
    try names(["One": "App", "Two": "App"]) == [
      "One.App One/Sources/App [\"One.Models\"]", "One.Models One/Sources/Models []",
      "Two.App Two/Sources/App [\"Two.Models\"]", "Two.Models Two/Sources/Models []",
    ])
  #expect(
    try names(["One": "Shop", "Two": "Demo"]) == [
      "App One/Sources/App [\"Models\"]", "Demo.App Two/Sources/App [\"Demo.Models\"]",
      "Demo.Models Two/Sources/Models []", "Models One/Sources/Models []",
    ])
}
