import ArchCheck
import Foundation
import Testing

/// Each command does its work on the sample.
@Suite struct CommandTests {
  @Test func whyExplainsAChain() throws {
    let result = try Command("why", "ShopApp", "Networking", "-C", Command.sample)
    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix(
        "ShopApp → Networking  (manifest, import, 11 uses)  Sources/ShopApp/")
    )
  }

  @Test func whyTellsWhatATypeIs() throws {
    let result = try Command("why", "AppCoordinator", "-C", Command.sample)
    #expect(result.output.contains("role coordinator"))
  }

  /// Types of other modules may be asked for as well, and code outside of types has no name.
  @Test func whyTellsOfTypesOfOtherModules() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import Kit\nlet carts: [Cart] = []\nstruct Cart { var gadget: Gadget }\n",
      to: "App/Cart.swift")
    let misspelled = try Command("why", "Gagdet", "-C", folder.path)
    #expect(misspelled.errors.contains("did you mean Gadget?"), "\(misspelled.errors)")
    let cart = try Command("why", "Cart", "-C", folder.path).output
    #expect(cart.hasSuffix("  used by\n    global code of App\n"), "\(cart)")
    let chain = try Command("why", "Cart", "Gadget", "-C", folder.path).output
    #expect(chain.contains("App.Cart → Gadget  (stores)"), "\(chain)")
  }

  /// A nested type goes by the end of its name, where that says which; a folder by its path.
  @Test func whyTellsOfNestedTypesAndFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nenum Api { enum Entity { struct Tag {}; struct State {} } }\n"
        + "struct Other { struct State {}; @SwiftUI.State var value = 1 }\n",
      to: "App/Net/Api.swift")
    try folder.write("struct Cart { var tag: Api.Entity.Tag }\n", to: "App/Cart/Cart.swift")
    let tag = try Command("why", "Tag", "-C", folder.path)
    #expect(tag.output.hasPrefix("App.Api.Entity.Tag"), "\(tag.output)\(tag.errors)")
    let states = try Command("why", "State", "-C", folder.path)
    #expect(states.errors.contains("write more of it: App.Api.Entity.State and App.Other.State"))
    let chain = try Command("why", "App/Cart", "App/Net", "-C", folder.path)
    #expect(chain.output.contains("App.Cart → App.Api"), "\(chain.output)\(chain.errors)")
    #expect(try Command("why", "", "-C", folder.path).errors.contains("is empty"))
  }

  @Test func explainsAGuideline() throws {
    let told = try Command("explain", "RP-05")
    #expect(told.output.hasPrefix("RP-05: "), "\(told.errors)")
    #expect(told.output.contains("Rapiddo/App proposal, "))
    #expect(told.output.contains("Checked by "))
    #expect(try Command("explain", "RP-999").code == 2)
  }

  @Test func whySuggestsTheNearestName() throws {
    let result = try Command("why", "AppCoordinatr", "-C", Command.sample)
    #expect(result.code == 2)
    #expect(result.errors.contains("did you mean AppCoordinator?"))
  }

  /// The cut is that of the rule's finding.
  @Test func cyclesProposesACut() throws {
    let result = try Command("cycles", Command.sample)
    #expect(
      result.output.hasSuffix(
        """
          best cut, 6 places:
            Networking → Analytics  (manifest, import, 5 uses)
              Sources/Networking/URLSessionHTTPClient.swift:1 and 5 more

        """), "\(result.output)")
    let findings = try Command("check", Command.sample, "--only", "module_cycle").output
    #expect(findings.contains("Cut Networking → Analytics:"), "\(findings)")
  }

  @Test(arguments: [
    ("tsv", "source\ttarget\tsites\n", "CartFeature\tDomain\t32\n"),
    (
      "json", "{\n  \"edges\": [\n",
      """
          {
            "declaredOnly": false,
            "sites": 32,
            "source": "CartFeature",
            "target": "Domain"
          }
      """
    ),
    ("dot", "digraph modules {\n", "[label=\"CartFeature\"]\n"),
    ("mermaid", "flowchart LR\n", "  CartFeature --> Domain\n"),
  ])
  func graphHasEveryFormat(_ format: String, _ start: String, _ part: String) throws {
    let result = try Command("graph", Command.sample, "--format", format)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix(start), "\(result.output.prefix(80))")
    #expect(result.output.contains(part), "\(result.output)")
  }

  /// What only a manifest declares stands at no place in code.
  @Test func declaredDependenciesHaveNoSites() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Cart", dependencies: ["Feed"]), .target(name: "Feed"),
      ])
      """, to: "Package.swift")
    try folder.write("struct Cart {}\n", to: "Sources/Cart/Cart.swift")
    try folder.write("struct Feed {}\n", to: "Sources/Feed/Feed.swift")
    func run(_ arguments: String...) throws -> String {
      try Command(arguments + ["-C", folder.path]).output
    }
    #expect(try run("graph").hasSuffix("Cart\tFeed\t0\n"))
    let graph = try run("graph", "--format", "json")
    #expect(graph.contains("\"declaredOnly\": true,\n      \"sites\": 0,"), "\(graph)")
    #expect(try run("why", "Cart", "Feed", "--format", "json").contains("\"sites\": 0"))
    #expect(try run("why", "Cart", "Feed").contains("(manifest)  Package.swift:4\n"))
    try folder.write(
      """
      components: { A: { modules: Cart }, B: { modules: Feed } }
      version: 1
      """, to: ".archcheck.yml")
    #expect(try run("graph", "--level", "component").hasSuffix("A\tB\t0\n"))
  }

  /// A module that only its folder declares has no line.
  @Test func aModuleOfAFolderIsDeclaredNowhere() throws {
    let folder = try TemporaryFolder()
    try folder.write("import Feed\nstruct Cart {}\n", to: "Cart/Cart.swift")
    try folder.write("struct Feed {}\n", to: "Feed/Feed.swift")
    let told = try Command("why", "Feed", "-C", folder.path).output
    #expect(told.contains("\n  the files of the folder Feed\n"), "\(told)")
    #expect(!told.contains("Feed:1"))
  }

  /// The pseudo type of what stands outside of types has no name that anybody would write.
  @Test func globalCodeIsNoHint() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Cart {}\nfunc make() -> Cart { Cart() }\n", to: "Cart/Cart.swift")
    let asked = try Command("why", "globals", "-C", folder.path)
    #expect(asked.code == 2)
    #expect(!asked.errors.contains("<globals>"), "\(asked.errors)")
  }

  @Test func allJSONHasAVersion() throws {
    for arguments in [
      ["metrics"], ["metrics", "--level", "type"], ["rules"], ["rules", "--guidelines"],
      ["explain", "no_singletons"], ["explain", "layers"], ["why", "Domain"], ["cycles"], ["graph"],
    ] {
      let json = try Command(arguments + ["--format", "json", "-C", Command.sample]).output
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      #expect(object?["schemaVersion"] as? Int == 1, "\(arguments)")
    }
  }

  /// What a command refuses is not offered, and what changes nothing is refused.
  @Test func optionsFitTheirCommand() throws {
    for command in [["init"], ["baseline", "write"], ["baseline", "prune"]] {
      let help = try Command(command + ["--help"]).output
      #expect(help.contains("--profile") && !help.contains("--only"), "\(command)")
      let refused = try Command(command + ["--only", "no_singletons", "-C", Command.sample])
      #expect(refused.code == 2 && refused.errors.contains("leave out --only"), "\(command)")
    }
    #expect(try Command("baseline", "compare", "--help").output.contains("--only"))
    for command in [
      ["history"], ["config", "validate"], ["config", "show"], ["rules"],
      ["rules", "--guidelines"],
    ] {
      #expect(try !Command(command + ["--help"]).output.contains("--baseline"), "\(command)")
      let refused = try Command(command + ["--baseline", "/none.json", "-C", Command.sample])
      #expect(refused.code == 2 && refused.errors.contains("--baseline"), "\(command)")
    }
    for command in [["config", "show"], ["explain", "layers"]] {
      #expect(try !Command(command + ["--help"]).output.contains("--timings"), "\(command)")
    }
    let timed = try Command("rules", "--timings", "-C", Command.sample)
    #expect(timed.code == 2 && timed.errors.contains("--timings goes with --guidelines"))
    let every = try Command("report", "--every", "day", "-C", Command.sample)
    #expect(every.code == 2)
    #expect(every.errors.contains("--history RANGE adds it"), "\(every.errors)")
    for arguments in [["check", "--output", ""], ["graph", "--output", ""]] {
      let empty = try Command(arguments + ["-C", Command.sample])
      #expect(empty.code == 2)
      #expect(!empty.errors.contains("NSCocoa"), "\(empty.errors)")
    }
    #expect(try Command("explain", "lk-06").errors.contains("did you mean LK-06?"))
    #expect(try Command("explain", "wolox").errors.contains("`archcheck rules --profile wolox`"))
  }

  /// One text for what to do, wherever it is told.
  @Test func contractsAreExplainedAsTheirFindingsAre() throws {
    let required = try Command("explain", "required", "-C", Command.sample).output
    #expect(required.contains("Add the dependency, or take the contract back."), "\(required)")
    #expect(!required.contains("`ignore` with"))
    let protected = try Command("explain", "protected", "-C", Command.sample).output
    #expect(protected.contains("Use it through one of its importers."), "\(protected)")
  }

  @Test func graphShowsWhatIsNear() throws {
    let result = try Command("graph", Command.sample, "--focus", "Persistence", "--depth", "1")
    let edges = result.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t").prefix(2).joined(separator: " → ")
    }
    #expect(
      edges == [
        "ShopApp → Persistence", "ShopApp → ShopData", "ShopData → Persistence",
        "ShopDataTests → Persistence", "ShopDataTests → ShopData",
      ])
  }

  /// What is outside of the project is shown where that is asked for; the table of the uses of types
  /// has all of them.
  @Test(arguments: ["module", "type"], ["tsv", "json", "dot", "mermaid"])
  func graphShowsOthersOnDemand(_ level: String, _ format: String) throws {
    let arguments = ["graph", Command.sample, "--level", level, "--format", format]
    let own = try Command(arguments).output
    let all = try Command(arguments + ["--external"]).output
    let isWhole = level == "type" && format == "tsv"
    #expect(own.contains("Networking") && own.contains("Foundation") == isWhole)
    #expect(all.contains("Networking") && all.contains("Foundation"))
  }

  @Test(arguments: [
    (["--nodes"], "--nodes goes with --level type"),
    (["--level", "type", "--nodes", "--format", "json"], "--nodes goes with --level type"),
    (["--level", "type", "--nodes", "--external"], "without --focus and --external"),
    (["--depth", "2"], "--depth goes with --focus"),
    (["--direction", "users"], "--direction goes with --focus"),
    (["--focus", "Networking", "--depth=-1"], "--depth is at least 0"),
    (["--level", "file", "--external"], "--external goes with --level module, component or type"),
    (["--folder-depth", "2"], "--folder-depth goes with --level folder"),
    (["--update", "README.md", "--format", "svg"], "--update writes mermaid"),
    (["--update", "README.md", "--format", "mermaid", "--level", "type"], "no other option"),
  ])
  func graphRefusesOptionsThatItWouldNotRead(_ options: [String], _ hint: String) throws {
    let result = try Command(["graph", "-C", Command.sample] + options)
    #expect(result.code == 2)
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  @Test func metricsAreSortedAndRefuseWhatTheyDoNotKnow() throws {
    let modules = try Command("metrics", Command.sample, "--sort", "Ce")
    #expect(modules.output.hasPrefix("name"))
    #expect(modules.output.split(separator: "\n").dropFirst().first?.contains("ShopApp") == true)
    let row = modules.output.split(separator: "\n").first { $0.hasPrefix("Coordination") }
    #expect(
      row?.split(separator: " ")
        == ["Coordination", "2", "35", "1", "4", "1", "0.20", "1.00", "0.20"])
    let types = try Command("metrics", Command.sample, "--level", "type", "--format", "json")
    #expect(types.output.contains("\"WMC\""))
    #expect(try Command("metrics", Command.sample, "--sort", "height").code == 2)
    #expect(
      try Command("metrics", Command.sample, "--sort", "WMC").errors
        .contains("no such figure of a module; with --level type there is"))
  }

  @Test func progressIsNoPartOfTheOutput() throws {
    let shown = try Command("check", Command.sample, "--progress", "always", "--format", "json")
    let quiet = try Command("check", Command.sample, "--quiet", "--format", "json")
    #expect(shown.errors.contains("Analysing"))
    #expect(!quiet.errors.contains("Analysing"))
    #expect(shown.output == quiet.output)
  }

  /// A rule that is on is so whichever are looked at.
  @Test func theListOfRulesSaysWhichAreOn() throws {
    let all = try Command("rules", "-C", Command.sample).output
    for choice in [["--only", "weak_delegates"], ["--skip", "no_singletons"]] {
      #expect(try Command(["rules", "-C", Command.sample] + choice).output == all, "\(choice)")
    }
  }

  @Test(arguments: RuleCatalog.rules.map { $0.id })
  func everyRuleIsExplained(_ id: String) throws {
    let result = try Command("explain", id, "--format", "markdown")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("# `\(id)`\n"))
    #expect(result.output.contains("## Objects to"))
  }

  /// At a terminal there is no markup, no line too long, and examples come with their options.
  @Test func explanationsAreReadAsText() throws {
    let text = try Command("explain", "third_party_behind_protocol").output
    #expect(text.contains("\nObjects to\n"))
    #expect(text.contains("third_party_behind_protocol: {max_files: 0}"))
    #expect(text.contains("\n\n   Not reported:\n   - adapters: "), "a list stands apart")
    #expect(!text.contains("\\`"))
    #expect(!text.contains("## "))
    for line in text.split(separator: "\n") where !line.hasPrefix("      ") {
      #expect(line.count <= 100, "\(line)")
    }
    struct Page: Decodable {
      struct Example: Decodable { var options: [String: Int]? }
      var examples: [Example]
    }
    let json = try Command("explain", "massive_view_controller", "--format", "json").output
    let page = try JSONDecoder().decode(Page.self, from: Data(json.utf8))
    #expect(page.examples.contains { $0.options == ["max_lines": 8] })
    let contract = try Command("explain", "forbidden", "-C", Command.sample).output
    #expect(contract.contains("- forbidden: { from: Domain"))
  }

  @Test func chainsAndCyclesAreToldAsJSON() throws {
    struct Hop: Decodable {
      var source: String
      var target: String
      var kinds: [String]
      var sites: Int
    }
    struct Chains: Decodable {
      var schemaVersion: Int
      var chains: [[Hop]]
    }
    struct Cycles: Decodable {
      struct Cycle: Decodable {
        var members: [String]
        var shortestCycle: [Hop]
        var cut: [Hop]
        var cost: Int
      }
      var schemaVersion: Int
      var cycles: [Cycle]
    }
    let asked = ["why", "ShopApp", "Persistence", "-C", Command.sample]
    let chains = try JSONDecoder().decode(
      Chains.self, from: Data(try Command(asked + ["--format", "json"]).output.utf8))
    let hops = try Command(asked).output.split(separator: "\n")
    #expect(chains.schemaVersion == 1)
    #expect(chains.chains.map(\.count) == [hops.count])
    #expect(chains.chains[0].first?.source == "ShopApp")
    #expect(chains.chains[0].last?.target == "Persistence")
    let none = try Command(
      "why", "Persistence", "ShopApp", "-C", Command.sample, "--format", "json")
    #expect(none.code == 1)
    #expect(none.output.contains("\"chains\": ["))
    let place = try Command("why", "Persistence", "-C", Command.sample, "--format", "json").output
    #expect(place.contains("\"kind\": \"module\""))
    let json = try Command("cycles", Command.sample, "--format", "json").output
    let cycles = try JSONDecoder().decode(Cycles.self, from: Data(json.utf8)).cycles
    #expect(!cycles.isEmpty)
    #expect(cycles.allSatisfy { $0.members.count > 1 && !$0.shortestCycle.isEmpty && $0.cost > 0 })
    #expect(cycles.allSatisfy { $0.cost == $0.cut.reduce(0) { $0 + $1.sites } })
  }

  @Test(arguments: [
    (["chek"], "chek: there is no such file, folder or command; did you mean `archcheck check`?"),
    (
      ["check", "--only", "no_singletons,god_type"],
      "one rule at a time; repeat the option, as in --only no_singletons --only god_type"
    ),
    (["graph", "--focus", "Persistance"], "did you mean Persistence?"),
    (
      ["graph", "--focus", "Sources/Networking"],
      "there is no module Sources/Networking; there is a folder of that name: --level folder"
    ),
    (
      ["graph", "--level", "type", "--focus", "KeychainTokenStorag"],
      "did you mean Persistence.KeychainTokenStorage?"
    ),
  ])
  func misspelledArgumentsTellWhatIsMeant(_ arguments: [String], _ hint: String) throws {
    let place = arguments.count > 1 ? ["-C", Command.sample] : []
    let result = try Command(arguments + place)
    #expect(result.code == 2)
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  /// Without a command in front, options are those of `check`, and the command is its path.
  @Test(arguments: [
    (["--config", "a b.yml", "check", "."], "archcheck check --config 'a b.yml' ."),
    (["--quiet", "graph", "--level", "type"], "archcheck graph --quiet --level type"),
    (["--no-cache", "report"], "archcheck report --no-cache"),
    (["--quiet", "config", "show"], "archcheck config show --quiet"),
  ])
  func commandsBehindOptionsAreTold(_ arguments: [String], _ order: String) throws {
    let result = try Command(arguments, in: Command.sample)
    #expect(result.code == 2)
    #expect(result.errors == "error: the command stands before its options: \(order)\n")
    // A word that is only the value of an option is no command.
    let other = try Command("--only", "check", "--nonsense", in: Command.sample)
    #expect(other.errors.hasPrefix("error: Unknown option '--nonsense'"))
  }

  @Test func guidesThatCannotBeFollowedNameNoProfile() throws {
    let text = try Command("rules", "--guidelines", "-C", Command.sample).output
    #expect(text.contains("Numbered Swift style guide (no profile yet): "), "\(text)")
    #expect(text.contains("Wolox iOS rules (wolox)"))
  }

  @Test func guidelinesOfFollowedGuidesAreCounted() throws {
    struct Findings: Decodable {
      struct Finding: Decodable { var guidelines: [String] }
      var findings: [Finding]
    }
    struct Guide: Decodable {
      struct Guideline: Decodable {
        var id: String
        var state: String
        var findings: Int
        var reason: String
        var rules: [Rule]
      }
      struct Rule: Decodable { var findings: Int }
      var guide: String
      var followed: Bool
      var guidelines: [Guideline]
    }
    let options = ["-C", Command.sample, "--profile", "rapiddo"]
    let asked = try Command(["rules", "--guidelines", "--format", "json"] + options)
    struct Coverage: Decodable { var guides: [Guide] }
    let guides = try JSONDecoder().decode(Coverage.self, from: Data(asked.output.utf8)).guides
    #expect(guides.filter(\.followed).map(\.guide) == ["rapiddo"])
    let checked = try Command(["check", "--format", "json"] + options)
    let found = try JSONDecoder().decode(Findings.self, from: Data(checked.output.utf8)).findings
    for guideline in try #require(guides.first).guidelines {
      let count = found.count { $0.guidelines.contains(guideline.id) }
      #expect(guideline.findings == count, "\(guideline.id)")
      #expect(guideline.rules.reduce(0) { $0 + $1.findings } == count, "\(guideline.id)")
      #expect((guideline.state == "broken") == (count > 0), "\(guideline.id)")
      #expect((guideline.state == "not checkable") == !guideline.reason.isEmpty)
    }
    let states = Set(guides[0].guidelines.map(\.state))
    #expect(states.isSuperset(of: ["broken", "not checked", "not checkable"]))
    let text = try Command(["rules", "--guidelines"] + options)
    #expect(text.code == 0)
    #expect(text.output.hasPrefix("Rapiddo/App proposal: MVVM-C"))
    #expect(text.output.contains("\n  broken\n    RP-"))
    #expect(text.output.contains("[1 finding: no_singletons 1]"))
    #expect(!text.output.contains("LK-01"))
  }

  @Test func guidelinesNeedACheckAndAGuide() throws {
    let sample = try Command("rules", "--guidelines", "-C", Command.sample)
    #expect(sample.output.hasPrefix("The configuration follows no guide"))
    #expect(sample.output.contains("\n  Wolox iOS rules (wolox): 60 guidelines: "))
    let folder = try TemporaryFolder()
    let empty = try Command("rules", "--guidelines", "-C", folder.path)
    #expect(empty.code == 2)
    #expect(empty.errors.contains("no Swift files"))
  }

  @Test func severalFormatsInOneRun() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/out.sarif"
    let result = try Command(
      "check", Command.sample, "--format", "xcode", "--format", "sarif=\(file)")
    #expect(result.output.contains(": warning: "))
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"2.1.0\""))
  }

  @Test func linksAreFollowedAndNeverReplaced() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for (link, target) in [("new", "deep/real.json"), ("out", "/dev/fd/1"), ("loop", "loop")] {
      try files.createSymbolicLink(
        atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    let check = ["check", Command.sample, "--format", "json", "-o"]
    for _ in 1...2 {
      #expect(try Command(check + ["\(folder.path)/new"]).code == 1)
      #expect(try files.destinationOfSymbolicLink(atPath: "\(folder.path)/new") == "deep/real.json")
    }
    let text = try String(contentsOfFile: "\(folder.path)/deep/real.json", encoding: .utf8)
    #expect(text.hasPrefix("{"))
    for place in ["\(folder.path)/out", "-"] {
      #expect(try Command(check + [place], in: folder.path).output == text)
    }
    #expect(try files.destinationOfSymbolicLink(atPath: "\(folder.path)/out") == "/dev/fd/1")
    for (place, reason) in [("loop", "leads round in circles"), ("deep", "this is a folder")] {
      let refused = try Command(check + ["\(folder.path)/\(place)"])
      #expect(refused.code == 2)
      #expect(refused.errors.contains(reason), "\(refused.errors)")
    }
    #expect(
      Set(try files.contentsOfDirectory(atPath: folder.path)) == ["new", "out", "loop", "deep"])
  }

  @Test(arguments: [
    (["--format", "json=a", "--format", "text=./a"], "two formats go to this file"),
    (["--format", "json", "--format", "text"], "two formats go to standard output"),
    (["--format", "json=-", "--format", "text"], "two formats go to standard output"),
    (["--format", "json=a", "-o", "a"], "every format has a file of its own"),
  ])
  func eachFormatHasItsPlace(_ arguments: [String], _ reason: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command(["check", Command.sample] + arguments, in: folder.path)
    #expect(result.code == 2)
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func failOnDecides() throws {
    #expect(try Command("check", Command.sample, "--fail-on", "never").code == 0)
    #expect(try Command("check", Command.sample, "--only", "weak_delegates").code == 1)
  }

  /// What makes the run fail is told, and a failure of its own where formats count these.
  @Test func findingsOfSeverityInfoAreToldWhereTheyFail() throws {
    let only = ["check", Command.sample, "--only", "unused_module_dependency"]
    let silent = try Command(only)
    #expect(silent.code == 0 && silent.output.contains("nothing new"), "\(silent.output)")
    let told = try Command(only + ["--fail-on", "info"])
    #expect(told.code == 1 && told.output.contains("never imports it"), "\(told.output)")
    #expect(told.output.contains("1 new: 1 info"), "\(told.output)")
    let junit = try Command(only + ["--fail-on", "info", "--format", "junit"]).output
    #expect(junit.contains("failures=\"1\"") && !junit.contains("<skipped"), "\(junit)")
  }

  @Test(arguments: [
    ("https://x/{pth}#L{line}", "{pth} stands for nothing"),
    ("https://x/{revision}", "say by {path} where the path of a file stands"),
  ])
  func addressesOfSourcesSayWhereThePathStands(_ address: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    let site = "\(folder.path)/site"
    let result = try Command("report", Command.sample, "-o", site, "--source-url", address)
    #expect(result.code == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: site))
  }

  @Test func versionAndHelp() throws {
    #expect(try Command("--version").output.hasPrefix("archcheck "))
    #expect(try Command("--help").output.contains("Exit codes"))
    #expect(try Command("report", "--help").output.contains("Exit codes"))
    for command in ["check", "diff", "history", "graph", "cycles", "metrics", "rules", "explain"] {
      let help = try Command(command, "--help").output.replacing(/\s+/, with: " ")
      for values in help.matches(of: /\(values: ([a-z, ]+)/).map({ $0.1.split(separator: ", ") }) {
        let repeated = values.dropLast().joined(separator: ", ") + " or \(values.last ?? "")"
        for end in [". (values", ": "] {
          #expect(!help.contains(repeated + end), "\(command): \(repeated)")
        }
      }
      #expect(!help.contains(/\(default: (\w+)\)\.? \(default: \1\)/), "\(command)")
    }
  }

  @Test func everyErrorBeginsAlike() throws {
    for arguments in [["check", "--nonsense"], ["graph", "--update", "x"], ["check", "/none"]] {
      let told = try Command(arguments)
      #expect(told.code == 2 && told.errors.hasPrefix("error: "), "\(told.errors)")
    }
  }

  @Test func metricsAreOfModulesAndTypes() throws {
    let folders = try Command("metrics", Command.sample, "--level", "folder")
    #expect(folders.code == 2 && folders.output.isEmpty)
    #expect(folders.errors.contains("'module' and 'type'"), "\(folders.errors)")
  }

  /// What stands in brackets behind a finding, `explain` knows, whether it is a rule or not.
  @Test(arguments: ["layers", "expired_exception", "unused_suppression"])
  func everyIdOfAFindingIsExplained(_ id: String) throws {
    let told = try Command("explain", id, "-C", Command.sample)
    #expect(told.code == 0 && told.output.contains("\nWhat to do\n"), "\(told.errors)")
  }

  @Test func aReportOfNewFindingsSaysWhyItFails() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "final class Session { static let shared = Session() }\n", to: "App/Session.swift")
    let site = "\(folder.path)/site"
    let report = ["report", "\(folder.path)/App", "-o", site, "--only", "no_singletons"]
    let told = try Command(report)
    #expect(told.code == 1 && told.output.hasSuffix("/site/index.html\n"))
    #expect(
      told.errors == """
        note: 1 warning is new, so the exit code is 1; --fail-on never makes it 0

        """)
    #expect(try Command(report + ["-q"]).errors.isEmpty)
    let advisory = try Command(report + ["--fail-on", "never"])
    #expect(advisory.code == 0 && advisory.errors.isEmpty)
  }

  /// Who asks for timings wants all of them, even where nothing else is told.
  @Test func timingsAreToldWhereAskedFor() throws {
    func steps(_ more: String...) throws -> [Substring] {
      try Command(["check", Command.sample, "--timings", "--only", "weak_delegates"] + more)
        .errors.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    }
    let quiet = try steps("--quiet")
    #expect(quiet.contains("rules") && quiet.last == "output")
    for command in [["config", "validate"], ["rules", "--guidelines"], ["metrics"]] {
      let told = try Command(command + ["--timings", "-C", Command.sample])
      #expect(told.errors.contains("\nlink "), "\(command): \(told.errors)")
    }
  }

  /// A list is read by people at a terminal, and line by line by programs.
  @Test func listsFitTheTerminal() throws {
    for arguments in [
      ["cycles", "--level", "type"], ["why", "CheckoutFeature"], ["rules"],
      ["why", "ShopApp", "Persistence"], ["metrics", "--level", "type"], ["rules", "--guidelines"],
    ] {
      let told = try Command(
        arguments + ["-C", Command.sample], environment: ["COLUMNS": "80"])
      for line in told.output.split(separator: "\n") where line.count > 80 {
        #expect(!line.trimmingCharacters(in: .whitespaces).contains(" "), "\(arguments): \(line)")
      }
    }
    let rules = try Command(["rules", "-C", Command.sample], environment: ["COLUMNS": ""]).output
    #expect(rules.split(separator: "\n").allSatisfy { $0.hasPrefix("o") })
  }
}
