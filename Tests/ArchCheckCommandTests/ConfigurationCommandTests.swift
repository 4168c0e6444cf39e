import Foundation
import Testing

/// The commands about the configuration, as a user runs them.
@Suite struct ConfigurationCommandTests {
  private func shop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "App", dependencies: ["Data"]),
        .target(name: "Data"),
      ])
      """, to: "Package.swift")
    try folder.write("import Data\nlet order = Order()\n", to: "Sources/App/App.swift")
    try folder.write("public struct Order { public init() {} }\n", to: "Sources/Data/Order.swift")
    return folder
  }

  /// A note reads alike wherever it is told.
  @Test func aNoteIsANote() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("version: 1\n", to: ".archcheck.yml")
    try folder.write("version: 1\n", to: "Sources/Small/.archcheck.yml")
    let note = "Sources/Small/.archcheck.yml:1:1: note: this file is not read"
    #expect(try Command("check", folder.path).errors.contains(note))
    #expect(try Command("config", "validate", folder.path).output.contains(note))
  }

  @Test func theFirstCheckAfterInitPasses() throws {
    let folder = try shop()
    let first = try Command("init", "--yes", folder.path)
    #expect(first.code == 0, "\(first.errors)")
    #expect(first.output.contains("Shop has 2 modules"))
    #expect(try Command("check", "--strict", folder.path).code == 0)
    #expect(try Command("config", "validate", "--strict", folder.path).code == 0)
    let second = try Command("init", "--yes", folder.path)
    #expect(second.code == 2)
    #expect(second.errors.contains("--force overwrites it"))
    #expect(try Command("init", "--yes", "--force", folder.path).code == 0)
  }

  #if os(Linux)
    /// `script` gives the program a terminal, on which the input has ended.
    @Test func theEndOfTheInputIsNoYes() throws {
      let folder = try shop()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = [
        "-c", "exec script -qec '\(Command.program.path) init \(folder.path)' /dev/null",
      ]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus != 0)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/.archcheck.yml"))
    }
  #endif

  /// What `init` accepts can be read.
  @Test func acceptedFindingsAreToldWhereTheyAreAskedFor() throws {
    let folder = try shop()
    for name in ["Log", "Clock"] {
      try folder.write(
        "final class \(name) { static let shared = \(name)() }\n",
        to: "Sources/Data/\(name).swift")
    }
    let first = try Command("init", "--yes", folder.path)
    #expect(first.output.contains("which accepts 2 findings"), "\(first.output)")
    #expect(
      first.output.contains("Accepted: 2 no_singletons; `archcheck check --all` lists them.\n"),
      "\(first.output)")
    let plain = try Command("check", folder.path)
    #expect(plain.output.contains("nothing new · 2 known (--all)"), "\(plain.output)")
    let all = try Command("check", "--all", folder.path)
    #expect(all.code == 0)
    #expect(all.output.contains("Clock.swift:1:32  known warning  Clock.shared"), "\(all.output)")
    #expect(all.output.contains("nothing new · 2 known\n"), "\(all.output)")
  }

  @Test func ofTwoConfigurationsOneIsRead() throws {
    let folder = try shop()
    try folder.write("version: 1\n", to: ".archcheck.yml")
    #expect(!(try Command("check", folder.path)).errors.contains("is not read"))
    try folder.write("version: 1\n", to: ".archcheck.yaml")
    let result = try Command("check", folder.path)
    #expect(
      result.errors.contains(
        ".archcheck.yml:1:1: warning: .archcheck.yaml stands beside it and is not read"),
      "\(result.errors)")
  }

  @Test func aConfigurationWithoutTheDotIsTold() throws {
    let folder = try shop()
    try folder.write("version: 1\n", to: "archcheck.yml")
    let result = try Command("check", "--strict", folder.path)
    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "archcheck.yml:1:1: warning: this file is not read; a configuration is called .archcheck.yml"
      ), "\(result.errors)")
    let validated = try Command("config", "validate", folder.path)
    #expect(
      validated.output == "There is no configuration; the defaults apply, with 1 warning.\n")
    let strict = try Command("config", "validate", "--strict", folder.path)
    #expect(strict.code == 2)
    #expect(strict.errors.contains("the exit code is 2 because of --strict"), "\(strict.errors)")
    #expect(
      try Command("config", "show", folder.path).output.hasPrefix("# There is no configuration"))
    #expect(try Command("check", "-c", "archcheck.yml", in: folder.path).errors.isEmpty)
  }

  /// Unless the root has one, too, and the folder is a project of its own.
  @Test func aConfigurationBelowTheRootIsTold() throws {
    let folder = try shop()
    try folder.write("version: 1\n", to: "Sources/Data/.archcheck.yml")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """, to: "Kit/Package.swift")
    try folder.write("struct Kit {}\n", to: "Kit/Sources/Kit/Kit.swift")
    try folder.write("version: 1\n", to: "Kit/.archcheck.yml")
    let words = ":1:1: note: this file is not read; it holds for runs in its own folder\n"
    let unconfigured = try Command("check", "--strict", folder.path)
    #expect(
      unconfigured.errors
        == "Kit/.archcheck.yml" + words + "Sources/Data/.archcheck.yml" + words)
    try folder.write("version: 1\n", to: ".archcheck.yml")
    let result = try Command("check", "--strict", folder.path)
    #expect(result.errors == "Sources/Data/.archcheck.yml" + words)
  }

  @Test func exceptionsForRulesThatNothingTurnsOnAreTold() throws {
    let folder = try shop()
    try folder.write(
      """
      version: 1
      extends: none
      exceptions: [{ rule: no_singletons, subject: Nope, because: x }]
      """, to: ".archcheck.yml")
    for command in [["check"], ["config", "validate"]] {
      let result = try Command(command + ["--strict", folder.path])
      #expect(
        result.errors.contains("the exception for no_singletons covers nothing: the rule is off"))
      #expect(result.code != 0)
    }
  }

  /// What is accepted is what the written configuration finds.
  @Test func initWritesTheProfileThatItWasGiven() throws {
    let folder = try shop()
    try folder.write(
      "final class Log { static let shared = Log() }\n", to: "Sources/Data/Log.swift")
    #expect(try Command("init", "--yes", "--only", "no_singletons", folder.path).code == 2)
    let first = try Command("init", "--yes", "--profile", "lickability", folder.path)
    #expect(first.code == 0, "\(first.errors)")
    let text = try String(contentsOfFile: folder.path + "/.archcheck.yml", encoding: .utf8)
    #expect(text.contains("extends: [lickability]"))
    #expect(try Command("check", "--strict", folder.path).code == 0)
  }

  /// What stands above the folder that a user is in is accepted too, as it is checked later.
  @Test func initTakesTheWholeProjectFromAnyFolder() throws {
    let folder = try shop()
    try folder.write(
      "final class Log { static let shared = Log() }\n", to: "Sources/Data/Log.swift")
    try folder.write("", to: ".archcheck.yml")
    let first = try Command("init", "--yes", "--force", in: folder.path + "/Sources/App")
    #expect(first.output.contains("which accepts 1 finding"), "\(first.output)\(first.errors)")
    #expect(try Command("check", "--strict", in: folder.path).code == 0)
  }

  /// The configuration names the baseline from the root, wherever the user is.
  @Test func initPutsTheBaselineBelowTheRoot() throws {
    let folder = try shop()
    try folder.write(
      "final class Log { static let shared = Log() }\n", to: "Sources/Data/Log.swift")
    let outside = try Command("init", "--yes", "--baseline", "/tmp/base.json", in: folder.path)
    #expect(outside.code == 2)
    #expect(outside.errors.contains("the baseline must be below"), "\(outside.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains(".archcheck.yml"))
    let inside = try Command(
      "init", "--yes", folder.path, "--baseline", "base.json", in: folder.path)
    let told = inside.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(told.contains("and base.json, which accepts 1"), "\(inside.errors)")
    #expect(try Command("check", "--strict", in: folder.path).code == 0)
  }

  /// Of the folders of an app, what goes against their order is counted, and can be listed.
  @Test func usesAgainstTheLayersAreToldWhereTheyAreAskedFor() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "let package = Package(name: \"Shop\", targets: [.target(name: \"Shop\")])\n",
      to: "Package.swift")
    try folder.write(
      "struct Cart { var first: Row?, second: Row?, third: Row?, last: Row? }\n",
      to: "Sources/Shop/Screens/Cart.swift")
    try folder.write("struct Row { var cart: Cart? }\n", to: "Sources/Shop/Rows/Row.swift")
    let first = try Command("init", "--yes", folder.path)
    #expect(first.output.contains("with 1 place against them"), "\(first.output)")
    #expect(
      first.output.contains("`archcheck check --all --only layers` those against the layers.\n"),
      "\(first.output)")
    let all = try Command("check", "--all", "--only", "layers", folder.path)
    #expect(all.output.contains("Rows/Row.swift:1:24  known error"), "\(all.output)")
    #expect(all.output.contains("nothing new · 1 known\n"), "\(all.output)")
  }

  /// A contract that is written after the baseline is no rule that archcheck did not know.
  @Test func theFirstContractAfterInitIsNoNewRule() throws {
    let folder = try shop()
    try folder.write(
      "final class Log { static let shared = Log() }\n", to: "Sources/Data/Log.swift")
    #expect(try Command("init", "--yes", folder.path).code == 0)
    try folder.write(
      """
      version: 1
      contracts: [{ forbidden: { from: App, to: Data } }]
      rules: { custom: { own: { message: "{type}", types: { names: Log } } } }
      """, to: ".archcheck.yml")
    let result = try Command("check", folder.path)
    #expect(result.code == 1, "\(result.errors)")
    #expect(!result.errors.contains("did not know"))
    #expect(result.output.contains("[forbidden]"), "\(result.output)")
    #expect(result.output.contains("[own]"), "\(result.output)")
  }

  @Test func namesOfNothingAreErrorsWithTheirPlace() throws {
    let folder = try shop()
    try folder.write("version: 1\ncontracts: [{ layers: [App, Dta] }]\n", to: ".archcheck.yml")
    for command in [["check"], ["config", "validate"]] {
      let result = try Command(command + [folder.path])
      #expect(result.code == 2)
      #expect(result.errors.contains(".archcheck.yml:2:29: error: unknown module or component"))
      #expect(result.errors.contains("did you mean \"Data\"?"))
    }
  }

  @Test func emptyPatternsFailStrictRunsOnly() throws {
    let folder = try shop()
    try folder.write(
      "version: 1\ncontracts: [{ independent: \"*Feature\" }]\n", to: ".archcheck.yml")
    #expect(try Command("config", "validate", folder.path).code == 0)
    #expect(try Command("config", "validate", "--strict", folder.path).code == 2)
    #expect(try Command("check", folder.path).code == 0)
    #expect(try Command("check", "--strict", folder.path).code == 1)
  }

  @Test func aDiagramIsBroughtUpToDate() throws {
    let folder = try shop()
    try folder.write("```mermaid\ngraph TD\n  Data --> App\n```\n", to: "A.md")
    try folder.write("version: 1\ncontracts: [{ diagram: A.md }]\n", to: ".archcheck.yml")
    #expect(try Command("check", folder.path).code == 1)
    let file = folder.path + "/A.md"
    let updated = try Command(
      "graph", folder.path, "--format", "mermaid", "--update", file)
    #expect(updated.code == 0, "\(updated.errors)")
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("App --> Data"))
    let again = try Command("graph", folder.path, "--update", file)
    #expect(again.output.contains("up to date already"))
    #expect(try Command("check", folder.path).code == 0)
  }

  @Test func aDiagramHasWhatItsContractCounts() throws {
    let folder = try shop()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "App", dependencies: ["Data"]), .target(name: "Data"),
      ])
      """, to: "Package.swift")
    try folder.write("struct App {}\n", to: "Sources/App/App.swift")
    try folder.write("struct Data {}\n", to: "Sources/Data/Data.swift")
    #expect(try Command("graph", folder.path).output.contains("App\tData\t0\n"))
    #expect(
      try Command("graph", folder.path, "--format", "mermaid").output.contains("App -.-> Data"))
    let file = folder.path + "/A.md"
    for (uses, isDrawn) in [("", true), (", uses: [imports, types]", false)] {
      try folder.write("```mermaid\ngraph TD\n  App\n  Data\n```\n", to: "A.md")
      try folder.write("version: 1\ncontracts: [{ diagram: A.md\(uses) }]\n", to: ".archcheck.yml")
      #expect(try Command("graph", folder.path, "--update", file).code == 0)
      #expect(
        try String(contentsOfFile: file, encoding: .utf8).contains("App -.-> Data") == isDrawn)
      #expect(try Command("check", folder.path, "--only", "diagram").code == 0)
    }
  }
}
