import Testing

@testable import ArchCheck

@Suite struct XcodeProjectTests {
  private func check(
    _ objects: String, files: [String] = [], _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      told(["App.xcodeproj/project.pbxproj": projectFile(objects)], files) == expected,
      sourceLocation: sourceLocation)
  }

  @Test func placesFilesByTheirGroups() {
    check(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (GA, GN, R1, R4); sourceTree = "<group>"; };
      GA = { isa = PBXGroup; children = (R2); path = App; sourceTree = "<group>"; };
      GN = { isa = PBXGroup; children = (GV); name = "No folder"; sourceTree = "<group>"; };
      GV = { isa = PBXVariantGroup; children = (R3); path = "App/en.lproj"; sourceTree = "<group>"; };
      R1 = { isa = PBXFileReference; path = "App/../Top.swift"; sourceTree = "<group>"; };
      R2 = { isa = PBXFileReference; path = "Café.swift"; sourceTree = "<group>"; };
      R3 = { isa = PBXFileReference; path = "Words.swift"; sourceTree = "<group>"; };
      R4 = { isa = PBXFileReference; path = "app/bridge.m"; sourceTree = SOURCE_ROOT; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S);
        productType = "com.apple.product-type.application"; };
      S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
      B1 = { isa = PBXBuildFile; fileRef = R1; };
      B2 = { isa = PBXBuildFile; fileRef = R2; };
      B3 = { isa = PBXBuildFile; fileRef = GV; };
      B4 = { isa = PBXBuildFile; fileRef = R4; };
      """,
      files: ["Top.swift", "App/Cafe\u{301}.swift", "App/en.lproj/Words.swift", "App/Bridge.m"],
      "App app : Cafe\u{301}.swift Words.swift Top.swift | ")
  }

  @Test func knowsTargetsOfAssembly() {
    check(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (R); };
      R = { isa = PBXFileReference; path = Boot.s; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Boot; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = R; };
      """,
      files: ["Boot.s"], "Boot library  clang:  | ")
  }

  @Test(arguments: [
    ("FRAMEWORK_SEARCH_PATHS = (\"$(inherited)\", \"$(PROJECT_DIR)/Vendor\");", true),
    ("SWIFT_INCLUDE_PATHS = \"$(SRCROOT)/Modules\";", true),
    ("OTHER_LDFLAGS = (\"-ObjC\", \"-framework\", Maps);", true),
    ("OTHER_SWIFT_FLAGS = \"$(inherited) -DDEBUG -Xcc -fmodule-map-file=a.modulemap\";", true),
    ("FRAMEWORK_SEARCH_PATHS = \"$(inherited) $(PLATFORM_DIR)/Developer/Library\";", false),
    ("OTHER_LDFLAGS = \"-ObjC -lz\"; OTHER_SWIFT_FLAGS = \"-DDEBUG\";", false),
    ("SWIFT_INCLUDE_PATHS = \"\";", false),
  ])
  func asksSettingsWhetherMoreCanBeImported(settings: String, isOpen: Bool) {
    check(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (R); };
      R = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = R; };
      """,
      files: ["A.swift"], "App library \(isOpen ? " open" : ""): A.swift | ")
  }

  @Test func sharesFilesInAFixedOrder() {
    let targets = ["Tests", "Widget", "Kit", "App"]
    let types = ["bundle.unit-test", "app-extension", "framework", "application"]
    let objects = zip(targets, types).map { name, type in
      """
      \(name) = { isa = PBXNativeTarget; name = \(name); buildPhases = (S\(name));
        productType = "com.apple.product-type.\(type)"; };
      S\(name) = { isa = PBXSourcesBuildPhase; files = (B, O\(name)); };
      O\(name) = { isa = PBXBuildFile; fileRef = R\(name); };
      R\(name) = { isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
      """
    }
    check(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (Tests, Widget, Kit, App, Copy); };
      G = { isa = PBXGroup; children = (R, RTests, RWidget, RKit, RApp); };
      R = { isa = PBXFileReference; path = Common.swift; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = R; };
      \(objects.joined(separator: "\n"))
      Copy = { isa = PBXNativeTarget; name = Copy; buildPhases = (SCopy);
        productType = "com.apple.product-type.application"; };
      SCopy = { isa = PBXSourcesBuildPhase; files = (B); };
      """,
      files: ["Common.swift", "App.swift", "Kit.swift", "Widget.swift", "Tests.swift"],
      """
      App app : App.swift Common.swift+Copy+Kit+Tests+Widget | 
      Kit library : Kit.swift | 
      Tests test : Tests.swift | 
      Widget app : Widget.swift | 
      App.xcodeproj/project.pbxproj:28: Copy compiles the files of App only
      """)
  }

  @Test func takesSynchronizedFolders() {
    let objects = """
      P = { isa = PBXProject; mainGroup = G; targets = (App, Widget); };
      G = { isa = PBXGroup; children = (F); };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
        exceptions = (EA, EW); explicitFolders = (Raw);
        explicitFileTypes = { Sample.swift = text; Tool.swift = sourcecode.swift; }; };
      EA = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App;
        membershipExceptions = (Info.plist, "Old/Gone.swift", Drafts); };
      EW = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Widget;
        membershipExceptions = (Common.swift, "Old/Gone.swift"); };
      App = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F);
        productType = "com.apple.product-type.application"; };
      Widget = { isa = PBXNativeTarget; name = Widget; 
        productType = "com.apple.product-type.app-extension"; };
      """
    let files = [
      "App/._App.swift", "App/App.swift", "App/Common.swift", "App/Old/Gone.swift",
      "App/Drafts/A.swift", "App/Raw/B.swift", "App/Sample.swift", "App/Tool.swift",
      "App/Deep/er/View.swift",
      "App/Guide.docc/Step.swift", "App/Models/Line.swift", "App/Package/Sources/C.swift",
      "Apple.swift", "App0/D.swift",
    ]
    let texts = [
      "App.xcodeproj/project.pbxproj": projectFile(objects),
      "App/Models/Package.swift": "final class Package {}",
      "App/Package/Package.swift": "import PackageDescription",
    ]
    #expect(
      told(texts, files) == """
        App app App: App.swift Common.swift+Widget View.swift Line.swift Package.swift Tool.swift | 
        Widget app App/Old: Gone.swift | 
        """)
  }

  /// A Mac finds a folder whatever its case; of one that is gone the target is left.
  @Test func tellsSynchronizedFoldersThatAreNotThere() {
    check(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (App, Kit, Net); };
      G = { isa = PBXGroup; children = (F, K, N); };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = app; sourceTree = "<group>"; };
      K = { isa = PBXFileSystemSynchronizedRootGroup; path = Kitt; sourceTree = "<group>"; };
      N = { isa = PBXFileSystemSynchronizedRootGroup; path = ../Net; sourceTree = "<group>"; };
      App = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F);
        dependencies = (D); };
      Kit = { isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = (K); };
      Net = { isa = PBXNativeTarget; name = Net; fileSystemSynchronizedGroups = (N); };
      D = { isa = PBXTargetDependency; target = Kit; };
      """,
      files: ["App/Deep/A.swift", "Kit/K.swift"],
      """
      App library App/Deep: A.swift | Kit
      Kit library :  | 
      Net library :  | 
      App.xcodeproj/project.pbxproj:7: the folder Kitt is not there; did you mean Kit?
      App.xcodeproj/project.pbxproj:8: the folder ../Net is outside the root: run archcheck in a folder that holds both
      """)
  }

  /// The build makes some files; of those that are gone all are named to who asks for more.
  @Test func tellsFilesThatAreNotThere() {
    check(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (App); };
      G = { isa = PBXGroup; children = (A, B, C, D); };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      C = { isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
      D = { isa = PBXFileReference; path = D.swift; sourceTree = "<group>"; };
      M = { isa = PBXFileReference; path = R.generated.swift; sourceTree = DERIVED_FILE_DIR; };
      App = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = ({ fileRef = A; }, BA, BB, BC, BD, BM); };
      BA = { isa = PBXBuildFile; fileRef = A; };
      BB = { isa = PBXBuildFile; fileRef = B; };
      BC = { isa = PBXBuildFile; fileRef = C; };
      BD = { isa = PBXBuildFile; fileRef = D; };
      BM = { isa = PBXBuildFile; fileRef = M; };
      """,
      """
      App library :  | 
      App.xcodeproj/project.pbxproj:11: App compiles A.swift, B.swift, C.swift and 1 more, \
      which are not there: generate them or take the references out
      App.xcodeproj/project.pbxproj:11: App compiles R.generated.swift, which the build makes
      App.xcodeproj/project.pbxproj:11: not there of what App compiles: A.swift, B.swift, C.swift and D.swift
      """)
  }

  /// One character of two halves, others, and a half alone.
  @Test func readsEscapes() {
    check(
      #"""
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (R); };
      R = { isa = PBXFileReference; path = "\Ud83d\Ude00\U00e9\101\Ud83dx.swift";
        sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = R; };
      """#, files: ["😀éA\u{FFFD}x.swift"], "App library : 😀éA\u{FFFD}x.swift | ")
  }

  @Test func namesModulesBySettings() {
    let objects = """
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
      G = { isa = PBXGroup; children = (R, X); };
      R = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = "Config/App.xcconfig"; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = "My App"; buildPhases = (S); buildConfigurationList = TL; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = R; };
      PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
      TL = { isa = XCConfigurationList; buildConfigurations = (TD, TR);
        defaultConfigurationName = Release; };
      PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PREFIX = Wrong; }; };
      PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { PREFIX = "1 Fine"; }; };
      TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Wrong; }; };
      TR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
        buildSettings = { SETTINGS }; };
      """
    func name(_ settings: String, config: [String: String] = [:]) -> String {
      let text = projectFile(objects.replacing("SETTINGS", with: settings))
      let texts = config.merging(["App.xcodeproj/project.pbxproj": text]) { $1 }
      let lines = told(texts, ["A.swift"]).split(separator: " ")
      return lines.first.map(String.init) ?? ""
    }
    #expect(name("") == "My_App")
    #expect(name("PRODUCT_NAME = \"$(TARGET_NAME)-x\";") == "My_App_x")
    #expect(name("PRODUCT_NAME = \"${PREFIX:lower} café\";") == "__fine_café")
    #expect(name("PRODUCT_NAME = Wrong; PRODUCT_MODULE_NAME = Right;") == "Right")
    #expect(name("PRODUCT_NAME = \"$(A)\"; A = \"$(B)$(B)\"; B = \"$(A)$(A)\";") == "My_App")
    #expect(name("PRODUCT_NAME = \"$(NOWHERE)\";") == "My_App")
    #expect(name("PRODUCT_NAME = \"$(NOWHERE:default=Here)\";") == "Here")
    #expect(name("PRODUCT_NAME = \"$(A_$(B))\"; A_X = Inner; B = X;") == "Inner")
    #expect(name("PRODUCT_NAME = \"${NOWHERE:default=$(B:lower)}\"; B = X;") == "x")
    #expect(name("PRODUCT_NAME = \"A$B\";") == "A_B")
    #expect(name("PRODUCT_NAME = \"$(A\"; A = B;") == "__A")
    #expect(
      name(
        "PRODUCT_NAME = \"$(inherited)App\";",
        config: [
          "Config/App.xcconfig": "#include \"../Base.xcconfig\" // x\nPRODUCT_NAME=$(STEM) // y\n",
          "Base.xcconfig":
            "#include \"Config/App.xcconfig\"\nSTEM = Shop;\nSTEM[sdk=macosx*] = Wrong",
        ]) == "ShopApp")
  }

  @Test func readsDependencies() {
    check(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (App, Kit, Widget, Tests, All); };
      G = { isa = PBXGroup; children = (R1, R2, R3, R4, SDK, L); };
      R1 = { isa = PBXFileReference; path = 1.swift; sourceTree = "<group>"; };
      R2 = { isa = PBXFileReference; path = 2.swift; sourceTree = "<group>"; };
      R3 = { isa = PBXFileReference; path = 3.swift; sourceTree = "<group>"; };
      R4 = { isa = PBXFileReference; path = 4.c; sourceTree = "<group>"; };
      SDK = { isa = PBXFileReference; path = System/Library/Frameworks/MapKit.framework;
        sourceTree = SDKROOT; };
      L = { isa = PBXFileReference; path = usr/lib/libz.tbd; sourceTree = SDKROOT; };
      KitProduct = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      App = { isa = PBXNativeTarget; name = App; buildPhases = (S1, F1);
        dependencies = (DWidget, DAll, DGone, DLint, DTool);
        packageProductDependencies = (Local, Remote); productType = "com.apple.product-type.application"; };
      Kit = { isa = PBXNativeTarget; name = Kit; productReference = KitProduct; buildPhases = (S4);
        productType = "com.apple.product-type.framework"; };
      Widget = { isa = PBXNativeTarget; name = Widget; buildPhases = (S2, F2);
        productType = "com.apple.product-type.app-extension"; };
      Tests = { isa = PBXNativeTarget; name = Tests; dependencies = (DApp); buildPhases = (S3);
        productType = "com.apple.product-type.bundle.unit-test"; };
      All = { isa = PBXAggregateTarget; name = All; dependencies = (DKit, DAll); };
      S1 = { isa = PBXSourcesBuildPhase; files = ({}, B1, B1); };
      S2 = { isa = PBXSourcesBuildPhase; files = (B2); };
      S3 = { isa = PBXSourcesBuildPhase; files = (B3); };
      S4 = { isa = PBXSourcesBuildPhase; files = (B4); };
      B1 = { isa = PBXBuildFile; fileRef = R1; };
      B2 = { isa = PBXBuildFile; fileRef = R2; };
      B3 = { isa = PBXBuildFile; fileRef = R3; };
      B4 = { isa = PBXBuildFile; fileRef = R4; };
      F1 = { isa = PBXFrameworksBuildPhase; files = (BSDK, BL, BRemote); };
      F2 = { isa = PBXFrameworksBuildPhase; files = (BKit); };
      BSDK = { isa = PBXBuildFile; fileRef = SDK; platformFilters = (tvos, ios); };
      BL = { isa = PBXBuildFile; fileRef = L; };
      BKit = { isa = PBXBuildFile; fileRef = KitProduct; };
      BRemote = { isa = PBXBuildFile; productRef = Remote; platformFilter = ios; };
      DApp = { isa = PBXTargetDependency; target = App; };
      DKit = { isa = PBXTargetDependency; target = Kit; };
      DAll = { isa = PBXTargetDependency; target = All; };
      DWidget = { isa = PBXTargetDependency; target = Widget; };
      DGone = { isa = PBXTargetDependency; target = Gone; };
      DLint = { isa = PBXTargetDependency; productRef = Lint; };
      DTool = { isa = PBXTargetDependency; productRef = Local; };
      Lint = { isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; };
      Local = { isa = XCSwiftPackageProductDependency; productName = Domain; };
      Remote = { isa = XCSwiftPackageProductDependency; productName = Nuke; package = Repository; };
      Repository = { isa = XCRemoteSwiftPackageReference;
        repositoryURL = "https://github.com/kean/Nuke.git"; };
      """,
      files: ["1.swift", "2.swift", "3.swift", "4.c"],
      """
      App app : 1.swift | Domain*, Kit, MapKit (ios, tvos), Nuke/Nuke* (ios)
      Kit library  clang:  | 
      Tests test : 3.swift | App
      Widget app : 2.swift | Kit
      """)
  }

  @Test func followsReferencesIntoOtherProjects() {
    let kit = projectFile(
      """
      P = { isa = PBXProject; mainGroup = G; projectDirPath = ..; targets = (K); };
      G = { isa = PBXGroup; children = (R); };
      R = { isa = PBXFileReference; path = "Kit/K.swift"; sourceTree = "<group>"; };
      K = { isa = PBXNativeTarget; name = Kit; buildPhases = (S); productReference = KP;
        productType = "com.apple.product-type.library.static"; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = R; };
      """)
    let app = projectFile(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (App, Pad);
        projectReferences = ({ ProjectRef = K; }, { ProjectRef = O; }, { ProjectRef = M; }); };
      G = { isa = PBXGroup; children = (R, R2, K, O, M); };
      R = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      R2 = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      K = { isa = PBXFileReference; path = Kit/Kit.xcodeproj; sourceTree = "<group>"; };
      O = { isa = PBXFileReference; path = ../Other/Other.xcodeproj; sourceTree = "<group>"; };
      M = { isa = PBXFileReference; path = Missing.xcodeproj; sourceTree = "<group>"; };
      App = { isa = PBXNativeTarget; name = App; buildPhases = (S); dependencies = (DK, DO); };
      Pad = { isa = PBXNativeTarget; name = Pad; buildPhases = (S2, F2); };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      S2 = { isa = PBXSourcesBuildPhase; files = (B2); };
      F2 = { isa = PBXFrameworksBuildPhase; files = (BK); };
      B = { isa = PBXBuildFile; fileRef = R; };
      B2 = { isa = PBXBuildFile; fileRef = R2; };
      BK = { isa = PBXBuildFile; fileRef = Proxied; };
      Proxied = { isa = PBXReferenceProxy; path = libKit.a; remoteRef = KProduct; };
      DK = { isa = PBXTargetDependency; targetProxy = KTarget; };
      DO = { isa = PBXTargetDependency; targetProxy = OTarget; };
      KTarget = { isa = PBXContainerItemProxy; containerPortal = K; remoteGlobalIDString = K; };
      KProduct = { isa = PBXContainerItemProxy; containerPortal = K; remoteGlobalIDString = KP; };
      OTarget = { isa = PBXContainerItemProxy; containerPortal = O; remoteGlobalIDString = O;
        remoteInfo = Other; };
      """)
    #expect(
      told(
        ["App.xcodeproj/project.pbxproj": app, "Kit/Kit.xcodeproj/project.pbxproj": kit],
        ["A.swift", "B.swift", "Kit/K.swift"]) == """
          App library : A.swift | Kit/Kit, Other/Other
          Kit library Kit: K.swift | 
          Pad library : B.swift | Kit/Kit
          App.xcodeproj/project.pbxproj:10: the project ../Other/Other.xcodeproj is outside the root: run archcheck in a folder that holds both
          App.xcodeproj/project.pbxproj:11: the project Missing.xcodeproj is not there
          """)
  }

  @Test func joinsTargetsOfOneModule() {
    check(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (Phone, Mac, Elsewhere); };
      G = { isa = PBXGroup; children = (R, R2, R3); };
      R = { isa = PBXFileReference; path = Common.swift; sourceTree = "<group>"; };
      R2 = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
      R3 = { isa = PBXFileReference; path = Else.swift; sourceTree = "<group>"; };
      Phone = { isa = PBXNativeTarget; name = "Kit iOS"; buildPhases = (S); buildConfigurationList = L; };
      Mac = { isa = PBXNativeTarget; name = "Kit macOS"; buildPhases = (S2); buildConfigurationList = L; };
      Elsewhere = { isa = PBXNativeTarget; name = Kit; buildPhases = (S3); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = Kit; }; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      S2 = { isa = PBXSourcesBuildPhase; files = (B, B2); };
      S3 = { isa = PBXSourcesBuildPhase; files = (B3); };
      B = { isa = PBXBuildFile; fileRef = R; };
      B2 = { isa = PBXBuildFile; fileRef = R2; };
      B3 = { isa = PBXBuildFile; fileRef = R3; };
      """,
      files: ["Common.swift", "Mac.swift", "Else.swift"],
      """
      Kit library : Common.swift Else.swift Mac.swift | 
      App.xcodeproj/project.pbxproj:11: Kit makes the module Kit like Kit iOS; read as one
      """)
  }

  @Test func tellsProgramsOfOneNameApart() {
    #expect(
      told(
        [
          "A/Demo.xcodeproj/project.pbxproj": program("A.swift"),
          "B/Demo.xcodeproj/project.pbxproj": program("B.swift"),
          "C/Demo.xcodeproj/project.pbxproj": program("../A/A.swift"),
          "Z.xcodeproj/project.pbxproj": program("Z.swift"),
        ], ["A/A.swift", "B/B.swift", "Z.swift", "A/T.swift", "B/T.swift", "C/T.swift", "T.swift"])
          == """
          A.App app A: A.swift | 
          A.T test A: T.swift | A.App
          App app : Z.swift | 
          B.App app B: B.swift | 
          B.T test B: T.swift | B.App
          C.T test C: T.swift | A.App
          T test : T.swift | App
          """)
  }

  @Test func namesProgramsByProjectsOfOtherNames() {
    #expect(
      told(
        [
          "A/Demo.xcodeproj/project.pbxproj": program("A.swift"),
          "Z.xcodeproj/project.pbxproj": program("Z.swift"),
        ], ["A/A.swift", "Z.swift", "A/T.swift", "T.swift"])
          == """
          App app : Z.swift | 
          Demo.App app A: A.swift | 
          Demo.T test A: T.swift | Demo.App
          T test : T.swift | App
          """)
  }

  @Test func namesProgramsByFoldersWhereProjectsAreCalledLikeThem() {
    #expect(
      told(
        [
          "iOS/App.xcodeproj/project.pbxproj": program("A.swift"),
          "macOS/App.xcodeproj/project.pbxproj": program("B.swift"),
        ], ["iOS/A.swift", "macOS/B.swift", "iOS/T.swift", "macOS/T.swift"])
          == """
          iOS.App app iOS: A.swift | 
          iOS.T test iOS: T.swift | iOS.App
          macOS.App app macOS: B.swift | 
          macOS.T test macOS: T.swift | macOS.App
          """)
  }

  /// A project of an app with one file and of its tests.
  private func program(_ file: String) -> String {
    projectFile(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T, App); };
      G = { isa = PBXGroup; children = (R, RT); };
      R = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
      RT = { isa = PBXFileReference; path = T.swift; sourceTree = "<group>"; };
      App = { isa = PBXNativeTarget; name = App; buildPhases = (S);
        productType = "com.apple.product-type.application"; };
      T = { isa = PBXNativeTarget; name = T; buildPhases = (ST); dependencies = (D);
        productType = "com.apple.product-type.bundle.unit-test"; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      ST = { isa = PBXSourcesBuildPhase; files = (BT); };
      B = { isa = PBXBuildFile; fileRef = R; };
      BT = { isa = PBXBuildFile; fileRef = RT; };
      D = { isa = PBXTargetDependency; target = App; };
      """)
  }
}
