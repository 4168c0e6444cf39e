import Testing

@testable import ArchCheck

@Suite struct WrongConfigurationTests {
  /// A configuration with deliberate mistakes, and what must be said about them.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var mistakes: [String]
    var line: Int

    init(_ text: String, _ mistakes: String..., line: Int = #line) {
      self.text = text
      self.mistakes = mistakes
      self.line = line
    }

    var testDescription: String { "\(line): \(mistakes.first ?? "")" }
  }

  @Test(.endsSoon, arguments: cases)
  func saysWhatIsWrongAndWhere(_ wrong: Case) {
    let place = SourceLocation(
      fileID: #fileID, filePath: #filePath, line: wrong.line, column: 1)
    #expect(read(wrong.text).mistakes == wrong.mistakes, sourceLocation: place)
  }

  /// Whether the configuration turns a rule off or nothing turns it on.
  @Test(arguments: ["rules: { no_singletons: off }", "extends: none"])
  func exceptionsThatCoverNothingAreTold(_ text: String) throws {
    let configuration = try #require(
      read(
        """
        version: 1
        \(text)
        exceptions:
          - { rule: no_singletons, subject: A, because: Old }
          - { rule: layers, subject: A, because: Old }
        """
      ).configuration)
    let rules = try configuration.effectiveRules(among: sampleRules)
    let mistakes = configuration.idleExceptions(among: rules)
    #expect(
      mistakes.map { "\($0.location.line): \($0.severity): \($0.message)" } == [
        "4: warning: the exception for no_singletons covers nothing: the rule is off",
        "5: warning: the exception for layers covers nothing: there is no such contract",
      ])
  }

  @Test func whatIsToBeRemovedIsThere() throws {
    let text = """
      version: 1
      rules: { no_singletons: { names: { remove: [shard, shared, own] } } }
      generated: { remove: ["Vendor/**", "**/Vendor/**"] }
      """
    let (configuration, notes) = try Configuration.read(Array(text.utf8), file: "c")
    #expect(
      (notes + configuration.idleRemovals()).map(\.description) == [
        "c:3:23: warning: there is no \"Vendor/**\" to remove from generated; "
          + "did you mean \"**/Vendor/**\"?",
        "c:2:45: warning: there is no \"shard\" to remove from names; did you mean \"shared\"?",
        "c:2:60: warning: there is no \"own\" to remove from names",
      ])
  }

  @Test func targetsOfExceptionsMayHaveAnArrowOfTwoCharacters() throws {
    let (configuration, mistakes) = read(
      "version: 1\nexceptions: [{ rule: layers, target: Cart -> Feed, because: Old }]")
    #expect(mistakes == [])
    #expect(configuration?.exceptions.first?.target?.pattern == "Cart → Feed")
  }

  static let cases: [Case] = top + several + names + contracts + rules + exceptions + yaml

  static let top: [Case] = [
    Case("version: 1\nruels: {}", "2:1: error: unknown key \"ruels\"; did you mean \"rules\"?"),
    Case(
      "version: 1\nzebra: 1",
      "2:1: error: unknown key \"zebra\"; allowed: architecture, baseline, components, contracts, "
        + "exceptions, exclude, extends, generated, name, report, roles, rules, version"),
    Case("version: 2", "1:10: error: unknown value \"2\" for \"version\"; did you mean \"1\"?"),
    Case("name: Shop", "1:1: info: no version; write version: 1"),
    Case("- version: 1", "1:1: error: the configuration must be a map, not a list"),
    Case("just text", "1:1: error: the configuration must be a map, not \"just text\""),
    Case("", "1:1: info: the configuration is empty"),
    Case("# only a comment\n", "1:1: info: the configuration is empty"),
    Case("version: 1\nname: [Shop]", "2:7: error: \"name\" must be text, not a list"),
    Case("version: 1\nname:", "2:6: error: \"name\" must be text, not nothing"),
    Case(
      "version: 1\nexclude: { a: b }",
      "2:10: error: \"exclude\" must be a list of texts, not a map"),
    Case(
      "version: 1\nexclude: [[a]]", "2:11: error: an entry of \"exclude\" must be text, not a list"),
    Case(
      "version: 1\ngenerated: { added: [a] }",
      "2:14: error: unknown key \"added\"; did you mean \"add\"? (in \"generated\")"),
    Case(
      "version: 1\nbaseline: ../elsewhere.json",
      "2:11: error: \"../elsewhere.json\" must be a path below the project's root"),
    Case(
      "version: 1\nreport: { pages: /etc/passwd }",
      "2:18: error: \"/etc/passwd\" must be a path below the project's root"),
    Case(
      "version: 1\nreport: { titel: Shop }",
      "2:11: error: unknown key \"titel\"; did you mean \"title\"? (in \"report\")"),
  ]

  /// All mistakes of meaning come at once, in the order of the file.
  static let several: [Case] = [
    Case(
      "version: 1\nextends: [recomended]\ncomponents: { A: { path: x } }\ncontracts:\n"
        + "  - layers: [A, A]\n    closd: true\n  - acyclic: typs\nrules:\n  no_globals: { limit: x }\n"
        + "  no_singeltons: off\nexceptions: [{ rule: layers, because: x }]\nbaseline: /x",
      "2:11: error: unknown value \"recomended\" for an entry of \"extends\"; "
        + "did you mean \"recommended\"?",
      "3:20: error: unknown key \"path\"; did you mean \"paths\"? (in \"A\")",
      "5:17: error: \"A\" stands in two layers",
      "6:5: error: unknown key \"closd\"; did you mean \"closed\"? (in an entry of \"contracts\")",
      "7:14: error: unknown value \"typs\" for \"acyclic\"; did you mean \"types\"?",
      "9:24: error: \"limit\" must be a whole number, at least 0, not \"x\"",
      "10:3: error: unknown rule \"no_singeltons\"; did you mean \"no_singletons\"?",
      "11:14: error: an exception names its subject, target, module, path, or several",
      "12:11: error: \"/x\" must be a path below the project's root")
  ]

  static let names: [Case] = [
    Case(
      "version: 1\nroles: { view: \"^Cart.*\" }",
      "2:16: error: \"^Cart.*\" can be the name of no type; patterns have * for any run of "
        + "characters and ? for one, and are no regular expressions"),
    Case(
      "version: 1\ncomponents: { A: { conformances: (A|B) } }",
      "2:34: error: \"(A|B)\" can be the name of no type; patterns have * for any run of "
        + "characters and ? for one, and are no regular expressions"),
    Case(
      "version: 1\nextends: [recomended]",
      "2:11: error: unknown value \"recomended\" for an entry of \"extends\"; "
        + "did you mean \"recommended\"?"),
    Case(
      "version: 1\nextends: vendor",
      "2:10: error: unknown value \"vendor\" for an entry of \"extends\"; allowed: lickability, "
        + "none, rapiddo, recommended, swift-team, swiftui-modular, wolox"),
    Case(
      "version: 1\narchitecture: mvvmc",
      "2:15: error: unknown value \"mvvmc\" for \"architecture\"; did you mean \"mvvm_c\"?"),
    Case(
      "version: 1\narchitecture: [vip]",
      "2:15: error: \"architecture\" must be one of common, mvcvm, mvp, mvvm, mvvm_c, "
        + "swiftui_mvvm, view_store, vip, viper, or a map, not a list"),
    Case(
      "version: 1\narchitecture: { Checkout: vyp }",
      "2:27: error: unknown value \"vyp\" for \"Checkout\"; did you mean \"vip\"?"),
    Case(
      "version: 1\narchitecture: { based_on: mvvm, alow: [] }",
      "2:33: error: unknown key \"alow\"; did you mean \"allow\"? (in \"architecture\")"),
    Case(
      "version: 1\narchitecture: { forbid: [[view, modle]] }",
      "2:33: error: unknown value \"modle\" for an entry of an entry of \"forbid\"; "
        + "did you mean \"model\"?"),
    Case(
      "version: 1\narchitecture: { forbid: [[view]] }",
      "2:26: error: an entry of \"forbid\" must be a pair [from, to], each one of "
        + Role.allCases.map(\.rawValue).sorted().joined(separator: ", ") + ", not a list"),
    Case(
      "version: 1\narchitecture: { allow: [[view, model]], forbid: [[view, model]] }",
      "2:49: error: [view, model] is both allowed and forbidden"),
    Case(
      "version: 1\ncomponents: [Domain]", "2:13: error: \"components\" must be a map, not a list"),
    Case(
      "version: 1\ncomponents:\n  Data: { path: [Sources/Data] }",
      "3:11: error: unknown key \"path\"; did you mean \"paths\"? (in \"Data\")"),
    Case(
      "version: 1\ncomponents:\n  Screens: { roles: [views] }",
      "3:22: error: unknown value \"views\" for an entry of \"roles\"; did you mean \"view\"?"),
    Case(
      "version: 1\ncomponents: { Data: [] }", "2:15: error: the component \"Data\" has no pattern"),
    Case(
      "version: 1\nroles: { viewmodel: [A] }",
      "2:10: error: unknown key \"viewmodel\"; did you mean \"viewModel\"? (in \"roles\")"),
  ]

  static let contracts: [Case] = [
    Case(
      "version: 1\ncontracts:\n  - layer: [A, B]",
      "3:5: error: unknown key \"layer\"; did you mean \"layers\"? (in an entry of \"contracts\")"),
    Case(
      "version: 1\ncontracts:\n  - name: Layers",
      "3:5: error: a contract needs one of layers, independent, forbidden, only, protected, "
        + "required, acyclic, visibility, diagram"),
    Case(
      "version: 1\ncontracts:\n  - layers: [A, B]\n    acyclic: modules",
      "4:5: error: a contract has one kind: \"layers\" or \"acyclic\"; write two contracts"),
    Case(
      "version: 1\ncontracts:\n  - layers: [A, \"B | A\"]",
      "3:17: error: \"A\" stands in two layers"),
    Case(
      "version: 1\ncontracts:\n  - layers: [A, \"B | \"]",
      "3:17: error: a sibling without a name in \"B | \""),
    Case(
      "version: 1\ncontracts:\n  - layers: [A]",
      "3:13: warning: \"layers\" has one layer only, so it demands nothing"),
    Case(
      "version: 1\ncontracts:\n  - layers: []",
      "3:13: warning: \"layers\" has no layer, so it demands nothing"),
    Case("version: 1\ncontracts:\n  - independent:", "3:17: error: \"independent\" is empty"),
    Case(
      "version: 1\ncontracts:\n  - forbidden: { from: , to: [] }",
      "3:24: error: \"from\" is empty, so nothing is meant",
      "3:30: error: \"to\" is empty, so nothing is meant"),
    Case(
      "version: 1\ncontracts:\n  - forbidden: { from: A, to: A }",
      "3:16: error: \"from\" and \"to\" are the same, so it means nothing"),
    Case(
      "version: 1\ncontracts:\n  - protected: { target: [], importers: [] }",
      "3:26: error: \"target\" is empty, so nothing is meant"),
    Case(
      "version: 1\ncontracts:\n  - forbidden: { from: A, to: B, uses: [] }",
      "3:40: error: \"uses\" is empty; without it all uses count"),
    Case("version: 1\ncontracts:\n  -", "3:4: error: an entry without a contract"),
    Case(
      "version: 1\ncontracts:\n  - forbidden: { from: A }",
      "3:16: error: \"forbidden\" lacks the key \"to\""),
    Case(
      "version: 1\ncontracts:\n  - forbidden: { from: A, too: B }",
      "3:16: error: \"forbidden\" lacks the key \"to\"",
      "3:27: error: unknown key \"too\"; did you mean \"to\"? (in \"forbidden\")"),
    Case(
      "version: 1\ncontracts:\n  - forbidden: [A, B]",
      "3:16: error: \"forbidden\" must be a map, not a list"),
    Case(
      "version: 1\ncontracts:\n  - forbidden: { from: A, to: B, transitive: maybe }",
      "3:46: error: \"transitive\" must be true or false, not \"maybe\""),
    Case(
      "version: 1\ncontracts:\n  - forbidden: { from: A, to: B, transitive: true }\n"
        + "    transitive: false",
      "4:17: error: \"transitive\" is said twice"),
    Case(
      "version: 1\ncontracts:\n  - only: { from: A, mayuse: [B] }",
      "3:11: error: \"only\" lacks the key \"may_use\"",
      "3:22: error: unknown key \"mayuse\"; did you mean \"may_use\"? (in \"only\")"),
    Case(
      "version: 1\ncontracts:\n  - acyclic: module",
      "3:14: error: unknown value \"module\" for \"acyclic\"; did you mean \"modules\"?"),
    Case(
      "version: 1\ncontracts:\n  - acyclic: modules\n    closed: true",
      "4:5: error: \"closed\" means nothing for \"acyclic\"; allowed: uses"),
    Case(
      "version: 1\ncontracts:\n  - acyclic: modules\n    transitive: true",
      "4:5: error: \"transitive\" means nothing for \"acyclic\"; allowed: uses"),
    Case(
      "version: 1\ncontracts:\n  - independent: \"*Feature\"\n    uses: [import]",
      "4:12: error: unknown value \"import\" for an entry of \"uses\"; did you mean \"imports\"?"),
    Case(
      "version: 1\ncontracts:\n  - visibility: { module: A, types: [B] }\n    severity: fatal",
      "4:15: error: unknown value \"fatal\" for \"severity\"; allowed: error, info, off, warning"),
    Case(
      "version: 1\ncontracts:\n  - independent: [A, B]\n    ignore: [{ from: A, to: B }]",
      "4:14: error: an entry of \"ignore\" lacks the key \"because\""),
    Case(
      "version: 1\ncontracts:\n  - name: One\n    acyclic: modules\n  - name: One\n"
        + "    acyclic: types",
      "5:5: error: the contract \"One\" stands in line 3 already; names tell findings "
        + "apart, so give one of them another `name`"),
    Case(
      "version: 1\ncontracts:\n  - diagram: ../Architecture.md",
      "3:14: error: \"../Architecture.md\" must be a path below the project's root"),
    Case(
      "version: 1\ncontracts:\n  - layers: { top: A, bottom: B }",
      "3:13: error: \"layers\" must be a list of texts, not a map"),
    Case(
      "version: 1\ncontracts:\n  - diagram: [A.md, B.md]",
      "3:14: error: \"diagram\" must be text, not a list"),
    Case(
      "version: 1\ncontracts:\n  - layers: [A, B]\n    closed: often",
      "4:13: error: \"closed\" must be true or false, not \"often\""),
    Case(
      "version: 1\ncontracts: layers",
      "2:12: error: \"contracts\" must be a list, each a map, not \"layers\""),
  ]

  static let rules: [Case] = [
    Case(
      "version: 1\nrules:\n  no_singeltons: off",
      "3:3: error: unknown rule \"no_singeltons\"; did you mean \"no_singletons\"?"),
    Case(
      "version: 1\nrules:\n  no_singletons: fatal",
      "3:18: error: unknown value \"fatal\" for \"no_singletons\"; allowed: error, info, off, "
        + "on, warning"),
    Case(
      "version: 1\nrules:\n  no_globals: { limits: 3 }",
      "3:17: error: unknown option \"limits\"; did you mean \"limit\"?"),
    Case(
      "version: 1\nrules:\n  no_globals: { limit: many }",
      "3:24: error: \"limit\" must be a whole number, at least 0, not \"many\""),
    Case(
      "version: 1\nrules:\n  custom: { own: { message: m } }",
      "3:13: error: a rule is about \"types\" or about \"dependencies\""),
    Case(
      "version: 1\nrules:\n  custom: { own: { message: m, types: { metrics: { ca: bad } } } }",
      "3:56: error: \"ca\" must be a bound such as \"> 300\", not \"bad\""),
    Case(
      "version: 1\nrules:\n  no_globals: { limit: -3 }",
      "3:24: error: \"limit\" must be a whole number, at least 0, not \"-3\""),
    Case(
      "version: 1\nrules:\n  no_globals: { share: 20 }",
      "3:24: error: \"share\" must be a number from 0 to 1, not \"20\""),
    Case(
      "version: 1\nrules:\n  no_globals: { share: half }",
      "3:24: error: \"share\" must be a number from 0 to 1, not \"half\""),
    Case(
      "version: 1\nrules:\n  no_globals: { strict: 3 }",
      "3:25: error: \"strict\" must be true or false, not \"3\""),
    Case(
      "version: 1\nrules:\n  no_globals: { mode: stirct }",
      "3:23: error: unknown value \"stirct\" for \"mode\"; did you mean \"strict\"?"),
    Case(
      "version: 1\nrules:\n  no_globals: { names: { ad: [x] } }",
      "3:26: error: unknown key \"ad\"; did you mean \"add\"? (in \"names\")"),
    Case(
      "version: 1\nrules:\n  no_globals: { map: [a] }",
      "3:22: error: \"map\" must be a map, not a list"),
    Case(
      "version: 1\nrules:\n  no_globals: { severity: hihg }",
      "3:27: error: unknown value \"hihg\" for \"severity\"; allowed: error, info, off, warning"),
    Case(
      "version: 1\nrules: [no_globals]", "2:8: error: \"rules\" must be a map, not a list"),
  ]

  static let exceptions: [Case] = [
    Case(
      "version: 1\nexceptions:\n  - rule: no_singletons\n    subject: A",
      "3:5: error: an entry of \"exceptions\" lacks the key \"because\""),
    Case(
      "version: 1\nexceptions:\n  - rule: no_singletons\n    because: Old",
      "3:5: error: an exception names its subject, target, module, path, or several"),
    Case(
      "version: 1\nexceptions:\n  - { rule: no_singleton, subject: A, because: Old }",
      "3:13: error: unknown rule \"no_singleton\"; did you mean \"no_singletons\"?"),
    Case(
      "version: 1\ncontracts: [{ name: Down, layers: [A, B] }]\n"
        + "exceptions: [{ rule: Down, target: A, because: Old }]",
      "3:22: error: \"Down\" is a contract; write `rule: layers` and `subject: Down`"),
    Case(
      "version: 1\nexceptions:\n"
        + "  - { rule: layers, subject: A, because: Old, until: 2027-02-30 }",
      "3:54: error: \"until\" must be a date such as 2027-01-31, not \"2027-02-30\""),
    Case(
      "version: 1\nexceptions:\n  - { rule: layers, subject: A, because: Old, until: soon }",
      "3:54: error: \"until\" must be a date such as 2027-01-31, not \"soon\""),
    Case(
      "version: 1\nexceptions:\n  - { rule: layers, subject: A, because: Old, expires: x }",
      "3:47: error: unknown key \"expires\"; allowed: because, module, owner, path, rule, subject, "
        + "target, until (in an entry of \"exceptions\")"),
  ]

  /// Nine lists of aliases of the list before, 9⁹ values in all.
  private static let bomb =
    "a: &a [x, x, x, x, x, x, x, x, x]\n"
    + zip("abcdefgh", "bcdefghi").map { old, new in
      "\(new): &\(new) [" + Array(repeating: "*\(old)", count: 9).joined(separator: ", ") + "]\n"
    }.joined()

  static let yaml: [Case] = [
    Case(
      "version: 1\n" + String(repeating: "#", count: 1 << 20),
      "1:1: error: the file is larger than 1 MB"),
    Case(
      "version: 1\nversion: 1",
      "1:1: error: the key \"version\" stands twice"),
    Case(
      "version: 1\nroles: { view: A, \"view\": B }", "2:10: error: the key \"view\" stands twice"),
    Case(
      "version: 1\n---\nversion: 1",
      "2:1: error: a second document; one file holds one"),
    Case(
      "version: 1\nname: [Shop",
      "3:1: error: not valid YAML: did not find expected ',' or ']'"),
    Case(
      "version: 1\n\tname: Shop",
      "2:1: error: not valid YAML: a tab; YAML indents with blanks"),
    Case(
      "version: 1\nname: Shop\ncontracts:\n\t- acyclic: types",
      "4:1: error: not valid YAML: a tab; YAML indents with blanks"),
    Case(
      "version: 1\nname:\n  \t@",
      "3:3: error: not valid YAML: a tab; YAML indents with blanks"),
    Case(
      "version: 1\nexclude: *Feature",
      "2:10: error: found undefined alias; a name that starts with * or & needs quotes"),
    Case(
      "version: 1\n<<: { name: Shop }",
      "2:1: error: merge keys (<<) are not supported; write the entries out"),
    Case("version: 1\n? [a, b]\n: c", "2:3: error: a key must be text"),
    Case(bomb + "? *i\n: x", "10:3: error: a key must be text"),
    Case(bomb + "x: { *i : 1 }", "10:6: error: a key must be text"),
    Case(bomb + "x: { [*i] }", "10:6: error: a key must be text"),
    Case(bomb + "x: {\n  *i\n  , b: 1 }", "11:3: error: a key must be text"),
    Case(bomb + "x: [{ [*i] : 1 }]", "10:7: error: a key must be text"),
    Case(bomb, "1:23: error: too many values (aliases count)"),
    Case(
      "version: 1\nexclude: [&a A, *b]",
      "2:17: error: found undefined alias; a name that starts with * or & needs quotes"),
    Case(
      "version: 1\nname: \u{FFFFD}",
      "1:1: error: the character U+FFFFD stands for nothing"),
    Case(
      "version: 1\nname: " + String(repeating: "[", count: 100)
        + String(repeating: "]", count: 100),
      "2:71: error: nested too deeply"),
  ]
}
