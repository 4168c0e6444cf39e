import Testing

@testable import ArchCheck

/// One adapter can serve only those that can use it.
@Suite struct CountedImportTests {
  private func messages(_ code: String) -> [String] {
    findings(code).map(\.message)
  }

  private func findings(_ code: String) -> [Finding] {
    let example = Example(code)
    let facts = example.files.map { SourceFacts($0.text) }
    let modules = Set(example.files.map(\.module)).sorted().map { name in
      Module(
        name: name, kind: ["App", "Watch"].contains(name) ? .app : .library, package: "Shop",
        path: name, declaredIn: "Shop.xcodeproj/project.pbxproj", line: 1)
    }
    let graph = linkedGraph(
      project: ProjectLayout(
        name: "Shop", modules: modules,
        files: example.files.map { SourceFile(path: $0.path, module: $0.module) }),
      facts: facts)
    return ConfiguredRule(ThirdPartyBehindProtocol()).findingsOrIssue(in: graph)
  }

  @Test func programsWithoutASharedModuleCountAlone() {
    let app = """
      //- App/Images.swift
      import Kingfisher
      //- Watch/Icons.swift
      import Kingfisher

      """
    #expect(messages(app).isEmpty)
    #expect(
      messages(app + "//- App/Feed.swift\nimport Kingfisher\n") == [
        "App uses Kingfisher directly; 2 of its files import it"
      ])
    let shared = """
      //- App/Images.swift
      import Kit
      import Kingfisher
      //- Watch/Icons.swift
      import Kit
      import Kingfisher
      //- Kit/Kit.swift
      public struct Kit {}
      """
    #expect(
      messages(shared) == [
        "App uses Kingfisher directly; 2 files of the project import it",
        "Watch uses Kingfisher directly; 2 files of the project import it",
      ])
    let libraries = """
      //- Cart/Cart.swift
      import Kingfisher
      //- Feed/Feed.swift
      import Kingfisher
      """
    #expect(
      messages(app + libraries) == [
        "Cart uses Kingfisher directly; 2 files of the project import it",
        "Feed uses Kingfisher directly; 2 files of the project import it",
      ])
  }

  /// A file that may import the module is no part of the count, and is named.
  @Test func filesThatAreLeftOutAreNamed() {
    let code = """
      //- App/Images.swift
      import Kingfisher
      //- App/Feed.swift
      import Kingfisher
      //- App/Loader.swift
      import Kingfisher
      protocol Loading { func load() }
      final class Loader: Loading { func load() {} }

      """
    #expect(
      messages(code) == [
        "App uses Kingfisher directly; 2 files of the project import it besides App/Loader.swift"
      ])
    // A folder that adapts the module stands for all in it.
    let adapted =
      code.replacing("App/Loader", with: "App/Kingfisher/Loader")
      + "//- App/Kingfisher/Cache.swift\nimport Kingfisher\nfinal class Cache {}\n"
    #expect(
      messages(adapted) == [
        "App uses Kingfisher directly; 2 files of the project import it besides App/Kingfisher"
      ])
    let watch = """
      //- Watch/Icons.swift
      import Kingfisher
      protocol Drawing { func draw() }
      final class Icons: Drawing { func draw() {} }
      //- Watch/Faces.swift
      import Kingfisher

      """
    #expect(
      messages(code + watch) == [
        "App uses Kingfisher directly; 2 of its files import it besides App/Loader.swift"
      ])
  }

  @Test func placesOfOtherModulesAreShown() {
    let shown = findings(
      """
      //- Cart/Cart.swift
      import Kingfisher
      //- Cart/CartList.swift
      import Kingfisher
      //- Feed/Feed.swift
      import Kingfisher
      """)
    #expect(
      shown.map { $0.evidence.map(\.file) } == [
        ["Cart/CartList.swift", "Feed/Feed.swift"], ["Cart/Cart.swift", "Cart/CartList.swift"],
      ])
  }
}
