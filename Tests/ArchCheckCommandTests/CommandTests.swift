import Foundation
import Testing

/// Each command does its work on the sample.
@Suite struct CommandTests {
  @Test func whyExplainsAChain() throws {
    let result = try Command("why", "ShopApp", "Networking", "-C", Command.sample)
    #expect(result.code == 0)
    #expect(result.output.contains("->"))
    #expect(result.output.contains(".swift:"))
  }

  @Test func whyTellsWhatATypeIs() throws {
    let result = try Command("why", "AppCoordinator", "-C", Command.sample)
    #expect(result.output.contains("role coordinator"))
  }

  @Test func whySuggestsTheNearestName() throws {
    let result = try Command("why", "AppCoordinatr", "-C", Command.sample)
    #expect(result.code == 2)
    #expect(result.errors.contains("did you mean AppCoordinator?"))
  }

  @Test func cyclesProposesACut() throws {
    let result = try Command("cycles", Command.sample)
    #expect(result.output.contains("cut"))
  }

  @Test(arguments: ["tsv", "json", "dot", "mermaid"])
  func graphHasEveryFormat(_ format: String) throws {
    let result = try Command("graph", Command.sample, "--format", format)
    #expect(result.code == 0)
    #expect(result.output.contains("Networking"))
  }

  @Test func graphShowsWhatIsNear() throws {
    let result = try Command("graph", Command.sample, "--focus", "Persistence", "--depth", "1")
    #expect(result.output.contains("Persistence"))
    #expect(!result.output.contains("AccountFeature\tDesignSystem"))
  }

  @Test func metricsAreSortedAndRefuseWhatTheyDoNotKnow() throws {
    let modules = try Command("metrics", Command.sample, "--sort", "Ce")
    #expect(modules.output.hasPrefix("name"))
    #expect(modules.output.split(separator: "\n").dropFirst().first?.contains("ShopApp") == true)
    let types = try Command("metrics", Command.sample, "--level", "type", "--json")
    #expect(types.output.contains("\"WMC\""))
    #expect(try Command("metrics", Command.sample, "--sort", "height").code == 2)
  }

  @Test func progressIsNoPartOfTheOutput() throws {
    let shown = try Command("check", Command.sample, "--progress", "always", "--format", "json")
    let quiet = try Command("check", Command.sample, "--quiet", "--format", "json")
    #expect(shown.errors.contains("Analysing"))
    #expect(!quiet.errors.contains("Analysing"))
    #expect(shown.output == quiet.output)
  }

  @Test func everyRuleIsExplained() throws {
    let list = try Command("rules", "-C", Command.sample)
    #expect(list.code == 0)
    let result = try Command("explain", "no_singletons")
    #expect(result.output.contains("## Objects to"))
  }

  @Test func severalFormatsInOneRun() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/out.sarif"
    let result = try Command(
      "check", Command.sample, "--format", "xcode", "--format", "sarif=\(file)")
    #expect(result.output.contains(": warning: "))
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"2.1.0\""))
  }

  @Test func failOnDecides() throws {
    #expect(try Command("check", Command.sample, "--fail-on", "never").code == 0)
    #expect(try Command("check", Command.sample, "--only", "weak_delegates").code == 1)
  }

  @Test func versionAndHelp() throws {
    #expect(try Command("--version").output.hasPrefix("archcheck "))
    #expect(try Command("--help").output.contains("Exit codes"))
  }
}
