import Testing

@testable import ArchCheck

@Suite struct XcodeGenTests {
  private func check(
    _ texts: [String: String], _ files: [String], _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(told(texts, files) == expected, sourceLocation: sourceLocation)
  }

  @Test func readsTargets() {
    check(
      [
        "project.yml": """
        name: Shop
        packages:
          Nuke: {url: https://github.com/kean/Nuke.git, from: 12.0.0}
          Domain: {path: Packages/Domain}
        settings: {base: {SWIFT_VERSION: 6}}
        targets:
          Shop:
            type: application
            platform: iOS
            sources:
              - App
              - path: Shared
                excludes: ["**/*.generated.swift", Old]
                includes: ["**/*.swift"]
              - {path: Scripts, buildPhase: none}
              - {path: Later, optional: true}
            dependencies:
              - target: Kit_iOS
              - package: Nuke
                products: [Nuke, NukeUI]
                platforms: [iOS]
              - package: Domain
              - sdk: MapKit.framework
              - sdk: libz.tbd
              - framework: Vendor/Charts.xcframework
          Kit:
            type: framework
            platform: [iOS, macOS]
            sources: ["Kit", "Kit-${platform}"]
            settings: {PRODUCT_NAME: "Shop-Kit"}
          Tests:
            type: bundle.unit-test
            platform: iOS
            sources: Tests
            dependencies: [{target: Shop}]
        """
      ],
      [
        "App/App.swift", "App/A.xcassets/x.swift", "Shared/A.swift", "Shared/x/B.generated.swift",
        "Shared/Old/C.swift", "Scripts/s.swift", "Kit/K.swift", "Kit-iOS/I.swift",
        "Kit-macOS/M.swift", "Tests/T.swift", "Other.swift", "Packages/Domain/Package.swift",
      ],
      """
      Shop app : App.swift A.swift | Charts, Domain/Domain*, MapKit, Nuke/Nuke* (iOS), \
      Nuke/NukeUI* (iOS), Shop_Kit
      Shop_Kit library : I.swift M.swift K.swift | 
      Tests test Tests: T.swift | Shop
      """)
  }

  @Test func appliesTemplatesAndIncludes() {
    check(
      [
        "project.yml": """
        name: Shop
        include: [common/base.yml, {path: more.yml, relativePaths: false}, project.yml, ../no.yml]
        targets:
          Cart:
            templates: [Feature]
            dependencies: [{target: Core}]
          Feed: {templates: [Feature], "sources:REPLACE": [Feed]}
        """,
        "common/base.yml": """
        targetTemplates:
          Loop: {templates: [Loop, Loop], sources: []}
          Feature: &feature
            type: framework
            sources: ["Features/${target_name}"]
            templates: [Loop]
        targets:
          Core: {<<: *feature, type: application, sources: [Core]}
        """,
        "more.yml": "targets: {Core: {dependencies: [{carthage: Alamofire}]}}",
      ],
      ["common/Features/Cart/C.swift", "Feed/F.swift", "common/Core/K.swift"],
      """
      Cart library common/Features/Cart open: C.swift | 
      Core app common/Core open: K.swift | Alamofire
      Feed library Feed open: F.swift | 
      project.yml:2: includes ../no.yml, which is outside the root: run archcheck in a folder that holds both
      """)
  }

  @Test func namesModulesBySettings() {
    check(
      [
        "project.yml": """
        name: Shop
        include: common/base.yml
        settingGroups: {named: {base: {PRODUCT_NAME: Wrong}, configs: {release: {PRODUCT_NAME: B}}}}
        settings: {PREFIX: Shop}
        targets:
          A-iOS: {sources: [A], settings: {PRODUCT_NAME: "$(PREFIX)$(KIND)"}}
          B-iOS: {sources: [B], settings: {groups: [named], base: {}}}
          C-iOS: {sources: [C], configFiles: {Debug: no.xcconfig, Release: C.xcconfig}}
        """,
        "common/base.yml": "configFiles: {Release: Base.xcconfig}",
        "common/Base.xcconfig": "KIND = Kit", "C.xcconfig": "PRODUCT_MODULE_NAME = C_$(KIND)",
      ],
      ["A/A.swift", "B/B.swift", "C/C.swift"],
      """
      B library B: B.swift | 
      C_Kit library C: C.swift | 
      ShopKit library A: A.swift | 
      """)
  }

  @Test func attributesNameTheTarget() {
    check(
      [
        "project.yml": """
        targetTemplates:
          Feature: {type: framework, sources: ["${path}/${part}", "${path}/${${gone}"]}
        targets:
          Cart:
            templates: [Feature]
            templateAttributes: {path: "Features/${target_name}", part: "${path}"}
        """
      ], ["Features/Cart/${path}/A.swift"],
      """
      Cart library Features/Cart/${path}: A.swift | 
      project.yml:4: Cart compiles Features/Cart/${${gone}, where nothing is
      """)
  }

  @Test(.endsSoon) func attributesThatNameEachOther() {
    let attributes = (0..<40).map { "a\($0): \"${a\($0 + 1)}${a\($0 + 1)}\"" }
    check(
      [
        "project.yml": """
        targets:
          A: {sources: "${a0}", templateAttributes: {\(attributes.joined(separator: ", "))}}
        """
      ], ["A.swift"], "project.yml:2: A compiles ${a1}${a1}, where nothing is")
  }

  /// Older specifications list the packages in the repository by their paths.
  @Test func knowsLocalPackagesByTheirFolders() {
    check(
      [
        "project.yml": """
        include: [Shared/shared.yml]
        localPackages: [Packages/Kit]
        targets:
          App: {sources: [app], dependencies: [{package: Kit}, {package: Net}]}
        """,
        "Shared/shared.yml": "localPackages: [../Packages/Net, ./Gone]",
      ],
      ["app/A.swift", "Packages/Kit/Package.swift", "Packages/Net/Package.swift"],
      """
      App library app: A.swift | Kit/Kit*, Net/Net*
      project.yml:1: the package Gone is at Shared/./Gone, where nothing is
      """)
  }

  /// A target that a template is missing for is there, though its files may not be known.
  @Test func tellsWhatIsNotThere() {
    check(
      [
        "project.yml": """
        include: [more.yml]
        packages:
          Kit: {path: Packages/Kti}
          Net: {path: ../Net}
        targets:
          App:
            sources: [App, ap]
            dependencies:
              - target: Cor
              - target: All
              - package: Kitt
              - {target: Other/Core}
              - target: Cart
          Core_iOS: {sources: [Core], dependencies: [{target: Core_iOS}, {target: Core_macOS}]}
          Cart: {templates: [Feature]}
          Core: {sources: [Mac]}
        targetTemplates: {Features: {}}
        aggregateTargets: {All: {}}
        """
      ],
      ["app/A.swift", "Core/C.swift", "Mac/M.swift", "Packages/Kit/Package.swift"],
      """
      App library app: A.swift | Cart, Core, Kitt/Kitt*
      Cart library :  | 
      Core library Mac: M.swift | 
      Core_iOS library Core: C.swift | Core
      project.yml:1: includes more.yml, which cannot be read; what it says is not known
      project.yml:3: the package Kit is at Packages/Kti, where nothing is; did you mean Packages/Kit?
      project.yml:4: the package Net is at ../Net, which is outside the root: run archcheck in a folder \
      that holds both
      project.yml:6: App compiles ap, where nothing is; did you mean app?
      project.yml:9: App depends on the target Cor, which is not there; did you mean Core?
      project.yml:11: App depends on the package Kitt, which is not there; did you mean Kit?
      project.yml:15: Cart takes the template Feature, so not all is known of it: there is none; did you \
      mean Features?
      """)
  }

  @Test func leavesOtherSpecificationsAlone() {
    check(["project.yml": "name: x\nversion: 1"], ["A.swift"], "")
    check(
      ["project.yml": "targets:\n  A: {sources: .]\nB: 1"], ["A.swift"],
      "project.yml:2: the specification is not readable: not valid YAML: did not find expected ',' or '}'"
    )
    check(
      ["project.yml": "targets:\n  A:\n\tsources: ."], ["A.swift"],
      "project.yml:3: the specification is not readable: not valid YAML: a tab; YAML indents with blanks"
    )
    check(
      ["project.yml": "targets:\n<<<<<<< HEAD\n  A: {}\n=======\n  B: {}\n>>>>>>> other"],
      ["A.swift"],
      "project.yml:2: the specification is not readable: an unresolved merge conflict")
    check(
      ["project.yml": "targets:\n  A: {sources: [Gone, ../up]}"], ["A.swift"],
      """
      project.yml:2: A compiles ../up, which is outside the root: run archcheck in a folder that holds both
      project.yml:2: A compiles Gone, where nothing is
      """)
    check(
      [
        "project.yml": "targets: {A: {sources: .}}",
        "A.xcodeproj/project.pbxproj": projectFile("P = { isa = PBXProject; };"),
      ], ["A.swift"], "")
  }

  @Test(.endsSoon) func endsOnAliasesWithoutEnd() {
    let bomb = (1...9).reduce("a0: &a0 [x]\n") { text, level in
      text
        + "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ","))]\n"
    }
    check(
      ["project.yml": bomb], [],
      "project.yml:1: the specification is empty, too large or nested too deeply")
    let problem = "project.yml:11: the specification is not readable: a key must be text"
    for key in ["*a9 : 1", "? *a9\n: 1", "x: {[*a9]: 1}", "x: {[*a9], *a0}", "? [*a9]"] {
      check(["project.yml": bomb + key], [], problem)
    }
    check(
      ["project.yml": bomb + "*b: 1\n"], [],
      "project.yml:11: the specification is not readable: found undefined alias; a name that starts "
        + "with * or & needs quotes")
  }
}
