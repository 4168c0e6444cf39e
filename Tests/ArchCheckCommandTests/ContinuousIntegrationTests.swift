import Foundation
import Repositories
import Testing
import Yams

/// What the recipes for continuous integration say is what archcheck does.
@Suite struct ContinuousIntegrationTests {
  static let files = [
    "action.yml", ".pre-commit-hooks.yaml", "Docs/CI/github.yml", "Docs/CI/github-pages.yml",
    "Docs/CI/gitlab.yml",
  ]

  private func recipe(_ file: String) throws -> Any {
    let text = try String(
      contentsOf: Command.package.appendingPathComponent(file), encoding: .utf8)
    return try #require(try Yams.load(yaml: text))
  }

  /// The shell commands in a recipe that start archcheck.
  private func commands(in value: Any) -> [String] {
    switch value {
    case let text as String:
      text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("archcheck ") }
    case let list as [Any]: list.flatMap(commands)
    case let map as [String: Any]:
      map.sorted { $0.key < $1.key }.flatMap { key, value in
        // Names and descriptions are no commands.
        ["name", "description"].contains(key) ? [] : commands(in: value)
      }
    default: []
    }
  }

  @Test func everyCommandRuns() throws {
    let repository = try ScriptedRepository(
      """
      cp -R '\(Command.sample)/.' .; commit sample
      echo 'final class Extra { static let shared = Extra() }' | put Sources/Domain/Extra.swift
      commit extra
      mkdir bin; ln -s '\(Command.program.path)' bin/archcheck
      """)
    let variables = """
      export PATH="$PWD/bin:$PATH" GITHUB_STEP_SUMMARY="$PWD/summary.md" ARCHCHECK_PATH=. \
        ARCHCHECK_SINCE=HEAD^1 ARCHCHECK_FAIL_ON=warning ARCHCHECK_SARIF=archcheck.sarif \
        CI_MERGE_REQUEST_DIFF_BASE_SHA="$(git rev-parse HEAD^1)" XDG_CACHE_HOME="$PWD/cache"

      """
    for file in Self.files {
      let commands = commands(in: try recipe(file))
      #expect(!commands.isEmpty, "\(file)")
      for command in commands {
        let printed = try repository.run(
          variables
            + "code=0; \(command) > printed 2>&1 || code=$?; echo \"code $code\"; cat printed")
        // The last commit brings a finding; that is all that fails where failing is wanted.
        let fails = !command.contains("--fail-on never") && !command.contains("--since HEAD ")
        #expect(printed.hasPrefix("code \(fails ? 1 : 0)\n"), "\(file): \(command)\n\(printed)")
        #expect(!printed.contains("error: "), "\(file): \(command)\n\(printed)")
      }
    }
    let written = [
      "summary.md", "archcheck.sarif", "comment.md", "gl-code-quality-report.json",
      "archcheck.xml", "public/index.html", "site/index.html",
    ]
    for file in written {
      let path = "\(repository.path)/\(file)"
      #expect(FileManager.default.contents(atPath: path)?.isEmpty == false, "\(file)")
    }
    let comment = try String(contentsOfFile: "\(repository.path)/comment.md", encoding: .utf8)
    #expect(comment.contains("**1 new** finding"))
  }

  @Test func everyRecipeIsDocumented() throws {
    let page = try String(
      contentsOf: Command.package.appendingPathComponent("Docs/CI.md"), encoding: .utf8)
    for file in Self.files {
      #expect(page.contains(file.replacing("Docs/", with: "")), "\(file)")
    }
    let action = try #require(try recipe("action.yml") as? [String: Any])
    let inputs = try #require(action["inputs"] as? [String: Any])
    let listed = inputs.keys.sorted()
    #expect(listed == ["fail-on", "path", "sarif", "since", "version"])
    for name in listed { #expect(page.contains("`\(name)`"), "\(name)") }
    // An input that stood in a script itself could end it and begin another.
    let runs = try #require(action["runs"] as? [String: Any])
    let steps = try #require(runs["steps"] as? [[String: Any]])
    for step in steps {
      #expect((step["run"] as? String)?.contains("${{") != true, "\(step)")
    }
  }

  /// The action keeps the program under a name that changes with the sources.
  @Test func cachesTheProgramByItsSources() throws {
    let action = try #require(try recipe("action.yml") as? [String: Any])
    let runs = try #require(action["runs"] as? [String: Any])
    let steps = try #require(runs["steps"] as? [[String: Any]])
    let step = try #require(steps.first { $0["id"] as? String == "sources" })
    let script = try #require(step["run"] as? String)
    let cache = try #require(steps.first { $0["id"] as? String == "cache" }?["with"])
    #expect("\(cache)".contains("${{ steps.sources.outputs.digest }}"))
    let repository = try ScriptedRepository(
      "mkdir -p Sources/A Scripts; echo a > Package.swift; echo b > 'Sources/A/a b.swift'")
    let identify = """
      export ARCHCHECK_SOURCE="$PWD" GITHUB_OUTPUT="$PWD/output"; rm -f output
      (\(script)); cat output
      """
    let first = try repository.run(identify)
    #expect(first.hasPrefix("digest=") && first.count == "digest=\n".count + 40)
    #expect(try repository.run(identify) == first)
    #expect(try repository.run("echo c >> 'Sources/A/a b.swift'; " + identify) != first)
  }

  @Test func hookRunsForWhatCounts() throws {
    let hooks = try #require(try recipe(".pre-commit-hooks.yaml") as? [[String: Any]])
    let pattern = try Regex(try #require(hooks.first?["files"] as? String))
    let counting = [
      "Sources/A/a.swift", "Package.swift", "App.xcodeproj/project.pbxproj",
      "App/project.yml", "Configurations/Debug.xcconfig", ".archcheck.yml", ".archcheck.yaml",
      "App/.archcheck-baseline.json", ".archcheck-baseline.json", "Docs/Architecture.md",
    ]
    for path in counting { #expect(path.contains(pattern), "\(path)") }
    for path in ["a.swift.orig", "App/picture.png", "Package.resolved", "Sources/a.m"] {
      #expect(!path.contains(pattern), "\(path)")
    }
  }

  /// A folder with the release 1.2.3 below a tag.
  private func releases(_ tag: String) throws -> ScriptedRepository {
    try ScriptedRepository(
      """
      system=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
      mkdir -p "\(tag)/archcheck-1.2.3-$system" out; cd \(tag)
      printf '#!/bin/sh\\necho installed\\n' > "archcheck-1.2.3-$system/archcheck"
      tar -czf "archcheck-1.2.3-$system.tar.gz" "archcheck-1.2.3-$system"
      for file in *.tar.gz; do
        if command -v sha256sum > /dev/null; then sha256sum "$file"; else shasum -a 256 "$file"; fi \
          > "$file.sha256"
      done
      """)
  }

  /// Installs into `out`, and prints what is said and the exit code; `swift` only repeats its arguments.
  private func install(_ version: String, releases: String = "file://$PWD") -> String {
    """
    mkdir -p bin; printf '#!/bin/sh\\necho swift "$@"\\nexit 3\\n' > bin/swift; chmod +x bin/swift
    export PATH="$PWD/bin:$PATH" ARCHCHECK_RELEASES="\(releases)" ARCHCHECK_VERSION=\(version)
    code=0; '\(Command.package.path)/Scripts/install-release' out 2>&1 || code=$?; echo "code $code"

    """
  }

  @Test(arguments: ["v1.2.3", "1.2.3"], ["v1.2.3", "1.2.3"])
  func installsAReleaseWithOrWithoutAV(tag: String, version: String) throws {
    let repository = try releases(tag)
    #expect(try repository.run(install(version)) == "code 0\n")
    #expect(try repository.run("out/archcheck") == "installed\n")
  }

  /// The installer takes what the checksum vouches for, and nothing else.
  @Test func installsAReleaseWithItsChecksum() throws {
    let repository = try releases("v1.2.3")
    let said = try repository.run(
      "for file in v1.2.3/*.gz; do echo x >> $file; done\n" + install("v1.2.3") + "ls out")
    #expect(said.hasSuffix("code 1\n") && !said.contains("swift build"), "\(said)")
  }

  @Test func buildsOnlyWhereThereIsNoRelease() throws {
    let repository = try releases("v1.2.3")
    let missing = try repository.run(install("v9") + "ls out")
    #expect(missing.hasPrefix("There is no release 9 at file:"), "\(missing)")
    #expect(
      missing.hasSuffix("swift build --configuration release --product archcheck\ncode 3\n"),
      "\(missing)")
    // Nobody listens there.
    let unreachable = try repository.run(
      install("v1.2.3", releases: "http://127.0.0.1:1/x") + "ls out")
    #expect(unreachable.contains("http://127.0.0.1:1/x/v1.2.3/archcheck-1.2.3-"), "\(unreachable)")
    #expect(unreachable.hasSuffix(" cannot be read\ncode 7\n"), "\(unreachable)")
  }
}
