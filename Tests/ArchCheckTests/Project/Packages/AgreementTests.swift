import Foundation
import Testing

@testable import ArchCheck

/// Our reading of the manifests of real packages is the toolchain's: of those that this package is
/// built with, and of those below the folders in `ARCHCHECK_PACKAGES` (separated by `:`).
@Test(arguments: packageFolders())
func readsManifestsAsTheToolchainDoes(_ folder: String) throws {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder)
  func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }
  let name = try #require(chosenManifest(among: names, reading: text))
  let source = try #require(text(name))
  #if os(macOS)
    let platform = "macOS"
  #else
    let platform = "Linux"
  #endif
  let read = readManifest(source, path: name, platform: platform)
  #expect(read.diagnostics == [])
  let evaluated = evaluateWithToolchain(read, root: folder, timeLimit: .seconds(120))
  #expect(evaluated.diagnostics == [])
  #expect(differences(of: read, from: evaluated) == [])
}

/// Without packages nothing would be compared, as where they are checked out elsewhere.
@Test func findsPackagesToCompare() {
  #expect(packageFolders().count >= 3, "name folders with packages in ARCHCHECK_PACKAGES")
}

private func packageFolders() -> [String] {
  let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).dropFirst()
  let checkouts = "/" + root.joined(separator: "/") + "/.build/checkouts"
  let further = ProcessInfo.processInfo.environment["ARCHCHECK_PACKAGES"] ?? ""
  return ([checkouts] + further.split(separator: ":").map(String.init)).flatMap { top in
    let entries = (try? DiskTree(root: top).files()) ?? []
    return entries.filter { lastComponent(of: $0.path) == "Package.swift" }
      .map { "\(top)/\(parentFolder(of: $0.path))" }
  }
}

/// What only one of two readings has. What exists under a condition of the manifest's environment
/// may be missing from the toolchain's reading, which is of one environment.
private func differences(of read: PackageManifest, from other: PackageManifest) -> [String] {
  var found: [String] = []
  func compare<Part>(
    _ left: [Part], _ right: [Part], _ text: (Part) -> String, isConditional: (Part) -> Bool
  ) {
    let known = Set(left.map(text))
    let expected = Set(right.map(text))
    found += expected.subtracting(known).sorted().map { "missing: \($0)" }
    found += left.filter { !expected.contains(text($0)) && !isConditional($0) }
      .map { "not there: \(text($0))" }
  }
  let always = Set(read.targets.filter { $0.condition == nil }.map(\.name))
  if read.name != other.name { found.append("name: \(read.name), \(other.name)") }
  compare(read.dependencies, other.dependencies, location, isConditional: { $0.condition != nil })
  compare(
    read.products, other.products,
    { "\($0.kind) product \($0.name) \($0.targets.filter(always.contains))" },
    isConditional: { $0.condition != nil })
  compare(
    read.targets, other.targets,
    { "\($0.kind) \($0.name) at \($0.path ?? "") of \($0.sources ?? [])" },
    isConditional: { $0.condition != nil })
  for target in read.targets {
    guard let twin = other.targets.first(where: { $0.name == target.name }) else { continue }
    compare(
      target.dependencies, twin.dependencies,
      {
        let platforms = $0.platforms.map { $0.lowercased() }
        return "\(target.name): \($0.kind) \($0.package ?? "")/\($0.name) "
          + "\(platforms) \($0.configuration ?? "") \($0.traits)"
      }, isConditional: { $0.condition != nil || target.condition != nil })
  }
  return found
}

/// The place of a package, the same for `..` and `../`.
private func location(_ dependency: PackageDependency) -> String {
  guard case .path(let path) = dependency.location else {
    return "package \(dependency.location)"
  }
  return "package at \(path.split(separator: "/").joined(separator: "/"))"
}
