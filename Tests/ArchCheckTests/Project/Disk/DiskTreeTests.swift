import ArchCheck
import Foundation
import Testing

/// Makes a folder with the files and links (`name -> target`), and lists it.
private func check(
  _ files: [String], links: [String: String] = [:], lists expected: [String],
  diagnostics: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try inTemporaryFolder { root in
    for file in files { try write("", to: "\(root)/\(file)") }
    for (path, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(path)", withDestinationPath: target)
    }
    let listing = try DiskTree(root: root).listing()
    #expect(listing.entries.map(\.path) == expected, sourceLocation: sourceLocation)
    #expect(
      listing.diagnostics.map { "\($0.file ?? ""): \($0.message)" } == diagnostics,
      sourceLocation: sourceLocation)
  }
}

func inTemporaryFolder(_ body: (String) throws -> Void) throws {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: root) }
  try body(root.resolvingSymlinksInPath().path)
}

func write(_ text: String, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: url)
}

@Test func listsFilesInTheOrderOfTheirPaths() throws {
  try check(
    ["b.swift", "a/x.swift", "a.swift", "a-b/y.swift", "é.swift", "a/b/c.swift"],
    lists: ["a-b/y.swift", "a.swift", "a/b/c.swift", "a/x.swift", "b.swift", "é.swift"])
}

@Test func leavesOutFoldersThatHoldNoSources() throws {
  try check(
    [
      ".git/config", ".build/x.swift", "App/.swiftpm/y.swift", "Podfile", "Pods/z.swift",
      "node_modules/q/q.swift", ".archcheck.yml", "App/Cartfile", "App/Carthage/w.swift",
      "App/A.swift", "Web/Pods/Manifest.lock", "Web/Pods/v/v.swift", "DerivedData/Build/u.swift",
      "Kit/Carthage/Checkouts/t/t.swift", "build/SourcePackages/checkouts/s/Package.swift",
      "vendor/bundle/ruby/3.3.0/gems/r/Package.swift",
    ],
    lists: [".archcheck.yml", "App/A.swift", "App/Cartfile", "Podfile"])
}

/// A target may have a folder that is called like a package manager's.
@Test func listsFoldersThatAreOnlyCalledLikeThoseOfTools() throws {
  let files = [
    "Sources/Kube/Carthage/City.swift", "Sources/Kube/DerivedData/Sum.swift",
    "Sources/Kube/Pods/Models/Pod.swift", "Sources/Kube/Pods/PodList.swift",
    "Sources/Kube/SourcePackages/Source.swift", "Sources/Kube/bundle/Bundle.swift",
    "Sources/Kube/node_modules/Node.swift",
  ]
  try check(files, lists: files)
  try check(
    files + ["Podfile", "Pods/a.swift"], links: ["Sources/Foreign": "../Pods"],
    lists: ["Podfile"] + files)
}

/// The files of another work tree are those of this one again.
@Test func leavesOutLinkedWorkTrees() throws {
  try inTemporaryFolder { root in
    try write("gitdir: /repo/.git/worktrees/main\n", to: "\(root)/.git")
    try write("", to: "\(root)/A.swift")
    for (folder, place) in [
      ("wt/feature", "\(root)/.git/worktrees/feature"), ("near", "../.git/worktrees/near"),
      ("Kit", "../.git/modules/Kit"), ("bare", "/all.git/worktrees/bare"),
    ] {
      try write("gitdir: \(place)\n", to: "\(root)/\(folder)/.git")
      try write("", to: "\(root)/\(folder)/A.swift")
    }
    let listing = try DiskTree(root: root).listing()
    #expect(
      listing.entries.map(\.path).filter { !$0.hasSuffix(".git") }
        == ["A.swift", "Kit/A.swift", "bare/A.swift"])
    #expect(listing.diagnostics.map(\.file) == ["near", "wt/feature"])
    #expect(listing.diagnostics.allSatisfy { $0.severity == .info })
  }
}

@Test func followsLinksInsideTheRootOnly() throws {
  try check(
    ["Shared/S.swift", "App/A.swift"],
    links: [
      "App/Shared": "../Shared", "App/Copy.swift": "A.swift", "App/out": "/usr",
      "App/Passwords.swift": "/etc/passwd", "App/gone.swift": "nothing",
    ],
    lists: ["App/A.swift", "App/Copy.swift", "App/Shared/S.swift", "Shared/S.swift"],
    diagnostics: [
      "App/Passwords.swift: symbolic link leads out of the project and is not followed",
      "App/gone.swift: symbolic link leads nowhere",
      "App/out: symbolic link leads out of the project and is not followed",
    ])
}

/// A package that links lead to is one package, and who depends on a link depends on it.
@Test func readsALinkedPackageOnce() throws {
  func manifest(_ name: String, dependencies: String = "", targets: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependencies)], targets: [\(targets)])
    """
  }
  try inTemporaryFolder { root in
    try write(manifest("Kit", targets: ".target(name: \"Kit\")"), to: "\(root)/Kit/Package.swift")
    try write("", to: "\(root)/Kit/Sources/Kit/K.swift")
    try write(
      manifest(
        "App", dependencies: ".package(path: \"Packages/Kit\")",
        targets: ".target(name: \"App\", dependencies: [\"Kit\"])"),
      to: "\(root)/App/Package.swift")
    try write("", to: "\(root)/App/Sources/App/A.swift")
    try write("", to: "\(root)/App/Packages/README.md")
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/App/Packages/Kit", withDestinationPath: "../../Kit")
    let project = try ProjectLayout.load(tree: DiskTree(root: root), rootName: "root")
    #expect(project.modules.map(\.name) == ["App", "Kit"])
    #expect(project.modules[0].dependencies.map(\.name) == ["Kit"])
    #expect(project.files.map(\.path) == ["App/Sources/App/A.swift", "Kit/Sources/Kit/K.swift"])
    #expect(project.diagnostics == [])
    #expect(project.filesOfNoModule == [])
  }
}

@Test func followsNoCircleOfLinks() throws {
  try check(
    ["A/a.swift", "B/b.swift"],
    links: ["A/up": "..", "A/self": ".", "A/toB": "../B", "B/toA": "../A"],
    lists: ["A/a.swift", "A/toB/b.swift", "B/b.swift", "B/toA/a.swift"],
    diagnostics: [
      "A/self: symbolic link leads to a folder around it and is not followed",
      "A/toB/toA: symbolic link in a linked folder is not followed",
      "A/up: symbolic link leads to a folder around it and is not followed",
      "B/toA/self: symbolic link in a linked folder is not followed",
      "B/toA/toB: symbolic link in a linked folder is not followed",
      "B/toA/up: symbolic link in a linked folder is not followed",
    ])
}

/// Nothing is closed to the superuser.
@Test(.enabled(if: geteuid() != 0)) func tellsLinksToWhatCannotBeRead() throws {
  try inTemporaryFolder { root in
    try write("", to: "\(root)/B/b.swift")
    try FileManager.default.createDirectory(atPath: "\(root)/A", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/A/toB", withDestinationPath: "../B")
    chmod("\(root)/B", 0)
    defer { chmod("\(root)/B", 0o755) }
    let listing = try DiskTree(root: root).listing()
    #expect(
      listing.diagnostics.map { "\($0.severity) \($0.file ?? ""): \($0.message)" } == [
        "warning A/toB: folder cannot be read", "warning B: folder cannot be read",
      ])
  }
}

@Test func readsNothingOutsideOfTheRoot() throws {
  try inTemporaryFolder { folder in
    try write("secret", to: "\(folder)/secret")
    try write("text", to: "\(folder)/root/file")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/root/link", withDestinationPath: "..")
    let tree = try DiskTree(root: "\(folder)/root")
    #expect(tree.contents(of: "file") == Array("text".utf8))
    #expect(tree.contents(of: "../secret") == nil)
    #expect(tree.contents(of: "link/secret") == nil)
    #expect(tree.contents(of: "missing") == nil)
    #expect(tree.contents(of: "") == nil)
  }
}

/// Whether é in its two ways to be written names two files, as Linux has it and macOS has not.
private let fileSystemTellsFormsApart: Bool = {
  var count = 0
  try? inTemporaryFolder { root in
    for name in ["e\u{301}", "\u{e9}"] { try write(name, to: "\(root)/\(name)") }
    count = try FileManager.default.contentsOfDirectory(atPath: root).count
  }
  return count == 2
}()

/// Swift takes two ways to write é for one, and file systems need not.
@Test(.enabled(if: fileSystemTellsFormsApart)) func tellsFoldersApartByTheBytesOfTheirNames() throws
{
  try inTemporaryFolder { root in
    let paths = ["de\u{301}/A.swift", "d\u{e9}/A.swift"]
    try write("composed", to: "\(root)/\(paths[1])")
    try write("decomposed", to: "\(root)/\(paths[0])")
    var tree = try DiskTree(root: root)
    tree.index = ContentIndex(root: root, cache: Cache(folder: "\(root)/.cache", build: "1"))
    #expect(try tree.files().count == 2)
    #expect(tree.contents(of: paths[0]) == Array("decomposed".utf8))
    #expect(tree.contents(of: paths[1]) == Array("composed".utf8))
    #expect(tree.read.count == 2)
  }
}

@Test func findsTheRootOfAProject() throws {
  try inTemporaryFolder { folder in
    for file in ["repo/.git/HEAD", "repo/App/Package.swift", "repo/App/Sources/A/A.swift"] {
      try write("", to: "\(folder)/\(file)")
    }
    func check(_ path: String, _ root: String, _ focus: String) throws {
      let found = try projectRoot(for: "\(folder)/\(path)")
      #expect(found.path == "\(folder)/\(root)")
      #expect(found.focus == focus)
    }
    try check("repo", "repo", "")
    try check("repo/App", "repo/App", "")
    try write("", to: "\(folder)/repo/Shop/Shop.xcodeproj/project.pbxproj")
    try check("repo/Shop/Shop.xcodeproj", "repo/Shop", "")
    try check("repo/App/Sources", "repo", "App/Sources")
    try check("repo/App/Sources/A/A.swift", "repo", "App/Sources/A/A.swift")
    try write("", to: "\(folder)/repo/App/.archcheck.yml")
    try check("repo/App/Sources", "repo/App", "Sources")
    try write("", to: "\(folder)/.archcheck.yml")
    try check("repo", "repo", "")
    #expect(throws: ProjectError.self) { try projectRoot(for: "\(folder)/none") }
    // Without a repository, what declares a project is the top.
    try write("", to: "\(folder)/plain/Package.swift")
    try write("", to: "\(folder)/plain/Sources/A/A.swift")
    try FileManager.default.removeItem(atPath: "\(folder)/.archcheck.yml")
    try check("plain/Sources/A/A.swift", "plain", "Sources/A/A.swift")
    try write("", to: "\(folder)/bare/A/A.swift")
    try check("bare/A", "bare/A", "")
  }
}

@Test func refusesAConfigurationThatIsADeadLink() throws {
  try inTemporaryFolder { folder in
    try write("", to: "\(folder)/Package.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/.archcheck.yml", withDestinationPath: "../shared/archcheck.yml")
    let error = #expect(throws: ProjectError.self) { try projectRoot(for: folder) }
    #expect(error?.description == "\(folder)/.archcheck.yml: the link leads nowhere")
  }
}
