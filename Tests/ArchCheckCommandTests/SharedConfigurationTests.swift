import Foundation
import Repositories
import Testing

/// Packages of one repository that share a configuration.
@Suite struct SharedConfigurationTests {
  private static let start = """
    printf 'version: 1\\nextends: none\\nrules: { no_singletons: error }\\n' | put company/base.yml
    printf 'version: 1\\nextends: ../company/base.yml\\n' | put app/.archcheck.yml
    printf 'let package = Package(name: "Shop", targets: [.target(name: "Cart")])\\n' \\
      | put app/Package.swift
    echo 'final class Order { static let shared = Order() }' | put app/Sources/Cart/Order.swift
    commit start

    """
  private static let off = "printf 'version: 1\\nextends: none\\n' | put company/base.yml\n"

  @Test func showAndValidateReadBoth() throws {
    let repository = try ScriptedRepository(Self.start)
    let app = "\(repository.path)/app"
    let shown = try Command("config", "show", app)
    #expect(
      shown.output.contains("no_singletons:  # ../company/base.yml:3\n"), "\(shown.output)")
    #expect(try Command("config", "validate", "--strict", app).code == 0)
    // A configuration that is named is not read in the folder of the project.
    let other = try Command(
      "config", "show", app, "-c", "../app/.archcheck.yml", in: "\(repository.path)/company")
    #expect(
      other.output.contains("no_singletons:  # ../app/../company/base.yml:3\n"),
      "\(other.output)\(other.errors)")
    try repository.run("printf 'version: 1\\nruls: {}\\nexclude: [Gone]' | put company/base.yml")
    let wrong = try Command("config", "validate", app)
    #expect(wrong.code == 2)
    #expect(
      wrong.errors
        == "../company/base.yml:2:1: error: unknown key \"ruls\"; did you mean \"rules\"?\n")
    try repository.run(
      """
      put company/base.yml <<'END'
      version: 1
      exclude: [Gone]
      exceptions:
        - { rule: no_singletons, subject: Gone, because: Old }
        - { rule: final_classes, subject: Gone, because: Old }
      END
      """)
    let idle = try Command("config", "validate", "--strict", app)
    #expect(idle.code == 0, "\(idle.output)")
    #expect(idle.output.contains("../company/base.yml:2:11: note: \"Gone\" matches no Swift file"))
    let checked = try Command("check", app, "--strict", "--fail-on", "never")
    #expect(checked.code == 0, "\(checked.errors)")
    #expect(
      checked.errors.contains("note: the exception for no_singletons covers no finding"),
      "\(checked.errors)")
  }

  /// Platforms know files by their paths in the repository.
  @Test func findingsInAnExtendedFileHaveItsPath() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        put company/base.yml <<'END'
        version: 1
        exceptions: [{ rule: no_singletons, subject: A, because: Old, until: 2020-01-31 }]
        END
        """)
    let result = try Command("check", "\(repository.path)/app", "--format", "sarif")
    #expect(result.output.contains("\"uri\": \"company/base.yml\""), "\(result.output)")
  }

  @Test func keptResultsAreThoseOfTheExtendedFile() throws {
    let repository = try ScriptedRepository(Self.start)
    let arguments = ["check", "\(repository.path)/app", "--cache-path", "\(repository.path)/cache"]
    for _ in 0..<2 {
      let result = try Command(arguments)
      #expect(result.output.contains("Order.shared is a singleton"), "\(result.errors)")
    }
    try repository.run(Self.off)
    #expect(try !Command(arguments).output.contains("Order.shared"))
  }

  @Test func aCommitIsJudgedByTheFilesThatItHas() throws {
    let repository = try ScriptedRepository(
      Self.start + Self.off + "commit off\necho 'struct A {}' | put app/Sources/Cart/A.swift\n"
        + "commit two\n")
    let app = "\(repository.path)/app"
    let before = try Command("diff", "HEAD~2", "HEAD~2", "-C", app)
    #expect(before.output.contains("nothing new · 1 known"), "\(before.output)")
    #expect(
      before.errors.contains("both sides are judged as HEAD~2 says, and .archcheck.yml on disk is"),
      "\(before.errors)")
    let changed = try Command("diff", "HEAD~2", "-C", app)
    #expect(changed.output.contains("The configuration changed"), "\(changed.output)")
    let same = try Command("diff", "HEAD~1", "-C", app)
    #expect(!same.output.contains("The configuration changed"), "\(same.output)")
    try repository.run(
      "printf 'version: 1\\nextends: none\\nrules: { no_singletons: error }\\n' \\"
        + "\n | put company/base.yml")
    let since = try Command("check", app, "--since", "HEAD~2")
    #expect(since.code == 0 && since.output.contains("1 known"), "\(since.output)")
    try repository.run("git rm -q --cached company/base.yml; git commit -qm gone")
    let gone = try Command("diff", "HEAD", "HEAD", "-C", app)
    #expect(gone.code == 2)
    #expect(
      gone.errors.contains(
        "HEAD:.archcheck.yml:2:10: error: \"../company/base.yml\" is not in this commit as a file"),
      "\(gone.errors)")
  }

  /// A file that is extended is read, whatever it is called.
  @Test func filesThatAreExtendedAreNotCalledUnread() throws {
    let repository = try ScriptedRepository(
      Self.start + "cp company/base.yml app/archcheck.yml\nput app/Sources/.archcheck.yml <<'END'\n"
        + "version: 1\nEND\n"
        + "printf 'version: 1\\nextends: [archcheck.yml, Sources/.archcheck.yml]' | put app/.archcheck.yml"
    )
    let result = try Command("check", "\(repository.path)/app", "--strict", "--fail-on", "never")
    #expect(result.errors == "", "\(result.errors)")
  }
}
