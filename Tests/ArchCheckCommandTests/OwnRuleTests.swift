import Foundation
import Testing

/// Rules that `.archcheck.yml` writes down, as the commands show them, and what agents ask for.
@Suite struct OwnRuleTests {
  private static let shop = Command.package.appendingPathComponent("Tests/Fixtures/Shop").path

  /// The sample shop with a service that is a class.
  private func broken() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in ["Package.swift", ".archcheck.yml", "Sources/Models/Order.swift"] {
      let file = URL(fileURLWithPath: Self.shop).appendingPathComponent(path)
      try folder.write(String(contentsOf: file, encoding: .utf8), to: path)
    }
    try folder.write("import Models\n\nclass PriceService {}\n", to: "Sources/Cart/Price.swift")
    return folder
  }

  @Test func theyFindAsRulesDo() throws {
    let folder = try broken()
    let result = try Command("check", "--format", "xcode", folder.path)
    #expect(result.code == 1)
    #expect(
      result.output.hasSuffix(
        "/Sources/Cart/Price.swift:3:7: warning: "
          + "PriceService is a class; a service is an actor [services_are_actors]\n"))
    #expect(try Command("check", "--skip", "services_are_actors", folder.path).code == 0)
    #expect(try Command("check", "--only", "services_are_actors", folder.path).code == 1)
    #expect(try Command("baseline", "write", folder.path).code == 0)
    #expect(try Command("check", "--strict", folder.path).code == 0)
  }

  @Test func theyAreListedAndExplained() throws {
    let list = try Command("rules", "-C", Self.shop).output
    #expect(list.contains("on  services_are_actors"))
    #expect(list.contains("‹type› is a ‹kind›; a service is an actor"), "\(list)")
    let page = try Command(
      "explain", "services_are_actors", "-C", Self.shop, "--format", "json"
    ).output
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(page.utf8)) as? [String: Any])
    #expect(json["fix"] as? String == "Write `actor` instead.")
    #expect((json["examples"] as? [[String: Any]])?.count == 2)
    let contract = try Command("explain", "layers", "-C", Self.shop).output
    #expect(contract.contains("Layers point downward"))
  }

  @Test func theSiteHasTheirPage() throws {
    let folder = try broken()
    let result = try Command(
      "report", folder.path, "--output", "\(folder.path)/site", "--fail-on", "never")
    #expect(result.code == 0, "\(result.errors)")
    let page = folder.url.appendingPathComponent("site/rules/services_are_actors.html")
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.contains("PriceService is a class"))
  }

  @Test func validateRunsTheirExamples() throws {
    let folder = try broken()
    #expect(try Command("config", "validate", folder.path).code == 0)
    let file = folder.url.appendingPathComponent(".archcheck.yml")
    let text = try String(contentsOf: file, encoding: .utf8)
    try folder.write(
      text.replacing("actor StockService", with: "class StockService"), to: ".archcheck.yml")
    let result = try Command("config", "validate", folder.path)
    #expect(result.code == 2)
    #expect(
      result.errors.contains(
        ".archcheck.yml:15:1: error: the example of \"services_are_actors\": "
          + "line 1 has a finding that is not marked"))
  }

  @Test func theirConfigurationIsShownAsItReads() throws {
    let shown = try Command("config", "show", Self.shop).output
    let folder = try broken()
    try folder.write(shown, to: ".archcheck.yml")
    #expect(try Command("config", "validate", folder.path).code == 0)
    #expect(try Command("check", folder.path).code == 1)
  }

  @Test func theAnswerToAnAgentIsSmall() throws {
    let folder = try broken()
    let all = try Command("check", "--format", "json", "--quiet", folder.path)
    #expect(all.errors.isEmpty)
    #expect(all.output.utf8.count < 2_500)
    let none = try Command(
      "check", "--only", "no_singletons", "--format", "json", "--quiet", folder.path)
    #expect(!none.output.contains("PriceService"))
    let elsewhere = try Command(
      "check", "--format", "json", "--quiet", "\(folder.path)/Sources/Models")
    #expect(!elsewhere.output.contains("PriceService"))
  }
}
