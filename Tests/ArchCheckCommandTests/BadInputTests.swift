import Foundation
import Testing

/// Wrong input gets one clear message with its place, and exit code 2 where nothing could be done.
@Suite struct BadInputTests {
  @Test func aPathThatIsNotThere() throws {
    let result = try Command("check", "/no/such/folder")
    #expect(result.code == 2)
    #expect(result.errors.contains("/no/such/folder: there is no such file or folder"))
    #expect(result.output.isEmpty)
  }

  /// Functions that hand a closure on twice each, and objects that hold two of the next class: there
  /// are more ways through them than anyone can go.
  @Test func codeThatBranchesAtEachStep() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    let steps = 0..<40
    let functions = steps.map {
      "func f\($0)(_ job: @escaping () -> Void) { f\($0 + 1)(job); f\($0 + 1)(job) }\n"
    }
    let classes = steps.map { "final class K\($0) { let a: K\($0 + 1); let b: K\($0 + 1) }\n" }
    try folder.write(
      functions.joined() + "func f40(_ job: @escaping () -> Void) {}\n" + classes.joined()
        + "final class K40 {}\nstruct Value { let first: K0 }\n"
        + "final class User { var n = 0; func go() { f0 { self.n = 1 } } }\n",
      to: "Sources/Small/Steps.swift")
    let result = try Command("check", folder.path, "--profile", "wolox", "--fail-on", "never")
    #expect(result.code == 0)
  }

  @Test func aConfigurationWhoseProfilesAreCommentedOut() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("version: 1\nextends:\n#  - recommended\n", to: ".archcheck.yml")
    let result = try Command("check", folder.path)
    #expect(result.code == 2)
    #expect(result.errors.contains("extends names no profile; write none"), "\(result.errors)")
  }

  @Test func aManifestWithAConflict() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Small", targets: [
      <<<<<<< HEAD
        .target(name: "Small"),
      =======
        .target(name: "Small", dependencies: []),
      >>>>>>> other
      ])
      """, to: "Package.swift")
    let result = try Command("check", folder.path)
    #expect(
      result.errors.contains(
        "Package.swift:4: error: manifest is not read: it has an unresolved merge conflict; its targets "
          + "are guessed from folders"),
      "\(result.errors)")
    #expect(result.output.contains("1 module, 1 type"), "\(result.output)")
    #expect(result.code == 2)
  }

  /// Told each time, and not passed by `--strict`.
  @Test func sourcesWithConflictMarkers() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write(
      "<<<<<<< HEAD\nclass A {}\n=======\nclass A { var a = 1 }\n>>>>>>> other\nclass B {}\n",
      to: "Sources/Small/Both.swift")
    for _ in 0..<2 {
      let result = try Command(
        "check", folder.path, "--strict", "--cache-path", "\(folder.path)/cache")
      #expect(
        result.errors.contains(
          "Both.swift:1: warning: the file has an unresolved merge conflict, and both"),
        "\(result.errors)")
      #expect(result.code == 1)
    }
  }

  @Test func aFolderWhoseNameHoldsALineBreak() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("class Odd {}\n", to: "Sources/Small/a\n::error::b/Odd.swift")
    let result = try Command("why", "Odd", "-C", folder.path)
    #expect(!result.output.contains("\n::error"), "\(result.output)")
  }

  @Test func aFolderWithoutSwift() throws {
    let folder = try TemporaryFolder()
    let result = try Command("check", folder.path)
    #expect(result.code == 2)
    #expect(
      result.errors.contains(
        ": no Swift files in a package, an Xcode project or a source folder; "
          + "name the folder that holds them"))
  }

  @Test func aConfigurationThatExcludesEverything() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("version: 1\nexclude: [\"Sources/**\"]\n", to: ".archcheck.yml")
    let result = try Command("check", folder.path)
    #expect(result.code == 2)
    #expect(
      result.errors.contains("what \"exclude\" says leaves no Swift files"), "\(result.errors)")
  }

  @Test(arguments: [
    (
      ["--profile", "recomended"],
      "--profile recomended: there is no such profile; known are recommended, "
    ),
    (
      ["--only", "expired_suppression"],
      "expired_suppression is no rule to choose: what is demanded of comments and exceptions"
    ),
    (["--format", "sarif="], "sarif="),
    (["--baseline", "/no/base"], "/no/base: the baseline cannot be read; there is no such file"),
    (["--config", "/tmp"], "/tmp: the configuration cannot be read; it is a folder"),
    (["-C", "/"], "is no part of the project in /, which -C names"),
    (["--today", "tomorrow"], "--today takes a date such as 2027-01-31, not \"tomorrow\""),
  ])
  func anOptionThatTakesSomethingElse(_ arguments: [String], _ reason: String) throws {
    let result = try Command(["check", Command.sample] + arguments)
    #expect(result.code == 2)
    #expect(result.errors.contains(reason), "\(result.errors)")
  }

  /// In a folder below the root the run is about what stands there, and says so.
  @Test func aRunInAFolderSaysWhatItIsAbout() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write(
      "final class Log { static let shared = Log() }\n", to: "Sources/Small/Log.swift")
    try folder.write("version: 1\n", to: ".archcheck.yml")
    try folder.write("struct Inner {}\n", to: "Sources/Small/Inner/Inner.swift")
    let inner = try Command("check", in: folder.path + "/Sources/Small/Inner")
    #expect(inner.code == 0)
    #expect(inner.output.contains("only Sources/Small/Inner is reported"), "\(inner.output)")
    let named = try Command("check", "-C", folder.path, "Sources/Small/Log.swift")
    #expect(named.code == 1)
    #expect(named.output.contains("only Sources/Small/Log.swift is reported"), "\(named.output)")
  }

  /// In Xcode it takes one wrong click that a file is in no target.
  @Test func aFileThatNoTargetOfXcodeCompiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "name: Shop\ntargets: { Shop: { type: application, platform: iOS, sources: [App] } }\n",
      to: "project.yml")
    try folder.write("struct Cart {}\n", to: "App/Cart.swift")
    try folder.write("struct Order {}\n", to: "Old/Order.swift")
    let told = try Command("check", folder.path)
    #expect(told.errors.contains("note: 1 Swift file belongs to no target and is not read"))
  }

  /// A file that nobody compiles looks as if it had been checked.
  @Test func aFileThatNoTargetCompiles() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("struct Release {}\n", to: "Scripts/Release.swift")
    try folder.write("struct Tag {}\n", to: "Scripts/Git/Tag.swift")
    try folder.write("version: 1\n", to: ".archcheck.yml")
    let told = try Command("check", folder.path)
    #expect(told.code == 0)
    #expect(!told.errors.contains("no target"), "a package's folders say what belongs to it")
    let json = try Command("check", folder.path, "--format", "json", "--verbose")
    let which = "no target compiles a file of this folder, so 2 Swift files are not read"
    #expect(json.errors.contains("Scripts: info: \(which)"), "\(json.errors)")
    #expect(json.output.contains(which))
    let nothing = ": warning: nothing is reported here: "
    for (path, reason) in [
      ("Scripts/Release.swift", "no target compiles this file"),
      ("Scripts", "no target compiles these 2 files"), ("Docs", "there is no Swift file"),
      ("Pods/Kit", "archcheck reads nothing in Pods"),
      ("Package.swift", "a manifest is read for its targets, not as code"),
    ] {
      try folder.write("", to: "Docs/Guide.md")
      try folder.write("", to: "Podfile")
      try folder.write("struct Kit {}\n", to: "Pods/Kit/Kit.swift")
      let result = try Command("check", folder.path + "/" + path)
      #expect(result.code == 0)
      #expect(result.errors.contains("\(path)\(nothing)\(reason)\n"), "\(result.errors)")
    }
    try folder.write(
      "version: 1\ncontracts: [{ required: { from: Small, to: [Foundation] } }]\n",
      to: ".archcheck.yml")
    let judged = try Command("check", folder.path + "/Package.swift")
    #expect(judged.output.contains("Package.swift:3:") && judged.code == 1, "\(judged.output)")
    #expect(!judged.errors.contains(nothing), "\(judged.errors)")
    try folder.write("version: 1\nexclude: [\"Scripts/**\"]\n", to: ".archcheck.yml")
    #expect(try Command("check", "--strict", folder.path).errors.isEmpty)
    let excluded = try Command("check", folder.path + "/Scripts")
    #expect(excluded.errors.contains("\(nothing)the configuration excludes it\n"))
  }

  /// SwiftPM follows links wherever they lead; archcheck follows none out of the root.
  @Test func aTargetThatIsLinkedTogether() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Shared {}\n", to: "shared/Shared.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit", exclude: ["Art"])])
      """, to: "Kit/Package.swift")
    try folder.write("struct Kit {}\n", to: "Kit/Sources/Kit/Kit.swift")
    try folder.write("version: 1\n", to: "Kit/.archcheck.yml")
    for (name, target) in [("Art", "shared"), ("art.json", "shared/art.json")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/Kit/Sources/Kit/\(name)", withDestinationPath: "../../../\(target)")
    }
    #expect(try Command("check", "--strict", folder.path + "/Kit").code == 0)
    for (name, target) in [("Shared.swift", "shared/Shared.swift"), ("Common", "shared")] {
      let link = folder.path + "/Kit/Sources/Kit/\(name)"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "../../../\(target)")
      let told = try Command("check", folder.path + "/Kit")
      #expect(told.code == 0)
      #expect(
        told.errors.contains(
          "Sources/Kit/\(name): warning: the target Kit compiles what this symbolic link leads to, "
            + "which is not read: run archcheck in a folder that holds both\n"), "\(told.errors)")
      #expect(try Command("check", "--strict", folder.path + "/Kit").code == 1)
      try FileManager.default.removeItem(atPath: link)
    }
  }

  /// A package of tools must not hide that the app beside it is not read.
  @Test func mostFilesBelongToNoTarget() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    for number in 1...25 { try folder.write("struct A\(number) {}\n", to: "App/A\(number).swift") }
    // What a tutorial shows is not meant to be compiled.
    try folder.write("import Kit\n", to: "Sources/Kit/Kit.docc/Resources/step1.swift")
    let told = try Command("check", folder.path)
    #expect(told.errors.contains("note: 25 Swift files belong to no target and are not read: App"))
  }

  /// A file in the place of a device or a pipe would be its end.
  @Test func aPipeIsWrittenTo() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    let pipe = folder.path + "/pipe"
    let reader = Process()
    let printed = Pipe()
    reader.executableURL = URL(fileURLWithPath: "/bin/sh")
    reader.arguments = ["-c", "mkfifo \"$0\" && cat \"$0\"", pipe]
    reader.standardOutput = printed
    try reader.run()
    while !FileManager.default.fileExists(atPath: pipe) { usleep(1_000) }
    let result = try Command("check", folder.path, "--format", "json=\(pipe)")
    #expect(result.code == 0)
    let text = String(decoding: printed.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text.contains("\"schemaVersion\": 1"))
  }

  /// As in the sandbox of a package plug-in: nothing can be written, not even what is remembered.
  @Test func aPlaceThatCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    let nowhere = ["XDG_CACHE_HOME": "/dev/null"]
    func run(_ arguments: String...) throws -> Command {
      try Command(arguments + ["-C", folder.path], environment: nowhere)
    }
    let quiet = try run("check")
    #expect(quiet.code == 0 && quiet.errors.isEmpty, "\(quiet.errors)")
    let told = try run("check", "--verbose")
    #expect(told.code == 0)
    #expect(told.errors.contains("note: the cache cannot be written: /dev/null/archcheck: "))
    for (arguments, what) in [
      (["report", "--output", "/dev/null/site"], "/dev/null/site: the report"),
      (["check", "--output", "/dev/null/out"], "/dev/null/out: the file"),
      (
        ["baseline", "write", "--baseline", "/dev/null/known.json"],
        "/dev/null/known.json: the file"
      ),
    ] {
      let result = try Command(arguments + ["-C", folder.path], environment: nowhere)
      #expect(result.code == 2)
      #expect(result.errors.hasPrefix("error: \(what) cannot be written: "), "\(result.errors)")
      #expect(!result.errors.contains("swift package"))
      let plugin = try Command(
        arguments + ["-C", folder.path], environment: ["ARCHCHECK_IN_PLUGIN": "1"])
      #expect(
        plugin.errors.contains("; `swift package --allow-writing-to-package-directory archcheck"))
    }
  }

  /// What is in it may be worth more than a report.
  @Test(.disabled(if: getuid() == 0, "root reads everything"))
  func aReportReplacesNoFolderThatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("a", to: "Notes/a.txt")
    let notes = "\(folder.path)/Notes"
    func setPermissions(_ mode: Int) throws {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: notes)
    }
    try setPermissions(0)
    defer { try? setPermissions(0o755) }
    let result = try Command("report", folder.path, "--output", notes)
    #expect(result.code == 2)
    #expect(result.errors.contains("Notes: the folder cannot be read"), "\(result.errors)")
    try setPermissions(0o755)
    #expect(try FileManager.default.contentsOfDirectory(atPath: notes) == ["a.txt"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no /dev/full"))
  func standardOutputIsFull() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    let process = Process()
    let errors = folder.url.appendingPathComponent("errors")
    try Data().write(to: errors)
    process.executableURL = Command.program
    process.arguments = ["check", folder.path, "--no-cache"]
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    let told = try String(contentsOf: errors, encoding: .utf8)
    #expect(told.hasPrefix("error: standard output cannot be written: "), "\(told)")
  }

  @Test func aBrokenManifest() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("let package = Package(name: ", to: "Package.swift")
    let result = try Command("check", folder.path)
    #expect(result.errors.contains("Package.swift"))
    #expect(result.code == 0 || result.code == 2)
  }

  @Test func malformedSwift() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("struct Broken { func f( {\nclass A: ", to: "Sources/Small/Broken.swift")
    let result = try Command("check", folder.path, "--verbose")
    #expect(result.code == 0)
    #expect(result.errors.contains("Sources/Small/Broken.swift:"))
    let told = try Command("check", folder.path)
    #expect(told.errors.contains("note: 1 Swift file is read in part only: "))
    try folder.write("class Cart {\n", to: "Sources/Small/Cart.swift")
    #expect(
      try Command("check", folder.path).errors.contains("note: 2 Swift files are read in part"))
  }

  @Test func aBrokenConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("version: 1\nrules:\n  no_singleton: off\n", to: ".archcheck.yml")
    let result = try Command("check", folder.path)
    #expect(result.code == 2)
    #expect(result.errors.contains(".archcheck.yml:3:3"))
    #expect(result.errors.contains("no_singletons"))
  }

  @Test(.disabled(if: getuid() == 0, "root reads everything"))
  func aFolderThatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    let sources = folder.path + "/Sources/Small"
    func setPermissions(_ mode: Int) throws {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: sources)
    }
    try setPermissions(0)
    defer { try? setPermissions(0o755) }
    let alone = try Command("check", folder.path)
    #expect(alone.code == 2)
    #expect(
      alone.errors.contains("no Swift files can be read: Sources/Small: folder cannot be read"),
      "\(alone.errors)")
    try folder.write("struct Other {}\n", to: "Sources/Other/Other.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Small", targets: [.target(name: "Small"), .target(name: "Other")])
      """, to: "Package.swift")
    #expect(try Command("check", folder.path).errors.contains("Sources/Small: warning: folder"))
    #expect(try Command("check", "--strict", folder.path).code == 1)
  }

  /// What stands behind a link is read there, so that nothing is missing.
  @Test func aLinkedFolder() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("struct Cart {}\n", to: "shared/Cart/Cart.swift")
    try folder.write("struct Feed {}\n", to: "shared/Feed.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Sources/Small/Cart", withDestinationPath: "../../shared/Cart")
    let result = try Command("check", folder.path, "--verbose")
    #expect(result.output.contains("2 types"), "\(result.output)")
    #expect(
      result.errors.contains(
        "shared: info: no target compiles a file of this folder, so 1 Swift file is not read"),
      "\(result.errors)")
  }

  /// Bytes that are no Swift say what they are.
  @Test func aFileThatIsNoSwift() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 7\n",
      to: "Sources/Small/Pointer.swift")
    for (name, encoding) in [
      ("Marked", String.Encoding.utf16), ("Little", .utf16LittleEndian), ("Big", .utf16BigEndian),
    ] {
      try #require("struct \(name) {}\n".data(using: encoding))
        .write(to: folder.url.appendingPathComponent("Sources/Small/\(name).swift"))
    }
    try folder.write("let url = \"https://git-lfs.github.com\"\n", to: "Sources/Small/Near.swift")
    let result = try Command("check", folder.path)
    #expect(result.errors.contains("Pointer.swift: warning: the contents are stored with Git LFS"))
    for name in ["Marked", "Little", "Big"] {
      #expect(
        result.errors.contains("\(name).swift: warning: the file is UTF-16"), "\(result.errors)")
    }
    #expect(!result.errors.contains("Near.swift") && !result.errors.contains("in part"))
    #expect(try Command("check", "--strict", folder.path).code == 1)
  }

  /// What a target took over from others is theirs; a package of the project is not.
  @Test func vendoredCode() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Small",
        targets: [.target(name: "Small"), .target(name: "External", path: "Vendor/External")])
      """, to: "Package.swift")
    func singleton(_ name: String, _ path: String) throws {
      try folder.write("final class \(name) { static let shared = \(name)() }\n", to: path)
    }
    try singleton("Vendored", "Sources/Small/Help/Vendor/Deep/Vendored.swift")
    try singleton("Third", "Sources/Small/third_party/Third.swift")
    try singleton("Near", "Sources/Small/VendorList/Near.swift")
    try singleton("Vendor", "Sources/Small/Vendor.swift")
    try singleton("Own", "Vendor/External/Own.swift")
    let arguments = ["check", folder.path, "--only", "no_singletons"]
    func found() throws -> [String] {
      let output = try Command(arguments).output
      return ["Vendored", "Third", "Near", "Vendor", "Own"]
        .filter { output.contains("/\($0).swift:") }
    }
    #expect(try found() == ["Near", "Vendor", "Own"])
    #expect(try Command(arguments).output.contains("5 types"))
    try folder.write(
      "version: 1\ngenerated: { remove: [\"**/third_party/**\"] }\n", to: ".archcheck.yml")
    #expect(try found() == ["Third", "Near", "Vendor", "Own"])
  }

  /// Editors on Windows write a byte order mark.
  @Test func aByteOrderMark() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("class A { static let shared = A() }\n", to: "Sources/Small/A.swift")
    #expect(try Command("baseline", "write", folder.path).code == 0)
    let baseline = folder.path + "/.archcheck-baseline.json"
    try folder.write(
      "\u{FEFF}" + String(contentsOfFile: baseline, encoding: .utf8),
      to: ".archcheck-baseline.json")
    try folder.write("\u{FEFF}version: 1\n", to: ".archcheck.yml")
    let result = try Command("check", folder.path)
    #expect(result.code == 0, "\(result.errors)\(result.output)")
    try folder.write("version: 1\ncontracts: [{ diagram: Diagram.md }]\n", to: ".archcheck.yml")
    try folder.write(
      "\u{FEFF}```mermaid\nflowchart TD\n  Small --> Other\n```\n", to: "Diagram.md")
    #expect(try Command("check", folder.path).errors.hasPrefix("Diagram.md:3:1: error: unknown"))
    try folder.write("\u{FEFF}version: 1\nrule: {}\n", to: ".archcheck.yml")
    #expect(try Command("check", folder.path).errors.contains(".archcheck.yml:2:1: error: "))
  }

  @Test func contractsThatDemandNothing() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    for contract in ["layers: []", "layers: Small", "independent: Small"] {
      try folder.write("version: 1\ncontracts: [{ \(contract) }]\n", to: ".archcheck.yml")
      let result = try Command("check", folder.path)
      #expect(result.code == 0, "\(contract)")
      #expect(result.errors.contains(": warning: "), "\(result.errors)")
      #expect(result.errors.contains("so it demands nothing"), "\(result.errors)")
      let strict = try Command("check", "--strict", folder.path)
      #expect(strict.code == 1, "\(contract)")
      #expect(strict.errors.contains("because of --strict"), "\(strict.errors)")
    }
    try folder.write(
      "version: 1\ncontracts: [{ layers: Small, exhaustive: true }]\n", to: ".archcheck.yml")
    #expect(try Command("check", "--strict", folder.path).code == 0)
  }

  @Test func aDamagedBaseline() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write("{\n  \"schemaVersion\": 1,\n  oops\n}\n", to: ".archcheck-baseline.json")
    let result = try Command("check", folder.path)
    #expect(result.code == 2)
    #expect(result.errors.contains(".archcheck-baseline.json:3"))
  }

  @Test func anUnknownOption() throws {
    let result = try Command("check", "--no-such-option")
    #expect(result.code == 2)
  }

  @Test func anUnknownRule() throws {
    let result = try Command("explain", "no_singleton")
    #expect(result.code == 2)
    #expect(result.errors.contains("did you mean no_singletons?"))
  }

  @Test func nestedBrackets() throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    let brackets = String(repeating: "[", count: 64)
    try folder.write("let a = \(brackets)\n", to: "Sources/Small/Nested.swift")
    let result = try Command("check", folder.path)
    #expect(result.code == 0)
    #expect(result.errors.contains("Sources/Small/Nested.swift:1"))
  }

  #if os(Linux)
    /// The stacks of all threads together are larger than what the process may address.
    @Test(arguments: [4, 8, 64])
    func memoryIsLimited(_ jobs: Int) throws {
      let folder = try TemporaryFolder()
      try folder.writePackage()
      for number in 0..<64 {
        try folder.write("struct Small\(number) {}\n", to: "Sources/Small/Small\(number).swift")
      }
      for kilobytes in [1_000_000, 2_000_000, 4_000_000, 8_000_000] {
        let result = try Command(
          program: "/bin/sh",
          [
            "-c", "ulimit -v \(kilobytes); exec timeout 60 \"$0\" \"$@\"", Command.program.path,
            "check", folder.path, "--no-cache", "--jobs", "\(jobs)",
          ])
        #expect(result.code == 0, "\(kilobytes): \(result.errors)")
        #expect(result.output.contains("65 types"), "\(result.output)")
      }
    }
  #endif

  /// Numbers of a program that nobody can compile.
  @Test(arguments: ["$9223372036854775807", "$1000", "$18446744073709551616", "(1, 2).99999999999"])
  func numbersBeyondMeasure(_ number: String) throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    try folder.write(
      """
      func f(_ a: () -> Void) {}
      func f(_ a: (Int) -> Void) {}
      func g() { f { _ = \(number) } }

      """, to: "Sources/Small/Numbers.swift")
    let result = try Command("check", folder.path)
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test(arguments: [".b()", "?", " + 1"])
  func longChains(_ link: String) throws {
    let folder = try TemporaryFolder()
    try folder.writePackage()
    let chain = "let a = x" + String(repeating: link, count: 3_000)
    try folder.write(chain + "\n", to: "Sources/Small/Chain.swift")
    let result = try Command("check", folder.path)
    #expect(result.code == 0, "\(result.errors)")
  }
}
