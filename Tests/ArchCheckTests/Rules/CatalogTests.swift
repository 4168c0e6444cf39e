import Foundation
import Testing

@testable import ArchCheck

/// That the catalogue, the rule files and their documentation agree.
@Suite struct CatalogTests {
  @Test func listsEveryRuleFile() throws {
    try expectFiles(of: RuleCatalog.rules.map { "\($0)" }, conformingTo: "Rule")
  }

  @Test func listsEveryKindOfContract() throws {
    try expectFiles(of: ContractCatalog.kinds.map { "\($0)" }, conformingTo: "ContractKind")
  }

  private func expectFiles(of types: [String], conformingTo name: String) throws {
    let files = try Self.files(conformingTo: name)
    for (type, file) in files {
      #expect(file.deletingPathExtension().lastPathComponent == type)
    }
    #expect(files.keys.sorted() == types.sorted())
  }

  /// What two rules need stands beside them, so that neither changes with the other.
  @Test func noRuleKnowsAnother() throws {
    let files = try Self.files(conformingTo: "Rule")
    for (rule, file) in files {
      let facts = SourceFacts(try String(contentsOf: file, encoding: .utf8))
      let used = facts.nodes.filter { [.identifier, .namedType].contains($0.kind) }.map(facts.name)
      #expect(used.filter { $0 != rule && files[$0] != nil } == [], "\(rule)")
    }
  }

  /// The file in which each struct is declared that conforms to a protocol, by the struct's name.
  private static func files(conformingTo name: String) throws -> [String: URL] {
    let rules = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/ArchCheck/Rules").standardizedFileURL
    var declared: [String: URL] = [:]
    for case let file as URL in FileManager.default.enumerator(
      at: rules, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.first == "struct", words.count >= 3, words[1].hasSuffix(":"),
          words[2] == name
        else { continue }
        declared[String(words[1].dropLast())] = file
      }
    }
    return declared
  }

  @Test func isSortedByCategoryAndID() {
    let keys = RuleCatalog.rules.map { [$0.documentation.category.rawValue, $0.id] }
    #expect(keys == keys.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(Set(keys.map { $0[1] }).count == keys.count)
  }

  @Test(arguments: RuleCatalog.rules.map { $0.id })
  func documents(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    let documentation = rule.documentation
    #expect(documentation.summary.hasSuffix("."))
    #expect(!documentation.rationale.isEmpty && !documentation.fix.isEmpty)
    let violating = documentation.examples.filter { !$0.expected.isEmpty }
    #expect(violating.count >= 2, "violating examples")
    #expect(documentation.examples.count - violating.count >= 2, "conforming examples")
    #expect(documentation.options.keys.sorted() == (try optionNames(of: rule)))
    let known = Set(Guide.allCases.flatMap(\.guidelines).map(\.id))
    #expect(documentation.guidelines.allSatisfy(known.contains))
    #expect(!documentation.guidelines.isEmpty && !documentation.profiles.isEmpty)
    for membership in documentation.profiles {
      #expect(membership.options.keys.allSatisfy { documentation.options[$0] != nil })
    }
    #expect(Set(documentation.profiles.map(\.profile)).count == documentation.profiles.count)
  }

  /// Examples teach: more than two screens of them nobody reads, and they hide the rule's code.
  /// What only tests is a near miss.
  @Test(arguments: RuleCatalog.rules.map { $0.id })
  func hasExamplesThatAreRead(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    let lines = rule.documentation.examples.map(\.code.lines.count).reduce(0, +)
    #expect(lines < Self.maximumExampleLines, "move what only tests to NearMisses")
  }

  private static let maximumExampleLines = 100

  /// Near misses of a sample rule of the tests that has the name of a rule would not be run.
  @Test func runsEveryNearMiss() throws {
    let others = NearMiss.all.map { type(of: $0.rule) }
      .filter { rule in !RuleCatalog.rules.contains { $0 == rule } }
    #expect(others.map { "\($0)" } == [])
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "NearMisses")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let written = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8).matches(of: /\n +NearMiss\(/).count }
    #expect(written.reduce(0, +) == NearMiss.all.count)
  }

  /// A sentence is short enough to be followed, and an option has the name that the configuration
  /// knows.
  @Test(arguments: RuleCatalog.rules.map { $0.id })
  func isReadable(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    let documentation = rule.documentation
    let texts =
      [
        documentation.summary, documentation.rationale, documentation.fix, documentation.limits,
      ] + documentation.options.values
    let misnamed = try Set(RuleCatalog.rules.flatMap(optionNames)).filter { name in
      name.contains(where: \.isUppercase) && texts.contains { $0.contains("`\(name)`") }
    }
    #expect(misnamed == [], "the configuration knows options in snake case")
    let sentences = texts.flatMap { $0.split(separator: /\n|[.!?] +/) }
    let long = sentences.filter { $0.split(separator: " ").count > Self.maximumWords }
    #expect(long == [], "more than \(Self.maximumWords) words")
  }

  private static let maximumWords = 45

  /// What a rule leaves alone is looked up, not read: a list, and not a long one.
  @Test(arguments: RuleCatalog.rules.map { $0.id })
  func listsItsLimits(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    let limits = rule.documentation.limits
    #expect(limits.split(separator: /\s/).count <= Self.maximumWordsOfLimits)
    for line in limits.split(separator: "\n") {
      let maximum = line.hasPrefix("- ") ? Self.maximumWordsOfEntry : Self.maximumWordsOfParagraph
      #expect(line.split(separator: " ").count <= maximum, "\(line)")
    }
  }

  private static let maximumWordsOfLimits = 240
  private static let maximumWordsOfParagraph = 70
  private static let maximumWordsOfEntry = 40

  @Test func onlyOwnRulesShareACategoryWithWhatAProjectSays() {
    let shared = RuleDocumentation.Category.allCases.filter {
      FindingCategory(rawValue: $0.rawValue) != nil
    }
    #expect(shared == [.custom] && FindingCategory.custom.rawValue == shared[0].rawValue)
  }

  @Test func nameIDsAfterTypes() {
    #expect(NoSingletons.id == "no_singletons")
    #expect("NoURLCache".snakeCased == "no_url_cache")
    #expect("allowSDKTypes".snakeCased == "allow_sdk_types")
    #expect("maxDIT".snakeCased == "max_dit" && "URL".snakeCased == "url")
    #expect(RuleCatalog.rule("no_singletons") != nil)
    #expect(RuleCatalog.rule("no_such_rule") == nil)
  }

  private func optionNames(of rule: any Rule.Type) throws -> [String] {
    let data = try JSONEncoder().encode(rule.init())
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (object ?? [:]).keys.sorted()
  }
}
