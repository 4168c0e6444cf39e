import Testing

@testable import ArchCheck

@Suite struct XcodeBadInputTests {
  private func check(
    _ text: String, files: [String] = [], _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = told(["App.xcodeproj/project.pbxproj": text], files)
      .replacing("App.xcodeproj/project.pbxproj:", with: "")
    #expect(lines == expected, sourceLocation: sourceLocation)
  }

  @Test func saysWhatIsDamaged() {
    check("", "1: the project file ends too early: a value is missing")
    check("{", "1: the project file ends too early: a value is missing")
    check("{\n a = \"b;\n}", "2: the project file has a text without its closing quote")
    check("{ /* \n}", "1: the project file has a comment without its end")
    check("{\n a = (b c);\n}", "2: the project file lacks ','")
    check("{}", "1: the project file lists no objects")
    check(
      "{ objects = { A = {}; }; rootObject = B; }", "1: the project file names no project object")
    check(
      "{ objects = {\n<<<<<<< HEAD\n", "2: the project file has an unresolved merge conflict")
    check(
      "{ children = (\n<<<<<<< HEAD\nA,\n", "2: the project file has an unresolved merge conflict")
    check("{ data = <0g>", "1: the project file lacks a hexadecimal digit")
    check(
      "<?xml version=\"1.0\"?>",
      "1: the project file is an XML or binary property list, not the format that Xcode writes")
    check(
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n",
      "1: the project file is what Git LFS leaves in its place; `git lfs pull` gets it")
    check(
      "{\0 \0a\0 \0", "1: the project file is UTF-16, not the UTF-8 that Xcode writes")
    check(
      "{ a = \(String(repeating: "(", count: 100_000))",
      "1: the project file is nested too deeply")
  }

  @Test func survivesEveryTruncation() {
    let whole = Array(
      projectFile(
        """
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (R); /* c */ };
        R = { isa = PBXFileReference; path = "A\\U0041.swift"; sourceTree = "<group>"; };
        """
      ).utf8)
    for length in whole.indices {
      #expect(throws: ProjectValueError.self) { try XcodeObjects(parsing: Array(whole[..<length])) }
    }
    #expect(throws: Never.self) { try XcodeObjects(parsing: whole) }
  }

  @Test func reportsWhatCannotBePlaced() {
    check(
      projectFile(
        """
        P = { isa = PBXProject; mainGroup = G; targets = (T, Nothing); };
        G = { isa = PBXGroup; children = (G, H, R1, Nothing, F); };
        H = { isa = PBXGroup; children = (G, R2, R3); path = "../.."; sourceTree = "<group>"; };
        R1 = { isa = PBXFileReference; path = "/etc/A.swift"; sourceTree = "<absolute>"; };
        R2 = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        R3 = { isa = PBXFileReference; path = C.swift; sourceTree = SOURCE_ROOT; };
        R4 = { isa = PBXFileReference; path = D.swift; sourceTree = "<group>"; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = ../F; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = T; buildPhases = (S, Nothing); };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5); };
        B1 = { isa = PBXBuildFile; fileRef = R1; };
        B2 = { isa = PBXBuildFile; fileRef = R2; };
        B3 = { isa = PBXBuildFile; fileRef = R3; };
        B4 = { isa = PBXBuildFile; fileRef = R4; };
        B5 = { isa = PBXBuildFile; fileRef = Nothing; };
        L = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Gone; };
        """),
      files: ["D.swift"],
      """
      T library : D.swift | 
      5: the group G stands in more than one group; its first place counts
      11: the folder ../F is outside the root: run archcheck in a folder that holds both
      12: T compiles /etc/A.swift and B.swift, which are outside the root: run archcheck in a folder that holds all
      12: T compiles C.swift, which is not there: generate it or take the reference out
      19: the package Packages/Gone is not there
      """)
  }

  @Test func leavesTheCodeOfOthersOut() {
    let project = projectFile(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (R, X); };
      R = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S, F); };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = R; };
      F = { isa = PBXFrameworksBuildPhase; files = (BX); };
      BX = { isa = PBXBuildFile; fileRef = X; };
      """)
    let workspace = """
      <Workspace>
      <FileRef location = "group:App/App.xcodeproj"></FileRef>
      <FileRef location = "group:App/Pods/Pods.xcodeproj"></FileRef>
      <Group location = "group:App" name = "x">
        <FileRef location = "group:Gone &amp; lost.xcodeproj"></FileRef>
        <FileRef location = "group:../../Other/Other.xcodeproj"></FileRef>
      </Group>
      </Workspace>
      """
    #expect(
      told(
        [
          "App/App.xcodeproj/project.pbxproj": project,
          "App/Pods/Pods.xcodeproj/project.pbxproj": project.replacing("App;", with: "Pod;"),
          "All.xcworkspace/contents.xcworkspacedata": workspace,
          "App/App.xcodeproj/project.xcworkspace/contents.xcworkspacedata": workspace,
        ],
        ["App/A.swift", "App/Podfile", "App/Pods/A.swift"]) == """
          App library App open: A.swift | 
          All.xcworkspace/contents.xcworkspacedata:5: the project App/Gone & lost.xcodeproj is not there
          All.xcworkspace/contents.xcworkspacedata:6: App/../../Other/Other.xcodeproj is outside the root
          """)
  }

  /// What is longer than a path can be is not made in full for each file.
  @Test func groupsWithoutEnd() {
    let name = String(repeating: "g", count: 1_000)
    let workspace =
      "<Workspace>" + String(repeating: "<Group location = \"group:\(name)\">", count: 64)
      + String(repeating: "<FileRef location = \"group:a\">", count: 3)
    let found = told(["W.xcworkspace/contents.xcworkspacedata": workspace], ["A.swift"])
    #expect(found.contains("is outside the root"))
    #expect(found.utf8.count < 20_000)
  }

  /// Somebody dragged a file into the project and left its place absolute.
  @Test func placesAbsolutePathsBelowTheRoot() {
    let project = projectFile(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (H, R1, R2, R3); };
      H = { isa = PBXGroup; children = (R4); path = /d/e/Kit; sourceTree = "<absolute>"; };
      R1 = { isa = PBXFileReference; path = /d/e/App/A.swift; sourceTree = "<absolute>"; };
      R2 = { isa = PBXFileReference; path = /d/e2/B.swift; sourceTree = "<absolute>"; };
      R3 = { isa = PBXFileReference; path = /d/e/../C.swift; sourceTree = "<absolute>"; };
      R4 = { isa = PBXFileReference; path = D.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
      B1 = { isa = PBXBuildFile; fileRef = R1; };
      B2 = { isa = PBXBuildFile; fileRef = R2; };
      B3 = { isa = PBXBuildFile; fileRef = R3; };
      B4 = { isa = PBXBuildFile; fileRef = R4; };
      """)
    #expect(
      told(
        ["App.xcodeproj/project.pbxproj": project], ["App/A.swift", "Kit/D.swift"], root: "/d/e")
          == """
          App library : A.swift D.swift | 
          App.xcodeproj/project.pbxproj:11: App compiles /d/e/../C.swift and /d/e2/B.swift, which are outside the root: run archcheck in a folder that holds all
          """)
  }

  /// A path may leave the root and come back by the names of the folders that lead to it.
  @Test func pathsThatComeBackToTheRoot() {
    let project = projectFile(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T);
        packageReferences = (L, L2, L3);
        projectReferences = ({ ProjectRef = O; }, { ProjectRef = O2; }); };
      G = { isa = PBXGroup; children = (R, O, O2); };
      R = { isa = PBXFileReference; path = "../../e/A.swift"; sourceTree = "<group>"; };
      O = { isa = PBXFileReference; path = "../../e/Other.xcodeproj"; sourceTree = "<group>"; };
      O2 = { isa = PBXFileReference; path = "../../f/Other.xcodeproj"; sourceTree = "<group>"; };
      L = { isa = XCLocalSwiftPackageReference; relativePath = "../../e"; };
      L2 = { isa = XCLocalSwiftPackageReference; relativePath = "../../../d/e"; };
      L3 = { isa = XCLocalSwiftPackageReference; relativePath = "../../../f/e"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = R; };
      """)
    let workspace = """
      <Workspace>
      <FileRef location = "group:../../e"></FileRef>
      <FileRef location = "group:../../e/Gone.xcodeproj"></FileRef>
      <FileRef location = "group:../../../d/e/Utils/App.xcodeproj"></FileRef>
      <FileRef location = "group:../../f"></FileRef>
      <FileRef location = "group:../../../e"></FileRef>
      </Workspace>
      """
    let texts = [
      "Utils/App.xcodeproj/project.pbxproj": project,
      "Utils/W.xcworkspace/contents.xcworkspacedata": workspace,
    ]
    #expect(
      told(texts, ["A.swift", "Other.xcodeproj/project.pbxproj"], root: "/d/e") == """
        App library : A.swift | 
        Other.xcodeproj/project.pbxproj:1: the project file ends too early: a value is missing
        Utils/App.xcodeproj/project.pbxproj:10: the project ../../f/Other.xcodeproj is outside the root: run archcheck in a folder that holds both
        Utils/App.xcodeproj/project.pbxproj:13: the package ../../../f/e is outside the root: run archcheck in a folder that holds both
        Utils/W.xcworkspace/contents.xcworkspacedata:3: the project Gone.xcodeproj is not there
        Utils/W.xcworkspace/contents.xcworkspacedata:5: ../../f is outside the root
        Utils/W.xcworkspace/contents.xcworkspacedata:6: ../../../e is outside the root
        """)
    #expect(
      told(texts, [], root: "/d/f").contains("contents.xcworkspacedata:2: ../../e is outside"))
  }
}
