import Foundation
import Testing

@testable import ArchCheck

/// Parts of a manifest that the two readers must agree on.
private func facts(of manifest: PackageManifest) -> [String] {
  manifest.targets.map { target in
    let uses = target.dependencies.map {
      "\($0.kind) \($0.package ?? "") \($0.name) \($0.platforms) \($0.traits)"
    }
    let plugins = target.plugins.map { "\($0.package ?? "") \($0.name ?? "")" }
    return "\(target.kind) \(target.name) \(target.path ?? "") \(target.sources ?? []) \(uses)"
      + " \(plugins) \(target.isCommand)"
  }.sorted() + manifest.products.map { "\($0.kind) \($0.name) \($0.targets)" }.sorted()
    + [manifest.name]
}

@Test func agreesWithTheToolchain() throws {
  let source = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "P", products: [.library(name: "A", targets: ["A"])],
      dependencies: [.package(path: "../Kit"), .package(url: "https://a.b/log.git", from: "1.0.0")],
      targets: [
        .target(
          name: "A", dependencies: ["B", .product(name: "Log", package: "log")], path: "Code",
          exclude: ["x"], sources: ["y"]),
        .target(name: "B", dependencies: [.product(name: "Kit", package: "Kit", condition: .when(platforms: [.macOS]))]),
        .testTarget(
          name: "ATests", dependencies: [.target(name: "A")],
          plugins: ["Gen", .plugin(name: "Lint", package: "Kit")]),
        .plugin(name: "Gen", capability: .buildTool()),
        .plugin(name: "Format", capability: .command(intent: .sourceCodeFormatting())),
      ])
    for name in ["C", "D"] { package.targets.append(.executableTarget(name: name)) }
    """
  try inTemporaryFolder { folder in
    try write(source, to: "\(folder)/P/Package.swift")
    let read = readManifest(source, path: "P/Package.swift")
    let evaluated = evaluateWithToolchain(read, root: folder, timeLimit: .seconds(120))
    #expect(evaluated.diagnostics == [])
    #expect(facts(of: evaluated) == facts(of: read))
    #expect(evaluated.targets.map(\.line) == read.targets.map(\.line))
    #expect(evaluated.dependencies.map(\.location) == read.dependencies.map(\.location))
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/P") == ["Package.swift"])
  }
}

@Test func readsWithoutTheToolchainWhereItFails() throws {
  try inTemporaryFolder { folder in
    let source =
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: x)"
    try write(source, to: "\(folder)/Package.swift")
    let read = readManifest(source, path: "Package.swift")
    let failed = evaluateWithToolchain(read, root: folder, timeLimit: .seconds(120))
    let message = try #require(failed.diagnostics.last?.message)
    #expect(message.contains("failed with status 1: error: "), "\(message)")
    #expect(message.contains("'x'") && !message.contains(folder), "\(message)")
    let late = evaluateWithToolchain(read, root: folder, timeLimit: .zero)
    #expect(late.diagnostics.last?.message.contains("took longer") == true)
  }
}
