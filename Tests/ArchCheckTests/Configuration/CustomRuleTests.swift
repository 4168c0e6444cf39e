import Testing

@testable import ArchCheck

/// Rules that the configuration writes down, with what they find and what is said about mistakes.
@Suite struct CustomRuleTests {
  /// Checks what a rule with the given body finds, as `file:line: message`.
  private func check(
    _ body: String, _ code: String, finds expected: String..., components: String = "{}",
    location: SourceLocation = #_sourceLocation
  ) throws {
    let (found, mistakes) = read(
      """
      version: 1
      components: \(components)
      rules:
        custom:
          house: \(body)
      """)
    #expect(mistakes == [], sourceLocation: location)
    let configuration = try #require(found, sourceLocation: location)
    let graph = Example(code).graph(claims: configuration.claims(for: []))
    let rule = try #require(configuration.customRules.first, sourceLocation: location)
    let findings = ConfiguredRule(rule).findingsOrIssue(in: graph)
    #expect(
      findings.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map {
        "\($0.file):\($0.line): \($0.message)"
      } == expected, sourceLocation: location)
  }

  private let shop = """
    //- Cart/OrderCell.swift
    import UIKit
    import Models
    final class OrderCell: UITableViewCell {
      var order: Order?
      func price() -> Order? { order }
    }
    @MainActor final class CartViewController: UIViewController {}
    class PriceService { func a() {}; func b() {} }
    //- Models/Order.swift
    public struct Order: Codable {}
    //- CartTests/OrderCellTests.swift
    import XCTest
    import Models
    struct FakeCell { var order: Order }
    """

  @Test func typesByName() throws {
    try check(
      "{ message: \"{type} is a {kind} of {module}\", types: { names: \"*Service\" } }", shop,
      finds: "Cart/OrderCell.swift:8: PriceService is a class of Cart")
    try check("{ message: no, types: { names: \"*Manager\" } }", shop)
  }

  /// What a name stands for is no name again.
  @Test func placeholdersAreReplacedOnce() throws {
    try check(
      "{ message: \"{type} in {module} is a {kind}\", types: { kinds: struct } }",
      "struct `{module}` {}\nstruct `{kind}` {}",
      finds: "App/Example.swift:1: {module} in App is a struct",
      "App/Example.swift:2: {kind} in App is a struct")
  }

  /// A name that begins like its module's, or like the type it stands in, is another matter.
  @Test func patternsWithoutADotMeanTheNameAlone() throws {
    let code = """
      //- CartFeature/Order.swift
      struct Order {}
      struct CartView { struct Row {} }
      """
    func check(_ pattern: String, finds names: String...) throws {
      let (found, _) = read(
        "version: 1\nrules: { custom: { house: { message: \"{type}\", types: { names: \"\(pattern)\" } } } }"
      )
      let rule = try #require(found?.customRules.first)
      let findings = ConfiguredRule(rule).findingsOrIssue(in: Example(code).graph())
      #expect(findings.map(\.message).sorted() == names, "\(pattern)")
    }
    try check("Cart*", finds: "CartView")
    try check("Row", finds: "CartView.Row")
    try check("CartView.*", finds: "CartView.Row")
    try check("CartFeature.*", finds: "CartView", "CartView.Row", "Order")
    try check("*.Row", finds: "CartView.Row")
    try check("*", finds: "CartView", "CartView.Row", "Order")
  }

  @Test func typesByModifier() throws {
    let code = """
      //- Cart/Types.swift
      public final class CartCoordinator {}
      open class FeedCoordinator {}
      private struct Row {}
      struct Column {}
      """
    try check(
      "{ message: \"{type}\", types: { names: \"*Coordinator\", unless: { modifiers: final } } }",
      code,
      finds: "Cart/Types.swift:2: FeedCoordinator")
    try check(
      "{ message: \"{type}\", types: { modifiers: [public, open] } }", code,
      finds: "Cart/Types.swift:1: CartCoordinator", "Cart/Types.swift:2: FeedCoordinator")
    try check(
      "{ message: \"{type}\", types: { modifiers: internal } }", code,
      finds: "Cart/Types.swift:4: Column")
  }

  /// What a type of another package inherits is not known.
  @Test func exemptionsByAncestorsHoldWhereTheyCannotBeTold() throws {
    let code = """
      //- Cart/Types.swift
      import ServiceLifecycle
      import Alamofire
      protocol Priced {}
      public struct Worker: Service {}
      public struct Order {}
      public struct Tax: Priced {}
      public enum CartError: Error {}
      class Loader: Session {}
      class Cell {}
      """
    try check(
      "{ message: \"{type}\", types: { kinds: [struct, enum], unless: { conformances: Sendable } } }",
      code, finds: "Cart/Types.swift:5: Order", "Cart/Types.swift:6: Tax")
    try check(
      "{ message: \"{type}\", types: { kinds: struct, unless: { conformances: Priced } } }",
      code, finds: "Cart/Types.swift:4: Worker", "Cart/Types.swift:5: Order")
    try check(
      "{ message: \"{type}\", types: { kinds: class, unless: { superclasses: NSObject } } }",
      code, finds: "Cart/Types.swift:9: Cell")
    try check("{ message: \"{type}\", types: { conformances: Sendable, kinds: struct } }", code)
  }

  @Test func everyKeyMustMatch() throws {
    try check(
      "{ message: \"{type}\", types: { modules: Cart, kinds: class } }", shop,
      finds: "Cart/OrderCell.swift:3: OrderCell", "Cart/OrderCell.swift:7: CartViewController",
      "Cart/OrderCell.swift:8: PriceService")
    try check(
      "{ message: \"{type}\", types: { modules: Cart, superclasses: UIView } }", shop,
      finds: "Cart/OrderCell.swift:3: OrderCell")
    try check(
      "{ message: \"{type}\", types: { attributes: MainActor, imports: UIKit } }", shop,
      finds: "Cart/OrderCell.swift:7: CartViewController")
    try check(
      "{ message: \"{type}\", types: { paths: \"Cart/**\", unless: { imports: Models } } }", shop)
    try check(
      "{ message: \"{type}\", types: { conformances: [Codable], paths: \"**/Order.swift\" } }",
      shop, finds: "Models/Order.swift:1: Order")
  }

  @Test func typesByFigure() throws {
    try check(
      "{ message: \"{type} has {members} members\", types: { metrics: { members: \">= 2\" } } }",
      shop, finds: "Cart/OrderCell.swift:3: OrderCell has 2 members",
      "Cart/OrderCell.swift:8: PriceService has 2 members")
    try check(
      "{ message: \"{type}\", types: { metrics: { members: \"> 2\", lines: \"< 9\" } } }", shop)
    // No two methods, no cohesion.
    try check(
      "{ message: \"{type}: TCC {tcc}\", types: { names: Price } }",
      "//- Cart/Price.swift\nstruct Price { let cents: Int }",
      finds: "Cart/Price.swift:1: Price: TCC –")
  }

  @Test func dependenciesByRole() throws {
    try check(
      """
      { message: "{type} knows the {target_role} {target}",
            dependencies: { from: { names: "*Cell" }, to: { roles: model } } }
      """, shop, finds: "Cart/OrderCell.swift:4: OrderCell knows the model Order")
    try check(
      "{ message: no, dependencies: { from: { roles: view }, to: { modules: Models }, "
        + "kinds: returns } }", shop, finds: "Cart/OrderCell.swift:5: no")
    try check(
      "{ message: no, dependencies: { from: { roles: model }, to: { modules: UIKit } } }", shop)
  }

  @Test func storesWhatAnInitialValueMakes() throws {
    try check(
      "{ message: no, dependencies: { from: { names: \"*Cell\" }, to: { names: Price }, "
        + "kinds: stores } }",
      """
      //- Cart/Cells.swift
      struct Price {}
      final class OrderCell {
        let price = Price()
      }
      final class CartCell {
        let cents = { _ = Price() }
        func show() { _ = Price() }
      }
      """, finds: "Cart/Cells.swift:3: no")
  }

  @Test func dependenciesOnWhatIsNotOfTheProject() throws {
    try check(
      "{ message: \"{type} is made of {target}\", dependencies: "
        + "{ from: { components: Screens }, to: { modules: UIKit }, kinds: inherits } }",
      shop, finds: "Cart/OrderCell.swift:3: OrderCell is made of UITableViewCell",
      components: "{ Screens: { roles: [view] } }")
  }

  @Test func findingsAreLikeThoseOfRules() throws {
    let (found, _) = read(
      """
      version: 1
      rules:
        custom:
          actors: { message: "{type}", types: { names: "*Service" }, severity: error,
            because: Races., fix: Write actor. }
      exceptions:
        - { rule: actors, subject: "*.PriceService", because: Goes away. }
      """)
    let configuration = try #require(found)
    let tree = TextTree("//- Cart/Price.swift\nclass PriceService {}\nclass StockService {}\n")
    let result = try Analysis(
      tree: tree, rootName: "root", configuration: configuration,
      rules: try configuration.effectiveRules(among: []).map(\.configured), today: Day(number: 0)
    ).run().result
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(result.summary.excepted == 1)
    #expect(finding.rule == "actors")
    #expect(finding.category == "custom")
    #expect(finding.severity == .error)
    #expect(finding.because == "Races.")
    #expect(finding.fix == "Write actor.")
    #expect(finding.subject.hasSuffix("StockService"))
    #expect(!finding.fingerprint.isEmpty)
  }

  @Test func areOffWhereTheirSeverityIs() throws {
    let (found, _) = read(
      """
      version: 1
      rules:
        no_singletons: { severity: off }
        custom: { actors: { message: m, types: { names: A }, severity: off } }
      """)
    let configuration = try #require(found)
    let rules = try configuration.effectiveRules(among: sampleRules)
    #expect(
      rules.filter { ["actors", "no_singletons"].contains($0.id) }.map(\.isOn) == [false, false])
    let shown = configuration.shown(with: rules)
    #expect(shown.contains("  no_singletons: off  # .archcheck.yml:3\n"))
    #expect(shown.contains("      severity: off  # .archcheck.yml:4\n"))
  }

  @Test func findingsSayWhetherTheyAreInTests() throws {
    let (found, _) = read(
      """
      version: 1
      rules:
        custom:
          actors: { message: "{type}", types: { names: "*Service" } }
      """)
    let configuration = try #require(found)
    let tree = TextTree(
      """
      //- Package.swift
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [.target(name: "Cart"), .testTarget(name: "CartTests")])
      //- Sources/Cart/Price.swift
      class PriceService {}
      //- Tests/CartTests/Price.swift
      // archcheck:disable:next actors - why
      class Price {}

      """)
    let findings = try Analysis(
      tree: tree, rootName: "root", configuration: configuration,
      rules: try configuration.effectiveRules(among: []).map(\.configured), today: Day(number: 0)
    ).run().result.findings
    #expect(findings.map(\.isInTests) == [false, true])
    #expect(findings.map(\.rule) == ["actors", "unused_suppression"])
  }

  @Test func examplesAreRun() {
    let (found, mistakes) = read(
      """
      version: 1
      rules:
        custom:
          actors:
            message: "{type}"
            types: { names: "*Service", unless: { kinds: actor } }
            examples:
              - |
                class PriceService {}  // finding
                actor StockService {}
              - class TaxService {}
              - actor TaxService {}  // finding
      """)
    #expect(mistakes == [])
    #expect(
      found?.exampleMistakes().map { "\($0.location.line): \($0.message)" } == [
        "11: the example of \"actors\": line 1 has a finding that is not marked: TaxService",
        "12: the example of \"actors\": line 1 is marked and has no finding: TaxService matches "
          + "`unless`",
      ])
  }

  @Test(arguments: [
    ("types: { roles: view }", "struct Row: View {}", "Row has no role in this example"),
    ("types: { roles: view }", "class RowViewModel {}", "RowViewModel is a view model"),
    ("types: { names: \"*Cell\" }", "class Row {}", "Row does not match `names`"),
    (
      "dependencies: { from: { names: Row }, to: { roles: model } }",
      "class Row { var a: Int = 1 }",
      "Int has no role in this example"
    ),
    (
      "dependencies: { from: { names: Row }, to: { roles: model } }", "class Row {}",
      "Row uses no type there"
    ),
  ])
  func examplesWithoutFindingSayWhy(_ offence: String, _ code: String, _ reason: String) {
    let (found, mistakes) = read(
      """
      version: 1
      rules:
        custom:
          own:
            message: "{type}"
            \(offence)
            examples:
              - |
                \(code)  // finding
      """)
    #expect(mistakes == [])
    #expect(
      found?.exampleMistakes().map(\.message) == [
        "the example of \"own\": line 1 is marked and has no finding: \(reason)"
      ])
  }

  @Test(arguments: [
    ("{ types: { names: a } }", "4:12: error: \"house\" lacks the key \"message\""),
    ("{ message: a }", "4:5: error: a rule is about \"types\" or about \"dependencies\""),
    (
      "{ message: a, types: {} }",
      "4:33: error: \"types\" has no pattern; write names: \"*\" where every type is meant"
    ),
    (
      "{ message: a, types: { names: [] } }",
      "4:42: error: \"names\" is empty; name what is meant, or leave the key out where all are"
    ),
    (
      "{ message: a, types: { names: A, metrics: {} } }",
      "4:54: error: \"metrics\" is empty; name what is meant, or leave the key out where all are"
    ),
    (
      "{ message: a, dependencies: { from: { names: A }, to: { modules: [] } } }",
      "4:77: error: \"modules\" is empty; name what is meant, or leave the key out where all are"
    ),
    (
      "{ message: a, dependencies: { from: { names: A }, to: { names: B }, kinds: [] } }",
      "4:87: error: \"kinds\" is empty; name what is meant, or leave the key out where all are"
    ),
    (
      "{ message: a, types: { names: B, unless: { names: [] } } }",
      "4:62: error: \"names\" is empty; name what is meant, or leave the key out where all are"
    ),
    (
      "{ message: a, types: { name: B } }",
      "4:35: error: unknown key \"name\"; did you mean \"names\"? (in \"types\")"
    ),
    (
      "{ message: a, types: { components: Ui } }",
      "4:47: error: unknown component \"Ui\"; did you mean \"UI\"?"
    ),
    (
      "{ message: \"{typ}\", types: { names: B } }",
      "4:23: error: unknown name in braces \"typ\"; did you mean \"type\"?"
    ),
    (
      "{ message: a, types: { metrics: { lines: many } } }",
      "4:53: error: \"lines\" must be a bound such as \"> 300\", not \"many\""
    ),
    (
      "{ message: a, types: { names: \"^Cart.*\" } }",
      "4:42: error: \"^Cart.*\" can be the name of no type; patterns have * for any run of "
        + "characters and ? for one, and are no regular expressions"
    ),
    (
      "{ message: a, types: { roles: modell } }",
      "4:42: error: unknown value \"modell\" for an entry of \"roles\"; did you mean \"model\"?"
    ),
  ])
  func mistakesAreTold(_ body: String, _ mistake: String) {
    let text = "version: 1\ncomponents: { UI: A }\nrules: { custom: {\n    house: \(body) } }"
    #expect(read(text).mistakes == [mistake])
  }

  @Test(arguments: [
    ("no_singletons", "archcheck has a rule \"no_singletons\" already"),
    ("layers", "archcheck has a rule \"layers\" already"),
    ("House", "the rule \"House\" needs a name of lower-case letters, digits and _"),
    ("a-b", "the rule \"a-b\" needs a name of lower-case letters, digits and _"),
  ])
  func namesAreTheirOwn(_ name: String, _ mistake: String) {
    let text = "version: 1\nrules: { custom: {\n  \(name): { message: a, types: { names: a } } } }"
    #expect(read(text).mistakes == ["3:3: error: \(mistake)"])
  }

  @Test func unknownModulesAreMistakes() throws {
    let (found, _) = read(
      "version: 1\nrules: { custom: { house: { message: a, types: { modules: Crat } } } }")
    let graph = Example(shop).graph()
    #expect(
      found?.mistakes(in: graph).map(\.message) == [
        "unknown module \"Crat\"; did you mean \"Cart\"?"
      ])
  }
}
