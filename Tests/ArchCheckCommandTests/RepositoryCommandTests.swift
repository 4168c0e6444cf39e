import Foundation
import Repositories
import Testing

/// Commits are read from repositories of every shape, by the commands as a user runs them.
@Suite struct RepositoryCommandTests {
  private static let start = """
    printf 'let package = Package(name: "Shop", targets: [.target(name: "Cart")])\\n' \\
      | put Package.swift
    echo 'struct Cart {}' | put Sources/Cart/Cart.swift; commit start
    echo 'final class Order { static let shared = Order() }' | put Sources/Cart/Order.swift
    commit order

    """

  private func diff(_ path: String, _ revisions: String...) throws -> Command {
    try diff(path, revisions)
  }

  private func diff(_ path: String, _ arguments: [String]) throws -> Command {
    try Command(["diff"] + arguments + ["-C", path, "--only", "no_singletons"])
  }

  @Test(arguments: [
    "git clone -q . other", "git worktree add -q other HEAD~0", "git clone -q --bare . other",
    "git clone -q . other; git -C other checkout -q --detach HEAD",
    "git clone -q --no-checkout . other; git -C other sparse-checkout set Nothing",
    "git clone -q --depth 2 \"file://$PWD\" other",
  ])
  func everyShape(_ script: String) throws {
    let repository = try ScriptedRepository(Self.start + script)
    let other = "\(repository.path)/other"
    let before = try repository.run("find other | sort")
    let result = try diff(other, "HEAD~1", "HEAD")
    #expect(result.code == 1, "\(result.errors)")
    #expect(result.output.contains("+ Cart.Order"))
    #expect(result.output.contains("Order.shared is a singleton"))
    #expect(try diff(other, "HEAD", "HEAD").code == 0)
    let history = try Command("history", "-C", other, "--every", "commit")
    let shown = try Command("history", "-C", other, "--every", "commit", "--progress", "always")
    #expect(shown.errors.contains(/Looking at \d+ commits? …/) && shown.output == history.output)
    #expect(!history.errors.contains("Looking at"))
    #expect(history.code == 0, "\(history.errors)")
    #expect(history.output.split(separator: "\n").count == 3)
    // Nothing is left behind in the repository.
    #expect(try repository.run("find other | sort") == before)
  }

  /// A file beyond all measure is not read, and those behind it are.
  @Test func leavesOutHugeFiles() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        yes | head -c 70000000 | put Sources/Cart/Aaa.swift
        echo 'final class Next { static let shared = Next() }' | put Sources/Cart/Next.swift
        commit huge
        """)
    let result = try diff(repository.path, "HEAD~1", "HEAD")
    #expect(result.output.contains("Next.shared is a singleton"), "\(result.errors)")
    #expect(result.errors.contains("Sources/Cart/Aaa.swift"), "\(result.errors)")
  }

  /// Ranges mean what they mean to git: an end that is left out is HEAD, and three dots look at what
  /// came since the two parted.
  @Test func rangesAreThoseOfGit() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        git checkout -q -b side HEAD~1
        echo 'final class Side { static let shared = Side() }' | put Sources/Cart/Side.swift
        commit side
        """)
    let path = repository.path
    func told(_ revisions: String...) throws -> String {
      try Command(["diff", "--format", "json", "-C", path] + revisions).output
    }
    #expect(try told("HEAD..") == told("HEAD", "HEAD"))
    #expect(try told("..main") == told("HEAD", "main"))
    let two = try diff(path, "main..side")
    #expect(two.output.contains("− Cart.Order") && two.output.contains("+ Cart.Side"))
    let three = try diff(path, "main...side")
    #expect(three.output.contains("+ Cart.Side"), "\(three.errors)")
    #expect(three.output.contains("merge base of main and side ("), "\(three.output)")
    #expect(!three.output.contains("Cart.Order"), "\(three.output)")
  }

  @Test(arguments: [
    (
      Self.start + "git clone -q --bare . other",
      "a bare repository has no work tree; name two commits: archcheck diff BASE HEAD"
    ),
    (
      "mkdir other; git -C other init -q -b main; echo 'struct Cart {}' > other/Cart.swift",
      "there is no commit yet to compare with"
    ),
  ])
  func aDiffNeedsACommit(_ script: String, _ reason: String) throws {
    let repository = try ScriptedRepository(script)
    let result = try diff("\(repository.path)/other")
    #expect(result.code == 2)
    #expect(result.errors.contains(reason), "\(result.errors)")
  }

  @Test func aHistorySaysWhatItLeavesOut() throws {
    // The second commit is made on the day after the first.
    let repository = try ScriptedRepository(Self.start)
    func last(_ arguments: String...) throws -> String {
      let told = try Command(["history", "-C", repository.path] + arguments)
      return told.output.split(separator: "\n").last.map(String.init) ?? told.errors
    }
    #expect(try last() == "1 of 2 commits, the last of each week; --every commit shows all")
    #expect(try last("--every", "commit").hasPrefix("20"))
    #expect(
      try last("--every", "commit", "--limit", "1")
        == "1 of 2 commits, the newest ones; a higher --limit shows more")
    #expect(try last("--limit", "0").contains("--limit takes a number from 1"))
    #expect(try Command("history", "-C", repository.path, "--limit", "0").code == 2)
  }

  /// A limit that the title alone exceeds cannot be kept.
  @Test func aLimitThatCannotBeKeptIsRefused() throws {
    let repository = try ScriptedRepository(Self.start)
    for limit in ["10", "1999", "-1"] {
      let told = try diff(repository.path, "HEAD~1", "--format", "markdown", "--limit=\(limit)")
      #expect(told.code == 2 && told.errors.contains("--limit takes a number from 2000"))
    }
    let least = try diff(repository.path, "HEAD~1", "--format", "markdown", "--limit", "2000")
    #expect(least.code < 2 && least.output.utf8.count <= 2_000, "\(least.errors)")
    #expect(try Command("diff", "--help").output.contains("at least 2000"))
  }

  /// `-` is standard output here, too.
  @Test func changesHaveColoursWhereTheyAreAskedFor() throws {
    let repository = try ScriptedRepository(Self.start)
    for output in [[], ["-o", "-"], ["--output=-"]] {
      let told = try diff(repository.path, ["HEAD~1", "--color", "always"] + output)
      #expect(told.output.contains("\u{1B}["), "\(output)")
    }
    _ = try diff(
      repository.path, "HEAD~1", "--color", "always", "-o", "\(repository.path)/changes")
    let file = try String(contentsOfFile: "\(repository.path)/changes", encoding: .utf8)
    #expect(!file.contains("\u{1B}["))
  }

  @Test func whatIsMissingIsSaid() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        git clone -q --depth 1 "file://$PWD" shallow; mkdir ../empty-$$ && cd ../empty-$$
        echo "struct A {}" | put Sources/A/A.swift; pwd > "$OLDPWD/where"
        """)
    let shallow = try diff("\(repository.path)/shallow", "HEAD~1", "HEAD")
    #expect(shallow.code == 2)
    #expect(shallow.errors.contains("shallow clone"))
    let history = try Command("history", "-C", "\(repository.path)/shallow")
    #expect(history.code == 0)
    #expect(history.errors.contains("note: this is a shallow clone, whose history is cut off"))
    for arguments in [
      ["diff", "nothing"], ["diff", "HEAD", "nothing"], ["history", "nothing..HEAD"],
      ["check", "--since", "nothing"],
    ] {
      let result = try Command(
        arguments + (arguments[0] == "check" ? [repository.path] : ["-C", repository.path]))
      #expect(result.code == 2)
      #expect(result.errors.contains("nothing is no commit, branch or tag"), "\(result.errors)")
      #expect(result.output.isEmpty)
    }
    try repository.run(
      "git checkout -q -b topic; git clone -q . clone; git -C clone remote rename origin upstream")
    #expect(
      try diff("\(repository.path)/clone", "main").errors.contains(
        "main is no commit, branch or tag of this repository; there is upstream/main\n"))
    let outside = try repository.run("cat where").trimmingCharacters(in: .newlines)
    defer { try? FileManager.default.removeItem(atPath: outside) }
    let none = try diff(outside, "HEAD")
    #expect(none.code == 2)
    #expect(none.errors.contains("no git repository"))
    #expect(try Command("check", outside).code == 0)
  }

  /// What a partial clone lacks is neither fetched nor taken for an empty file.
  @Test func aPartialCloneIsNotCompared() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        echo '// more' >> Sources/Cart/Order.swift; commit more
        git config uploadpack.allowFilter true
        git clone -q --filter=blob:none "file://$PWD" blobless
        git clone -q --no-checkout --filter=tree:0 "file://$PWD" treeless
        """)
    func isRefused(_ arguments: [String], in folder: String) throws {
      let place = ["-C", "\(repository.path)/\(folder)", "--no-cache"]
      let result = try Command(arguments + place)
      #expect(result.code == 2, "\(arguments): \(result.output)")
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("this is a partial clone"), "\(arguments): \(result.errors)")
      #expect(result.errors.contains("`git fetch --refetch --no-filter`"))
    }
    for arguments in [
      ["diff", "HEAD~1"], ["diff", "HEAD~1", "HEAD"], ["diff", "HEAD", "HEAD~1"],
      ["check", "--since", "HEAD~1"], ["history", "--every", "commit"],
    ] {
      try isRefused(arguments, in: "blobless")
    }
    try isRefused(["diff", "HEAD~1", "HEAD"], in: "treeless")
    #expect(try diff("\(repository.path)/blobless", "HEAD", "HEAD").code == 0)
  }

  @Test func aMissingObjectIsNoEmptyFile() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        echo '// more' >> Sources/Cart/Order.swift; commit more
        id=$(git rev-parse HEAD~1:Sources/Cart/Order.swift)
        rm -f .git/objects/$(echo $id | cut -c 1-2)/$(echo $id | cut -c 3-)
        """)
    let result = try diff(repository.path, "HEAD~1", "HEAD")
    #expect(result.code == 2)
    #expect(result.errors.contains("Sources/Cart/Order.swift cannot be read at commit"))
    #expect(result.errors.contains("`git fsck`"))
  }

  @Test func theFirstCommitHasNothingBefore() throws {
    let repository = try ScriptedRepository(
      "echo 'final class Order { static let shared = Order() }' | put Sources/Cart/Order.swift")
    let result = try Command("check", repository.path, "--since", "HEAD")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.contains("note: there is no commit yet"))
    #expect(try Command("check", repository.path, "--since", "HEAD~1").code == 2)
    for command in [["diff"], ["diff", "HEAD"], ["history"]] {
      let refused = try Command(command + ["-C", repository.path])
      #expect(refused.code == 2)
      #expect(refused.errors.contains("there is no commit yet"), "\(command): \(refused.errors)")
    }
  }

  /// What commits cannot hold is not new against them.
  @Test func ignoredFilesAndSubmodulesAreNotNew() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        git clone -q . ../inner-$$; git -c protocol.file.allow=always submodule --quiet add \
          "$PWD/../inner-$$" Sources/Inner; rm -rf ../inner-$$
        echo Secrets.swift > .gitignore; commit more
        echo 'final class Secrets { static let shared = Secrets() }' | put Sources/Cart/Secrets.swift
        """)
    for arguments in [["check", "--since", "HEAD"], ["diff", "HEAD"]] {
      let result = try Command(arguments + ["-C", repository.path, "--only", "no_singletons"])
      #expect(result.code == 0, "\(result.output)")
      #expect(
        result.errors.contains("git ignores Sources/Cart/Secrets.swift: both sides are read with"),
        "\(result.errors)")
    }
    // The submodule is newer than the commit.
    let older = try Command(
      "check", "--since", "HEAD~1", "-C", repository.path, "--only", "no_singletons")
    #expect(older.code == 0, "\(older.output)")
    #expect(
      older.errors.contains("Sources/Inner stands on both sides as it is on disk"),
      "\(older.errors)")
    // Where git cannot say what they are, nothing is compared.
    try repository.run("echo broken > .git/index")
    let refused = try Command(
      "check", "--since", "HEAD", "-C", repository.path, "--only", "no_singletons")
    #expect(refused.code == 2 && refused.output.isEmpty, "\(refused.output)")
    #expect(refused.errors.contains("error: git cannot list its files: "), "\(refused.errors)")
  }

  /// What generated code declares, the commit's code could use, too.
  @Test func ignoredSourcesMakeNothingElseNew() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        echo Generated/ > .gitignore
        printf 'import UIKit\nopen class Base: UIViewController {}\n' \
          | put Sources/Cart/Generated/Base.swift
        printf 'import UIKit\nfinal class HomeScreen: Base {\n%s\n}\n' \
          '  func load() { UserDefaults.standard.set(1, forKey: "b") }' | put Sources/Cart/Home.swift
        commit home

        """)
    let since = try Command("check", "--since", "HEAD", "-C", repository.path)
    #expect(since.code == 0 && since.output.contains("nothing new"), "\(since.output)")
    let diff = try Command("diff", "HEAD", "-C", repository.path)
    #expect(diff.output.contains("No change to modules"), "\(diff.output)")
  }

  /// What a comment accepts is not gone.
  @Test func whatIsAcceptedIsNotResolved() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        printf 'final class Order {\n%s\n%s\n}\n' '// archcheck:disable:next no_singletons - ok' \
          'static let shared = Order()' | put Sources/Cart/Order.swift
        commit accepted

        """)
    let text = try diff(repository.path, "HEAD~1", "HEAD")
    #expect(text.code == 0 && !text.output.contains("resolved"), "\(text.output)")
    #expect(text.output.contains("accepted  Sources/Cart/Order.swift:1"), "\(text.output)")
    let markdown = try Command(
      "diff", "HEAD~1", "HEAD", "-C", repository.path, "--format", "markdown")
    #expect(markdown.output.contains("0 resolved · 1 accepted"), "\(markdown.output)")
    #expect(markdown.output.contains("Findings that a comment or an exception accepts now"))
    let report = try Command(
      "report", repository.path, "--since", "HEAD~1", "--output", "\(repository.path)/site")
    let page = try repository.run("cat site/changes.md")
    #expect(page.contains("## Findings that a comment or an exception accepts now"), "\(report)")
  }

  /// A note about what may not be new speaks of what is told as new.
  @Test func knownFindingsOfUnreadableFilesAreNotDoubted() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        echo 'func broken( {{{' >> Sources/Cart/Order.swift; commit broken
        echo '// c' >> Sources/Cart/Cart.swift; commit comment

        """)
    let result = try diff(repository.path, "HEAD~1", "HEAD")
    #expect(result.code == 0 && !result.errors.contains("may not be new"), "\(result.errors)")
  }

  /// The work tree has the files of a submodule and the commit has not: both sides get them.
  @Test func aSubmoduleIsNoChange() throws {
    let repository = try ScriptedRepository(
      """
      mkdir ../kit-$$; cd ../kit-$$; git init -q -b main
      printf '// swift-tools-version: 6.0\\nlet package = Package(name: "Kit", products: \
        [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])' \
        | put Package.swift
      echo 'public struct Price {}' | put Sources/Kit/Price.swift; commit kit; cd -
      git -c protocol.file.allow=always submodule --quiet add "$PWD/../kit-$$" Kit
      rm -rf ../kit-$$
      printf '// swift-tools-version: 6.0\\nlet package = Package(name: "Shop", dependencies: \
        [.package(path: "Kit")], targets: [.target(name: "Shop", dependencies: ["Kit"])])' \
        | put Package.swift
      printf 'import Kit\\nstruct Shop { var price: Price }' | put Sources/Shop/Shop.swift
      commit shop
      """)
    let clean = try Command("diff", "HEAD", "-C", repository.path)
    #expect(clean.code == 0 && !clean.output.contains("Kit"), "\(clean.output)")
    #expect(
      clean.errors.contains("Kit stands on both sides as it is on disk"), "\(clean.errors)")
    try repository.run("echo 'struct Cart { var price: Price }' >> Sources/Shop/Shop.swift")
    let changed = try Command("diff", "HEAD", "-C", repository.path)
    #expect(changed.output.contains("+ Shop.Cart"), "\(changed.output)")
    #expect(!changed.output.contains("+ Kit"), "\(changed.output)")

    try repository.run("git submodule --quiet deinit -f Kit")
    let absent = try Command("diff", "HEAD", "-C", repository.path)
    #expect(!absent.errors.contains("stands on both sides"), "\(absent.errors)")
    #expect(
      absent.errors.contains(
        "Kit: warning: this submodule is not checked out; `git submodule update --init` gets it"),
      "\(absent.errors)")
  }

  /// A generated project that git ignores says which files are a module of the commit as well.
  @Test(arguments: ["*.xcodeproj", ""])
  func aProjectThatGitDoesNotTrackIsNoChange(ignored: String) throws {
    let repository = try ScriptedRepository(
      """
      echo '\(ignored)' > .gitignore
      echo 'final class Order { static let shared = Order() }' | put Modules/Cart/Order.swift
      commit one
      put Shop.xcodeproj/project.pbxproj <<'END'
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
        G = { isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Modules/Cart/Order.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = ( B ); };
        T = { isa = PBXNativeTarget; name = Shop; buildPhases = ( S );
          productType = "com.apple.product-type.framework"; };
      }; rootObject = P; }
      END
      """)
    let since = try Command(
      "check", "--since", "HEAD", "-C", repository.path, "--only", "no_singletons")
    #expect(since.code == 0 && since.output.contains("1 known"), "\(since.output)")
    #expect(since.errors.contains("git does not track Shop.xcodeproj"), "\(since.errors)")
    let diff = try Command("diff", "HEAD", "-C", repository.path)
    #expect(diff.output.contains("No change to modules"), "\(diff.output)")

    try repository.run("git add -f Shop.xcodeproj")
    let staged = try Command("diff", "HEAD", "-C", repository.path)
    #expect(staged.output.contains("+ Shop"), "\(staged.output)")
  }

  @Test func withoutGitOnlyCommitsAreMissing() throws {
    let repository = try ScriptedRepository(Self.start)
    let empty = try TemporaryFolder()
    let without = ["PATH": empty.path]
    let diff = try Command(["diff", "HEAD~1", "-C", repository.path], environment: without)
    #expect(diff.code == 2)
    #expect(diff.errors.contains("git is not installed"))
    let check = try Command(
      ["check", repository.path, "--only", "no_singletons"], environment: without)
    #expect(check.code == 1, "\(check.errors)")
  }

  @Test func submodulesAndLargeFilesAreLeftOutAndNoted() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        git clone -q . ../inner-$$; git -c protocol.file.allow=always submodule --quiet add \\
          "$PWD/../inner-$$" Sources/Inner; rm -rf ../inner-$$
        printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:%064d\\nsize 7\\n' 1 \\
          | put Sources/Cart/Big.swift
        commit more
        """)
    let result = try Command("diff", "HEAD~1", "HEAD", "-C", repository.path, "--verbose")
    #expect(result.code == 0)
    #expect(result.errors.contains("Sources/Cart/Big.swift: warning: the contents are stored"))
    #expect(result.errors.contains("Sources/Inner: info: this submodule"))
    #expect(!result.output.contains("Inner"))
    for arguments in [["diff", "HEAD~1", "HEAD"], ["history"]] {
      let result = try Command(arguments + ["-C", repository.path])
      #expect(
        result.errors.contains("of submodules: Sources/Inner is left out\n"), "\(result.errors)")
    }
  }

  /// Names that mean something to a shell, a terminal, a format or git itself.
  @Test func hostileNamesAndMessages() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        cd Sources/Cart
        for name in "a'b" 'a"b' '$(touch ran)' '-x' ':(top)y' 'tab	tab' '[a]*?' '<b>&' 'ü' "$(printf 'u\\314\\210')"; do
          echo "final class C$(echo "$name" | cksum | cut -d ' ' -f 1) { static let shared = 1 }" \\
            > "./$name.swift"
        done
        printf 'final class New { static let shared = New() }\\n' > "$(printf 'new\\nline\\033[31m.swift')"
        cd ../..; printf 'HEAD~1 \\033[31m\\n::error::x <script> | `x`' > message
        git add Sources; git commit -q -F message
        id=$(echo 'struct L {}' | git hash-object -w --stdin)
        printf '100644 %s\\tSources/Cart/latin-\\344.swift\\0' "$id" | git update-index -z --index-info
        git commit -q -m latin
        """)
    for format in ["text", "json", "markdown"] {
      let result = try Command(
        "diff", "HEAD~2", "HEAD", "-C", repository.path, "--format", format, "--only",
        "no_singletons")
      #expect(result.code == 1, "\(result.errors)")
      #expect(!result.output.contains("\u{1B}"))
      #expect(result.errors.contains("file name is not UTF-8"))
      #expect(!result.errors.contains("\u{1B}"))
    }
    let json = try Command(
      "diff", "HEAD~2", "HEAD", "-C", repository.path, "--format", "json", "--only",
      "no_singletons")
    struct Changes: Decodable {
      var types: [String: [String]]
      var findings: [Finding]
      struct Finding: Decodable { var file: String }
    }
    let changes = try JSONDecoder().decode(Changes.self, from: Data(json.output.utf8))
    // Two names that differ in their normalisation only are two files to git.
    #expect(changes.types["added"]?.count == 11)
    #expect(changes.findings.map(\.file).contains("Sources/Cart/new\nline\u{1B}[31m.swift"))
    for format in ["text", "json", "markdown"] {
      let history = try Command(
        "history", "-C", repository.path, "--every", "1", "--format", format)
      #expect(history.code == 0)
      #expect(!history.output.contains("\u{1B}"))
    }
    #expect(try repository.run("find . -name ran").isEmpty)
  }

  private static let files = "Package.swift Sources .archcheck.yml"
  private static let configured =
    "printf 'version: 1\\nrules: { no_singletons: warning }\\n' | put .archcheck.yml\n" + start

  /// Where a project's folder moves, it is compared with what it was.
  @Test(arguments: [
    (
      "mkdir shop; git mv \(files) shop/; commit deep; mkdir apps; git mv shop apps/", "apps/shop",
      "apps/shop is compared with shop, where it stood at "
    ),
    (
      "mkdir shop; git mv \(files) shop/", "shop",
      "shop is compared with the top of the repository, where it stood at "
    ),
  ])
  func aProjectThatMovedIsFollowed(_ script: String, _ folder: String, _ note: String) throws {
    let repository = try ScriptedRepository(Self.configured + script)
    let more = "echo 'final class Item { static let shared = Item() }'"
    try repository.run("\(more) > \(folder)/Sources/Cart/Item.swift")
    let path = "\(repository.path)/\(folder)"
    // The move is only staged, and then committed.
    for arguments in [["HEAD"], ["HEAD~1", "HEAD"]] {
      let told = try Command(["diff"] + arguments + ["-C", path, "--only", "no_singletons"])
      #expect(told.code == 1, "\(told.errors)")
      #expect(told.errors.contains("note: " + note), "\(told.errors)")
      #expect(told.output.contains("1 new: 1 warning · 1 known"), "\(told.output)")
      #expect(told.output.contains("+ Cart.Item") && !told.output.contains("+ Cart.Order"))
      if arguments.count == 1 { try repository.run("commit moved") }
    }
    let since = try Command("check", path, "--since", "HEAD~1", "--only", "no_singletons")
    #expect(since.output.contains("1 new: 1 warning · 1 known"), "\(since.output)")
  }

  @Test func theHistoryFollowsAMove() throws {
    let repository = try ScriptedRepository(
      Self.configured + """
        mkdir shop; git mv \(Self.files) shop/; commit deep
        mkdir apps; git mv shop apps/; commit moved
        """)
    func history(_ folder: String) throws -> Command {
      try Command(
        "history", "-C", "\(repository.path)/\(folder)", "--every", "commit", "--format", "json")
    }
    let told = try history("apps/shop")
    #expect(!told.output.contains("\"modules\": 0"), "\(told.output)")
    #expect(
      told.errors.contains("note: apps/shop is followed to shop, where it stood at "),
      "\(told.errors)")
    #expect(
      told.errors.contains("note: apps/shop is followed to the top of the repository, where it"))
    try repository.run(
      "mkdir new; cp apps/shop/Package.swift new/; echo 'struct New {}' | put new/Sources/Cart/New.swift"
        + "; commit new")
    #expect(
      try history("new").errors
        == "note: the project's folder is not there at the oldest 4 of 5 commits, whose figures are "
        + "therefore 0\n")
  }

  @Test func aProjectThatIsNewIsFollowedNowhere() throws {
    let repository = try ScriptedRepository(
      Self.configured + """
        mkdir copy other; cp -r \(Self.files) copy/; commit copy
        cp Package.swift .archcheck.yml other/; mkdir -p other/Sources/Cart
        git mv copy/Sources/Cart/Order.swift other/Sources/Cart/
        for name in A B; do echo "struct $name {}" | put other/Sources/Cart/$name.swift; done
        """)
    for (folder, base) in [("copy", "HEAD~1"), ("other", "HEAD")] {
      let told = try Command("diff", base, "-C", "\(repository.path)/\(folder)")
      #expect(
        told.errors.contains("the folder \(folder) did not exist at commit"), "\(told.errors)")
      #expect(!told.errors.contains("is compared with"))
    }
  }

  @Test(arguments: [
    ("HEAD..HEAD", "HEAD..HEAD holds no commits: both ends are the same one"),
    ("HEAD..", "HEAD.. holds no commits: both ends are the same one"),
    (
      "main..side",
      "main..side holds no commits: main has all that side has; side..main is what came since"
    ),
  ])
  func anEmptyRangeIsSaid(_ range: String, _ note: String) throws {
    let repository = try ScriptedRepository(Self.start + "git branch side HEAD~1")
    let history = try Command("history", range, "-C", repository.path)
    #expect(history.code == 0)
    #expect(history.errors == "note: \(note)\n")
    #expect(history.output.split(separator: "\n").count == 1)
    #expect(try Command("history", "side..main", "-C", repository.path).errors == "")
  }

  @Test func aConfigurationOnDiskThatIsNotUsedIsTold() throws {
    let repository = try ScriptedRepository(
      Self.start + "printf 'version: 1\\nname: Shop\\n' | put .archcheck.yml")
    let note = "note: both sides are judged as HEAD says, and .archcheck.yml on disk is another one"
    #expect(try diff(repository.path, "HEAD~1", "HEAD").errors.contains(note))
    #expect(try !diff(repository.path, "HEAD~1").errors.contains(note))
    let given = repository.path + "/.archcheck.yml"
    #expect(try !diff(repository.path, "HEAD~1", "HEAD", "-c", given).errors.contains(note))
  }

  @Test func mistakesOfACommitNameIt() throws {
    let repository = try ScriptedRepository(
      Self.start + """
        printf 'rules: { no_singelton: error }\\n' | put .archcheck.yml; commit wrong; git tag wrong
        printf 'exceptions: [{ rule: no_singletons, subject: No, because: x }]\\n' \\
          | put .archcheck.yml; commit unused; git tag unused
        printf 'contracts: [{ layers: [Cart, Nothing] }]\\n' | put .archcheck.yml; commit name
        git tag name; rm .archcheck.yml
        """)
    for (head, place) in [
      ("wrong", "wrong:.archcheck.yml:1:10: error: unknown rule"),
      ("unused", "unused:.archcheck.yml:1:14: warning: the exception for no_singletons covers"),
      ("name", "name:.archcheck.yml:1:30: error: "),
    ] {
      let told = try Command("diff", "HEAD~1", head, "-C", repository.path)
      #expect(
        told.errors.contains("\n" + place) || told.errors.hasPrefix(place),
        "\(place): \(told.errors)\(told.output)")
    }
  }
}
