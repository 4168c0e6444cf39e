import Testing

@testable import ArchCheck

/// One adapter can serve only those that can use it.
@Suite struct CountedImportTests {
  private func findings(_ code: String) -> [String] {
    var graph = Example(code).graph()
    for module in graph.modules.indices
    where ["App", "Watch"].contains(graph.modules[module].name) {
      graph.modules[module].declaration?.kind = .app
    }
    return ConfiguredRule(ThirdPartyBehindProtocol()).findings(in: graph).map(\.message)
  }

  @Test func programsWithoutASharedModuleCountAlone() {
    let app = """
      //- App/Images.swift
      import Kingfisher
      //- Watch/Icons.swift
      import Kingfisher

      """
    #expect(findings(app).isEmpty)
    #expect(
      findings(app + "//- App/Feed.swift\nimport Kingfisher\n") == [
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
      findings(shared) == [
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
      findings(app + libraries) == [
        "Cart uses Kingfisher directly; 2 files of the project import it",
        "Feed uses Kingfisher directly; 2 files of the project import it",
      ])
  }
}
