// swift-tools-version: 6.2

import PackageDescription

// What `archcheck --version` adds in a release: ARCHCHECK_COMMIT=$(git describe --always) swift build
let commit = (Context.environment["ARCHCHECK_COMMIT"] ?? "").filter {
  $0.isLetter || $0.isNumber || "-.".contains($0)
}

let package = Package(
  name: "archcheck",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "archcheck", targets: ["ArchCheckCommand"]),
    .library(name: "ArchCheck", targets: ["ArchCheck"]),
    .library(name: "ArchCheckTesting", targets: ["ArchCheckTesting"]),
    .plugin(name: "ArchCheckPlugin", targets: ["ArchCheckPlugin"]),
    .plugin(name: "ArchCheckBuildPlugin", targets: ["ArchCheckBuildPlugin"]),
  ],
  dependencies: [
    // `Facts` reads the raw tree, which is SPI and may change from one minor version to the next.
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(
      name: "CBuildCommit",
      cSettings: [.define("ARCHCHECK_COMMIT", to: "\"\(commit)\"")]),
    .target(name: "Markdown", dependencies: ["CCMark"]),
    .target(
      name: "ArchCheck",
      dependencies: [
        "Markdown",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
      ]),
    .target(name: "ArchCheckTesting", dependencies: ["ArchCheck"]),
    .target(name: "Report", dependencies: ["ArchCheck", "Markdown"]),
    .executableTarget(
      name: "ArchCheckCommand",
      dependencies: [
        "ArchCheck", "CBuildCommit", "Report",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "floor",
      dependencies: [
        "ArchCheck",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Benchmarks/Floor"),
    // Without a dependency on the program: SwiftPM would build swift-syntax a second time, for the host.
    .plugin(
      name: "ArchCheckPlugin",
      capability: .command(
        intent: .custom(
          verb: "archcheck",
          description: "Show where the package departs from the architecture it claims."))),
    .plugin(
      name: "ArchCheckBuildPlugin", capability: .buildTool()),
    // What several test targets make their input with.
    .target(name: "Repositories", path: "Tests/Repositories"),
    .testTarget(
      name: "ArchCheckTests", dependencies: ["ArchCheck", "Report", "Markdown", "Repositories"]),
    .testTarget(
      name: "ArchCheckCommandTests",
      dependencies: [
        "ArchCheck", "ArchCheckCommand", "Markdown", "Repositories",
        .product(name: "Yams", package: "Yams"),
      ]),
    .testTarget(
      name: "ArchCheckTestingTests", dependencies: ["ArchCheck", "ArchCheckTesting", "Markdown"]),
    // The tests of the sample package Shop as its authors would write them: they lie in its folder,
    // find it from there, and run with ours.
    .testTarget(
      name: "ShopTests", dependencies: ["ArchCheck", "ArchCheckTesting"],
      path: "Tests/Fixtures/Shop/Tests"),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown", "Repositories"]),
    .testTarget(name: "ReportTests", dependencies: ["ArchCheck", "Report", "Markdown"]),
  ],
  swiftLanguageModes: [.v6]
)
