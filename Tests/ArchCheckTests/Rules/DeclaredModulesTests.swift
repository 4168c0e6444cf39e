import Testing

@testable import ArchCheck

/// What manifests and projects declare under other names than code imports it.
@Suite struct DeclaredModulesTests {
  private func undeclared(_ files: String) throws -> [String] {
    try Analysis(
      tree: TextTree(files), rootName: "root",
      rules: [ConfiguredRule(UndeclaredModuleDependency())], today: Day(number: 0)
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
}
