import Foundation
import Repositories
import Testing

/// A project file or manifest that cannot be read as a whole never passes for a smaller project.
@Suite struct DamagedProjectTests {
  private let folder: TemporaryFolder

  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (App); };
      G = { isa = PBXGroup; children = (R); };
      R = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      App = { isa = PBXNativeTarget; name = App; buildPhases = (S);
        productType = "com.apple.product-type.application"; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = R; };
    }; rootObject = P; }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.project, to: "App.xcodeproj/project.pbxproj")
    try folder.write("final class App { static let shared = App() }\n", to: "App.swift")
    try folder.write("struct Cart {}\n", to: "Cart/Cart.swift")
  }

  private func run(_ arguments: String...) throws -> Command {
    try run(arguments)
  }

  private func run(_ arguments: [String]) throws -> Command {
    try Command(arguments + ["-C", folder.path])
  }

  @Test(arguments: [
    String(Self.project.prefix(300)),
    Self.project.replacingOccurrences(
      of: "  B = {", with: "<<<<<<< HEAD\n  B = {\n=======\n>>>>>>> theirs\n  B = {"),
  ])
  func aProjectFile(_ damaged: String) throws {
    let repository = try ScriptedRepository("cp -R '\(folder.path)/.' .; commit start")
    func run(_ arguments: String...) throws -> Command {
      try Command(arguments + ["-C", repository.path])
    }
    #expect(try run("check").code == 1)
    try Data(damaged.utf8).write(
      to: URL(fileURLWithPath: repository.path + "/App.xcodeproj/project.pbxproj"))
    for arguments in [
      ["check"], ["check", "--quiet", "--fail-on", "never"], ["check", "--only", "no_singletons"],
      ["diff", "HEAD"], ["baseline", "write"], ["baseline", "prune"], ["init", "--yes"],
      ["report", "--output", folder.path + "/report"], ["rules", "--guidelines"],
      ["config", "validate"], ["config", "validate", "--strict"],
    ] {
      let result = try Command(arguments + ["-C", repository.path])
      #expect(result.code == 2, "\(arguments)")
      #expect(
        result.errors.contains("error: App.xcodeproj/project.pbxproj cannot be read, and modules"),
        "\(arguments): \(result.errors)")
    }
    #expect(try run("check").output.contains("no_singletons"), "the rest is still looked at")
    let files = try FileManager.default.contentsOfDirectory(atPath: repository.path)
    #expect(!files.contains { $0.hasPrefix(".archcheck") }, "\(files)")

    try Data("version: 1\nexclude: [\"App.xcodeproj/**\"]\n".utf8)
      .write(to: URL(fileURLWithPath: repository.path + "/.archcheck.yml"))
    let excluded = try run("check", "--strict", "--fail-on", "never")
    #expect(excluded.code == 0, "\(excluded.errors)")
  }

  /// What lacks modules is no answer about the modules.
  @Test func aGraphWithoutAllModules() throws {
    try folder.write("garbage", to: "App.xcodeproj/project.pbxproj")
    try folder.write("```mermaid\ngraph TD\n  Cart --> App\n```\n", to: "A.md")
    let diagram = folder.path + "/A.md"
    for arguments in [
      ["graph"], ["graph", "--level", "type"], ["graph", "--update", diagram], ["metrics"],
      ["cycles"], ["why", "Cart"], ["why", "Cart", "App"],
    ] {
      let result = try run(arguments)
      #expect(result.code == 2 && result.output.isEmpty, "\(arguments): \(result.output)")
      #expect(
        result.errors.contains("error: App.xcodeproj/project.pbxproj cannot be read, and modules"),
        "\(arguments): \(result.errors)")
    }
    #expect(try String(contentsOfFile: diagram, encoding: .utf8).contains("Cart --> App"))
  }

  /// What is valid in one part of the code is not known to be so in all of it.
  @Test func aConfigurationForADamagedManifest() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/App.xcodeproj")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      <<<<<<< HEAD
      let package = Package(name: "P", targets: [.target(name: "Cart", path: "Cart")])
      =======
      let package = Package(name: "P", targets: [])
      >>>>>>> theirs
      """, to: "Package.swift")
    try folder.write("version: 1\n", to: ".archcheck.yml")
    for more in [[], ["--strict"], ["--quiet"]] {
      let result = try run(["config", "validate"] + more)
      #expect(result.code == 2 && !result.output.contains("valid"), "\(result.output)")
      #expect(result.errors.contains("error: Package.swift cannot be read, and modules"))
      let isTold = result.errors.contains(": error: manifest is not read")
      #expect(isTold == (more != ["--quiet"]), "\(result.errors)")
    }
  }

  /// `--strict` asks the same of both.
  @Test func aSourceWithAConflict() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/App.xcodeproj")
    try folder.write("version: 1\n", to: ".archcheck.yml")
    try folder.write(
      "<<<<<<< a\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n", to: "Cart/Price.swift")
    let told = "Cart/Price.swift:1: warning: the file has an unresolved merge conflict"
    let checked = try run("check", "--strict", "--fail-on", "never")
    #expect(checked.code == 1 && checked.errors.contains(told), "\(checked.errors)")
    let validated = try run("config", "validate")
    #expect(validated.code == 0 && validated.errors.contains(told), "\(validated.errors)")
    #expect(validated.output == "The configuration is valid, with 1 warning.\n")
    let strict = try run("config", "validate", "--strict")
    #expect(strict.code == 2 && strict.output.isEmpty)
    #expect(strict.errors.contains("the exit code is 2 because of --strict"))
  }

  /// What reads the output knows no exit code.
  @Test(arguments: [
    ("text", "incomplete, as App.xcodeproj/project.pbxproj and B.xcodeproj/project.pbxproj"),
    ("short", "incomplete, as App.xcodeproj/project.pbxproj"),
    ("junit", #"tests="2" failures="0" errors="2""#),
    ("junit", #"<error message="the project file "#),
    ("sarif", #""executionSuccessful": false"#),
    ("sarif", #""text": "App.xcodeproj/project.pbxproj: the project file "#),
    ("github", "::error file=App.xcodeproj/project.pbxproj,line=1,title=archcheck::the project"),
    ("xcode", "App.xcodeproj/project.pbxproj:1:1: error: the project file "),
    ("gitlab", #""fingerprint": "unread:B.xcodeproj/project.pbxproj""#),
    ("checkstyle", #"<error line="1" severity="error" message="the project file "#),
    ("markdown", "**Incomplete, as App.xcodeproj/project.pbxproj"),
  ])
  func everyFormatSaysSo(_ format: String, _ told: String) throws {
    try folder.write("struct App {}\n", to: "App.swift")
    try folder.write("garbage", to: "App.xcodeproj/project.pbxproj")
    try folder.write("garbage", to: "B.xcodeproj/project.pbxproj")
    let result = try run("check", "--format", format)
    #expect(result.code == 2)
    #expect(result.output.contains(told), "\(result.output)")
    #expect(!result.output.lowercased().contains("nothing new"), "\(result.output)")
    #expect(result.errors.contains("are missing for them; mend them"), "\(result.errors)")
  }

  @Test func theReportSaysSo() throws {
    try folder.write("struct App {}\n", to: "App.swift")
    try folder.write("garbage", to: "App.xcodeproj/project.pbxproj")
    let report = try TemporaryFolder()
    #expect(try run("report", "--output", report.path + "/pages").code == 2)
    let overview = try String(
      contentsOf: report.url.appendingPathComponent("pages/README.md"), encoding: .utf8)
    #expect(overview.contains("The result is incomplete, as"), "\(overview)")
    #expect(!overview.contains("No departure"))
  }

  @Test func aManifest() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Cart", path: "Cart"),
      """
    try folder.write(manifest + "])\n", to: "Package.swift")
    try FileManager.default.removeItem(atPath: folder.path + "/App.xcodeproj")
    #expect(try run("check", "--strict").code == 0)
    try folder.write(manifest, to: "Package.swift")
    let strict = try run("check", "--strict")
    #expect(strict.code == 1)
    #expect(strict.errors.contains("Package.swift:4:39: warning: manifest "), "\(strict.errors)")
    #expect(strict.errors.contains("a syntax error"))
  }

  /// Other tools have a `project.yml` too.
  @Test func aSpecification() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/App.xcodeproj")
    try folder.write("name: {{ name }}\n", to: "Templates/project.yml")
    #expect(try run("check", "--fail-on", "never").code == 0)
    try folder.write("targets:\n  App: { type: application, sources: [\n", to: "project.yml")
    #expect(try run("check", "--fail-on", "never").code == 2)
  }
}
