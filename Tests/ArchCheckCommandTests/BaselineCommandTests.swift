import Foundation
import Repositories
import Testing

/// What is accepted stays accepted, and nothing else does.
@Suite struct BaselineCommandTests {
  private static let shop = """
    printf 'let package = Package(name: "Shop", targets: [\\n%s\\n])\\n' \
      '.target(name: "Cart"), .target(name: "Feed"), .target(name: "Log")' | put Package.swift
    single() { echo "final class $2 { static let shared = $2() }" | put Sources/$1/$2.swift; }
    single Cart Basket; single Cart Item; single Feed Row; single Log Log

    """

  private func shop(_ script: String = "") throws -> ScriptedRepository {
    try ScriptedRepository(Self.shop + script)
  }

  private func check(_ repository: ScriptedRepository, _ arguments: String...) throws -> Command {
    try Command(["check", repository.path, "--only", "no_singletons"] + arguments)
  }

  /// `write` takes all rules; the ones besides `no_singletons` are switched off.
  private static let configure = """
    printf 'version: 1\\nextends: none\\nrules: { no_singletons: warning }\\n' | put .archcheck.yml

    """

  @Test func branchesThatTouchDifferentModulesMergeWithoutConflict() throws {
    let repository = try shop(Self.configure)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run(
      "commit start; git checkout -q -b topic" + "\n" + Self.shop
        + "single Log More; rm Sources/Log/Log.swift; single Log Other")
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run(
      "commit topic; git checkout -q main" + "\n" + Self.shop
        + "single Feed Cell; single Cart Order; rm Sources/Cart/Item.swift")
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run("commit main; git merge -q -m merge topic")
    let merged = try Command("check", "--strict", repository.path)
    #expect(merged.code == 0, "\(merged.output)\(merged.errors)")
    #expect(merged.output.contains("6 known"))
    let text = try repository.run("cat .archcheck-baseline.json")
    #expect(try Command("baseline", "write", repository.path).code == 0)
    #expect(try repository.run("cat .archcheck-baseline.json") == text)
  }

  /// What another rule found is no concern of a run without it.
  /// Code that nobody touched is known whatever comes beside it.
  @Test(arguments: [
    // A second module of the name.
    "package macOS Kit; single macOS/Sources/Kit Other",
    // An edited contract and another name of a file that only imports.
    "git mv iOS/Sources/App/A.swift iOS/Sources/App/B.swift; sed -i.bak 's/UIKit/UIKit, WebKit/' \\\n"
      + "  .archcheck.yml; rm .archcheck.yml.bak",
  ])
  func whatNobodyTouchedStaysKnown(_ change: String) throws {
    let commands = """
      package() {
        printf '// swift-tools-version: 6.0\\nlet package = Package(name: "Shop", targets: [%s])\\n' \\
          '.target(name: "App", dependencies: ["Kit"]), .target(name: "Kit")' | put $1/Package.swift
      }
      single() { echo "final class $2 { static let shared = $2() }" | put $1/$2.swift; }

      """
    let repository = try ScriptedRepository(
      commands + """
        package iOS
        single iOS/Sources/Kit Log
        echo 'import UIKit' | put iOS/Sources/App/A.swift
        put .archcheck.yml <<'END'
        version: 1
        extends: none
        rules: { no_singletons: warning }
        contracts: [{ forbidden: { from: "*App", to: [UIKit] } }]
        END
        """)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run("commit start\n" + commands + change)
    for _ in 0..<2 {
      let result = try Command("check", repository.path, "--format", "json")
      let count = result.output.matches(of: /"state": "known"/).count
      #expect(count == 2, "\(result.output)")
      #expect(result.output.contains("macOS") == change.contains("macOS"))
      #expect(result.code == (change.contains("macOS") ? 1 : 0))
      #expect(!result.errors.contains("no finding needs any more"), "\(result.errors)")
      // With the new names.
      #expect(try Command("baseline", "prune", repository.path).code == 0)
    }
    let compared = try Command("baseline", "compare", repository.path)
    #expect(compared.output.contains("2 known, 0 resolved"), "\(compared.output)")
  }

  @Test func entriesOfRulesThatDoNotRunAreNotCalledStale() throws {
    let repository = try shop(
      """
      put .archcheck.yml <<END
      version: 1
      rules:
        no_singletons: warning
        custom: { no_rows: { message: "{type} is a row", types: { names: Row } } }
      contracts: [{ forbidden: { from: Feed, to: Foundation } }]
      END
      echo 'import Foundation' | put Sources/Feed/Import.swift

      """)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    let text = try repository.run("cat .archcheck-baseline.json")
    for rule in ["no_singletons", "no_rows", "forbidden"] { #expect(text.contains(rule)) }
    for options in [
      ["--only", "no_singletons"], ["--only", "no_rows"], ["--skip", "forbidden"],
      ["--profile", "lickability"], ["--profile", "none"], [],
    ] {
      let result = try Command(
        ["check", repository.path, "--strict", "--fail-on", "never"] + options)
      #expect(!result.errors.contains("the baseline has"), "\(options): \(result.errors)")
      #expect(result.code == 0, "\(options): \(result.errors)")
    }
  }

  /// With another profile entries of other rules would be lost.
  @Test(arguments: ["write", "prune"])
  func theBaselineIsThatOfTheConfiguration(_ command: String) throws {
    let repository = try shop(Self.configure)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    let text = try repository.run("cat .archcheck-baseline.json")
    let result = try Command("baseline", command, repository.path, "--profile", "lickability")
    #expect(result.code == 2 && result.errors.contains("leave out --profile"), "\(result.errors)")
    #expect(try repository.run("cat .archcheck-baseline.json") == text)
  }

  /// A module that only the folder names is called as the configuration says, wherever it stands.
  @Test func theBaselineHoldsInAnotherFolder() throws {
    let repository = try ScriptedRepository(
      """
      printf 'let a = A.shared\nfinal class A { static let shared = A() }\n' | put A.swift
      mkdir Cart; echo 'struct B {}' > Cart/A.swift

      """)
    let written = try Command("baseline", "write", repository.path)
    #expect(written.errors.contains("is called after the folder"), "\(written.errors)")
    try repository.run("printf 'version: 1\nname: Shop\n' | put .archcheck.yml")
    let named = try Command("baseline", "write", repository.path)
    #expect(!named.errors.contains("is called after the folder"), "\(named.errors)")
    try repository.run(
      "mkdir other; cp -r A.swift Cart .archcheck.yml .archcheck-baseline.json other")
    let other = try Command("check", "\(repository.path)/other")
    #expect(other.code == 0 && other.output.contains("1 known"), "\(other.output)")
  }

  /// What a newer archcheck accepted, an older one cannot judge.
  @Test func entriesOfANewerVersionStay() throws {
    let repository = try shop(Self.configure)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run(
      """
      sed -i -e 's/"archcheck": "[^"]*"/"archcheck": "999.0.0"/' \
        -e 's/^    "no_singletons",/& "zz_new",/' \
        -e 's/"Cart": \\[/&\\n{"rule": "zz_new", "subject": "Cart.X", "file": "X.swift"},/' \
        .archcheck-baseline.json
      """)
    let checked = try Command("check", repository.path, "--strict")
    #expect(checked.code == 0, "\(checked.errors)")
    #expect(checked.errors.contains("does not know its rules zz_new"), "\(checked.errors)")
    #expect(try Command("baseline", "prune", repository.path).code == 0)
    #expect(try repository.run("cat .archcheck-baseline.json").contains("zz_new\", \"subject"))
  }

  /// The last module of the map changes no line when another one follows.
  @Test func aNewModuleMergesWithAnotherEntryOfTheLastOne() throws {
    let repository = try shop(Self.configure)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run(
      """
      commit start; git checkout -q -b topic
      sed -i 's/.target(name: "Log")/&, .target(name: "Zoo")/' Package.swift
      echo "final class Ape { static let shared = Ape() }" | put Sources/Zoo/Ape.swift
      """)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run(
      """
      commit topic; git checkout -q main
      echo "final class Zed { static let shared = Zed() }" | put Sources/Log/Zed.swift
      """)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run("commit main; git merge -q -m merge topic")
    let merged = try Command("check", "--strict", repository.path)
    #expect(merged.code == 0, "\(merged.output)\(merged.errors)")
    #expect(merged.output.contains("6 known"))
  }

  /// A part is compared as a part of the whole: what was moved into it is known there.
  @Test(arguments: [["--strict"], ["--strict", "--since", "HEAD"]])
  func aPartKnowsWhatTheWholeKnows(_ arguments: [String]) throws {
    let repository = try shop(Self.configure)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run(
      "commit start; mkdir Sources/Cart/Deep; git mv Sources/Cart/Item.swift Sources/Cart/Deep/")
    for (part, known) in [("Deep", 1), ("Deep/Item.swift", 1), ("Basket.swift", 1), ("", 2)] {
      let checked = try Command(["\(repository.path)/Sources/Cart/\(part)"] + arguments)
      #expect(checked.code == 0, "\(part): \(checked.output)\(checked.errors)")
      #expect(checked.output.contains("nothing new · \(known) known"), "\(checked.output)")
    }
    let compared = try Command("baseline", "compare", "\(repository.path)/Sources/Cart/Deep")
    #expect(compared.output == "0 new, 1 known, 0 resolved\n")
  }

  @Test func aPartCountsWhatIsAcceptedInIt() throws {
    let folder = try TemporaryFolder()
    for (name, comment) in [
      ("Cart", " // archcheck:disable:this no_singletons - kept"), ("Feed", ""), ("Home", ""),
    ] {
      try folder.write(
        "final class \(name) { static let shared = \(name)() }\(comment)\n",
        to: "Sources/\(name)/\(name).swift")
    }
    try folder.write(
      """
      version: 1
      extends: none
      rules: { no_singletons: warning }
      exceptions:
        - { rule: no_singletons, module: Feed, because: Old }
        - { rule: no_singletons, module: Home, because: Old }
      """, to: ".archcheck.yml")
    for (part, suppressed, excepted) in [("", 1, 2), ("/Cart", 1, 0), ("/Feed", 0, 1)] {
      let told = try Command("check", "\(folder.path)/Sources\(part)", "--format", "json").output
      #expect(told.contains("\"suppressed\": \(suppressed)"), "\(part): \(told)")
      #expect(told.contains("\"excepted\": \(excepted)"), "\(part): \(told)")
    }
  }

  /// A view that knows a second model is told again, and of the second model only.
  @Test func aKnownFindingThatGrowsIsNew() throws {
    let repository = try ScriptedRepository(
      """
      echo 'let package = Package(name: "Shop", targets: [.target(name: "Cart")])' > Package.swift
      for name in Order Price Stock; do
        echo "struct $name: Codable { let id: Int }" | put Sources/Cart/Models/$name.swift
      done
      printf 'import UIKit\nfinal class Cell: UITableViewCell {\n  var order: Order?\n}\n' \
        | put Sources/Cart/Cell.swift
      printf 'version: 1\nextends: none\nrules: { views_not_model_aware: warning }\n' \
        | put .archcheck.yml
      commit start
      """)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run("commit accepted")
    #expect(try Command("check", "--strict", repository.path).code == 0)

    try repository.run("sed -i '3a\\  var price: Price?' Sources/Cart/Cell.swift")
    let checked = try Command("check", repository.path, "--format", "text")
    #expect(checked.code == 1)
    #expect(
      checked.output.contains("Sources/Cart/Cell.swift:4:14  warning  Cell knows the models Order"),
      "\(checked.output)")
    #expect(checked.output.contains("known but for Price"), "\(checked.output)")
    for arguments in [["check", "--since", "HEAD", "-C"], ["diff", "-C"]] {
      let told = try Command(arguments + [repository.path])
      #expect(told.code == 1, "\(arguments)")
      #expect(told.output.contains("known but for Price"), "\(told.output)")
    }
    let json = try Command("check", repository.path, "--format", "json")
    #expect(json.output.contains("\"newCauses\": ["), "\(json.output)")
    #expect(json.output.contains("\"name\": \"Price\""))
    let compared = try Command("baseline", "compare", repository.path)
    #expect(
      compared.output == """
        new       views_not_model_aware  Cart.Cell + Price  Sources/Cart/Cell.swift:4
        1 new, 0 known, 0 resolved

        """)

    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run("commit both; sed -i '/order/d' Sources/Cart/Cell.swift")
    let less = try Command("check", "--strict", repository.path)
    #expect(less.code == 1)
    #expect(less.errors.contains("accepts more than is found: Order"), "\(less.errors)")
    #expect(
      try Command("baseline", "compare", repository.path).output == """
        less      views_not_model_aware  Cart.Cell − Order  Sources/Cart/Cell.swift
        0 new, 1 known, 0 resolved

        """)
    let pruned = try Command("baseline", "prune", repository.path)
    #expect(pruned.output.contains("0 entries removed from"), "\(pruned.output)")
    #expect(pruned.output.hasSuffix(", 1 made smaller\n"), "\(pruned.output)")
    #expect(try Command("check", "--strict", repository.path).code == 0)
    try repository.run("git checkout -q Sources")
    #expect(try Command("check", repository.path).output.contains("known but for Order"))
  }

  @Test func whatCannotBeReadIsNotResolved() throws {
    let repository = try shop(Self.configure)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run("commit start; echo 'struct {{{' > Sources/Cart/Item.swift")
    let text = try repository.run("cat .archcheck-baseline.json")
    func isKept(_ file: String) throws {
      let checked = try Command("check", "--strict", repository.path)
      #expect(checked.code == 0, "\(checked.output)\(checked.errors)")
      #expect(checked.errors.contains("note: \(file) could not be read in full"))
      #expect(!checked.errors.contains("prune"))
      let diff = try Command("diff", "HEAD", "-C", repository.path)
      #expect(!diff.output.contains("resolved"), "\(diff.output)")
      #expect(diff.errors.contains("of the base may be resolved or not: \(file) is a file"))
      #expect(try Command("baseline", "prune", repository.path).code == 0)
      #expect(try repository.run("cat .archcheck-baseline.json") == text)
    }
    try isKept("Sources/Cart/Item.swift")
    try repository.run(
      "git checkout -q .; git sparse-checkout set --no-cone '/*' '!/Sources/Log/Log.swift'")
    try isKept("Sources/Log/Log.swift")
    let checked = try Command("check", repository.path)
    #expect(
      checked.errors.contains(
        "note: a sparse checkout leaves out 1 Swift file: Sources/Log/Log.swift"),
      "\(checked.errors)")
  }

  @Test func whatIsNoBaselineIsNotReplaced() throws {
    let repository = try shop(Self.configure)
    let before = try repository.run("cat Package.swift")
    let refused = try Command(
      "baseline", "write", repository.path, "--baseline", "\(repository.path)/Package.swift")
    #expect(refused.code == 2)
    #expect(refused.errors.contains("is no baseline and is not replaced"), "\(refused.errors)")
    #expect(try repository.run("cat Package.swift") == before)
    try repository.run("ln -s Shared/base.json .archcheck-baseline.json")
    #expect(try Command("baseline", "write", repository.path).code == 0)
    #expect(try repository.run("readlink .archcheck-baseline.json") == "Shared/base.json\n")
    try repository.run(
      "printf '\\357\\273\\277' | cat - Shared/base.json > x; mv x Shared/base.json")
    #expect(try Command("check", "--strict", repository.path).code == 0)
  }

  @Test func staleEntriesAreToldAndFailStrictRuns() throws {
    let repository = try shop(Self.configure)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run("rm Sources/Cart/Item.swift")
    let before = try repository.run("cat .archcheck-baseline.json")
    let checked = try Command("check", repository.path)
    #expect(checked.code == 0)
    #expect(
      checked.errors.contains(
        "warning: the baseline has an entry that no finding needs any more: no_singletons "
          + "Cart.Item; archcheck baseline prune removes it"))
    #expect(try Command("check", "--strict", repository.path).code == 1)
    #expect(try repository.run("cat .archcheck-baseline.json") == before)
    let compared = try Command("baseline", "compare", repository.path)
    #expect(compared.code == 0)
    #expect(compared.output.contains("resolved  no_singletons  Cart.Item  Sources/Cart/Item.swift"))
    #expect(compared.output.hasSuffix("0 new, 3 known, 1 resolved\n"))
    let pruned = try Command("baseline", "prune", repository.path)
    #expect(pruned.output.hasPrefix("1 entry removed"))
    #expect(pruned.errors.isEmpty)
    #expect(try Command("check", "--strict", repository.path).code == 0)
    #expect(!(try repository.run("cat .archcheck-baseline.json")).contains("Cart.Item"))
  }

  @Test func namesRulesThatTheBaselineDidNotKnow() throws {
    let repository = try shop(Self.configure)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run(
      """
      sed -i '/^    "no_singletons"/d; /"rule": "no_singletons"/d' .archcheck-baseline.json
      sed -i 's/"archcheck": "[^"]*"/"archcheck": "0.0.9"/' .archcheck-baseline.json
      sed -i -z 's/,\\n  \\]/\\n  ]/' .archcheck-baseline.json
      """)
    let checked = try Command("check", repository.path)
    #expect(checked.code == 1)
    #expect(
      checked.errors.contains(
        "note: 4 new findings are of no_singletons, which archcheck 0.0.9 did not know when it "
          + "wrote the baseline"), "\(checked.errors)")
  }

  /// A run that looks at less neither calls the rest resolved nor loses it.
  @Test func aRunThatLooksAtLessLeavesTheRestAlone() throws {
    let repository = try shop()
    let baseline = "\(repository.path)/.archcheck-baseline.json"
    #expect(try Command("baseline", "write", repository.path).code == 0)
    let text = try String(contentsOfFile: baseline, encoding: .utf8)
    #expect(text.contains("final_classes") || text.contains("\"rule\": \"no_singletons\""))
    for arguments in [
      ["--only", "weak_delegates"], ["--skip", "no_singletons"], ["--only", "no_singletons"],
    ] {
      let checked = try Command(["check", "--strict", repository.path] + arguments)
      #expect(checked.code == 0, "\(checked.output)\(checked.errors)")
      for command in ["write", "prune"] {
        let refused = try Command(["baseline", command, repository.path] + arguments)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("takes the whole project"))
      }
    }
    let part = try Command("check", "--strict", "\(repository.path)/Sources/Cart")
    #expect(part.code == 0, "\(part.output)\(part.errors)")
    #expect(try Command("baseline", "prune", "\(repository.path)/Sources/Cart").code == 2)
    #expect(try String(contentsOfFile: baseline, encoding: .utf8) == text)
  }

  /// A general rule keeps silent where a special one speaks, also in a run that tells nothing of it.
  @Test func whatAnotherRuleTellsIsNotNewWithoutThatRule() throws {
    let repository = try ScriptedRepository(
      """
      echo 'let package = Package(name: "Shop", targets: [.target(name: "Cart")])' | put Package.swift
      printf 'version: 1\\nextends: recommended\\narchitecture: mvvm\\n' | put .archcheck.yml
      echo 'struct Order: Codable { var id = 0 }' | put Sources/Cart/Models/Order.swift
      printf 'import UIKit\\nfinal class OrderView: UIView { func show(_ order: Order) { _ = order.id } }\\n' \
        | put Sources/Cart/Views/OrderView.swift
      """)
    #expect(try Command("check", repository.path).output.contains("[views_not_model_aware]"))
    #expect(try Command("baseline", "write", repository.path).code == 0)
    for arguments in [["--only", "layer_dependency"], ["--skip", "views_not_model_aware"]] {
      let checked = try Command(["check", "--strict", repository.path] + arguments)
      #expect(checked.code == 0, "\(checked.output)\(checked.errors)")
    }
  }

  @Test func aDamagedBaselineIsWrittenAnew() throws {
    let repository = try shop("echo '{' > .archcheck-baseline.json")
    #expect(try check(repository).code == 2)
    #expect(try Command("baseline", "prune", repository.path).code == 2)
    #expect(try Command("baseline", "write", repository.path).code == 0)
    #expect(try check(repository, "--strict").code == 0)
    #expect(try check(repository, "--baseline", "\(repository.path)/none.json").code == 2)
  }

  /// Each commit is judged with the baseline that it holds, whatever is on disk.
  @Test func aCommitIsJudgedWithItsOwnBaseline() throws {
    let repository = try shop(Self.configure + "commit start")
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run(
      Self.shop + "single Feed Cell; commit accepted; single Feed More; commit more")
    func diff(_ revisions: String...) throws -> Command {
      try Command(["diff"] + revisions + ["-C", repository.path])
    }
    #expect(try diff("HEAD~2", "HEAD").output.contains("2 new"))
    try repository.run("rm .archcheck-baseline.json")
    #expect(try diff("HEAD~2", "HEAD").output.contains("2 new"))
    #expect(try Command("baseline", "write", repository.path).code == 0)
    try repository.run("commit all")
    #expect(try diff("HEAD~3", "HEAD").code == 0)
    try repository.run("printf '{\\n  oops' > .archcheck-baseline.json")
    #expect(try diff("HEAD~3", "HEAD").code == 0)
    #expect(try diff("HEAD~1").code == 2)
    try repository.run("commit damaged")
    let damaged = try diff("HEAD~3", "HEAD")
    #expect(damaged.code == 2)
    #expect(damaged.errors.contains("HEAD:.archcheck-baseline.json:2: error"), "\(damaged.errors)")
  }
}
