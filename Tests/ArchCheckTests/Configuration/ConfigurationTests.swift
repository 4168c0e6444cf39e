import Testing

@testable import ArchCheck

@Suite struct ConfigurationTests {
  @Test func readsEveryKey() throws {
    let (found, mistakes) = read(fullConfiguration)
    #expect(mistakes == [])
    let configuration = try #require(found)
    #expect(configuration.name == "012")
    #expect(configuration.extends.map(\.value) == ["recommended", "rapiddo"])
    #expect(configuration.exclude == ["**/Vendor/**"])
    #expect(configuration.generated.applied(to: ["a"]) == ["a", "**/*.graphql.swift"])
    #expect(configuration.architectures.map(\.modules.pattern) == ["Checkout", "*Kit", "*"])
    #expect(configuration.architectures[1].architecture.allow == [RoleMatrix.Edge(.view, .model)])
    #expect(configuration.components.map(\.name.value) == ["Domain", "Data", "Screens"])
    #expect(configuration.components[2].pattern.modules == ["*Screen"])
    #expect(configuration.roles.map(\.pattern.pattern) == ["*Panel", "Order"])
    #expect(
      configuration.contracts.map(\.name) == [
        "Layers point downward", "independent *Feature", "forbidden Domain → UIKit, SwiftUI",
        "only Cart", "protected Database", "required *Feature → Analytics", "acyclic modules",
        "visibility Data", "diagram Docs/Architecture.md",
      ])
    let layers = try #require(configuration.contracts[0].kind as? LayersContract)
    #expect(
      layers.layers.map { $0.map(\.text) } == [
        ["App"], ["Cart", "Feed", "Search"], ["Data"], ["Domain"],
      ])
    #expect(!layers.isClosed)
    #expect(layers.isExhaustive)
    #expect(configuration.contracts[1].severity == .warning)
    #expect(configuration.contracts[2].isTransitive)
    #expect(configuration.contracts[2].uses == [.imports])
    #expect(configuration.contracts[8].ignore.map(\.because) == ["Old"])
    #expect(configuration.rules.map(\.isOn) == [true, false])
    #expect(configuration.exceptions.first?.until == Day("2027-03-01"))
    #expect(configuration.baseline?.value == ".archcheck-baseline.json")
    #expect(configuration.report.title == "Shop")
    #expect(configuration.report.pages.map(\.text) == ["Docs/**/*.md"])
  }

  @Test func toleratesBadBytes() {
    #expect(throws: ConfigurationError.self) {
      try Configuration.read([0x76, 0xFF, 0xFE], file: "x.yml")
    }
    #expect(throws: ConfigurationError.self) {
      try Configuration.read(Array("version: 1\nname: a\u{0}b".utf8), file: "x.yml")
    }
  }

  @Test func readsAliasesWithinReason() {
    let text = "version: 1\ncomponents:\n  A: &names [X, Y]\n  B: *names"
    #expect(
      read(text).configuration?.components.map(\.pattern.modules) == [["X", "Y"], ["X", "Y"]])
  }

  @Test(arguments: ["2024-02-29", "1970-01-01", "2000-12-31", "0001-01-01", "9999-12-31"])
  func daysAreWhatTheyWere(_ text: String) {
    #expect(Day(text)?.description == text)
  }

  @Test(arguments: [
    "2023-02-29", "2024-13-01", "2024-00-10", "24-01-01", "2024-1-1", "x", "+024-01-01",
  ])
  func refusesDaysThatDoNotExist(_ text: String) {
    #expect(Day(text) == nil)
  }

  @Test func countsDays() {
    #expect(Day("1970-01-01")?.number == 0)
    #expect(Day("2000-03-01")?.number == 11_017)
  }
}

/// A configuration with every key.
let fullConfiguration = """
  version: 1
  name: 012
  extends: [recommended, rapiddo]
  exclude: "**/Vendor/**"
  generated: { add: ["**/*.graphql.swift"] }
  architecture: { Checkout: vip, "*Kit": { based_on: mvvm, allow: [[view, model]] }, "*": mvvm_c }
  components:
    Domain: { modules: [Domain, "*Core"] }
    Data: { paths: ["Sources/*/Data/**"], roles: [network] }
    Screens: "*Screen"
  roles: { view: ["*Panel"], model: Order }
  contracts:
    - name: Layers point downward
      layers: [App, "Cart | Feed |Search", Data, Domain]
      because: A feature can be deleted in one commit.
      exhaustive: true
    - independent: ["*Feature"]
      severity: warning
    - forbidden: { from: Domain, to: [UIKit, SwiftUI], transitive: true, uses: imports }
    - only: { from: Cart, may_use: [Domain, DesignSystem] }
    - protected: { target: Database, importers: [Data] }
    - required: { from: "*Feature", to: Analytics }
    - acyclic: modules
    - visibility: { module: Data, types: [Store] }
    - diagram: Docs/Architecture.md
      ignore: [{ from: A, to: B, because: Old }]
  rules:
    no_globals: { severity: error, names: { add: [current] } }
    no_singletons: off
  exceptions:
    - rule: no_globals
      subject: Env.Theme
      because: Removed with the theme rewrite.
      until: 2027-03-01
  baseline: .archcheck-baseline.json
  report: { title: Shop, pages: [Docs/**/*.md] }
  """
