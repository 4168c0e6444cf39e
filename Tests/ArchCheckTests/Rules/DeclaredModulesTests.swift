import Testing

@testable import ArchCheck

/// What manifests and projects declare under other names than code imports it.
@Suite struct DeclaredModulesTests {
  private func undeclared(_ files: String) throws -> [String] {
    try messages(of: UndeclaredModuleDependency(), files)
  }

  private func messages(of rule: some Rule, _ files: String) throws -> [String] {
    try Analysis(
      tree: TextTree(files), rootName: "root", rules: [ConfiguredRule(rule)], today: Day(number: 0)
    ).run().result.findings.map(\.message)
  }

  /// The module map of a binary is in its archive.
  @Test func leavesModulesOfBinaryTargetsAlone() throws {
    func files(_ dependencies: String) -> String {
      """
      //- Package.swift
      // swift-tools-version: 5.10
      import PackageDescription
      let package = Package(
        name: "Chat",
        targets: [
          .target(name: "Chat", dependencies: [\(dependencies)]),
          .binaryTarget(name: "LlamaFramework", path: "Llama.xcframework"),
        ])
      //- Sources/Chat/Chat.swift
      import llama
      """
    }
    #expect(try undeclared(files("\"LlamaFramework\"")) == [])
    #expect(
      try undeclared(files("")) == ["Chat imports llama, which its target does not declare"])
  }

  /// A package and a project may build most of the same files under the same name.
  @Test func takesTheTwinInAProjectForTheModule() throws {
    let found = try undeclared(
      """
      //- Package.swift
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Kit", path: "Sources", exclude: ["Old.swift"]),
          .testTarget(name: "Core", dependencies: ["Kit"], path: "Tests", exclude: ["OldTests.swift"]),
        ])
      //- Sources/Kit.swift
      //- Sources/Old.swift
      //- Tests/KitTests.swift
      import Kit
      //- Tests/OldTests.swift
      import Kit
      //- Kit.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (Kit, KitTests); };
        G = { isa = PBXGroup; children = (K, O, T, U); };
        K = { isa = PBXFileReference; path = Sources/Kit.swift; sourceTree = "<group>"; };
        O = { isa = PBXFileReference; path = Sources/Old.swift; sourceTree = "<group>"; };
        T = { isa = PBXFileReference; path = Tests/KitTests.swift; sourceTree = "<group>"; };
        U = { isa = PBXFileReference; path = Tests/OldTests.swift; sourceTree = "<group>"; };
        Kit = { isa = PBXNativeTarget; name = Kit; buildPhases = (KS);
          productType = "com.apple.product-type.framework"; };
        KitTests = { isa = PBXNativeTarget; name = KitTests; buildPhases = (TS);
          dependencies = (TD); productType = "com.apple.product-type.bundle.unit-test"; };
        KS = { isa = PBXSourcesBuildPhase; files = (KB, OB); };
        TS = { isa = PBXSourcesBuildPhase; files = (TB, UB); };
        KB = { isa = PBXBuildFile; fileRef = K; };
        OB = { isa = PBXBuildFile; fileRef = O; };
        TB = { isa = PBXBuildFile; fileRef = T; };
        UB = { isa = PBXBuildFile; fileRef = U; };
        TD = { isa = PBXTargetDependency; target = Kit; };
      }; rootObject = P; }
      """)
    #expect(found == [])
  }

  /// CocoaPods and Carthage bring other modules than the targets of the project itself.
  @Test(arguments: ["Podfile", "Cartfile", "Notes"])
  func judgesTargetsOfOneProjectWhateverElseItImports(file: String) throws {
    let files = """
      //- project.yml
      targets:
        App:
          type: application
          sources: [App]
          dependencies: [{target: B}, {target: C}, {carthage: Alamofire}]
        A: {type: framework, sources: [A]}
        B: {type: framework, sources: [B]}
        C: {type: framework, sources: [C]}
      //- \(file)
      //- App/App.swift
      import Alamofire
      import B
      import Moya
      //- A/A.swift
      public struct Order {}
      //- B/B.swift
      import A
      //- C/C.swift
      public struct Cart {}
      """
    #expect(try undeclared(files) == ["B imports A, which its target does not declare"])
    #expect(
      try messages(of: UnusedModuleDependency(), files) == ["App declares C and never imports it"])
  }

  private func project(settings: String, sources: String = "(AB)") -> String {
    """
    //- App.xcodeproj/project.pbxproj
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (App, Kit); };
      G = { isa = PBXGroup; children = (A, K, M); };
      A = { isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
      K = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = "<group>"; };
      M = { isa = PBXFileReference; path = App/Old.m; sourceTree = "<group>"; };
      App = { isa = PBXNativeTarget; name = App; buildPhases = (AS); buildConfigurationList = L;
        \(settings.isEmpty ? "dependencies = (TD);" : "")
        productType = "com.apple.product-type.application"; };
      Kit = { isa = PBXNativeTarget; name = Kit; buildPhases = (KS);
        productType = "com.apple.product-type.framework"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      AS = { isa = PBXSourcesBuildPhase; files = \(sources); };
      KS = { isa = PBXSourcesBuildPhase; files = (KB); };
      AB = { isa = PBXBuildFile; fileRef = A; };
      KB = { isa = PBXBuildFile; fileRef = K; };
      MB = { isa = PBXBuildFile; fileRef = M; };
      TD = { isa = PBXTargetDependency; target = Kit; };
    }; rootObject = P; }
    //- App/Old.m
    @import Kit;
    //- Kit/Kit.swift
    public struct Kit {}
    //- App/App.swift

    """
  }

  /// A linker that is told of a framework may be told of the one of another target.
  @Test(arguments: [
    ("FRAMEWORK_SEARCH_PATHS = \"$(SRCROOT)/Vendor\";", true),
    ("OTHER_LDFLAGS = \"-framework Kit\";", false),
  ])
  func judgesTargetsWithSearchPaths(settings: String, isJudged: Bool) throws {
    let found = try undeclared(project(settings: settings) + "import Kit")
    #expect(found == (isJudged ? ["App imports Kit, which its target does not declare"] : []))
  }

  /// A target may be called otherwise in each configuration, and be imported by each name.
  @Test func knowsModulesByTheNamesOfAllConfigurations() throws {
    let files = """
      //- App.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (App, Tests); };
        G = { isa = PBXGroup; children = (A, T); };
        A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        T = { isa = PBXFileReference; path = Tests.swift; sourceTree = "<group>"; };
        App = { isa = PBXNativeTarget; name = App; buildPhases = (AS); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        Tests = { isa = PBXNativeTarget; name = Tests; buildPhases = (TS); dependencies = (TD);
          productType = "com.apple.product-type.bundle.unit-test"; };
        L = { isa = XCConfigurationList; buildConfigurations = (D, R);
          defaultConfigurationName = Release; };
        D = { isa = XCBuildConfiguration; name = Debug;
          buildSettings = { PRODUCT_NAME = "App Dev"; }; };
        R = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
        AS = { isa = PBXSourcesBuildPhase; files = (AB); };
        TS = { isa = PBXSourcesBuildPhase; files = (TB); };
        AB = { isa = PBXBuildFile; fileRef = A; };
        TB = { isa = PBXBuildFile; fileRef = T; };
        TD = { isa = PBXTargetDependency; target = App; };
      }; rootObject = P; }
      //- App.swift
      struct Start {}
      //- Tests.swift
      @testable import App_Dev
      let start = Start()
      """
    #expect(try undeclared(files) == [])
    #expect(try messages(of: UnusedModuleDependency(), files) == [])
  }

  /// Storyboards bring classes of modules that no code imports.
  @Test(arguments: ["storyboard", "txt"])
  func storyboardsUseModules(kind: String) throws {
    let found = try messages(
      of: UnusedModuleDependency(),
      """
      //- project.yml
      targets:
        App: {type: application, sources: [App], dependencies: [{target: Parts}]}
        Parts: {type: framework, sources: [Parts]}
      //- App/App.swift
      struct Start {}
      //- App/Main.\(kind)
      <view customClass="Badge" customModule="Parts"/>
      //- Parts/Badge.swift
      public final class Badge {}
      """)
    #expect(found == (kind == "txt" ? ["App declares Parts and never imports it"] : []))
  }

  /// What Objective-C imports is not read.
  @Test func leavesDependenciesOfMixedTargetsAlone() throws {
    let mixed = project(settings: "", sources: "(AB, MB)") + "struct Start {}"
    #expect(try messages(of: UnusedModuleDependency(), mixed) == [])
    #expect(
      try messages(of: UnusedModuleDependency(), project(settings: "") + "struct Start {}")
        == ["App declares Kit and never imports it"])
  }

  /// What the application links would be there twice if its unit tests linked it as well; tests of the
  /// user interface run in a process of their own.
  @Test(arguments: ["unit-test", "ui-testing"])
  func unitTestsImportWhatTheirApplicationLinks(kind: String) throws {
    let found = try undeclared(
      """
      //- project.yml
      packages: {Nuke: {url: https://github.com/kean/Nuke}}
      targets:
        App:
          type: application
          sources: [App]
          dependencies: [{target: Kit}, {package: Nuke}]
        Kit: {type: framework, sources: [Kit]}
        Other: {type: framework, sources: [Other]}
        AppTests: {type: bundle.\(kind), sources: [Tests], dependencies: [{target: App}]}
      //- App/App.swift
      import Kit
      //- Kit/Kit.swift
      public struct Kit {}
      //- Other/Other.swift
      public struct Other {}
      //- Tests/AppTests.swift
      import Kit
      import Nuke
      import Other
      """)
    let undeclared = kind == "unit-test" ? ["Other"] : ["Kit and Nuke", "Other"]
    #expect(
      found.sorted()
        == undeclared.map { "AppTests imports \($0), which its target does not declare" })
  }

  /// Gradle and Flutter make frameworks that no project shows.
  @Test(arguments: ["cd .. && ./gradlew :shared:embedAndSignAppleFrameworkForXcode", "swiftlint"])
  func leavesImportsOfTargetsWithForeignBuildsAlone(script: String) throws {
    let isKnown = script == "swiftlint"
    let expected = isKnown ? ["App imports shared, which its target does not declare"] : []
    #expect(
      try undeclared(
        """
        //- project.yml
        targets:
          App:
            type: application
            sources: [App]
            preBuildScripts: [{script: "\(script)"}]
        //- App/App.swift
        import shared
        """) == expected)
    #expect(
      try undeclared(
        """
        //- App.xcodeproj/project.pbxproj
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (App); };
          G = { isa = PBXGroup; children = (A); };
          A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          App = { isa = PBXNativeTarget; name = App; buildPhases = (AS); dependencies = (TD);
            productType = "com.apple.product-type.application"; };
          AS = { isa = PBXSourcesBuildPhase; files = (AB); };
          AB = { isa = PBXBuildFile; fileRef = A; };
          TD = { isa = PBXTargetDependency; target = Assemble; };
          Assemble = { isa = PBXAggregateTarget; name = Assemble; buildPhases = (S); };
          S = { isa = PBXShellScriptBuildPhase; shellScript = "\(script)"; };
        }; rootObject = P; }
        //- App.swift
        import shared
        """) == expected)
  }

  /// A folder with headers is that of a module where it holds a module map.
  @Test(arguments: [
    ("SWIFT_INCLUDE_PATHS: $(SRCROOT)/CFoo", false),
    ("HEADER_SEARCH_PATHS: $(SRCROOT)/CFoo", false),
    ("HEADER_SEARCH_PATHS: $(inherited) $(SRCROOT)/**", false),
    ("HEADER_SEARCH_PATHS: $(SRCROOT)/App", true),
  ])
  func leavesImportsOfTargetsWithSearchPathsAlone(setting: String, isJudged: Bool) throws {
    let found = try undeclared(
      """
      //- project.yml
      targets:
        App: {type: application, sources: [App], settings: {base: {\(setting)}}}
      //- App/App.swift
      import CFoo
      //- CFoo/module.modulemap
      """)
    #expect(found.isEmpty != isJudged)
  }
}
