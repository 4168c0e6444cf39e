import Repositories
import Testing

@testable import ArchCheck

/// A configuration that extends files.
@Suite struct ExtendedFilesTests {
  /// Reads `app/.archcheck.yml` of a repository with other files.
  private func read(
    _ text: String, beside others: [String: String], script: String = ""
  ) throws -> (configuration: Configuration?, mistakes: [String]) {
    let repository = try ScriptedRepository("mkdir app\n")
    for (path, other) in others {
      try repository.run("put \(path) <<'END'\n\(other)\nEND\n")
    }
    try repository.run(script)
    do {
      let (configuration, notes) = try Configuration.read(
        Array(text.utf8), file: ".archcheck.yml",
        extending: ConfigurationFiles(besideFileIn: repository.path + "/app"),
        catalog: sampleRules)
      return (configuration, notes.map(\.description))
    } catch {
      return (nil, error.mistakes.map(\.description))
    }
  }

  private func shown(
    _ text: String, beside others: [String: String], location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let (configuration, mistakes) = try read(text, beside: others)
    #expect(mistakes == [], sourceLocation: location)
    var found = try #require(configuration, sourceLocation: location)
    found.takeArchitecture()
    return found.shown(with: try found.effectiveRules(among: sampleRules))
  }

  /// Lines of a shown configuration.
  private func check(
    _ text: String, beside others: [String: String], shows lines: [String],
    without absent: [String] = [], location: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try "\n" + self.shown(text, beside: others, location: location)
    for line in lines {
      #expect(shown.contains("\n\(line)\n"), "\(line)\n\(shown)", sourceLocation: location)
    }
    for word in absent {
      #expect(!shown.contains(word), "\(word)\n\(shown)", sourceLocation: location)
    }
  }

  @Test func whatTheFileSaysWinsAndListsAreAddedUp() throws {
    try check(
      """
      version: 1
      extends: ../company/base.yml
      name: Shop
      exclude: New/**
      components: { Low: Data }
      roles: { view: "*Cell" }
      contracts:
        - { name: Own, acyclic: types }
        - { name: Down, layers: [Low, High], severity: warning }
        - { name: Off, acyclic: folders, severity: off }
      exceptions: [{ rule: layers, subject: Own, because: Own }]
      report: { title: Shop, pages: Docs/*.md }
      """,
      beside: [
        "company/base.yml": """
        version: 1
        name: Company
        exclude: [Old/**]
        components:
          Low: Base
          High: App
        roles: { view: "*Tile", model: "*Tile" }
        contracts:
          - { name: Down, layers: [High, Low] }
          - { name: Off, acyclic: folders }
          - acyclic: modules
        exceptions: [{ rule: layers, subject: Base, because: Base }]
        baseline: base.json
        report: { title: Company, pages: README.md }
        """
      ],
      shows: [
        "name: Shop  # .archcheck.yml:3",
        "exclude: [\"New/**\", \"Old/**\"]  # .archcheck.yml:4, ../company/base.yml:3",
        "  Low: {modules: [Data]}  # .archcheck.yml:5",
        "  High: {modules: [App]}  # ../company/base.yml:6",
        "  view: [\"*Cell\", \"*Tile\"]  # .archcheck.yml:6, ../company/base.yml:7\n"
          + "  model: [\"*Tile\"]  # ../company/base.yml:7",
        "  - name: Own  # .archcheck.yml:8", "    layers: [Low, High]", "    severity: warning",
        "  - name: acyclic modules  # ../company/base.yml:11",
        "  - {rule: layers, subject: Own, because: Own}  # .archcheck.yml:11",
        "  - {rule: layers, subject: Base, because: Base}  # ../company/base.yml:12",
        "baseline: base.json  # ../company/base.yml:13",
        "report: {title: Shop, pages: [\"Docs/*.md\", README.md]}  "
          + "# .archcheck.yml:12, ../company/base.yml:14",
      ], without: ["[High, Low]", "acyclic: folders", "[Base]"])
  }

  @Test func rulesAndTheirOptionsWinOneByOne() throws {
    let base = """
      version: 1
      extends: none
      rules:
        no_globals: { severity: error, limit: 7, names: { add: [a, b] }, because: Base }
        no_singletons: off
        custom:
          own: { message: m, types: { names: A } }
          other: { message: m, types: { names: A } }
          third: { message: m, types: { names: A }, severity: error }
      """
    try check(
      """
      version: 1
      extends: base.yml
      rules:
        no_globals: { limit: 8, names: { add: [c], remove: [b, shared] } }
        no_singletons: on
        custom: { own: error, other: { message: n, types: { names: B } }, third: on }
      """, beside: ["app/base.yml": base],
      shows: [
        "  no_globals:  # .archcheck.yml:4", "    severity: error  # base.yml:4",
        "    because: Base",
        "    limit: 8  # .archcheck.yml:4",
        "    names: [default, a, c]  # .archcheck.yml:4",
        "  no_singletons:  # .archcheck.yml:5",
        "    own:  # base.yml:7", "      severity: error  # .archcheck.yml:6",
        "    other:  # .archcheck.yml:6", "      types: {names: [B]}",
        "    third:  # base.yml:9", "      severity: error  # base.yml:9",
      ])
    // Who changes an option turns the rule on, as in one file.
    try check(
      "version: 1\nextends: base.yml\nrules: { no_singletons: { because: x }, no_globals: off }",
      beside: ["app/base.yml": base],
      shows: ["  no_singletons:  # .archcheck.yml:3", "  no_globals: off  # .archcheck.yml:3"])
  }

  @Test func generatedAndArchitectureChangeWhatIsExtended() throws {
    try check(
      """
      version: 1
      extends: base.yml
      generated: { add: [c], remove: [b, "**/Vendor/**"] }
      architecture: { Cart: vip }
      """,
      beside: [
        "app/base.yml": "version: 1\ngenerated: [a, b, \"**/Vendor/**\"]\narchitecture: mvvm"
      ],
      shows: [
        "generated: [a, c]  # base.yml:2, .archcheck.yml:3", "  Cart: vip  # .archcheck.yml:4",
        "  \"*\": mvvm  # base.yml:3",
      ])
    // Three deep.
    try check(
      "version: 1\nextends: b.yml\ngenerated: { add: c }\nrules: { no_globals: { names: { add: c } } }",
      beside: [
        "app/a.yml": "version: 1\ngenerated: [a]\nrules: { no_globals: { names: a } }",
        "app/b.yml": "version: 1\nextends: a.yml\ngenerated: { add: b }\n"
          + "rules: { no_globals: { names: { add: b } } }",
      ],
      shows: [
        "generated: [a, b, c]  # a.yml:2, b.yml:3, .archcheck.yml:3",
        "    names: [a, b, c]  # .archcheck.yml:4",
      ])
    try check(
      "version: 1\nextends: base.yml\narchitecture: mvvm",
      beside: ["app/base.yml": "version: 1\narchitecture: { Cart: vip, \"*\": mvp }"],
      shows: ["  \"*\": mvvm  # .archcheck.yml:3"], without: ["vip", "mvp"])
  }

  /// Profiles stand where their file does; a file that two extend is read once, at its first place.
  @Test func theLaterEntryWins() throws {
    let others = [
      "app/a.yml": "version: 1\nextends: [lickability, common.yml]\nname: A\nbaseline: a.json",
      "app/b.yml": "version: 1\nextends: [common.yml, wolox]\nname: B",
      "app/common.yml": "version: 1\nbaseline: common.json\nexclude: x",
    ]
    let (configuration, mistakes) = try read(
      "version: 1\nextends: [rapiddo, a.yml, b.yml]", beside: others)
    #expect(mistakes == [])
    let found = try #require(configuration)
    #expect(found.extends.map(\.value) == ["rapiddo", "lickability", "wolox"])
    #expect(found.name == "B")
    #expect(found.baseline?.value == "a.json")
    #expect(found.exclude == ["x"])
    #expect(found.extendedFiles.map(\.name) == ["a.yml", "common.yml", "b.yml"])
    let plain = try read("version: 1\nextends: common.yml", beside: others).configuration
    #expect(plain?.extends.map(\.value) == ["recommended"])
  }

  @Test func mistakesNameTheirFileAndLine() throws {
    let told = try read(
      """
      version: 1
      extends:
        - gone.yml
        - https://example.com/x.yml
        - ../../x.yml
        - /etc/x.yml
        - b.yml
        - text.yml
        - bytes.yml
        - folder.yml
        - company/base
      rules: { custom: { nobody: error }, no_globals: { limit: x } }
      """,
      beside: [
        "app/b.yml": "version: 2\nextends: sub/c.yml\nruels: {}",
        "app/sub/c.yml": "name: C\nextends: ../b.yml\ncontracts: [{ layers: [A, A] }]",
        "app/text.yml": "a: [",
        "app/folder.yml/x": "",
      ], script: "printf 'a\\377' > app/bytes.yml")
    #expect(told.configuration == nil)
    #expect(
      told.mistakes == [
        ".archcheck.yml:3:5: error: \"gone.yml\" is not there; paths are relative to the file in which "
          + "they are written",
        ".archcheck.yml:4:5: error: \"https://example.com/x.yml\" is an address, and nothing is "
          + "fetched; extend a copy by its path",
        ".archcheck.yml:5:5: error: \"../../x.yml\" must be a path from this file to one inside of the "
          + "repository",
        ".archcheck.yml:6:5: error: \"/etc/x.yml\" must be a path from this file to one inside of the "
          + "repository",
        ".archcheck.yml:10:5: error: \"folder.yml\" cannot be read as a file",
        ".archcheck.yml:11:5: error: unknown value \"company/base\" for an entry of \"extends\"; "
          + "allowed: lickability, none, rapiddo, recommended, swift-team, swiftui-modular, wolox; "
          + "the path of a file ends in .yml or .yaml",
        ".archcheck.yml:12:20: error: no file that this one extends has the rule \"nobody\", so one "
          + "word says too little",
        ".archcheck.yml:12:58: error: \"limit\" must be a whole number, at least 0, not \"x\"",
        "b.yml:1:10: error: unknown value \"2\" for \"version\"; did you mean \"1\"?",
        "b.yml:3:1: error: unknown key \"ruels\"; did you mean \"rules\"?",
        "bytes.yml:1:1: error: not readable as UTF-8 text",
        "sub/c.yml:1:1: note: no version; write version: 1",
        "sub/c.yml:2:10: error: a file cannot extend itself: b.yml → sub/c.yml → b.yml",
        "sub/c.yml:3:27: error: \"A\" stands in two layers",
        "text.yml:2:1: error: not valid YAML: did not find expected node content",
      ])
  }

  @Test func linksStayInTheRepository() throws {
    let folder = try ScriptedRepository("echo 'version: 1' | put x.yml")
    let told = try read(
      "version: 1\nextends: [out.yml, in.yml]", beside: ["base.yml": "version: 1\nname: Base"],
      script: "ln -s \(folder.path)/x.yml app/out.yml; ln -s ../base.yml app/in.yml")
    #expect(
      told.mistakes == [
        ".archcheck.yml:2:11: error: \"out.yml\" leads out of the repository by a link; extend a copy "
          + "in it"
      ])
    let inside = try read(
      "version: 1\nextends: in.yml", beside: ["base.yml": "version: 1\nname: Base"],
      script: "ln -s ../base.yml app/in.yml")
    #expect(inside.configuration?.name == "Base")
    // Without a repository nothing above the folder is read.
    let outside = try read(
      "version: 1\nextends: [../base.yml, near.yml]",
      beside: ["base.yml": "version: 1", "app/near.yml": "version: 1"], script: "rm -rf .git")
    #expect(
      outside.mistakes == [
        ".archcheck.yml:2:11: error: \"../base.yml\" must be a path from this file to one inside of "
          + "the folder of the configuration"
      ])
  }

  @Test func aFileCannotExtendItselfAtOnce() throws {
    let told = try read(
      "version: 1\nextends: ../app/.archcheck.yml", beside: ["app/.archcheck.yml": "version: 1"])
    #expect(
      told.mistakes == [
        ".archcheck.yml:2:10: error: a file cannot extend itself: .archcheck.yml → .archcheck.yml"
      ])
  }

  @Test func filesAreReadAsTheyWereAtACommit() throws {
    let repository = try ScriptedRepository(
      """
      echo 'version: 1\nname: Old' | put .config/base.yml
      mkdir app; ln -s ../.config/base.yml app/link.yml
      commit one
      echo 'version: 1\nname: New' | put .config/base.yml
      """)
    let git = try GitRepository(at: repository.path + "/app")
    let files = ConfigurationFiles(of: git, at: try git.commit("HEAD"))
    for path in ["../.config/base.yml", "link.yml"] {
      let read = try Configuration.read(
        Array("version: 1\nextends: \(path)".utf8), file: ".archcheck.yml", extending: files)
      #expect(read.configuration.name == "Old", "\(path)")
      #expect(!files.differ(from: read.configuration.extendedFiles))
      #expect(
        ConfigurationFiles(besideFileIn: repository.path + "/app")
          .differ(from: read.configuration.extendedFiles))
    }
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration.read(
        Array("version: 1\nextends: gone.yml".utf8), file: ".archcheck.yml", extending: files)
    }
    #expect(
      error?.description
        == ".archcheck.yml:2:10: error: \"gone.yml\" is not in this commit as a file; commit it, or use "
        + "what is on disk by --config")
  }

  /// Several projects share a file, and not each has all that it names.
  @Test func namesOfNothingAreNotesInAFileThatIsExtended() throws {
    let base = """
      version: 1
      components: { Far: Faraway, Both: Cart }
      contracts:
        - layers: [Far, Shop]
        - layers: [Both, Cart]
      """
    let (configuration, _) = try read(
      "version: 1\nextends: base.yml\ncontracts: [{ layers: [Cart, Feed] }]",
      beside: ["app/base.yml": base])
    let found = try #require(configuration)
    var graph = Example("//- Cart/Cart.swift\nstruct Cart {}").graph()
    graph.claims.components = found.claims(for: []).components
    #expect(
      found.mistakes(in: graph).map { "\($0.location.file):\($0.location.line): \($0.severity)" }
        == [
          ".archcheck.yml:3: error", "base.yml:2: info", "base.yml:4: info", "base.yml:5: error",
        ])
  }
}
